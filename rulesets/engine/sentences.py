"""What the engine refuses: sentences that are known by their ids. A terminal prints them, an app says the same.

Here stand the sentences about packs, whose makers read them; what is wrong with a table is
written where it is found, and has its id by a function at the end.
"""

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
    "a_list_of_most": "a list of at most {most}",
    "a_word": "a word",
    "some_words": "a list of words",
    "yes_or_no": "true or false",
    "a_count": "a whole number, 0 or more",
    "a_number": "a number",
    "any_whole": "a whole number",
    "a_whole_up": "a whole number from {least} up",
    "values_or": "a list of the values it may have, or one of {kinds}",
    "one_of_params": "one of its params, {params}",
    "no_params": "one of its params, and it has none",
    "further_values": "further values of a param that has a list of them",
    "said_already": "is said of it already; allowed: further values of its params",
    "lacks_key": "{key} is missing; it has {keys}",
    "no_meaning": "nothing says what it means; give it its facts, or {empty}",
    "a_mapping_or_nothing": "a mapping, or nothing where others say it",
    "no_key": "{key} is not a key of a ruleset; allowed: {keys}",
    "key_missing": "the key {key} is missing",
    "keys_wanted": "should be a mapping with the keys {keys}",
    "a_former_option": "an option that is no more, and options of now by each of its values",
    "dealt_lists": "what each seat is dealt, a list",
    "case_names": "a scenario's name by the number of each passage",
    "some_ids": "a list of ids",
    "a_quoted_id": "an id (quote it where it looks like a number)",
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
    "no_drawing": "is no drawing",
    "too_nested": "has shapes within shapes within shapes; allowed: {most} deep",
    "no_shape": "has <{tag}>, which is no shape; allowed: {shapes}",
    "leads_out": "has {key}=... that leads out of it; allowed: references within, such as #edge",
    "dashes": "has dashed lines, and a bomb can be made of those; draw each dash, or none",
    "unreadable": "can't be read",
    "no_file": "is no {ending} file that can be read",
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
    "reserved": "has a name that some systems keep for themselves; choose another",
    "too_deep": "lies too deep; allowed: {most} steps",
    "not_of_a_pack": "is nothing that a pack has; allowed: {allowed}",
    "no_code_name": "is no name for code of a pack; allowed: a word of small letters that is free",
    "not_text": "is not a text in UTF-8",
    "not_yaml": "is not YAML",
    "refers": "refers to elsewhere (& or *); write it out",
    "too_long": "too long or too deep; allowed: {entries} entries, {deep} deep",
    "long_number": "has a number of more than {most} digits",
    "a_word_as_key": "a key should be a word",
    "stands_twice": "{key} stands there twice",
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
    "ends_process": "ends the process that it runs in",
    "asks_unmeant": "asks {id}, of which nothing says what it means",
    "tells_unmeant": "tells {id}, of which nothing says what it means",
    "tells_all": "tells {id} to everybody, and says that it is a secret",
    "games_no_end": "has games that are not over after {count} answers",
}


class Part(str):
    """The id of a role, a card or an event, in a sentence: an app calls it by its name."""

    __slots__ = ()


class Sentence(str):
    """`said` are what it names: numbers, sentences again, ids of parts, or texts as they are."""

    __slots__ = ("id", "key", "of", "said")
    # The same in the app's words.
    id: str
    # Where in its file or in a table's choices it is about, if somewhere.
    key: str
    # The ruleset at whose tables it is said; empty where it is the same at all.
    of: str
    said: Mapping[str, str | int]

    def __new__(
        cls, text: str, id: str = "", said: Mapping[str, str | int] | None = None, key: str = "", of: str = ""
    ) -> Self:
        self = super().__new__(cls, text)
        self.id, self.said, self.key, self.of = id, said or {}, key, of
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Sentence, (str(self), self.id, self.said, self.key, self.of)

    def at(self, key: str) -> Sentence:
        return Sentence(f"{key}: {self}", self.id, self.said, f"{key}: {self.key}" if self.key else key, self.of)

    def below(self) -> Sentence:
        """Without the first step of where it is about."""
        return Sentence(self.partition(": ")[2], self.id, self.said, self.key.partition(": ")[2], self.of)

    def at_tables_of(self, ruleset: str) -> Sentence:
        return Sentence(str(self), self.id, self.said, self.key, ruleset)

    def because(self, why: object) -> Sentence:
        """With what a library says of it, in its English: for terminals alone."""
        return Sentence(f"{self} ({' '.join(str(why).split())})", self.id, self.said, self.key, self.of)


def say(id: str, /, **said: object) -> Sentence:
    """One about a pack."""
    named = {name: value if isinstance(value, str) else str(value) for name, value in said.items()}
    return Sentence(SENTENCES[id].format(**named), f"packfault.{id}", named)


def of_board(text: str, players: int | None = None) -> Sentence:
    """What was chosen is no line-up, or one for so many others."""
    if players is None:
        return Sentence(text, "setup.missing.board").at("preset")
    return Sentence(text, "setup.missing.preset", {"players": str(players)}).at("preset")


def of_players(text: str, span: range, n: int) -> Sentence:
    ends: dict[str, str | int] = {"least": str(span[0]), "most": str(span[-1])}
    players = str(span[0]) if len(span) == 1 else Sentence(f"{span[0]} to {span[-1]}", "setup.range", ends)
    return Sentence(text, "setup.missing.players", {"players": players, "n": n}).at("players")


def of_unknown(text: str, what: str) -> Sentence:
    return Sentence(text, "setup.missing.unknown", {"what": what}).at("preset")


def of_count(text: str, part: str) -> Sentence:
    return Sentence(text, "setup.missing.count", {"role": Part(part)}).at(f"preset.{part}")


def of_cards(text: str, missing: int) -> Sentence:
    """So many cards are missing; below 0, there are too many."""
    id = "setup.missing.cards" if missing > 0 else "setup.missing.fewer_cards"
    return Sentence(text, id, {"n": abs(missing)}).at("preset")


def of_one(text: str, id: str, part: str, n: int) -> Sentence:
    """How many of one card there may be: `id` is one of `at_least`, `at_most` and `exactly`."""
    return Sentence(text, f"setup.missing.{id}", {"role": Part(part), "n": n}).at(f"preset.{part}")


def of_sides(text: str) -> Sentence:
    """Too few who hunt, or too many."""
    return Sentence(text, "setup.missing.wolves").at("preset")


def of_leading(text: str, part: str) -> Sentence:
    """Nobody who is out may lead with this one dealt."""
    return Sentence(text, "leading.refused.part", {"part": Part(part)}).at("leading")
