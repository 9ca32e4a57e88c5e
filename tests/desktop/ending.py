"""The end screen in a window of its own, with a game that bots have played."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from desktop.after.end.model import EndModel
from desktop.keep.settings import Settings
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.around import FakeApp, Shown

NAMES = ("花子", "蓮", "長谷川光太郎", "Aki", "小鳥遊ひまわり", *"FGHIJKLMNOPQRST")
RULESETS = [rules.id for rules in catalogue()]


@cache
def journal(ruleset: str = "jinro_nine", seed: int = 1, players: int = 0) -> dict[str, Any]:
    rules = next(rules for rules in catalogue() if rules.id == ruleset)
    game = Game.new(ruleset, NAMES[: players or rules.players[-1]], seed=seed)
    play_out(game, RandomBot(seed))
    return game.journal


class EndApp(FakeApp):
    """With what somebody has set; `refuses`: the disk does not take it."""

    def __init__(self, language: str = "en", **look: Any) -> None:
        super().__init__(language, **look)
        self.settings = Settings()
        self.refuses = False

    def change(self, **values: Any) -> None:
        self.settings = replace(self.settings, **values)
        if self.refuses:
            raise OSError

    def again_changed(self) -> None:
        self.asked.append("again_changed")


class End:
    def __init__(
        self,
        played: dict[str, Any],
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        *,
        spoiler_free: bool = False,
        **look: Any,
    ) -> None:
        self.app = EndApp(language, **look)
        self.app.settings = Settings(spoiler_free=spoiler_free)
        self.model = EndModel(self.app, played)
        self.shown: Shown = self.app.show("end", self.model, *size)

    @property
    def last(self) -> int:
        return len(self.model.replay.steps) - 1

    @property
    def sentence(self) -> str:
        return str(self.shown.item("sentence").property("text"))
