from rulesets.engine.asks import Flow, Page
from rulesets.village.role import Role
from rulesets.village.village import Village


class Werewolf(Role):
    """Knows its packmates (J9-05, U13-05); every night names a seat to the pack (J9-36, U13-36)."""

    id = "werewolf"
    faction = "werewolf"
    counts = "wolf"
    seen = "wolf"
    in_pack = True
    circle = "werewolf"
    may_be_omen = False

    def dealt(self, village: Village, me: str) -> None:
        village.table.tell(me, "werewolf.partners", seats=[seat for seat in village.pack if seat != me])

    def night(self, village: Village, me: str) -> Page | None:
        return self.name(village, me)

    def name(self, village: Village, me: str) -> Flow:
        at_least = 0 if village.rules.attack_may_skip else 1
        target = yield village.table.choose("werewolf.attack", me, village.prey, at_least=at_least)
        # J9-39, U13-40: who does not reply names nobody.
        if target is not None:
            village.named.append(target)
            village.table.tell(village.pack, "werewolf.choice", seat=me, target=target)
