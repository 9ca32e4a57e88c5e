"""Nothing secret is in the scene or read out, but on the page of who holds the lantern, while it is held."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

import pytest
from PySide6.QtQuick import QQuickWindow

from desktop.demo.director import Director
from desktop.table.pages.pages import LitPage, TablePage
from rulesets.engine import ruleset
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.secrets import secrets_of

# By then every ruleset has had a night.
STEPS = 60


class Witness:
    """Looks at the window after each change of page, and once more when it has come to rest."""

    def __init__(self, app: Opened) -> None:
        self.app = app
        self.eyes = Eyes(app.window, app.engine)
        # Before anybody has taken the lantern, all there is may be seen by all.
        self.public = self.look()
        self.secrets: dict[str, set[str]] = {}
        self.leaks: list[str] = []
        self.looked = 0
        app.stage.pageChanged.connect(self.turned)

    def look(self) -> set[str]:
        return self.eyes.scene() | self.eyes.read_out()

    def turned(self) -> None:
        """In the same breath, while what was drawn before still lives."""
        page = self.app.stage.shown
        inside = getattr(self.app.page, "open", None)
        if isinstance(page, LitPage):
            # What a filler asks is the same on everybody's page, and in its detail.
            said = chain(*((field.detail, *field.phrases) for field in page.fields))
            self.public.update((*said, *page.note_phrases, page.note_question))
        if isinstance(page, LitPage) and inside is not None:
            mine = {text for text in secrets_of(inside) if text and text not in self.public}
            self.secrets.setdefault(page.name, set()).update(mine)
            self.compare(page.name)
        elif isinstance(page, TablePage):
            self.public |= self.look()
        else:
            self.compare("")

    def compare(self, reader: str) -> None:
        self.looked += 1
        theirs = {text for seat, texts in self.secrets.items() if seat != reader for text in texts}
        own = self.secrets.get(reader, set())
        needles = theirs - own - self.public
        if not needles:
            return
        # What the reader may read is taken whole, and so is what all may: that its card is a Witch Killer tells nobody
        # who is a Witch.
        whole = needles | own | {text for text in self.public if any(needle in text for needle in needles)}
        wanted = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, sorted(whole, key=len, reverse=True))) + r")(?!\w)")
        known = "\n".join(self.public | own)
        for text in self.look() - own:
            # A long line may stand there as its two halves, and a text as its lines.
            said = text.replace("\n", " ")
            found = [each for each in wanted.findall(said) if each in needles]
            if found and said not in known:
                self.leaks.append(
                    f"{self.app.stage.shown.state}, {reader or 'nobody'} reads: {found[0]!r} in {text[:80]!r}"
                )


class Watched(Director):
    """Holds every page open once before it answers."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.steps = 0

    def _is_over(self) -> bool:
        self.steps += 1
        return self.steps > STEPS or super()._is_over()

    def _lit(self, page: LitPage) -> None:
        self._wait(1.0)
        self._hands.release(self._hands.press("open"))
        super()._lit(page)


@pytest.mark.parametrize("id", ["jinro_nine", "ultimate_thirteen", "witch_trial", "event_jinro", "langrensha"])
def test_the_scene_and_what_is_read_out_hold_no_secret(opens: Opens, id: str) -> None:
    app = opens(**AT_ONCE)
    app.begin(id, short(ruleset(id).players[0]))
    witness = Witness(app)
    app.director(seed=3, kind=Watched).play()
    assert witness.leaks == []
    assert witness.looked > STEPS
    assert len(witness.secrets) > 4


def test_the_witness_can_see(opens: Opens) -> None:
    """A role in a title would not pass."""
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", short(9))
    witness = Witness(app)
    app.take_up()
    app.hands.release(app.hands.press("open"))
    assert witness.leaks == []
    role = max(witness.secrets["P1"], key=len)
    assert isinstance(app.window, QQuickWindow)
    app.window.setTitle(f"Pass: {role}")
    witness.turned()
    assert len(witness.leaks) == 1
