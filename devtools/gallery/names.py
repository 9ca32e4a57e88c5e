"""Names that people have in each language, the same whoever looks: long ones come last, and one of another script."""

from __future__ import annotations

from pathlib import Path

import yaml

NAMES: dict[str, list[str]] = yaml.safe_load((Path(__file__).parent / "names.yaml").read_text(encoding="utf-8"))


def names(language: str, count: int) -> list[str]:
    return NAMES[language][:count]
