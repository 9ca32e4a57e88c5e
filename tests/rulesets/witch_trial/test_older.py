"""Games and house rules that were written before some of it was called otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.engine import BadJournal, BadRuleset, BadSetup, Game, ruleset
from rulesets.engine.bots import RandomBot, play_out
from rulesets.engine.library import files, read

SEVEN = list("ABCDEFG")


def older(journal: dict[str, Any], **options: Any) -> dict[str, Any]:
    """As it was written when every decoy asked for a seat, and trading could only be skipped."""
    answers = [_older(line) for line in journal["answers"]]
    kept = {id: value for id, value in journal["setup"]["options"].items() if id in ("days", "first_finder")}
    return {**journal, "setup": {**journal["setup"], "options": {**kept, **options}}, "answers": answers}


def _older(line: dict[str, Any]) -> dict[str, Any]:
    return {"ask": "decoy.trust", "answer": "B"} if line["ask"] == "decoy.card" else line


@pytest.mark.parametrize(("skipped", "trading"), [(True, "off"), (False, "laps")])
def test_an_older_game_is_played_on(skipped: bool, trading: str) -> None:
    game = Game.new("witch_trial", SEVEN, options={"trading": trading}, seed=5)
    play_out(game, RandomBot(5))
    again = Game.replay(older(game.journal, skip_trading=skipped))
    assert (again.deaths, again.hands, again.result) == (game.deaths, game.hands, game.result)
    assert again.journal["setup"]["options"] == game.journal["setup"]["options"]


def test_a_decoy_for_a_real_question_is_still_another_game() -> None:
    game = Game.new("witch_trial", SEVEN, options={"trading": "off"}, seed=5)
    play_out(game, RandomBot(5))
    journal = game.journal
    number = next(n for n, line in enumerate(journal["answers"]) if line["ask"] == "midnight.act")
    journal["answers"][number] = {"ask": "decoy.suspect", "answer": "B"}
    with pytest.raises(BadJournal, match=r"answers 'decoy\.suspect', but midnight\.act is asked"):
        Game.replay(journal)


def test_a_new_game_is_not_begun_by_an_old_name() -> None:
    with pytest.raises(BadSetup, match="skip_trading"):
        Game.new("witch_trial", SEVEN, options={"skip_trading": True})


@pytest.mark.parametrize(
    ("options", "now"),
    [
        ({"skip_trading": True, "days": 5}, {"trading": "off", "days": 5}),
        ({"skip_trading": False}, {}),
        ({"skip_trading": "perhaps"}, {"skip_trading": "perhaps"}),
        ({"skip_trading": []}, {"skip_trading": []}),
        ({"moon": True}, {"moon": True}),
    ],
)
def test_what_is_known_by_another_name_gets_it_and_all_else_stays(options: Any, now: Any) -> None:
    assert ruleset("witch_trial").options_of_now(options) == now


@pytest.mark.parametrize(
    ("formerly", "complaint"),
    [
        ("{days: {3: {}}}", "formerly: 'days' is not allowed"),
        ("{skip_trading: yes}", "formerly: 'skip_trading' is not allowed"),
        ("{skip_trading: {true: {moon: 1}}}", "formerly.skip_trading.True: 'moon' is not allowed"),
        ("{skip_trading: {true: {days: 99}}}", "formerly.skip_trading.True: options.days: 99 is not allowed"),
    ],
)
def test_a_file_that_says_it_wrongly_is_refused(formerly: str, complaint: str, tmp_path: Any) -> None:
    document = files()["witch_trial"].read_text("utf-8")
    start, end = document.index("formerly:"), document.index("profiles:")
    file = tmp_path / "ruleset.yaml"
    file.write_text(f"{document[:start]}formerly: {formerly}\n{document[end:]}", "utf-8")
    with pytest.raises(BadRuleset) as refused:
        read(file)
    assert complaint in str(refused.value)
