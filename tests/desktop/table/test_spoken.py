"""The table's language is changed in the middle of a game: everything is in it at once, whatever is on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.keep.pins import hashed
from desktop.seats.seating import Seated, Seating
from desktop.start.game_on import GameOn
from desktop.table.pages.pages import CoverPage, LitPage, SpentPage, TablePage
from desktop.table.second.page import second_page
from desktop.widgets.fonts import families
from i18n import Words
from tests.desktop.around import Hands
from tests.desktop.room import Room
from tests.desktop.start.opened_home import NAMES, Home

pytestmark = pytest.mark.usefixtures("qapp")
STEPS = 90


@pytest.mark.parametrize("leading", ["lantern", "caller"])
def test_whatever_is_on_the_screen_is_in_the_new_language_at_once(leading: str) -> None:
    """As at a table that has always spoken it: covers, lit pages, moments, boards, a leader's calls, the wall."""
    changed, always = Room(False, "1234", leading=leading), Room(False, "1234", "ja", leading=leading)
    seen = set()
    for _ in range(STEPS):
        changed.stage.speak("ja")
        page = changed.page
        seen.add((page.state, page.moments[0].kind if isinstance(page, TablePage) and page.moments else ""))
        assert page == always.page
        assert changed.stage.live == always.stage.live
        assert changed.shown_to_qml == always.shown_to_qml
        walls = [second_page(room.stage.session, room.stage.moment) for room in (changed, always)]
        assert walls[0] == walls[1]
        changed.stage.speak("en")
        if page.state == "lit":
            assert page.language == "ja"
        for room in (changed, always):
            forward(room)
    assert {"cover", "lit", "table"} <= {state for state, _ in seen} or leading != "lantern"
    assert len({kind for _, kind in seen}) > 2
    if leading != "lantern":
        assert "lead" in {state for state, _ in seen}


def forward(room: Room) -> None:
    if room.state == "cover" and not room.page.wants_pin:  # type: ignore[union-attr]
        room.take_up()
    elif room.state == "cover":
        room.stage.dropPin()
    else:
        room.wait(10.0)
        room.answer()


def test_who_has_a_language_of_his_own_keeps_it_and_who_has_none_goes_along() -> None:
    seating = Seating("jinro_nine", "en", (Seated("A", "en"), Seated("B", "zh-Hant"), Seated("C")))
    for language in ("ja", "en", "zh-Hans"):
        seating = seating.spoken(language)
        assert [seating.language_of(name) for name in "ABC"] == ["en", "zh-Hant", language]
    again = Seating.read("jinro_nine", ("A", "B", "C"), seating.written)
    assert again == seating


def test_a_sentence_that_stands_over_the_page_is_said_anew() -> None:
    room = Room()
    room.disk.room = 0
    room.take_up()
    room.stage.confirm()
    assert room.stage.property("trouble") == Words("en").text("error.disk_full")
    room.stage.speak("ja")
    assert room.stage.property("trouble") == Words("ja").text("error.disk_full")


def test_each_page_is_drawn_in_its_readers_glyphs(tmp_path: Path) -> None:
    """Under an app in English, which speaks Japanese later: 直, 骨 and 角 are three others in each of the languages."""
    home = Home(tmp_path)
    home.begin()
    stage, preferences = home.stage, home.app.preferences
    own = {"花子": "zh-Hans", "Aki": "zh-Hant"}
    for spoken in ("en", "ja", "zh-Hans"):
        people = tuple(Seated(name, own.get(name, "")) for name in NAMES)
        stage.session.seating = Seating("jinro_nine", spoken, people)
        preferences.speak(spoken)
        for state in ("cover", "lit"):
            if state == "lit":
                home.take_up()
                assert isinstance(stage.shown, LitPage)
                home.hands.press("open")
            language = stage.shown.language
            assert language == (own[NAMES[0]] if state == "lit" else spoken)
            # A cover speaks to the one it names, too. Names of Han in English are the table's, or Japanese.
            fitting = families_of(language) | (families_of("ja") if language == "en" else set())
            fitting |= families_of(own[NAMES[0]]) if state == "cover" else set()
            assert faces(home) <= fitting, (state, spoken)
            assert faces(home) & families_of(language) or language == "en"
        stage.breakPrivacy()
        home.hands.settle()
    home.close()


def families_of(language: str) -> set[str]:
    return {name.replace("Lantern", kind) for name in families(language) for kind in ("Lantern", "Lampion")}


def faces(home: Home) -> set[str]:
    """Of all that stands there and has a sign that is drawn otherwise elsewhere."""
    items = Hands(home.window, []).items()
    texts = [item for item in items if item.isVisible() and item.property("family") and item.property("text")]
    return {item.property("font").family() for item in texts if any(sign >= "\u4e00" for sign in item.property("text"))}


def test_a_game_that_is_taken_up_speaks_as_the_app_does(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.begin()
    assert isinstance(home.app.navigator.on, GameOn)
    home.stage.leave()
    home.app.preferences.speak("zh-Hant")
    home.app.navigator.parts.home.resume()
    home.hands.settle()
    assert home.stage.shown.language == "zh-Hant"
    home.close()


def test_a_cover_speaks_to_the_one_it_names_and_to_all_others_in_the_tables_language() -> None:
    room, own, table = Room(pin="1234"), Words("ja", "jinro_nine"), Words("en", "jinro_nine")
    page = room.page
    assert isinstance(page, CoverPage)
    assert (page.title, page.hint) == (own.text("cover.pass"), own.text("cover.how"))
    assert page.button == own.text("cover.i_am", name="A")
    assert page.pin == own.text("pin.enter", n=4)
    assert page.holder_words.confirm == own.text("button.confirm")
    assert (page.others, page.words.remind) == (table.text("cover.others"), table.text("absent.remind"))
    assert page.leaving.line == table.text("table.leave")
    room.take_up()
    room.stage.givePin("4321")
    assert room.live("pinHint") == own.text("pin.wrong")
    room.stage.breakPrivacy()
    room.stage.dropPin()
    while room.game.ask is not None and room.game.ask.seat == "A":
        forward(room)
    after = room.page
    assert isinstance(after, CoverPage | SpentPage)
    assert (after.name, after.reader, after.title) == ("B", "en", table.text("cover.pass"))


def test_after_a_laps_last_turn_nobody_is_told_to_look_away() -> None:
    room, table = Room(), Words("en", "jinro_nine")
    while not (isinstance(room.page, SpentPage) and room.page.number == 0):
        forward(room)
    assert (room.page.title, room.page.others) == (table.text("cover.last"), table.text("cover.last.then"))


def test_the_pad_takes_as_many_digits_as_it_says(tmp_path: Path) -> None:
    home = Home(tmp_path)
    people = tuple(Person(name, "ja" if name == NAMES[0] else "", hashed("1234")) for name in NAMES)
    home.app.games.begin(Draft("jinro_nine", people, "9A"))
    home.hands.settle()
    home.take_up()
    page = home.stage.shown
    assert isinstance(page, CoverPage)
    assert page.wants_pin
    assert Words("ja").text("pin.enter", n=4) in Hands(home.window, []).texts()
    # What is tapped past the last is not there.
    for digit in "123499":
        home.hands.tap(f"pin-{digit}")
    home.hands.tap("pinGive")
    assert isinstance(home.stage.shown, LitPage)
    home.close()
