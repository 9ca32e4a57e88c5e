"""What the app has to say over its screens, in the language that is spoken when somebody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop.keep.folder import Fault
from i18n import Words

if TYPE_CHECKING:
    from rulesets.engine import Ruleset

UNFORESEEN = "error.unforeseen"
PACK_HUNG = "error.pack_hung"


class Troubles(QObject):
    """What went wrong just now; and, on Home alone, each file that could not be read, one after the other, once."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._said: tuple[str, dict[str, Any]] | None = None
        self._faults: list[Fault] = []
        self._known: set[Fault] = set()
        self._rules: Ruleset | None = None

    def say(self, id: str, **params: Any) -> None:
        """Something went wrong, and nothing is lost: a sentence over the screen. An empty id takes it off."""
        self._said = (id, params) if id else None
        self.changed.emit()

    def stumble(self, pack: str = "", rules: Ruleset | None = None) -> None:
        """Over what nobody foresaw, or a pack that had to be interrupted: said once, and there is a way Home.

        `rules`: those that the pack is laid into, which know what it is called.
        """
        if pack:
            self._rules = rules
            self.say(PACK_HUNG, pack=pack)
        elif not self.is_unforeseen:
            self.say(UNFORESEEN)

    @property
    def is_unforeseen(self) -> bool:
        return self._said is not None and self._said[0] in (UNFORESEEN, PACK_HUNG)

    def tell(self, fault: Fault) -> None:
        """A file that could not be set aside is met again with every look at it."""
        if fault not in self._known:
            self._known.add(fault)
            self._faults.append(fault)
            self.changed.emit()

    def dismiss(self, screen: str) -> None:
        if self._said is not None:
            self._said = None
        elif self._faults and screen == "home":
            del self._faults[0]
        self.changed.emit()

    def line(self, language: str, screen: str) -> str:
        words = Words(language)
        if self._said is not None:
            id, params = self._said
            return words.text(id, **(self._named(language, params) if id == PACK_HUNG else params))
        if self._faults and screen == "home":
            fault = self._faults[0]
            became = words.text(f"unread.became.{fault.became}", file=str(fault.file))
            return words.text(f"unread.{fault.what}", became=became)
        return ""

    def _named(self, language: str, params: dict[str, Any]) -> dict[str, Any]:
        """The pack as its table calls it."""
        words, name = Words(language, self._rules), f"pack.{params['pack']}.name"
        return {**params, "pack": words.text(name)} if name in words else params
