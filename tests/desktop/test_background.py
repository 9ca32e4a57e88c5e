"""Long work beside the app: values in order, a failure that is said, an end at any time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.background import Background


def counted(to: int) -> Iterator[int]:
    yield from range(to)


def endless() -> Iterator[int]:
    while True:
        yield 1


def failing() -> Iterator[int]:
    yield 1
    raise ValueError("no such board")


def all_of(work: Background[Any]) -> list[Any]:
    values = []
    while not work.is_over:
        values += work.news(wait=5.0)
    return values


def test_values_come_in_order_and_all_of_them() -> None:
    assert all_of(Background(counted, 300)) == list(range(300))


def test_it_may_be_ended_at_any_time() -> None:
    work = Background(endless)
    assert work.latest(wait=30.0) == 1
    work.cancel()
    work.cancel()
    assert work.is_over
    assert work.news() == []
    assert not work.is_running
    Background(endless).cancel()


def test_what_goes_wrong_there_is_said_here() -> None:
    work = Background(failing)
    assert all_of(work) == [1]
    assert work.failure == "no such board"
