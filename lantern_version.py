"""The version, at the one place that an installed, a frozen and an unbuilt Lantern Night can all read."""

from __future__ import annotations

from pathlib import Path

VERSION = "0.1.0"
# Written where the program is made into something that is installed; in a checkout git is asked.
COMMIT = Path(__file__).with_name("lantern_commit.txt")


def commit() -> str:
    """Of what sources this is made, or nothing where nobody knows."""
    try:
        return COMMIT.read_text(encoding="ascii").strip()
    except OSError:
        return _of_git(COMMIT.parent)


def whole() -> str:
    """0.1.0 (1a2b3c4d5e6f); 0.1.0 where the sources came without their history."""
    made_of = commit()
    return f"{VERSION} ({made_of})" if made_of else VERSION


def _of_git(folder: Path) -> str:
    if not (folder / ".git").exists():
        return ""
    # Every start reads the version, and few ask for the commit.
    import subprocess  # noqa: PLC0415

    try:
        command = ["git", "-C", str(folder), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
