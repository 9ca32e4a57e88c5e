"""From a session to the page that is on the screen."""

from __future__ import annotations

from desktop.play.covers import cover_page, spent_page
from desktop.play.lit import lit_page
from desktop.play.pages import Page
from desktop.play.seating import Seating
from desktop.play.session import Session
from desktop.play.table import table_page
from desktop.privacy.machine import State


def page_of(session: Session, seating: Seating, played: int = 0) -> Page:
    state, ask = session.state, session.lit_ask
    if state is State.LIT and ask is not None:
        return lit_page(session, seating, ask)
    if state is State.TABLE:
        return table_page(session, seating, played)
    return spent_page(session, seating) if state is State.SPENT else cover_page(session, seating)
