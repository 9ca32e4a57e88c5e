"""What leaves the app: one page of HTML that needs nothing, and a journal that comes back as the same game."""

from __future__ import annotations

import json
import re
from collections import Counter
from datetime import UTC, datetime
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from desktop.after.end.page import page as end_page
from desktop.after.end.ring import aims
from desktop.after.end.view import View
from desktop.after.export import html, places
from desktop.after.export.occasion import dealt
from desktop.after.replay.replay import Replay
from desktop.records.plain_journal import NotAGame, parsed, read, written
from desktop.seats.decisions import SKIP, Decision
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot, play_out

RULESETS = [rules.id for rules in catalogue()]
# What somebody might be called who wants to be more than a name.
HOSTILE = (
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\" onclick='x' a=\"",
    "A&amp;B",
    "<!--",
)
LOADS = {"src", "srcset", "action", "data", "poster", "formaction", "background", "cite", "ping", "style-src"}


def played(ruleset: str, seats: int = 9, seed: int = 3) -> Game:
    names = [*HOSTILE, "花子", "小满", *(f"P{seat}" for seat in range(20))][:seats]
    rules = next(rules for rules in catalogue() if rules.id == ruleset)
    number = seats if seats in rules.players else rules.players[0]
    names += [f"Q{seat}" for seat in range(number - len(names))]
    boards = [id for id, board in rules.boards.items() if board.players in (None, number)]
    game = Game.new(ruleset, names, preset=boards[0], seed=seed)
    play_out(game, RandomBot(seed))
    return game


class Read(HTMLParser):
    """What a browser would see of the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.scripts: dict[str | None, str] = {}
        self.styles = ""
        self._inside: tuple[str, str | None] = ("", None)
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag in ("script", "style"):
            self._inside = (tag, dict(attrs).get("id"))

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style"):
            self._inside = ("", None)

    def handle_data(self, data: str) -> None:
        tag, id = self._inside
        if tag == "script":
            self.scripts[id] = self.scripts.get(id, "") + data
        elif tag == "style":
            self.styles += data
        else:
            self.texts.append(data)

    def ids(self, beginning: str) -> list[str]:
        return [str(attrs["id"]) for _, attrs in self.tags if str(attrs.get("id", "")).startswith(beginning)]


@pytest.fixture(params=RULESETS)
def game(request: pytest.FixtureRequest) -> Game:
    return played(request.param)


def test_every_act_stands_in_the_page(game: Game) -> None:
    replay = Replay.of(game.journal)
    shown = end_page(Words("en", game.journal["ruleset"]), replay)
    found = Read(html.page("en", replay))
    assert found.ids("step-") == [f"step-{number}" for number in range(len(replay.acts))]
    text = " ".join(found.texts)
    for act in shown.acts:
        assert all(line.text in text for line in act.lines)
    # What is led to is there.
    aims = {str(attrs["href"]).removeprefix("#") for tag, attrs in found.tags if tag == "a"}
    assert aims <= set(found.ids("step-"))
    for fallen in shown.deaths:
        assert fallen.label in text
    for row in shown.rows:
        assert row.line in text


def test_what_the_table_decided_stands_in_it_where_it_was_decided(game: Game) -> None:
    public = [notice for notice in game.notices() if notice.to is None]
    told = (1, len(public) // 2, len(public))
    decided = tuple(Decision(SKIP, 1, game.phase, name, at) for name, at in zip(game.players, told, strict=False))
    replay = Replay.of(game.journal, decided)
    shown = end_page(Words("en", game.journal["ruleset"]), replay)
    for decision in decided:
        line = decision.line(Words("en", game.journal["ruleset"]))
        (at,) = (number for number, step in enumerate(shown.steps) if line in [one.text for one in step.lines])
        before = [one for step in replay.steps[:at] for one in step.notices if one.to is None]
        until = [one for step in replay.steps[: at + 1] for one in step.notices if one.to is None]
        assert len(before) <= decision.told
        assert len(until) > decision.told or at == len(replay.steps) - 1
        assert line in " ".join(Read(html.page("en", replay, is_shut=True)).texts)


def test_pages_that_change_nothing_are_folded_into_an_act(game: Game) -> None:
    replay = Replay.of(game.journal)
    found = Read(html.page("en", replay))
    assert len(found.ids("step-")) < 0.8 * len(replay.steps)
    view = View(Words("en", game.journal["ruleset"]), replay)
    fillers = [
        line.text
        for step in replay.steps
        if step.ask and replay.story.rules.ask(step.ask.id).filler and not step.notices and not step.deaths
        for line in view.teller.lines(step)
    ]
    assert fillers
    texts = set(found.texts)
    assert not [line for line in fillers if line in texts]


def test_the_script_knows_the_ring_at_every_act(game: Game) -> None:
    replay = Replay.of(game.journal)
    data = json.loads(Read(html.page("ja", replay)).scripts["story"])
    assert len(data["at"]) == len(replay.acts)
    for act, at in zip(replay.acts, data["at"], strict=True):
        ring = replay.rings[act.last]
        assert [seat.is_alive for seat in ring] == [state[0] for state in data["rings"][at]]
        named = [data["roles"][state[1]][0] if state[1] >= 0 else "" for state in data["rings"][at]]
        assert [seat.role for seat in ring] == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_when_it_was_and_what_was_dealt(language: str) -> None:
    game = played("langrensha", 12)
    when = datetime(2026, 11, 14, 21, tzinfo=UTC).timestamp()
    words, replay = Words(language, "langrensha"), Replay.of(game.journal)
    text = " ".join(Read(html.page(language, replay, {**game.journal, "game": {"begun": int(when)}})).texts)
    assert words.date(when) in text
    assert "2026" in words.date(when)
    preset = game.journal["setup"]["preset"]
    assert words.text(f"preset.{preset}.name") in text
    for role, n in game.ruleset.composition(12, preset).items():
        name = words.text(f"role.{role}.name")
        assert (words.text("setup.composition.count", role=name, n=n) if n > 1 else name) in text


def test_of_a_game_of_cards_it_says_which_were_dealt() -> None:
    game = played("witch_trial", 7)
    found = dealt(Replay.of(game.journal).story)
    assert found == Counter(game.ruleset.composition(7, game.journal["setup"]["preset"]))


def test_without_a_date_it_says_none(game: Game) -> None:
    assert "1970" not in html.page("en", Replay.of(game.journal))


def test_who_acts_and_at_whom_stands_at_every_act(game: Game) -> None:
    view = View(Words("en", game.journal["ruleset"]), Replay.of(game.journal))
    data = json.loads(Read(html.page("en", view.replay)).scripts["story"])
    assert len(data["acts"]) == len(view.replay.acts)
    several = 0
    for act, (secret, actor, *aimed) in zip(view.replay.acts, data["acts"], strict=True):
        asks = [ask for at in act.steps if (ask := view.replay.steps[at].ask)]
        assert bool(secret) == any(ask.secret for ask in asks)
        seats = {ask.seat for ask in asks}
        assert (game.players[actor] if actor >= 0 else None) == (seats.pop() if len(seats) == 1 else None)
        assert {game.players[one]: [game.players[to] for to in tos] for one, *tos in aimed} == {
            name: list(tos) for at in act.steps for name, tos in aims(view, at) if tos
        }
        several += len(act.steps) > 1
    assert several
    assert max(map(len, data["acts"])) > 4


@pytest.mark.parametrize("grid", [places.WIDE, places.NARROW])
@pytest.mark.parametrize("seats", range(5, 21))
def test_every_seat_has_a_place_of_its_own_at_the_edge(grid: places.SeatGrid, seats: int) -> None:
    found = [tuple(int(said.split(":")[1]) for said in one.split(";")) for one in grid.places(seats)]
    across, down = (int(said.split(":")[1]) for said in grid.style(seats).split(";"))
    assert len(found) == seats
    cells = [(column + half, row) for column, row in found for half in (0, 1)]
    assert len(set(cells)) == 2 * seats
    assert {row for _, row in cells} == set(range(1, down + 1))
    assert all(
        1 <= column <= across and (row in (1, down) or column in (1, 2, across - 1, across)) for column, row in cells
    )
    # With the clock: nobody sits further from the one before than across a corner.
    assert all(abs(a[0] - b[0]) <= 4 and abs(a[1] - b[1]) <= 1 for a, b in pairwise(found))


def test_twenty_are_less_than_a_megabyte() -> None:
    game = Game.new("langrensha", [f"Maximilian-Alexander von {seat}" for seat in range(20)], seed=3)
    play_out(game, RandomBot(3))
    for language in LANGUAGES:
        text = html.page(language, Replay.of(game.journal))
        assert len(text.encode()) < 700_000
        # Nothing is as wide as somebody thought a window would be.
        assert not [
            attrs for _, attrs in Read(text).tags if re.search(r"\d(px|rem|em)|width:\d{3}", attrs.get("style") or "")
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_asked_for(game: Game, language: str) -> None:
    found = Read(html.page(language, Replay.of(game.journal)))
    assert dict(found.tags)["html"]["lang"] == language
    for tag, attrs in found.tags:
        assert tag not in ("link", "img", "iframe", "object", "embed", "base", "form", "audio", "video")
        assert not LOADS & attrs.keys()
        assert str(attrs.get("href", "#")).startswith("#")
        assert not [name for name in attrs if name.startswith("on")]
    policies = [attrs["content"] for tag, attrs in found.tags if attrs.get("http-equiv") == "Content-Security-Policy"]
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"]
    assert not re.search(r"url\(|@import|https?:|//\w", found.styles)
    assert not re.search(r"fetch|XMLHttp|import\(|https?:|\beval\b|innerHTML", found.scripts[None])


def test_a_name_is_never_more_than_a_name(game: Game) -> None:
    found = Read(html.page("en", Replay.of(game.journal)))
    assert [tag for tag, _ in found.tags].count("script") == 2
    assert set(found.scripts) == {"story", None}
    text = " ".join(found.texts)
    for name in set(HOSTILE) & set(game.players):
        assert name in text


def test_roles_can_be_kept_shut(game: Game) -> None:
    found = Read(html.page("en", Replay.of(game.journal)))
    assert ".shut .secret, .covered { display: none; }" in found.styles
    secret = [tag for tag, attrs in found.tags if "secret" in str(attrs.get("class", "")).split()]
    assert len(secret) > len(game.players)


def test_an_unfinished_game_can_be_written_too() -> None:
    journal = played("jinro_nine").journal
    part = {**journal, "answers": journal["answers"][:30]}
    assert Read(html.page("zh-Hant", Replay.of(part))).ids("step-")


# The journal


def test_a_journal_comes_back_as_the_same_game(game: Game, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(written(game.journal), encoding="utf-8")
    assert read(tmp_path / "game.json") == game.journal
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def changed(**keys: Any) -> str:
    return json.dumps({**played("jinro_nine").journal, **keys})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "error.journal.none"),
        ("[" * 100_000, "error.journal.none"),
        ("{}", "error.journal.none"),
        ('"hello"', "error.journal.none"),
        (json.dumps({"answers": []}), "error.journal.none"),
        (changed(version=99), "error.journal.version"),
        (changed(ruleset="mahjong"), "error.journal.ruleset"),
        (changed(answers=[{"ask": "role.look", "answer": "x"}]), "error.journal.broken"),
        (changed(answers="all"), "error.journal.broken"),
    ],
)
def test_what_is_no_game_is_refused_with_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(NotAGame) as refused:
        parsed(text)
    assert refused.value.reason == reason
    for language in LANGUAGES:
        assert reason in Words(language)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "picture", tmp_path / "nothing"):
        with pytest.raises(NotAGame):
            read(path)
