"""python -m devtools tap

What a tap runs through, from the slot that QML calls until it has the next page: Python files and functions of ours,
how often a page was made and how often one was handed over, games played again, journals written out. A stage stands
on a game of nine in its second evening, kept in a real file. Functions count once each, lambdas among them, and a file
counts where one of its functions ran. What stands in `rulesets` is counted apart, what its engine does apart from the
rules' own flow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from PySide6.QtCore import QCoreApplication

from desktop.keep.settings import Settings
from desktop.keep.shelf import Shelf
from desktop.seats.seating import Seating
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import staged
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot

ROOT = Path(__file__).resolve().parent.parent
RULESET, LANGUAGE, SEED = "jinro_nine", "ja", 5
NAMES = tuple("ABCDEFGHI")
ROOMS = ("desktop", "i18n", "rulesets/engine", "rulesets")
PAGES = ("TablePage", "CoverPage", "LitPage", "SpentPage")
# A game is played again from its first answer; a whole journal is written out.
AGAIN, WRITTEN = ("Game.replay", "Game._play"), "Game.journal"
# Longer than any turn has to last.
LONG = 60.0


@dataclass
class Trace:
    """What ran; of this script nothing, which stands in no room."""

    functions: set[CodeType] = field(default_factory=set)
    made: int = 0
    handed: int = 0
    again: int = 0
    journals: int = 0

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        if code.co_name == "__init__" and type(frame.f_locals.get("self")).__name__ in PAGES:
            self.made += 1
        if code.co_filename.startswith(f"{ROOT}/") and not code.co_name.endswith(("comp>", "genexpr>")):
            self.functions.add(code)
            self.again += code.co_qualname in AGAIN
            self.journals += code.co_qualname == WRITTEN

    def files(self, room: str) -> set[str]:
        return {code.co_filename for code in self._of(room)}

    def count(self, room: str) -> int:
        return len({(code.co_filename, code.co_qualname) for code in self._of(room)})

    def _of(self, room: str) -> Iterator[CodeType]:
        """Every function is of the first room of `ROOMS` that it stands in."""
        return (code for code in self.functions if room == _room(Path(code.co_filename)))


def _room(file: Path) -> str:
    return next((room for room in ROOMS if file.is_relative_to(ROOT / room)), "")


class Table:
    """A stage whose next step is this ask, with a clock that only the hands at it move."""

    def __init__(self, folder: Path, ask: str, **options: object) -> None:
        self.now = 0.0
        game = Game.new(RULESET, NAMES, options=options, seed=SEED)
        kept = Shelf(folder).begin(game, Seating.plain(RULESET, LANGUAGE, NAMES).written)
        bot = RandomBot(SEED)
        self.game = game
        while game.day < 2 or self.pending.id != ask:
            answer = bot.answer(self.pending)
            kept.file.answer({"ask": self.pending.id, "answer": answer})
            game.answer(answer)
        self.stage: Stage = staged(kept, Settings(), lambda: self.now, fast=False)
        self.trace = Trace()
        self.stage.pageChanged.connect(self._read)

    @property
    def pending(self) -> Ask:
        if self.game.ask is None:
            raise ValueError("the game was over too soon")
        return self.game.ask

    def _read(self) -> None:
        """As QML does."""
        self.trace.handed += 1
        self.stage.property("page")

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.stage.tick()

    def light(self) -> None:
        """The lantern is taken, and held for longer than the turn has to last."""
        self.wait(1.0)
        self.stage.hold()
        self.wait(1.0)
        self.wait(LONG - 2.0)

    def choose(self) -> None:
        self.stage.choose(str(NAMES.index(self.pending.options[0]) + 1))

    def point_at(self, name: str) -> None:
        self.stage.tapSeat(NAMES.index(name) + 1)

    def choose_and_confirm(self) -> None:
        self.choose()
        self.stage.confirm()

    def traced(self, act: Callable[[], None]) -> Trace:
        self.trace = Trace()
        sys.setprofile(self.trace)
        try:
            act()
        finally:
            sys.setprofile(None)
        return self.trace


Case = Callable[[Path], Trace]


def _confirmed(folder: Path) -> Trace:
    table = Table(folder, "vote.execution", ballots="secret")
    table.light()
    table.choose()
    return table.traced(table.stage.confirm)


def _chosen_and_confirmed(folder: Path) -> Trace:
    table = Table(folder, "vote.execution", ballots="secret")
    table.light()
    return table.traced(table.choose_and_confirm)


def _read_on(folder: Path) -> Trace:
    table = Table(folder, "dawn.report")
    table.stage.momentsSeen()
    return table.traced(table.stage.goOn)


def _pointed(folder: Path) -> Trace:
    table = Table(folder, "vote.execution", ballots="open")
    table.stage.momentsSeen()
    voter = table.pending
    table.point_at(voter.seat or "")
    return table.traced(lambda: table.point_at(voter.options[0]))


def _nothing(folder: Path) -> Trace:
    table = Table(folder, "vote.execution", ballots="secret")
    table.light()
    return table.traced(table.stage.tick)


CASES: dict[str, Case] = {
    "a name tag confirmed, to the next cover": _confirmed,
    "the same, chosen and confirmed": _chosen_and_confirmed,
    "an open report, next": _read_on,
    "a tap on the pointing board": _pointed,
    "a tick while nothing changes": _nothing,
}


def row(name: str, trace: Trace) -> str:
    rooms = "".join(f"{len(trace.files(room)):>11} {trace.count(room):>4}" for room in ROOMS)
    return f"{name:42}{rooms}{trace.made:>8}{trace.handed:>8}{trace.again:>8}{trace.journals:>10}"


def main(listed: bool) -> int:
    _application = QCoreApplication.instance() or QCoreApplication()
    heads = "".join(f"{room:>16}" for room in ROOMS)
    print(f"{'files and functions of':42}{heads}{'made':>8}{'handed':>8}{'again':>8}{'journals':>10}")
    for name, case in CASES.items():
        with TemporaryDirectory() as folder:
            trace = case(Path(folder))
        print(row(name, trace))
        if listed:
            for code in sorted(trace.functions, key=lambda code: (code.co_filename, code.co_firstlineno)):
                print(f"    {Path(code.co_filename).relative_to(ROOT)}:{code.co_firstlineno} {code.co_qualname}")
    return 0
