"""Where everything lies: the page in `docs/site`, English at the top and each other language in a folder of its own."""

from __future__ import annotations

from pathlib import Path

from i18n.languages import FALLBACK

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
SITE = ROOT / "docs" / "site"
FIRST = FALLBACK
# Of each picture.
SIZE = (880, 495)
# In the order of an evening.
STEPS = ("home", "cover", "page", "vote", "end")


def page(language: str) -> str:
    return "index.html" if language == FIRST else f"{language}/index.html"


def picture(language: str, step: str) -> str:
    return f"pictures/{language}/{step}.webp"


def drawing(name: str) -> str:
    return f"drawings/{name.rpartition('/')[2]}.svg"
