"""Saying things: texts, plurals, lists, numbers, and what stands in for a word that is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from i18n import PSEUDO, Words, catalog, po
from i18n.__main__ import main
from i18n.languages import KNOWN

HEAD = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: {plural}\\n"

"""
ONE = "nplurals=1; plural=0;"
TWO = "nplurals=2; plural=(n != 1);"


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A small pair of catalogs of their own."""
    monkeypatch.setattr(catalog, "SOURCES", tmp_path / "catalogs")
    monkeypatch.setattr(catalog, "COMPILED", tmp_path / "build")
    write(
        tmp_path,
        "en",
        "app",
        'msgid "a.b"\nmsgstr "lamp"\n\nmsgid "a.only"\nmsgstr "only here"\n\n'
        'msgid "a.votes"\nmsgid_plural "a.votes"\nmsgstr[0] "{n} vote"\nmsgstr[1] "{n} votes"\n',
    )
    write(tmp_path, "ja", "app", 'msgid "a.b"\nmsgstr "灯"\n')
    write(tmp_path, "ja", "toy", 'msgid "a.b"\nmsgstr "提灯"\n')
    catalog.forget()
    yield tmp_path
    catalog.forget()


def write(folder: Path, language: str, domain: str, entries: str) -> Path:
    file = folder / "catalogs" / language / f"{domain}.po"
    file.parent.mkdir(parents=True, exist_ok=True)
    head = HEAD.format(language=language, plural=TWO if language == "en" else ONE)
    file.write_text(head + entries, encoding="utf-8")
    return file


@pytest.mark.usefixtures("shelf")
def test_a_ruleset_may_say_a_common_thing_in_its_own_words() -> None:
    assert Words("ja").text("a.b") == "灯"
    assert Words("ja", "toy").text("a.b") == "提灯"
    assert Words("ja", "another").text("a.b") == "灯"


@pytest.mark.usefixtures("shelf")
def test_a_missing_word_is_said_in_english_and_never_as_an_id() -> None:
    words = Words("ja", "toy")
    assert words.text("a.only") == "only here"
    assert "a.nowhere" not in words
    assert words.text("a.nowhere", name="x") == "—"


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.usefixtures("shelf")
def test_plurals_are_the_languages_own(compiled: bool) -> None:
    if compiled:
        po.compile_all()
    words = Words("en")
    assert [words.text("a.votes", n=n) for n in (0, 1, 1.5, 2)] == ["0 votes", "1 vote", "1.5 votes", "2 votes"]


SAYS_A_PLURAL = """
import sys
from i18n import Words
print(Words("en").text("count.players", n=1), Words("en").text("count.players", n=9), "babel" in sys.modules)
"""


def test_a_plural_of_the_compiled_words_waits_for_no_babel() -> None:
    po.compile_all()
    said = subprocess.run([sys.executable, "-c", SAYS_A_PLURAL], capture_output=True, text=True, check=True).stdout
    assert said == "1 player 9 players False\n"


@pytest.mark.usefixtures("shelf")
def test_compiled_words_are_the_same_words() -> None:
    before = {language: dict(catalog.messages(language, "app")) for language in ("en", "ja")}
    assert len(po.compile_all()) == 3
    catalog.forget()
    assert {language: dict(catalog.messages(language, "app")) for language in ("en", "ja")} == before


def test_what_is_fresh_is_not_compiled_again(shelf: Path) -> None:
    po.compile_all()
    assert po.compile_all() == []
    source = write(shelf, "ja", "app", 'msgid "a.b"\nmsgstr "火"\n')
    later = catalog.compiled("ja", "app").stat().st_mtime_ns + 1
    os.utime(source, ns=(later, later))
    assert po.compile_all() == [catalog.compiled("ja", "app")]


def test_a_stale_compiled_file_is_passed_over(shelf: Path) -> None:
    po.compile_all()
    source = write(shelf, "ja", "app", 'msgid "a.b"\nmsgstr "火"\n')
    later = catalog.compiled("ja", "app").stat().st_mtime_ns + 1
    os.utime(source, ns=(later, later))
    catalog.forget()
    assert Words("ja").text("a.b") == "火"


def test_a_frozen_app_has_the_compiled_files_alone(shelf: Path) -> None:
    po.compile_all()
    for file in (shelf / "catalogs").rglob("*.po"):
        file.unlink()
    catalog.forget()
    assert Words("ja", "toy").text("a.b") == "提灯"
    assert Words("en").text("a.votes", n=1) == "1 vote"


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("ja", "花子と蓮", "花子、蓮、楓"),
        ("zh-Hans", "花子和蓮", "花子、蓮和楓"),
        ("zh-Hant", "花子和蓮", "花子、蓮和楓"),
        ("en", "花子 and 蓮", "花子, 蓮, and 楓"),
    ],
)
def test_names_are_joined_as_the_language_does(language: str, two: str, three: str) -> None:
    words = Words(language)
    assert words.names([]) == ""
    assert words.names(["花子"]) == "花子"
    assert words.names(["花子", "蓮"]) == two
    assert words.names(["花子", "蓮", "楓"]) == three


@pytest.mark.parametrize("language", KNOWN)
def test_nothing_says_which_is_the_last_of_names_that_go_on(language: str) -> None:
    words = Words(language)
    apart = words.names(["A", "B"], go_on=True).removeprefix("A").removesuffix("B")
    assert apart.strip() in (",", "、")
    assert words.names(["A", "B", "C"], go_on=True) == f"A{apart}B{apart}C"


def test_a_name_is_plain_text_whatever_it_is() -> None:
    name = "{0} {name} %s <b>&amp;"
    assert Words("en").text("setup.remove", name=name) == f"Remove {name}"


@pytest.mark.parametrize(
    ("value", "numeral"), [(0, "〇"), (1, "一"), (10, "十"), (12, "十二"), (20, "二十"), (99, "九十九"), (100, "100")]
)
def test_titles_count_in_the_script_of_the_language(value: int, numeral: str) -> None:
    assert Words("ja").numeral(value) == numeral
    assert Words("zh-Hant").numeral(value) == numeral
    assert Words("en").numeral(value) == str(value)


def test_large_and_broken_numbers_are_written_as_the_language_does() -> None:
    assert Words("en").number(12345) == "12,345"
    assert Words("ja").number(2.5) == "2.5"


def test_two_languages_at_one_table_do_not_touch_each_other() -> None:
    japanese, english = Words("ja", "jinro_nine"), Words("en", "jinro_nine")
    assert english.text("role.seer.name") == "Seer"
    assert japanese.text("role.seer.name") == "占い師"
    assert english.text("role.seer.name") == "Seer"


def test_the_pseudo_language_is_longer_accented_and_keeps_its_placeholders() -> None:
    plain, pseudo = Words("en"), Words(PSEUDO)
    for id in plain.ids():
        for one, other in zip(forms(plain, id), forms(pseudo, id), strict=True):
            assert len(other) >= len(one)
            assert fields(one) == fields(other)
    said = pseudo.text("setup.remove", name="Aki")
    assert said.startswith("Ŕ")
    assert "Aki" in said


def forms(words: Words, id: str) -> tuple[str, ...]:
    message = words._messages[id]
    return (message,) if isinstance(message, str) else message


def fields(text: str) -> list[str]:
    return [part.split("}")[0] for part in text.split("{")[1:]]


@pytest.mark.parametrize(("arguments", "code"), [((), 2), (("help",), 2), (("compile",), 0), (("check",), 0)])
def test_the_commands(arguments: tuple[str, ...], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == code
    said = capsys.readouterr()
    assert (said.err if code else said.out).strip()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "November 14, 2026"),
        ("ja", "2026年11月14日"),
        ("zh-Hans", "2026年11月14日"),
        ("zh-Hant", "2026年11月14日"),
    ],
)
def test_a_day_is_said_in_full(language: str, said: str) -> None:
    assert Words(language).date(datetime(2026, 11, 14, 12).astimezone().timestamp()) == said
