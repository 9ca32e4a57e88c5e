from __future__ import annotations

import pytest

from desktop.voice import reciter


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host's pauses are for ears alone."""
    monkeypatch.setattr(reciter, "BETWEEN", 0)
    monkeypatch.setattr(reciter, "APART", 0)
