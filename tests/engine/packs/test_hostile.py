"""Packs that were made to do harm: each is refused in a sentence, at once, and nothing of it is run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.keep.packs import Packs
from rulesets.engine.packs import BadPack, opened, read
from rulesets.engine.packs.drawings import drawing_faults
from rulesets.engine.packs.files import MOST_FILES
from rulesets.engine.sentences import Sentence
from tests.engine.packs.writing import folder, zipped

HEAD = "format: 1\nid: ours\nversion: 1\nruleset: langrensha\n"
NAMED = "pack.ours.name: {name}\n"


def ids_of(place: Path) -> set[str]:
    with pytest.raises(BadPack) as found:
        opened(place)
    assert all(isinstance(fault.what, Sentence) and fault.what.id for fault in found.value.faults)
    return {fault.what.id.partition(".")[2] for fault in found.value.faults if isinstance(fault.what, Sentence)}


MANIFESTS = {
    "a number in base 60, which takes time by the square": (
        HEAD.replace("version: 1", "version: " + ":".join(["59"] * 300_000)),
        "long_number",
    ),
    "a maker whose name turns the line": (HEAD + 'makers: ["\u202egnp.exe"]\n', "no_writing"),
    "a maker on two lines": (HEAD + 'makers: ["Ours\\nAllowed by the house"]\n', "no_writing"),
    "a licence with signs for terminals": (HEAD + 'licence: "\\e[31mMIT"\n', "no_writing"),
    "makers who fill the screen": (HEAD + "makers: [" + ", ".join(["x" * 190] * 500) + "]\n", "not_allowed"),
    "a device for a name": (HEAD.replace("id: ours", "id: con"), "not_allowed"),
}


@pytest.mark.parametrize("what", MANIFESTS)
def test_a_manifest(tmp_path: Path, what: str) -> None:
    written, id = MANIFESTS[what]
    assert id in ids_of(folder(tmp_path / "ours", {"pack.yaml": written}))


@pytest.mark.parametrize("name", ["\u3164", "a\u200bb", "\ufeff", "\U000e0041", "\u0301" * 40, "a\u2028b", "a\x85b"])
def test_a_name_that_nobody_sees_or_that_climbs_out_of_its_line(tmp_path: Path, name: str) -> None:
    escaped = "".join(f"\\U{ord(sign):08x}" for sign in name)
    written = f'pack.ours.name: "{escaped}"\n'
    assert ids_of(folder(tmp_path / "ours", {"pack.yaml": HEAD, "words/en.yaml": written})) == {"no_writing"}


@pytest.mark.parametrize("name", ["हिन्दी", "می‌خواهم", "e\u0301te\u0301", "👩‍🚀", "ガ゙"])
def test_and_one_of_any_script_is_none(tmp_path: Path, name: str) -> None:
    pack = opened(folder(tmp_path / "ours", {"pack.yaml": HEAD, "words/en.yaml": NAMED.format(name=name)}))
    assert pack.words["en"]["pack.ours.name"] == name


@pytest.mark.parametrize("name", ["nul.md", "COM1.md", "words/aux.yaml", "con.txt.md"])
def test_a_file_that_is_a_device_somewhere(tmp_path: Path, name: str) -> None:
    assert ids_of(zipped(tmp_path / "ours.lanternpack", {"pack.yaml": HEAD, name: "{}"})) == {"reserved"}


def test_folders_without_end(tmp_path: Path) -> None:
    place = folder(tmp_path / "ours", {"pack.yaml": HEAD})
    for number in range(MOST_FILES + 1):
        (place / f"d{number}").mkdir()
    assert ids_of(place) == {"too_many"}


SHAPE = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
DECLARED = '<?xml version="1.0" encoding="utf-16"?><!DOCTYPE x [<!ENTITY a "b">]><svg>&a;</svg>'
DRAWN = {
    "loud": SHAPE.format('<path fill="URL(http://x)" d="M0 0"/>').encode(),
    "imported": SHAPE.format('<path style="@import \'http://x\'" d="M0 0"/>').encode(),
    "escaped": SHAPE.format('<path style="fill:u\\72l(http://x)" d="M0 0"/>').encode(),
    "deep": SHAPE.format("<g>" * 3000 + "</g>" * 3000).encode(),
    "styled": b'<?xml-stylesheet href="http://x/a.css"?>' + SHAPE.format("").encode(),
    "in another encoding": DECLARED.encode("utf-16"),
}


@pytest.mark.parametrize("what", DRAWN)
def test_a_drawing(what: str) -> None:
    assert [*drawing_faults("motifs/roles/ours.svg", DRAWN[what])]


def test_of_two_packs_with_one_id_the_one_that_came_by_the_app_plays(tmp_path: Path) -> None:
    """Whoever switches one on has not switched on another that was laid beside it."""
    packs = Packs(tmp_path)
    mine = packs.take_in(folder(tmp_path / "mine", {"pack.yaml": HEAD}))
    other = folder(tmp_path / "packs" / "a", {"pack.yaml": HEAD.replace("version: 1", "version: 2")})
    assert {one.name: one.plays for one in packs.every()} == {"a": False, "ours.lanternpack": True}
    packs.switch(mine, is_on=True)
    assert packs.on("langrensha") == (mine,) == (packs.find("ours"),)
    packs.remove("ours.lanternpack")
    assert [(one.name, one.plays) for one in packs.every()] == [("a", True)]
    assert other.exists()


def test_a_pack_that_is_changed_after_it_was_allowed_asks_again(tmp_path: Path) -> None:
    """Though its size and its time are what they were."""
    code = "from rulesets.werewolf.role import Role\nclass Ours(Role):\n    id = 'oxen'\n"
    place = folder(tmp_path / "packs" / "ours", {"pack.yaml": HEAD, "roles/oxen.py": code})
    packs = Packs(tmp_path)
    (one,) = packs.every()
    assert one.pack is not None
    packs.allow(one.pack)
    assert packs.every()[0].plays
    file = place / "roles/oxen.py"
    before = file.stat()
    file.write_text(code.replace("'oxen'", "'evil'"), encoding="utf-8", newline="\n")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert (packs.every()[0].plays, packs.every()[0].waits) == (False, True)
    assert Packs(tmp_path).every()[0].waits


def test_each_is_read_without_a_trace_of_it(tmp_path: Path) -> None:
    found = {"pack.yaml": HEAD.encode(), "roles/oxen.py": b"open('" + str(tmp_path).encode() + b"/ran', 'w')\n"}
    pack, faults = read(found)
    assert pack is not None
    assert not faults
    assert not (tmp_path / "ran").exists()
