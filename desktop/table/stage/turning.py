"""The page that QML has, and what moves on it: both change together.

One page takes another's place, and what is secret is off the screen before its page goes.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from PySide6.QtCore import Property, Signal

from desktop.seats.seating import Seating
from desktop.table.pages.pages import LeadPage, LitPage, Page
from desktop.table.stage.live import Live, OpenValues
from desktop.widgets.typed import Shown, empty, retire, shown


class TurningPages(OpenValues):
    pageChanged = Signal()  # noqa: N815
    # Of what is the holder's: a signal that is inherited can tell of no property.
    holderChanged = Signal()  # noqa: N815
    live: Live  # type: ignore[mutable-override]  # nobody sets it as what it inherits from

    def __init__(self) -> None:
        super().__init__()
        self.live = Live()
        self._page: Shown | None = None

    @Property("QVariant", notify=pageChanged)  # type: ignore[arg-type]
    def page(self) -> object:
        return self._page

    @property
    @abstractmethod
    def seating(self) -> Seating: ...

    @Property(list, constant=True)
    def people(self) -> list[str]:
        """As they are called: how a name is read, no list knows."""
        return [one.name for one in self.seating.players]

    def turn_to(self, page: Page, live: Live) -> None:
        """Live values of the old page must not be seen beside the new one."""
        before = self._page.record if self._page else None
        self.live = live
        if isinstance(before, LitPage) and before.open is not None:
            shut = replace(before, open=None)
            if page != shut:
                self._put(shut)
        self._put(page)
        self._tell()

    def move(self, live: Live) -> None:
        """On the page that stands."""
        self.live = live
        self._tell()

    def _tell(self) -> None:
        self.liveChanged.emit()
        self.holderChanged.emit()

    def _put(self, page: Page) -> None:
        before = self._page
        is_private = before is not None and isinstance(before.record, LitPage | LeadPage)
        self._page = shown(page, self, None if is_private else before)
        self.pageChanged.emit()
        if before is not None and is_private:
            empty(before)
        retire(before, self._page)

    # What moves on it for who holds the lantern

    @Property(float, notify=holderChanged)
    def holdProgress(self) -> float:  # noqa: N802
        return self.live.hold

    @Property(float, notify=holderChanged)
    def dwellLeft(self) -> float:  # noqa: N802
        return self.live.dwell

    @Property(bool, notify=holderChanged)
    def isOpen(self) -> bool:  # noqa: N802
        return self.live.is_open

    @Property(str, notify=holderChanged)
    def hint(self) -> str:
        return self.live.hint

    @Property(str, notify=holderChanged)
    def pinHint(self) -> str:  # noqa: N802
        return self.live.pin_hint

    @Property(bool, notify=holderChanged)
    def ticked(self) -> bool:
        return self.live.ticked

    @Property(list, notify=holderChanged)
    def chosen(self) -> list[str]:
        return list(self.live.chosen)

    @Property(str, notify=holderChanged)
    def guidance(self) -> str:
        return self.live.guidance

    @Property(bool, notify=holderChanged)
    def isVoiced(self) -> bool:  # noqa: N802
        return self.live.voiced
