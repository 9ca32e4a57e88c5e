"""What is deleted can be put back, whenever the machine stops; nothing is thrown away by mistake."""

from __future__ import annotations

import errno
from typing import Any

import pytest

from desktop.keep.lock import Lock
from desktop.keep.shelf import DAYS_AWAY
from tests.desktop.past.room import A_DAY, LONG_AGO, Library


def test_what_is_deleted_can_be_put_back(library: Library) -> None:
    first, second = library.ids
    library.click(f"delete-{first}")
    assert library.ids == [second]
    library.click("undo")
    library.wait()
    assert library.ids == [first, second]
    assert not library.shown.has("which-away")


def test_several_are_put_back_one_after_the_other(library: Library) -> None:
    first, second = library.ids
    library.click(f"delete-{first}")
    library.click(f"delete-{second}")
    assert library.shown.has("which-away")
    library.click("undo")
    assert library.ids == [second]
    library.click("undo")
    assert library.ids == [first, second]
    assert not library.shown.has("undo")


def test_what_was_deleted_before_the_machine_stopped_is_still_off_and_can_come_back(
    library: Library, opened: Any
) -> None:
    first, second = library.ids
    library.click(f"delete-{first}")
    later = opened()
    assert later.ids == [second]
    later.click("which-away")
    assert later.ids == [first]
    later.click(f"open-{first}")
    later.wait()
    assert later.ids == [first, second]


def test_what_was_put_back_before_the_machine_stopped_is_there(library: Library, opened: Any) -> None:
    ids = library.ids
    library.click(f"delete-{ids[0]}")
    library.click("undo")
    later = opened()
    assert later.ids == ids
    assert list(later.shelf.away()) == []


def test_for_good_is_asked_first(library: Library) -> None:
    first, second = library.ids
    library.click(f"delete-{first}")
    library.click("which-away")
    library.click(f"delete-{first}")
    assert list(library.shelf.away()) == [first]
    library.click("throwAway")
    assert list(library.shelf.away()) == []
    assert library.ids == [second]


def test_after_a_month_it_goes_by_itself(library: Library, opened: Any) -> None:
    first, second = library.ids
    library.click(f"delete-{first}")
    opened("en", LONG_AGO + (DAYS_AWAY - 1) * A_DAY)
    assert list(library.shelf.away()) == [first]
    opened("en", LONG_AGO + (DAYS_AWAY + 1) * A_DAY)
    assert list(library.shelf.away()) == []
    assert library.ids == [second]


def test_a_disk_that_keeps_what_is_deleted_says_so(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "read only")

    monkeypatch.setattr(library.shelf, "put_away", refuse)
    first = library.ids[0]
    library.click(f"delete-{first}")
    assert first in library.ids
    assert library.says("error.read_only")


def test_a_game_that_is_open_in_another_window_stays(library: Library) -> None:
    first = library.ids[0]
    elsewhere = Lock(library.shelf.path(first))
    assert elsewhere.take()
    library.click(f"delete-{first}")
    assert first in library.ids
    assert library.says("error.in_use")
    elsewhere.release()
    library.click(f"delete-{first}")
    assert first not in library.ids


def test_one_that_was_restored_by_hand_meanwhile_is_not_written_over(library: Library) -> None:
    first = library.ids[0]
    library.click(f"delete-{first}")
    library.shelf.path(first).write_bytes(b"theirs")
    library.click("undo")
    assert library.says("error.already_there")
    assert library.shelf.path(first).read_bytes() == b"theirs"
    assert list(library.shelf.away()) == [first]
