from rulesets.werewolf.role import MANY, Role


class Mason(Role):
    """Knows the other masons (EJ-12) and may leave them a line at night (EJ-91)."""

    id = "mason"
    asks = {"mason.whisper": {}}
    notices = {
        "mason.partners": {"params": {"seats": "names"}, "secret": True, "learnt": True, "mates": "seats"},
        "mason.whisper": {"params": {"seat": "name", "text": "text"}, "secret": True, "learnt": True},
    }
    company = circle = "mason"
    least = 2
    most = MANY
