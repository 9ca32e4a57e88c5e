"""python -m assets.fonts.cut: cuts the bundled faces to what people write every day and to all that the catalogs say.

Out of `source`, into `build`, which nobody keeps. What is there already and would come out the same is left alone: a
reworded sentence costs nothing unless it has a sign that no sentence had before. A sign that the source has not got is
left to the system's fonts. Each file has its face twice, under a second name for large letters: see `large` in
desktop/widgets/fonts.py. All but the names is there once.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from .faces import HERE, SOURCES, Face, faces

if TYPE_CHECKING:
    from fontTools.subset import Options
    from fontTools.ttLib import TTFont

BUILD = HERE / "build"
# What the families of each file are called, the two faces in it being the same.
SMALL, LARGE = "Lantern", "Lampion"
STAMPS = "cut.json"


def cut_all(every: Iterable[Face] | None = None, folder: Path = BUILD) -> list[Path]:
    """Says which had to be cut."""
    folder.mkdir(exist_ok=True)
    known = _stamps(folder)
    wanted = {face: _stamp(face) for face in (faces() if every is None else every)}
    cut = []
    for face, stamp in wanted.items():
        if known.get(face.file) != stamp or not (folder / face.file).exists():
            _put(folder / face.file, _cut(face))
            cut.append(folder / face.file)
    if cut:
        stamps = {**known, **{face.file: stamp for face, stamp in wanted.items()}}
        _put(folder / STAMPS, json.dumps(stamps, indent=1).encode())
    return cut


def options() -> Options:
    from fontTools.subset import Options  # noqa: PLC0415

    chosen = Options()
    # The regions' other forms are faces of their own here, and nothing is set vertically.
    chosen.layout_features = [tag for tag in chosen.layout_features if tag not in ("locl", "vert", "vrt2")]
    chosen.layout_features += ["lnum", "tnum"]
    chosen.name_IDs = [0, 13, 14]
    chosen.notdef_outline = True
    return chosen


def name(font: TTFont, family: str, style: str) -> None:
    """Our own: a font that lacks signs is never to be taken for the whole one."""
    full, postscript = f"{family} {style}", f"{family}-{style}".replace(" ", "")
    for id, text in ((1, full), (2, "Regular"), (4, full), (6, postscript), (16, family), (17, style)):
        font["name"].setName(text, id, 3, 1, 0x409)


def _cut(face: Face) -> bytes:
    # A start that has nothing to cut does not wait for these.
    from fontTools.subset import Subsetter  # noqa: PLC0415
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    # The same bytes come out of the same source, whenever it is cut.
    with TTFont(SOURCES / face.source, fontNumber=face.member, lazy=True, recalcTimestamp=False) as font:
        subsetter = Subsetter(options())
        subsetter.populate(unicodes=sorted(map(ord, face.signs())))
        subsetter.subset(font)
        name(font, face.family, face.style)
        if "CFF " in font:
            font["CFF "].cff.fontNames = [f"{face.family}-{face.style}".replace(" ", "")]
        return _twice(font, face)


def _twice(font: TTFont, face: Face) -> bytes:
    from fontTools.ttLib import TTCollection, TTFont  # noqa: PLC0415

    once, twice = BytesIO(), BytesIO()
    font.save(once)
    both = TTCollection()
    both.fonts = [TTFont(once, recalcTimestamp=False) for _ in range(2)]
    name(both.fonts[1], face.family.replace(SMALL, LARGE), face.style)
    both.save(twice)
    return twice.getvalue()


def _stamp(face: Face) -> str:
    """Of all that a cut depends on."""
    parts = (_digest(SOURCES / face.source), _digest(Path(__file__)), version("fonttools"), *_about(face))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _about(face: Face) -> Iterator[str]:
    yield from (face.family, face.style, str(face.member), "".join(sorted(face.signs())))


@cache
def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _stamps(folder: Path) -> dict[str, str]:
    with suppress(OSError, ValueError):
        return dict(json.loads((folder / STAMPS).read_text("utf-8")))
    return {}


def _put(file: Path, data: bytes) -> None:
    """Whole or not at all: an app may be starting beside this."""
    half = file.with_name(f".{file.name}.{os.getpid()}")
    half.write_bytes(data)
    half.replace(file)


if __name__ == "__main__":
    print(f"{len(cut_all())} faces cut")
