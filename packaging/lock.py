"""Pins what the two .in files ask for, with hashes for every system: run `python packaging/lock.py`.

pip-compile leaves out what the system it runs on does not need. So it is shown the lines without their markers, and
the markers are put back on what it answers.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = ("requirements.in", "requirements-dev.in")
MARKED = re.compile(r"^(?P<name>[\w.-]+)(?P<version>[^;#\n]*?)[ \t]*;[ \t]*(?P<marker>.+)$", re.MULTILINE)
PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)", re.MULTILINE)
COMPILE = (
    "--quiet",
    "--generate-hashes",
    "--allow-unsafe",
    "--strip-extras",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
    "--newline=lf",
)


def without_markers(source: str) -> str:
    return MARKED.sub(r"\g<name>\g<version>", source)


def markers(source: str) -> dict[str, str]:
    return {line["name"].lower(): line["marker"] for line in MARKED.finditer(source)}


def with_markers(pinned: str, wanted: dict[str, str]) -> str:
    def marked(line: re.Match[str]) -> str:
        marker = wanted.get(line["name"].lower())
        return f"{line[0]} ; {marker}" if marker else line[0]

    return PINNED.sub(marked, pinned)


def compiled(source: Path, sources: Path) -> str:
    target = sources / source.with_suffix(".txt").name
    command = [sys.executable, "-m", "piptools", "compile", *COMPILE, "--output-file", str(target), source.name]
    subprocess.run(command, cwd=sources, check=True, stdout=subprocess.DEVNULL)
    return target.read_text(encoding="utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        for name in SOURCES:
            (sources / name).write_text(without_markers((HERE / name).read_text(encoding="utf-8")), encoding="utf-8")
        for name in SOURCES:
            wanted = markers((HERE / name).read_text(encoding="utf-8"))
            target = (HERE / name).with_suffix(".txt")
            target.write_text(with_markers(compiled(sources / name, sources), wanted), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
