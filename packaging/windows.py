"""The Windows installer: lantern-night.nsi, with this version's values; and what the .exe says of itself."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from i18n import Words
from i18n.languages import FALLBACK
from lantern_version import VERSION
from product import BUILD, DIST, MAKER, NAME, ROOT, TITLE, machine, program, size_of

SCRIPT = ROOT / "packaging" / "lantern-night.nsi"
# Where NSIS installs itself and does not say so.
USUAL = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def tool() -> str | None:
    return shutil.which("makensis") or (str(USUAL) if USUAL.is_file() else None)


def definitions(bundle: Path, target: Path, sign: str = "") -> dict[str, str]:
    """What the script leaves open. `sign` is a command that signs the file named after it."""
    values = {
        "VERSION": VERSION,
        "VERSION_OF_FOUR": four_numbers(),
        "TITLE": TITLE,
        "MAKER": MAKER,
        "NAME": NAME,
        "PROGRAM": _program_of(bundle),
        "BUNDLE": str(bundle),
        "ICON": str(BUILD / "icons" / f"{NAME}.ico"),
        "LICENCE": str(ROOT / "LICENSE"),
        "TARGET": str(target),
        "KILOBYTES": str(size_of(bundle) // 1024),
    }
    if values["PROGRAM"] != program("win32"):
        values["DRAFT"] = "1"
    return {**values, "SIGN": sign} if sign else values


def four_numbers() -> str:
    return ".".join([*VERSION.split("."), "0", "0", "0"][:4])


def _program_of(bundle: Path) -> str:
    """On another system the script is compiled from that system's bundle, to see that it compiles."""
    name = program("win32")
    return name if (bundle / name).is_file() else program()


def command(tool: str, values: Mapping[str, str]) -> list[str]:
    return [tool, "-V2", "-INPUTCHARSET", "UTF8", *(f"-D{name}={value}" for name, value in values.items()), str(SCRIPT)]


def sign(bundle: Path, command: str) -> None:
    """The program itself; the script has the same command sign what it makes around it."""
    subprocess.run(f'{command} "{bundle / program("win32")}"', check=True)


def build(bundle: Path, sign: str = "") -> Path:
    """Around another system's bundle it shows that the script compiles: not compressed, and left in build."""
    is_real = (bundle / program("win32")).is_file()
    target = (DIST if is_real else BUILD) / f"{NAME}-{VERSION}-windows-{machine()}-setup.exe"
    target.parent.mkdir(exist_ok=True)
    subprocess.run(command(str(tool()), definitions(bundle, target, sign)), check=True)
    return target


def version_resource() -> str:
    """In the form that PyInstaller reads."""
    numbers = tuple(map(int, four_numbers().split(".")))
    strings = {
        "CompanyName": MAKER,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": program("win32"),
        "ProductName": TITLE,
        "ProductVersion": VERSION,
        "Comments": Words(FALLBACK).text("store.summary"),
    }
    listed = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{listed}])]),\n"
        "  VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
