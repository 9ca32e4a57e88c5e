from rulesets.engine.ruleset import Counts
from rulesets.werewolf.book import own
from rulesets.werewolf.classic import homebrew
from rulesets.werewolf.role import Role

from .book import roles


def role_ids() -> tuple[str, ...]:
    return tuple(own(__package__))


def check_composition(counts: Counts, n_players: int) -> None:
    homebrew.check(roles(), counts, n_players)  # U13-03


def parts() -> list[type[Role]]:
    return list(roles().values())
