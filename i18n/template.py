"""A language's folder for whoever is going to write it: its record, and each domain with what English says beside it.

Made again, it takes in what has come since, and what has been written stays; what no language says any more goes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.plurals import get_plural
from babel.messages.pofile import escape

from . import catalog, languages, po
from .languages import FALLBACK, RECORD, Language

_HEAD = """\
msgid ""
msgstr ""
"Language: {id}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural};\\n"
"""
_RECORD = """\
# What is known of a language besides its words; docs/languages.md says what each line is for.
name: {name}
status: draft
order: {order}
locale: {locale}
heard: [{heard}]
falls_back: {falls_back}
script: {script}
tally: gate
names: []
"""
# A text of several lines begins with nothing, too.
_EMPTY = r'^msgstr(\[0\])? ""$(?!\n")'
_SCRIPTS = {"Latn": "latin", "Hans": "han", "Hant": "han", "Jpan": "han", "Kore": "hangul"}


class NoSuchLanguage(ValueError):
    """It says what a language is called here."""


def made(id: str) -> list[Path]:
    """The files that were written."""
    locale, folder = _locale(id), catalog.SOURCES / id
    folder.mkdir(parents=True, exist_ok=True)
    record = folder / RECORD
    new = []
    if not record.exists():
        record.write_text(_record(id, locale), encoding="utf-8")
        new.append(record)
    for english in sorted((catalog.SOURCES / FALLBACK).glob("*.po")):
        file = folder / english.name
        text = "\n".join(_domain(id, locale, english, file))
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            new.append(file)
    return new


def _locale(id: str) -> Locale:
    """A variety that CLDR does not know, ja-easy, is written as its language is."""
    first = id.partition("-")[0]
    for name in (id, first):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    raise NoSuchLanguage(f"{id!r} is no language; one is called as CLDR calls it: ko, pt-BR, zh-HK")


def _record(id: str, locale: Locale) -> str:
    script = _script(locale)
    above = next((other for other in _above(id, script) if other in languages.RECORDS), FALLBACK)
    text = _RECORD.format(
        name=locale.get_display_name(locale),
        order=1 + max(one.order for one in languages.RECORDS.values()),
        locale=str(locale).replace("_", "-"),
        heard=id,
        falls_back=above,
        script=_SCRIPTS.get(script, script.lower()),
    )
    return text + "".join(_as(languages.RECORDS[above]) if above != FALLBACK else ())


def _script(locale: Locale) -> str:
    if locale.script:
        return str(locale.script)
    likely = get_global("likely_subtags").get(str(locale), "").split("_")
    return likely[1] if likely[1:] else "Latn"


def _above(id: str, script: str) -> Iterator[str]:
    """zh-HK comes down to zh-Hant, ja-easy to ja."""
    yield f"{id.partition('-')[0]}-{script}"
    while "-" in id:
        id = id.rpartition("-")[0]
        yield id


def _as(above: Language) -> Iterator[str]:
    """It is written as the one it comes down to."""
    for key in ("face", "charset"):
        yield f"{key}: {getattr(above, key)}\n" if getattr(above, key) else ""
    yield f"avoids: [{', '.join(above.avoids)}]\n" if above.avoids else ""


def _domain(id: str, locale: Locale, english: Path, file: Path) -> Iterator[str]:
    written = _written(file)
    number, rule = get_plural(locale)[:2]
    yield _HEAD.format(id=id, plural=f"nplurals={number}; plural={rule}")
    known = languages.RECORDS.get(id)
    for entry in _entries(english):
        yield from _entry(entry, written.get(po.id_of(entry), ()), number)
        # Forms of a word are the language's own: English has none of them.
        for own in (f"{po.id_of(entry)}.{form}" for form in (known.forms if known else ())):
            if own in written:
                yield from (f"msgid {escape(own)}", f"msgstr {escape(written[own][0])}", "")


def _entries(file: Path) -> Iterator[Entry]:
    found: Catalog = po.catalog_of(file)
    return (entry for entry in found if entry.id)


def _written(file: Path) -> dict[str, tuple[str, ...]]:
    return {po.id_of(entry): _forms(entry) for entry in _entries(file)} if file.exists() else {}


def _forms(entry: Entry) -> tuple[str, ...]:
    return (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())


def _entry(entry: Entry, said: tuple[str, ...], number: int) -> Iterator[str]:
    yield from (f"#. {comment}" for comment in entry.auto_comments)
    for form in _forms(entry):
        yield from (f"#. {FALLBACK}: {line}" for line in form.split("\n"))
    id = escape(po.id_of(entry))
    yield f"msgid {id}"
    if isinstance(entry.id, str):
        yield f"msgstr {escape(''.join(said[:1]))}"
    else:
        yield f"msgid_plural {id}"
        forms = (*said, *[""] * number)[:number]
        yield from (f"msgstr[{at}] {escape(form)}" for at, form in enumerate(forms))
    yield ""


def tidied(id: str) -> list[Path]:
    """As it is kept: what is written, and no more. A file that says nothing goes."""
    changed = []
    for file in sorted((catalog.SOURCES / id).glob("*.po")):
        text = file.read_text(encoding="utf-8")
        kept = _kept(text)
        if not kept:
            file.unlink()
        elif kept != text:
            file.write_text(kept, encoding="utf-8")
        if kept != text:
            changed.append(file)
    return changed


def _kept(text: str) -> str:
    head, *entries = text.strip().split("\n\n")
    said = [entry for entry in entries if not re.search(_EMPTY, entry, re.MULTILINE)]
    bare = ["\n".join(line for line in entry.split("\n") if not line.startswith("#.")) for entry in said]
    return "\n\n".join([head, *bare, ""]).rstrip("\n") + "\n" if said else ""
