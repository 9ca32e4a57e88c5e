"""Words that are ready: what a part of these deeds is asked, told and called, in any language of the house's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from i18n import Words

from .making import BOARD_NAME, OWN, PACK_NAME, MadePart, PackInMaking

Deed = Mapping[str, Any]
# Orders to turn round are no words of a pack's.
_NO_TURNS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
# What is filled in at the table stays as it is written here.
_LATER = {name: f"{{{name}}}" for name in ("seat", "result", "seconds")}


def of_part(words: Words, part: MadePart, id: str) -> str:
    """For one of its words; empty where nothing is known of it."""
    name = _braced(part.name(words.language) or words.text(f"workshop.unnamed.{part.kind}"))
    if id == part.name_id:
        return ""
    family, _, rest = id.replace(f".{OWN}", "").partition(".")
    make = _MAKERS.get(family)
    found = make(_Making(words, part, name), rest) if make else ""
    return found.translate(_NO_TURNS)


def of_pack(words: Words, pack: PackInMaking, id: str) -> str:
    if id == PACK_NAME:
        is_named = any(said.get(PACK_NAME) for said in pack.words.values())
        return "" if is_named else _braced(pack.named(words.language)).translate(_NO_TURNS)
    if id == BOARD_NAME and pack.board:
        base = Words(words.language, pack.ruleset).text(f"preset.{pack.board}.name")
        named = [part.name(words.language) for part in pack.parts if part.kind == "roles"]
        names = [name or words.text("workshop.unnamed.roles") for name in named]
        return words.text("workshop.ready.board", board=base, names=[*map(_braced, names)]).translate(_NO_TURNS)
    return ""


def _braced(name: str) -> str:
    return name.replace("{", "{{").replace("}", "}}")


def kind_of_deed(deed: Deed) -> str:
    """What a deed is called in the ids of its ready words."""
    what = str(deed.get("what"))
    told_apart = {"protect": "whom", "strike": "when", "weigh": "votes"}.get(what)
    return f"{what}_{deed.get(told_apart)}" if told_apart else what


class _Making:
    def __init__(self, words: Words, part: MadePart, name: str) -> None:
        self.words, self.part, self.name = words, part, name

    def say(self, id: str, **more: str) -> str:
        return self.words.text(f"workshop.ready.{id}", name=self.name, **_LATER, **more)

    @property
    def naming(self) -> Deed:
        """Its first deed that somebody is named for, or its first."""
        deeds = self.part.deeds or [{}]
        return next((deed for deed in deeds if deed.get("whom") not in ("everybody", "itself")), deeds[0])

    def joined(self, sentences: list[str]) -> str:
        return reduce(lambda first, then: self.words.text("workshop.ready.then", first=first, then=then), sentences)

    def does(self, _: str) -> str:
        if self.part.kind == "events":
            return self.joined([self.say(f"event.{kind_of_deed(deed)}", **_seconds(deed)) for deed in self.part.deeds])
        said = [self._role_does(deed) for deed in self.part.deeds] or [self.say("plain")]
        if self.part.said.get("seen") == "wolf":
            said.append(self.say("seen.wolf"))
        if self.part.said.get("side") == "werewolf":
            said.append(self.say("side.werewolf"))
        return self.joined(said)

    def _role_does(self, deed: Deed) -> str:
        often = str(deed.get("often", "always"))
        what, whom = deed["what"], deed.get("whom", "others")
        told = f"look.{deed.get('shows', 'nature')}" if what == "look" else f"{what}.{whom}"
        if whom == "itself":
            return self.say(f"role.{told}.{often}")
        return self.say(f"role.{told}", often=self.say(f"often.{often}"))

    def named(self, rest: str) -> str:
        """Of a role or an event: its name is its maker's, what it does is told."""
        return self.does(rest) if rest == "does" else self.brief() if rest == "brief" else ""

    def brief(self) -> str:
        if self.part.kind == "roles":
            return self.does("")
        first = self.part.deeds[0]
        return self.say(f"brief.{kind_of_deed(first)}", **_seconds(first))

    def asked(self, rest: str) -> str:
        return self.say(f"ask.{self.naming.get('what')}")

    def aloud(self, rest: str) -> str:
        return self.say(f"aloud.{self.naming.get('what')}")

    def cause(self, rest: str) -> str:
        return self.name

    def purpose(self, rest: str) -> str:
        return self.say(f"purpose.{rest}")

    def told(self, rest: str) -> str:
        if rest == "sees":
            return self.say(f"sees.{self.naming.get('shows', 'nature')}")
        if rest == "weighed":
            votes = next((deed["votes"] for deed in self.part.deeds if deed.get("what") == "weigh"), 0)
            return self.say(f"weighed.{votes}")
        return self.say("morning" if rest == "event.morning" else rest)


def _seconds(deed: Deed) -> dict[str, str]:
    """In its own words the number stands as it is; what is told in the morning has it filled in."""
    return {"length": str(deed["seconds"])} if "seconds" in deed else {}


_MAKERS: Mapping[str, Callable[[_Making, str], str]] = {
    "role": _Making.named,
    "event": _Making.named,
    "ask": _Making.asked,
    "aloud": _Making.aloud,
    "cause": _Making.cause,
    "purpose": _Making.purpose,
    "notice": _Making.told,
}
