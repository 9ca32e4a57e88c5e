"""The Flatpak's manifest: nothing from a network, every file by its hash, and no more than screen, card and sound."""

from __future__ import annotations

import hashlib
import json
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

import flatpak
import linux_entry
import smoke_flatpak
import standin
from lantern_version import VERSION
from product import APP_ID, NAME
from smoke_checks import Check

PERMITTED = """[Context]
shared=ipc;
sockets=x11;wayland;pulseaudio;fallback-x11;
devices=dri;
"""
LOOPBACK = "Inter-|   Receive\n face |bytes\n    lo: 0 0"


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(linux_entry, "BUILD", tmp_path)
    monkeypatch.setattr(flatpak, "RECIPE", tmp_path / "recipe")
    monkeypatch.setattr(flatpak, "MANIFEST", tmp_path / "recipe" / f"{APP_ID}.json")
    (tmp_path / "icons").mkdir()
    for size in linux_entry.SIZES:
        (tmp_path / "icons" / f"{NAME}-{size}.png").write_text(str(size), encoding="utf-8")
    (tmp_path / "bundle.tar.xz").write_text("packed", encoding="utf-8")
    read: dict[str, Any] = json.loads(flatpak.recipe(tmp_path / "bundle.tar.xz").read_text(encoding="utf-8"))
    return read


def sources(recipe: dict[str, Any]) -> list[dict[str, str]]:
    return [source for module in recipe["modules"] for source in module["sources"]]


def test_every_source_lies_beside_the_manifest_and_is_the_one_that_was_meant(recipe: dict[str, Any]) -> None:
    for source in sources(recipe):
        content = (flatpak.RECIPE / source["path"]).read_bytes()
        assert source["sha256"] == hashlib.sha256(content).hexdigest()
    assert "url" not in json.dumps(recipe)


def test_a_shop_fetches_the_bundle_from_the_release_and_has_the_rest(
    recipe: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flatpak, "packed", lambda: tmp_path / "bundle.tar.xz")
    monkeypatch.setattr(flatpak, "DIST", tmp_path)
    monkeypatch.delenv("LANTERN_NIGHT_ADDRESS", raising=False)
    assert flatpak.no_address() == "LANTERN_NIGHT_ADDRESS does not say where the bundle will be"
    monkeypatch.setenv("LANTERN_NIGHT_ADDRESS", "https://example.com/somebody/game")
    assert flatpak.no_address() == ""
    with tarfile.open(flatpak.handed()) as handed:
        handed.extractall(tmp_path / "shop", filter="data")
    bundle, *others = sources(json.loads((tmp_path / "shop" / f"{APP_ID}.json").read_text(encoding="utf-8")))
    assert bundle["url"] == f"https://example.com/somebody/game/releases/download/v{VERSION}/bundle.tar.xz"
    assert bundle["sha256"] == sources(recipe)[0]["sha256"]
    assert [source["path"] for source in others] == [source["path"] for source in sources(recipe)[1:]]
    for source in others:
        assert source["sha256"] == hashlib.sha256((tmp_path / "shop" / source["path"]).read_bytes()).hexdigest()
    assert not (tmp_path / "shop" / "bundle.tar.xz").exists()


def test_it_may_use_screen_card_and_sound_and_nothing_else(recipe: dict[str, Any]) -> None:
    assert set(recipe["finish-args"]) == {
        "--share=ipc",
        "--socket=wayland",
        "--socket=fallback-x11",
        "--device=dri",
        "--socket=pulseaudio",
    }


def test_nothing_takes_the_programs_archive_off(recipe: dict[str, Any]) -> None:
    assert recipe["build-options"] == {"no-debuginfo": True}


def test_all_that_a_desktop_is_told_goes_by_the_one_id(recipe: dict[str, Any]) -> None:
    told = {Path(source["path"]).name.removesuffix(".metainfo.xml") for source in sources(recipe)[1:]}
    assert {Path(name).stem if name.endswith((".desktop", ".png", ".svg")) else name for name in told} == {APP_ID}
    assert recipe["command"] == NAME
    assert recipe["id"] == APP_ID
    entry = (flatpak.RECIPE / "share" / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"Icon={APP_ID}\n" in entry


@pytest.mark.parametrize(
    ("said", "is_right"),
    [
        (PERMITTED, True),
        (PERMITTED.replace("ipc;", "network;ipc;"), False),
        (f"{PERMITTED}filesystems=home;\n", False),
        (f"{PERMITTED}\n[Session Bus Policy]\norg.example=talk\n", False),
        (PERMITTED.replace("pulseaudio;", ""), False),
    ],
)
def test_another_permission_would_be_seen(said: str, is_right: bool) -> None:
    assert (smoke_flatpak.unless_allowed(said) == "") is is_right


@pytest.mark.parametrize(
    ("seen", "trouble"),
    [
        (LOOPBACK, ""),
        (f"{LOOPBACK}\n  eth0: 7 7", "has eth0"),
        (f"{LOOPBACK}\nreads letter.txt", "reads letter.txt"),
        ("", "nothing could be seen"),
    ],
)
def test_a_hole_in_the_wall_would_be_seen(seen: str, trouble: str) -> None:
    assert smoke_flatpak.unless_shut(seen) == trouble


@pytest.mark.usefixtures("recipe")
def test_a_word_that_the_builder_does_not_know_would_be_seen() -> None:
    ours = json.loads(flatpak.MANIFEST.read_text(encoding="utf-8"))
    assert smoke_flatpak.unless_same(json.dumps(ours)) == ""
    del ours["finish-args"], ours["modules"][0]["build-commands"]
    assert smoke_flatpak.unless_same(json.dumps(ours)) == "finish-args, build-commands was read otherwise"


def test_a_library_that_the_runtime_lacks_would_be_seen() -> None:
    asked = {"libc.so.6", "ld-linux-x86-64.so.2"}
    assert smoke_flatpak.asked(asked).trouble == ""
    assert smoke_flatpak.asked({*asked, "libgtk-3.so.0"}).trouble == "asks for libgtk-3.so.0"


def test_without_a_sandbox_what_can_be_seen_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("smoke_flatpak.flatpak.packed_quickly", lambda: tmp_path)
    monkeypatch.setattr("smoke_flatpak.flatpak.recipe", lambda _: tmp_path)
    monkeypatch.setattr("smoke_flatpak.flatpak.no_builder", lambda: "flatpak is not installed")
    monkeypatch.setattr(smoke_flatpak, "_described", lambda: iter([Check("described", "", 0.0)]))
    monkeypatch.setattr("smoke_flatpak.elf.from_outside", lambda _: set())
    assert [check.name for check in smoke_flatpak.played()] == ["asked of the runtime", "described"]
    assert "The rest is not tried: flatpak is not installed." in capsys.readouterr().out


def test_what_is_lacking_for_a_sandbox_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("standin.shutil.which", lambda _: None)
    assert standin.hindrance() == "flatpak and bwrap are not installed"
    monkeypatch.setattr("standin.shutil.which", lambda tool: tool)
    monkeypatch.setattr(standin, "_SANDBOX", (sys.executable, "-c", "raise SystemExit('no namespaces')"))
    assert standin.hindrance() == "this machine lets nobody build a sandbox: no namespaces"
