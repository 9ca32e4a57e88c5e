"""Every place of a game, one after another, in the app as it is: each told by its name when it stands on the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from desktop.keep.pins import hashed
from desktop.seats.seating import Seated, Seating
from desktop.start.game_on import GameOn
from desktop.table.pages.pages import TablePage
from desktop.table.stage.guide import Guided
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import staged
from devtools.gallery.around import Opened
from devtools.walk import games
from devtools.walk.games import EVENING, LED, PLAIN, Setup, Spot
from rulesets.engine import Game

PIN = "1234"
# All that everybody sees stands on the second screen, too, and there it is looked at in these places.
WALL = "wall"
SEEN_BY_ALL = ("table", "board", "moments", WALL)
MOMENTS = ("dawn", "dusk", "verdict", "tie", "jailed", "elected", "event", "revealed", "fallen", "night", "end")
LAYOUTS = ("read", "seats", "text", "hand", "cards")
# Asks that share a page.
SHARED = ("seats-seats", "text-seats", "hand-hand")
CALLS = ("choose", "show", "show nothing", "nobody", "confirm")


class InPlay:
    def __init__(self, opened: Opened, seats: int) -> None:
        self.opened, self.hands, self.clock = opened, opened.hands, opened.clock
        self.seats = seats

    def spot(self, kind: str, setup: Setup = PLAIN) -> Spot | None:
        return games.nearest_spot(self.seats, self.opened.language, kind, setup)

    @property
    def stage(self) -> Stage:
        stage = self.opened.app.navigator.stage
        if stage is None:
            raise LookupError("no game is on")
        return stage

    # Places

    def table(self) -> Iterator[str]:
        for kind in ("report", "talk", "text", "choose", "over"):
            if self.sit_down(f"table {kind}"):
                yield kind
        if self.sit_down("table talk", setup=games.INTERRUPTED):
            yield "talk that is interrupted"
        if self.sit_down("table talk"):
            self.stage.pause()
            yield "paused"
            yield from self._beside("lineup", "closeLineup")
            yield from self._beside("menu", "menuClose")
            yield from self._beside("leave", "leaveNo")
            yield from self._beside("void", "voidNo")
            yield from self._beside("story", "story")
        if self.sit_down("table choose"):
            self.stage.withoutAnswer()
            yield "gone on without"

    def board(self) -> Iterator[str]:
        self._on_stage(games.first(self.seats, self.opened.language, games.opens_a_vote), fast=True)
        yield "to count"
        self.stage.countDown()
        yield "counting"
        self._wait()
        yield from (f"first {pointed}" for pointed in self._pointed())
        if self.sit_down("table ballot"):
            yield "ballot"
            yield from self._pointed()
        if self.sit_down("table hands"):
            yield "hands"

    def _pointed(self) -> Iterator[str]:
        voters = list(self.stage.session.top.voters)
        for voter, named in zip(voters, reversed(voters), strict=True):
            self.stage.tapSeat(self.stage.seating.number(voter))
            self.stage.tapSeat(self.stage.seating.number(named))
            if voter == voters[len(voters) // 2]:
                yield "half pointed"
        yield "all pointed"

    def moments(self) -> Iterator[str]:
        for kind in MOMENTS:
            if spot := self.spot(f"moment {kind}"):
                self._about_to(spot)
                yield from (f"{kind} {shown}" for shown in self._seen(kind))
        if spot := self.spot("lit read"):
            self._on_stage(spot._replace(answers=()).game())
            yield from self._seen("lap")

    def cover(self) -> Iterator[str]:
        if not self.sit_down("lit seats", pin=PIN):
            return
        yield "cover"
        self.stage.remind()
        yield "reminded"
        self._take_up()
        yield "pin"
        self.stage.givePin("4321")
        yield "wrong pin"
        self.stage.dropPin()
        yield "pin taken off"
        self.stage.remind()
        self.stage.withoutAnswer()
        yield "gone on without"

    def spent(self) -> Iterator[str]:
        if self.sit_down("lit read"):
            self._take_up()
            self.hands.tap("confirm")
            yield self.stage.shown.state

    def lit(self) -> Iterator[str]:
        for layout in LAYOUTS:
            if self.sit_down(f"lit {layout}"):
                yield from self._page(layout)

    def shared(self) -> Iterator[str]:
        for layouts in SHARED:
            if self.sit_down(f"lit {layouts}", setup=EVENING):
                yield from self._page(layouts)

    def lead(self) -> Iterator[str]:
        for call in CALLS:
            if self.sit_down(f"lead {call}", setup=LED):
                yield from self._page(call)
        if self.sit_down("lead choose", setup=LED):
            self._take_up()
            self.hands.tap("confirm")
            yield "nothing chosen"
            self.hands.tap(next(name for name in self.hands.names() if name.startswith("tablet-")))
            yield "chosen"

    def guided(self) -> Iterator[str]:
        """With the strip of captions below, which makes all else smaller."""
        for layout in ("seats", "text", "hand"):
            if self.sit_down(f"lit {layout}"):
                self.stage.guide(Guided())
                yield f"{layout} cover"
                yield from self._page(layout)
        for kind in ("report", "talk", "ballot", "choose"):
            if self.sit_down(f"table {kind}"):
                self.stage.guide(Guided())
                yield kind

    def wall(self) -> Iterator[str]:
        """What is only there: what stands on it before a game, and while somebody has the machine."""
        yield "waiting"
        if self.sit_down("lit seats"):
            yield "held"
        if self.sit_down("lead choose", setup=LED):
            yield "led"

    # Ways there

    def _page(self, name: str) -> Iterator[str]:
        self._take_up()
        yield f"{name} shut"
        at = self.hands.press("open")
        yield f"{name} held"
        self.hands.release(at)

    def _beside(self, opens: str, closes: str) -> Iterator[str]:
        if self.hands.sees(opens):
            self.hands.tap(opens)
            yield opens
            self.hands.tap(closes)

    def sit_down(self, kind: str, pin: str = "", setup: Setup = PLAIN) -> bool:
        spot = self.spot(kind, setup)
        if spot is not None:
            self._on_stage(spot.game(), pin, fast=True)
        return spot is not None

    def _on_stage(self, game: Game, pin: str = "", *, fast: bool = False, is_seen: bool = True) -> None:
        app = self.opened.app
        language = self.opened.language
        people = tuple(Seated(name, language, hashed(pin) if pin else "") for name in game.players)
        seating = Seating(game.journal["ruleset"], language, people)
        kept = app.games.shelf.begin(game, seating.written)
        stage = staged(kept, app.preferences.settings, self.clock, fast)
        parts = app.navigator.parts
        app.navigator.sit_down(GameOn(stage, "play", parts.sounds, parts.voice, app.preferences))
        if is_seen:
            self.opened.settle()
            self._wait()
        else:
            games.wait(self.stage, self.clock)

    def _about_to(self, spot: Spot) -> None:
        """As it stands before the answer that brings the moment; then that is given."""
        self._on_stage(spot._replace(answers=spot.answers[:-1]).game(), is_seen=False)
        games.step(self.stage, self.clock, spot.answers[-1])
        self.opened.settle()

    def _seen(self, kind: str) -> Iterator[str]:
        """Of the moments that are played now those of this kind, one tap after another."""
        page = self.stage.shown
        shown = page.moments if isinstance(page, TablePage) else ()
        for number, moment in enumerate(shown):
            if kind == moment.kind:
                yield str(number)
                return
            self.hands.tap("moment")

    def _take_up(self) -> None:
        self._wait()
        at = self.hands.press("hold")
        self._wait()
        self.hands.release(at)
        self._wait()

    def _wait(self) -> None:
        games.wait(self.stage, self.clock)
        self.opened.settle()


PLACES: Mapping[str, Callable[[InPlay], Iterator[str]]] = {
    name: getattr(InPlay, name)
    for name in ("table", "board", "moments", "cover", "spent", "lit", "shared", "lead", "guided", WALL)
}
