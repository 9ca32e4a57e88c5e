"""What is noted of an error that nobody foresaw: enough to mend it, and nothing of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.keep import mishaps
from rulesets.engine import Game
from rulesets.engine.journal import setup_of

SECRET = "werewolf"  # noqa: S105 - what must not be told
NAMES = tuple("ABCDEFGHI")


def caught(path: str, line: str = f"raise KeyError({SECRET!r})") -> BaseException:
    """As if it had happened in this file."""
    code = compile(f"def act():\n    {line}", path, "exec")
    there: dict[str, object] = {"setup_of": setup_of}
    exec(code, there)  # noqa: S102
    try:
        there["act"]()  # type: ignore[operator]
    except Exception as error:  # noqa: BLE001
        return error
    raise AssertionError


def test_our_own_places_are_noted_and_nothing_that_it_says(tmp_path: Path) -> None:
    mishaps.note(tmp_path, caught("desktop/table/stage/stage.py"))
    noted = (tmp_path / mishaps.FILE).read_text(encoding="utf-8")
    assert "KeyError desktop/table/stage/stage.py:2\n" in noted
    assert SECRET not in noted


def test_a_roles_own_file_is_not_named() -> None:
    assert mishaps.described(caught(f"rulesets/langrensha/roles/{SECRET}.py")) == "KeyError rulesets/langrensha"


def test_what_it_came_of_is_named_by_its_kind_alone() -> None:
    error = caught("desktop/x.py", "setup_of({'ruleset': 'werewolf'})")
    assert mishaps.described(error).startswith("BadJournal desktop/x.py:2 rulesets/engine/journal.py:")
    error.__cause__ = KeyError(SECRET)
    assert mishaps.described(error).startswith("BadJournal of KeyError ")
    error.__cause__.__cause__ = error
    assert SECRET not in mishaps.described(error)


def test_other_peoples_code_and_other_folders_are_nobodys_business() -> None:
    assert mishaps.described(caught("/somewhere/desktop/game.py")) == "KeyError"


def test_the_file_does_not_grow_for_ever(tmp_path: Path) -> None:
    (tmp_path / mishaps.FILE).write_text("x" * (mishaps.MOST_BYTES + 1))
    mishaps.note(tmp_path, caught("desktop/x.py"))
    assert (tmp_path / mishaps.FILE).stat().st_size < 200


def test_where_nothing_can_be_written_nothing_is_noted(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    mishaps.note(tmp_path / "file", caught("desktop/x.py"))


def test_a_rule_that_stumbles_leaves_its_game_as_it_was() -> None:
    game = Game.new("jinro_nine", NAMES, seed=5)
    game.answer(None)
    before = (game.journal, game.ask)

    class Broken:
        def send(self, _: object) -> None:
            raise RuntimeError(SECRET)

    game._flow = Broken()  # type: ignore[assignment]
    with pytest.raises(RuntimeError):
        game.answer(None)
    assert (game.journal, game.ask) == before
    game.answer(None)
    assert game.answers == 2
