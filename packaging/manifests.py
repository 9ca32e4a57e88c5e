"""What others' shops ask for, written once all files of a release are there: winget's manifests, Homebrew's cask.

They name what is downloaded by its address and its hash; nothing is sent anywhere. A person hands them in.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import yaml

import changes
import metainfo
import published
from i18n import Words
from i18n.languages import FALLBACK, RECORDS
from lantern_version import VERSION
from product import APP_ID, BUILD, DIST, LOCALES, MAKER, NAME, OLDEST_MACOS, TITLE, moment

# What the community's repository takes; of later ones it knows the papers and refuses the manifests.
WINGET = "1.12.0"
WINGET_ID = "LanternNight.LanternNight"
# Qt's: Windows 10 of 2018.
OLDEST_WINDOWS = "10.0.17763.0"
WINGET_LOCALES = {id: RECORDS[id].winget_locale for id in (FALLBACK, *LOCALES)}
TAGS = (
    "board-game",
    "jinro",
    "mafia",
    "offline",
    "party-game",
    "social-deduction",
    "werewolf",
    "人狼",
    "狼人杀",
    "狼人殺",
)
SETUP = f"{NAME}-{VERSION}-windows-x86_64-setup.exe"
IMAGES = {"arm": f"{NAME}-{VERSION}-macos-aarch64.dmg", "intel": f"{NAME}-{VERSION}-macos-x86_64.dmg"}
MACOS_NAMES = {"13": "ventura", "14": "sonoma", "15": "sequoia", "26": "tahoe"}
CASK = """\
cask "{name}" do
  arch arm: "aarch64", intel: "x86_64"

  version "{version}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{url}"
  name "{title}"
  desc "{summary}"
  homepage "{homepage}"

  depends_on macos: :{macos}

  app "{title}.app"

  # Saved games stay: they are the player's.
  zap trash: [
    "~/Library/Caches/{name}",
    "~/Library/Saved Application State/{id}.savedState",
  ]
end
"""
FOLDER = BUILD / "manifests"


def lacking() -> str:
    if not published.address():
        return "LANTERN_NIGHT_ADDRESS does not say where the files will be"
    absent = [file for file in (SETUP, *IMAGES.values()) if not (DIST / file).is_file()]
    return f"there is no {', no '.join(absent)}" if absent else ""


def build() -> Path:
    """In one archive, so that a release has one file of them."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for name, manifest in winget():
        _write(FOLDER / "winget" / name, _yaml(manifest))
    _write(FOLDER / "homebrew" / f"{NAME}.rb", cask())
    return Path(shutil.make_archive(str(DIST / f"{NAME}-{VERSION}-manifests"), "zip", FOLDER))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def _yaml(manifest: dict[str, Any]) -> str:
    schema = f"https://aka.ms/winget-manifest.{manifest['ManifestType']}.{WINGET}.schema.json"
    dumped = yaml.safe_dump(manifest, allow_unicode=True, sort_keys=False, width=1000)
    return f"# yaml-language-server: $schema={schema}\n\n{dumped}"


def winget() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each with the name of its file."""
    yield f"{WINGET_ID}.yaml", _manifest("version", {"DefaultLocale": WINGET_LOCALES[FALLBACK]})
    yield f"{WINGET_ID}.installer.yaml", _manifest("installer", _installer())
    for language, locale in WINGET_LOCALES.items():
        kind = "defaultLocale" if language == FALLBACK else "locale"
        yield f"{WINGET_ID}.locale.{locale}.yaml", _manifest(kind, _said(language, locale))


def _manifest(kind: str, more: dict[str, Any]) -> dict[str, Any]:
    whose = {"PackageIdentifier": WINGET_ID, "PackageVersion": VERSION}
    return {**whose, **more, "ManifestType": kind, "ManifestVersion": WINGET}


def _installer() -> dict[str, Any]:
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": OLDEST_WINDOWS,
        "InstallerType": "nullsoft",
        "Scope": "user",
        "UpgradeBehavior": "install",
        # The key that lantern-night.nsi writes below Uninstall.
        "ProductCode": TITLE,
        "ReleaseDate": _day(),
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": published.download(SETUP),
                "InstallerSha256": sha256(DIST / SETUP).upper(),
            }
        ],
    }


def _said(language: str, locale: str) -> dict[str, Any]:
    words = Words(language)
    said = {
        "PackageLocale": locale,
        "Publisher": MAKER,
        "PublisherUrl": published.address(),
        "PublisherSupportUrl": published.issues(),
        "PackageName": words.text("app.name"),
        "PackageUrl": published.address(),
        "License": "MIT",
        "LicenseUrl": published.licence(),
        "ShortDescription": words.text("store.summary"),
        "Description": "\n\n".join(metainfo.about(words)),
        "Tags": list(TAGS),
        "ReleaseNotesUrl": published.release(),
    }
    # The changelog is written in English.
    if language != FALLBACK:
        return said
    notes = next((one.lead for one in changes.released() if one.version == VERSION), [])
    return {**said, "Moniker": NAME, **({"ReleaseNotes": "\n\n".join(notes)} if notes else {})}


def _day() -> str:
    """As the changelog has it; before that, of what it is made of."""
    told = next((one.day for one in changes.released() if one.version == VERSION), None)
    return told or datetime.fromtimestamp(moment(), UTC).date().isoformat()


def cask() -> str:
    file = IMAGES["arm"].replace("aarch64", "#{arch}").replace(VERSION, "#{version}")
    return CASK.format(
        name=NAME,
        version=VERSION,
        title=TITLE,
        id=APP_ID,
        **{processor: sha256(DIST / image) for processor, image in IMAGES.items()},
        url=published.download(file).replace(f"v{VERSION}", "v#{version}"),
        summary=Words(FALLBACK).text("store.summary"),
        homepage=published.address(),
        macos=MACOS_NAMES[OLDEST_MACOS.split(".")[0]],
    )


def sha256(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
