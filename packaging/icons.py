"""The application icon for every system: python packaging/icons.py [FOLDER]

Writes the pictures, the Windows icon and the macOS icon from the two drawings in assets/icon.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "assets" / "icon"
NAME = "lantern-night"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SIMPLE_TO = 32  # up to here the simpler drawing, whose lines fall on whole pixels
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = (32, 64, 128, 256, 512, 1024)


def drawing(size: int) -> Path:
    return DRAWINGS / f"{NAME}{'-small' if size <= SIMPLE_TO else ''}.svg"


def drawn(size: int) -> Image.Image:
    picture = QImage(size, size, QImage.Format.Format_RGBA8888)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing(size))).render(painter)
    painter.end()
    return Image.frombytes("RGBA", (size, size), bytes(picture.constBits()))


def write(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: drawn(size) for size in SIZES}
    for size, picture in pictures.items():
        picture.save(folder / f"{NAME}-{size}.png", optimize=True)
    # Each size has its own drawing, so none is scaled from another.
    *smaller, largest = (pictures[size] for size in WINDOWS)
    largest.save(folder / f"{NAME}.ico", sizes=[(size, size) for size in WINDOWS], append_images=smaller)
    *smaller, largest = (pictures[size] for size in MAC)
    largest.save(folder / f"{NAME}.icns", append_images=smaller)
    return sorted(folder.glob(f"{NAME}*"))


if __name__ == "__main__":
    for path in write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "icons"):
        print(f"{path.stat().st_size:8} {path}")
