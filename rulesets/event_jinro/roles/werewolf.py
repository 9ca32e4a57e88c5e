from rulesets.engine.asks import Flow, Page
from rulesets.event_jinro.role import Role, line
from rulesets.event_jinro.town import Town


class Werewolf(Role):
    """Knows its pack (EJ-11), confers with it (EJ-91), and names a seat to it every night (EJ-103)."""

    id = "werewolf"
    faction = "werewolf"
    most = 18
    is_wolfkin = True
    in_pack = True
    circle = "werewolf"

    def meets(self, town: Town, me: str) -> None:
        town.table.tell(me, "werewolf.partners", seats=town.pack)

    def confer(self, town: Town, me: str) -> Page | None:
        return line(town, "werewolf.whisper", me, town.night.pack)

    def act(self, town: Town, me: str) -> Page | None:
        return self._name(town, me, "werewolf.attack", town.night.prey, "first") if town.night.prey else None

    def act_again(self, town: Town, me: str) -> Page | None:
        options = [seat for seat in town.night.prey if seat != town.night.first.get(me)]
        return self._name(town, me, "werewolf.attack_second", options, "second") if options else None

    def _name(self, town: Town, me: str, ask: str, options: list[str], which: str) -> Flow:
        target = yield town.table.choose(ask, me, options)
        # EJ-104: who does not reply names nobody.
        if target is not None:
            namings = town.night.first if which == "first" else town.night.second
            namings[me] = target
            town.table.tell(town.night.pack, "werewolf.choice", seat=me, target=target, which=which)
