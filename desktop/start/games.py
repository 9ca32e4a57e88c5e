"""Begins games, takes them up, and opens those that are over. One is open at a time, and in one window alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from desktop.draft.draft import Draft, own_deck
from desktop.keep.disk import SENTENCES
from desktop.keep.given import ABOUT, DECISIONS
from desktop.keep.installation import installation
from desktop.keep.journal_file import CannotKeep
from desktop.keep.lock import Lock
from desktop.keep.next_rules import NextRules
from desktop.keep.preferences import Preferences
from desktop.keep.rules_of import OTHER_RULES
from desktop.keep.shelf import IN_USE, IN_USE_ELSEWHERE, WAITING_PACKS, CannotResume, KeptGame, Shelf
from desktop.practice.round import practice
from desktop.records.plain_journal import read
from desktop.records.story import told
from desktop.seats.decisions import ANEW, Decision
from desktop.seats.seating import Seated, Seating
from desktop.start.troubles import Troubles
from desktop.statistics.summary import end_and_record
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import staged
from rulesets.engine import BadJournal, BadSetup, Game, Ruleset, UnknownRuleset, ruleset

if TYPE_CHECKING:
    from desktop.start.app import Start


@dataclass(frozen=True)
class PastGame:
    """A game that is over: what the end screen tells, and who sat there."""

    journal: Mapping[str, Any]
    seating: Mapping[str, Any]
    # By which it was played, where packs are in them.
    rules: Ruleset | None = None


@dataclass(frozen=True)
class GameWays:
    """To a table, by the screen it is on; to the end screen and to the packs, by where one goes from it."""

    sit_down: Callable[[Stage, str], None]
    end: Callable[[PastGame, str], None]
    show_packs: Callable[[str], None]


class Games:
    def __init__(self, start: Start, preferences: Preferences, troubles: Troubles, ways: GameWays) -> None:
        self.shelf = Shelf(start.games, partial(installation, start.folder))
        self.next_rules = NextRules(start.folder, troubles.tell)
        self._start, self._preferences, self._troubles, self._ways = start, preferences, troubles, ways
        self._stage: Stage | None = None
        self._lock: Lock | None = None
        # What was last wanted and is in use on another machine: who wants it once more overrules that.
        self._wanted: Path | None = None

    # Of these the troubles say why, where it can't be

    def begin(self, draft: Draft) -> None:
        """Lights the lantern."""
        language = self._preferences.language
        people = (Seated(person.name.strip(), person.language, person.pin) for person in draft.players)
        seating = Seating(draft.ruleset, language, tuple(people))
        game = Game.new(
            draft.rules,
            draft.names,
            preset=draft.chosen,
            profile=draft.profile,
            options=draft.options,
            leading=draft.leading,
            fixed=draft.fixed,
        )
        self._or_say(lambda: self._begin(game, seating.written))

    def again(self, past: PastGame) -> None:
        """The same people, line-up, house rules and leader once more."""
        game = self._anew(past)
        if game is not None:
            # What the table had decided was for that game alone.
            self._or_say(lambda: self._begin(game, {**past.seating, "decisions": []}))

    def may_be_again(self, past: PastGame) -> bool:
        """Where the rules of today have no such table, the troubles say so."""
        return self._anew(past) is not None

    def _anew(self, past: PastGame) -> Game | None:
        try:
            return self._set_as(past)
        except BadJournal as refused:
            self._refuse(CannotResume.by(refused))
        except (BadSetup, UnknownRuleset):
            self._refuse(CannotResume(OTHER_RULES))
        return None

    def _set_as(self, past: PastGame) -> Game:
        rules, setup = self.rules_of(past), past.journal["setup"]
        options = {**rules.options_of_now(setup["options"]), **self.next_rules.of(rules.id)}
        return Game.new(
            rules,
            setup["players"],
            preset=setup["preset"],
            profile=setup.get("profile"),
            options=options,
            leading=setup.get("leading"),
            fixed=None if (deck := own_deck(setup)) is None else {"events": deck},
        )

    def rules_of(self, past: PastGame) -> Ruleset:
        """By which it would be played today. Raises BadJournal where a pack is missing."""
        return past.rules or self.shelf.rules_of(past.journal) or ruleset(past.journal["ruleset"])

    def resume(self, id: str) -> None:
        self._or_say(lambda: self.take_up(id))

    def resume_from_shelf(self, id: str) -> None:
        """The same, but what the shelf says itself: CannotResume or CannotKeep."""
        try:
            self.take_up(id)
        except CannotResume as refused:
            if refused.reason == WAITING_PACKS:
                self._refuse(refused, "library")
            raise

    # Of these whoever wants it

    def take_up(self, id: str) -> None:
        """CannotResume or CannotKeep where that can't be. Read again once nobody else can write."""
        self.leave()
        self._hold(self.shelf.path(id))
        try:
            kept = self.shelf.resume(id)
        except Exception:
            # Whoever may look at it now is not held up by this window.
            self.leave()
            raise
        self._play_on(kept)

    def replay(self, id: str) -> None:
        """Opens a finished game on the end screen. CannotResume where it can't be read."""
        found = self.shelf.journal(id)
        if found.record is None:
            self._played(found.journal)
        self._ways.end(PastGame(found.game, found.seating, self.shelf.rules_of.at_hand(found.game)), "library")

    def look_at(self, file: Path) -> None:
        """Opens a journal that was given away on the end screen. NotAGame, with a sentence, where it is none."""
        journal = read(file, self.shelf.rules_of)
        seating = Seating.plain(journal["ruleset"], self._preferences.language, tuple(journal["setup"]["players"]))
        decided = journal.pop(DECISIONS, [])
        seated = {**seating.written, "decisions": decided}
        self._ways.end(PastGame(journal, seated, self.shelf.rules_of.at_hand(journal)), "library")

    def play(self, kept: KeptGame) -> None:
        self.leave()
        self._hold(kept.file.path)
        self._play_on(kept)

    def practise(self, id: str = "") -> None:
        """A round with imaginary players, kept nowhere: of this ruleset, if it has one, or the first there is."""
        self.leave()
        start = self._start
        stage = practice(id, self._preferences.language, self._preferences.settings, start.clock, start.fast)
        self._sit_down(stage, "practice")

    def leave(self) -> None:
        """Nobody sits at a game any more: its file may be moved."""
        if self._stage is not None:
            self._stage.stop()
            self._stage = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def for_next(self, draft: Draft) -> Draft:
        """With the house rules that the table chose for its next game while it played the last."""
        return draft.with_options({**draft.options, **self.next_rules.of(draft.ruleset)})

    def _begin(self, game: Game, seating: Mapping[str, Any]) -> None:
        self.play(self.shelf.begin(game, seating))
        # Where the disk refuses, it is offered once more.
        with suppress(OSError):
            self.next_rules.begun(game.journal["ruleset"])

    def _hold(self, game: Path) -> None:
        lock, wanted = Lock(game), self._wanted
        self._wanted = None
        if not (lock.take() or (game == wanted and lock.overrule())):
            self._wanted = game if lock.is_elsewhere else None
            raise CannotResume(IN_USE_ELSEWHERE if lock.is_elsewhere else IN_USE)
        self._lock = lock

    def _play_on(self, kept: KeptGame) -> None:
        stage = staged(kept, self._preferences.settings, self._start.clock, fast=self._start.fast)
        stage.finished.connect(partial(self._finish, kept))
        stage.left.connect(partial(self._put_down, kept))
        self._sit_down(stage, "play")

    def _sit_down(self, stage: Stage, screen: str) -> None:
        self._stage = stage
        self._ways.sit_down(stage, screen)

    def _finish(self, kept: KeptGame) -> None:
        stage = self._stage
        if stage is None:
            return
        about = dict(kept.about)
        if kept.game.result is not None:
            about["ended"] = round(time())
            # What the disk refuses now is taken over when the shelf is next looked at.
            with suppress(CannotKeep):
                kept.file.end(*end_and_record(told(kept.game.journal, kept.game.ruleset), about["ended"]))
        journal = {**stage.session.game.journal, ABOUT: about}
        self._ways.end(PastGame(journal, stage.seating.written, stage.session.rules), "home")

    def _put_down(self, kept: KeptGame) -> None:
        """What became of its file since the last answer, nobody would see before it is taken up again."""
        self._or_say(kept.file.hold)
        news = kept.file.news()
        if news:
            self._or_say(lambda: kept.file.decide(Decision.now(ANEW, kept.game).written))
            self._troubles.say(news)

    def _or_say(self, act: Callable[[], None]) -> None:
        try:
            act()
        except CannotKeep as refused:
            self._troubles.say(SENTENCES[refused.reason])
        except CannotResume as refused:
            self._refuse(refused)

    def _refuse(self, refused: CannotResume, back: str = "home") -> None:
        """Whether a program may run is said where it is told what it is, and nowhere else."""
        if refused.reason == WAITING_PACKS:
            self._ways.show_packs(back)
        self._troubles.say(refused.reason, packs=refused.packs)

    def _played(self, journal: Mapping[str, Any]) -> None:
        """What was never written down is told again by its rules, or not at all: CannotResume."""
        try:
            Game.replay(journal, self.shelf.rules_of(journal))
        except BadJournal as error:
            raise CannotResume.by(error) from error
