"""The look: what screens are drawn with."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
