"""What of the game's own drawings is on the page: copied as it is, since a page lies somewhere else than the game."""

from __future__ import annotations

from devtools.site import places
from rulesets.engine import catalogue

NIGHT = ("scenes/night/hills", "scenes/night/town", "scenes/night/windows", "scenes/night/mist")
LANTERN, MOON, ICON = "lanterns/living", "skies/moon", "icon/lantern-night"


def posters() -> tuple[str, ...]:
    return tuple(rules.id for rules in catalogue())


def drawn() -> dict[str, bytes]:
    """Each file of the page with what it holds."""
    names = (*NIGHT, LANTERN, MOON, ICON, *(f"posters/{id}" for id in posters()))
    return {places.drawing(name): (places.ROOT / "assets" / f"{name}.svg").read_bytes() for name in names}
