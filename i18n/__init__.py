"""Words in four languages: the catalogs, their reader, what makes sentences of asks and notices, and the checks."""

from .languages import LANGUAGES, NAMES, PSEUDO
from .words import Words

__all__ = ["LANGUAGES", "NAMES", "PSEUDO", "Words"]
