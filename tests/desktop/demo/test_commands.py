"""What may follow `lantern-night`: a mistake is a sentence on stderr and the exit code 2, and nothing is begun."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from desktop.__main__ import main
from desktop.demo.command import run as demo
from i18n import Words
from lantern_version import whole


def test_the_version_and_the_help_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr() == (f"{whole()}\n", "")
    assert main(["--help"]) == 0
    assert "demo RULESET" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["play"], ["--verison"], ["first-frame", "now"], ["--version", "now"]])
def test_what_there_is_not_is_answered_by_what_there_is(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "demo RULESET" in err


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["jinro_ten"], "there is no ruleset 'jinro_ten'"),
        (["jinro_nine", "--players", "0"], "exactly 9 players, not 0"),
        (["jinro_nine", "--players", str(10**15)], "exactly 9 players"),
        (["jinro_nine", "--preset", "9Z"], "preset: '9Z'"),
        (["jinro_nine", "--card", "prophet=9"], "'prophet' is not known"),
        (["jinro_nine", "--card", "seer"], "card: 'seer' is no card with a number"),
    ],
)
@pytest.mark.parametrize("command", ["demo", "estimate"])
def test_a_board_that_there_is_not(
    command: str, wrong: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, *wrong]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["--names", ""], "exactly 9 players, not 1"),
        (["--names", f"{'A' * 10000},B,C,D,E,F,G,H,I"], "AAAA… has 10000 letters; allowed: 100"),
        (["--names", "A,A,C,D,E,F,G,H,I"], "the same name"),
        (["--option", "council_laps=²"], "options.council_laps: '²' is not allowed"),
        (["--option", "council_laps=--1"], "options.council_laps: '--1' is not allowed"),
        (["--seed", str(2**2000)], "at most 1024 bits"),
    ],
)
def test_a_demo_that_can_not_be_played(wrong: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo(["jinro_nine", *wrong]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--frames", "--keep"])
def test_a_folder_that_can_not_be_made(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert demo(["jinro_nine", option, str(tmp_path / "file")]) == 2
    assert "file" in capsys.readouterr().err


def test_a_grammar_that_can_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo(["jinro_nine", "--grammar", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("size", ["", "1280", "1280x", "x720", "0x0", "1x1", "-1280x720", "1280x720x2", "99999x99999"])
def test_a_window_that_can_not_be_drawn(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        demo(["jinro_nine", f"--size={size}"])
    assert "from 32x18 to 7680x4320" in capsys.readouterr().err


@pytest.mark.parametrize("games", ["0", "-1"])
def test_odds_of_no_game(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["estimate", "jinro_nine", "--games", games]) == 2
    assert capsys.readouterr().err == f"games: {games} say nothing; allowed: 1 or more\n"


def test_odds_are_one_object_for_a_script(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["estimate", "jinro_nine", "--games", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert found["games"] == 3
    assert found["verdict"] in ("even", "hard", "easy")
    assert set(found["bands"]) == set(found["sides"]) == {"village", "werewolf"}
    assert err == ""


def test_odds_are_words_and_ranges_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["estimate", "witch_trial", "--players", "9", "--games", "3", "--language", "en"]) == 0
    of_cards = capsys.readouterr().out.splitlines()
    assert len(of_cards) == 6
    assert re.fullmatch(r"  Prisoner +\d+–\d+%", of_cards[0])
    assert main(["estimate", "jinro_nine", "--games", "3", "--language", "zh-Hans"]) == 0
    words, village, *_ = capsys.readouterr().out.splitlines()
    assert words in ("势均力敌", "村民阵营比较吃亏", "村民阵营比较占优")
    assert re.fullmatch(r"  村民阵营 +\d+–\d+%", village)


def test_odds_are_of_a_profile_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    hand_offs = []
    for more in ([], ["--profile", "evening"], ["--profile", "evening", "--option", "ballots=secret"]):
        assert main(["estimate", "jinro_nine", "--games", "3", "--json", *more]) == 0
        hand_offs.append(json.loads(capsys.readouterr().out)["hand_offs"]["value"])
    assert hand_offs[1] < hand_offs[2] < hand_offs[0]


_HARD = ["estimate", "jinro_nine", "--card", "villager=5", "--card", "seer=1", "--card", "werewolf=3"]


def test_advice_is_one_object_for_a_script(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*_HARD, "--advise", "--games", "400", "--json", "--with", "fox", "--option", "tie=lot"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [start["cards"]["fox"] for start in found["starts"]] == [1]
    assert found["advice"]
    for one in found["advice"]:
        assert one["cards"]["fox"] == 1
        assert one["options"]["tie"] == "lot"
        assert one["tally"]["village"] + one["tally"]["hunters"] <= one["tally"]["games"]
        assert one["changes"]["cards"]["fox"] == 1


def test_advice_is_what_to_change_and_how_it_stands_then(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*_HARD, "--advise", "--games", "400", "--unharmed"]) == 0
    now, how, *found = capsys.readouterr().out.splitlines()
    assert now == Words("en").text("advice.now")
    assert re.search(r"\d+.*\d+%", how)
    assert how.endswith(Words("en").text("advice.safe"))
    assert "−1" in found[0]


def test_fair_boards_are_all_that_there_are_for_so_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["estimate", "jinro_nine", "--fair", "--games", "300", "--json"]) == 0
    assert [start["from"] for start in json.loads(capsys.readouterr().out)["starts"]] == ["9A", "9B", "9C"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["witch_trial", "--players", "9", "--advise"], "nobody hunts anybody"),
        (["jinro_nine", "--advise", "--with", "dragon"], "dragon is not known"),
        (["jinro_nine", "--advise", "--games", "0"], "0 say nothing"),
        (["jinro_nine", "--card", "villager"], "ID=N"),
        (["jinro_nine", "--pack", "nowhere"], "nowhere"),
    ],
)
def test_advice_that_there_is_none(wrong: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["estimate", *wrong]) == 2
    out, err = capsys.readouterr()
    assert (out, words in err) == ("", True)


@pytest.mark.parametrize("wrong", [["--profile", "nightly"], ["--option", "tie=maybe"], ["--option", "no=1"]])
def test_odds_of_rules_that_there_are_not(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["estimate", "jinro_nine", "--games", "3", *wrong]) == 2
    assert "allowed" in capsys.readouterr().err
