from rulesets.engine.asks import Flow, Page
from rulesets.event_jinro.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles import werewolf


class Werewolf(werewolf.Werewolf):
    """Names a second seat too, where tonight's event asks for it (EJ-106 to EJ-108)."""

    asks = {
        "werewolf.attack_second": {
            "params": {"seats": "names"},
            "unsaid": ["seats"],
            "sometimes": ["seats"],
            "act": "attack",
            "aim": "harm",
        }
    }

    def act_again(self, town: Town, me: str) -> Page | None:
        named = [choice.target for choice in town.night.choices if choice.by == me and choice.together]
        options = [seat for seat in town.prey(PACK) if seat not in named]
        return self._name_again(town, me, options) if options else None

    def _name_again(self, town: Town, me: str, options: list[str]) -> Flow:
        target = yield town.act("werewolf.attack_second", me, options)
        # EJ-104: who does not reply names nobody.
        if target is not None:
            town.tonight.named_second.append(target)
            town.tell_choice(PACK, me, target, which="second")
