"""What every ask and every notice looks like, to the last field, in random games of all roles and options."""

from __future__ import annotations

from typing import Any, NamedTuple

from hypothesis import HealthCheck, given, settings

from rulesets.engine import Ask, Game, Notice, ruleset
from tests.laws.games import Deal, Player, deals

RULES = ruleset("langrensha")
OPTIONS = RULES.options
many = settings(max_examples=60, suppress_health_check=list(HealthCheck))


class Form(NamedTuple):
    kind: str = "choose"
    of: str | None = "seat"
    at_least: int = 0
    at_most: int = 1
    max_length: int | None = None
    seconds: int | None = 45


READ = Form("confirm", None, seconds=None)
BALLOT = Form(seconds=30)
FORMS = {
    **dict.fromkeys(("role.look", "night.report", "dawn.report", "dusk.report"), READ),
    "decoy.suspect": Form(at_least=1),
    "decoy.trust": Form(at_least=1),
    **dict.fromkeys(("werewolf.whisper", "decoy.note"), Form("text", None, max_length=120)),
    "spirit.message": Form("text", None, max_length=200),
    "last_words": Form("text", None, max_length=200, seconds=60),
    "cupid.link": Form(at_least=2, at_most=2),
    "magician.swap": Form(at_most=2),
    "thief.choose": Form(of="role", at_least=1),
    **dict.fromkeys(("sheriff.run", "sheriff.withdraw"), Form(of="choice", seconds=15)),
    "sheriff.order": Form(of="choice", at_least=1),
    "turn_up.who": Form(seconds=None),
    "vote.impeach": Form(of="choice", seconds=30),
    **dict.fromkeys(("vote.sheriff", "vote.sheriff_runoff", "vote.execution", "vote.runoff"), BALLOT),
}
OPEN = ("sheriff.run", "sheriff.withdraw", "sheriff.order", "sheriff.badge", "last_words")
WITH_PARAMS = ("vote.runoff", "vote.sheriff_runoff", "sheriff.order")

# By the id of a notice: the names of its params.
TO_ALL = {
    "role.revealed": "seat role",
    "dawn.deaths": "seats",
    "raven.marked": "seat",
    "sheriff.candidates": "seats",
    "sheriff.elected": "seat",
    "sheriff.none": "reason",
    "sheriff.withdrawn": "seats",
    "sheriff.postponed": "",
    "turn_up.nothing": "seat",
    "explosion": "seat role",
    "sheriff.badge": "seat target",
    "sheriff.impeached": "seat",
    "vote.ballots": "day stage runoff ballots",
    "execution": "seat",
    "execution.none": "reason",
    "idiot.revealed": "seat",
    "elder.punished": "seat",
    "duel": "seat target loser",
    "mason.revealed": "seat role",
    "shot": "seat target",
    "chain.deaths": "seats",
    "last_words": "seat text",
    "game.over": "factions winners reason",
}
TO_ONE = {
    "role.dealt": "role",
    "role.changed": "role",
    "werewolf.partners": "seats",
    "vampire.partners": "seats",
    "apostle.converted": "",
    "lovers.linked": "seat role mixed",
    "blocked": "",
    "witch.victim": "seat",
    "witch.ordered": "seat",
    "seer.result": "seat result",
    "graveyard.result": "seat role faction",
    "devil.result": "seat result",
    "spirit.message": "seat text",
}
TO_COMPANY = {"werewolf.choice": "seat target", "vampire.choice": "seat target", "werewolf.whisper": "seat text"}
LISTED = {"vote.tally", *TO_ALL, *TO_ONE, *TO_COMPANY}


def test_what_is_listed_here_is_declared() -> None:
    assert FORMS.keys() | set(OPEN) <= set(RULES.asks)
    assert set(RULES.notices) >= LISTED


def expected(ask: Ask, options: dict[str, Any]) -> Form:
    if ask.kind == "talk":
        of = "choice" if ask.options else None
        return Form("talk", of, seconds=options["talk_seconds"] * len(ask.params["order"]))
    if ask.id == "witch.order":
        return Form(at_most=len(ask.options))
    return FORMS.get(ask.id, Form())


def is_secret(ask: Ask, options: dict[str, Any]) -> bool:
    if ask.id.startswith("vote."):
        return bool(options["ballots"] != "open")
    return ask.seat is not None and ask.id not in OPEN


def check_ask(game: Game, ask: Ask, options: dict[str, Any]) -> None:
    found = Form(ask.kind, ask.of, ask.at_least, ask.at_most, ask.max_length, ask.seconds)
    assert found == expected(ask, options), ask
    assert ask.secret == is_secret(ask, options), ask
    if ask.id in ("decoy.suspect", "decoy.trust"):
        assert ask.options == tuple(seat for seat in game.alive if seat != ask.seat)
    assert ask.kind == "talk" or ask.id in WITH_PARAMS or not ask.params


def check_notice(notice: Notice, options: dict[str, Any]) -> None:
    if notice.id not in LISTED:
        # Of a role that came later: the law of params holds it to its own file.
        return
    if notice.id == "vote.tally":
        closed = options["ballots"] == "secret" or notice.params["stage"] == "impeach"
        params, audience = "stage runoff votes" + ("" if closed else " ballots"), None
    elif notice.id in TO_ALL:
        params, audience = TO_ALL[notice.id], None
    elif notice.id in TO_ONE:
        params, audience = TO_ONE[notice.id], 1
    else:
        params, audience = TO_COMPANY[notice.id], len(notice.to or ())
        assert notice.params["seat"] in (notice.to or ())
    assert sorted(notice.params) == sorted(params.split()), notice
    assert (None if notice.to is None else len(notice.to)) == audience, notice


@many
@given(deal=deals("langrensha"))
def test_every_ask_and_notice_has_its_form(deal: Deal) -> None:
    options = {id: option.default for id, option in OPTIONS.items()} | deal.options
    game = deal.game()
    player = Player(deal.seed)
    while game.ask is not None:
        check_ask(game, game.ask, options)
        player.move(game)
    for notice in game._table.notices:
        check_notice(notice, options)
