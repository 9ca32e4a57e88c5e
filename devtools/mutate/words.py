"""What an id of the rules could be mistaken for: another one of its kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from re import fullmatch

from rulesets.engine.ruleset import Ruleset


class Words:
    def __init__(self, rules: Ruleset) -> None:
        self._kinds = [tuple(kind) for kind in _kinds(rules)]

    def other(self, word: str) -> str | None:
        """The next one of its kind; nothing for what is no id at all, such as a sentence."""
        for kind in self._kinds:
            if word in kind and len(kind) > 1:
                return kind[(kind.index(word) + 1) % len(kind)]
        return f"{word}_x" if fullmatch(r"[a-z]+([._][a-z]+)*", word) else None


def _kinds(rules: Ruleset) -> Iterator[Sequence[str]]:
    for option in rules.options.values():
        if option.kind == "choice":
            yield option.choices
    # The same word may be of several kinds; of what is dealt, or falls, there are the most to mistake it for.
    for name in ("causes", "reasons", "factions", "phases", "notices", "asks", "rolls"):
        yield getattr(rules.vocabulary, name)
    yield rules.roles
    yield rules.cards
    for kind in ("bool", "int", "choice"):
        yield [option.id for option in rules.options.values() if option.kind == kind]
