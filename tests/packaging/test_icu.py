"""ICU's data, cut to our languages."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

import pytest

import icu

THINGS = {
    "coll/en.res": b"how English is sorted",
    "coll/sv.res": b"how Swedish is sorted",
    "coll/zh.res": b"how Chinese is sorted",
    "root.res": b"what all of them build on",
    "zone/sv.res": b"what Swedes call time zones",
}
HEADER = struct.pack("<HBB", 24, 0xDA, 0x27) + bytes(8) + b"CmnD" + bytes(8)


def package(things: Mapping[str, bytes]) -> bytes:
    """As ICU lays it out: how many, where each one's name and data are, the names, the data."""
    names = [f"icudt73l/{name}\0".encode("ascii") for name in things]
    at = [4 + 8 * len(things) + sum(map(len, names[:number])) for number in range(len(names))]
    first = 4 + 8 * len(things) + sum(map(len, names))
    data = list(things.values())
    starts = [first + sum(map(len, data[:number])) for number in range(len(data))]
    table = b"".join(struct.pack("<II", *pair) for pair in zip(at, starts, strict=True))
    return HEADER + struct.pack("<I", len(things)) + table + b"".join(names) + b"".join(data)


def ours(name: str) -> bool:
    return icu.is_wanted(name, ["en", "zh_Hant"])


def test_what_stays_is_whole_and_in_its_order() -> None:
    smaller = icu.cut(package(THINGS), ours)
    kept = {name: data.rstrip(b"\0") for name, data in icu.entries(smaller)}
    assert list(kept) == ["coll/en.res", "coll/zh.res", "root.res"]
    assert kept == {name: THINGS[name] for name in kept}


def test_the_header_stays_and_everything_begins_where_icu_may_read_it() -> None:
    smaller = icu.cut(package(THINGS), ours)
    assert smaller.startswith(HEADER)
    count, *places = struct.unpack_from("<I6I", smaller, len(HEADER))
    assert count == 3
    assert [place % 16 for place in places[1::2]] == [0, 0, 0]


def test_the_package_is_found_in_its_library() -> None:
    assert icu.package_in(b"\x7fELF and more" + package(THINGS)) == package(THINGS)


def test_a_library_without_one_is_not_guessed_at() -> None:
    with pytest.raises(icu.NoPackage):
        icu.package_in(b"\x7fELF and no more")
    with pytest.raises(icu.NoPackage):
        icu.smaller(Path("libicuuc.so.73"), Path(), [])


def test_a_library_of_the_same_name_is_made_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "libicudata.so.73"
    library.write_bytes(b"\x7fELF" + bytes(60) + package(THINGS))
    run: list[str] = []
    monkeypatch.setattr(icu, "_run", lambda _, *command: run.extend(command))
    made = icu.smaller(library, tmp_path / "made", ["en"])
    assert made == tmp_path / "made" / library.name
    assert ("as" in run, "ld" in run, run[run.index("-soname") + 1]) == (True, True, library.name)
    assert "icudt73_dat:" in (tmp_path / "made" / "icu.s").read_text("ascii").split()
    assert "coll/en.res" in dict(icu.entries((tmp_path / "made" / "icu.dat").read_bytes()))
