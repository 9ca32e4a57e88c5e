"""Games that are packs hang behind More games as posters, made of their names and their sides' colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.keep.packs import Packs
from desktop.packs.page import whole_games
from desktop.widgets import drawing, fonts, posters
from i18n import LANGUAGES, Words
from tests.engine.packs.one_night import ONE_NIGHT
from tests.engine.packs.writing import folder

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(136, 256)


def printed(name: str) -> QImage:
    fonts.load()
    return drawing.drawn(f"drawn/{name}", SIZE)


def pictures(place: Path, language: str, *ids: str) -> list[str]:
    packs = Packs(place / "home")
    for id in ids:
        files = {name: text.replace("one_night", id) for name, text in ONE_NIGHT.items()}
        packs.allow(packs.take_in(folder(place / id, files)))
        pack = packs.find(id)
        assert pack is not None
        packs.switch(pack, is_on=True)
    return [picture for *_, picture in whole_games(Words(language), packs)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_printed_with_its_letter_in_every_language(tmp_path: Path, language: str) -> None:
    (name,) = pictures(tmp_path, language, "one_night")
    with_it, without = printed(name), printed(posters.named("indigo", language, "", "one_night"))
    assert with_it != without
    # The moon that it stands in, and the paper below.
    assert with_it.pixelColor(68, 104).lightness() > 180
    assert with_it.pixelColor(68, 230).lightness() > 180
    # The night above.
    assert with_it.pixelColor(20, 12).lightness() < 60


def test_two_games_are_told_apart_by_colour(tmp_path: Path) -> None:
    one, two = pictures(tmp_path, "en", "moonlit", "one_night")
    assert printed(one).pixelColor(20, 150) != printed(two).pixelColor(20, 150)


@pytest.mark.parametrize("letter", ["/", "<", "&", "%", "?", "夜", "", "\u202e"])
def test_whatever_its_name_begins_with_it_is_drawn(letter: str) -> None:
    assert not printed(posters.named("indigo", "ja", letter, "one_night")).isNull()
    assert printed(posters.named("indigo", "ja", letter, "one_night")).pixelColor(20, 150).alpha() == 255
