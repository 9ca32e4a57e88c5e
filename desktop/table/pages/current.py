"""From a session to the page that is on the screen."""

from __future__ import annotations

from desktop.seats.seating import Seating
from desktop.table.pages.covers import cover_page, spent_page
from desktop.table.pages.lit import lit_page
from desktop.table.pages.pages import Page
from desktop.table.pages.table import table_page
from desktop.table.privacy.machine import State
from desktop.table.session.session import Session


def page_of(session: Session, seating: Seating, played: int = 0) -> Page:
    state, ask = session.state, session.lit_ask
    if state is State.LIT and ask is not None:
        return lit_page(session, seating, ask)
    if state is State.TABLE:
        return table_page(session, seating, played)
    return spent_page(session, seating) if state is State.SPENT else cover_page(session, seating)
