"""Where all this will be found once somebody publishes it. Nobody owns an address yet, so each release says its own.

Where LANTERN_NIGHT_ADDRESS is not set, whatever needs an address is left out.
"""

from __future__ import annotations

import os

from lantern_version import VERSION


def address() -> str:
    """The repository's page, as people open it: https://…/owner/name."""
    return os.environ.get("LANTERN_NIGHT_ADDRESS", "").rstrip("/")


def release() -> str:
    return f"{address()}/releases/tag/v{VERSION}"


def download(file: str) -> str:
    """What is attached to this version's release lies there under its own name."""
    return f"{address()}/releases/download/v{VERSION}/{file}"


def issues() -> str:
    return f"{address()}/issues"


def licence() -> str:
    return f"{address()}/blob/v{VERSION}/LICENSE"
