"""A card says on its face what it does; a tap reads it, a second one chooses it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.table.pages.pages import HeldPage, LitPage, PlacedChoice
from desktop.table.privacy.machine import State
from desktop.widgets import medallions
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES, Words
from rulesets.engine import Ask, Game, ruleset
from rulesets.engine.bots import RandomBot
from tests.desktop.sitting import Sitting
from tests.laws.games import seats

TRIAL = ruleset("witch_trial")
SIZE = (1280, 720)


def at(kind: str, of: str | None = None) -> Sitting:
    """On the first page that shows a hand and asks this."""
    sitting, bot = Sitting(Game.new("witch_trial", seats(7), seed=4)), RandomBot(4)
    while not (_is_lit(sitting) and _fits(sitting.session.lit_screen[0], kind, of)):
        sitting.step(bot.answer)
    return sitting


def _is_lit(sitting: Sitting) -> bool:
    return sitting.session.state is State.LIT


def _fits(ask: Ask, kind: str, of: str | None) -> bool:
    return (ask.kind, ask.of) == (kind, of) and bool(ask.params.get("hand"))


def tap(sitting: Sitting, place: str) -> None:
    """While the page is held."""
    sitting.session.machine.open(sitting.now)
    sitting.session.choose(place, sitting.now)
    sitting.session.machine.shut(sitting.now)


def held(sitting: Sitting) -> HeldPage:
    page = sitting.held()
    assert isinstance(page, LitPage)
    assert page.open is not None
    return page.open


def test_the_first_tap_reads_a_card_and_the_second_chooses_it() -> None:
    sitting = at("choose", "card")
    session, place = sitting.session, held(sitting).allowed[0]
    tap(sitting, place)
    card = held(sitting).card
    assert card is not None
    assert card.does in {Words("en", "witch_trial").text(f"card.{id}.does") for id in TRIAL.cards}
    assert session.draft.is_blank
    assert session.hint == "lit.again"
    tap(sitting, place)
    assert session.draft.chosen == (place,)
    assert held(sitting).card is None
    assert session.hint == "lit.taken"


def test_a_card_that_is_read_shows_only_while_the_page_is_held() -> None:
    sitting = at("choose", "card")
    place = held(sitting).allowed[0]
    before = sitting.page()
    tap(sitting, place)
    assert sitting.page() == before


def test_unheld_there_is_nothing_to_read_and_one_tap_chooses() -> None:
    sitting = at("choose", "card")
    place = held(sitting).allowed[0]
    sitting.session.choose(place, sitting.now)
    assert sitting.session.draft.chosen == (place,)
    assert sitting.session.hint == "lit.taken"


@pytest.mark.parametrize(("kind", "of"), [("confirm", None), ("choose", "seat")])
def test_where_no_card_is_asked_for_the_hand_is_read_all_the_same(kind: str, of: str | None) -> None:
    sitting = at(kind, of)
    session = sitting.session
    (place, *_) = [choice.place for choice in held(sitting).stands_on]
    tap(sitting, place)
    assert held(sitting).card is not None
    tap(sitting, place)
    assert held(sitting).card is None
    assert session.draft.is_blank


def test_a_tap_on_a_seat_puts_the_card_down() -> None:
    sitting = at("choose", "seat")
    session = sitting.session
    (place, *_) = [choice.place for choice in held(sitting).stands_on]
    tap(sitting, place)
    tap(sitting, "2")
    assert session.draft.chosen == ("2",)
    assert held(sitting).card is None


def test_a_role_that_is_to_be_taken_is_read_where_it_is_chosen() -> None:
    game = Game.new("langrensha", seats(12), preset="thief_cupid_12", seed=1)
    sitting, bot = Sitting(game), RandomBot(1)
    while not (_is_lit(sitting) and sitting.session.lit_screen[0].of == "role"):
        sitting.step(bot.answer)
    (lies, *_) = held(sitting).stands_on
    assert lies.brief
    tap(sitting, lies.place)
    card = held(sitting).card
    assert card is not None
    assert (card.place, card.name) == (lies.place, lies.text)


def test_what_has_no_short_words_says_how_it_begins() -> None:
    assert medallions.brief(Words("en", "jinro_nine"), ruleset("jinro_nine"), "villager") == "No power at night."
    assert medallions.brief(Words("ja", "jinro_nine"), ruleset("jinro_nine"), "villager").endswith("。")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_are_legible_and_grow_with_the_text(language: str) -> None:
    ordinary, large = faces(language, 1.0), faces(language, 2.0)
    # 2 % of the window's height, and of LOOK's 2.4 what a language needs to stay on two lines.
    assert min(ordinary) >= 0.02 * SIZE[1]
    assert min(large) >= 1.15 * min(ordinary)


def faces(language: str, text: float) -> list[int]:
    """How large what each card does is written."""
    found: list[int] = []
    page, words = played.held(language, 12, "hand"), Words(language, "witch_trial")
    for cards in (TRIAL.cards[:4], TRIAL.cards[1:]):
        lie = tuple(
            PlacedChoice(place, words.text(f"card.{id}.name"), f"cards/{id}", medallions.brief(words, TRIAL, id))
            for place, id in zip("ABCD", cards, strict=True)
        )
        said = {choice.brief for choice in lie}
        inside = replace(played.inside(page), stands_on=lie)
        shown = Shown(replace(page, open=inside), {"is_open": True}, SIZE, {"textScale": text})
        shown.settle()
        sizes = [i.property("font").pixelSize() for i in shown.items() if i.property("line") in said and i.isVisible()]
        shown.close()
        assert len(sizes) == 4
        found += sizes
    return found
