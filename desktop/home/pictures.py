"""What Home's first frame is drawn of."""

from pathlib import Path

from desktop.home.page import POSTERS
from desktop.widgets import ASSETS

PICTURES = (
    *(f"drawn/posters/{id}" for id in POSTERS),
    *(f"signs/{id}?ink=f2e6c9" for id in ("past_games", "rulebook", "settings", "full_screen")),
    # And smaller, on every poster.
    "signs/rulebook?ink=f2e6c9",
    "drawn/lanterns/cover",
    # Of a game that waits.
    "drawn/lanterns/living",
    "sky/night?parts=sky.orb.mist.land.windows",
)
SOURCES = (
    *(ASSETS / name for name in ("posters", "signs", "lanterns", "skies", "scenes/night")),
    # How they are drawn.
    ASSETS.parent / "desktop/widgets",
)
# Where they are, drawn ahead.
BUILT = Path(__file__).resolve().parent / "build"
