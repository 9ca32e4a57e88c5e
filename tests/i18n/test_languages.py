"""What a language is but words: its record, what it falls back on, and how one is begun."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from i18n import LANGUAGES, PSEUDO, Words, catalog, languages, records
from i18n.checks import progress, shape
from i18n.checks.book import Book, Page
from i18n.languages import DRAFTS_TOO, FALLBACK, KNOWN, RECORDS, chain, language_of, offered
from i18n.records import BadRecord
from tests.i18n.test_words import write

ROOT = Path(__file__).resolve().parents[2]
DRAFT = "ko"
LEAST = "name: x\nstatus: draft\norder: 9\nlocale: en\nheard: []\nfalls_back: ''\nscript: latin\n"


def test_compiled_records_say_what_is_written() -> None:
    records.compiled()
    written = records.rows(sorted(languages.SOURCES.glob("*/language.yaml")))
    assert json.loads(languages.COMPILED.read_bytes()) == written
    assert languages.of_rows(written) == RECORDS
    assert records.compiled() == []


def test_a_start_reads_no_yaml_for_them() -> None:
    records.compiled()
    asks = "import sys, i18n; print('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (LEAST.replace("name: x\n", ""), "name is missing"),
        (LEAST + "colour: red\n", "colour is nothing that a record says"),
        (LEAST.replace("heard: []", "heard: [no]"), "heard is [False]; it wants a list of texts"),
        (LEAST.replace("order: 9", "order: last"), "order is 'last'; it wants a int"),
        (LEAST.replace("draft", "done"), "status is 'done'; allowed: offered, draft"),
        (LEAST.replace("''", "nn"), "falls_back is 'nn'; there are: xx"),
        (LEAST.replace("''", "xx"), "falls back on itself: xx → xx"),
        ("- name", "wants lines like"),
        ("name: [", "is no YAML"),
    ],
)
def test_a_record_that_makes_no_sense_says_so(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "xx").mkdir()
    file = tmp_path / "xx" / "language.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        records.rows([file])
    assert says in str(refused.value)
    assert str(refused.value).startswith("xx/language.yaml: ")


def test_every_language_comes_down_to_the_one_that_has_all_words() -> None:
    assert all(chain(language)[-1] == FALLBACK for language in (*KNOWN, PSEUDO, "never-heard-of"))


def test_the_first_is_the_tables_where_nothing_else_is_known() -> None:
    assert LANGUAGES == ("ja", "zh-Hans", "zh-Hant", "en")


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh_HK.UTF-8", "zh-Hant"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("ja", "ja"),
        ("ko_KR", "en"),
        ("", "en"),
    ],
)
def test_what_the_system_speaks_is_a_language_that_is_offered(system: str, language: str) -> None:
    assert language_of(system) == language


def test_a_draft_is_offered_to_whoever_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered() == LANGUAGES
    assert offered(DRAFT) == KNOWN
    monkeypatch.setenv(DRAFTS_TOO, "1")
    assert offered() == KNOWN


def test_a_draft_says_what_it_lacks_as_its_own_grammar_never_would() -> None:
    words = Words(DRAFT, "jinro_nine")
    assert words.text("home.resume") == "이어하기"
    assert words.text("role.seer.does") == Words("en", "jinro_nine").text("role.seer.does")
    assert [words.text("seat.state.reminded", n=n) for n in (1, 2)] == ["reminded once", "reminded 2 times"]


@pytest.fixture
def varieties(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """zh-HK, which comes down to zh-Hant, which comes down to English."""
    monkeypatch.setattr(catalog, "SOURCES", tmp_path / "catalogs")
    monkeypatch.setattr(catalog, "COMPILED", tmp_path / "build")
    here = RECORDS["zh-Hant"]._replace(id="zh-HK", status="draft", falls_back="zh-Hant", forms=("after",))
    monkeypatch.setitem(RECORDS, "zh-HK", here)
    for language, entries in {
        "en": 'msgid "a.b"\nmsgstr "b"\n\nmsgid "a.c"\nmsgstr "c"\n\nmsgid "a.d"\nmsgstr "d"\n',
        "zh-Hant": 'msgid "a.b"\nmsgstr "乙"\n\nmsgid "a.c"\nmsgstr "丙"\n',
        "zh-HK": 'msgid "a.b"\nmsgstr "己"\n\nmsgid "a.c"\nmsgstr ""\n\nmsgid "role.seer.name"\nmsgstr "見"\n\n'
        'msgid "role.seer.name.after"\nmsgstr "後見"\n\nmsgid "a.said"\nmsgstr "{role}、{role:after}"\n',
    }.items():
        write(tmp_path, language, "app", entries)
    write(tmp_path, "zh-Hant", "toy", 'msgid "a.b"\nmsgstr "己乙"\n')
    chain.cache_clear()
    catalog.forget()
    yield tmp_path
    chain.cache_clear()
    catalog.forget()


@pytest.mark.usefixtures("varieties")
def test_a_missing_word_is_said_by_the_nearest_that_has_it() -> None:
    assert chain("zh-HK") == ("zh-HK", "zh-Hant", "en")
    assert [Words("zh-HK").text(f"a.{id}") for id in "bcd"] == ["己", "丙", "d"]


@pytest.mark.usefixtures("varieties")
def test_a_rulesets_own_word_comes_before_a_common_one_of_a_nearer_language() -> None:
    assert Words("zh-HK", "toy").text("a.b") == "己乙"


@pytest.mark.usefixtures("varieties")
def test_a_word_stands_in_the_form_that_a_sentence_wants() -> None:
    words = Words("zh-HK")
    assert words.text("a.said", role=words.term("role.seer.name")) == "見、後見"
    assert words.text("a.said", role="見") == "見、見"


def pages(draft: str) -> Book:
    said = {language: {"a.b": "{name}", "a.c": "x"} for language in LANGUAGES} | {DRAFT: {"a.b": draft}}
    return Book("app", tuple(Page(language, Path(), dict(words), (), {}) for language, words in said.items()))


def test_what_a_draft_lacks_is_no_fault_and_what_is_wrong_in_it_is() -> None:
    assert list(shape.complaints(pages("{name:을/를}"))) == []
    assert [line for line in shape.complaints(pages("{seat:을/를}")) if "placeholders {seat}; en has {name}" in line]
    assert [line for line in shape.complaints(pages("{name:dative}")) if "wants a form 'dative'" in line]


def test_a_draft_is_counted() -> None:
    (line,) = progress()
    number, _, wanted = line.removeprefix(f"{DRAFT}, a draft: ").removesuffix(" messages").partition(" of ")
    assert 100 <= int(number) < int(wanted)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "i18n", tmp_path / "i18n", ignore=shutil.ignore_patterns("build", "__pycache__"))
    for room in ("rulesets", "desktop", "devtools", "packaging"):
        (tmp_path / room).symlink_to(ROOT / room, target_is_directory=True)
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    asked = [sys.executable, "-m", "i18n", *arguments]
    return subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_a_fifth_language_is_a_folder(clone: Path) -> None:
    assert "language.yaml" in run(clone, "new", "de")
    begun = clone / "i18n" / "catalogs" / "de" / "app.po"
    assert "#. en: Resume\n" in begun.read_text(encoding="utf-8")
    text = begun.read_text(encoding="utf-8").replace('"home.resume"\nmsgstr ""', '"home.resume"\nmsgstr "Weiter"')
    begun.write_text(text, encoding="utf-8")
    # Nothing that has been written goes by beginning again.
    assert run(clone, "new", "de") == ""
    assert begun.read_text(encoding="utf-8") == text
    assert "de, a draft: 1 of " in run(clone, "check")
    run(clone, "tidy", "de")
    assert begun.read_text(encoding="utf-8").endswith('\n\nmsgid "home.resume"\nmsgstr "Weiter"\n')
    run(clone, "compile")
    says = "from i18n import Words; print(Words('de').text('home.resume'), Words('de').text('button.back'))"
    asked = [sys.executable, "-c", says]
    assert subprocess.run(asked, cwd=clone, capture_output=True, text=True, check=True).stdout == "Weiter Back\n"
    assert Words("en").text("button.back") == "Back"


def test_what_only_the_language_has_stays_and_so_do_texts_of_several_lines(clone: Path) -> None:
    run(clone, "new", "de")
    folder = clone / "i18n" / "catalogs" / "de"
    record = folder / "language.yaml"
    record.write_text(record.read_text(encoding="utf-8") + "forms: [dative]\n", encoding="utf-8")
    begun = folder / "jinro_nine.po"
    word = '"role.seer.name"\nmsgstr '
    # As tools for such files break a long text.
    said = f'{word}""\n"der "\n"Seher"\n\nmsgid "role.seer.name.dative"\nmsgstr "dem Seher"\n'
    begun.write_text(begun.read_text(encoding="utf-8").replace(f'{word}""\n', said), encoding="utf-8")
    run(clone, "tidy", "de")
    run(clone, "new", "de")
    text = begun.read_text(encoding="utf-8")
    assert f'{word}"der Seher"' in text
    assert 'msgid "role.seer.name.dative"\nmsgstr "dem Seher"' in text
    assert "de, a draft: 1 of " in run(clone, "check")


def test_a_variety_is_begun_as_what_it_comes_down_to_is_written(clone: Path) -> None:
    run(clone, "new", "zh-HK")
    record = (clone / "i18n" / "catalogs" / "zh-HK" / "language.yaml").read_text(encoding="utf-8")
    assert "falls_back: zh-Hant\n" in record
    assert "face: TC\n" in record
