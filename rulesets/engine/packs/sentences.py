"""What may be wrong with a pack, in the words of whoever writes one: an app says the same by the ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

SENTENCES: Mapping[str, str] = {
    "not_allowed": "{value} is not allowed; allowed: {allowed}",
    "a_mapping": "a mapping",
    "a_mapping_with": "a mapping with {keys}",
    "quoted": "words (quote numbers)",
    "a_text": "a text of 1 to {most} letters",
    "a_whole": "a whole number from {least} to {most}",
    "a_list": "a list",
    "a_format": "{format}, which this version of the game reads",
    "an_id": "a word of at most 40 small letters, digits and _",
    "a_drawing": "a drawing of the game's own, such as {example}",
    "some_deeds": "one to {most} deeds",
    "waits": "is a program, and nobody here has allowed it to run yet",
    "cant_run": "can't be run ({why})",
    "fails_in_game": "fails in a game of bots ({why})",
    "takes_no_code": "{ruleset} takes no {kind} of code; allowed: {allowed}",
    "classes": "defines {count} classes of {kind} with an id of their own; allowed: exactly one",
    "labels": "labels in brackets, such as {example}",
    "no_flow": "defines no flow; allowed: a function {example}",
    "flow_missing": "is played by {file}, and there is none",
    "of_the_house": "{id} is one of the house's own; choose another",
    "verbs_of_five": "is made of the verbs of one of the five; allowed in a game of its own: code",
    "doctype": "declares a document type, and bombs are made of those; leave it out",
    "no_drawing": "is no drawing ({why})",
    "no_shape": "has <{tag}>, which is no shape; allowed: {shapes}",
    "leads_out": "has {key}=... that leads out of it; allowed: references within, such as #edge",
    "dashes": "has dashed lines, and a bomb can be made of those; draw each dash, or none",
    "unreadable": "can't be read ({why})",
    "no_file": "is no {ending} file that can be read ({why})",
    "no_manifest": "has no {file}",
    "gone": "can't be read: it is gone, or neither a folder nor a file",
    "a_link": "is a link or no file at all; put the file itself there",
    "too_large": "is too large; allowed: {most} bytes",
    "too_many": "has {count} files; allowed: {most}",
    "too_large_unpacked": "is too large when unpacked; allowed: {most} bytes",
    "locked": "is locked, or pressed in a way that is not read here; allowed: deflate",
    "bomb": "is pressed to less than 1/{most}; that is how bombs are made",
    "there_twice": "is there twice; names that differ in small and large letters alone are one",
    "one_too_many": "is one too many; allowed: {files} files, {bytes} bytes",
    "no_name": "is no name for a file of a pack; allowed: letters, digits, _ - and .",
    "too_deep": "lies too deep; allowed: {most} steps",
    "not_of_a_pack": "is nothing that a pack has; allowed: {allowed}",
    "no_code_name": "is no name for code of a pack; allowed: a word of small letters that is free",
    "not_text": "is not a text in UTF-8",
    "not_yaml": "{why}",
    "missing": "{keys} missing",
    "no_language": "is not named after a language; allowed: such as en, ja, zh-Hant",
    "open_brace": "has a brace that is not closed; allowed: {name}, and {brace} for a brace",
    "no_such_name": "{name} is no name of what is said; allowed: such as {example}",
    "no_writing": "has something in it that is no writing; allowed: plain text, without <tags>",
    "shadows": "{id} is a name in {ruleset} already; choose another",
    "not_an_id": "is not named by an id; allowed: small letters, digits and _",
    "two_things": "{id} is the id of two things; each id once",
    "about_nothing": "{id} is about nothing of this pack; allowed: ids with one of {own}",
    "draws_nothing": "draws nothing of this pack; allowed: {allowed}",
    "other_ruleset": "is for {ruleset}, not for {base}",
    "said_by_two": "{id} is there in {packs}; of packs that say the same, one can be on",
    "takes_none": "{ruleset} takes no {kind} from a pack; allowed: {allowed}",
    "board": "{why}",
    "calm_deck": "nobody falls by an event of the deck town; allowed: storm",
    "same_twice": "does the same twice; allowed: each once",
    "dusk_and_night": "has deeds at dusk and at night; allowed: one of the two, and the morning",
    "missing_of": "is missing of {what}",
    "not_said_of": "is not said of {what}",
    "shows_of_look": "is said of looking alone",
    "unsaid_word": "{id} is said in no language",
    "says_nothing": "{id}: {name} is nothing that is said there",
    "no_house_drawing": "picture: {picture} is no drawing of the game's own",
    "there_already": "is there already; nothing of it is written over",
    "no_end": "has not come to an end within {seconds} seconds",
    "ends_process": "ends the process that it runs in ({why})",
    "asks_unmeant": "asks {id}, of which nothing says what it means",
    "tells_unmeant": "tells {id}, of which nothing says what it means",
    "games_no_end": "has games that are not over after {count} answers",
}


class PackSentence(str):
    """A sentence that is known by its id: `said` are what it names, sentences again or as they are."""

    __slots__ = ("id", "key", "said")
    id: str
    # Where in its file it is about, if somewhere.
    key: str
    said: Mapping[str, str]

    def __new__(cls, text: str, id: str = "", said: Mapping[str, str] | None = None, key: str = "") -> Self:
        self = super().__new__(cls, text)
        self.id, self.said, self.key = id, said or {}, key
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return PackSentence, (str(self), self.id, self.said, self.key)

    def at(self, key: str) -> PackSentence:
        return PackSentence(f"{key}: {self}", self.id, self.said, key)


def say(id: str, /, **said: object) -> PackSentence:
    named = {name: value if isinstance(value, str) else str(value) for name, value in said.items()}
    return PackSentence(SENTENCES[id].format(**named), id, named)
