"""What is largest on a held page: the card that is looked at, or what its reader has just learnt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop.seats import public
from desktop.table.pages import motifs
from desktop.table.pages.lit_parts import ReadCard
from desktop.table.session import gestures, places
from desktop.table.session.places import ScreenPart
from desktop.table.session.session import Session
from desktop.widgets import medallions
from i18n import Words, speak
from rulesets.engine import Ask, Notice, Ruleset

Call = Callable[[str], str]
# What has a face that says what it does.
CARDS = ("card", "event", "role")
_PRISON = "in_prison"


def kind(ask: Ask) -> str | None:
    return "card" if places.layout(ask) == "hand" else ask.of


def card_read(session: Session, words: Words) -> ReadCard | None:
    """The card that was tapped last; on a tablet, where a tap chooses, the role that was chosen last."""
    rules, draft = session.rules, session.draft
    for part in session.asked.parts:
        at = draft.reading or next(iter(draft[part.number].chosen[::-1]), "")
        token = _lying(session, part).get(at)
        if token is not None and (at == draft.reading or at not in session.grammar.reads):
            when, name = medallions.when(words, rules, token), medallions.name(words, rules, token)
            side, does = side_said(rules, token, words), medallions.does(words, rules, token)
            return ReadCard(at, motifs.of_part(rules, token, words), when, name, side, does)
    return None


def _lying(session: Session, part: ScreenPart) -> dict[str, str]:
    """What has a face, by its place."""
    if kind(part.ask) not in CARDS:
        return {}
    lying = places.standing(part.ask, gestures.tablets(session.game), session.game.rows)
    return {part.mark + place: token for place, token in lying.items()}


def side_said(rules: Ruleset, role: str, words: Words) -> str:
    side = medallions.side_of(rules, role)
    return words.text(f"faction.{side}.name") if side else ""


# What was learnt


def result(session: Session, role: str, call: Call, words: Words) -> ReadCard | None:
    """What has been told to the reader alone since his last turn. His role is news like any: with it comes the rest."""
    seat, rules = _reader(session), session.rules
    news = list(_news(session, seat))
    lines = [speak.sentence(words, notice, call) for notice in _by_weight(news, rules)]
    if _is_new(session, seat):
        return _of_role(rules, role, lines, words) if lines else None
    if not news:
        return _prison(session, seat, role, words)
    first = _by_weight(news, rules)[0]
    title = speak.line(words, first, call) or lines[0]
    caption = " · ".join(filter(None, (_caption(rules, role, words), _when(session, first, words))))
    return ReadCard("", _sign(first, rules, role, words), caption, title, "", "\n".join(lines))


def _when(session: Session, news: Notice, words: Words) -> str:
    """Of what an earlier day has brought, after its reader's turn: it would be read as if it were of now."""
    return "" if news.day == session.game.day else speak.date(words, news.day, news.phase)


def _reader(session: Session) -> str:
    return (session.ask.seat if session.ask is not None else None) or ""


def _since(session: Session, seat: str) -> list[Notice]:
    """Told since the answer that ended this seat's turn before."""
    earlier = [given.told for given in session.game.given(seat) if given.turn != session.game.turn]
    return session.game.notices(seat, since=max(earlier, default=0))


def _news(session: Session, seat: str) -> Iterator[Notice]:
    """Not what somebody wrote or chose: that stands in the diary."""
    for notice in _since(session, seat):
        facts = session.rules.notice(notice.id)
        is_said = "text" in facts.params.values() or facts.names_prey
        if notice.to is not None and not facts.elsewhere and not is_said:
            yield notice


def _by_weight(news: Sequence[Notice], rules: Ruleset) -> list[Notice]:
    """What somebody has become first, then what was found out, then the newest."""

    def weight(row: tuple[int, Notice]) -> tuple[bool, bool, int]:
        facts = rules.notice(row[1].id)
        return bool(facts.becomes), facts.finds is not None, row[0]

    return [notice for _, notice in sorted(enumerate(news), key=weight, reverse=True)]


def _is_new(session: Session, seat: str) -> bool:
    """Whether the reader learns only now who he is: on the first page after it was dealt."""
    game = session.game
    is_first = all(given.turn != game.turn for given in game.given(seat))
    return is_first and any(
        session.rules.notice(notice.id).anew for notice in _since(session, seat) if notice.to is not None
    )


def _of_role(rules: Ruleset, role: str, lines: Sequence[str], words: Words) -> ReadCard:
    name, side = words.text(f"role.{role}.name"), side_said(rules, role, words)
    said = "\n".join((*lines, words.text(f"role.{role}.does")))
    return ReadCard("", motifs.of_part(rules, role, words), words.text("lit.role"), name, side, said)


def _prison(session: Session, seat: str, role: str, words: Words) -> ReadCard | None:
    """All know it; who is locked up reads it on his own page, too."""
    known = public.facts(session.game.notices(), session.game.day, session.rules)
    if _PRISON not in known.tags_of(seat):
        return None
    title, line = words.text("lit.locked_up"), words.text("lit.locked_up.line")
    return ReadCard("", motifs.of_state(_PRISON), _caption(session.rules, role, words), title, "", line)


def _caption(rules: Ruleset, role: str, words: Words) -> str:
    return " · ".join(filter(None, (words.text(f"role.{role}.name"), side_said(rules, role, words))))


def _sign(notice: Notice, rules: Ruleset, role: str, words: Words) -> str:
    """Of the role, the card or the side that was found out; else the reader's own."""
    facts = rules.notice(notice.id)
    for param, said in facts.params.items():
        value, about = notice.params.get(param), str(said).split()[-1]
        if isinstance(value, str) and about in ("role", "card"):
            return motifs.of_part(rules, value, words)
        if isinstance(value, str) and about == "faction":
            return medallions.of_side(rules, value, words).motif
    if facts.finds is not None:
        return medallions.of_side(rules, _side(rules, rules.tells_of_guilt(notice)), words).motif
    return motifs.of_part(rules, role, words)


def _side(rules: Ruleset, hunts: bool) -> str:
    sides = rules.facts.factions.items()
    return next((id for id, side in sides if (side.hunts if hunts else side.innocent)), "")
