"""How a pack's program is told from the house's while it runs, and what is raised in one that comes to no end."""

from __future__ import annotations

_PREFIX = "lanternpack-"


class PackHung(BaseException):
    """No `Exception`: a handler of the pack's own is not meant for it."""

    pack = ""


def module_name(pack: str, content: str) -> str:
    """Of all modules of one pack: no id has a hyphen in it."""
    return f"{_PREFIX}{pack}-{content[:16]}"


def pack_of(module: object) -> str:
    """The id of the pack that a module is of; empty for one of the house's."""
    return module.split("-")[1] if isinstance(module, str) and module.startswith(_PREFIX) else ""


def hung(error: BaseException | None) -> str:
    """The pack that was interrupted, where it came of that."""
    known: list[BaseException] = []
    while error is not None and error not in known:
        if isinstance(error, PackHung):
            return error.pack
        known.append(error)
        error = error.__cause__ or error.__context__
    return ""
