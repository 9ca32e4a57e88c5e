"""Games that bots play, and where in them there is a page of each kind; and the next step of one that is on a stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from desktop.demo.director import Hourglass
from desktop.table.pages.lead import SHOW
from desktop.table.privacy.machine import State
from desktop.table.session import gestures, places
from desktop.table.session.tabletop import Tabletop
from desktop.table.stage.stage import Stage
from devtools.gallery.names import names as names_in
from rulesets.engine import Ask, Game, catalogue, ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.table import CALLER, Call

# Longer than inputs stay unheard, and than anything is held.
A_WHILE = 5.0
SEEDS = range(2, 7)

# What a table has chosen besides its game: profile, leading, house rules.
Setup = tuple[tuple[str, str | bool], ...]
PLAIN: Setup = ()
EVENING: Setup = (("profile", "evening"),)
LED: Setup = (*EVENING, ("leading", CALLER))
# Talks that somebody may interrupt.
INTERRUPTED: Setup = (("self_destruct", True),)


class Spot(NamedTuple):
    """A game that waits at a page of some kind, or is about to come to a moment of some kind by this answer."""

    ruleset: str
    seed: int
    answers: tuple[Any, ...]
    names: tuple[str, ...]
    setup: Setup = PLAIN

    def game(self) -> Game:
        game = begun(self.ruleset, self.names, self.seed, self.setup)
        for answer in self.answers:
            game.answer(answer)
        return game


def begun(rules: str, names: Sequence[str], seed: int, setup: Setup) -> Game:
    known = ruleset(rules).options
    chosen: dict[str, Any] = {what: value for what, value in setup if what not in known}
    return Game.new(rules, names, seed=seed, options={id: value for id, value in setup if id in known}, **chosen)


def names_for(rules: str, seats: int, language: str, *, long: bool = True) -> tuple[str, ...]:
    """As many as wanted, or as near to it as this game allows; the long names come last."""
    players, names = ruleset(rules).players, names_in(language, 20)
    count = max(players[0], min(players[-1], seats))
    return tuple(names[-count:] if long else names[:count])


def nearest(seats: int, language: str, *, long: bool = True) -> list[tuple[str, tuple[str, ...]]]:
    """Every game, at a table as near as can be to so many seats, the nearest first."""
    tables = [(rules.id, names_for(rules.id, seats, language, long=long)) for rules in catalogue()]
    return sorted(tables, key=lambda table: abs(len(table[1]) - seats))


def nearest_spot(seats: int, language: str, what: str, setup: Setup = PLAIN, *, long: bool = True) -> Spot | None:
    """In the game whose table comes nearest to as many seats as are wanted."""
    tables = nearest(seats, language, long=long)
    found = (spots(*table, setup).get(what) for table in tables if _can_be(table[0], setup))
    return next((spot for spot in found if spot is not None), None)


def _can_be(rules: str, setup: Setup) -> bool:
    known = ruleset(rules)
    offered = {id: option.choices for id, option in known.options.items()}
    offered |= {"profile": tuple(known.profiles), "leading": known.leadings}
    return all(value in offered.get(what, ()) for what, value in setup)


def opens_a_vote(game: Game, _ask: Ask) -> bool:
    """All are to point at once, and nobody has yet."""
    top = Tabletop.at(game)
    return top.is_ballot and not (top.pointed or top.is_one_by_one or top.is_show_of_hands)


def first(seats: int, language: str, fits: Callable[[Game, Ask], bool], only: str = "") -> Game:
    """A game that waits where it fits, at the table nearest to so many seats that ever comes there.

    `only`: of this ruleset, whose own tables may be smaller.
    """
    tables = nearest(seats, language, long=False)
    for rules, names in (table for table in tables if only in ("", table[0])):
        for seed in SEEDS:
            game, bot = Game.new(rules, names, seed=seed), RandomBot(seed)
            while game.ask is not None and not fits(game, game.ask):
                game.answer(bot.answer(game.ask))
            if game.ask is not None:
                return game
    raise LookupError("no game comes there")


@cache
def spots(rules: str, names: tuple[str, ...], setup: Setup = PLAIN) -> dict[str, Spot]:
    """Of each kind the last in a game: there is most to be seen of it then. Of a moment, what comes before it."""
    found: dict[str, Spot] = {}
    for seed in SEEDS:
        for what, spot in dict(_passed(rules, names, seed, setup)).items():
            found.setdefault(what, spot)
    return found


def _passed(rules: str, names: tuple[str, ...], seed: int, setup: Setup) -> Iterator[tuple[str, Spot]]:
    game, bot, given = begun(rules, names, seed, setup), RandomBot(seed), list[Any]()
    while game.ask is not None:
        yield kind(game, game.ask), Spot(rules, seed, tuple(given), names, setup)
        given.append(bot.answer(game.ask))
        told, was_night = len(game.notices()), _is_night(game)
        game.answer(given[-1])
        kinds = {game.ruleset.notice(notice.id).moment for notice in game.notices()[told:]} - {""}
        for moment in kinds | ({"night"} if _is_night(game) and not was_night else set()):
            yield f"moment {moment}", Spot(rules, seed, tuple(given), names, setup)
    yield "table over", Spot(rules, seed, tuple(given), names, setup)


def kind(game: Game, ask: Ask) -> str:
    if game.call is not None:
        return f"lead {_called(game.call, ask)}"
    if ask.secret:
        return f"lit {_asked(game.screen)}"
    top = Tabletop.at(game)
    if top.is_show_of_hands or top.is_ballot:
        return "table hands" if top.is_show_of_hands else "table ballot"
    return f"table {'report' if ask.kind == 'confirm' else ask.kind}"


def _called(call: Call, ask: Ask) -> str:
    if ask.id == SHOW:
        return "show" if ask.params["id"] else "show nothing"
    return ask.kind if call.seats else "nobody"


def _asked(screen: Sequence[Ask]) -> str:
    layouts = [places.layout(ask) for ask in screen if ask.kind != "confirm"]
    return "-".join(layouts) or "read"


def _is_night(game: Game) -> bool:
    return bool(game.phase) and game.ruleset.phase(game.phase).night


def over(rules: str, names: Sequence[str]) -> Game:
    return spots(rules, tuple(names))["table over"].game()


def step(stage: Stage, clock: Hourglass, answer: Any) -> None:
    """Somebody does what is asked, whatever the machine wants for it."""
    session, given = stage.session, stage.session.game.answers
    while session.ask is not None and session.game.answers == given:
        _do(stage, clock, session.ask, answer)
    while session.state is State.SPENT:
        wait(stage, clock)


def _do(stage: Stage, clock: Hourglass, ask: Ask, answer: Any) -> None:
    session = stage.session
    if session.state is State.TABLE:
        session.go_on(answer, clock.now)
    elif session.state is State.COVER:
        session.machine.hold(clock.now)
    elif session.state is State.LIT:
        _fill_in(stage, clock, ask, answer)
        session.confirm(clock.now)
    wait(stage, clock)


def _fill_in(stage: Stage, clock: Hourglass, ask: Ask, answer: Any) -> None:
    session = stage.session
    if ask.kind == "confirm":
        return
    if answer is None:
        session.nobody(clock.now)
    elif ask.kind == "text":
        session.write(answer, clock.now)
    else:
        for token in [answer] if isinstance(answer, str) else answer:
            session.choose(gestures.where(session.asked.parts[0], token), clock.now)


def wait(stage: Stage, clock: Hourglass, seconds: float = A_WHILE) -> None:
    clock.now += seconds
    stage.tick()
