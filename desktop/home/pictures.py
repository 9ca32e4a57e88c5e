"""What Home's first frame is drawn of."""

from desktop.home.page import POSTERS
from desktop.look.motifs import ASSETS

PICTURES = (
    *(f"drawn/posters/{id}" for id in POSTERS),
    "drawn/lanterns/cover",
    "sky/night?parts=sky.orb.mist.land.windows",
)
SOURCES = (
    *(ASSETS / name for name in ("posters", "lanterns", "skies", "scenes/night")),
    # How they are drawn.
    ASSETS.parent / "desktop/look",
)
