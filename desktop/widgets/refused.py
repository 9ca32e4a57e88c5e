"""What the engine refuses, in the words of whoever looks: every sentence that it knows by an id is said by that."""

from __future__ import annotations

from i18n import Words
from rulesets.engine.library import files
from rulesets.engine.sentences import Part, Sentence

_FAMILIES = ("role", "card", "event")


def in_words(words: Words, said: str | int) -> str:
    """What has no id, or none that is known here, stands as it is: a name, or what a pack says itself."""
    if isinstance(said, Part):
        return _called(words, said)
    if not isinstance(said, Sentence) or said.id not in words:
        return str(said)
    there = Words(words.language, said.of) if said.of in files() else words
    return there.text(said.id, **{name: _named(there, each) for name, each in said.said.items()})


def with_place(words: Words, said: str | int) -> str:
    """The same for its maker, who has to find it in a file."""
    text = in_words(words, said)
    return f"{said.key}: {text}" if isinstance(said, Sentence) and said.id in words and said.key else text


def _named(words: Words, said: str | int) -> str | int:
    return said if isinstance(said, int) else in_words(words, said)


def _called(words: Words, id: str) -> str:
    found = (f"{family}.{id}.name" for family in _FAMILIES)
    return next((words.text(name) for name in found if name in words), id)
