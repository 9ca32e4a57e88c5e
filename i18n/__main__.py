"""`python -m i18n compile` makes the .mo files; `python -m i18n check` says what is wrong with the words."""

from __future__ import annotations

import sys
from collections.abc import Sequence

USAGE = """\
python -m i18n compile    writes the compiled catalogs that are missing or out of date
python -m i18n check      holds the catalogs to their rules; a line for every fault"""


def _compile() -> int:
    from .po import compile_all  # noqa: PLC0415

    written = compile_all()
    print(f"{len(written)} catalogs compiled")
    return 0


def _check() -> int:
    from .checks import complaints  # noqa: PLC0415

    found = list(complaints())
    for complaint in found:
        print(complaint)
    print(f"{len(found)} faults")
    return int(bool(found))


def main(arguments: Sequence[str]) -> int:
    commands = {"compile": _compile, "check": _check}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(USAGE, file=sys.stderr)
        return 2
    return commands[arguments[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
