"""The pins: complete on all three systems, although they are made on one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import lock

FOLDER = Path(lock.__file__).parent
HASH = r" \\\n    --hash=sha256:[0-9a-f]{64}"
PIN = re.compile(rf"^([^\s#\\][^\\\n]*)((?:{HASH})+)$", re.MULTILINE)
SYSTEMS = [
    {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
]
PYTHONS = ["3.11", "3.12", "3.13"]


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def pins(name: str) -> dict[str, Requirement]:
    found = [Requirement(line) for line, _hashes in PIN.findall(text(name))]
    return {canonicalize_name(pin.name): pin for pin in found}


def asked(name: str) -> list[Requirement]:
    lines = [line for line in text(name).splitlines() if line and not line.startswith(("#", "-"))]
    return [Requirement(line) for line in lines]


def needs(package: str) -> list[Requirement]:
    """What an installed package needs. One for another system is not installed here, and is taken to need nothing."""
    try:
        return [Requirement(line) for line in requires(package) or []]
    except PackageNotFoundError:
        return []


def closure(start: list[Requirement], environment: dict[str, str]) -> Iterator[Requirement]:
    waiting, seen = list(start), set()
    while waiting:
        wanted = waiting.pop()
        if wanted.marker and not wanted.marker.evaluate({**environment, "extra": ""}):
            continue
        yield wanted
        if wanted.name not in seen:
            seen.add(wanted.name)
            waiting += needs(wanted.name)


@pytest.mark.parametrize("name", ["requirements", "requirements-dev"])
def test_the_lock_holds_pins_with_hashes_and_nothing_else(name: str) -> None:
    rest = [line for line in PIN.sub("", text(f"{name}.txt")).splitlines() if line and not line.startswith("#")]
    assert rest == []
    assert all(str(pin.specifier).startswith("==") for pin in pins(f"{name}.txt").values())


def test_what_the_game_runs_on_is_the_same_in_both_locks() -> None:
    run, dev = pins("requirements.txt"), pins("requirements-dev.txt")
    assert run
    assert {name: dev.get(name) for name in run} == run


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system["sys_platform"])
@pytest.mark.parametrize("name", ["requirements", "requirements-dev"])
def test_whatever_a_system_needs_is_pinned_for_it(name: str, system: dict[str, str], python: str) -> None:
    found = pins(f"{name}.txt")
    environment = {
        **{key: str(value) for key, value in default_environment().items()},
        **system,
        "python_version": python,
        "python_full_version": f"{python}.0",
    }
    for wanted in closure(asked(f"{name}.in"), environment):
        pin = found[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(str(pin.specifier).removeprefix("==")), f"{pin} is not {wanted}"
        assert not pin.marker or pin.marker.evaluate(environment), f"{pin} leaves out {system['sys_platform']}"
