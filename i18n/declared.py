"""What a ruleset may say, read from its facts: as the checks go through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from i18n.kinds import Params
from rulesets.engine import Option, Ruleset


@dataclass(frozen=True)
class Declared:
    id: str
    roles: tuple[str, ...]
    cards: tuple[str, ...]
    events: tuple[str, ...]
    presets: tuple[str, ...]
    profiles: tuple[str, ...]
    leadings: tuple[str, ...]
    options: Mapping[str, Option]
    factions: tuple[str, ...]
    phases: tuple[str, ...]
    causes: tuple[str, ...]
    reasons: tuple[str, ...]
    # What of their params is said.
    asks: Mapping[str, Params]
    notices: Mapping[str, Params]
    states: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    purposes: frozenset[str] = field(default_factory=frozenset)
    # What comes next, in a word.
    following: frozenset[str] = field(default_factory=frozenset)
    # Why the lantern comes to one alone, in a word.
    alone: frozenset[str] = field(default_factory=frozenset)
    # What a notice brings for the day's talk, and of that what ends before it.
    held: frozenset[str] = field(default_factory=frozenset)
    timed: frozenset[str] = field(default_factory=frozenset)
    laps: tuple[str, ...] = ()
    # What becomes of a tie, in a word.
    ties: frozenset[str] = field(default_factory=frozenset)
    # Asks of two that belong together.
    pairs: tuple[str, ...] = ()
    # What a leader calls for, and the companies that are called.
    called_for: tuple[str, ...] = ()
    companies: tuple[str, ...] = ()
    # Whether a role may be taken like a card, and so has to say on its face what it does.
    takes_roles: bool = False

    @property
    def played(self) -> tuple[str, ...]:
        return (*self.roles, *self.cards, *self.events)


def declared(rulesets: Iterable[Ruleset]) -> dict[str, Declared]:
    return {rules.id: of(rules) for rules in rulesets}


def of(rules: Ruleset) -> Declared:
    words, facts = rules.vocabulary, rules.facts
    cards = () if rules.cards == rules.roles else rules.cards
    return Declared(
        id=rules.id,
        roles=tuple(role for role in rules.roles if role not in cards),
        cards=cards,
        events=rules.events,
        presets=tuple(rules.boards),
        profiles=tuple(rules.profiles),
        leadings=rules.leadings,
        options=rules.options,
        factions=words.factions,
        phases=words.phases,
        causes=words.causes,
        reasons=words.reasons,
        asks={id: ask.wording for id, ask in facts.asks.items()},
        notices={id: notice.wording for id, notice in facts.notices.items()},
        states=tuple(facts.states),
        choices=tuple(dict.fromkeys(token for ask in facts.asks.values() for token in ask.choices)),
        purposes=frozenset(ask.purpose for ask in facts.asks.values() if ask.purpose),
        alone=frozenset(phase.alone for phase in facts.phases.values() if phase.alone),
        following=frozenset(_following(rules)),
        held=frozenset(hold.rule for notice in facts.notices.values() for hold in notice.holds),
        timed=frozenset(hold.rule for notice in facts.notices.values() for hold in notice.holds if hold.is_timed),
        laps=words.laps,
        ties=frozenset(_ties(rules)),
        pairs=tuple(id for id, ask in facts.asks.items() if ask.pair),
        called_for=rules.called_for,
        companies=rules.companies,
        takes_roles=any(ask.takes_role for ask in facts.asks.values()),
    )


def _following(rules: Ruleset) -> Iterator[str]:
    said = [ask.next for ask in rules.facts.asks.values()] + [phase.next for phase in rules.facts.phases.values()]
    return (one.word for after in said for one in after)


def _ties(rules: Ruleset) -> Iterator[str]:
    for ballot in (ask.ballot for ask in rules.facts.asks.values() if ask.ballot):
        for says in ballot.tied:
            option = rules.options.get(says)
            yield from option.choices if option and option.kind == "choice" else (says,)
