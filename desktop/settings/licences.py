"""What others made, and under which licences. A bundle carries their texts; a checkout names them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from desktop.settings.passages import LicencePassage, of_markdown, passages

ROOT = Path(__file__).resolve().parents[2]
# Where a bundle keeps them: what is ours at the top, a folder for each of the others.
FOLDER = ROOT / "licences"
OURS = ("LICENSE", "THIRD_PARTY.md")


@cache
def files() -> dict[str, tuple[Path, ...]]:
    """By the name of what they are about."""
    if not FOLDER.is_dir():
        return {Path(name).stem: (ROOT / name,) for name in OURS if (ROOT / name).is_file()}
    found: dict[str, tuple[Path, ...]] = {}
    for file in sorted(path for path in FOLDER.rglob("*") if path.is_file()):
        inside = file.relative_to(FOLDER).parts
        name = inside[0] if len(inside) > 1 and inside[0] != "system" else file.stem
        found[name] = (*found.get(name, ()), file)
    first = {Path(name).stem: found[Path(name).stem] for name in OURS if Path(name).stem in found}
    return {**first, **found}


def names() -> tuple[str, ...]:
    return tuple(files())


def told(name: str) -> Iterator[LicencePassage]:
    """Several texts of one name stand one below the other."""
    for path in files().get(name, ()):
        yield from (of_markdown if path.suffix == ".md" else passages)(_read(path))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
