"""python -m benchmarks [NAME...]: runs all, or these, and prints one table."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Mapping, Sequence

import benchmarks
from benchmarks import Row


def known() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(benchmarks.__path__) if module.name != "__main__")


def number(value: float) -> str:
    """Three figures that count, and no more."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.3g}"


def cells(bench: str, rows: Iterable[Row]) -> list[tuple[str, str, str, str]]:
    return [(f"{bench}: {row.name}", number(row.value), row.unit, row.note) for row in rows]


def table(results: Mapping[str, Iterable[Row]]) -> str:
    lines = [line for bench, rows in results.items() for line in cells(bench, rows)]
    name, value, unit = (max((len(line[column]) for line in lines), default=0) for column in range(3))
    return "\n".join(f"{a:{name}}  {b:>{value}} {c:{unit}}  {d}".rstrip() for a, b, c, d in lines)


def main(names: Sequence[str]) -> int:
    unknown = sorted(set(names) - set(known()))
    if unknown:
        print(f"No such benchmark: {', '.join(unknown)}. There are: {', '.join(known())}", file=sys.stderr)
        return 2
    results = {name: importlib.import_module(f"benchmarks.{name}").rows() for name in names or known()}
    print(table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
