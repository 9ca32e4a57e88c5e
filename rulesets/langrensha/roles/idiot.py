from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class Idiot(Role):
    """白痴: exiled for the first time, turns up the card and lives on without a vote (LR-68, LR-69)."""

    id = "idiot"
    notices = {
        "idiot.revealed": {
            "params": {"seat": "name"},
            "learnt": True,
            "hangs": [{"tag": "revealed_idiot", "who": "seat", "until": "never"}],
            "shows": "idiot",
            "moment": "revealed",
        }
    }
    revealed = False

    def spared(self, town: Town, me: str) -> bool:
        if self.revealed:
            return False
        self.revealed = True
        # On the seat, since the whole table has seen it: what becomes of the card later must not show.
        town.marks.put("open", me)
        town.marks.put("voteless", me)
        town.table.announce("idiot.revealed", seat=me)
        return True
