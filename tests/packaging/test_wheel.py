"""What pip installs: under one name, whole, and knowing what it was made of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import bundled
import lantern_version
import product
import smoke_wheel
import wheels
from i18n import catalog, po
from smoke_wheel import SCRIPTS


def venv_with(folder: Path, *files: str) -> Path:
    site = folder / "lib" / "site-packages"
    record = site / "lantern_night-0.1.0.dist-info" / "RECORD"
    record.parent.mkdir(parents=True)
    (record.parent / "METADATA").write_text("Metadata-Version: 2.4\nName: lantern-night\nVersion: 0.1.0\n", "utf-8")
    record.write_text("".join(f"{file},,\n" for file in files), encoding="utf-8")
    return folder


def test_one_name_at_the_top_is_ours(tmp_path: Path) -> None:
    program = f"../../{SCRIPTS}/lantern-night"
    found = smoke_wheel.alone(venv_with(tmp_path, "lantern_night/__init__.py", "lantern_night/desktop/a.py", program))
    assert (found.trouble, found.detail) == ("", "lantern_night")


def test_a_common_name_at_the_top_would_be_seen(tmp_path: Path) -> None:
    found = smoke_wheel.alone(venv_with(tmp_path, "lantern_night/__init__.py", "desktop/__init__.py"))
    assert found.trouble == "there are desktop"


def test_a_wheel_that_was_not_installed_would_be_seen(tmp_path: Path) -> None:
    assert smoke_wheel.alone(tmp_path).trouble == "it is not there"


def test_a_wheel_that_lacks_a_drawing_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = [("a/posters/one.svg", "assets/posters"), ("a/app.mo", "i18n/build/ja")]
    monkeypatch.setattr(bundled, "data", lambda: data)
    monkeypatch.setattr(wheels, "WHEEL", packed(tmp_path, "lantern_night/i18n/build/ja/app.mo"))
    assert smoke_wheel.complete().trouble == "lacks assets/posters/one.svg"
    monkeypatch.setattr(bundled, "data", lambda: data[1:])
    assert smoke_wheel.complete().trouble == ""


def packed(folder: Path, *names: str) -> Path:
    with ZipFile(folder / "one.whl", "w") as file:
        for name in names:
            file.writestr(name, "")
    return folder / "one.whl"


def test_no_moment_stands_in_compiled_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else no two wheels of one commit would be alike."""
    monkeypatch.setattr(catalog, "COMPILED", tmp_path)
    written = po.compile_all()
    assert written
    assert all(b"POT-Creation-Date: 2000-01-01 00:00+0000" in file.read_bytes() for file in written)


def test_what_is_installed_begins_in_its_own_folder(tmp_path: Path) -> None:
    """Though another project has a `desktop` of its own in reach."""
    ours, theirs = tmp_path / "lantern_night", tmp_path / "desktop"
    for folder, text in ((theirs, "raise SystemExit(3)"), (ours / "desktop", "def main(): return 7")):
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "__main__.py").write_text(f"{text}\n", encoding="utf-8")
    for name in ("__init__.py", "__main__.py"):
        (ours / name).write_bytes((product.ROOT / "lantern_night" / name).read_bytes())
    assert subprocess.run([sys.executable, "-m", "lantern_night"], cwd=tmp_path, check=False).returncode == 7


def test_what_is_made_of_the_sources_takes_their_commit_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(product, "BUILD", tmp_path / "build")
    monkeypatch.setattr(product, "commit", lambda: "1a2b3c4d5e6f")
    noted = product.commit_noted()
    monkeypatch.setattr(lantern_version, "COMMIT", noted)
    assert lantern_version.whole() == f"{lantern_version.VERSION} (1a2b3c4d5e6f)"


def test_sources_without_a_history_say_their_version_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lantern_version, "COMMIT", tmp_path / "lantern_commit.txt")
    assert lantern_version.whole() == lantern_version.VERSION
