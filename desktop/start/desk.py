"""What the app does for its screens, and which view model each of them has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.keep.disk import SENTENCES, sentence
from desktop.keep.settings import Settings
from desktop.keep.waiting import Remembered, Waiting
from desktop.widgets.screen import Screen

if TYPE_CHECKING:
    from desktop.keep.shelf import Listed
    from desktop.pace.subject import Subject
    from desktop.rulebook.model import Lent
    from desktop.setup.draft import Draft
    from desktop.start.app import App
    from desktop.table.stage.stage import Stage
    from i18n.table_book import AtTable
    from rulesets.engine import Game


@dataclass(frozen=True)
class Past:
    """A game that is over: what the end screen tells, and who sat there."""

    journal: Mapping[str, Any]
    seating: Mapping[str, Any]
    # Where one goes from it.
    back: str = "home"


class Desk:
    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def language(self) -> str:
        return self.app.spoken

    @property
    def settings(self) -> Settings:
        return self.app.settings

    def go(self, screen: str) -> None:
        self.app.go(screen)

    def quit(self) -> None:
        self.app.quit()

    def change(self, **values: Any) -> None:
        self.app.change(**values)

    @property
    def has_sound(self) -> bool:
        return self.app.evening.sounds.has_device

    def try_out(self, kind: str) -> None:
        self.app.evening.sounds.try_out(kind)

    def speak(self, language: str) -> None:
        try:
            self.app.speak(language)
        except OSError as refused:
            self.app.say(sentence(refused))

    def say(self, id: str) -> None:
        self.app.say(id)

    def set_up(self, ruleset: str) -> None:
        from desktop.setup.model import SetupModel  # noqa: PLC0415

        self.app.go("setup")
        model = self.app.model("setup")
        if isinstance(model, SetupModel):
            model.fresh(ruleset)
            model.set_up(self._for_next(model.draft))

    def begin(self, draft: Draft) -> None:
        """Lights the lantern."""
        from desktop.seats.seating import Seated, Seating  # noqa: PLC0415
        from rulesets.engine import Game  # noqa: PLC0415

        people = (Seated(person.name.strip(), person.language or self.language, person.pin) for person in draft.players)
        seating = Seating(draft.ruleset, self.language, tuple(people))
        game = Game.new(draft.ruleset, draft.names, preset=draft.chosen, options=draft.options)
        self._or_say(lambda: self._play(game, seating.written))

    def again(self) -> None:
        """The same people, line-up and house rules once more."""
        from rulesets.engine import Game  # noqa: PLC0415

        past = self.app.past
        if past is not None:
            setup = past.journal["setup"]
            id = past.journal["ruleset"]
            options = {**setup["options"], **self.app.later.of(id)}
            game = Game.new(id, setup["players"], preset=setup["preset"], options=options)
            # What the table had decided was for that game alone.
            self._or_say(lambda: self._play(game, {**past.seating, "decisions": []}))

    def again_changed(self) -> None:
        """The same on the setup screen, where one thing can be changed."""
        from desktop.setup.draft import Draft  # noqa: PLC0415
        from desktop.setup.model import SetupModel  # noqa: PLC0415

        past = self.app.past
        if past is None:
            return
        self.app.go("setup")
        model = self.app.model("setup")
        if isinstance(model, SetupModel):
            model.set_up(self._for_next(Draft.as_played(past.journal, past.seating, self.language)))

    def resume(self) -> None:
        waiting = self.waiting()
        if waiting is not None:
            self._or_say(lambda: self.take_up(waiting.id))

    def take_up(self, id: str) -> None:
        """Goes on with an unfinished game. CannotResume or CannotKeep where that can't be."""
        self.app.take_up(id)

    def replay(self, id: str) -> None:
        """Opens a finished game on the end screen. CannotResume where it can't be read."""
        found = self.app.shelf.journal(id)
        self.app.past = Past(found.journal, found.seating, back="library")
        self.app.go("end")

    def look_at(self, file: Path) -> None:
        """Opens a journal that was given away on the end screen. NotAGame, with a sentence, where it is none."""
        from desktop.keep.plain_journal import read  # noqa: PLC0415
        from desktop.seats.seating import Seating  # noqa: PLC0415

        journal = read(file)
        seating = Seating.plain(journal["ruleset"], self.language, tuple(journal["setup"]["players"]))
        self.app.past = Past(journal, seating.written, back="library")
        self.app.go("end")

    def let_go(self) -> None:
        """Nobody sits at a game any more: its file may be moved."""
        self.app.leave_stage()

    def waiting(self) -> Waiting | None:
        """The game that was left last."""
        start = self.app.start
        return Remembered(start.folder, start.games, self.app.troubles.tell).waiting(self._left_last)

    def _left_last(self) -> Listed | None:
        return self.app.shelf.latest_unfinished()

    def read(self, table: AtTable | None, back: str, lent: Lent | None = None) -> None:
        """Opens the rulebook: of this table, or, without one, all books as printed."""
        from desktop.rulebook.model import RulebookModel  # noqa: PLC0415

        self.app.go("rulebook")
        model = self.app.model("rulebook")
        if isinstance(model, RulebookModel):
            model.open(table, back, lent)

    def practise(self) -> None:
        """A round with imaginary players, kept nowhere."""
        from desktop.practice.round import practice  # noqa: PLC0415

        start = self.app.start
        self.app.practise(practice(self.language, self.settings, start.clock, start.fast))

    def suggest(self) -> None:
        """The setup screen, open at what to play for people who have never played."""
        from desktop.setup.model import SetupModel  # noqa: PLC0415

        self.app.go("setup")
        model = self.app.model("setup")
        if isinstance(model, SetupModel):
            model.newcomers.ask()

    @property
    def screen(self) -> str:
        return str(self.app.property("screen"))

    @property
    def stage(self) -> Stage | None:
        return self.app.stage_now if self.app.evening.table == "practice" else None

    def pace(self, back: str) -> None:
        """How long a night takes: at the table that plays, at the one that is being set, or at none."""
        from desktop.pace.model import PaceModel  # noqa: PLC0415

        self.app.go("pace")
        model = self.app.model("pace")
        if isinstance(model, PaceModel):
            model.open(self._paced(back), back)

    def _play(self, game: Game, seating: Mapping[str, Any]) -> None:
        self.app.play(self.app.shelf.begin(game, seating))
        # Where the disk refuses, it is offered once more.
        with suppress(OSError):
            self.app.later.begun(game.journal["ruleset"])

    def _for_next(self, draft: Draft) -> Draft:
        """With the house rules that the table chose for its next game while it played the last."""
        return draft.with_options({**draft.options, **self.app.later.of(draft.ruleset)})

    def _paced(self, back: str) -> Subject:
        from desktop.pace.subject import AtTable, InSetup, Nothing  # noqa: PLC0415
        from desktop.setup.draft import Draft  # noqa: PLC0415
        from desktop.setup.model import SetupModel  # noqa: PLC0415

        stage, setup = self.app.stage_now, self.app.model("setup")
        if back == "play" and stage is not None:
            game = stage.session.game
            played = Draft.as_played(game.journal, stage.seating.written, self.language)
            return AtTable(game, played, self.app.evening.nights, self.app.later)
        if back == "setup" and isinstance(setup, SetupModel):
            return InSetup(lambda: setup.draft, setup.set_up)
        return Nothing()

    def _or_say(self, act: Callable[[], None]) -> None:
        from desktop.keep.journal_file import CannotKeep  # noqa: PLC0415
        from desktop.keep.shelf import CannotResume  # noqa: PLC0415

        try:
            act()
        except CannotKeep as refused:
            self.app.say(SENTENCES[refused.reason])
        except CannotResume as refused:
            self.app.say(refused.reason)


def made(screen: str, desk: Desk) -> Screen | None:
    maker = _MAKERS.get(screen)
    return maker(desk) if maker is not None else None


def _home(desk: Desk) -> Screen:
    from desktop.home.model import HomeModel  # noqa: PLC0415

    return HomeModel(desk, desk.waiting)


def _setup(desk: Desk) -> Screen:
    from desktop.keep.lineups import LineUps  # noqa: PLC0415
    from desktop.keep.people import People  # noqa: PLC0415
    from desktop.setup.model import SetupModel  # noqa: PLC0415
    from desktop.table.stage.staging import paced  # noqa: PLC0415

    folder, tell = desk.app.start.folder, desk.app.troubles.tell
    return SetupModel(desk, People(folder, tell), LineUps(folder, tell), lambda: paced(desk.settings))


def _settings(desk: Desk) -> Screen:
    from desktop.settings.model import SettingsModel  # noqa: PLC0415

    model = SettingsModel(desk, str(desk.app.start.games))
    desk.app.evening.sounds.looked.connect(model.refresh)
    return model


def _end(desk: Desk) -> Screen | None:
    from desktop.after.end.model import EndModel  # noqa: PLC0415

    past = desk.app.past
    return EndModel(desk, past.journal, past.back) if past is not None else None


def _library(desk: Desk) -> Screen:
    from desktop.past.archive.model import LibraryModel  # noqa: PLC0415
    from desktop.statistics.index import FILE  # noqa: PLC0415

    return LibraryModel(desk, desk.app.shelf, desk.app.start.folder / FILE)


def _rulebook(desk: Desk) -> Screen:
    from desktop.rulebook.model import RulebookModel  # noqa: PLC0415

    return RulebookModel(desk)


def _pace(desk: Desk) -> Screen:
    from desktop.pace.model import PaceModel  # noqa: PLC0415

    return PaceModel(desk)


def _practice(desk: Desk) -> Screen:
    from desktop.practice.model import PracticeModel  # noqa: PLC0415

    return PracticeModel(desk)


_MAKERS: Mapping[str, Callable[[Desk], Screen | None]] = {
    "home": _home,
    "setup": _setup,
    "settings": _settings,
    "end": _end,
    "library": _library,
    "rulebook": _rulebook,
    "pace": _pace,
    "practice": _practice,
}
# The two tables first: their stage is no screen's model.
SCREENS = ("play", *_MAKERS)
