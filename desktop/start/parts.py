"""The services and the screens' models. Each is imported and made here when it is first wanted: Home needs few."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QGuiApplication

from desktop.home.model import FromHome, HomeModel
from desktop.home.page import GamePoster, other_game
from desktop.keep.disk import sentence
from desktop.keep.preferences import Preferences
from desktop.keep.waiting import Remembered, Waiting
from desktop.start.troubles import Troubles
from desktop.widgets.screen import Screen
from i18n import Words

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from desktop.after.end.model import EndModel
    from desktop.draft.draft import Draft
    from desktop.keep.pace import Pace
    from desktop.keep.packs import Packs
    from desktop.pace.subject import PaceSubject
    from desktop.packs.model import PacksModel
    from desktop.packs.workshop.model import WorkshopModel
    from desktop.past.archive.model import LibraryModel
    from desktop.practice.model import PracticeModel
    from desktop.rulebook.model import RulebookModel
    from desktop.settings.at_table import TableMenuModel
    from desktop.settings.changes import SoundCheck
    from desktop.settings.model import SettingsModel
    from desktop.setup.model import SetupModel
    from desktop.sound.sounds import Sounds
    from desktop.start.app import Start
    from desktop.start.game_on import GameOn
    from desktop.start.games import Games, PastGame
    from desktop.start.navigator import Navigator
    from desktop.table.stage.stage import Stage
    from desktop.voice.voice import Voice
    from desktop.widgets.screens import Screens

M = TypeVar("M", bound=Screen)


class Parts:
    def __init__(
        self,
        start: Start,
        preferences: Preferences,
        troubles: Troubles,
        fill_screen: Callable[[], None],
        navigator: Navigator,
    ) -> None:
        self._fill_screen = fill_screen
        self._start, self._preferences, self._troubles, self._navigator = start, preferences, troubles, navigator
        self._waiting = Remembered(start.folder, start.games, troubles.tell)
        # The one that all is played in, once it is shown.
        self.window: QQuickWindow | None = None
        # Of the game that was looked at last.
        self.end: EndModel | None = None

    def model(self, screen: str) -> Screen | None:
        return _MODELS[screen](self)

    def waiting(self) -> Waiting | None:
        """The game that was left last."""
        return self._waiting.waiting(self._left_last)

    def stop(self) -> None:
        """What still works here or elsewhere is ended: a game, sounds, what is read and reckoned."""
        made = vars(self)
        if "games" in made:
            self.games.leave()
        if "sounds" in made:
            self.sounds.close()
        if "voice" in made:
            self.voice.close()
        if "library" in made:
            self.library.go_away()
        if "setup" in made:
            self.setup.stop()
        if "pack_shelf" in made:
            self.pack_shelf.stop()
        if "workshop" in made:
            self.workshop.stop()

    # Services

    @cached_property
    def games(self) -> Games:
        from desktop.start.games import Games, GameWays  # noqa: PLC0415

        ways = GameWays(self._sit_down, self._navigator.end, self._navigator.show_packs)
        return Games(self._start, self._preferences, self._troubles, ways)

    @cached_property
    def packs(self) -> Packs:
        """Nothing of the folder is read before somebody asks."""
        from desktop.keep.packs import HOUSE, Packs  # noqa: PLC0415

        return Packs(self._start.folder, self._troubles.tell, HOUSE)

    @cached_property
    def sounds(self) -> Sounds:
        """Made when something is first to be heard: Home is silent."""
        from desktop.sound.player import no_device  # noqa: PLC0415
        from desktop.sound.sounds import Sounds  # noqa: PLC0415

        device = self._start.device or (no_device if self._start.fast else None)
        sounds = Sounds(self._preferences.settings, device)
        sounds.setParent(self._preferences)
        self._preferences.changed.connect(self._change_sounds)
        return sounds

    @cached_property
    def screens(self) -> Screens:
        from desktop.widgets.screens import Screens  # noqa: PLC0415

        screens = Screens(self.window)
        screens.setParent(self._preferences)
        return screens

    @cached_property
    def voice(self) -> Voice:
        """What speaks is looked for when something is to be said, and it is set that it should."""
        from desktop.voice.speech import NoSpeech  # noqa: PLC0415
        from desktop.voice.system import system_speech  # noqa: PLC0415
        from desktop.voice.voice import Voice  # noqa: PLC0415

        preferences = self._preferences
        opener = self._start.speech or (NoSpeech if self._start.fast else system_speech)
        voice = Voice(preferences.settings, lambda: preferences.language, opener)
        voice.setParent(preferences)
        voice.turned.connect(self.sounds.duck)
        preferences.changed.connect(self._change_voice)
        return voice

    # Models

    @cached_property
    def home(self) -> HomeModel:
        go = self._navigator
        ways = FromHome(
            speak=self._speak,
            set_up=go.set_up,
            resume=self._resume,
            read=lambda: go.read(None, "home"),
            introduce=go.introduce,
            practise=go.practise,
            suggest=go.suggest,
            go=go.go,
            others=self._other_games,
            fill_screen=self._fill_screen,
            quit=QGuiApplication.quit,
        )
        return self._spoken(HomeModel(self._preferences, self.waiting, ways))

    @cached_property
    def setup(self) -> SetupModel:
        from desktop.keep.lineups import LineUps  # noqa: PLC0415
        from desktop.keep.people import People  # noqa: PLC0415
        from desktop.pace.subject import InSetup  # noqa: PLC0415
        from desktop.setup.model import FromSetup, SetupModel  # noqa: PLC0415
        from desktop.statistics.index import FILE  # noqa: PLC0415
        from i18n.rulebook import INTRODUCTION  # noqa: PLC0415

        folder, tell, go = self._start.folder, self._troubles.tell, self._navigator
        ways = FromSetup(
            begin=self.games.begin,
            read=lambda table: go.read(table, "setup", INTRODUCTION),
            adjust=lambda: go.adjust("setup", InSetup(self._drafted, self.setup.set_up, self.setup.playable), "pace"),
            practise=go.practise,
            say=self._troubles.say,
            show_packs=partial(go.show_packs, "setup"),
            go=go.go,
        )
        people, lineups = People(folder, tell), LineUps(folder, tell)
        kept = self._start.games, self._start.folder / FILE
        return self._spoken(SetupModel(self._preferences, people, lineups, ways, self._paced, self.packs, kept))

    @cached_property
    def settings(self) -> SettingsModel:
        from desktop.settings.model import FromSettings, SettingsModel  # noqa: PLC0415

        ways = FromSettings(
            self._speak, partial(self._navigator.show_packs, "settings"), partial(self._navigator.leave, "settings")
        )
        folder = str(self._start.games)
        model = SettingsModel(self._preferences, folder, self._sound_check, ways, self.screens, self._languages)
        self.sounds.looked.connect(model.refresh)
        self.voice.looked.connect(model.refresh)
        # F11 sets something, too.
        self._preferences.changed.connect(model.refresh)
        return self._spoken(model)

    @cached_property
    def table_menu(self) -> TableMenuModel:
        from desktop.settings.at_table import TableMenuModel  # noqa: PLC0415

        go = self._navigator
        menu = TableMenuModel(self._preferences, self._sound_check, go.subject_at_table, go.adjust_at_table)
        self.voice.looked.connect(menu.refresh)
        self._preferences.changed.connect(menu.refresh)
        return self._spoken(menu)

    @cached_property
    def library(self) -> LibraryModel:
        from desktop.keep.group_book import GroupBook  # noqa: PLC0415
        from desktop.past.archive.model import FromLibrary, LibraryModel  # noqa: PLC0415
        from desktop.statistics.index import FILE  # noqa: PLC0415

        games = self.games
        leave = partial(self._navigator.leave, "library")
        ways = FromLibrary(
            games.resume_from_shelf, games.replay, games.look_at, games.leave, leave, self._names_of_others
        )
        cache, book = self._start.folder / FILE, GroupBook(self._start.folder, self._troubles.tell)
        return self._spoken(LibraryModel(self._preferences, games.shelf, cache, ways, book))

    @cached_property
    def pack_shelf(self) -> PacksModel:
        from desktop.packs.model import FromPacks, PacksModel  # noqa: PLC0415

        ways = FromPacks(self._leave_packs, self._navigator.work_on_pack)
        return self._spoken(PacksModel(self._preferences, self.packs, ways))

    @cached_property
    def workshop(self) -> WorkshopModel:
        from desktop.packs.workshop.model import FromWorkshop, WorkshopModel  # noqa: PLC0415

        leave = partial(self._navigator.leave, "workshop")
        return self._spoken(WorkshopModel(self._preferences, self.packs, FromWorkshop(leave)))

    @cached_property
    def rulebook(self) -> RulebookModel:
        from desktop.rulebook.model import RulebookModel  # noqa: PLC0415

        go = self._navigator
        return self._spoken(RulebookModel(self._preferences, partial(go.leave, "rulebook"), go.practise_from_book))

    @cached_property
    def practice(self) -> PracticeModel:
        from desktop.practice.model import FromPractice, PracticeModel, PracticeTable  # noqa: PLC0415
        from desktop.settings import at_table  # noqa: F401, PLC0415  its table names the menu's model

        go = self._navigator
        ways = FromPractice(self.games.practise, go.suggest, partial(go.leave, "practice"))
        at = PracticeTable(self._practised, lambda: go.screen == "practice")
        return self._spoken(PracticeModel(self._preferences, at, ways))

    def make_end(self, past: PastGame, *, is_from_shelf: bool) -> None:
        from desktop.after.end.model import EndModel, FromEnd  # noqa: PLC0415
        from desktop.draft.draft import Draft  # noqa: PLC0415
        from desktop.seats import decisions  # noqa: PLC0415
        from desktop.start.evenings import EveningOnShelf  # noqa: PLC0415
        from desktop.start.reading_again import ReadingAgain  # noqa: PLC0415

        go = self._navigator

        def change() -> None:
            if self.games.may_be_again(past):
                packs = self.games.rules_of(past).laid_in
                go.set_up_as(Draft.as_played(past.journal, past.seating, self._preferences.language, packs))

        ways = FromEnd(
            again=lambda: self.games.again(past),
            change=change,
            home=go.home,
            leave=partial(go.leave, "end"),
        )
        decided = decisions.read(past.seating.get("decisions"))
        model = EndModel(
            self._preferences,
            past.journal,
            ways,
            decided,
            past.rules,
            is_from_shelf=is_from_shelf,
            aloud=ReadingAgain(lambda: self.voice),
            evening=EveningOnShelf(past, self.games.shelf, self._start.folder),
        )
        self.end = self._spoken(model)

    def pace_of(self, on: GameOn) -> PaceSubject:
        from desktop.draft.draft import Draft  # noqa: PLC0415
        from desktop.pace.subject import AtTable  # noqa: PLC0415

        game, seating = on.stage.session.game, on.stage.seating.written
        played = Draft.as_played(game.journal, seating, self._preferences.language, game.ruleset.laid_in)
        return AtTable(played, on.nights, self.games.next_rules)

    # Underneath

    @property
    def _sound_check(self) -> SoundCheck:
        from desktop.settings.changes import SoundCheck, VoicesThere  # noqa: PLC0415
        from desktop.voice.status import status  # noqa: PLC0415

        sounds, voice = self.sounds, self.voice
        return SoundCheck(
            lambda: sounds.has_device,
            lambda kind: self._try_voice() if kind == "voice" else sounds.try_out(kind),
            lambda words: status(words, voice.found),
            lambda: VoicesThere(voice.found.language, voice.found.voices, voice.found.name),
            voice.find,
        )

    def _try_voice(self) -> None:
        words = Words(self._preferences.language)
        self.voice.try_out(words.text("night.falls"), words.text("night.falls.line"))

    def _spoken(self, model: M) -> M:
        """Anew in every language that is spoken."""
        self._preferences.languageChanged.connect(model.refresh)
        return model

    def _speak(self, language: str) -> None:
        try:
            self._preferences.speak(language)
        except OSError as refused:
            self._troubles.say(sentence(refused))

    def _resume(self) -> None:
        waiting = self.waiting()
        if waiting is not None:
            self.games.resume(waiting.id)

    def _other_games(self, language: str) -> tuple[GamePoster, ...]:
        """Where no pack ever came in, none is looked for."""
        if not (self._start.folder / "packs").exists():
            return ()
        from desktop.packs.page import whole_games  # noqa: PLC0415

        words = Words(language)
        return tuple(other_game(words, *game) for game in whole_games(words, self.packs))

    def _names_of_others(self, language: str) -> dict[str, str]:
        return {other.id: other.name for other in self._other_games(language)}

    def _leave_packs(self) -> None:
        """A table that is being set is laid with those that are on now."""
        if "setup" in vars(self):
            self.setup.lay_packs()
        self._navigator.leave("packs")

    def _left_last(self) -> Waiting | None:
        from desktop.keep.shelf import Shelf  # noqa: PLC0415

        left = Shelf(self._start.games).latest_unfinished()
        return None if left is None else Waiting(left.id, left.ruleset, left.players, left.day, left.phase)

    def _sit_down(self, stage: Stage, screen: str) -> None:
        from desktop.start.game_on import GameOn  # noqa: PLC0415

        self._navigator.sit_down(GameOn(stage, screen, self.sounds, self.voice, self._preferences))

    def _practised(self) -> Stage | None:
        on = self._navigator.on
        return on.stage if on is not None and on.screen == "practice" else None

    def _languages(self) -> tuple[str, ...]:
        """What those read who sit at the table, or are about to."""
        on = self._navigator.on
        seated = on.stage.seating.players if on else ()
        named = self._drafted().players if "setup" in vars(self) else ()
        return (*(one.language for one in seated), *(one.language for one in named))

    def _drafted(self) -> Draft:
        return self.setup.draft

    def _paced(self) -> Pace:
        return self._preferences.settings.pace

    def _change_sounds(self) -> None:
        self.sounds.change(self._preferences.settings)

    def _change_voice(self) -> None:
        self.voice.change(self._preferences.settings)


_MODELS: Mapping[str, Callable[[Parts], Screen | None]] = {
    "home": lambda parts: parts.home,
    "setup": lambda parts: parts.setup,
    "settings": lambda parts: parts.settings,
    "end": lambda parts: parts.end,
    "library": lambda parts: parts.library,
    "packs": lambda parts: parts.pack_shelf,
    "workshop": lambda parts: parts.workshop,
    "rulebook": lambda parts: parts.rulebook,
    "practice": lambda parts: parts.practice,
    # Its stage is no screen's model: this is what lies over it.
    "play": lambda parts: parts.table_menu,
}
SCREENS = tuple(_MODELS)
