from rulesets.engine.asks import Flow
from rulesets.event_jinro import vote
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Prison(Event):
    """A vote; the most named is out of the game for this night only (EJ-73, EJ-74)."""

    id = "prison"
    asks = vote.asks_of("prison")
    notices = {
        "prison.none": {
            "params": {"reason": ["tie", "no_votes"]},
            "moment": "tie",
            "outcome": {"of": "prison", "comes_to": "nobody"},
        },
        "prison.inmate": {
            "params": {"seat": "name"},
            "hangs": [{"tag": "in_prison", "who": "seat", "until": "day"}],
            "moment": "jailed",
            "outcome": {"of": "prison", "comes_to": "condemned"},
        },
    }

    def dusk(self, town: Town) -> Flow:
        verdict = yield from vote.held(town, "prison", "prison_runoff", "simultaneous")
        if verdict.seat is None:
            town.table.announce("prison.none", reason=verdict.reason)
            return
        town.prisoner = verdict.seat
        town.designate(verdict.seat)
        town.table.announce("prison.inmate", seat=verdict.seat)
