"""Captions for who has never played: what this is, what for, what to do, what comes next.

They go by what everybody may know: the kind of a step, which is the same at one place of a lap, and what fingers do on
any page alike. So a caption says nothing of who reads it.
"""

from __future__ import annotations

from collections import defaultdict

from desktop.table.pages.pages import CoverPage, LeadPage, LitPage, Page, SpentPage, TablePage
from desktop.table.session import places
from desktop.table.session.session import Session
from desktop.table.stage.live import Live
from rulesets.engine import Ask, Game

Stretch = tuple[int, str]
# Of moments what is not said of all: some say themselves what they are for.
_OF_MOMENTS = {"lap": "lap", "night": "", "lifted": ""}


def kind_of(game: Game) -> str:
    """What kind of step the game is at, as far as the whole table knows."""
    ask = game.ask
    if ask is None:
        return "over"
    if game.call is not None:
        return "lead"
    return _secretly(game.screen) if ask.secret else _openly(game, ask)


def _secretly(screen: tuple[Ask, ...]) -> str:
    asked = [ask for ask in screen if ask.kind != "confirm"]
    if screen[0].id == "role.look":
        return "deal_more" if asked else "deal"
    if not asked:
        return "report"
    ways = {places.layout(ask) for ask in asked}
    if len(asked) > 1 and "hand" not in ways:
        return "several"
    return {"text": "write", "seats": "choose"}.get(min(ways), min(ways))


def _openly(game: Game, ask: Ask) -> str:
    if game.ballot:
        return "vote" if ask.of == "seat" else "hands"
    return {"confirm": "read", "choose": "choose_openly"}.get(ask.kind, ask.kind)


class Guide:
    """Follows what is on the screen."""

    def __init__(self) -> None:
        # Who reads, or has read until the page was covered.
        self._reader = ""
        self._opened: object = None

    def caption(self, page: Page, live: Live, kind: str) -> str:
        """Which one it is; empty where there is none."""
        if isinstance(page, LitPage):
            self._reader = page.name
            return self._lit(page, live, kind)
        if isinstance(page, CoverPage):
            return "covered" if page.name == self._reader else "cover"
        self._reader = ""
        if isinstance(page, SpentPage):
            return "spent"
        return "lead" if isinstance(page, LeadPage) else _at_table(page, live, kind)

    def _lit(self, page: LitPage, live: Live, kind: str) -> str:
        at = (page.name, page.phase, page.page)
        if live.is_open:
            self._opened = at
            return "open"
        if kind == "deal" and self._opened == at:
            return "after"
        return "chosen" if live.ticked else kind


def _at_table(page: TablePage, live: Live, kind: str) -> str:
    if page.moments:
        return _OF_MOMENTS.get(page.moments[0].kind, "moment")
    if page.step.kind == "pass":
        return ""
    board = page.step.board
    if board is None or kind != "vote":
        return kind
    if board.may_close:
        return "close"
    if board.one_by_one:
        return "in_turn"
    return "count" if board.is_to_count and live.countdown != 0 else "point"


class Met:
    """In which phase each kind of step first came; and of pages, to whom."""

    def __init__(self) -> None:
        self.first: dict[str, Stretch] = {}
        self._had: defaultdict[str, set[str]] = defaultdict(set)

    def is_new(self, kind: str, now: Stretch) -> bool:
        return self.first.setdefault(kind, now) == now

    def is_new_to(self, seat: str, kind: str, now: Stretch, living: tuple[str, ...]) -> bool:
        """What came to some alone, as a trade comes to two, is still to be explained to the others, and so to all."""
        if self.first.get(kind) != now and not self._had[kind].issuperset(living):
            self.first[kind] = now
        self._had[kind].add(seat)
        return self.first.get(kind) == now


class Guided:
    """Explains each kind of step where it first comes, through that phase: so to all of its lap, and never again."""

    def __init__(self, met: Met | None = None) -> None:
        self._met = met or Met()
        self._guide = Guide()
        self._lit_in: Stretch | None = None

    @classmethod
    def of(cls, game: Game) -> Guided:
        """In a game that is taken up what was met before has been explained."""
        return cls(_met(game))

    def line(self, session: Session, page: Page, live: Live) -> str:
        kind = kind_of(session.game)
        caption = self._guide.caption(page, live, kind)
        if not caption or not self._is_new(page, kind, session.game):
            return ""
        return session.seating.words_in(page.language).text(f"guide.{caption}", name=getattr(page, "name", ""))

    def _is_new(self, page: Page, kind: str, game: Game) -> bool:
        now = (game.day, game.phase)
        if isinstance(page, LitPage):
            self._lit_in = now
            return self._met.is_new_to(page.name, kind, now, game.alive)
        if isinstance(page, SpentPage):
            # The game may be in its next phase; who holds the lantern last has the same turn as all others.
            return self._met.is_new(page.state, self._lit_in or now)
        return self._met.is_new(_met_as(page, kind), now)


def _met_as(page: Page, kind: str) -> str:
    if isinstance(page, TablePage) and page.moments:
        return _OF_MOMENTS.get(page.moments[0].kind, "moment")
    return page.state if isinstance(page, CoverPage) else kind


def _met(game: Game) -> Met:
    met, played = Met(), Game.replay({**game.journal, "answers": []}, game.ruleset)
    for line in game.journal["answers"]:
        now, kind, ask = (played.day, played.phase), kind_of(played), played.ask
        if ask is None or not ask.secret or played.call is not None:
            met.is_new(kind, now)
        else:
            met.is_new_to(ask.seat or "", kind, now, played.alive)
        if ask is not None and ask.secret:
            met.is_new("cover", now)
            met.is_new("spent", now)
        played.follow(line)
    return met
