"""A plausible player: answers an ask by what its mind makes of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from desktop.estimate.mind import Mind
from desktop.estimate.speech import accused, stands_out
from rulesets.engine import Ask
from rulesets.engine.asks import Answer
from rulesets.engine.facts import GUARD, HARM, LEAVE, LOCK, RAISE, AskFacts

# How often a wolf goes along with what its pack has named before it.
_GOES_ALONG = 0.9
# By how much less sure people are with every day of what they have kept for a better moment.
_IMPATIENCE = 0.4
# Whom a helper gives up; how often it helps anybody else.
_SUSPECT, _HELPS = 1.5, 0.85
# By how much at the most one wavers who would rather not be foreseen.
_WAVERS = 1.96
# How sure a pack is that whoever protects thinks as it does; how likely he stands again where nobody fell last night.
_STOOD_BY, _AGAIN = 0.9, 0.1
# How likely it is that whoever the table goes by offers himself.
_STEPS_UP = 0.9


def answer(mind: Mind, ask: Ask, moment: tuple[int, str]) -> Answer:
    if ask.kind != "choose":
        return "…" if ask.kind == "text" and ask.at_least else None
    if ask.at_most > 1:
        return _several(mind, ask, mind.reading.rules.asks[ask.id])
    facts = mind.reading.rules.asks[ask.id]
    # Where the seat for a card is named by an ask of its own, the card says what for; it may be one of this screen.
    card = (ask.params["card"] or mind.card) if "card" in ask.params else ""
    aim = facts.aim or mind.reading.rules.part(card).aim
    if ask.of != "seat" or not aim:
        return _token(mind, ask, facts)
    if ask.at_least == 0 and (mind.random.random() > _or(facts.likely, 1.0) or (aim == LEAVE and not mind.is_lost)):
        return None
    if aim in (HARM, LEAVE):
        return _harmed(mind, ask, facts.needs - _IMPATIENCE * max(0, moment[0] - 1), moment)
    return _seat(mind, aim, ask.options, may_decline=ask.at_least == 0)


def _seat(mind: Mind, aim: str, options: Sequence[str], may_decline: bool) -> str | None:
    if aim == LOCK:
        return accused(mind, options)
    if aim == RAISE:
        return _trusted(mind, options)
    if aim == GUARD:
        return _guarded(mind, options, may_decline)
    return _looked_at(mind, options)


def _harmed(mind: Mind, ask: Ask, needs: float, moment: tuple[int, str]) -> str | None:
    if mind.is_villain:
        prey = [name for name in ask.options if name not in mind.mates and name != mind.me]
        return _hunted(mind, prey or list(ask.options), moment)
    scores = mind.suspicion(ask.options)
    first = max(ask.options, key=lambda name: scores[name])
    return None if ask.at_least == 0 and scores[first] < needs else first


def _hunted(mind: Mind, prey: Sequence[str], moment: tuple[int, str]) -> str:
    if mind.pack_named is not None and mind.pack_named[0] == moment:
        named = mind.pack_named[1]
        if named in prey and mind.random.random() < _GOES_ALONG:
            return named
    weights = mind.authority(prey)
    if mind.proof in weights:
        weights[mind.proof] -= 6.0
    return _about_the_first(mind, prey, _foreseen(mind, weights))


def _foreseen(mind: Mind, weights: Mapping[str, float]) -> Mapping[str, float]:
    """What an attack is worth where somebody may be saved: the first in line is the likeliest to be.

    Beside whom nobody could kill last night hardly anybody stands tonight, if no guard may stay where he was.
    """
    if not mind.view.is_guarded:
        return weights
    stays = 1.0 if mind.view.guards_stay else _AGAIN
    odds = {name: exp(weight) * (stays if name == mind.spared else 1.0) for name, weight in weights.items()}
    whole, least = sum(odds.values()), min(weights.values())
    return {name: (weight - least) * (1 - _STOOD_BY * odds[name] / whole) for name, weight in weights.items()}


def _guarded(mind: Mind, options: Sequence[str], may_decline: bool) -> str | None:
    """The pack guards its own; anybody else the one the wolves are likeliest to come for."""
    if mind.is_villain:
        own = [name for name in options if name in mind.mates or name == mind.me]
        return mind.random.choice(own or list(options))
    if may_decline and len(options) == 1:
        is_trusted = mind.suspicion(options)[options[0]] < _SUSPECT
        return options[0] if is_trusted and mind.random.random() < _HELPS else None
    return _about_the_first(mind, options, mind.authority(options))


def _about_the_first(mind: Mind, options: Sequence[str], weights: Mapping[str, float]) -> str:
    """Who always chose the first could be counted on by the other side."""
    chance = mind.random.random
    wavering = [weights[name] + _WAVERS * (chance() - chance()) for name in options]
    return options[wavering.index(max(wavering))]


def _trusted(mind: Mind, options: Sequence[str]) -> str:
    own = [name for name in options if name in mind.mates]
    if mind.is_villain and own and mind.random.random() < 0.5:
        return mind.random.choice(own)
    scores = mind.suspicion(options)
    return min(options, key=lambda name: scores[name])


def _looked_at(mind: Mind, options: Sequence[str]) -> str:
    """The most suspicious of those it knows nothing of."""
    known = {*mind.found, *mind.mates, mind.me}
    fresh = [name for name in options if name not in known] or list(options)
    scores = mind.suspicion(fresh)
    return max(fresh, key=lambda name: scores[name])


def _token(mind: Mind, ask: Ask, facts: AskFacts) -> str | None:
    """Something that is no seat to judge: done as often as it is likely, then any of what there is."""
    tokens = sorted(ask.options)
    options = [token for token in tokens if mind.random.random() < _likely(mind, facts, token)]
    if ask.at_least == 0 and (not options or mind.random.random() > _or(facts.likely, 1.0)):
        return _kept(mind, ask, None)
    return _kept(mind, ask, mind.random.choice(options or tokens))


def _kept(mind: Mind, ask: Ask, token: str | None) -> str | None:
    if ask.of == "card":
        mind.card = token or ""
    return token


def _likely(mind: Mind, facts: AskFacts, token: str) -> float:
    if token in facts.choices:
        is_offer = facts.ballot is None and stands_out(mind)
        return _STEPS_UP if is_offer else facts.choices[token]
    part = mind.reading.rules.part(token)
    if mind.is_pressed:
        return float(part.aim == HARM)
    return (mind.is_villain and part.likely_for_killers) or part.likely


def _or(likely: float | None, usual: float) -> float:
    return usual if likely is None else likely


def _several(mind: Mind, ask: Ask, facts: AskFacts) -> Answer:
    """An order to help counts for all but those whom it would not help."""
    if facts.aim != GUARD:
        return several(ask, facts, mind.random)
    scores = mind.suspicion(ask.options)
    helped = [name for name in ask.options if scores[name] < _SUSPECT][: ask.at_most]
    return helped if helped and mind.random.random() < _or(facts.likely, _HELPS) else None


def several(ask: Ask, facts: AskFacts, random: Random) -> Answer:
    if ask.at_least == 0 and random.random() > _or(facts.likely, 0.5):
        return None
    number = ask.at_least or ask.at_most
    return random.sample(list(ask.options), min(number, len(ask.options)))
