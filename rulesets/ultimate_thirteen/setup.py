from rulesets.engine.ruleset import Counts
from rulesets.village import homebrew
from rulesets.village.book import roles
from rulesets.village.role import Role


def check_composition(counts: Counts, n_players: int) -> None:
    homebrew.check(roles("ultimate_thirteen"), counts, n_players)  # U13-03


def parts() -> list[type[Role]]:
    return list(roles("ultimate_thirteen").values())
