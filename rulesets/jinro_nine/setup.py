from rulesets.engine.ruleset import Counts
from rulesets.village import homebrew
from rulesets.village.book import roles


def check_composition(counts: Counts, n_players: int) -> None:
    homebrew.check(roles("jinro_nine"), counts, n_players)  # J9-03


def sides() -> dict[str, str]:
    return {id: role.faction for id, role in roles("jinro_nine").items()}
