"""The screen of packs; and the workshop, as somebody makes a pack there who has made none before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest

from devtools.gallery import packs

if TYPE_CHECKING:
    from devtools.gallery.around import Opened


def places(opened: Opened) -> Iterator[str]:
    opened.app.navigator.show_packs("home")
    opened.settle()
    opened.hands.tap("make")
    yield "workshop pack"
    model = opened.model("workshop")
    model.choose("game", "event_jinro")
    model.keep()
    yield "workshop refused"
    model.turn("parts")
    yield "workshop parts none"
    model.act("add-roles")
    yield "workshop role"
    model.act("add-events")
    model.act("add_deed")
    yield "workshop event"
    for section in ("words", "board", "trial"):
        model.turn(section)
        yield f"workshop {section}"
    model.turn("board")
    model.choose("board", "std9")
    yield "workshop board chosen"
    model.turn("trial")
    model.start()
    yield "workshop trying"
    while model.shown().trial.is_running:
        QTest.qWait(20)
    yield "workshop tried"
    model.leave()
    yield "workshop leaving"
    model.answer("drop")


def packs_screen(opened: Opened) -> Iterator[str]:
    go, here = opened.app.navigator, opened.app.start.folder
    go.show_packs("home")
    yield "packs none"
    packs.lay(here / "packs")
    go.show_packs("home")
    yield "packs"
    model = opened.model("packs")
    for name in ("harbour", "fog_bank"):
        model.switch(name)
        yield f"packs on {name}"
    packs.write(here / "same", {**packs.HARBOUR, "pack.yaml": packs.HARBOUR["pack.yaml"].replace("version", "age")})
    model.take_in(QUrl.fromLocalFile(str(here / "same")))
    yield "packs refused"
    model.remove("harbour")
    yield "packs remove"
    model.act("remove")
    yield "packs removed"
    opened.hands.tap("back")
