"""What winget and Homebrew are handed: each file's hash and address, every language, and no word they don't know."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

import manifests
import product
import windows
from i18n import LANGUAGES, Words
from lantern_version import VERSION
from product import APP_ID, NAME, TITLE

ADDRESS = "https://example.com/somebody/lantern-night"
AT_RELEASE = f"{ADDRESS}/releases/download/v{VERSION}"
# What winget's schema allows, as far as we say it, and how long.
LIMITS = {
    "Publisher": 256,
    "PackageName": 256,
    "License": 512,
    "ShortDescription": 256,
    "Description": 10000,
    "ReleaseNotes": 10000,
    "Moniker": 40,
}
ADDRESSES = ("PublisherUrl", "PublisherSupportUrl", "PackageUrl", "LicenseUrl", "ReleaseNotesUrl")
OF_INSTALLER = {
    "Platform": ["Windows.Desktop"],
    "MinimumOSVersion": "10.0.17763.0",
    "InstallerType": "nullsoft",
    "Scope": "user",
    "UpgradeBehavior": "install",
    "ProductCode": TITLE,
}
WHOSE = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}


@pytest.fixture(autouse=True)
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERN_NIGHT_ADDRESS", ADDRESS)
    monkeypatch.setattr(manifests, "DIST", tmp_path / "dist")
    monkeypatch.setattr(manifests, "FOLDER", tmp_path / "made")
    (tmp_path / "dist").mkdir()
    for file in (manifests.SETUP, *manifests.IMAGES.values()):
        (tmp_path / "dist" / file).write_text(file, encoding="utf-8")
    return tmp_path / "dist"


def sha256(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def locales() -> Iterator[dict[str, Any]]:
    yield from (manifest for _, manifest in manifests.winget() if "PackageLocale" in manifest)


def test_winget_has_a_file_for_the_version_the_installer_and_each_language() -> None:
    kinds = [manifest["ManifestType"] for _, manifest in manifests.winget()]
    assert kinds == ["version", "installer", "defaultLocale", "locale", "locale", "locale"]
    for name, manifest in manifests.winget():
        assert manifest.keys() >= WHOSE
        assert (manifest["PackageVersion"], manifest["ManifestVersion"]) == (VERSION, "1.12.0")
        part = {"version": "", "installer": ".installer"}.get(
            manifest["ManifestType"], f".locale.{manifest.get('PackageLocale')}"
        )
        assert name == f"{manifest['PackageIdentifier']}{part}.yaml"


def test_winget_takes_the_installer_that_was_made() -> None:
    (installer,) = (manifest for _, manifest in manifests.winget() if manifest["ManifestType"] == "installer")
    assert {key: installer[key] for key in OF_INSTALLER} == OF_INSTALLER
    assert installer.keys() - WHOSE - {"ReleaseDate", "Installers"} == set(OF_INSTALLER)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", installer["ReleaseDate"])
    assert installer["Installers"] == [
        {
            "Architecture": "x64",
            "InstallerUrl": f"{AT_RELEASE}/{manifests.SETUP}",
            "InstallerSha256": sha256(manifests.SETUP).upper(),
        }
    ]


def test_windows_knows_the_program_by_the_code_that_winget_is_told() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    key = re.search(r'^!define UNINSTALL ".*\\(.*)"$', script, re.MULTILINE)
    assert key is not None
    assert key[1].replace("${TITLE}", TITLE) == OF_INSTALLER["ProductCode"]


def test_the_files_go_by_the_names_that_the_builders_give_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("windows.machine", lambda: "x86_64")
    monkeypatch.setattr("windows.subprocess.run", lambda *_, **__: None)
    monkeypatch.setattr("windows.DIST", tmp_path)
    (tmp_path / f"{NAME}.exe").touch()
    assert windows.build(tmp_path).name == manifests.SETUP
    monkeypatch.setattr("product.sys.platform", "darwin")
    for processor, machine in (("arm", "arm64"), ("intel", "x86_64")):
        monkeypatch.setattr("product.platform.machine", lambda machine=machine: machine)
        assert product.artefact(".dmg").name == manifests.IMAGES[processor]


def test_winget_is_told_in_every_language_and_no_more_than_it_takes() -> None:
    told = list(locales())
    assert len(told) == len(LANGUAGES)
    assert {said["PackageName"] for said in told} == {Words(language).text("app.name") for language in LANGUAGES}
    for said in told:
        assert said.keys() - WHOSE <= {"PackageLocale", "Tags", *LIMITS, *ADDRESSES}
        assert all(0 < len(said[key]) <= most for key, most in LIMITS.items() if key in said)
        assert all(said[key].startswith(ADDRESS) for key in ADDRESSES)
        assert len(said["Tags"]) == len(set(said["Tags"])) <= 16
        assert all(len(tag) <= 40 and " " not in tag for tag in said["Tags"])
        # A moniker is the default language's alone.
        assert ("Moniker" in said) is (said["ManifestType"] == "defaultLocale")


def test_what_is_written_reads_back_as_it_was_meant() -> None:
    with ZipFile(manifests.build()) as packed:
        there = set(packed.namelist())
    for name, manifest in manifests.winget():
        text = (manifests.FOLDER / "winget" / name).read_text(encoding="utf-8")
        head, _, body = text.partition("\n")
        kind = manifest["ManifestType"]
        assert head == f"# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.1.12.0.schema.json"
        assert yaml.safe_load(body) == manifest
        assert f"winget/{name}" in there
    assert f"homebrew/{NAME}.rb" in there


def test_the_cask_has_an_image_for_each_processor() -> None:
    cask = manifests.cask()
    assert cask.startswith(f'cask "{NAME}" do\n')
    assert cask.endswith("\nend\n")
    stanzas = re.findall(r"^  ([a-z]\w+)", cask, re.MULTILINE)
    # In the order that Homebrew asks for.
    assert stanzas == ["arch", "version", "sha256", "url", "name", "desc", "homepage", "depends_on", "app", "zap"]
    sums = dict(re.findall(r'(arm|intel): +"([0-9a-f]{64})"', cask))
    assert sums == {processor: sha256(image) for processor, image in manifests.IMAGES.items()}
    arch = dict(re.findall(r'(arm|intel): "(\w{6,7})"', cask))
    (url,) = re.findall(r'url "(.*)"', cask)
    for processor, image in manifests.IMAGES.items():
        assert url.replace("#{version}", VERSION).replace("#{arch}", arch[processor]) == f"{AT_RELEASE}/{image}"


def test_the_cask_leaves_saved_games_to_the_player() -> None:
    cask = manifests.cask()
    assert f'"{APP_ID}' not in cask
    assert "Application Support" not in cask
    assert "depends_on macos: :ventura\n" in cask


def test_what_is_lacking_is_said(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert manifests.lacking() == ""
    (dist / manifests.SETUP).unlink()
    assert manifests.lacking() == f"there is no {manifests.SETUP}"
    monkeypatch.delenv("LANTERN_NIGHT_ADDRESS")
    assert manifests.lacking() == "LANTERN_NIGHT_ADDRESS does not say where the files will be"
