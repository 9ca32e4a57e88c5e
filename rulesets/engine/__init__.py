"""The engine of Lantern Night: what every ruleset, every screen and every test relies on."""

from .asks import Ask, Notice
from .errors import BadJournal, BadRuleset, BadSetup, InvalidAnswer, LanternError, NothingToUndo, UnknownRuleset
from .game import Game
from .library import catalogue, ruleset
from .ruleset import Option, Ruleset
from .table import Death, Result

__all__ = [
    "Ask",
    "BadJournal",
    "BadRuleset",
    "BadSetup",
    "Death",
    "Game",
    "InvalidAnswer",
    "LanternError",
    "Notice",
    "NothingToUndo",
    "Option",
    "Result",
    "Ruleset",
    "UnknownRuleset",
    "catalogue",
    "ruleset",
]
