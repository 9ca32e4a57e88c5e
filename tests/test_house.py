"""What holds for every file of the house, whoever wrote it."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections import Counter
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev_commands
from devtools.house.tree import Tree
from lantern_version import VERSION

ROOT = Path(__file__).resolve().parent.parent
MADE = re.compile(r"(^|/)(\.git|\.venv|\.hypothesis|\.\w+_cache|__pycache__|build|dist|[^/]+\.egg-info)/")
AT_HOME = {"benchmarks", "devtools", "packaging", "tests"}  # Python that stays in the repository

# Spelt in pieces, so that this file passes too.
ELSEWHERE = {
    "a package registry": re.compile(
        "pypi" + r"\.org|python" + "hosted|npm" + r"js\.|deb\." + r"debian|security\.deb" + "ian"
    ),
    "a path of one machine": re.compile(r"(?<![\w.~/-])/(?:home|root|work|Users)/\w|[A-Z]:\\\\?Users\\"),
}
LOOSE_ENDS = re.compile(
    "TO" + "DO|FIX" + r"ME|\bXX" + r"X\b|NotImplemented" + r"Error|pytest\.sk" + "ip|mark.sk" + "ip|xf" + "ail"
)


def listed() -> list[str]:
    """What git keeps or would keep; in a copy without git, all that was not made by a tool."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        every = (path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file())
        return [name for name in every if not MADE.search(name)]


def texts() -> dict[str, str]:
    found = {}
    for name in listed():
        try:
            found[name] = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError):  # a picture or a sound; a file just taken away
            continue
    return found


TEXTS = texts()
CODE = {name: text for name, text in TEXTS.items() if name.endswith((".py", ".qml"))}
PROJECT: dict[str, Any] = tomllib.loads(TEXTS["pyproject.toml"])
WHEEL: dict[str, Any] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
SHIPPED: list[str] = WHEEL["only-include"]


def places(pattern: re.Pattern[str], files: dict[str, str]) -> list[str]:
    """Where it stands, as file:line."""
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in files.items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def is_shipped(name: str) -> bool:
    return PurePosixPath(name).parts[0] in SHIPPED


@pytest.mark.parametrize("what", ELSEWHERE)
def test_no_file_names(what: str) -> None:
    assert places(ELSEWHERE[what], TEXTS) == []


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a package registry", "index = https://" + "pypi" + ".org/simple"),
        ("a package registry", "files.python" + "hosted.org"),
        ("a path of one machine", "open('/ho" + "me/somebody/x')"),
        ("a path of one machine", "see /wo" + "rk/notes.md"),
    ],
)
def test_such_a_line_would_be_seen(what: str, line: str) -> None:
    assert places(ELSEWHERE[what], {"file": f"one\n{line}\n"}) == [f"file:2: {line}"]


@pytest.mark.parametrize("line", ["tests/home/test_x.py", "rulesets/work/x", "https://example.com/home/x", "~/home/x"])
def test_a_path_of_ours_is_no_path_of_a_machine(line: str) -> None:
    assert places(ELSEWHERE["a path of one machine"], {"file": line}) == []


def test_there_are_no_loose_ends_in_the_code() -> None:
    assert places(LOOSE_ENDS, CODE) == []


def test_no_file_of_code_is_over_400_lines() -> None:
    assert {name: text.count("\n") for name, text in CODE.items() if text.count("\n") > 400} == {}


LEANING = re.compile(r"^\s*(?:from|import) tests\.\S*\btest_\w+|^\s*from tests\S* import .*\btest_\w+")


def test_no_test_leans_on_another_file_of_tests() -> None:
    """What two of them need stands in a file of its own: what breaks the one must not take the other along."""
    assert places(LEANING, {name: text for name, text in CODE.items() if name.startswith("tests/")}) == []


@pytest.mark.parametrize(
    "line", ["from tests.home.test_home import x", "import tests.test_x", "from tests import test_x"]
)
def test_a_test_that_leans_would_be_seen(line: str) -> None:
    assert places(LEANING, {"file": f"{line}\n"}) == [f"file:1: {line}"]


def test_packaging_is_a_plain_folder() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists(), "the name belongs to the library of the same name"


def test_every_folder_of_python_is_shipped_or_known_to_stay() -> None:
    tops = {name.split("/")[0] for name in CODE if "/" in name}
    assert {top for top in tops - AT_HOME if not is_shipped(top)} == set()


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["tool"]["hatch"]["version"] == {"path": "lantern_version.py"}
    assert "version" not in PROJECT["project"]
    released = re.findall(r"^## \[(\d[^\]]*)\]", TEXTS["CHANGELOG.md"], re.MULTILINE)
    assert released[:1] in ([], [VERSION])


def test_what_the_project_needs_is_what_is_pinned() -> None:
    def names(lines: list[str]) -> set[str]:
        return {canonicalize_name(Requirement(line).name) for line in lines if line and not line.startswith("#")}

    # The fonts are cut before anything starts, and only in a checkout.
    needed = names(PROJECT["project"]["dependencies"]) | {"fonttools"}
    assert needed == names(TEXTS["packaging/requirements.in"].splitlines())


def test_everything_pinned_is_credited() -> None:
    pinned = re.findall(r"^([\w.-]+)==", TEXTS["packaging/requirements-dev.txt"], re.MULTILINE)
    credited = re.findall(r"^\| ([\w.-]+) \|", TEXTS["THIRD_PARTY.md"], re.MULTILINE)
    assert {canonicalize_name(name) for name in pinned} - {canonicalize_name(name) for name in credited} == set()


@pytest.mark.parametrize("name", ["README.md", ".ci/run", ".github/workflows/ci.yml"])
def test_commands_that_are_named_exist(name: str) -> None:
    named = re.findall(r"packaging/dev\.py (\w+)", TEXTS[name])
    assert named
    assert set(named) <= set(dev_commands.COMMANDS)


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith(".md")])
def test_links_to_files_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", TEXTS[name])
    assert [link for link in links if not ((ROOT / name).parent / link).exists()] == []


TREE = Tree(ROOT)


def test_a_class_name_of_the_desktop_is_one_idea() -> None:
    known = Counter(node.name for _, node in TREE.classes("desktop"))
    assert [name for name, times in known.items() if times > 1] == []


def test_a_function_fits_on_a_page() -> None:
    assert max(TREE.functions()) < 40
