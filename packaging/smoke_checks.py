"""What the smoke test asks of a frozen program."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from desktop.keep.journal_file import JournalFile
from i18n.languages import RECORDS
from lantern_version import VERSION, commit
from smoke_room import PATIENCE, Room

# So many lines a game's file must have before its program is killed: the deal is over then.
LINES = 24
# So many seconds between two looks at it.
LOOK = 0.02
# The program sees to these itself; what only asks about it does not.
NO_SCREEN = {"QT_QPA_PLATFORM": "offscreen", "LC_CTYPE": "C.UTF-8"}
KANJI = re.compile(r"[\u4e00-\u9fff]")
SEATS = 9


def _two_tables(names: Iterable[str]) -> tuple[str, str]:
    """Same length, other signs: where no font has them, two lists look the same."""
    signs = "".join(dict.fromkeys(KANJI.findall("".join(names))))
    return signs[:SEATS], signs[SEATS : 2 * SEATS]


SIGNS = {one.id: _two_tables(one.names) for one in RECORDS.values() if one.face}


@dataclass(frozen=True)
class Check:
    name: str
    trouble: str
    seconds: float
    detail: str = ""


def version(room: Room) -> Check:
    run = room.run("--version")
    said = run.out.strip()
    return Check("--version", run.trouble or unless_version(said), run.seconds, said)


def unless_version(said: str) -> str:
    """0.1.0 (1a2b3c4d5e6f): what was made of sources without a history can't tell the commit."""
    number, _, of = said.partition(" ")
    knows = not commit() or of == f"({commit()})"
    return "" if number == VERSION and knows else f"said {said!r}"


def first_frame(room: Room, name: str = "first frame", **more: str) -> Check:
    run = room.run("first-frame", **more)
    return Check(name, run.trouble or unless_frame(run.out), run.seconds, run.out.strip())


def ahead(room: Room) -> Check:
    """Once Home was drawn."""
    found = room.remade()
    return Check("made ahead", f"made anew: {', '.join(found[:5])}" if found else "", 0.0, "nothing made anew")


def unless_frame(out: str) -> str:
    try:
        return "" if json.loads(out)["first_frame_ms"] > 0 else f"said {out!r}"
    except (ValueError, KeyError, TypeError):
        return f"said {out!r}"


def demo(room: Room, ruleset: str, language: str) -> Check:
    run = room.run("demo", ruleset, "--language", language, "--fast")
    return Check(f"{ruleset}, {language}", run.trouble, run.seconds)


def estimate(room: Room, ruleset: str) -> Check:
    """Its games are played in another process of the program."""
    run = room.run("estimate", ruleset, "--games", "20", "--json")
    return Check(f"{ruleset}, estimate", run.trouble or _unless_estimate(run.out), run.seconds)


def _unless_estimate(out: str) -> str:
    try:
        return "" if json.loads(out)["games"] == 20 else f"said {out!r}"
    except (ValueError, KeyError, TypeError):
        return f"said {out!r}"


def signs(room: Room, language: str) -> Check:
    """With no font but the bundle's own, other names are drawn in another way, and the same names in the same."""
    began = monotonic()
    ours, others = SIGNS[language]
    covers = [_covers(room, language, names) for names in (ours, ours, others)]
    if not covers[0] or covers[0] != covers[1]:
        trouble = "the same names were not drawn alike"
    else:
        alike = sum(one == other for one, other in zip(covers[0], covers[2], strict=True))
        trouble = f"{alike} names look like others" if alike else ""
    return Check(f"names, {language}", trouble, monotonic() - began, f"{len(covers[0])} covers")


def _covers(room: Room, language: str, names: str) -> list[bytes]:
    frames = room.user / "frames"
    options = ["--names", ",".join(names), "--language", language, "--until-day", "0", "--fast"]
    options += ["--frames", str(frames), "--size", "800x600"]
    run = room.run("demo", "jinro_nine", *options)
    listed = json.loads((frames / "frames.json").read_text(encoding="utf-8")) if not run.trouble else []
    found = [(frames / frame["file"]).read_bytes() for frame in listed if frame["state"] == "cover"]
    shutil.rmtree(frames, ignore_errors=True)
    return found


def resumed(room: Room, ruleset: str, language: str) -> Check:
    """A game is killed in the middle, waits at Home, is taken up there and played to its end."""
    began = monotonic()
    trouble, detail = _killed_and_resumed(room, ruleset, language)
    shutil.rmtree(room.kept, ignore_errors=True)
    return Check(f"{ruleset} resumed", trouble, monotonic() - began, detail)


def _killed_and_resumed(room: Room, ruleset: str, language: str) -> tuple[str, str]:
    trouble, answers = _killed(room, ruleset, language)
    if trouble:
        return trouble, ""
    home = room.run("first-frame")
    after = room.run(name="probe", **NO_SCREEN)
    if home.trouble or after.trouble:
        return home.trouble or after.trouble, ""
    found = json.loads(after.out)
    detail = f"killed after {answers} answers, back at {found['state']} with {found.get('answers')}"
    is_right = found["state"] in ("cover", "table") and found["answers"] == answers and found["is_over"]
    return "" if is_right else f"found {found}", detail


def _killed(room: Room, ruleset: str, language: str) -> tuple[str, int]:
    """What is wrong, or how many answers the killed game has left; its file now lies where the app keeps games."""
    process = room.start("lantern-night", "demo", ruleset, "--language", language, "--fast")
    lines = _followed(process, room.temporary)
    code = process.poll()
    process.kill()
    _, errors = process.communicate()
    answers = _left(room)
    return ("" if code is None and lines >= LINES and answers else _unkilled(lines, code, errors)), answers


def _followed(process: subprocess.Popen[str], folder: Path) -> int:
    """Looks on while the game's file grows, however slowly, and says how many lines it has got to."""
    lines, until = 0, monotonic() + PATIENCE
    while lines < LINES and process.poll() is None and monotonic() < until:
        sleep(LOOK)
        before, lines = lines, max(lines, _lines(folder))
        if lines > before:
            until = monotonic() + PATIENCE
    return lines


def _unkilled(lines: int, code: int | None, errors: str) -> str:
    if code:
        return f"ended with {code}; {errors.strip()[-400:]}"
    if code is None and lines < LINES:
        return f"wrote {lines} lines, then nothing for {PATIENCE} s"
    return "was over before it could be killed"


def _left(room: Room) -> int:
    """Moves what was killed to the games that wait at Home. Its own file says how many answers it holds."""
    files = list(room.temporary.rglob("*.lantern"))
    answers = max((len(JournalFile.recover(file)[1].journal["answers"]) for file in files), default=0)
    games = room.kept / "games"
    games.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.move(file, games / file.name)
    emptied(room.temporary)
    return answers


def emptied(folder: Path) -> None:
    """A killed game leaves folders, and the lock by which a copy of it knows that it is being played."""
    for left in folder.iterdir():
        if left.is_dir():
            shutil.rmtree(left)
        else:
            left.unlink()


def _lines(folder: Path) -> int:
    """Of the longest game that lies there. One that is over goes away with its folder, maybe while this looks."""
    try:
        return max((file.read_bytes().count(b"\n") for file in folder.rglob("*.lantern")), default=0)
    except OSError:
        return 0


def strays(room: Room) -> Check:
    found = room.strays()
    return Check("files elsewhere", f"there are {', '.join(found[:5])}" if found else "", 0.0, "none")


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees: its name, or nothing where there is no Xvfb."""
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        yield ""
        return
    command = [xvfb, "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            yield f":{server.stdout.readline().strip()}" if server.stdout else ""
        finally:
            server.terminate()
