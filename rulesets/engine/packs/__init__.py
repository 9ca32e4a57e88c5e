"""Packs: roles, events and boards of a group's own, read as data and laid into a ruleset.

Nothing here is imported until somebody plays with a pack: the first screen knows none.
"""

from .extended import extended
from .faults import BadPack, Fault
from .files import ENDING, contents, packed
from .lanternpack import LanternPack, opened, read

__all__ = ["ENDING", "BadPack", "Fault", "LanternPack", "contents", "extended", "opened", "packed", "read"]
