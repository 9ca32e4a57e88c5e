"""The exported page, opened in a browser that may ask for nothing: every step shows, by keys and by clicks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.after.end.page import EndPage
from desktop.after.end.page import page as end_page
from desktop.after.export import html
from desktop.after.replay.replay import Replay
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.after import browser
from tests.desktop.after.ending import RULESETS, journal

# What is told, who lives, and how much is marked as the step that is shown: asked for in one go.
STEP = """[document.getElementById('now').innerText,
    Array.from(document.querySelectorAll('.seat'), seat => !seat.classList.contains('out')),
    document.querySelectorAll('[aria-current]').length]"""

# Where everything stands that is no secret.
BOXES = """Array.from(document.querySelectorAll("body :not(.secret, .secret *)"), item => item.getBoundingClientRect())
    .map(box => [box.x, box.y, box.width, box.height].map(Math.round).join())"""


# What has more in it than it is wide; behind the header stands a moon.
WIDER = """Array.from(document.querySelectorAll("body *"))
    .filter(item => item.clientWidth && item.scrollWidth > item.clientWidth + 1)
    .filter(item => item.tagName !== "HEADER")
    .map(item => item.tagName + "." + item.className)"""
# Seats, and words of the charts, that lie on each other.
ON_EACH_OTHER = """[".seat", ".who li", ".voter, .whom", ".finger"].flatMap(kind => {
    const boxes = Array.from(document.querySelectorAll(kind), item => item.getBoundingClientRect())
        .filter(box => box.width)
    const on = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return boxes.flatMap((a, at) => boxes.slice(at + 1).filter(b => on(a, b)).map(b => kind + " " + a.x + " " + b.x))
})"""
# What nobody can read without a glass.
SMALL = """Array.from(document.querySelectorAll("body *"))
    .filter(item => item.getClientRects().length)
    .filter(item => Array.from(item.childNodes).some(one => one.nodeType === 3 && one.data.trim()))
    .filter(item => parseFloat(getComputedStyle(item).fontSize) < 12).map(item => item.className)"""
GO_TO = """(range => {
    range.value = STEP
    range.dispatchEvent(new Event("input"))
})(document.getElementById("at"))"""
# For each arrow the seat that its tip is nearest to.
ENDS = """(() => {
    const frame = document.querySelector(".ring").getBoundingClientRect()
    const places = Array.from(document.querySelectorAll(".place"), item => item.getBoundingClientRect())
        .map(box => [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y])
    return Array.from(document.querySelectorAll(".threads path.knot"), arrow => {
        const tip = /M([-\\d.]+),([-\\d.]+)/.exec(arrow.getAttribute("d")).slice(1).map(Number)
        const far = places.map(place => Math.hypot(place[0] - tip[0], place[1] - tip[1]))
        return far.indexOf(Math.min(...far))
    })
})()"""
# What differs too little from its own ground, or from this one where it has none.
READ_ON = """(() => {
    const dots = document.createElement("canvas").getContext("2d", {willReadFrequently: true})
    const light = colour => {
        dots.fillStyle = colour
        dots.fillRect(0, 0, 1, 1)
        const [red, green, blue] = Array.from(dots.getImageData(0, 0, 1, 1).data.slice(0, 3), value => value / 255)
            .map(value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    const seen = item => item.getClientRects().length && !item.closest(".ring, .player")
    const said = document.querySelectorAll("main h2, main h3, main p, main li, main th, main .finger, .deaths *")
    return Array.from(said).filter(seen).filter(item => {
        const style = getComputedStyle(item)
        const own = style.backgroundColor === "rgba(0, 0, 0, 0)" ? GROUND : style.backgroundColor
        const [text, ground] = [light(style.color), light(own)]
        return Math.max(text, ground) / Math.min(text, ground) < 4.5
    }).map(item => item.tagName + "." + item.className + " " + getComputedStyle(item).color)
})()"""
LONG = {
    "ja": "アレクサンドラ・ペトロワ",
    "zh-Hans": "慕容晓晓小朋友",
    "zh-Hant": "慕容曉曉小朋友",
    "en": "Maximilian-Alexander",
}


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
    for act in shown.acts:
        now, living, marked = tab.says(STEP)
        assert words(act.when) in words(now)
        assert all(words(line.text) in words(now) for line in act.lines)
        assert living == [seat.is_alive for seat in replay.rings[act.last]]
        assert marked == 1
        tab.press("ArrowRight")
    assert tab.asked_for == [(tmp_path / "game.html").as_uri()]
    assert tab.happened("Log.entryAdded") == tab.happened("Runtime.exceptionThrown") == []


def test_the_buttons_and_a_highlight_go_there(tab: browser.Tab, tmp_path: Path) -> None:
    _, shown = opened(tab, tmp_path, "jinro_nine")
    at = "Number(document.getElementById('at').value)"
    assert tab.says(at) == len(shown.acts) - 1
    tab.click("#back")
    assert tab.says(at) == len(shown.acts) - 2
    tab.click("#on")
    assert tab.says(at) == len(shown.acts) - 1
    tab.click("a[data-step]")
    assert tab.says(at) == int(tab.says("document.querySelector('a[data-step]').dataset.step"))


def test_what_was_shut_opens_shut(tab: browser.Tab, tmp_path: Path) -> None:
    replay, shown = opened(tab, tmp_path, "jinro_nine", is_shut=True)
    roles = [row.line for row in shown.rows]
    tab.press("Home")
    for _ in replay.acts:
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


@pytest.mark.usefixtures("width")
def test_what_is_shut_moves_nothing(tab: browser.Tab, tmp_path: Path) -> None:
    opened(tab, tmp_path, "ultimate_thirteen", is_shut=True)
    before = tab.says(BOXES)
    tab.says("document.querySelectorAll('.secret').forEach(secret => secret.replaceChildren())")
    assert tab.says(BOXES) == before


@pytest.fixture(params=[1280, 768, 360])
def width(tab: browser.Tab, request: pytest.FixtureRequest) -> Iterator[int]:
    tab.call("Emulation.setDeviceMetricsOverride", width=request.param, height=740, deviceScaleFactor=1, mobile=True)
    yield request.param
    tab.call("Emulation.clearDeviceMetricsOverride")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_has_to_be_moved_sideways(tab: browser.Tab, tmp_path: Path, width: int, ruleset: str) -> None:
    opened(tab, tmp_path, ruleset)
    assert tab.says("document.documentElement.scrollWidth") == width
    assert tab.says(WIDER) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_with_long_names_have_room(tab: browser.Tab, tmp_path: Path, width: int, language: str) -> None:
    names = [f"{LONG[language]} {seat}" for seat in range(20)]
    game = Game.new("langrensha", names, seed=3)
    play_out(game, RandomBot(3))
    (tmp_path / "game.html").write_text(html.page(language, Replay.of(game.journal)), encoding="utf-8")
    tab.events.clear()
    tab.open(tmp_path / "game.html")
    assert tab.says("document.documentElement.scrollWidth") == width
    assert tab.says(WIDER) == []
    assert tab.says(ON_EACH_OTHER) == []
    assert tab.says(SMALL) == []


@pytest.mark.usefixtures("width")
def test_arrows_show_who_votes_for_whom(tab: browser.Tab, tmp_path: Path) -> None:
    replay, _ = opened(tab, tmp_path, "ultimate_thirteen")
    ballot = max(replay.story.ballots, key=lambda one: len(one.named))
    last = max(ballot.cast.values())
    tab.says(GO_TO.replace("STEP", str(replay.act_at(last))))
    arrows = "document.querySelectorAll('.threads .thread').length"
    assert tab.says(arrows) == sum(name is not None for name in ballot.named.values())
    # Each ends at the lantern that it points at.
    numbers = {name: number for number, name in enumerate(replay.story.players)}
    aimed = [numbers[name] for voter in replay.story.players if (name := ballot.named.get(voter)) is not None]
    assert tab.says(ENDS) == aimed
    tab.press("Home")
    assert tab.says(arrows) == 0


def test_what_is_shut_has_no_arrows(tab: browser.Tab, tmp_path: Path) -> None:
    replay, _ = opened(tab, tmp_path, "jinro_nine", is_shut=True)
    secret = next(at for at, step in enumerate(replay.steps) if step.ask and step.ask.secret and step.ask.of == "seat")
    tab.says(GO_TO.replace("STEP", str(replay.act_at(secret))))
    seen = "document.querySelectorAll('.threads .thread, .acts, .aimed').length"
    assert tab.says(seen) == 0
    tab.click("#roles")
    assert tab.says(seen) > 0


@pytest.mark.parametrize(("media", "scheme"), [("screen", "light"), ("screen", "dark"), ("print", "light")])
def test_it_can_be_read_by_day_by_night_and_on_paper(tab: browser.Tab, tmp_path: Path, media: str, scheme: str) -> None:
    opened(tab, tmp_path, "langrensha")
    tab.call("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": scheme}])
    # Of what stands on the sheets, by its own colour; on paper nothing is drawn behind it.
    grounds = {"light": "#e9dab4", "dark": "#20180f"}
    ground = "#ffffff" if media == "print" else grounds[scheme]
    assert tab.says(READ_ON.replace("GROUND", json.dumps(ground))) == []
    tab.call("Emulation.setEmulatedMedia", media="", features=[])


def test_playing_goes_on_from_the_beginning_and_can_be_stopped(tab: browser.Tab, tmp_path: Path) -> None:
    opened(tab, tmp_path, "jinro_nine")
    label = "document.getElementById('play').getAttribute('aria-label')"
    tab.click("#play")
    assert tab.says("Number(document.getElementById('at').value)") == 0
    assert tab.says(label) == Words("ja").text("end.replay.pause")
    tab.click("#play")
    assert tab.says(label) == Words("ja").text("end.replay.play")
