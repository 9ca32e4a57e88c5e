"""A module read from a changed source: nothing is written, not even bytecode."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType


class _Loader(SourceFileLoader):
    def __init__(self, name: str, file: str, source: str) -> None:
        super().__init__(name, file)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, name: str, file: Path, source: str) -> None:
        self._name, self._file, self._source = name, file, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, str(self._file), self._source)
        within = [str(self._file.parent)] if self._file.name == "__init__.py" else None
        return spec_from_file_location(fullname, self._file, loader=loader, submodule_search_locations=within)


def plant(root: Path, file: str, source: str) -> None:
    """`file`: its path under `root`. It must not have been imported yet."""
    parts = Path(file).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    sys.meta_path.insert(0, _Finder(name, root / file, source))
