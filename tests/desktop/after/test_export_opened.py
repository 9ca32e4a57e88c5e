"""The exported page, opened in a browser that may ask for nothing: every step shows, by keys and by clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.after.end.page import EndPage
from desktop.after.end.page import page as end_page
from desktop.after.export import html
from desktop.after.replay.replay import Replay
from i18n import Words
from tests.desktop.after import browser
from tests.desktop.after.ending import RULESETS, journal

# What is told, who lives, and how much is marked as the step that is shown: asked for in one go.
STEP = """[document.getElementById('now').innerText,
    Array.from(document.querySelectorAll('.seat'), seat => !seat.classList.contains('out')),
    document.querySelectorAll('[aria-current]').length]"""

# Where everything stands that is no secret.
BOXES = """Array.from(document.querySelectorAll("body :not(.secret, .secret *)"), item => item.getBoundingClientRect())
    .map(box => [box.x, box.y, box.width, box.height].map(Math.round).join())"""


@pytest.fixture(scope="module")
def tab() -> Iterator[browser.Tab]:
    with browser.tab() as opened:
        yield opened


def opened(tab: browser.Tab, folder: Path, ruleset: str, *, is_shut: bool = False) -> tuple[Replay, EndPage]:
    replay = Replay.of(journal(ruleset, 3))
    file = folder / "game.html"
    file.write_text(html.page("ja", replay, is_shut=is_shut), encoding="utf-8")
    tab.events.clear()
    tab.open(file)
    return replay, end_page(Words("ja", ruleset), replay)


def words(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_step_shows_and_nothing_is_asked_for(tab: browser.Tab, tmp_path: Path, ruleset: str) -> None:
    replay, shown = opened(tab, tmp_path, ruleset)
    tab.press("Home")
    for at, step in enumerate(shown.steps):
        now, living, marked = tab.says(STEP)
        assert words(step.when) in words(now)
        assert all(words(line.text) in words(now) for line in step.lines)
        assert living == [seat.is_alive for seat in replay.rings[at]]
        assert marked == 1
        tab.press("ArrowRight")
    assert tab.asked_for == [(tmp_path / "game.html").as_uri()]
    assert tab.happened("Log.entryAdded") == tab.happened("Runtime.exceptionThrown") == []


def test_the_buttons_and_a_highlight_go_there(tab: browser.Tab, tmp_path: Path) -> None:
    _, shown = opened(tab, tmp_path, "jinro_nine")
    at = "Number(document.getElementById('at').value)"
    assert tab.says(at) == len(shown.steps) - 1
    tab.click("#back")
    assert tab.says(at) == len(shown.steps) - 2
    tab.click("#on")
    assert tab.says(at) == len(shown.steps) - 1
    tab.click("a[data-step]")
    assert tab.says(at) == int(tab.says("document.querySelector('a[data-step]').dataset.step"))


def test_what_was_shut_opens_shut(tab: browser.Tab, tmp_path: Path) -> None:
    replay, shown = opened(tab, tmp_path, "jinro_nine", is_shut=True)
    roles = [row.line for row in shown.rows]
    tab.press("Home")
    for _ in replay.steps:
        seen, told = tab.says("[document.body.innerText, document.getElementById('now').innerText]")
        assert not [line for line in roles if line in seen]
        assert len(told.strip().split("\n")) > 1
        tab.press("ArrowRight")
    tab.click("#roles")
    seen = tab.says("document.body.innerText")
    assert all(line in seen for line in roles)


def test_what_is_shut_is_opened_one_by_one(tab: browser.Tab, tmp_path: Path) -> None:
    _, shown = opened(tab, tmp_path, "witch_trial", is_shut=True)
    heights = "new Set(Array.from(document.querySelectorAll('.who li'), row => row.offsetHeight)).size"
    assert tab.says(heights) == 1
    for row in shown.rows[:2]:
        tab.click(f".who [data-seat='{row.number}'] .opens")
    seen = [words(row) for row in tab.says("Array.from(document.querySelectorAll('.who li'), row => row.innerText)")]
    is_open = [words(row.line) in text for row, text in zip(shown.rows, seen, strict=True)]
    assert is_open == [row.number <= 2 for row in shown.rows]
    assert tab.says("document.querySelectorAll('.seat.open').length") == 2


@pytest.mark.parametrize("width", [1280, 360])
def test_what_is_shut_moves_nothing(tab: browser.Tab, tmp_path: Path, width: int) -> None:
    opened(tab, tmp_path, "ultimate_thirteen", is_shut=True)
    tab.call("Emulation.setDeviceMetricsOverride", width=width, height=740, deviceScaleFactor=1, mobile=True)
    before = tab.says(BOXES)
    tab.says("document.querySelectorAll('.secret').forEach(secret => secret.replaceChildren())")
    assert tab.says(BOXES) == before
    tab.call("Emulation.clearDeviceMetricsOverride")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_a_phone_nothing_stands_beside_the_page(tab: browser.Tab, tmp_path: Path, ruleset: str) -> None:
    opened(tab, tmp_path, ruleset)
    tab.call("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1, mobile=True)
    assert tab.says("document.documentElement.scrollWidth") == 360
    tab.call("Emulation.clearDeviceMetricsOverride")


def test_playing_goes_on_from_the_beginning_and_can_be_stopped(tab: browser.Tab, tmp_path: Path) -> None:
    opened(tab, tmp_path, "jinro_nine")
    label = "document.getElementById('play').getAttribute('aria-label')"
    tab.click("#play")
    assert tab.says("Number(document.getElementById('at').value)") == 0
    assert tab.says(label) == Words("ja").text("end.replay.pause")
    tab.click("#play")
    assert tab.says(label) == Words("ja").text("end.replay.play")
