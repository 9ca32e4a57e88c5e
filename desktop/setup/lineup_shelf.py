"""Line-ups that were kept, and those that come and go as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl, Slot

from desktop.draft.draft import Draft
from desktop.keep.disk import sentence
from desktop.keep.documents import CannotSave, save
from desktop.keep.lineups import LineUps
from desktop.keep.preferences import Preferences
from desktop.setup import careful_yaml, lineup
from desktop.setup.lineup import FindPack, LineUp, Refused, no_pack
from desktop.sheets.content import sheets
from desktop.sheets.paper import pdf, usual_paper
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Screen
from desktop.widgets.show_folder import show
from desktop.widgets.typed import for_qml
from i18n import Words

Document = Mapping[str, Any]


class ShelfWords(PageWords):
    close = Said("button.close")
    title = Said("setup.lineups")
    none = Said("lineup.none")
    name = Said("lineup.name")
    keep = Said("lineup.keep")
    save = Said("lineup.save")
    to_print = Said("sheets.print")
    open = Said("lineup.open")
    files = Said("lineup.files")
    drop = Said("lineup.drop")
    folder = Said("files.folder")
    packs = Said("packs.title")


@dataclass(frozen=True)
class KeptLineUp:
    name: str
    line: str
    forget: str


@dataclass(frozen=True)
class ShelfPage:
    rows: tuple[KeptLineUp, ...]
    # What came of the last thing that was done, and whether it was refused.
    said: str
    is_refused: bool
    has_file: bool
    # What the one on the table is called unless it is given another name.
    called: str
    words: ShelfWords


@for_qml(ShelfPage)
class LineUpShelf(Screen):
    def __init__(
        self,
        preferences: Preferences,
        kept: LineUps,
        draft: Callable[[], Draft],
        lay: Callable[[Draft], None],
        find: FindPack = no_pack,
    ) -> None:
        super().__init__(preferences)
        self._kept, self._find = kept, find
        self._draft = draft
        self._lay = lay
        self._said: Callable[[str], str] | None = None
        self._is_refused = False
        self._file: Path | None = None
        # What was laid last, under the name that it came with.
        self._laid_last: LineUp | None = None

    def made(self) -> ShelfPage:
        words = self.words
        return ShelfPage(
            rows=tuple(self._row(name, document) for name, document in self._kept.every()),
            said=self._said(words.language) if self._said else "",
            is_refused=self._is_refused,
            has_file=self._file is not None,
            called=self._own_name() or self._free_name(),
            words=ShelfWords(words),
        )

    @Slot()
    def hush(self) -> None:
        """The sheet is opened anew: what was said the last time is over."""
        self._say(None)

    @Slot(str)
    def keep(self, name: str) -> None:
        wanted = name.strip() or self._own_name() or self._free_name()
        self._change(lambda: self._kept.remember(wanted, LineUp.of(self._draft(), wanted).document))
        if not self._is_refused:
            self._say(lambda language: Words(language).text("lineup.kept", name=wanted))

    @Slot(int)
    def forget(self, number: int) -> None:
        for name, _ in self._lineup(number):
            self._change(partial(self._kept.forget, name))

    @Slot(int, result=bool)
    def lay(self, number: int) -> bool:
        return any(self._laid(partial(dict, document), name) for name, document in self._lineup(number))

    def _lineup(self, number: int) -> Sequence[tuple[str, Document]]:
        """One, or none where there is none of that number."""
        return self._kept.every()[number : number + 1] if number >= 0 else ()

    @Slot(str)
    def save(self, name: str) -> None:
        draft, named = self._draft(), name.strip() or self._own_name()
        called = named or self._called(Words(self.preferences.language), draft.ruleset, len(draft.players))
        self._saved(f"{called}.yaml", lambda: LineUp.of(draft, named).file)

    def _saved(self, name: str, content: Callable[[], bytes]) -> None:
        try:
            self._file = save(name, content())
        except CannotSave as refused:
            reason = refused.reason
            self._say(lambda language: Words(language).text(reason), is_refused=True)
        else:
            file = str(self._file)
            self._say(lambda language: Words(language).text("files.saved", file=file))

    @Slot()
    def print_sheets(self) -> None:
        """The line-up, the roles, the calls and the rules, as this table is set, in its language."""
        draft, words = self._draft(), Words(self.preferences.language, self._draft().rules)
        called = self._called(words, draft.ruleset, len(draft.players))
        self._saved(f"{called}.pdf", lambda: pdf(words, sheets(words, draft), usual_paper()))

    @Slot()
    def show_folder(self) -> None:
        if self._file is not None:
            show(self._file)

    @Slot(QUrl, result=bool)
    def open(self, url: QUrl) -> bool:
        return self._laid(lambda: careful_yaml.of_file(Path(url.toLocalFile())))

    def _laid(self, document: Callable[[], object], name: str = "") -> bool:
        """`name`: what it is called here, whatever it says itself."""
        # Whatever comes of this one: what was said of the last is over.
        self._say(None)
        try:
            found = lineup.read(document(), self._find)
        except careful_yaml.UnreadableYaml as refused:
            self._say(_why(refused), is_refused=True)
            return False
        except Refused as refused:
            self._say(refused.said, is_refused=True)
            return False
        self._lay(found.laid_for(self._draft().players))
        self._laid_last = LineUp.of(self._draft(), name or found.name)
        self._say(lambda language: self._laid_line(Words(language), found))
        return True

    def _row(self, name: str, document: Document) -> KeptLineUp:
        words = self.words
        try:
            found = lineup.read(document, self._find)
        except Refused as refused:
            line = refused.said(words.language)
        else:
            line = self._called(words, found.ruleset, found.players)
        return KeptLineUp(name, line, f"{words.text('lineup.forget')} {name}")

    def _own_name(self) -> str:
        """The name of what was laid last, as long as it lies there unchanged."""
        last = self._laid_last
        return last.name if last is not None and last == LineUp.of(self._draft(), last.name) else ""

    def _free_name(self) -> str:
        """Nothing that was kept is written over unasked."""
        draft, taken = self._draft(), {name for name, _ in self._kept.every()}
        plain = self._called(Words(self.preferences.language), draft.ruleset, len(draft.players))
        return next(name for name in chain([plain], (f"{plain} {more}" for more in count(2))) if name not in taken)

    def _called(self, words: Words, ruleset: str, players: int) -> str:
        said = words.text("count.players", n=players)
        return words.text("lineup.line", game=words.text(f"ruleset.{ruleset}.name"), players=said)

    def _laid_line(self, words: Words, found: LineUp) -> str:
        game, players = words.text(f"ruleset.{found.ruleset}.name"), words.text("count.players", n=found.players)
        return words.text("lineup.laid", game=game, players=players)

    def _change(self, act: Callable[[], None]) -> None:
        try:
            act()
        except OSError as refused:
            said = sentence(refused)
            self._say(lambda language: Words(language).text(said), is_refused=True)
        else:
            self._say(None)

    def _say(self, said: Callable[[str], str] | None, *, is_refused: bool = False) -> None:
        self._said, self._is_refused = said, is_refused
        if said is None or is_refused:
            self._file = None
        self.refresh()


def _why(refused: careful_yaml.UnreadableYaml) -> Callable[[str], str]:
    def said(language: str) -> str:
        words = Words(language)
        if refused.reason == "large":
            return words.text("lineup.refused.large", allowed=str(careful_yaml.MOST // 1024))
        if refused.reason == "text":
            return words.text("lineup.refused.text")
        if refused.reason == "file":
            return words.text("lineup.refused.file")
        if refused.line:
            return words.text("lineup.refused.yaml.line", found=str(refused.line))
        return words.text("lineup.refused.yaml")

    return said
