"""What is chosen becomes a pack that can be played, said in every language; what is there can be worked on again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from desktop.packs.checking import checked_files
from desktop.packs.workshop import boards, choosing, rows
from desktop.packs.workshop.making import MadePart, PackInMaking
from desktop.packs.workshop.taken_up import may_be, taken_up
from desktop.packs.workshop.trial import GAMES, TrialResult, trial, trial_table
from desktop.packs.workshop.wording import contents
from i18n import LANGUAGES, Words
from i18n.packed import wanted
from rulesets.engine.packs import extended, part_choices, part_faults, read

SIGN = "mdxp"
RULESETS = ("jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha")


def named(part: MadePart, name: str, language: str = "en") -> MadePart:
    return replace(part, words={**part.words, language: {part.name_id: name}})


def shapes(ruleset: str) -> Iterator[MadePart]:
    """Each deed with each of its choices, one after the other, as somebody would tap through all chips."""
    pack = PackInMaking(ruleset, SIGN)
    for kind in choosing.kinds(ruleset):
        for what in part_choices(ruleset)[kind].deeds:
            part = choosing.chosen(pack, choosing.fresh(pack, kind), "0-what", what)
            yield part
            for row in choosing.rows(Words("en"), pack, part):
                yield from (choosing.chosen_by_word(pack, part, row.id, chip.id) for chip in row.choices)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_is_tapped_can_be_played_and_is_said_in_every_language(ruleset: str) -> None:
    every = [*shapes(ruleset)]
    assert len(every) > 20
    for part in every:
        pack = PackInMaking(ruleset, SIGN, parts=(named(part, "Fog"),)).with_ids()
        found, faults = checked_files(contents(pack))
        assert faults == [], part.said
        assert found is not None
        rules = extended(ruleset, [found])
        names = {f"{family}.fog.name" for family in ("role", "event")}
        for language in LANGUAGES:
            assert {*wanted(rules)} - names <= {*found.words[language]}, (part.said, language)


def test_what_is_offered_is_what_goes_together() -> None:
    pack = PackInMaking("event_jinro", SIGN)
    part = choosing.fresh(pack, "events")
    while (more := choosing.with_deed(pack, part)) is not None:
        part = more
        assert part_faults("event_jinro", "events", part.said) == []
    whats = [deed["what"] for deed in part.deeds]
    assert len(whats) == len({*whats}) == part_choices("event_jinro")["events"].most
    for row in choosing.rows(Words("en"), pack, part):
        for chip in row.choices:
            said = choosing.chosen_by_word(pack, part, row.id, chip.id).said
            assert part_faults("event_jinro", "events", said) == [], (row.id, chip.id)
    while (fewer := choosing.without_deed(pack, part)) is not None:
        part = fewer
    assert len(part.deeds) == 1


def made() -> PackInMaking:
    pack = PackInMaking("event_jinro", SIGN, makers="花子、蓮", board="std9")
    role, event = choosing.fresh(pack, "roles"), choosing.fresh(pack, "events")
    role = choosing.chosen(pack, choosing.chosen(pack, role, "0-what", "look"), "0-shows", "role")
    event = choosing.chosen(pack, event, "0-whom", "everybody")
    event = named(replace(event, said={"picture": "roles/thief", **event.said}), "Fog")
    role = replace(role, words={"ja": {"role.*.name": "渡し守", "ask.*.look": "だれを渡しますか"}}, instead="guard")
    return replace(pack, parts=(role, event), words={"ja": {"pack.*.name": "川辺"}}).with_ids()


def test_what_was_kept_is_worked_on_again_as_it_was() -> None:
    pack = made()
    found, faults = read(contents(pack))
    assert faults == []
    assert found is not None
    assert may_be(found)
    again = taken_up(found, contents(pack), SIGN)
    assert again.version == 2
    assert contents(replace(again, version=1)) == contents(pack)
    # Only what somebody has written is his: the rest goes with what he chooses next.
    assert {id for texts in again.parts[0].words.values() for id in texts} == {"role.*.name", "ask.*.look"}
    assert again.parts[0].instead == "guard"


def test_what_the_workshop_does_not_make_stays_as_it_was() -> None:
    pack = made()
    files = {**contents(pack), "README.md": b"Ours.", "scenarios/x.yaml": b"about: x"}
    found, _ = read(files)
    assert found is not None
    again = contents(taken_up(found, files, SIGN))
    assert (again["README.md"], again["scenarios/x.yaml"]) == (b"Ours.", b"about: x")


def test_ids_are_names_where_they_can_be_and_never_anothers() -> None:
    pack = made()
    assert (pack.parts[1].id, pack.parts[0].id) == ("fog", f"our_role_{SIGN}")
    seer = PackInMaking("jinro_nine", SIGN, parts=(named(choosing.fresh(pack, "roles"), "Seer"),))
    assert seer.with_ids().parts[0].id == "seer_role"
    assert seer.with_ids({"seer_role"}).parts[0].id == f"seer_{SIGN}"
    two = replace(seer, parts=(*seer.parts, *seer.parts)).with_ids()
    assert len({two.id, *(part.id for part in two.parts)}) == 3


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_board_of_the_houses_has_its_roles_in_the_place_of_others(ruleset: str) -> None:
    pack = PackInMaking(ruleset, SIGN)
    pack = replace(pack, parts=(named(choosing.fresh(pack, "roles"), "Ferrier"),)).with_ids()
    for board in pack.house_boards:
        on = boards.on_board(pack, board)
        assert boards.fits(on), board
        assert on.parts[0].instead in boards.places(on, 0)
        assert checked_files(contents(on))[1] == []
    assert rows.games()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_ten_games_end_and_say_what_was_used(ruleset: str) -> None:
    pack = PackInMaking(ruleset, SIGN)
    role = choosing.chosen(pack, choosing.fresh(pack, "roles"), "0-what", "look")
    events = [named(choosing.fresh(pack, kind), "Shelter") for kind in choosing.kinds(ruleset) if kind == "events"]
    pack = replace(pack, parts=(named(role, "Gossip"), *events)).with_ids()
    pack = boards.on_board(pack, next(iter(pack.house_boards)))
    found, faults = checked_files(contents(pack))
    assert found is not None, faults
    *before, last = trial(trial_table(found, "", pack.board_cards()), tuple(part.id for part in pack.parts))
    assert [each.games for each in (*before, last)] == [*range(1, GAMES + 1)]
    assert last.ended == GAMES
    assert all(last.used[str(at)] for at in range(len(pack.parts)))
    assert sum(last.wins.values()) >= GAMES


def test_a_game_that_can_not_be_played_is_told() -> None:
    pack = made()
    found, _ = read(contents(pack))
    assert found is not None
    table = replace(trial_table(found, "std9", None), preset={"villager": 3})
    *_, last = trial(table, ("fog",))
    assert isinstance(last, TrialResult)
    assert (last.games, last.ended) == (GAMES, 0)
    assert len(last.stopped) == 1
