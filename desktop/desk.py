"""What the app does for its screens, and which view model each of them has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.keep.settings import Settings
from desktop.screen import Screen

if TYPE_CHECKING:
    from desktop.app import App
    from desktop.keep.shelf import Listed
    from desktop.rulebook.book import AtTable
    from desktop.setup.draft import Draft


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

    def speak(self, language: str) -> None:
        try:
            self.app.speak(language)
        except OSError:
            self.app.say("error.read_only")

    def set_up(self, ruleset: str) -> None:
        from desktop.setup.model import SetupModel  # noqa: PLC0415

        self.app.go("setup")
        model = self.app.model("setup")
        if isinstance(model, SetupModel):
            model.fresh(ruleset)

    def begin(self, draft: Draft) -> None:
        """Lights the lantern."""
        from desktop.play.seating import Seated, Seating  # noqa: PLC0415
        from rulesets.engine import Game  # noqa: PLC0415

        people = (Seated(person.name.strip(), person.language or self.language, person.pin) for person in draft.players)
        seating = Seating(draft.ruleset, self.language, tuple(people))
        game = Game.new(draft.ruleset, draft.names, preset=draft.chosen, options=draft.options)
        self._or_say(lambda: self.app.play(self.app.shelf.begin(game, seating.written)))

    def again(self) -> None:
        """The same people, line-up and house rules once more."""
        from rulesets.engine import Game  # noqa: PLC0415

        past = self.app.past
        if past is not None:
            setup = past.journal["setup"]
            game = Game.new(past.journal["ruleset"], setup["players"], preset=setup["preset"], options=setup["options"])
            self._or_say(lambda: self.app.play(self.app.shelf.begin(game, past.seating)))

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

    def waiting(self) -> Listed | None:
        """The game that was left last. Without any file, the shelf need not even be built."""
        folder = self.app.start.games
        if not folder.is_dir() or next(folder.iterdir(), None) is None:
            return None
        return self.app.shelf.latest_unfinished()

    def read(self, table: AtTable | None, back: str) -> None:
        """Opens the rulebook: of this table, or, without one, all books as printed."""
        from desktop.rulebook.model import RulebookModel  # noqa: PLC0415

        self.app.go("rulebook")
        model = self.app.model("rulebook")
        if isinstance(model, RulebookModel):
            model.open(table, back)

    def _or_say(self, act: Callable[[], None]) -> None:
        from desktop.keep.journal_file import CannotKeep  # noqa: PLC0415
        from desktop.keep.shelf import CannotResume  # noqa: PLC0415

        try:
            act()
        except CannotKeep as refused:
            from desktop.play.stage import TROUBLES  # noqa: PLC0415

            self.app.say(TROUBLES[refused.reason])
        except CannotResume as refused:
            self.app.say(refused.reason)


def made(screen: str, desk: Desk) -> Screen | None:
    maker = _MAKERS.get(screen)
    return maker(desk) if maker is not None else None


def _home(desk: Desk) -> Screen:
    from desktop.home.model import HomeModel  # noqa: PLC0415

    return HomeModel(desk, desk.waiting)


def _setup(desk: Desk) -> Screen:
    from desktop.keep.people import People  # noqa: PLC0415
    from desktop.setup.model import SetupModel  # noqa: PLC0415

    return SetupModel(desk, People(desk.app.start.folder))


def _settings(desk: Desk) -> Screen:
    from desktop.settings.model import SettingsModel  # noqa: PLC0415

    return SettingsModel(desk, str(desk.app.start.games))


def _end(desk: Desk) -> Screen | None:
    from desktop.end.model import EndModel  # noqa: PLC0415

    past = desk.app.past
    return EndModel(desk, past.journal, past.back) if past is not None else None


def _library(desk: Desk) -> Screen:
    from desktop.library.model import LibraryModel  # noqa: PLC0415

    return LibraryModel(desk, desk.app.shelf)


def _rulebook(desk: Desk) -> Screen:
    from desktop.rulebook.model import RulebookModel  # noqa: PLC0415

    return RulebookModel(desk)


_MAKERS: Mapping[str, Callable[[Desk], Screen | None]] = {
    "home": _home,
    "setup": _setup,
    "settings": _settings,
    "end": _end,
    "library": _library,
    "rulebook": _rulebook,
}
