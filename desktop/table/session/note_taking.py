"""What the holder of the lantern writes down for himself, as he does it. It does not touch the game."""

from __future__ import annotations

from typing import Any

from desktop.table.privacy.machine import Machine
from desktop.table.session.keeper import Keeper
from desktop.table.session.notes import Notes

# The longest note.
NOTE = 120


class NoteTaking:
    """A session's part."""

    machine: Machine
    keeper: Keeper
    notes: Notes
    note_draft: str

    def draft_note(self, text: str, now: float) -> None:
        self.machine.types(now)
        if self.machine.lit_seat:
            self.note_draft = text[:NOTE]

    def note(self, text: str, now: float) -> None:
        """Where it is what has been drafted, a new one may be begun."""
        seat = self.machine.lit_seat
        if seat and text.strip():
            if text == self.note_draft:
                self.draft_note("", now)
            self._keep_note({"seat": seat, "text": text.strip()}, now)

    def erase_note(self, line: int, now: float) -> None:
        seat = self.machine.lit_seat
        if seat and 0 <= line < len(self.notes.of(seat)):
            self._keep_note({"seat": seat, "erase": line}, now)

    def _keep_note(self, entry: dict[str, Any], now: float) -> None:
        """It stands there all the same where the disk refuses it."""
        self.machine.sign_of_life(now)
        self.notes = self.notes.with_(entry)
        self.keeper.note(entry)
