"""One tap: what a confirmed name tag runs through until the next cover."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from .tree import Tree

METER = "devtools.one_tap"
HERE = Path(__file__).resolve().parents[2]


def tap(tree: Tree) -> str:
    """Only of the tree that this script stands in: it is run, not read."""
    if tree.root != HERE or find_spec(METER) is None:
        return "not measured"
    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415

    meter = import_module(METER)
    _application = QCoreApplication.instance() or QCoreApplication()
    with TemporaryDirectory() as folder:
        trace = next(iter(meter.CASES.values()))(Path(folder))
    files = sum(len(trace.files(room)) for room in meter.ROOMS)
    functions = sum(trace.count(room) for room in meter.ROOMS)
    of_desktop = f"{len(trace.files('desktop'))} and {trace.count('desktop')} of them in `desktop`"
    made = f"the page made {trace.made} times, {trace.again} games replayed"
    return f"{files} Python files, {functions} functions ({of_desktop}); {made}"
