"""What is told beside a table that is set: what things are, its odds, fairer boards, of few games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtTest import QTest

if TYPE_CHECKING:
    from devtools.gallery.around import Opened

_FEW = 120


def explained(model: Any) -> Iterator[str]:
    rules = model.draft.rules
    ways = (("profile", next(reversed(rules.profiles))), ("leading", rules.leadings[-1]))
    for kind, id in (
        ("card", rules.cards[-1]),
        ("option", next(iter(rules.options))),
        ("preset", "own"),
        *ways,
    ):
        model.what.ask(kind, id)
        yield f"setup what is this {kind}"
    model.what.close()


def odds(opened: Opened, model: Any) -> Iterator[str]:
    model.choose_preset(model.made().presets[0].id)
    model.odds.start()
    while model.odds.found is None:
        QTest.qWait(20)
    model.odds.stop()
    opened.bring("odds")
    yield "setup odds"
    opened.hands.tap("odds")
    yield "setup odds in full"
    opened.hands.tap("closeOdds")


def fair(opened: Opened, model: Any) -> Iterator[str]:
    opened.bring("fair")
    opened.hands.tap("fair")
    yield "setup fair boards"
    model.fair.games = _FEW
    model.fair.wish("fox")
    model.fair.wish_unharmed()
    model.fair.start()
    yield "setup fair boards searched for"
    for is_list, show in enumerate((model.fair.show_changes, model.fair.show_list)):
        show()
        model.fair.start()
        while model.fair.found is None:
            QTest.qWait(20)
        yield f"setup fair boards found {'for so many' if is_list else 'by changes'}"
    opened.hands.tap("closeFair")
