"""Every check sees what it is there to see, and lets pass what is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from i18n import LANGUAGES, checks
from i18n.catalog import Message
from i18n.checks import length, literals, needed, shape, strictness, typography, used
from i18n.checks.book import Book, Page, page
from i18n.declared import Declared
from i18n.needed import needed as wanted
from rulesets.engine import Option

RULES = Declared(
    id="toy",
    roles=("fool",),
    cards=(),
    events=(),
    presets=("standard",),
    profiles=(),
    leadings=(),
    options={"tie": Option("tie", "choice", "none", ("none", "runoff")), "laps": Option("laps", "int", 0, (0, 1))},
    factions=("village",),
    phases=("night",),
    causes=("attack",),
    reasons=("parity",),
    laps=("night",),
    asks={"seer.divine": {}},
    notices={"seer.result": {"seat": "name", "result": ("wolf", "human")}},
    purposes=frozenset({"exile"}),
)


def book(domain: str = "toy", /, **messages: Message | dict[str, Message]) -> Book:
    """A domain with the same messages in every language, or with those given for each."""

    def of(language: str) -> dict[str, Message]:
        mine = {id.replace("_", "."): entry for id, entry in messages.items()}
        return {id: entry[language] if isinstance(entry, dict) else entry for id, entry in mine.items()}

    return Book(domain, tuple(Page(language, Path(), of(language), (), {}) for language in LANGUAGES))


def by_language(ja: Message, zh: Message, en: Message) -> dict[str, Message]:
    return {"ja": ja, "zh-Hans": zh, "zh-Hant": zh, "en": en}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "朝です."),
        ("ja", "朝です!"),
        ("ja", "{name}:人狼"),
        ("ja", "ＡＢＣ"),
        ("ja", "１２"),
        ("ja", "ｶﾞｷﾞ"),
        ("ja", "朝…"),
        ("ja", "朝、, 夜"),
        ("ja", "朝，夜"),
        ("ja", "這個"),
        ("ja", "学生と學生"),
        ("ja", "“朝”"),
        ("ja", "2 日"),
        ("zh-Hans", "天亮了,"),
        ("zh-Hans", "預言家"),
        ("zh-Hans", "「天亮」"),
        ("zh-Hans", "第一天・夜"),
        ("zh-Hans", "共12人"),
        ("zh-Hans", "共{n}人"),
        ("zh-Hans", "夜の村"),
        ("zh-Hant", "预言家"),
        ("zh-Hant", "天亮了(第一天)"),
        ("zh-Hant", "“天亮”"),
        ("zh-Hant", "等一等..."),
        ("en", "Wait..."),
        ("en", "Wait!"),
        ("en", 'the "wolf"'),
        ("en", "the wolf's"),
        ("en", "the 狼"),
        ("en", "Wait，now"),
    ],
)
def test_a_slip_of_the_pen_is_seen(language: str, text: str) -> None:
    assert list(typography.faults(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "朝が明けると、{first}と{second}の死体が発見されました。"),
        ("ja", "{name}→{target}、{n}/{of}、12人（CO）"),
        ("ja", "灯籠の夜……「朝」"),
        ("zh-Hans", "天亮了，“{name}”共 {n} 票。第一天 · 夜晚"),
        ("zh-Hant", "第 {n} 天，「{name}」說：預言家——{text}"),
        ("en", "“{name}” is no werewolf; that’s all."),
        ("en", "Wait…"),
    ],
)
def test_what_is_well_written_passes(language: str, text: str) -> None:
    assert list(typography.faults(language, text)) == []


@pytest.mark.parametrize(
    ("messages", "complaint"),
    [
        ({"a_b": ""}, "is empty"),
        ({"a_b": " x"}, "spaces too many"),
        ({"a_b": "{Seat}"}, "a brace that belongs to no placeholder"),
        ({"a_b": "{seat"}, "a brace that belongs to no placeholder"),
        ({"a_b": by_language("{name}", "{name}", "{seat}")}, "placeholders {name}; en has {seat}"),
        ({"a_b": by_language(("{n}",), ("{n}",), ("{n}",))}, "has 1 plural forms; en needs one, other"),
        ({"a_b": by_language(("{n}",), ("{n}",), "{n}")}, "is a plural in en or here, but not in both"),
    ],
)
def test_messages_of_another_shape_are_seen(messages: dict[str, Message], complaint: str) -> None:
    assert any(complaint in found for found in shape.complaints(book(**messages)))


def test_a_plural_that_every_language_has_passes() -> None:
    assert list(shape.complaints(book(a_b=by_language(("{n}",), ("{n}",), ("one", "{n}"))))) == []


def test_an_id_that_one_language_lacks_is_missing() -> None:
    whole = book(a_b="x", a_c="y")
    del whole.pages[2].messages["a.c"]
    assert list(shape.complaints(whole)) == ["zh-Hant/toy: a.c is missing"]


def test_a_role_that_needs_five_lines_is_too_long() -> None:
    assert list(length.complaints(book(role_fool_does="word " * 30))) == []
    assert list(length.complaints(book(role_fool_does="word " * 40)))


def test_a_private_question_is_one_line_and_an_open_one_may_be_longer() -> None:
    long = "あ" * 30
    assert list(length.complaints(book(ask_seer_divine=long)))
    assert list(length.complaints(book(ask_dawn_report=long))) == []


def test_everything_a_ruleset_declares_is_needed() -> None:
    assert set(wanted(RULES)) == {
        "lap.night",
        "role.fool.name",
        "role.fool.does",
        "preset.standard.name",
        "option.tie.name",
        "option.tie.explain",
        "option.tie.none",
        "option.tie.runoff",
        "option.laps.name",
        "option.laps.explain",
        "option.laps.value",
        "option.laps.zero",
        "faction.village.name",
        "faction.village.wins",
        "phase.night",
        "when.night",
        "date.night",
        "cause.attack",
        "reason.parity",
        "ask.seer.divine",
        "ruleset.toy.name",
        "ruleset.toy.line",
        "notice.seer.result.wolf",
        "notice.seer.result.human",
        "purpose.exile.what",
        "purpose.exile.then",
    }


def test_what_is_declared_and_not_written_is_seen_once_a_language() -> None:
    found = list(needed.complaints(book(role_fool_name="x"), RULES, []))
    assert len([complaint for complaint in found if "role.fool.does is missing" in complaint]) == len(LANGUAGES)
    assert not any("role.fool.name" in complaint for complaint in found)


def test_the_common_domain_may_say_it_for_a_ruleset() -> None:
    common = book("app", phase_night="night")
    found = list(needed.complaints(book(role_fool_name="x"), RULES, [common]))
    assert not any("phase.night" in complaint for complaint in found)


def test_an_id_that_nothing_says_is_seen() -> None:
    found = list(needed.complaints(book(role_jester_name="x"), RULES, []))
    assert any("role.jester.name is said by nothing that toy declares" in complaint for complaint in found)


@pytest.mark.parametrize(
    ("id", "complaint"),
    [
        ("rulebook.nowhere.1", "no such chapter"),
        ("rulebook.roles.jester.1", "jester is nothing that toy plays with"),
        ("rulebook.night.1[has:jester]", "jester is nothing that toy plays with"),
        ("rulebook.night.1[speed=fast]", "speed is no option of toy"),
        ("rulebook.night.1[tie=lot]", "lot is no value of tie"),
    ],
)
def test_a_passage_that_can_never_stand_is_seen(id: str, complaint: str) -> None:
    pages = tuple(Page(language, Path(), {id: "x"}, (), {}) for language in LANGUAGES)
    assert any(complaint in found for found in needed.complaints(Book("toy", pages), RULES, []))


def test_a_passage_says_no_more_than_options() -> None:
    pages = tuple(Page(language, Path(), {"rulebook.overview.1": "{tie}{name}"}, (), {}) for language in LANGUAGES)
    assert any("may only name options" in found for found in needed.complaints(Book("toy", pages), RULES, []))


def test_a_domain_that_nobody_has_begun_is_missing_only_where_it_is_mandatory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needed, "MANDATORY", ("app", "toy"))
    assert list(needed.missing_domains([book("app")], {"toy": RULES})) == ["toy: there is no catalog of this domain"]
    monkeypatch.setattr(needed, "MANDATORY", ("app",))
    assert list(needed.missing_domains([book("app")], {"toy": RULES})) == []


def test_a_domain_of_no_ruleset_is_seen() -> None:
    found = list(needed.missing_domains([book(domain) for domain in strictness.MANDATORY] + [book("toys")], {}))
    assert any(complaint.startswith("toys: is the name of no ruleset") for complaint in found)


def test_an_id_that_no_screen_says_is_seen(tmp_path: Path) -> None:
    (tmp_path / "desktop").mkdir()
    said = 'say("home.resume")\nsay(f"sky.{phase}")\nsay(f"past.b{rest}")\nsay("end." + view)'
    (tmp_path / "desktop" / "home.py").write_text(said, encoding="utf-8")
    common = [book("app", home_resume="x", sky_night="x", past_back="x", past_rows="x", end_votes="x", home_old="x")]
    assert list(used.unused(common, {}, tmp_path)) == [
        "app: past.rows is said nowhere; take it out, or say it",
        "app: home.old is said nowhere; take it out, or say it",
    ]


def test_an_id_that_code_says_and_no_catalog_has_is_seen(tmp_path: Path) -> None:
    (tmp_path / "desktop").mkdir()
    said = 'say("home.resume")\nsay("home.gone")\nfamily("home")\nopen("home.json")\nsay("elsewhere.gone")'
    (tmp_path / "desktop" / "home.py").write_text(said, encoding="utf-8")
    found = used.unknown([book("app", home_resume="x")], {"toy": RULES}, tmp_path)
    assert list(found) == ["desktop/home.py: says home.gone, which no catalog has"]


@pytest.mark.parametrize(
    "line",
    [
        'text: "Resume"',
        "title: 'Home'",
        'Accessible.name: busy ? "Wait" : ""',
        'Text { text: "再開" }',
        'text: name + " wins"',
    ],
)
def test_a_text_in_qml_is_seen(line: str) -> None:
    assert literals.literals(line)


@pytest.mark.parametrize(
    "line",
    [
        'text: words.say("home.resume")',
        'text: page.words["home.resume"]',
        'text: ""',
        'text: "×" + count',
        'text: kind === "seat" ? name : ""',
        'text: halves.join("\\n")',
        'state: "open"',
        "text: page.title",
    ],
)
def test_an_id_in_qml_passes(line: str) -> None:
    assert literals.literals(line) == []


def test_a_file_in_qml_is_named_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "desktop"
    folder.mkdir()
    (folder / "Home.qml").write_text('Item {\n    Text {\n        text: "Resume"\n    }\n}\n', encoding="utf-8")
    assert list(literals.in_qml(folder)) == ['desktop/Home.qml:3: "Resume" is text; say it by an id']


PO = """\
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ('#, fuzzy\nmsgid "a.b"\nmsgstr "x"\n', "fuzzy"),
        ('msgctxt "home"\nmsgid "a.b"\nmsgstr "x"\n', "msgctxt"),
        ('msgid "a.b"\nmsgid_plural "a.c"\nmsgstr[0] "x"\nmsgstr[1] "y"\n', "msgid_plural should be the same id"),
        ('msgid "a.b"\nmsgstr "x"\n\nmsgid "a.b"\nmsgstr "y"\n', "is there twice"),
        ('msgid "a.b"\nmsgstr "x"\n\n#~ msgid "a.c"\n#~ msgstr "y"\n', "obsolete"),
        ("nonsense\n", "is no PO file"),
    ],
)
def test_a_file_that_is_not_in_order_is_seen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, entries: str, complaint: str
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.po").write_text(PO + entries, encoding="utf-8")
    monkeypatch.setattr("i18n.catalog.SOURCES", tmp_path)
    assert any(complaint in fault for fault in page("en", "toy").faults)


@pytest.mark.parametrize("rule", ["nplurals=2; plural=(n > 1);", "nplurals=1; plural=0;", ""])
def test_another_rule_for_plurals_than_cldr_has_is_seen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, rule: str
) -> None:
    (tmp_path / "en").mkdir()
    head = PO.replace("nplurals=2; plural=(n != 1);", rule)
    (tmp_path / "en" / "toy.po").write_text(head + 'msgid "a.b"\nmsgstr "x"\n', encoding="utf-8")
    monkeypatch.setattr("i18n.catalog.SOURCES", tmp_path)
    assert page("en", "toy").faults == ("en/toy: Plural-Forms gives 0 another form than one, other of CLDR",)


def test_a_rule_for_plurals_that_is_none_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.po").write_text(PO.replace("n != 1", "n !"), encoding="utf-8")
    monkeypatch.setattr("i18n.catalog.SOURCES", tmp_path)
    assert any("Plural-Forms can't be read" in fault for fault in page("en", "toy").faults)


def test_a_language_without_its_file_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("i18n.catalog.SOURCES", tmp_path)
    assert page("en", "toy").faults == ("en/toy: there is no such file; each language needs one",)


def test_the_whole_check_reads_the_tree_it_is_given(tmp_path: Path) -> None:
    """Without rulesets every domain but the common one belongs to nothing."""
    assert any("is the name of no ruleset" in complaint for complaint in checks.complaints(tmp_path, ()))
