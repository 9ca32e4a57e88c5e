"""Packs: roles, events and boards of a group's own, read as data and laid into a ruleset.

Nothing here is imported until somebody plays with a pack: the first screen knows none.
"""

from .choices import PartChoices, part_choices, part_faults
from .extended import extended, unlaid
from .faults import BadPack, Fault, PackWaits
from .files import ENDING, contents, packed
from .lanternpack import LanternPack, opened, read

__all__ = [
    "ENDING",
    "BadPack",
    "Fault",
    "LanternPack",
    "PackWaits",
    "PartChoices",
    "contents",
    "extended",
    "opened",
    "packed",
    "part_choices",
    "part_faults",
    "read",
    "unlaid",
]
