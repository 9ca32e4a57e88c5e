"""What a part of code is begun with: a class that can be played as it is, to be written over."""

from __future__ import annotations

from collections.abc import Mapping

_ROLE = '''\
from rulesets.engine.asks import Flow, Page
from rulesets.werewolf.role import Role


class {name}(Role):
    """Each night it may look at somebody, and is told whose side he is on."""

    id = "{id}"
    asks = {{"{id}.look": {{"act": "divine", "aim": "look", "call": 1000}}}}
    notices = {{"{id}.sees": {{"params": {{"seat": "name", "faction": "faction"}}, "secret": True, "learnt": True}}}}

    def act(self, town, me: str) -> Page | None:
        options = town.nameable(me)
        return self._look(town, me, options) if options else None

    def _look(self, town, me: str, options: list[str]) -> Flow:
        seat = yield town.act("{id}.look", me, options, at_least=0)
        if seat is not None:
            town.table.tell(me, "{id}.sees", seat=seat, faction=town.cards[seat].faction)
'''
_EVENT = '''\
from rulesets.event_jinro.event import Event


class {name}(Event):
    """The next talk lasts a minute."""

    id = "{id}"
    deck = "town"
    notices = {{"event.morning": {{"params": {{"event": ["{id}"]}}}}}}

    def morning(self, town):
        town.today.seconds = 60
        self.announce(town, seconds=60)
'''
_CARD = '''\
from rulesets.witch_trial.card import Card


class {name}(Card):
    """How many cards somebody holds."""

    id = "{id}"
    notices = {{"{id}.shows": {{"params": {{"seat": "name", "count": "number"}}, "secret": True, "learnt": True}}}}
    aim = "look"

    def targets(self, prison, me):
        return prison.table.others(me)

    def resolve(self, night, use):
        night.prison.news(use.seat, "{id}.shows", seat=use.target, count=len(night.prison.hands.of(use.target)))
'''
_CODE: Mapping[str, str] = {"roles": _ROLE, "events": _EVENT, "cards": _CARD}


def code(folder: str, id: str) -> str:
    name = "".join(map(str.title, id.split("_")))
    return _CODE[folder].format(id=id, name=name)
