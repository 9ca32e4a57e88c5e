"""What dmgbuild makes of the app: a window with the lantern on the left and the folder to drop it into on the right."""

from pathlib import Path

# dmgbuild runs this file with its `-D` values in `defines`.
app = Path(globals().get("defines", {}).get("app", "Lantern Night.app"))

format = "ULMO"  # noqa: A001  the name is dmgbuild's; macOS 10.15 and later read it
files = [str(app)]
symlinks = {"Applications": "/Applications"}
icon_locations = {app.name: (160, 180), "Applications": (440, 180)}
window_rect = ((200, 200), (600, 400))
icon_size = 128
icon = str(app / "Contents" / "Resources" / "lantern-night.icns")
