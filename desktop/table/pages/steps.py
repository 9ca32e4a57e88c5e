"""The table's step: what everybody is asked, or one seat in front of everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop.seats import public
from desktop.seats.ring import SeatTag
from desktop.seats.seating import Seating
from desktop.table.pages import motifs
from desktop.table.pages.board_parts import CountRow, OnceMore, PointingBoard
from desktop.table.pages.chronicle import sentences
from desktop.table.pages.covers import without
from desktop.table.pages.pages import PlacedChoice, TableStep
from desktop.table.session.held_rules import holds
from desktop.table.session.tabletop import Tabletop
from desktop.table.session.talk import speech_seconds
from i18n import Words, speak
from rulesets.engine import Ask, Game, Notice, Ruleset
from rulesets.engine.facts import Ballot

_GO_ON = {
    "talk.discussion": "table.to_vote",
    "dusk.report": "table.to_night",
}


def step(game: Game, top: Tabletop, told: Sequence[Notice], seating: Seating) -> TableStep:
    """`told`: what everybody was told since the table's last step."""
    words = seating.words
    if game.ask is None:
        return _over(told, seating)
    return _followed(_asked(game, game.ask, top, told, seating), _following(game, game.ask), words)


def _asked(game: Game, ask: Ask, top: Tabletop, told: Sequence[Notice], seating: Seating) -> TableStep:
    words = seating.words
    said = list(_lasting(game)) if ask.kind == "talk" else told
    lines = sentences(words, said, seating.call(words))
    return TableStep("pass", lines=lines) if ask.secret else _of_kind(ask, top, lines, game, seating)


def _following(game: Game, ask: Ask) -> str:
    """Of a secret ask only what its phase leads to: whose it is changes nothing."""
    return game.ruleset.following("" if ask.secret else ask.id, game.phase, game.options)


def _followed(asked: TableStep, following: str, words: Words) -> TableStep:
    if not following:
        return asked
    what = words.text(f"next.{following}")
    return replace(asked, next=what, next_said=words.text("table.next.line", what=what))


def _lasting(game: Game) -> Iterator[Notice]:
    """What is said once more while the talk lasts. Rules of the talk itself are said as they hold."""
    for notice in game.notices():
        if notice.day == game.day and game.ruleset.notice(notice.id).lasts and not any(holds(game, notice)):
            yield notice


def _over(told: Sequence[Notice], seating: Seating) -> TableStep:
    """Who has won; what else is opened now stands on the screen that comes after."""
    words = seating.words
    last = [notice for notice in told if notice.id == "game.over"]
    factions = last[0].params["factions"] if last else ()
    lines = (*sentences(words, last, seating.call(words)), words.text("end.open"))
    over = TableStep("over", title=speak.winners(words, factions), lines=lines, go_on=words.text("button.next"))
    return _followed(over, "over", words)


def _of_kind(ask: Ask, top: Tabletop, lines: tuple[str, ...], game: Game, seating: Seating) -> TableStep:
    words = seating.words
    who = ask.seat if ask.seat and not top.is_ballot else ""
    return TableStep(
        kind=_kind(ask, top),
        ask=ask.id,
        title=speak.question(words, ask, seating.call(words)),
        hint=_pair(ask, top, seating) if top.is_pair else _hint(ask, game, seating),
        lines=lines,
        go_on=words.text(_go_on(ask)),
        seat=seating.number(who) if who else 0,
        who=seating.call(words)(who) if who else "",
        choices=_choices(ask, top, game.ruleset, words),
        may_decline=ask.kind in ("choose", "text") and ask.at_least == 0,
        decline=_decline(ask, words),
        is_ready=top.is_ready,
        aloud=game.ruleset.ask(ask.id).aloud and ask.at_least == 0,
        max_length=ask.max_length or 0,
        draft=top.draft.text,
        left=words.text("text.left", n=ask.max_length - len(top.draft.text)) if ask.max_length else "",
        seconds=speech_seconds(ask),
        order=tuple(seating.number(name) for name in ask.params.get("order") or ()),
        rounds=ask.params.get("rounds") or 0,
        interrupt=_interrupt(ask, words),
        board=_board(top, game.ruleset, game.notices(), seating) if top.is_ballot else None,
        without=without(words, seating.call(words)(top.awaited)) if top.awaited else None,
    )


def _hint(ask: Ask, game: Game, seating: Seating) -> str:
    """What has to be known for it, and what happens then."""
    words, facts = seating.words, game.ruleset.ask(ask.id)
    own = speak.hint(words, ask, seating.call(words))
    then = words.text(f"purpose.{facts.purpose}.then") if facts.purpose else ""
    # Where somebody chooses, the ask's own line says what follows, if it has one.
    is_choice = ask.kind == "choose" and not facts.ballot
    ruled = _ruled(facts.ballot, game, words) if facts.ballot else ()
    said = (own or then,) if is_choice else (own, then, *ruled)
    return words.clauses([clause for clause in said if clause])


def _ruled(ballot: Ballot, game: Game, words: Words) -> Iterator[str]:
    """How many have to vote, and what becomes of a tie."""
    options = game.options
    if ballot.quorum:
        seats = game.alive if options[ballot.quorum] == "living" else game.players
        yield words.text("board.quorum", n=len(seats) // 2 + 1)
    if tie := ballot.tie(options):
        yield words.text(f"board.tied.{tie}")


def _pair(ask: Ask, top: Tabletop, seating: Seating) -> str:
    """What is to be tapped next, or what will happen."""
    names = [seating.call(seating.words)(name) for name in top.draft.chosen]
    said = dict(zip(("first", "second"), names, strict=False))
    return seating.words.text(f"ask.{ask.id}.{len(names)}.hint", **said)


def _decline(ask: Ask, words: Words) -> str:
    own = f"ask.{ask.id}.decline"
    return words.text(own if own in words else "lit.write_nothing" if ask.kind == "text" else "lit.nobody")


def _kind(ask: Ask, top: Tabletop) -> str:
    if top.is_show_of_hands:
        return "hands"
    if top.is_ballot:
        return "ballot"
    return "report" if ask.kind == "confirm" else ask.kind


def _go_on(ask: Ask) -> str:
    """By the step alone: what follows a report may hang on a secret, as a shot does."""
    if ask.kind in ("choose", "text"):
        return "button.confirm"
    return _GO_ON.get(ask.id, "table.end_talk" if ask.kind == "talk" else "button.next")


def _choices(ask: Ask, top: Tabletop, rules: Ruleset, words: Words) -> tuple[PlacedChoice, ...]:
    if ask.kind != "choose" or ask.of == "seat" or top.is_ballot:
        return ()
    return tuple(
        PlacedChoice(
            place=str(number),
            text=token_name(words, ask.of, token),
            motif=motifs.of_token(ask.of, rules, token, words),
            is_chosen=token in top.draft.chosen,
        )
        for number, token in enumerate(ask.options, 1)
    )


def _interrupt(ask: Ask, words: Words) -> PlacedChoice | None:
    """The whole table's, whoever presses it."""
    tokens = ask.options if ask.kind == "talk" else ()
    return next((PlacedChoice(token, token_name(words, ask.of, token)) for token in tokens), None)


def token_name(words: Words, kind: str | None, token: str) -> str:
    return words.text(f"choice.{token}") if kind == "choice" else words.text(f"{kind}.{token}.name")


def _board(top: Tabletop, rules: Ruleset, told: Sequence[Notice], seating: Seating) -> PointingBoard:
    words = seating.words
    call = seating.call(words)
    in_turn = words.text("board.in_turn", name=call(top.finger)) if top.finger and top.is_one_by_one else ""
    return PointingBoard(
        finger=seating.number(top.finger) if top.finger else 0,
        title=in_turn,
        name=call(top.finger) if top.finger and not in_turn else "",
        line=words.text(_plate_line(top)),
        rows=_said(top, words) if top.is_show_of_hands else _named(top, rules, told, seating),
        still_to_come=words.names(top.missing) if not top.is_show_of_hands else "",
        coming=", ".join(str(seating.number(name)) for name in top.missing) if not top.is_show_of_hands else "",
        weights=tuple(_weights(top, rules, told, words)),
        may_close=top.is_complete,
        why_not="" if top.is_complete else words.text("board.close.why", n=len(top.missing)),
        may_abstain=top.finger is not None and top.voters[top.finger].at_least == 0,
        must_point=any(ask.at_least for ask in top.asks),
        may_undo=bool(top.named),
        is_to_count=not (top.pointed or top.is_one_by_one or top.is_show_of_hands),
        one_by_one=top.is_one_by_one,
        erases=_erases(call(top.doubted), words) if top.doubted else None,
    )


def _erases(voter: str, words: Words) -> OnceMore:
    return OnceMore(
        line=words.text("board.undo", voter=voter),
        explains=words.text("board.undo.explain"),
        yes=words.text("board.undo.do"),
        no=words.text("board.undo.keep"),
    )


def _plate_line(top: Tabletop) -> str:
    if top.is_show_of_hands:
        # A hand that is up says the one thing there is to say, or one of several.
        return "board.hands" if len(top.asks[0].options) == 1 else "board.hands.words"
    return "board.at_whom" if top.finger else "board.complete"


def _said(top: Tabletop, words: Words) -> tuple[CountRow, ...]:
    """On a show of hands, how many say what."""
    said = Counter(choice for choice in top.named.values() if choice)
    return tuple(CountRow(0, token_name(words, "choice", word), str(n), n) for word, n in sorted(said.items()))


def _named(top: Tabletop, rules: Ruleset, told: Sequence[Notice], seating: Seating) -> tuple[CountRow, ...]:
    """The most votes first; equals in seat order."""
    weights = weighed(top, rules, told)
    fingers = Counter(choice for choice in top.pointed.values() if choice)
    names = sorted(weights, key=lambda name: (-weights[name], seating.number(name)))
    return tuple(CountRow(seating.number(name), name, f"{weights[name]:g}", fingers[name]) for name in names)


def _weights(top: Tabletop, rules: Ruleset, told: Sequence[Notice], words: Words) -> Iterator[SeatTag]:
    """Of each tag that weighs here, and that somebody of the living wears."""
    ballot = rules.ask(top.asks[0].id).ballot if top.asks else None
    known = public.facts(told, told[-1].day if told else 0, rules)
    worn = {tag for tag, names in known.tags.items() if any(name not in known.fates for name in names)}
    for id, weights in (("board.weighs", ballot.weighs), ("board.against", ballot.against)) if ballot else ():
        for tag, weight in weights.items():
            if tag in worn:
                yield SeatTag(f"states/{tag}", words.text(id, weight=f"{weight:g}"))


def weighed(top: Tabletop, rules: Ruleset, told: Sequence[Notice]) -> dict[str, float]:
    """What points at each, by what everybody may know of how much a vote weighs."""
    ballot = rules.ask(top.asks[0].id).ballot if top.asks else None
    if ballot is None:
        return {}
    known = public.facts(told, told[-1].day if told else 0, rules)
    counted: dict[str, float] = {}
    for tag, weight in ballot.against.items():
        for name in known.tags.get(tag, ()):
            if name not in known.fates:
                counted[name] = counted.get(name, 0) + weight
    for voter, choice in top.pointed.items():
        if choice is not None:
            weight = max((ballot.weighs.get(tag, 1) for tag in known.tags_of(voter)), default=1)
            counted[choice] = counted.get(choice, 0) + weight
    return counted
