from rulesets.engine.ruleset import Counts
from rulesets.village import homebrew
from rulesets.village.book import roles


def check_composition(counts: Counts, n_players: int) -> None:
    homebrew.check(roles("ultimate_thirteen"), counts, n_players)  # U13-03


def sides() -> dict[str, str]:
    return {id: role.faction for id, role in roles("ultimate_thirteen").items()}
