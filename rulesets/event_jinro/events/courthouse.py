from rulesets.engine.asks import Flow
from rulesets.event_jinro import dusk, vote
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Courthouse(Event):
    """A second vote and a second execution, which draws no event and which the medium is not shown (EJ-70, EJ-71)."""

    id = "courthouse"
    asks = vote.asks_of("court")
    notices = {
        "court.none": {
            "params": {"reason": ["tie", "no_votes"]},
            "moment": "tie",
            "outcome": {"of": "court", "comes_to": "nobody"},
        },
        "court.execution": {
            "params": {"seat": "name"},
            "falls": {"who": "seat", "cause": "court"},
            "moment": "verdict",
            "outcome": {"of": "court", "comes_to": "condemned"},
        },
    }

    def dusk(self, town: Town) -> Flow:
        verdict = yield from vote.held(town, "court", "court_runoff", town.today.form)
        if verdict.seat is None:
            town.table.announce("court.none", reason=verdict.reason)  # EJ-72
            return
        town.table.announce("court.execution", seat=verdict.seat)
        yield from dusk.executed(town, verdict.seat, "court")
