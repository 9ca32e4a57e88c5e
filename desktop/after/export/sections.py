"""The parts of an exported page. Every text that comes in goes out escaped."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from html import escape

from desktop.after.end.course import ToldAct
from desktop.after.end.page import EndPage
from desktop.after.end.sentences import ToldLine
from desktop.after.end.who import SeatAtEnd, Worth
from desktop.after.export import pictures, places
from desktop.after.export.occasion import Occasion
from desktop.records.ring import Seat
from i18n import Words
from rulesets.engine.meanings import Meanings

# From more seats than this on the ring takes the whole width.
CROWDED = 12


def header(words: Words, rules: Meanings, shown: EndPage, at: Occasion, *, is_shut: bool) -> str:
    game = (words.text(f"ruleset.{rules.id}.name"), words.text("count.players", n=len(shown.rows)), at.date)
    said = f"<p>{escape(shown.subtitle)}</p>\n" if shown.subtitle else ""
    return (
        f'<header>\n<p class="game">{escape(" · ".join(filter(None, game)))}</p>\n<h1>{escape(shown.title)}</h1>\n'
        f"{said}{_winners(words, shown)}"
        f'<label class="roles"><input type="checkbox" id="roles"{"" if is_shut else " checked"}> '
        f"{escape(words.text('export.roles'))}</label>\n</header>\n"
    )


def _winners(words: Words, shown: EndPage) -> str:
    names = words.text("export.winners", names=shown.winners) if shown.winners else ""
    return f'<p class="secret">{escape(names)}</p>\n' if names else ""


def footer(words: Words) -> str:
    lines = (words.text("app.name"), words.text("app.line"))
    return f"<footer>{pictures.sign('lantern')} <b>{escape(lines[0])}</b> {escape(lines[1])}</footer>\n"


def who(words: Words, shown: EndPage, at: Occasion, roles: Mapping[int, str]) -> str:
    rows = "".join(_who(words, row, roles[row.number]) for row in shown.rows)
    return section(words, "end.who", f'{_dealt(words, at)}<ul class="who">\n{rows}</ul>', "wide")


def _dealt(words: Words, at: Occasion) -> str:
    if not at.dealt:
        return ""
    title = escape(words.text("table.lineup"))
    cards = "".join(f"<li>{pictures.used(id)}{escape(said)}</li>" for id, said in at.dealt)
    board = f" · {escape(at.board)}" if at.board else ""
    return f'<h3>{title}{board}</h3>\n<ul class="dealt secret">{cards}</ul>\n'


def _who(words: Words, row: SeatAtEnd, role: str) -> str:
    """A button lies on it as long as it is shut."""
    state = ' class="out"' if row.fell >= 0 else ""
    picture = pictures.used(role) if role else ""
    won = f'<span class="won">{escape(words.text("end.won"))} {pictures.sign("lantern")}</span>' if row.won else ""
    held = f'<span class="held">{escape(row.held)}</span>' if row.held else ""
    asks = escape(f"{row.label}: {words.text('end.shut.one')}")
    return (
        f'<li{state} data-seat="{row.number}"><span class="secret">{picture}</span>'
        f'<span class="is"><b>{escape(row.label)}</b><span class="secret">{escape(row.line)}{held}</span></span>'
        f'<span class="secret">{won}</span>'
        f'<button class="opens" aria-label="{asks}">{pictures.sign("lock")}</button></li>\n'
    )


def moments(words: Words, shown: EndPage) -> str:
    if not shown.highlights:
        return ""
    rows = "".join(_moment(shown, one) for one in shown.highlights)
    covered = f'<p class="covered">{escape(words.text("export.shut"))}</p>'
    return section(words, "end.highlights", f'<ul class="moments secret">\n{rows}</ul>\n{covered}')


def _moment(shown: EndPage, one: Worth) -> str:
    inside = f"<small>{escape(one.when)}</small>{escape(one.text)}"
    return f"<li>{pictures.of(one.motif)}<a {leads_to(shown, one.step)}>{inside}</a></li>\n"


def leads_to(shown: EndPage, step: int) -> str:
    """To the act that this step of the game is in: what the page goes through in one go."""
    act = bisect_left([act.last for act in shown.acts], step)
    return f'href="#step-{act}" data-step="{act}"'


def deaths(words: Words, shown: EndPage) -> str:
    if not shown.deaths:
        return section(words, "end.deaths", f"<p>{escape(words.text('end.deaths.none'))}</p>")
    rows = "".join(
        f"<li><a {leads_to(shown, fallen.step)}>{escape(fallen.when)}</a> <b>{escape(fallen.label)}</b> "
        f'<span class="secret">{escape(fallen.cause)}</span></li>\n'
        for fallen in shown.deaths
    )
    return section(words, "end.deaths", f'<ul class="deaths">\n{rows}</ul>')


def replay(words: Words, shown: EndPage, seats: Sequence[Seat]) -> str:
    """The table, what happened, and what goes through it."""
    wide, narrow = places.WIDE.places(len(seats)), places.NARROW.places(len(seats))
    drawn = "".join(map(_seat, seats, wide, narrow))
    steps = "".join(_act(words, number, act) for number, act in enumerate(shown.acts))
    crowded = " crowded" if len(seats) > CROWDED else ""
    table = escape(words.text("export.ring"))
    inside = (
        f'<div class="replay{crowded}">\n<div class="ring" role="group" aria-label="{table}" '
        f'style="{places.WIDE.style(len(seats))};{places.NARROW.style(len(seats))}">'
        f'<div class="table"><b id="when"></b></div>\n{drawn}<svg class="threads" aria-hidden="true"></svg></div>\n'
        f'<ol class="log">\n{steps}</ol>\n</div>\n{_player(words, len(shown.acts))}'
    )
    return section(words, "end.log", inside, "wide")


def _seat(seat: Seat, wide: str, narrow: str) -> str:
    return (
        f'<div class="seat" data-seat="{seat.number}" style="{wide};{narrow}">'
        f'<span class="number">{seat.number}</span><span class="place"><span class="lantern">'
        f'<span class="secret"></span></span></span>'
        f'<div class="name">{escape(seat.name)}</div><div class="is secret"></div><div class="tags"></div></div>\n'
    )


def _act(words: Words, number: int, act: ToldAct) -> str:
    lines = "".join(_line(words, line) for line in act.lines if line.text)
    if all(line.is_secret for line in act.lines):
        lines += f'<p class="covered">{escape(words.text("end.shut.step"))}</p>'
    return f'<li id="step-{number}"><div class="when">{escape(act.when)}</div>{lines}</li>\n'


def _line(words: Words, line: ToldLine) -> str:
    kind = ' class="secret"' if line.is_secret else ""
    return f"<p{kind}>{escape(line.text)}{_known_to(words, line.told_to)}</p>"


def _known_to(words: Words, names: str) -> str:
    return f' <span class="to">{escape(words.text("export.known_to", names=names))}</span>' if names else ""


def _player(words: Words, steps: int) -> str:
    play, pause = (escape(words.text(f"end.replay.{way}")) for way in ("play", "pause"))
    back, on = (escape(words.text(f"end.replay.{way}")) for way in ("back", "forward"))
    title = escape(words.text("end.replay"))
    return (
        f'<div class="player" role="group" aria-label="{title}"><div class="row">'
        f'<button id="back" aria-label="{back}">{pictures.sign("previous")}</button>'
        f'<button id="play" aria-label="{play}" data-play="{play}" data-pause="{pause}">{pictures.sign("play")}'
        f"{pictures.sign('pause')}</button>"
        f'<button id="on" aria-label="{on}">{pictures.sign("next")}</button>'
        f'<input type="range" id="at" min="0" max="{max(0, steps - 1)}" value="0" aria-label="{title}"></div>'
        '<div class="now" id="now" aria-live="polite"></div></div>\n'
    )


def section(words: Words, title: str, inside: str, kind: str = "") -> str:
    state = f' class="{kind}"' if kind else ""
    return f"<section{state}>\n<h2>{escape(words.text(title))}</h2>\n{inside}\n</section>\n"
