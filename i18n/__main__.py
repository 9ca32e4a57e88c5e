"""`python -m i18n compile` makes the .mo files; `check` says what is wrong with the words; `new` begins a language."""

from __future__ import annotations

import sys
from collections.abc import Sequence

USAGE = """\
python -m i18n compile    writes the compiled catalogs that are missing or out of date
python -m i18n check      holds the catalogs to their rules; a line for every fault
python -m i18n new ko     begins a language: its folder, its record, and all there is to say; or takes in what is new
python -m i18n tidy ko    takes out again what nobody has written yet"""


def _compile() -> int:
    from .phrases import compile_phrases  # noqa: PLC0415
    from .po import compile_all  # noqa: PLC0415
    from .readings import compile_readings  # noqa: PLC0415
    from .records import compiled  # noqa: PLC0415

    compiled()
    written = [*compile_all(), *compile_phrases(), *compile_readings()]
    print(f"{len(written)} catalogs compiled")
    return 0


def _check() -> int:
    from .checks import complaints, progress  # noqa: PLC0415

    found = list(complaints())
    for line in (*found, *progress()):
        print(line)
    print(f"{len(found)} faults")
    return int(bool(found))


def _new(language: str) -> int:
    from .template import NoSuchLanguage, made  # noqa: PLC0415

    try:
        written = made(language)
    except NoSuchLanguage as error:
        print(error, file=sys.stderr)
        return 2
    for file in written:
        print(file)
    return 0


def _tidy(language: str) -> int:
    from .template import tidied  # noqa: PLC0415

    for file in tidied(language):
        print(file)
    return 0


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["compile"]:
            return _compile()
        case ["check"]:
            return _check()
        case ["new", language]:
            return _new(language)
        case ["tidy", language]:
            return _tidy(language)
    print(USAGE, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
