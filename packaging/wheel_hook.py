"""What a wheel holds besides the sources, made when it is built: words compiled, and faces cut to the signs they use.

The source archive holds what both are made of, so that a wheel can be made of it anywhere. Either knows its commit.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MAKERS = ("-m i18n compile", "-m assets.fonts.cut")
# What lies at the top here, and beside the packages there.
BESIDE = ("LICENSE", "THIRD_PARTY.md", "lantern_version.py")


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is made by dev.py, which makes all of this itself, before every start.
        if version != "editable":
            build_data["force_include"] |= self._wheel() if self.target_name == "wheel" else self._sources()

    def _wheel(self) -> dict[str, str]:
        for command in MAKERS:
            subprocess.run([sys.executable, *command.split()], cwd=self.root, check=True)
        root = Path(self.root)
        return {str(file): f"lantern_night/{file.name}" for file in (*map(root.joinpath, BESIDE), _commit_noted(root))}

    def _sources(self) -> dict[str, str]:
        noted = _commit_noted(Path(self.root))
        return {str(noted): noted.name}


def _commit_noted(root: Path) -> Path:
    sys.path[:0] = [str(root), str(root / "packaging")]
    from product import commit_noted  # noqa: PLC0415

    return commit_noted()
