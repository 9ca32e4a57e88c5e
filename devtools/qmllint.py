"""python -m devtools qmllint

Qt's linter over every QML file, with the types of all that Python shows (`qmltypes.py`), and two rules of our own.
Nothing is looked up on a `var`: there a misspelt field would not be seen. And who takes an element out of a list says
what it is (`qml_lists.py`).
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import qml_lists, qmltypes

ROOT = Path(__file__).resolve().parent.parent
# By file, what Qt says of it.
Said = Mapping[Path, list[dict[str, Any]]]
# Of a look that can't be followed, Qt's compiler says that it can't compile it;
# the rest of what it says is its own business.
BLIND = re.compile(
    r"Cannot load property (?P<name>\S+) from .*(QVariant|QVariantMap|QJSValue)\."
    r"|Type .*(QVariant|QVariantMap|QJSValue) does not have a property (?P<other>\S+) for (calling|writing)"
    r"|Instruction \"generate_CallWithSpread\" not implemented"
)
WRONG = re.compile(r"Function expects \d+ arguments|argument \d+ contains .* expected|cannot convert from")


def main() -> int:
    if qmltypes.main():
        return 1
    said = linted(sorted((ROOT / "desktop").rglob("*.qml")))
    found = list(faults(said))
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


def faults(said: Said) -> Iterator[str]:
    for file, warnings in said.items():
        name = _name(file)
        for each in warnings:
            if each["id"] != "compiler" or _matters(each["message"]):
                yield f"{name}:{each.get('line', 1)}: {_told(each)}"
        yield from (f"{name}:{line}" for line in qml_lists.faults(file))


def _matters(message: str) -> bool:
    return bool(BLIND.search(message) or WRONG.search(message))


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name


def linted(files: Sequence[Path]) -> Said:
    """What Qt says of each."""
    told = qmltypes.FOLDER / "qmllint.json"
    tool = shutil.which("pyside6-qmllint", path=str(Path(sys.executable).parent))
    if tool is None:
        raise SystemExit("There is no pyside6-qmllint beside this Python.")
    told.unlink(missing_ok=True)
    command = [tool, "--json", str(told), "--compiler", "info", "-I", str(ROOT), "-I", str(qmltypes.FOLDER)]
    subprocess.run([*command, *map(str, files)], check=False, capture_output=True, cwd=ROOT)
    found = json.loads(told.read_text(encoding="utf-8"))
    return {Path(each["filename"]): each["warnings"] for each in found["files"]}


def _told(said: dict[str, Any]) -> str:
    blind = BLIND.search(said["message"]) if said["id"] == "compiler" else None
    if blind is None:
        return f"{said['message']} [{said['id']}]"
    name = blind["name"] or blind["other"]
    return f"{name} is looked up on a var: give it a type" if name else "a spread can't be followed: write it as a loop"
