"""The line that says what to do now. It follows what is on the screen."""

from __future__ import annotations

from desktop.table.pages.pages import CoverPage, LeadPage, LitPage, Page, SpentPage, TablePage
from desktop.table.stage.live import Live


class Guide:
    def __init__(self, me: str) -> None:
        self._me = me
        self._has_opened = self._was_lit = False

    def line(self, page: Page, live: Live, ask: str) -> str:
        """The id of a sentence; `ask` is the game's, of the page that is lit or of the table's step."""
        if isinstance(page, TablePage):
            return self._at_table(page, live)
        if isinstance(page, SpentPage):
            self._was_lit = False
            return "practice.spent"
        if isinstance(page, LeadPage) or page.name != self._me:
            return "practice.cover.theirs" if isinstance(page, CoverPage) else "practice.lit.theirs"
        return self._mine(page, live, ask)

    def _mine(self, page: CoverPage | LitPage, live: Live, ask: str) -> str:
        if isinstance(page, CoverPage):
            return "practice.covered" if self._was_lit else "practice.cover.mine"
        self._was_lit = True
        self._has_opened |= live.is_open
        if live.is_open:
            return "practice.open"
        if ask == "night.report":
            return "practice.report"
        if all(field.is_inert for field in page.fields):
            return "practice.cover" if self._has_opened else "practice.hold"
        return "practice.chosen" if live.ticked else "practice.choose"

    def _at_table(self, page: TablePage, live: Live) -> str:
        self._was_lit = False
        if page.moments:
            return "practice.moment"
        if page.step.kind == "talk":
            return "practice.talk"
        if page.step.board is None:
            return "practice.read"
        if live.countdown != 0:
            return "practice.count"
        if page.step.board.may_close:
            return "practice.close"
        has_pointed = any(seat.has_pointed for seat in page.seats if seat.name == self._me)
        return "practice.others" if has_pointed else "practice.point"
