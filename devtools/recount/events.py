"""What the statistics have to come to: counted anew from the events of finished games, by no line of the app's own.

A record is read as the JSON that it is. What an id means is asked of the facts that were written down with it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

Record = Mapping[str, Any]
Key = tuple[str, ...]


@dataclass
class Score:
    """Of how many games how many were won, by what they were counted for."""

    won: Counter[Key] = field(default_factory=Counter)
    of: Counter[Key] = field(default_factory=Counter)

    def add(self, key: Key, is_won: bool) -> None:
        self.of[key] += 1
        self.won[key] += is_won

    @property
    def rows(self) -> dict[Key, tuple[int, int]]:
        return {key: (self.won[key], of) for key, of in self.of.items()}


@dataclass
class Recount:
    games: Counter[str] = field(default_factory=Counter)
    days: Counter[str] = field(default_factory=Counter)
    sides: Score = field(default_factory=Score)
    roles: Score = field(default_factory=Score)
    players: Score = field(default_factory=Score)
    # By name, and with a ruleset, a role or a side of it, another name.
    tables: Score = field(default_factory=Score)
    as_role: Score = field(default_factory=Score)
    on_side: Score = field(default_factory=Score)
    pairs: Score = field(default_factory=Score)
    # By name: who was alive at the end, who fell in the first night, and whose nose was the best.
    survivals: Score = field(default_factory=Score)
    first_nights: Score = field(default_factory=Score)
    noses: Score = field(default_factory=Score)


def recounted(records: Iterable[Record]) -> Recount:
    found = Recount()
    for one in records:
        _count(found, one)
    return found


def _count(found: Recount, one: Record) -> None:
    id, won, camps = one["ruleset"], set(one["result"]["winners"]), _camps(one)
    dead = {death["name"] for step in one["steps"] for death in step.get("deaths", ())}
    found.games[id] += 1
    found.days[id] += one["day"]
    for side in _sides(one, camps):
        found.sides.add((id, side), side in one["result"]["factions"])
    _count_roles(found, one, won)
    for name in one["players"]:
        _count_player(found, one, name, camps[name])
    first, best = first_dead(one), best_noses(one)
    for score, who in ((found.survivals, set(camps) - dead), (found.first_nights, first), (found.noses, best)):
        for name in one["players"]:
            score.add((name,), name in who)


def _count_roles(found: Recount, one: Record, won: set[str]) -> None:
    """A game is one case, however many have the role; one of them may have been tied to somebody else."""
    id, last = one["ruleset"], {name: had[-1] for name, had in one["roles"].items()}
    for role in set(last.values()):
        seats = [name in won for name in last if last[name] == role]
        found.roles.add((id, role), 2 * sum(seats) > len(seats))


def _count_player(found: Recount, one: Record, name: str, camp: str) -> None:
    id, won = one["ruleset"], set(one["result"]["winners"])
    found.players.add((name,), name in won)
    found.tables.add((name, id), name in won)
    found.as_role.add((name, id, one["roles"][name][-1]), name in won)
    if camp:
        found.on_side.add((name, id, camp), name in won)
    for other in one["players"]:
        if other != name:
            found.pairs.add((name, other), {name, other} <= won)


def _side(one: Record, role: str) -> str:
    side = one["facts"].get("parts", {}).get(role, {}).get("faction", "")
    return side if side in one["facts"]["factions"] else ""


def _camps(one: Record) -> dict[str, str]:
    """On which side each of them ended; two who are tied on their own, where theirs differ or they won as a pair."""
    camps = {name: _side(one, one["roles"][name][-1]) for name in one["players"]}
    sides = dict(camps)
    for notice, meaning in _told(one):
        if "founds" in meaning and "ties_to" in meaning:
            founded, other = meaning["founds"], notice["params"][meaning["ties_to"]]
            for name in notice["to"]:
                as_pair = founded in one["result"]["factions"] and name in one["result"]["winners"]
                camps[name] = founded if as_pair or sides[name] != sides[other] else camps[name]
    return camps


def _sides(one: Record, camps: Mapping[str, str]) -> set[str]:
    """Whoever has won was there, and so was every side that a role is of, or that somebody ended on."""
    last = {_side(one, roles[-1]) for roles in one["roles"].values()} - {""}
    # Where nobody has a side all of them are open to all.
    there = (last | set(camps.values()) | set(one["result"]["factions"])) - {""}
    return there if last else set(one["facts"]["factions"])


def first_dead(one: Record) -> set[str]:
    """Whom the first morning finds that finds anybody, where no vote has taken somebody before."""
    for step in one["steps"]:
        dead = {death["name"]: death["cause"] for death in step.get("deaths", ())}
        told = [notice for notice in step.get("told", ()) if notice["id"] == "dawn.deaths" and "to" not in notice]
        found = {name for notice in told for name in notice["params"]["seats"]}
        by_vote = [name for name in dead if one["facts"]["causes"].get(dead[name], {}).get("by") == "vote"]
        if by_vote or found:
            return found & set(dead) - set(by_vote)
    return set()


def _told(one: Record) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Every notice, with what it means."""
    meanings = one["facts"]["notices"]
    for step in one["steps"]:
        yield from ((notice, meanings.get(notice["id"], {})) for notice in step.get("told", ()))


# Whose nose was the best


def best_noses(one: Record) -> set[str]:
    """By ADR 32: the mean of what each answer was above a blind guess, with one blind guess more."""
    answers: dict[tuple[int, str, str], Fraction | None] = {}
    knows: defaultdict[str, set[str]] = defaultdict(set)
    hiding: set[str] | None = None
    for step, roles in zip(one["steps"], _roles(one), strict=True):
        before = hiding if hiding is not None else {name for name in roles if _hides(one, roles[name])}
        kind = one["facts"]["asks"].get(step.get("ask", {}).get("id"), {}).get("filler")
        if kind in ("suspect", "trust") and isinstance(step.get("answer"), str):
            answers[step["day"], step["ask"]["seat"], kind] = _worth(step, kind, before, knows[step["ask"]["seat"]])
        _learn(one, step, knows)
        hiding = {name for name in roles if _hides(one, roles[name])}
    points = {name: _points([worth for key, worth in answers.items() if key[1] == name]) for name in one["players"]}
    most = max(points.values(), default=0)
    return {name for name, n in points.items() if n == most > 0}


def _worth(step: Mapping[str, Any], kind: str, hiding: set[str], known: set[str]) -> Fraction | None:
    """None for what does not count: who hides does not compete, and who knows does not guess."""
    among = [name for name in step["ask"]["options"] if name not in known]
    guilty = [name for name in among if name in hiding]
    if step["ask"]["seat"] in hiding or step["answer"] not in among or len(guilty) in (0, len(among)):
        return None
    above = (step["answer"] in hiding) - Fraction(len(guilty), len(among))
    return above if kind == "suspect" else -above


def _points(worths: list[Fraction | None]) -> int:
    counted = [worth for worth in worths if worth is not None]
    return round(100 * sum(counted, Fraction(0)) / (len(counted) + 1)) if counted else 0


def _learn(one: Record, step: Mapping[str, Any], knows: defaultdict[str, set[str]]) -> None:
    for notice in step.get("told", ()):
        meaning, params = one["facts"]["notices"].get(notice["id"], {}), notice["params"]
        of = {params["seat"]} if "finds" in meaning or "shows" in meaning else set()
        of |= {params[meaning["ties_to"]]} if "ties_to" in meaning else set()
        of |= set(params[meaning["mates"]]) if "mates" in meaning else set()
        for name in notice.get("to", one["players"]):
            knows[name] = (set() if meaning.get("anew") else knows[name]) | of


def _roles(one: Record) -> Iterator[dict[str, str]]:
    """Who was what after each step: as he was told; and who is gone, or sees the end, what he was at last."""
    roles = {name: had[0] if had else "" for name, had in one["roles"].items()}
    gone: set[str] = set()
    for at, step in enumerate(one["steps"], 1):
        for notice in step.get("told", ()):
            becomes = one["facts"]["notices"].get(notice["id"], {}).get("becomes")
            if becomes and "to" in notice:
                roles |= dict.fromkeys(notice["to"], becomes.format_map(notice["params"]))
        gone |= {death["name"] for death in step.get("deaths", ())}
        final = set(roles) if at == len(one["steps"]) else gone
        roles |= {name: one["roles"][name][-1] for name in final if one["roles"][name]}
        yield dict(roles)


def _hides(one: Record, role: str) -> bool:
    """His side does; or, where there are none, he has to kill."""
    side = _side(one, role)
    if side:
        return not one["facts"]["factions"][side].get("innocent", False)
    meanings = one["facts"]["notices"].values()
    return any(meaning.get("must_kill") and meaning.get("becomes") == role for meaning in meanings)
