"""What the asks and notices of the two classic villages look like, to the last field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from rulesets.engine import Ask, Game, Notice
from tests.laws.games import Deal, Player, deals

# By the id of a notice: the names of its params, and its audience.
NOTICES = {
    "role.dealt": ("role", "one"),
    "werewolf.partners": ("seats", "one"),
    "seer.result": ("seat result", "one"),
    "medium.result": ("seat result", "one"),
    "medium.none": ("", "one"),
    "werewolf.whisper": ("seat text", "pack"),
    "werewolf.whisper.closed": ("count", "pack"),
    "werewolf.choice": ("seat target", "pack"),
    "dawn.deaths": ("seats", "all"),
    "execution": ("seat", "all"),
    "execution.none": ("reason", "all"),
    "last_words": ("seat text", "all"),
    "vote.ballots": ("day runoff ballots", "all"),
    "game.over": ("factions winners reason", "all"),
}


@dataclass
class Watch:
    """A game, its options as chosen, and what is remembered of it to know what comes next."""

    game: Game
    options: Mapping[str, Any]
    at_least: Callable[[Watch], int]
    params: Callable[[Watch], dict[str, Any]]
    talk_seconds: Callable[[Watch], int | None]
    protected: dict[str, str | None] = field(default_factory=dict)
    whispers: int = 0
    tied: list[str] = field(default_factory=list)

    @property
    def pack(self) -> list[str]:
        return [seat for seat in self.game.alive if self.game.roles[seat] == "werewolf"]

    def others(self, seat: str | None) -> list[str]:
        return [name for name in self.game.alive if name != seat]

    def expected(self, ask: Ask) -> Ask:
        """The pending ask as the rulebook has it, known by its id and its seat alone."""
        message = 400 if self.options["messages_with_choice"] else 200
        return Ask(
            id=ask.id,
            seat=ask.seat,
            secret=self._secret(ask),
            kind=self._kind(ask),
            of="seat" if self._options(ask) else None,
            options=tuple(self._options(ask)),
            at_least=self.at_least(self) if self._kind(ask) == "choose" else 0,
            at_most=1,
            max_length={"last_words": 400, "werewolf.whisper": message, "decoy.note": message}.get(ask.id),
            seconds=self.talk_seconds(self) if ask.id == "talk.discussion" else None,
            params=self.params(self),
        )

    def _secret(self, ask: Ask) -> bool:
        if ask.id in ("vote.execution", "vote.runoff"):
            return bool(self.options["ballots"] != "open")
        return ask.seat is not None and ask.id != "last_words"

    def _kind(self, ask: Ask) -> str:
        kinds = {"talk.discussion": "talk", "last_words": "text", "werewolf.whisper": "text", "decoy.note": "text"}
        return kinds.get(ask.id) or ("choose" if self._options(ask) else "confirm")

    def _options(self, ask: Ask) -> list[str]:
        if ask.id in ("seer.divine", "decoy.suspect", "vote.execution"):
            return self.others(ask.seat)
        if ask.id == "vote.runoff":
            return [seat for seat in self.tied if seat != ask.seat]
        if ask.id == "guard.protect":
            assert ask.seat is not None
            banned = None if self.options["consecutive_guard"] else self.protected.get(ask.seat)
            return [seat for seat in self.others(ask.seat) if seat != banned]
        if ask.id == "werewolf.attack":
            own = self.options.get("attack_own_pack", False)
            return [seat for seat in self.game.alive if own or seat not in self.pack]
        return []

    def move(self, player: Player) -> list[Notice]:
        """Plays one answer; returns what was told through it."""
        ask = self.game.ask
        assert ask is not None
        told = len(self.game._table.notices)
        player.move(self.game)
        answer = self.game._entries[-1].answer
        if ask.id == "guard.protect":
            assert ask.seat is not None
            self.protected[ask.seat] = str(answer) if answer else None
        notices = list(self.game._table.notices[told:])
        for notice in notices:
            self._remember(notice)
        return notices

    def _remember(self, notice: Notice) -> None:
        if notice.id == "werewolf.whisper":
            self.whispers += 1
        elif notice.id == "dawn.deaths":
            self.whispers = 0
        elif notice.id == "vote.tally":
            votes = notice.params["votes"]
            most = max(votes.values(), default=0)
            self.tied = [seat for seat in self.game.players if votes.get(seat) == most]


def check_notice(notice: Notice, pack: list[str], ballots: str) -> None:
    if notice.id == "vote.tally":
        params, audience = "votes runoff" if ballots == "secret" else "votes runoff ballots", "all"
    else:
        params, audience = NOTICES[notice.id]
    assert list(notice.params) == params.split(), notice
    if audience == "pack":
        assert notice.to == frozenset(pack), notice
    else:
        assert (notice.to is None) == (audience == "all"), notice
        assert notice.to is None or len(notice.to) == 1, notice


def printed(ruleset_id: str, roles: Collection[str]) -> st.SearchStrategy[Deal]:
    """Games of the rulebook's own roles: of one that was added since it says nothing."""
    return deals(ruleset_id).filter(lambda deal: not isinstance(deal.preset, Mapping) or {*deal.preset} <= {*roles})


def check_whole_game(deal: Deal, watch: Watch) -> None:
    """Every ask and every notice of a random game, against the rulebook's."""
    player = Player(deal.seed)
    while watch.game.ask is not None:
        assert watch.game.ask == watch.expected(watch.game.ask)
        pack = watch.pack
        for notice in watch.move(player):
            check_notice(notice, pack, watch.options["ballots"])
