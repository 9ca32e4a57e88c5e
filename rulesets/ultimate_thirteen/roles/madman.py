from rulesets.werewolf.roles import madman


class Madman(madman.Madman):
    """Counts on neither side (U13-50); to the medium it is a madman (U13-27)."""

    counts = "neither"
