"""A pack's drawing is shown where everybody looks, and never on a lit page, whose light would tell the role."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.after.export import pictures
from desktop.table.pages import motifs
from desktop.widgets import drawing, given, medallions
from i18n import Words
from rulesets.engine import Ruleset
from rulesets.engine.packs import BadPack, extended, opened
from tests.engine.packs.writing import folder

# As bright as can be.
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
WHITE = f'{SVG}<rect width="64" height="64" fill="#ffffff"/></svg>'
FERRY = {
    "pack.yaml": "format: 1\nid: ferry\nversion: 1\nruleset: jinro_nine\n",
    "roles/ferrier.yaml": "picture: roles/fox",
    "roles/drifter.yaml": "seen: wolf",
    "words/en.yaml": "role.ferrier.name: Ferrier\nrole.drifter.name: Drifter\n",
    "motifs/roles/ferrier.svg": WHITE,
}


def laid(place: Path, **more: str) -> tuple[Ruleset, Words]:
    rules = extended("jinro_nine", [opened(folder(place, {**FERRY, **more}))])
    return rules, Words("en", rules)


@pytest.mark.usefixtures("qapp")
def test_it_is_drawn_where_everybody_looks(tmp_path: Path) -> None:
    rules, words = laid(tmp_path)
    found = medallions.of(rules, "ferrier", words)
    assert found.motif.startswith("given/")
    middle = drawing.picture(found.motif, 64).pixelColor(32, 32)
    assert (middle.red(), middle.green(), middle.blue(), middle.alpha()) == (255, 255, 255, 255)
    # What it has no drawing of is as ever.
    assert medallions.of(rules, "drifter", words).motif == "letters/en/D/drifter"
    assert medallions.of(rules, "seer", words).motif == "roles/seer"


@pytest.mark.usefixtures("qapp")
def test_a_lit_page_and_what_is_given_away_have_the_houses_or_a_letter(tmp_path: Path) -> None:
    rules, words = laid(tmp_path)
    assert motifs.of_part(rules, "ferrier", words) == "roles/fox"
    assert motifs.of_part(rules, "drifter", words) == "letters/en/D/drifter"
    assert "#ffffff" not in pictures.symbols(rules, ["ferrier", "drifter"], words)
    for side in rules.facts.factions:
        assert not medallions.of_side(rules, side, words).motif.startswith("given/")


def test_two_packs_with_the_same_id_have_each_its_own(tmp_path: Path) -> None:
    one, other = (
        medallions.of(*_of(laid(tmp_path / name, **{"motifs/roles/ferrier.svg": WHITE.replace("ffffff", colour)})))
        for name, colour in (("one", "ff0000"), ("other", "00ff00"))
    )
    assert one.motif != other.motif
    assert "ff0000" in given.svg(one.motif)
    assert "00ff00" in given.svg(other.motif)


def _of(table: tuple[Ruleset, Words]) -> tuple[Ruleset, str, Words]:
    rules, words = table
    return rules, "ferrier", words


def test_what_is_too_long_to_be_drawn_at_once_has_a_letter(tmp_path: Path) -> None:
    long = WHITE.replace("<rect", f"<desc>{'x' * given.LONGEST}</desc><rect")
    rules, words = laid(tmp_path, **{"motifs/roles/ferrier.svg": long})
    assert medallions.of(rules, "ferrier", words).motif == "roles/fox"


@pytest.mark.parametrize("dashes", ['stroke-dasharray="0.00001"', 'style="stroke-dasharray:0.00001"'])
def test_dashes_that_would_be_drawn_for_ever_are_refused(tmp_path: Path, dashes: str) -> None:
    with pytest.raises(BadPack, match="dashed lines"):
        laid(tmp_path, **{"motifs/roles/ferrier.svg": WHITE.replace("<rect", f"<rect {dashes}")})


@pytest.mark.usefixtures("qapp")
def test_one_that_has_been_forgotten_is_blank() -> None:
    assert drawing.picture("given/nobody/roles/x", 64).pixelColor(32, 32).alpha() == 0
    assert given.svg("letters/en/F/x") == ""
