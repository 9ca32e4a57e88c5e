"""Rows of the workshop that are about no deed: the game, the language that words are read in, and the board."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.packs.workshop import boards
from desktop.packs.workshop.making import PackInMaking
from desktop.widgets import medallions
from desktop.widgets.options import Chip, Rule
from i18n import LANGUAGES, Words
from i18n.languages import NAMES
from rulesets.engine import ruleset
from rulesets.engine.library import catalogue
from rulesets.engine.packs import part_choices

NO_BOARD = "none"


def games() -> list[str]:
    """Those that take parts."""
    return [rules.id for rules in catalogue() if part_choices(rules.id)]


def of_game(words: Words, pack: PackInMaking) -> Rule:
    is_fixed = bool(pack.parts) or bool(pack.head.get("boards")) or bool(pack.head.get("profiles"))
    ids = [pack.ruleset] if is_fixed else games()
    chips = tuple(Chip(id, words.text(f"ruleset.{id}.name"), id == pack.ruleset) for id in ids)
    return choice("game", words.text("workshop.game"), words.text("workshop.game.fixed") if is_fixed else "", chips)


def of_language(words: Words, reads: str) -> Rule:
    chips = tuple(Chip(id, NAMES[id], id == reads) for id in LANGUAGES)
    return choice("language", words.text("workshop.words.language"), "", chips)


def of_board(words: Words, pack: PackInMaking) -> Iterator[Rule]:
    said = Words(words.language, pack.ruleset)
    chips = [Chip(NO_BOARD, words.text("workshop.board.none"), not pack.board)]
    chips += [Chip(id, said.text(f"preset.{id}.name"), id == pack.board) for id in pack.house_boards]
    fits = not pack.board or boards.fits(pack)
    line = words.text("workshop.board.line") if fits else words.text("workshop.clash")
    yield choice("board", words.text("workshop.board"), line, tuple(chips))
    rules = ruleset(pack.ruleset)
    for at, part in enumerate(pack.parts) if pack.board else ():
        if part.kind == "roles":
            cards = boards.places(pack, at)
            name = part.name(words.language) or words.text("workshop.unnamed.roles")
            places = tuple(Chip(id, medallions.name(said, rules, id), id == part.instead) for id in cards)
            title = words.text("workshop.instead", name=name)
            yield choice(f"instead-{at}", title, words.text("workshop.instead.line"), places)


def choice(id: str, name: str, line: str, chips: tuple[Chip, ...]) -> Rule:
    return Rule(id, "choice", name, line, "", "", False, "", chips, False, False, "", "")
