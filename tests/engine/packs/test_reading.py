"""A stranger's pack is read without trusting it: each hostile one is refused in a sentence."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from zipfile import ZIP_LZMA, ZipFile, ZipInfo

import pytest

from rulesets.engine.packs import BadPack, contents, opened, packed
from tests.engine.packs.writing import GOOD, MANIFEST, WORDS, folder, zipped


def refused(place: Path) -> str:
    with pytest.raises(BadPack) as caught:
        opened(place)
    return "\n".join(map(str, caught.value.faults))


def test_a_folder_and_the_file_made_of_it_are_the_same_pack(tmp_path: Path) -> None:
    lying = opened(folder(tmp_path / "harbour"))
    assert lying.need == opened(zipped(tmp_path / "harbour.lanternpack")).need
    assert lying.need == opened(zipped(tmp_path / "packed_along.lanternpack", below="harbour/")).need
    assert (lying.id, lying.version, lying.makers) == ("harbour", 1, ("The Tuesday group",))
    assert lying.words == {"en": {"preset.harbour9.name": "The harbour"}}


def test_what_is_packed_is_the_same_pack_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    files = {**GOOD, "words/en.yaml": WORDS + "#" * 90_000}
    found = contents(folder(tmp_path / "harbour", files))
    file = tmp_path / "harbour.lanternpack"
    file.write_bytes(packed(found))
    assert opened(file).need == opened(tmp_path / "harbour").need
    assert packed(contents(file)) == packed(found)


def test_a_device_is_not_waited_for() -> None:
    assert "neither a folder nor a file" in refused(Path(os.devnull))


def test_a_folder_that_is_no_pack_is_not_looked_through(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/")
    assert refused(tmp_path).endswith("has no pack.yaml")


def test_one_letter_more_is_another_pack(tmp_path: Path) -> None:
    before = opened(folder(tmp_path)).content
    assert opened(folder(tmp_path, {"README.md": "Ours!"})).content != before


def test_what_a_system_leaves_lying_about_is_no_part_of_it(tmp_path: Path) -> None:
    before = opened(folder(tmp_path)).content
    assert opened(folder(tmp_path, {".DS_Store": "x", "__pycache__/a.pyc": "x", ".git/HEAD": "x"})).content == before


@pytest.mark.parametrize(
    "name", ["../outside.yaml", "/etc/passwd", "words/../../x.yaml", "C:/x.yaml", "words\\en.yaml", "a/b/c/d/e.yaml"]
)
def test_a_path_that_climbs_is_refused(tmp_path: Path, name: str) -> None:
    sentence = refused(zipped(tmp_path / "p.lanternpack", {**GOOD, name: "x"}))
    assert "no name for a file" in sentence or "lies too deep" in sentence


def test_a_link_is_refused_in_a_file(tmp_path: Path) -> None:
    file = zipped(tmp_path / "p.lanternpack")
    link = ZipInfo("words/ja.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with ZipFile(file, "a") as packed:
        packed.writestr(link, "/etc/passwd")
    assert refused(file).startswith("words/ja.yaml: is a link")


@pytest.mark.parametrize("target", ["/etc/passwd", "/etc"])
def test_a_link_is_refused_in_a_folder(tmp_path: Path, target: str) -> None:
    (folder(tmp_path) / "words" / "ja.yaml").symlink_to(target)
    assert refused(tmp_path).startswith("words/ja.yaml: is a link")


def test_a_bomb_is_refused_by_what_it_says_of_itself(tmp_path: Path) -> None:
    assert "how bombs are made" in refused(zipped(tmp_path / "p.lanternpack", {**GOOD, "words/ja.yaml": "x" * 900_000}))
    many: dict[str, str | bytes] = {**GOOD, **{f"motifs/{number}.svg": os.urandom(600_000) for number in range(20)}}
    assert "is too large" in refused(zipped(tmp_path / "q.lanternpack", many))
    crowd = {**GOOD, **{f"motifs/{number}.svg": "" for number in range(2_000)}}
    assert "allowed: 1000" in refused(zipped(tmp_path / "r.lanternpack", crowd))


def test_a_bomb_that_lies_about_its_size_is_refused(tmp_path: Path) -> None:
    file = zipped(tmp_path / "p.lanternpack", {**GOOD, "words/ja.yaml": "role.x: " + "x" * 5_000})
    data = file.read_bytes()
    assert data.count((5_008).to_bytes(4, "little")) == 2
    file.write_bytes(data.replace((5_008).to_bytes(4, "little"), (10).to_bytes(4, "little")))
    assert "can be read" in refused(file) or "Bad CRC" in refused(file)


def test_a_folder_too_large_is_refused(tmp_path: Path) -> None:
    folder(tmp_path, {**GOOD, "motifs/x.svg": "x" * 1_000_001})
    assert refused(tmp_path).startswith("motifs/x.svg: is too large")


def test_names_that_some_systems_take_for_one_are_refused(tmp_path: Path) -> None:
    both = {**GOOD, "words/zh-hant.yaml": "a: b", "words/zh-Hant.yaml": "a: b"}
    assert "is there twice" in refused(zipped(tmp_path / "p.lanternpack", both))


def test_another_way_of_pressing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "p.lanternpack"
    with ZipFile(file, "w", ZIP_LZMA) as packed:
        packed.writestr("pack.yaml", MANIFEST)
    assert "pressed in a way" in refused(file)


@pytest.mark.parametrize(("data", "words"), [(b"not a zip", "no .lanternpack file"), (b"", "no .lanternpack file")])
def test_what_is_no_pack_at_all_is_refused(tmp_path: Path, data: bytes, words: str) -> None:
    file = tmp_path / "p.lanternpack"
    file.write_bytes(data)
    assert words in refused(file)
    assert "can't be read" in refused(tmp_path / "nowhere.lanternpack")
    assert "has no pack.yaml" in refused(folder(tmp_path / "empty", {"README.md": "nothing"}))


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ("format: 1", "format: 2", "pack.yaml:1: format: 2 is not allowed; allowed: 1, which this version"),
        ("version: 1", "version: one", "pack.yaml:3: version: 'one' is not allowed; allowed: a whole number from 1"),
        ("id: harbour\n", "id: Our harbour\n", "pack.yaml:2: id: 'Our harbour' is not allowed"),
        ("id: harbour\n", "id: werewolf\n", "pack.yaml:2: id: werewolf is a name in jinro_nine already"),
        ("id: harbour\n", "id: name\n", "pack.yaml:2: id: name is a name in jinro_nine already"),
        ("id: harbour\n", "id: harbour\nid: harbor\n", "pack.yaml:3: id stands there twice"),
        ("ruleset: jinro_nine", "ruleset: jinro_ten", "pack.yaml:6: ruleset: 'jinro_ten' is not allowed"),
        ("ruleset: jinro_nine", "", "pack.yaml:1: ruleset missing"),
        ("licence: CC", "license: CC", "pack.yaml:5: license: 'license' is not allowed"),
        ("makers: [The", "makers: [7, The", "pack.yaml:4: makers.0: 7 is not allowed; allowed: a text"),
        ("  harbour9:", "  9A:", "pack.yaml:8: boards.9A: 9A is a name in jinro_nine already"),
        ("harbour_rules:", "source:", "pack.yaml:10: profiles.source: source is a name in jinro_nine already"),
        ("players: 9,", "seats: 9,", "pack.yaml:8: boards.harbour9.seats: 'seats' is not allowed"),
        ("format: 1", "format: &a 1", "pack.yaml:1: refers to elsewhere"),
        ("makers: [The Tuesday group]", f"makers: {deep(30)}", "pack.yaml:4: too long or too deep"),
        ("licence: CC-BY-4.0", "licence: [", "is not YAML"),
        ("licence: CC-BY-4.0", "licence: !!python/object:os.system x", "is not YAML"),
        ("licence: CC-BY-4.0", "licence: 2001-13-45", "is not YAML"),
    ],
)
def test_a_manifest_with_a_mistake_is_a_sentence_with_its_line(
    tmp_path: Path, was: str, becomes: str, words: str
) -> None:
    assert was in MANIFEST
    assert words in refused(folder(tmp_path, {**GOOD, "pack.yaml": MANIFEST.replace(was, becomes)}))


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("words/en.yaml", "\nrole.seer.name: Us", "words/en.yaml:2: role.seer.name is about nothing of this pack"),
        ("words/en.yaml", "preset.harbour9.name: 7", "words/en.yaml:1: preset.harbour9.name: 7 is not allowed"),
        ("words/english.yaml", "preset.harbour9.name: a", "words/english.yaml: is not named after a language"),
        ("words/en.yaml", "- a", "words/en.yaml:1: ['a'] is not allowed; allowed: a mapping"),
        ("roles/seer.yaml", "side: village", "roles/seer.yaml: seer is a name in jinro_nine already"),
        ("roles/harbour.yaml", "side: village", "harbour is the id of two things"),
        ("roles/Our-role.yaml", "side: village", "roles/Our-role.yaml: is not named by an id"),
        ("scenarios/ferrier.py", "import os", "scenarios/ferrier.py: is nothing that a pack has"),
        ("roles/ours/x.yaml", "a: b", "roles/ours/x.yaml: is nothing that a pack has"),
        ("motifs/manifest/x.svg", "<svg/>", "motifs/manifest/x.svg: draws nothing of this pack"),
        ("setup.exe", "MZ", "setup.exe: is nothing that a pack has"),
    ],
)
def test_what_does_not_belong_there_is_a_sentence(tmp_path: Path, name: str, text: str, words: str) -> None:
    assert words in refused(folder(tmp_path, {**GOOD, name: text}))


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    bad = {**GOOD, "pack.yaml": MANIFEST.replace("version: 1", "version: 0"), "words/en.yaml": "role.seer.name: Us"}
    assert len(refused(folder(tmp_path, bad)).splitlines()) == 2


def test_bytes_that_are_no_text_are_a_sentence(tmp_path: Path) -> None:
    (folder(tmp_path) / "words" / "en.yaml").write_bytes(b"preset.harbour9.name: ok\n# \xff\xfe\n")
    assert refused(tmp_path) == "words/en.yaml:2: is not a text in UTF-8"
