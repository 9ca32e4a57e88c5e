"""A shelf of five rulesets, and the evening on which all of them have changed: nothing of it is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.after.end.page import page
from desktop.after.export import html
from desktop.after.replay.replay import Replay
from desktop.keep.ending import ending_of
from desktop.keep.given import ABOUT
from desktop.keep.journal_file import SUFFIX
from desktop.keep.rules_of import OTHER_RULES
from desktop.keep.shelf import HERE_ALREADY, CannotResume, Shelf
from desktop.past.archive.charts import Charts
from desktop.past.archive.filters import Asked
from desktop.records import plain_journal, record
from desktop.records.plain import plain
from desktop.records.story import told
from desktop.statistics import summary
from desktop.statistics.index import FILE, Index
from desktop.statistics.rates import Statistics, statistics
from devtools import lasting
from devtools.lasting import other_rules
from devtools.recount.command import counted, differences
from i18n import LANGUAGES, Words
from rulesets.engine import BadJournal, Game, catalogue
from rulesets.engine.bots import RandomBot, play_out

NAMES = ("花子", "Aki", "小满", *"DEFGHIJKLMNOPQRST")
LONG_AGO = 1_700_000_000
RULESETS = [rules.id for rules in catalogue()]


def game(ruleset: str, seed: int) -> Game:
    rules = next(rules for rules in catalogue() if rules.id == ruleset)
    played = Game.new(ruleset, NAMES[: rules.usual_players(None)], seed=seed)
    play_out(played, RandomBot(seed))
    return played


class Kept:
    """Games as the app leaves them, or as an app before there were records did."""

    def __init__(self, home: Path, ruleset: str = "", games: int = 1, *, is_old: bool = False) -> None:
        self.home, self.shelf = home, Shelf(home / "games", now=lambda: LONG_AGO - 3600)
        self.games = [game(id, seed) for id in ([ruleset] if ruleset else RULESETS) for seed in range(games)]
        self.ids = [self._keep(one, is_old=is_old) for one in self.games]

    def _keep(self, one: Game, *, is_old: bool) -> str:
        kept = self.shelf.begin(one, {"language": "ja"})
        for entry in one.journal["answers"]:
            kept.file.answer(entry)
        if is_old:
            kept.file.end(summary.end_of(one))
        else:
            kept.file.end(*summary.end_and_record(told(one.journal), LONG_AGO))
        return kept.file.path.stem

    def read(self) -> Index:
        """As somebody who looks at the shelf for the first time."""
        index = Index(self.shelf.folder, self.home / FILE)
        for name in index.unread:
            index.read(name)
        return index

    @property
    def counted(self) -> Statistics:
        return statistics(self.read().summaries)

    @property
    def pages(self) -> list[str]:
        return [html.page(language, self.replay(id)) for id in self.ids for language in LANGUAGES]

    def replay(self, id: str) -> Replay:
        return Replay.of(self.shelf.journal(id).game)


@pytest.fixture(params=["kept", "taken over"])
def kept(tmp_path: Path, request: pytest.FixtureRequest) -> Kept:
    """Both as this app leaves it, and from before: then it has been seen once since."""
    found = Kept(tmp_path, is_old=request.param == "taken over")
    found.read()
    return found


def test_a_record_is_the_game_it_was_made_of() -> None:
    for id in RULESETS:
        story = told(game(id, 7).journal)
        read = record.read(json.loads(json.dumps(record.written(story))))
        for part in ("steps", "ballots", "roles", "result", "deaths", "hands"):
            assert plain(getattr(read, part)) == plain(getattr(story, part))
        for language in LANGUAGES:
            assert page(read.words(language), Replay(read)) == page(story.words(language), Replay(story))


def test_other_rules_refuse_only_to_go_on(kept: Kept) -> None:
    counted, pages = kept.counted, kept.pages
    assert counted.games == len(RULESETS)
    with other_rules():
        assert kept.counted == counted
        assert kept.pages == pages
        for id in kept.ids:
            with pytest.raises(CannotResume) as refused:
                kept.shelf.resume(id)
            assert refused.value.reason == OTHER_RULES
    assert kept.counted == counted


def test_what_was_given_away_is_taken_in_by_other_rules(kept: Kept, tmp_path: Path) -> None:
    counted, pages = kept.counted, kept.pages
    files = []
    for id in kept.ids:
        given, file = kept.shelf.journal(id).game, tmp_path / f"{id}.json"
        file.write_text(plain_journal.written(given, record=record.written(Replay.of(given).story)), encoding="utf-8")
        files.append(file)
    elsewhere = Shelf(tmp_path / "elsewhere")
    with other_rules():
        for file in files:
            given = plain_journal.read(file)
            end, written = summary.end_and_record(record.story_of(given), given[ABOUT]["ended"])
            elsewhere.take_in({**given, "record": written}, end)
            with pytest.raises(CannotResume) as refused:
                elsewhere.take_in({**given, "record": written}, end)
            assert refused.value.reason == HERE_ALREADY
        index = Index(elsewhere.folder, tmp_path / FILE)
        for name in index.unread:
            index.read(name)
        assert statistics(index.summaries) == counted
        assert {one.ended for one in index.summaries.values()} == {one.ended for one in kept.read().summaries.values()}
        there = {elsewhere.journal(name.split(".")[0]).about["id"]: name.split(".")[0] for name in index.names}
        replays = [Replay.of(elsewhere.journal(there[kept.shelf.journal(id).about["id"]]).game) for id in kept.ids]
        assert [html.page(language, one) for one in replays for language in LANGUAGES] == pages


def test_what_an_older_app_has_kept_is_taken_over_whole(tmp_path: Path) -> None:
    kept = Kept(tmp_path, is_old=True)
    before = {id: kept.shelf.path(id).read_bytes() for id in kept.ids}
    dates = {id: kept.shelf.path(id).stat().st_mtime_ns for id in kept.ids}
    kept.read()
    for id, one in zip(kept.ids, kept.games, strict=True):
        assert kept.shelf.path(id).read_bytes().startswith(before[id])
        assert kept.shelf.path(id).stat().st_mtime_ns == dates[id]
        found = kept.shelf.journal(id)
        assert (found.journal, found.seating) == (one.journal, {"language": "ja"})
        assert found.record is not None
        ending = ending_of(kept.shelf.path(id))
        assert ending is not None
        assert ending.end["at"] == dates[id] // 1_000_000_000
    after = {id: kept.shelf.path(id).read_bytes() for id in kept.ids}
    kept.read()
    assert {id: kept.shelf.path(id).read_bytes() for id in kept.ids} == after


def test_a_disk_that_takes_nothing_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path, "jinro_nine", is_old=True)
    before = kept.shelf.path(kept.ids[0]).read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("desktop.keep.atomic.replace", full)
    assert kept.counted.games == 1
    assert kept.shelf.path(kept.ids[0]).read_bytes() == before


def test_a_game_that_is_played_on_is_not_told(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "jinro_nine")
    file = kept.shelf.path(kept.ids[0])
    opened = kept.shelf.resume(kept.ids[0])
    opened.file.undo(3)
    assert kept.shelf.journal(kept.ids[0]).record is None
    size = file.stat().st_size
    assert kept.read().read(file.name).state == summary.UNFINISHED
    assert file.stat().st_size == size


def test_a_copy_of_a_game_counts_once_and_its_date_is_its_own(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "jinro_nine", games=2)
    first = kept.shelf.path(kept.ids[0])
    first.with_name("copy.lantern").write_bytes(first.read_bytes())
    index = kept.read()
    assert len(index.names) == 3
    assert statistics(index.summaries).games == 2
    assert {index.listed(name).last_played for name in index.names} == {LONG_AGO}


def test_a_ruleset_that_is_gone_is_still_counted_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path, "jinro_nine")
    pages = kept.pages
    others = tuple(rules for rules in catalogue() if rules.id != "jinro_nine")
    monkeypatch.setattr("desktop.past.archive.page.catalogue", lambda: others)
    monkeypatch.setattr("desktop.past.archive.charts.catalogue", lambda: others)
    monkeypatch.setattr(summary, "merged", lambda *_: ({}, {}))
    charts = Charts(Words("en"), kept.counted, Asked(), {})
    rows = [charts.row(key) for key in charts.keys]
    assert "Village" in {row.name for row in rows}
    assert all(row.name and "—" not in row.name for row in rows if row.kind != "head")
    assert kept.pages == pages


# Newer than this app


def test_a_later_form_of_the_record_is_played_where_it_can_be(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "jinro_nine")
    counted = kept.counted
    file, found = kept.shelf.resume(kept.ids[0]).file, kept.shelf.journal(kept.ids[0])
    ending = ending_of(file.path)
    assert ending is not None
    assert found.record is not None
    file.end({**ending.end, "later": 1}, {**found.record, "format": record.FORMAT + 1})
    assert kept.counted == counted
    # The rules are at hand: it is played.
    pages = kept.pages
    with other_rules():
        assert kept.counted == counted
        with pytest.raises(BadJournal):
            kept.replay(kept.ids[0])
    assert pages == kept.pages


@pytest.mark.parametrize("spoil", ["steps", "players", "roles", "facts", "words", "rules", "result"])
def test_what_is_no_record_is_refused(spoil: str) -> None:
    written = record.written(told(game("jinro_nine", 1).journal))
    for nonsense in (7, "x", [1], {"x": 1}):
        with pytest.raises(record.BadRecord):
            record.read({**written, spoil: nonsense})
    with pytest.raises(record.BadRecord):
        record.read(None)


# By somebody who knows nothing of this house


def test_the_figures_are_those_that_the_events_come_to_by_other_rules_too(kept: Kept) -> None:
    with other_rules():
        shown, records = counted(kept.shelf)
    assert list(differences(shown, records)) == []
    for id, one in zip(kept.ids, kept.games, strict=True):
        told_of = json.loads(json.dumps(records[f"{id}{SUFFIX}"]))
        assert sum(len(step.get("deaths", ())) for step in told_of["steps"]) == len(one.deaths)


def test_the_command_says_how_a_shelf_bears_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert lasting.main(len(RULESETS)) == 0
    said = capsys.readouterr().out
    assert "by other rules: 5 counted, 5 replayed and exported alike, 5 refused to go on" in said
    assert "recounted from their events: the same" in said
    assert "in a later form: 5 counted, 5 replayed and exported alike" in said
