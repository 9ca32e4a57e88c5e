"""Sheets for paper: nothing of the board is missing on them, nothing stands off the paper, and fonts go along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.seats.called import called
from desktop.sheets import command
from desktop.sheets.content import PrintedSheet, sheets
from desktop.sheets.night import led_nights
from desktop.sheets.paper import FOOT, LEAST, MARGIN, PAPERS, Format, pages, pdf, top
from desktop.sheets.typesetting import Typesetter
from desktop.widgets import medallions
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue, ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.table import CALLER

pytestmark = pytest.mark.usefixtures("qapp")
RULESETS = [rules.id for rules in catalogue()]
LED = [rules.id for rules in catalogue() if CALLER in rules.leadings]
FORMATS = {"a4": Format(595, 842), "letter": Format(612, 792)}


def draft(id: str, players: int = 0) -> Draft:
    seats = players or ruleset(id).players[-1]
    return Draft.fresh(id, tuple(Person(f"Maximilian-Alexander {seat}") for seat in range(seats)))


def printed(table: Draft, language: str = "en") -> dict[str, PrintedSheet]:
    return {sheet.title: sheet for sheet in sheets(Words(language, table.ruleset), table)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULESETS)
def test_all_that_is_dealt_stands_on_the_line_up_and_says_what_it_does(id: str, language: str) -> None:
    table, words = draft(id), Words(language, id)
    found = sheets(words, table)
    assert not [part for sheet in found for part in sheet.parts if "—" in (part.name, part.text, part.aside)]
    lineup, roles = found[0], found[1]
    named = {part.name for part in lineup.parts}
    told = {part.name: part.text for part in roles.parts}
    for role, n in table.counts().items():
        name = medallions.name(words, table.rules, role)
        said = words.text("setup.composition.count", role=name, n=n) if n > 1 else name
        assert said in named
        assert told[said] == medallions.does(words, table.rules, role)
    for option in table.rules.options:
        assert words.text(f"option.{option}.name") in named
    assert all(words.text("seat.label", number=n, name=name) in named for n, name in enumerate(table.names, 1))


@pytest.mark.parametrize("id", LED)
def test_the_calls_are_those_of_a_led_night_in_its_order(id: str) -> None:
    """Held against games of other seeds, which deal the same to others."""
    table = draft(id)
    nights = led_nights(table)
    assert nights is not None
    assert len(nights.days) > 1
    game = Game.new(id, table.names, preset=table.chosen, options=table.all_values(), seed=99, leading=CALLER)
    bot, heard = RandomBot(99), set()
    while game.ask is not None:
        if game.call is not None and game.day in nights.days:
            there = [one for one in nights.calls if game.day in one.days]
            called_by_name = [one.call.role for one in there if one.call.role for _ in range(one.times)]
            assert called_by_name == [role for role in game.call.order if role]
            heard.add(game.day)
        game.answer(bot.answer(game.ask))
    assert heard


def test_two_of_a_kind_are_called_one_after_the_other() -> None:
    own = {"werewolf": 3, "guard": 2, "villager": 4}
    table = Draft("langrensha", tuple(Person("") for _ in range(9)), own=own)
    nights = led_nights(table)
    assert nights is not None
    assert {one.call.role: one.times for one in nights.calls if one.call.role} == {"guard": 2, "werewolf": 1}
    assert "Guard ×2" in {part.name for part in printed(table)["The game master’s calls"].parts}


def test_who_wakes_in_some_nights_alone_says_in_which() -> None:
    found = printed(draft("langrensha", 20))["The game master’s calls"]
    when = {part.name: part.aside for part in found.parts}
    assert when["Cupid"] == "First night only"
    assert when["White Wolf"] == "First night, then every other"
    assert when["Seer"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_read_out_as_it_is_at_the_table(language: str) -> None:
    words, table = Words(language, "jinro_nine"), draft("jinro_nine")
    calls = printed(table, language)[words.text("sheets.calls")]
    wolves = next(part for part in calls.parts if words.text("aloud.werewolf.attack") in part.text)
    who = called("werewolf", words)
    assert wolves.text.split("\n")[0] == words.text("lead.open", who=who)
    assert wolves.text.split("\n")[-1] == words.text("lead.close", who=who)


def test_where_nobody_leads_there_are_no_calls() -> None:
    assert led_nights(draft("witch_trial")) is None
    assert len(sheets(Words("en", "witch_trial"), draft("witch_trial"))) == 3


def test_house_rules_as_they_are_set_stand_there_and_change_the_book() -> None:
    table = draft("langrensha", 12)
    name = Words("en", "langrensha").text("option.sheriff.name")
    for value, said in ((True, "on"), (False, "off")):
        found = printed(table.with_option("sheriff", value))
        assert {part.aside for part in found["Line-up"].parts if part.name == name} == {said}
    chapters = [len(printed(table.with_option("sheriff", value))["Rulebook"].parts) for value in (True, False)]
    assert chapters[0] > chapters[1]


def test_a_deck_of_ones_own_is_the_one_that_is_printed() -> None:
    table = draft("event_jinro", 13).with_own_deck()
    event = next(iter(table.events()))
    found = printed(table.with_event(event, 2))
    n = table.events()[event] + 2
    name = medallions.name(Words("en", "event_jinro"), table.rules, event)
    assert f"{name} ×{n}" in {part.name for part in found["Roles"].parts}


@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULESETS)
def test_nothing_stands_off_the_paper_and_one_page_is_one(id: str, language: str, paper: str) -> None:
    setter, form = Typesetter(language), FORMATS[paper]
    room = form.height - MARGIN - FOOT - top(setter)
    for sheet in sheets(Words(language, id), draft(id)):
        laid = pages(sheet, setter, form)
        assert len(laid) == 1 if sheet.is_one_page else len(laid) <= 3
        blocks = [block for page in laid for column in page for block in column]
        assert [block.part for block in blocks] == list(sheet.parts)
        assert all(sum(block.height for block in column) - column[0].above <= room for page in laid for column in page)
        assert all(len(page) <= sheet.columns for page in laid)
        assert all(block.widest <= block.width + 0.5 for block in blocks)
        assert blocks[0].size >= LEAST + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pdf_brings_its_fonts_along(language: str) -> None:
    words, table = Words(language, "langrensha"), draft("langrensha", 12)
    for paper, form in FORMATS.items():
        made = pdf(words, sheets(words, table), paper)
        assert made.startswith(b"%PDF-")
        assert len(made) < 2_000_000
        boxes = {tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox \[([^\]]+)\]", made)}
        assert {(round(box[2]), round(box[3])) for box in boxes} == {(form.width, form.height)}
        fonts = re.findall(rb"/Type /FontDescriptor.*?>>", made, re.DOTALL)
        assert len(fonts) >= 3
        assert all(b"/FontFile" in font for font in fonts)


def test_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheets.pdf"
    said = ["--ruleset", "jinro_nine", "--names", "A,B,C", "--players", "9", "--language", "zh-Hant", "--out", str(out)]
    assert command.run([*said, "--option", "abstain=true"]) == 0
    assert capsys.readouterr().out.strip() == str(out)
    assert out.read_bytes().startswith(b"%PDF-")
    for more in (
        ["--players", "3"],
        ["--option", "abstain=7"],
        ["--profile", "no"],
        ["--preset", "9Z"],
        ["--leading", "no"],
    ):
        assert command.run([*said, *more]) == 2
        assert capsys.readouterr().err.strip()
    assert command.run([*said[:-1], str(out / "b.pdf")]) == 1


@pytest.mark.parametrize("id", RULESETS)
def test_what_can_not_be_played_yet_is_printed_as_it_lies_there(id: str) -> None:
    table = draft(id).with_own()
    table = table.with_count(table.rules.cards[0], 40)
    found = sheets(Words("en", id), table)
    assert all(sheet.parts for sheet in found)
    assert led_nights(table) is None
