from rulesets.engine.asks import Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.company import naming
from rulesets.werewolf.night import Step
from rulesets.werewolf.role import Role


class Vampire(Role):
    """吸血鬼: each night the vampires may bite one who is none of them (LR-170)."""

    id = "vampire"
    asks = {"vampire.bite": {"params": {"seats": "names"}, "unsaid": ["seats"], "sometimes": ["seats"], "aim": "harm"}}
    notices = {
        "vampire.partners": {"params": {"seats": "maybe names"}, "secret": True, "learnt": True, "mates": "seats"},
        "vampire.choice": {
            "params": {"seat": "name", "target": "name"},
            "secret": True,
            "learnt": True,
            "names_prey": "target",
        },
    }
    faction = "vampire"
    counts = "vampire"
    company = circle = "vampire"
    names_by = "vampire.bite"
    tells_apart = True
    needs_small_hours = True

    def act(self, town: Town, me: str) -> Page | None:
        return naming(town, me, self, Step.BITE)

    def agreed(self, town: Town, target: str) -> None:
        """LR-171."""
        if target not in town.night.guarded and town.cards[target].faction == "village":
            town.become(target, type(self))
