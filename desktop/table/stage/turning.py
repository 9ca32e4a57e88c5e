"""The page that QML has: one takes another's place, and what is secret is off the screen before its page goes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, Signal

from desktop.table.pages.pages import LitPage, Page
from desktop.table.stage.live import Live, LiveValues
from desktop.widgets.plain import plain
from desktop.widgets.typed import RECORDS, Shown, empty, retire, shown


class TurningPages(LiveValues):
    pageChanged = Signal()  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self._page: Shown | dict[str, Any] | None = None

    @Property("QVariant", notify=pageChanged)  # type: ignore[arg-type]
    def page(self) -> object:
        return self._page

    def turn_to(self, page: Page, live: Live) -> None:
        """Live values of the old page must not be seen beside the new one."""
        before = self._page.record if isinstance(self._page, Shown) else None
        self.live = live
        if isinstance(before, LitPage) and before.open is not None:
            shut = replace(before, open=None)
            if page != shut:
                self._put(shut)
        self._put(page)
        self.liveChanged.emit()

    def _put(self, page: Page) -> None:
        before, self._page = self._page, self._for_qml(page)
        self.pageChanged.emit()
        if isinstance(before, Shown):
            if isinstance(before.record, LitPage):
                empty(before)
            retire(before)

    def _for_qml(self, page: Page) -> Shown | dict[str, Any]:
        return shown(page, self) if type(page) in RECORDS else plain(page)
