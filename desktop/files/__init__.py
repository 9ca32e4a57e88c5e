"""Files that somebody asked for: written at once into one folder of the documents, and never over another file."""

from __future__ import annotations

from desktop.files.saving import CannotSave, documents, save
from desktop.files.showing import show

__all__ = ["CannotSave", "documents", "save", "show"]
