"""What the downloads are made of, for machines to read: a bill of materials in the form of CycloneDX.

It is said from what is pinned, from the licences in THIRD_PARTY.md and from the Python that it is run by. Of the same
commit it is the same.
"""

from __future__ import annotations

import json
import platform
import re
import uuid
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import appimage
import published
from lantern_version import VERSION, commit
from product import APP_ID, DIST, MAKER, NAME, ROOT, TITLE, moment

FORMAT = "1.6"
PINNED = ROOT / "packaging" / "requirements.txt"
PINNED_VOICE = ROOT / "packaging" / "requirements-voice.txt"
PINNED_FOR_BUILDING = ROOT / "packaging" / "requirements-dev.txt"
CREDITS = ROOT / "THIRD_PARTY.md"
OURS = "MIT"
FONTS = ("Noto Serif CJK", "Noto Sans CJK", "Noto Sans", "Vollkorn")
# Cuts the fonts before anything is packed.
NOT_SHIPPED = ("fonttools",)
QT_FOR_PYTHON = "pyside6-essentials"
# Its few kilobytes start the bundle, and what they start may be under any licence.
STARTER, STARTER_LICENCE = "pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception"
_PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+)((?:[^\n]*\\\n)*[^\n]*)", re.MULTILINE)
_CREDIT = re.compile(r"^\| ([\w.-]+) \| ([^|]+) \|", re.MULTILINE)
_NAME = re.compile(r"^[\w.-]+")


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    kind: str = "library"
    # Where it is had from, as package URLs put it; nothing where it is no package.
    source: str = ""
    hashes: tuple[str, ...] = ()
    scope: str = "required"
    needs: tuple[str, ...] = ()

    @property
    def ref(self) -> str:
        return f"pkg:{self.source}@{self.version}" if self.source else f"{NAME}/{self.name.replace(' ', '-')}"

    def said(self) -> dict[str, Any]:
        said: dict[str, Any] = {"type": self.kind, "bom-ref": self.ref, "name": self.name}
        if self.version:
            said["version"] = self.version
        said |= {"scope": self.scope, "licenses": licences(self.licence)}
        if self.source:
            said["purl"] = self.ref
        if self.hashes:
            # Of whichever of its files is taken: one for each system and Python.
            said["properties"] = [{"name": f"{NAME}:pinned", "value": value} for value in self.hashes]
        return said


def licences(expression: str) -> list[dict[str, Any]]:
    return [{"expression": expression}] if " " in expression else [{"license": {"id": expression}}]


def parts() -> list[Part]:
    pinned = "".join(file.read_text(encoding="utf-8") for file in (PINNED, PINNED_VOICE))
    found = [*packages(pinned, credited()), *_beside()]
    qt = next(part.version for part in found if part.name == QT_FOR_PYTHON)
    return [*found, Part("Qt", qt, "LGPL-3.0-only", "framework", "generic/qt")]


def credited() -> dict[str, str]:
    """The licence of each package, as an expression."""
    return {name.lower(): _expression(said) for name, said in _CREDIT.findall(CREDITS.read_text(encoding="utf-8"))}


def _expression(said: str) -> str:
    return re.sub(r",? or ", " OR ", said.strip())


def packages(pinned: str, credit: dict[str, str]) -> Iterator[Part]:
    pins = _PIN.findall(pinned)
    there = {name for name, *_ in pins}
    for name, version, rest in pins:
        hashes = tuple(re.findall(r"--hash=(sha256:\w+)", rest))
        scope = "excluded" if name in NOT_SHIPPED else "required"
        needs = tuple(sorted({*_asked(name)} & there))
        yield Part(name, version, _licence(name, credit), "library", f"pypi/{name}", hashes, scope, needs)


def _licence(name: str, credit: dict[str, str]) -> str:
    if name not in credit:
        raise SystemExit(f"{CREDITS.name} has no licence of {name}.")
    return credit[name]


def _asked(name: str) -> Iterator[str]:
    """What a package that is installed here asks for, by name, whatever for."""
    try:
        wanted = requires(name) or ()
    except PackageNotFoundError:
        wanted = ()
    for line in wanted:
        if "extra ==" not in line and (found := _NAME.match(line)):
            yield re.sub(r"[._-]+", "-", found[0]).lower()


def _beside() -> Iterator[Part]:
    """What no registry of packages has, and what starts a bundle."""
    yield Part("CPython", platform.python_version(), "PSF-2.0", "platform", "generic/python")
    yield from (Part(font, "", "OFL-1.1", "data") for font in FONTS)
    place = appimage.PLACE.lower().split("/")
    yield Part("AppImage runtime", place[-2], "MIT", "application", f"github/{place[3]}/{place[4]}", scope="optional")
    starter = {name: version for name, version, _ in _PIN.findall(PINNED_FOR_BUILDING.read_text("utf-8"))}
    yield Part(STARTER, starter[STARTER], STARTER_LICENCE, "library", f"pypi/{STARTER}", scope="optional")


def bill() -> dict[str, Any]:
    whole, made_of = Part(NAME, VERSION, OURS, "application", f"generic/{NAME}"), parts()
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{FORMAT}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, f'{APP_ID} {VERSION} {commit()}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment(), UTC).isoformat().replace("+00:00", "Z"),
            "component": _described(whole),
            "supplier": {"name": MAKER},
        },
        "components": [part.said() for part in made_of],
        "dependencies": list(_dependencies(whole, made_of)),
    }


def _described(whole: Part) -> dict[str, Any]:
    said = whole.said() | {"description": TITLE}
    del said["scope"]
    if published.address():
        said["externalReferences"] = [{"type": "vcs", "url": published.address()}]
    return said


def _dependencies(whole: Part, made_of: Iterable[Part]) -> Iterator[dict[str, Any]]:
    refs = {part.name: part.ref for part in made_of}
    wanted = {name for part in made_of for name in part.needs}
    yield {"ref": whole.ref, "dependsOn": sorted(ref for name, ref in refs.items() if name not in {*wanted, "Qt"})}
    for part in made_of:
        more = [refs["Qt"]] if part.name == QT_FOR_PYTHON else []
        yield {"ref": part.ref, "dependsOn": [*(refs[name] for name in part.needs), *more]}


def build() -> Path:
    target = DIST / f"{NAME}-{VERSION}.cdx.json"
    target.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8", newline="\n")
    return target
