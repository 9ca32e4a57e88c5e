from rulesets.event_jinro.event import NamesASeat

OPPOSITE = {"wolf": "human", "human": "wolf"}


class MirrorShop(NamesASeat):
    """Who learns the named seat's nature this night is shown the opposite (EJ-100)."""

    id = "mirror_shop"
    asks = {"mirror_shop.target": {}}
    deck = "town"

    def shown(self, seat: str, result: str) -> str:
        return OPPOSITE[result] if seat == self.target else result
