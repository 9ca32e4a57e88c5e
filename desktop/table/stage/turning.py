"""The page that QML has: one takes another's place, and what is secret is off the screen before its page goes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Property, Signal

from desktop.table.pages.pages import LeadPage, LitPage, Page
from desktop.table.stage.live import Live, LiveValues
from desktop.widgets.typed import Shown, empty, retire, shown


class TurningPages(LiveValues):
    pageChanged = Signal()  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self._page: Shown | None = None

    @Property("QVariant", notify=pageChanged)  # type: ignore[arg-type]
    def page(self) -> object:
        return self._page

    def turn_to(self, page: Page, live: Live) -> None:
        """Live values of the old page must not be seen beside the new one."""
        before = self._page.record if self._page else None
        self.live = live
        if isinstance(before, LitPage) and before.open is not None:
            shut = replace(before, open=None)
            if page != shut:
                self._put(shut)
        self._put(page)
        self.tell_live()

    def _put(self, page: Page) -> None:
        before, self._page = self._page, shown(page, self)
        self.pageChanged.emit()
        if before is not None and isinstance(before.record, LitPage | LeadPage):
            empty(before)
        retire(before)
