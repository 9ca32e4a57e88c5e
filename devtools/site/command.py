"""python -m devtools site: makes the page and the beginning of README.md anew, or says what of it is out of date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from devtools.site import places
from i18n import LANGUAGES

ANEW = "python -m devtools site"


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="changes nothing, and says what is out of date")
    parser.set_defaults(run=lambda chosen: check() if chosen.check else write())


def write() -> int:
    from devtools.site import faces, pictures  # noqa: PLC0415

    for name, content in texts().items():
        _put(name, content)
    for language in LANGUAGES:
        page = texts()[f"docs/site/{places.page(language)}"].decode()
        for cut in faces.cuts(language):
            if cut.lacks(page):
                _put(f"docs/site/{cut.place}", cut.made(page))
        for step, image in pictures.taken(language):
            if pictures.has_changed(image, pictures.kept(language, step)):
                pictures.keep(image, pictures.kept(language, step))
    return 0


def check() -> int:
    stale = [*stale_texts(), *stale_pictures()]
    for what in stale:
        print(what, file=sys.stderr)
    if stale:
        print(f"{ANEW} makes it anew.", file=sys.stderr)
    return int(bool(stale))


def texts() -> dict[str, bytes]:
    """All that follows from words and drawings, by its place in the repository."""
    from devtools.site import drawings, faces, html, readme  # noqa: PLC0415

    pages = {places.page(language): html.Page(language).text.encode() for language in LANGUAGES}
    found = {
        f"docs/site/{name}": content
        for name, content in {**drawings.drawn(), **pages, "faces/OFL.txt": faces.LICENCE.read_bytes()}.items()
    }
    return {**found, "README.md": readme.with_beginning(places.README.read_text(encoding="utf-8")).encode()}


def stale_texts() -> Iterator[str]:
    from devtools.site import faces  # noqa: PLC0415

    for name, content in texts().items():
        if not (places.ROOT / name).is_file() or _read(name) != content:
            yield f"{name}: its words or drawings have changed"
    for language in LANGUAGES:
        page = texts()[f"docs/site/{places.page(language)}"].decode()
        for cut in faces.cuts(language):
            if lacking := cut.lacks(page):
                yield f"docs/site/{cut.place}: lacks {''.join(sorted(lacking))}"


def stale_pictures() -> Iterator[str]:
    from devtools.site import pictures  # noqa: PLC0415

    for language in LANGUAGES:
        for step, image in pictures.taken(language):
            if pictures.has_changed(image, pictures.kept(language, step)):
                yield f"docs/site/{places.picture(language, step)}: its screen has changed"


def _read(name: str) -> bytes:
    """A checkout on Windows may have other line ends."""
    return (places.ROOT / name).read_bytes().replace(b"\r\n", b"\n")


def _put(name: str, content: bytes) -> None:
    file = places.ROOT / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
