"""Why a disk would not take something."""

from __future__ import annotations

import errno

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_FORBIDDEN = (errno.EACCES, errno.EROFS, errno.EPERM)

SENTENCES = {"full": "error.disk_full", "read_only": "error.read_only", "other": "error.not_kept"}


def reason(error: OSError) -> str:
    """full, read_only or other."""
    if error.errno in _FULL:
        return "full"
    return "read_only" if error.errno in _FORBIDDEN else "other"


def sentence(error: OSError) -> str:
    """Its id. Of what a table has answered the stage has a sentence of its own."""
    return SENTENCES[reason(error)]
