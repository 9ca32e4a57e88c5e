"""Packs with code, one for each ruleset, for the laws and the scenes to be played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rulesets.engine import Ruleset
from rulesets.engine.packs import extended, opened
from tests.engine.packs.writing import folder

PROPHET = '''
from rulesets.werewolf.role import Role


class {name}(Role):
    """Once a game is told whose side another living seat is on."""

    id = "{id}"
    asks = {{"{id}.see": {{"act": "divine", "aim": "look", "call": 65}}}}
    notices = {{"{id}.sees": {{"params": {{"seat": "name", "faction": "faction"}}, "secret": True, "learnt": True}}}}
    has_seen = False

    def act(self, town, me):
        return None if self.has_seen else self._see(town, me)

    def _see(self, town, me):
        seat = yield town.act("{id}.see", me, town.nameable(me), at_least=0)
        if seat is not None:
            self.has_seen = True
            town.table.tell(me, "{id}.sees", seat=seat, faction=town.cards[seat].faction)
'''
FOG = '''
from rulesets.event_jinro.event import Event


class Fog(Event):
    """Tonight's attacks miss, and the next discussion lasts a minute."""

    id = "fog"
    deck = "town"
    notices = {"event.morning": {"params": {"event": ["fog"]}}}

    def lands(self, town, named):
        return []

    def morning(self, town):
        town.today.seconds = 60
        self.announce(town, seconds=60)
'''
FERRY = '''
from rulesets.event_jinro.event import NamesASeat


class Ferry(NamesASeat):
    """The named seat speaks from the other bank: it is a ghost of the next discussion."""

    id = "ferry"
    asks = {"ferry.target": {"aim": "guard"}}
    notices = {"event.morning": {"params": {"event": ["ferry"]}}}

    def morning(self, town):
        if self.target in town.table.alive:
            town.today.ghosts = [self.target]
            self.announce(town, ghosts=town.today.ghosts)
'''
STARGAZER = '''
from rulesets.werewolf.role import Role


class Stargazer(Role):
    """Executed, it draws four events."""

    id = "stargazer"
    draws = 4
'''
MIRROR = '''
from rulesets.witch_trial.card import Card


class Mirror(Card):
    """How many cards another player holds, once the barriers stand."""

    id = "mirror"
    notices = {"mirror.shows": {"params": {"seat": "name", "count": "number"}, "secret": True, "learnt": True}}
    aim = "look"

    def targets(self, prison, me):
        return prison.table.others(me)

    def resolve(self, night, use):
        night.prison.news(use.seat, "mirror.shows", seat=use.target, count=len(night.prison.hands.of(use.target)))
'''
HEX = '''
from rulesets.witch_trial.card import Card


class Hex(Card):
    """Strikes after the Killing Spells, as one of the night's three attacks."""

    id = "hex"
    causes = {"hex": {}}
    aim = "harm"
    attacks = True
    follows = "slayer"

    def targets(self, prison, me):
        return prison.table.others(me)

    def resolve(self, night, use):
        if use.target not in night.bodies:
            night.strike(use)
'''


def prophet(id: str) -> str:
    return PROPHET.format(id=id, name=id.title())


PARTS: Mapping[str, Mapping[str, str]] = {
    "jinro_nine": {"roles/prophet.py": prophet("prophet")},
    "ultimate_thirteen": {"roles/augur.py": prophet("augur")},
    "event_jinro": {"events/fog.py": FOG, "events/ferry.py": FERRY, "roles/stargazer.py": STARGAZER},
    "langrensha": {"roles/oracle.py": prophet("oracle")},
    "witch_trial": {"cards/mirror.py": MIRROR, "cards/hex.py": HEX},
}


# A board with what each adds.
BOARDS: Mapping[str, str] = {
    "jinro_nine": "{players: 9, cards: {villager: 4, seer: 1, prophet: 1, madman: 1, werewolf: 2}}",
    "ultimate_thirteen": "{players: 13, cards: {villager: 8, seer: 1, augur: 1, werewolf: 3}}",
    "event_jinro": "{players: 9, cards: {villager: 5, seer: 1, stargazer: 1, werewolf: 2}}",
    "langrensha": "{players: 9, cards: {villager: 5, seer: 1, oracle: 1, werewolf: 2}}",
    "witch_trial": "{players: 7, cards: {witch_killer: 1, barrier: 7, hex: 7, mirror: 13}}",
}


def files(ruleset_id: str) -> dict[str, str]:
    manifest = f"format: 1\nid: ours\nversion: 1\nruleset: {ruleset_id}\nboards: {{ours: {BOARDS[ruleset_id]}}}\n"
    return {"pack.yaml": manifest.replace("{ours:", "{our_board:"), **PARTS[ruleset_id]}


def with_code(place: Path, ruleset_id: str) -> Ruleset:
    return extended(ruleset_id, [opened(folder(place, files(ruleset_id))).allowed()])
