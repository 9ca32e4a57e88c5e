"""The application icon for every system: python packaging/icons.py [FOLDER]

Writes the pictures, the Windows icon and the macOS icon from the two drawings in assets/icon.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "assets" / "icon"
NAME = "lantern-night"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SIMPLE_TO = 32  # up to here the simpler drawing, whose lines fall on whole pixels
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
# Apple's name for each slot, and the pixels in it: those for retina screens hold twice their nominal size.
MAC = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}


def png(size: int) -> bytes:
    drawing = NAME + ("-small" if size <= SIMPLE_TO else "") + ".svg"
    picture = QImage(size, size, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(DRAWINGS / drawing)).render(painter)
    painter.end()
    return _encoded(picture)


def ico(pictures: dict[int, bytes]) -> bytes:
    """A directory of 16-byte entries, then the pictures; 256 is written as 0."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Chunks of name, length and picture, inside one chunk of the whole."""
    body = b"".join(_chunk(slot, pictures[size]) for slot, size in MAC.items())
    return _chunk("icns", body)


def write(folder: Path) -> list[Path]:
    pictures = {size: png(size) for size in SIZES}
    files = {f"{NAME}-{size}.png": data for size, data in pictures.items()}
    files[f"{NAME}.ico"] = ico({size: pictures[size] for size in WINDOWS})
    files[f"{NAME}.icns"] = icns(pictures)
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def _chunk(name: str, data: bytes) -> bytes:
    return name.encode("ascii") + struct.pack(">I", 8 + len(data)) + data


def _encoded(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    writer.setCompression(100)
    writer.write(picture)
    return bytes(buffer.data().data())


if __name__ == "__main__":
    for path in write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "icons"):
        print(f"{path.stat().st_size:8} {path}")
