"""The ruleset as its page lists it, and every ask and notice of random games."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import HealthCheck, given, settings

from rulesets.engine import Ask, Game, Notice, ruleset
from tests.laws.games import Deal, Player, deals

RULES = ruleset("witch_trial")
CARDS = ["witch_killer", "barrier", "slayer", "detection", "autopsy"]


class Form(NamedTuple):
    """What an ask looks like; every secret one has the seat's hand among its params too."""

    kind: str
    of: str | None = None
    at_least: int = 0
    secret: bool = True
    params: frozenset[str] = frozenset()
    to_all: bool = False
    at_most: int = 1


SEAT, CARD = "seat", "card"
READ = Form("confirm")
REPORT = Form("confirm", secret=False, to_all=True)
TALK = Form("talk", secret=False, to_all=True)
ASKS = {
    "role.look": READ,
    "talk.morning": TALK,
    "talk.noon": TALK,
    "trade.open": Form("choose", SEAT, secret=False, to_all=True, at_most=2),
    "trade.propose": Form("choose", SEAT),
    "trade.offer": Form("choose", CARD, params=frozenset({"seat"})),
    "trade.reply": Form("choose", SEAT, params=frozenset({"offers"})),
    "trade.return": Form("choose", CARD, 1, params=frozenset({"seat", "card"})),
    "trade.report": READ,
    "vote.motion": Form("choose", "choice", secret=False),
    "vote.imprison": Form("choose", SEAT, secret=False),
    "dusk.report": REPORT,
    "midnight.act": Form("choose", CARD),
    "midnight.target": Form("choose", SEAT, params=frozenset({"card"})),
    "dawn.report": REPORT,
    "night.report": READ,
    "loot.take": Form("choose", CARD, params=frozenset({"seat"})),
    "estate.report": REPORT,
    "finder.report": READ,
    "decoy.suspect": Form("choose", SEAT, 1),
    "decoy.trust": Form("choose", SEAT, 1),
    "decoy.card": Form("choose", CARD, 1),
}
PUBLIC = {
    "first.seat": {"seat"},
    "trade.opened": {"seat", "partner"},
    "motion.result": {"for", "against", "ballots", "passed"},
    "vote.tally": {"votes", "runoff", "ballots"},
    "imprison": {"seat"},
    "imprison.none": {"reason"},
    "dawn.deaths": {"seats"},
    "cards.left": {"seat", "cards"},
    "game.over": {"factions", "winners", "reason"},
}
PRIVATE = {
    "hand.dealt": {"cards"},
    "witch.become": set(),
    "witch.timer": {"left"},
    "trade.offered": {"seat", "card"},
    "trade.done": {"seat", "gave", "got"},
    "trade.refused": {"seat"},
    "barrier.success": set(),
    "detection.result": {"seat", "count", "card"},
    "autopsy.result": {"seat", "by_witch_killer"},
    "attack.barred": set(),
    "loot.seen": {"seat", "cards"},
    "card.gained": {"card", "from"},
}


def test_players_and_printed_pools() -> None:
    assert RULES.players == range(5, 13)
    assert RULES.presets == {
        "7": dict(zip(CARDS, (1, 15, 3, 5, 4), strict=True)),
        "8": dict(zip(CARDS, (1, 18, 4, 5, 4), strict=True)),
        "9": dict(zip(CARDS, (1, 20, 5, 6, 4), strict=True)),
    }


def test_the_two_states_and_then_the_cards() -> None:
    """WT-09."""
    assert RULES.roles == ("prisoner", "witch", *CARDS)


def test_the_options() -> None:
    assert {id: (option.kind, option.default, option.choices) for id, option in RULES.options.items()} == {
        "days": ("int", 7, range(1, 15)),
        "imprison_motion": ("bool", False, (False, True)),
        "quorum": ("choice", "living", ("living", "seated")),
        "attack_places": ("choice", "handed_in", ("handed_in", "carried_out")),
        "first_finder": ("choice", "always", ("always", "chance", "never")),
        "late_finder": ("bool", False, (False, True)),
        "dead_offers": ("choice", "hidden", ("hidden", "shown")),
        "first_seat": ("choice", "rotate", ("rotate", "draw")),
        "talk_seconds": ("int", 300, (0, 60, 120, 180, 240, 300, 420, 600)),
        "trading": ("choice", "laps", ("laps", "open", "off")),
        "joined_pages": ("bool", False, (False, True)),
        "finder_news": ("choice", "lap", ("lap", "midnight")),
        "quiet_news": ("choice", "lap", ("lap", "midnight")),
    }


def test_the_words() -> None:
    words = RULES.vocabulary
    assert set(words.asks) == set(ASKS)
    assert set(words.notices) == {*PUBLIC, *PRIVATE}
    assert words.phases == ("announcement", "morning", "noon", "evening", "midnight", "resolution")
    assert words.fixed == ("hands", "deck", "rolls")


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(deal=deals("witch_trial"))
def test_every_ask_and_notice_is_the_rulebooks(deal: Deal) -> None:
    game = deal.game()
    player = Player(deal.seed)
    while game.ask is not None:
        _check_ask(game, game.ask)
        player.move(game)
    for notice in game._table.notices:
        _check_notice(notice)
    assert {death.phase for death in game.deaths} <= {"resolution"}


def _check_ask(game: Game, ask: Ask) -> None:
    form = ASKS[ask.id]
    assert (ask.kind, ask.of, ask.at_least, ask.secret) == (form.kind, form.of, form.at_least, form.secret)
    assert ask.at_most == form.at_most
    assert (ask.seat is None) == form.to_all
    assert set(ask.params) == form.params | ({"hand"} if ask.secret else set())
    assert ask.seconds is None or ask.kind == "talk"
    if ask.id == "decoy.card":
        assert set(ask.options) == set(game.composition)
    if ask.secret:
        assert game.hands[ask.seat or ""] == _in_card_order(ask.params["hand"])
        assert sorted(game.rows) == [0, 1, 2, 3, 4]
    if ask.id in ("decoy.suspect", "decoy.trust"):
        assert list(ask.options) == [seat for seat in game.alive if seat != ask.seat]


def _check_notice(notice: Notice) -> None:
    known = PUBLIC if notice.to is None else PRIVATE
    assert set(notice.params) == known[notice.id]
    assert notice.to is None or len(notice.to) == 1
    cards = notice.params.get("cards", [])
    assert cards == _in_card_order(cards)


def _in_card_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)
