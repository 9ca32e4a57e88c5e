"""What a game meant and said when it was played: the facts of its rules, and the words for what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from i18n.catalog import Messages, merged
from i18n.languages import LANGUAGES
from rulesets.engine.facts import OPTION, Facts
from rulesets.engine.meanings import Meanings
from rulesets.engine.needs import Need

# What is said of ids when a game is told again. Of a part of the game its name alone.
_SAID = frozenset(
    (
        *("ask", "notice", "public", "faction", "cause", "reason", "choice"),
        *("option", "date", "when", "phase", "tag", "ruleset"),
    )
)
_NAMED = frozenset(("role", "card", "event"))
_UNSAID = (".hint",)


@dataclass(frozen=True)
class RecordedRules(Meanings):
    """As they were. Nobody can play by them, and nobody needs to."""

    is_past = True

    id: str
    version: int
    roles: tuple[str, ...]
    cards: tuple[str, ...]
    events: tuple[str, ...]
    facts: Facts
    # By language, by id.
    words: Mapping[str, Messages]
    packs: tuple[Need, ...] = ()


def words_of(rules: Meanings, ids: Iterable[str]) -> dict[str, Messages]:
    """All that may be said of these ids, in every language; as it was, where it is past."""
    if rules.is_past:
        return {language: dict(said) for language, said in rules.words.items()}
    tokens = {rules.id, *ids, *rules.facts.factions, *_of_facts(rules.facts)}
    return {language: dict(_said(_messages(rules, language), tokens)) for language in LANGUAGES}


def _messages(rules: Meanings, language: str) -> Messages:
    """What packs say only where the catalogs say nothing, and in the language that they have."""
    return {**rules.words.get(language, {}), **merged(language, rules.id)[0]}


def _of_facts(facts: Facts) -> Iterator[str]:
    """Tags, and options by whose words a param is said."""
    for notice in facts.notices.values():
        yield from (hang.tag for hang in notice.hangs)
    for said in (*facts.asks.values(), *facts.notices.values()):
        for kind in said.params.values():
            if isinstance(kind, str) and kind.startswith(OPTION):
                yield kind.removeprefix(OPTION)


def _said(messages: Messages, tokens: set[str]) -> Iterator[tuple[str, str | tuple[str, ...]]]:
    for id, message in messages.items():
        kind, _, rest = id.partition(".")
        if kind in _NAMED:
            # With the forms that other sentences want it in.
            named, is_name, _ = f"{rest}.".partition(".name.")
            if is_name and named in tokens:
                yield id, message
        elif (kind in _SAID and not id.endswith(_UNSAID) and _begins(rest, tokens)) or id.startswith("end.votes.tab."):
            yield id, message


def _begins(rest: str, tokens: set[str]) -> bool:
    parts = rest.split(".")
    return any(".".join(parts[:count]) in tokens for count in range(1, len(parts) + 1))
