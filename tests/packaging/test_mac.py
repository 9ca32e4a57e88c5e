"""What a Mac is told, as far as another system can see: the image, what is signed, the app's papers and its icon."""

from __future__ import annotations

import io
import plistlib
import runpy
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import freeze
import icons
import mac
from i18n import LANGUAGES
from lantern_version import VERSION
from product import APP_ID, MAKER, NAME, OLDEST_MACOS, ROOT, TITLE

# Pixels of what lies in a .icns, by Apple's types; the same picture for a dense screen has one of its own.
OF_ICNS = {
    b"ic04": 16,
    b"ic05": 32,
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
SPEC = ROOT / "packaging" / "lantern-night.spec"


def test_the_disk_image_has_the_app_and_where_to_drop_it() -> None:
    settings = runpy.run_path(str(mac.SETTINGS), {"defines": {"app": "build/Some.app"}})
    assert settings["files"] == [str(Path("build/Some.app"))]
    assert set(settings["icon_locations"]) == {"Some.app", "Applications"}
    assert settings["symlinks"] == {"Applications": "/Applications"}


def test_the_image_is_signed_before_it_is_notarised(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(mac.IDENTITY, "Somebody")
    monkeypatch.setenv(mac.PROFILE, "profile")
    image = tmp_path / "x.dmg"
    monkeypatch.setattr(mac, "artefact", lambda _: image)
    run: list[list[str]] = []
    monkeypatch.setattr("mac.subprocess.run", lambda command, **_: run.append(command))
    mac.build()
    made, signed, submitted, stapled = run
    assert "dmgbuild" in made
    assert (signed[0], signed[-2:]) == ("codesign", ["Somebody", str(image)])
    assert submitted[:4] == ["xcrun", "notarytool", "submit", str(image)]
    assert stapled == ["xcrun", "stapler", "staple", str(image)]


def test_without_an_identity_the_image_is_only_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(mac.IDENTITY, raising=False)
    monkeypatch.setattr(mac, "artefact", lambda _: tmp_path / "x.dmg")
    run: list[list[str]] = []
    monkeypatch.setattr("mac.subprocess.run", lambda command, **_: run.append(command))
    mac.build()
    assert len(run) == 1


def settings(app: str = "build/Some.app") -> dict[str, Any]:
    return runpy.run_path(str(mac.SETTINGS), {"defines": {"app": app}})


def test_the_images_window_holds_what_lies_in_it() -> None:
    found = settings()
    (left, top), (width, height) = found["window_rect"]
    assert min(left, top) > 0
    for x, y in found["icon_locations"].values():
        assert found["icon_size"] / 2 <= x <= width - found["icon_size"] / 2
        assert found["icon_size"] / 2 <= y <= height - found["icon_size"] / 2


def test_dmgbuild_is_handed_words_that_it_knows() -> None:
    ours = {key for key in settings() if not key.startswith("__")} - {"Path", "app", "defines"}
    assert ours == {"format", "files", "symlinks", "icon_locations", "window_rect", "icon_size", "icon"}
    # Since macOS 10.15; the oldest that the app runs on is newer.
    assert settings()["format"] == "ULMO"


def test_the_images_icon_is_the_one_that_the_app_brings() -> None:
    assert Path(settings()["icon"]) == Path("build/Some.app/Contents/Resources", f"{NAME}.icns")
    assert 'icon=str(freeze.ICONS / f"{NAME}.icns")' in SPEC.read_text(encoding="utf-8")


def test_the_apps_papers_can_be_read_back() -> None:
    papers = plistlib.loads(plistlib.dumps(freeze.about_mac(VERSION)))
    assert papers == freeze.about_mac(VERSION)
    assert (papers["CFBundleShortVersionString"], papers["CFBundleVersion"]) == (VERSION, VERSION)
    assert papers["CFBundleLocalizations"] == list(LANGUAGES)
    assert papers["LSMinimumSystemVersion"] == OLDEST_MACOS
    assert (papers["CFBundleDisplayName"], papers["NSHighResolutionCapable"]) == (TITLE, True)
    assert MAKER in papers["NSHumanReadableCopyright"]
    # A Mac takes three numbers and no letters.
    assert all(part.isdecimal() for part in papers["CFBundleVersion"].split("."))


def test_the_app_goes_by_the_id_of_all_systems() -> None:
    assert "bundle_identifier=APP_ID" in SPEC.read_text(encoding="utf-8")
    assert all(part.isalnum() for part in APP_ID.split("."))


def pictures(icns: bytes) -> Iterator[tuple[bytes, bytes]]:
    magic, whole = struct.unpack_from(">4sI", icns)
    assert (magic, whole) == (b"icns", len(icns))
    at = 8
    while at < whole:
        kind, size = struct.unpack_from(">4sI", icns, at)
        yield kind, icns[at + 8 : at + size]
        at += size
    assert at == whole


@pytest.mark.usefixtures("qapp")
def test_the_macs_icon_holds_every_size_as_it_was_drawn(tmp_path: Path) -> None:
    icons.write(tmp_path)
    found = dict(pictures((tmp_path / f"{NAME}.icns").read_bytes()))
    drawn = {kind: content for kind, content in found.items() if kind in OF_ICNS}
    assert set(found) - set(drawn) <= {b"TOC "}
    assert {OF_ICNS[kind] for kind in drawn} == set(icons.MAC)
    for kind, content in drawn.items():
        with Image.open(io.BytesIO(content)) as picture:
            assert picture.size == (OF_ICNS[kind], OF_ICNS[kind])
            with Image.open(tmp_path / f"{NAME}-{OF_ICNS[kind]}.png") as own:
                assert picture.convert("RGBA").tobytes() == own.convert("RGBA").tobytes()
