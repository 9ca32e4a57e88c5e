from .guard import Guard


class Dragon(Guard):
    """A second knight (EJ-122, EJ-13)."""

    id = "dragon"
