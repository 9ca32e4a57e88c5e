"""Which games were one evening: those that a group has played one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from desktop.keep.journal_file import SUFFIX
from desktop.statistics.index import Index
from desktop.statistics.summary import FINISHED, Summary

HOUR = 3600
# Between the end of a game and the beginning of the next.
PAUSE = 3 * HOUR
# A game that was put down and gone on with is not looked for behind this.
_LONGEST = 24 * HOUR
# No evening has more games; of what lies beside each other by some mistake, these are the nearest.
MOST = 24
# So many files are opened, the newest, of which nobody knows anything yet.
_UNREAD = 1000


def games_of(index: Index, game: str, time: int, called: Callable[[str], str]) -> tuple[str, ...]:
    """Of the shelf, by their ids there, in the order in which they were played; nothing where it does not stand there.

    `game`: which it is; `time`: when it was, where the shelf does not know that. `called`: whom a name means.
    """
    known = (one for name in index.names if (one := index.known(name)) is not None and one.game == game)
    time = next((_times(one)[1] for one in known), time)
    near = sorted(_near(index, time), key=lambda row: abs(_times(row[1])[1] - time))
    # Of several that ended in the same second its own is one.
    found = dict(sorted(near, key=lambda row: row[1].game != game)[:MOST])
    first = next((name for name, one in found.items() if one.game == game), None)
    if first is None:
        return ()
    evening = _evening(found, first, called)
    return tuple(name.removesuffix(SUFFIX) for name in sorted(evening, key=lambda name: _times(found[name])))


def _near(index: Index, time: int) -> Iterator[tuple[str, Summary]]:
    """Each game once. What the index does not know yet is read where its first lines are of about that day."""
    told: set[str] = set()
    unread = set(index.unread[:_UNREAD])
    for name in index.names:
        one = index.known(name)
        if name in unread and abs(index.listed(name).evening - time) < _LONGEST:
            one = index.read(name)
        if one is None or one.state != FINISHED or one.game in told or abs(_times(one)[1] - time) > _LONGEST:
            continue
        told.add(one.game)
        yield name, one


def _evening(found: Mapping[str, Summary], first: str, called: Callable[[str], str]) -> set[str]:
    evening = {first}
    while more := {name for name in found.keys() - evening if _joins(found, name, evening, called)}:
        evening |= more
    return evening


def _joins(found: Mapping[str, Summary], name: str, evening: Iterable[str], called: Callable[[str], str]) -> bool:
    one, people = found[name], _people(found[name], called)
    for other in evening:
        (begun, ended), (others_begun, others_ended) = _times(one), _times(found[other])
        both = people & _people(found[other], called)
        # At least half of the smaller table sat at the other one.
        is_group = 2 * len(both) >= min(len(people), len(found[other].names))
        if is_group and max(begun, others_begun) - min(ended, others_ended) < PAUSE:
            return True
    return False


def _people(one: Summary, called: Callable[[str], str]) -> set[str]:
    return {called(name) for name in one.names}


def _times(one: Summary) -> tuple[int, int]:
    """Of what knows only one of them it is both."""
    return one.begun or one.ended, one.ended or one.begun
