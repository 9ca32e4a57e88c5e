"""The view model of the packs' screen: what is here, which are on, what comes in and goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer, QUrl, Slot

from desktop.keep.disk import sentence
from desktop.keep.documents import CannotSave, save
from desktop.keep.packs import InstalledPack, Packs
from desktop.keep.preferences import Preferences
from desktop.packs.page import PacksPage, PacksSaid, RefusedPack, called, page
from desktop.packs.trial import PackTrial
from desktop.widgets.screen import Screen
from desktop.widgets.show_folder import show
from desktop.widgets.typed import for_qml
from rulesets.engine.packs import ENDING, BadPack, LanternPack

# Milliseconds between two looks at how far a trial is.
_LOOK = 100


@dataclass(frozen=True)
class FromPacks:
    leave: Callable[[], None]
    # With the name of a pack's file, or with nothing to begin another.
    work_on: Callable[[str], None]


@for_qml(PacksPage)
class PacksModel(Screen):
    def __init__(self, preferences: Preferences, packs: Packs, ways: FromPacks) -> None:
        super().__init__(preferences)
        self._packs, self._ways = packs, ways
        self._said = PacksSaid()
        self._refused: RefusedPack | None = None
        # What is being tried out in another process, by the name of its file; it is looked at so often.
        self._trial: tuple[str, LanternPack, PackTrial] | None = None
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self.look_in)
        # What was asked about, by the name of its file; and the file that was saved last.
        self._asked = ""
        self._came = ""
        self._saved: Path | None = None

    def made(self) -> PacksPage:
        every = self._packs.every()
        games = dict.fromkeys(one.pack.ruleset for one in every if one.plays and one.pack)
        on = [pack for game in games for pack in self._packs.on(game)]
        tried = self._trial[0] if self._trial else ""
        return page(self.words, every, on, self._said, self._refused, tried, self._came)

    def open(self) -> None:
        """Nothing is said yet of what is done here."""
        self._came = ""
        self._say(PacksSaid())

    @Slot(QUrl)
    def take_in(self, file: QUrl) -> None:
        """A file or a folder, chosen or dropped."""
        place = Path(file.toLocalFile())
        try:
            known = {one.pack.id for one in self._packs.every() if one.pack}
            pack = self._packs.take_in(place)
        except BadPack as error:
            self._refuse(RefusedPack("packs.refused", place.name, error.faults))
        except OSError as error:
            self._say(PacksSaid(sentence(error), is_trouble=True))
        else:
            self._came = f"{pack.id}{ENDING}"
            id = "packs.taken_in.again" if pack.id in known else "packs.taken_in"
            self._say(PacksSaid("packs.taken_in.program" if pack.waits else id, {"pack": called(self.words, pack)}))

    @Slot(str)
    def allow(self, key: str) -> None:
        """Its program may run: first where it can do no harm to what is on. Once more stops that."""
        one, tried = self._find(key), self._trial[0] if self._trial else ""
        self.stop()
        if one is None or one.pack is None:
            return
        if tried == key:
            self._say(PacksSaid("packs.stopped", {"pack": self._called(one)}))
        elif one.waits:
            self._trial = key, one.pack, PackTrial(one.pack)
            self._look.start()
            self._say(PacksSaid())

    @Slot()
    def look_in(self, wait: float = 0.0) -> None:
        if self._trial is None:
            return
        _, pack, trial = self._trial
        faults = trial.faults(wait)
        if faults is None:
            return
        self.stop()
        if faults:
            self._refuse(RefusedPack("packs.fails", called(self.words, pack), faults))
        else:
            # What was tried: another may lie there by now.
            self._allow(pack)

    def stop(self) -> None:
        """Nothing works on elsewhere."""
        self._look.stop()
        if self._trial is not None:
            self._trial[2].stop()
        self._trial = None

    @Slot(str)
    def switch(self, key: str) -> None:
        one = self._find(key)
        pack = one.pack if one is not None and one.plays else None
        if pack is None:
            return
        is_on = pack not in self._packs.on(pack.ruleset)
        try:
            self._packs.switch(pack, is_on=is_on)
        except BadPack as error:
            self._refuse(RefusedPack("packs.clash", called(self.words, pack), error.faults))
        except OSError as error:
            self._say(PacksSaid(sentence(error), is_trouble=True))
        else:
            self._say(PacksSaid())

    @Slot(str)
    def save(self, key: str) -> None:
        if self._find(key) is None:
            return
        try:
            name, data = self._packs.file_of(key)
            self._saved = save(name, data)
        except BadPack as error:
            self._refuse(RefusedPack("packs.unplayable", key, error.faults))
        except CannotSave as refused:
            self._say(PacksSaid(refused.reason, is_trouble=True))
        else:
            self._say(PacksSaid("files.saved", {"file": str(self._saved)}))

    @Slot(str)
    def remove(self, key: str) -> None:
        """It asks first: games may need it."""
        one = self._find(key)
        if one is not None:
            self._asked = key
            self._say(PacksSaid("packs.remove.ask", {"pack": self._called(one)}))

    @Slot(str)
    def act(self, action: str) -> None:
        """One of the buttons beside what was said."""
        if action == "remove":
            self._remove()
        elif action == "folder" and self._saved is not None:
            show(self._saved)
        elif action == "leave":
            self._say(PacksSaid())

    @Slot(str)
    def work_on(self, key: str) -> None:
        """In the workshop."""
        if key == "" or self._find(key) is not None:
            self._ways.work_on(key)

    @Slot()
    def leave(self) -> None:
        self.stop()
        self._ways.leave()

    def _allow(self, pack: LanternPack) -> None:
        try:
            self._packs.allow(pack)
        except OSError as error:
            self._say(PacksSaid(sentence(error), is_trouble=True))
        else:
            self._say(PacksSaid("packs.allowed", {"pack": called(self.words, pack)}))

    def _remove(self) -> None:
        one, self._asked = self._find(self._asked), ""
        if one is None:
            return
        name = self._called(one)
        try:
            self._packs.remove(one.name)
        except OSError as error:
            self._say(PacksSaid(sentence(error), is_trouble=True))
        else:
            self._say(PacksSaid("packs.removed", {"pack": name}))

    def _find(self, key: str) -> InstalledPack | None:
        return next((one for one in self._packs.every() if one.name == key), None)

    def _called(self, one: InstalledPack) -> str:
        return called(self.words, one.pack) if (one.plays or one.waits) and one.pack is not None else one.name

    def _say(self, said: PacksSaid) -> None:
        self._said, self._refused = said, None
        self.refresh()

    def _refuse(self, refused: RefusedPack) -> None:
        self._said, self._refused = PacksSaid(), refused
        self.refresh()
