"""The parts of an exported page. Every text that comes in goes out escaped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from desktop.after.end.course import ToldStep
from desktop.after.end.noses import NoseMark, NoseRow
from desktop.after.end.page import EndPage
from desktop.after.end.sentences import ToldLine
from desktop.after.end.votes import BallotMatrix, BallotRow
from desktop.after.end.who import SeatAtEnd, Worth
from desktop.after.export import pictures
from desktop.after.replay.ring import Seat
from i18n import Words
from rulesets.engine.meanings import Meanings

# From more seats than this on the ring takes the whole width.
CROWDED = 12


def header(words: Words, rules: Meanings, shown: EndPage, is_shut: bool) -> str:
    game = f"{words.text(f'ruleset.{rules.id}.name')} · {words.text('count.players', n=len(shown.rows))}"
    said = "".join(f"<p>{escape(line)}</p>\n" for line in (shown.subtitle,) if line)
    return (
        f'<header>\n<p class="game">{escape(game)}</p>\n<h1>{escape(shown.title)}</h1>\n{said}{_winners(words, shown)}'
        f'<label class="roles"><input type="checkbox" id="roles"{"" if is_shut else " checked"}> '
        f"{escape(words.text('export.roles'))}</label>\n</header>\n"
    )


def _winners(words: Words, shown: EndPage) -> str:
    names = words.text("export.winners", names=shown.winners) if shown.winners else ""
    return f'<p class="secret">{escape(names)}</p>\n' if names else ""


def footer(words: Words) -> str:
    lines = (words.text("app.name"), words.text("app.line"))
    return f"<footer>{pictures.sign('lantern')} <b>{escape(lines[0])}</b> {escape(lines[1])}</footer>\n"


def who(words: Words, shown: EndPage, roles: Mapping[int, str]) -> str:
    rows = "".join(_who(words, row, roles[row.number]) for row in shown.rows)
    return _section(words, "end.who", f'<ul class="who">\n{rows}</ul>', "wide")


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
    rows = "".join(map(_moment, shown.highlights))
    covered = f'<p class="covered">{escape(words.text("export.shut"))}</p>'
    return _section(words, "end.highlights", f'<ul class="moments secret">\n{rows}</ul>\n{covered}')


def _moment(one: Worth) -> str:
    inside = f"<small>{escape(one.when)}</small>{escape(one.text)}"
    return f"<li>{pictures.of(one.motif)}{_link(one.step, inside)}</li>\n"


def _link(step: int, inside: str) -> str:
    return f'<a href="#step-{step}" data-step="{step}">{inside}</a>'


def deaths(words: Words, shown: EndPage) -> str:
    if not shown.deaths:
        return _section(words, "end.deaths", f"<p>{escape(words.text('end.deaths.none'))}</p>")
    rows = "".join(
        f"<li>{_link(fallen.step, escape(fallen.when))} <b>{escape(fallen.label)}</b> "
        f'<span class="secret">{escape(fallen.cause)}</span></li>\n'
        for fallen in shown.deaths
    )
    return _section(words, "end.deaths", f'<ul class="deaths">\n{rows}</ul>')


def replay(words: Words, shown: EndPage, places: Sequence[tuple[Seat, float, float]]) -> str:
    """The table, what happened, and what goes through it."""
    seats = "".join(_seat(*place) for place in places)
    steps = "".join(_step(words, number, step) for number, step in enumerate(shown.steps))
    crowded = " crowded" if len(places) > CROWDED else ""
    table = escape(words.text("export.ring"))
    inside = (
        f'<div class="replay{crowded}">\n<div class="ring" role="group" aria-label="{table}">'
        f'<div class="table"><b id="when"></b></div>\n{seats}</div>\n<ol class="log">\n{steps}</ol>\n</div>\n'
        f"{_player(words, len(shown.steps))}"
    )
    return _section(words, "end.log", inside, "wide")


def _seat(seat: Seat, left: float, top: float) -> str:
    return (
        f'<div class="seat" data-seat="{seat.number}" style="left:{left:.1f}%;top:{top:.1f}%">'
        f'<span class="number">{seat.number}</span><span class="lantern"><span class="secret"></span></span>'
        f'<div class="name">{escape(seat.name)}</div><div class="is secret"></div><div class="tags"></div></div>\n'
    )


def _step(words: Words, number: int, step: ToldStep) -> str:
    lines = "".join(_line(words, line) for line in step.lines if line.text)
    if all(line.is_secret for line in step.lines):
        lines += f'<p class="covered">{escape(words.text("end.shut.step"))}</p>'
    return f'<li id="step-{number}"><div class="when">{escape(step.when)}</div>{lines}</li>\n'


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


def votes(words: Words, shown: EndPage) -> str:
    if not shown.ballots:
        return _section(words, "end.votes", f"<p>{escape(words.text('end.votes.none'))}</p>")
    tables = "".join(map(_matrix, shown.ballots))
    how = f"<p>{escape(words.text('end.votes.how'))}</p>\n"
    return _section(words, "end.votes", f'{how}<div class="votes">\n{tables}</div>', "wide")


def noses(words: Words, shown: EndPage) -> str:
    """Shut with the roles: it tells who was what."""
    chart = shown.noses
    if not chart.rows:
        return ""
    head = "".join(f'<th title="{escape(day.label)}">{day.day}</th>' for day in chart.days)
    rows = "".join(_nose(row, len(chart.days)) for row in chart.rows)
    covered = f'<p class="covered">{escape(words.text("export.shut"))}</p>'
    table = f'<table class="noses">\n<tr><th class="voter"></th>{head}<th></th></tr>\n{rows}</table>'
    inside = (
        f'<p><b>{escape(chart.verdict)}</b></p>\n<div class="wide-table">{table}</div>\n'
        f"<p>{escape(words.text('end.noses.how'))}</p>"
    )
    return _section(words, "end.noses", f'<div class="secret">{inside}</div>\n{covered}', "wide")


def _nose(row: NoseRow, days: int) -> str:
    """Full where it was right, with a mark of its own where it was trust."""
    cells = "".join(
        f"<td>{''.join(_finger(mark) for mark in row.marks if mark.column == column)}</td>" for column in range(days)
    )
    state = ' class="at"' if row.is_best else ""
    points = f'<td class="points">{escape(row.points)}</td>'
    return f'<tr{state}><th class="voter">{escape(row.label)}</th>{cells}{points}</tr>\n'


def _finger(mark: NoseMark) -> str:
    held = ("right" if mark.is_right else "wrong") if mark.counts else "apart"
    where = f'href="#step-{mark.step}" data-step="{mark.step}"'
    kind = f"finger {held}{' trust' if mark.trusts else ''}"
    return f'<a class="{kind}" {where} title="{escape(mark.said)}">{mark.at}</a>'


def _matrix(matrix: BallotMatrix) -> str:
    head = "".join(_cell("th", str(number), number == matrix.named) for number in range(1, len(matrix.rows) + 1))
    rows = "".join(_votes(row, len(matrix.rows), matrix.named) for row in matrix.rows)
    counts = "".join(f"<li>{escape(count.label)} <b>{count.n}</b></li>" for count in matrix.counts)
    return (
        f"<figure><figcaption>{escape(matrix.tab)} <span>{escape(matrix.outcome)}</span></figcaption>\n"
        f'<div class="wide-table"><table>\n<tr><th class="voter"></th>{head}</tr>\n{rows}</table></div>\n'
        f"<ul>{counts}</ul></figure>\n"
    )


def _votes(row: BallotRow, seats: int, named: int) -> str:
    cells = "".join(
        '<td class="self"></td>'
        if number == row.number != row.at
        else _cell("td", pictures.sign("point") if number == row.at else "", number == named, number == row.at)
        for number in range(1, seats + 1)
    )
    state = ' class="out"' if row.is_out else ""
    return f'<tr{state}><th class="voter">{escape(row.label)}</th>{cells}</tr>\n'


def _cell(tag: str, inside: str, fell: bool, at: bool = False) -> str:
    kinds = " ".join(kind for kind, is_so in (("fell", fell), ("at", at)) if is_so)
    return f'<{tag} class="{kinds}">{inside}</{tag}>' if kinds else f"<{tag}>{inside}</{tag}>"


def _section(words: Words, title: str, inside: str, kind: str = "") -> str:
    state = f' class="{kind}"' if kind else ""
    return f"<section{state}>\n<h2>{escape(words.text(title))}</h2>\n{inside}\n</section>\n"
