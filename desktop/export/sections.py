"""The parts of an exported page. Every text that comes in goes out escaped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from desktop.end.course import Told
from desktop.end.page import EndPage
from desktop.end.telling import Line
from desktop.end.votes import Matrix, Vote
from desktop.end.who import Row
from desktop.export import pictures
from desktop.replay.ring import Seat
from i18n import Words
from rulesets.engine import Ruleset

# From more seats than this on the ring takes the whole width.
CROWDED = 12


def header(words: Words, rules: Ruleset, shown: EndPage) -> str:
    lines = (words.text(f"ruleset.{rules.id}.name"), shown.subtitle)
    said = "".join(f"<p>{escape(line)}</p>\n" for line in lines if line)
    return f"<header>\n<h1>{escape(shown.title)}</h1>\n{said}{_winners(words, shown)}</header>\n"


def _winners(words: Words, shown: EndPage) -> str:
    names = words.text("export.winners", names=shown.winners) if shown.winners else ""
    return f'<p class="secret">{escape(names)}</p>\n' if names else ""


def ring(words: Words, places: Sequence[tuple[Seat, float, float]]) -> str:
    seats = "".join(_seat(*place) for place in places)
    return _section(words, "export.ring", f'<div class="ring">{seats}</div>', "wide" if len(places) > CROWDED else "")


def _seat(seat: Seat, left: float, top: float) -> str:
    return (
        f'<div class="seat" style="left:{left:.1f}%;top:{top:.1f}%">'
        f'<span class="lantern">{seat.number}</span><div>{escape(seat.name)}</div>'
        '<div class="is secret"></div><div class="tags"></div></div>\n'
    )


def log(words: Words, shown: EndPage) -> str:
    steps = "".join(_step(words, number, step) for number, step in enumerate(shown.steps))
    return _section(words, "end.log", f'<ol class="log">\n{steps}</ol>')


def _step(words: Words, number: int, step: Told) -> str:
    lines = "".join(_line(words, line) for line in step.lines if line.text)
    if all(line.is_secret for line in step.lines):
        lines += f'<p class="covered">{escape(words.text("end.shut.step"))}</p>'
    return f'<li id="step-{number}"><div class="when">{escape(step.when)}</div>{lines}</li>\n'


def _line(words: Words, line: Line) -> str:
    kind = ' class="secret"' if line.is_secret else ""
    return f"<p{kind}>{escape(line.text)}{_known_to(words, line.told_to)}</p>"


def _known_to(words: Words, names: str) -> str:
    return f' <span class="to">{escape(words.text("export.known_to", names=names))}</span>' if names else ""


def who(words: Words, shown: EndPage, roles: Mapping[int, str]) -> str:
    rows = "".join(_who(row, roles[row.number]) for row in shown.rows)
    return _section(words, "end.who", f'<ul class="who secret">\n{rows}</ul>')


def _who(row: Row, role: str) -> str:
    state = ' class="out"' if row.fell >= 0 else ""
    picture = pictures.used(role) if role else ""
    held = f'<span class="held">{escape(row.held)}</span>' if row.held else ""
    return f"<li{state}>{picture}<span><b>{escape(row.label)}</b>{escape(row.line)}{held}</span></li>\n"


def moments(words: Words, shown: EndPage) -> str:
    if not shown.highlights:
        return ""
    rows = "".join(f"<li>{_link(one.step, one.text)}</li>\n" for one in shown.highlights)
    return _section(words, "end.highlights", f'<ul class="secret">\n{rows}</ul>')


def _link(step: int, text: str) -> str:
    return f'<a href="#step-{step}" data-step="{step}">{escape(text)}</a>'


def votes(words: Words, shown: EndPage) -> str:
    if not shown.ballots:
        return _section(words, "end.votes", f"<p>{escape(words.text('end.votes.none'))}</p>")
    tables = "".join(map(_matrix, shown.ballots))
    how = f"<p>{escape(words.text('end.votes.how'))}</p>\n"
    return _section(words, "end.votes", f'{how}<div class="votes">\n{tables}</div>', "wide")


def _matrix(matrix: Matrix) -> str:
    head = "".join(_cell("th", number, number == matrix.named) for number in range(1, len(matrix.rows) + 1))
    rows = "".join(_votes(row, len(matrix.rows), matrix.named) for row in matrix.rows)
    counts = "".join(f"<li>{escape(count.label)} {count.n}</li>" for count in matrix.counts)
    return (
        f"<figure><figcaption>{escape(matrix.tab)}</figcaption>\n<table>\n<tr><th></th>{head}</tr>\n{rows}</table>\n"
        f"<ul>{counts}</ul><p>{escape(matrix.outcome)}</p></figure>\n"
    )


def _votes(row: Vote, seats: int, named: int) -> str:
    cells = "".join(
        '<td class="self"></td>'
        if number == row.number != row.at
        else _cell("td", "☞" if number == row.at else "", number == named, number == row.at)
        for number in range(1, seats + 1)
    )
    state = ' class="out"' if row.is_out else ""
    return f'<tr{state}><th class="voter">{escape(row.label)}</th>{cells}</tr>\n'


def _cell(tag: str, text: object, fell: bool, at: bool = False) -> str:
    kinds = " ".join(kind for kind, is_so in (("fell", fell), ("at", at)) if is_so)
    return f'<{tag} class="{kinds}">{text}</{tag}>' if kinds else f"<{tag}>{text}</{tag}>"


def deaths(words: Words, shown: EndPage) -> str:
    if not shown.deaths:
        return _section(words, "end.deaths", f"<p>{escape(words.text('end.deaths.none'))}</p>")
    rows = "".join(
        f"<li>{_link(fallen.step, fallen.when)} <b>{escape(fallen.label)}</b> "
        f'<span class="secret">{escape(fallen.cause)}</span></li>\n'
        for fallen in shown.deaths
    )
    return _section(words, "end.deaths", f'<ul class="deaths">\n{rows}</ul>')


def player(words: Words, steps: int, is_shut: bool) -> str:
    play, pause = (escape(words.text(f"end.replay.{way}")) for way in ("play", "pause"))
    back, on = (escape(words.text(f"end.replay.{way}")) for way in ("back", "forward"))
    title, roles = escape(words.text("end.replay")), escape(words.text("export.roles"))
    return (
        f'<div class="player" role="group" aria-label="{title}"><div class="row">'
        f'<button id="back" aria-label="{back}">◀</button>'
        f'<button id="play" data-play="{play}" data-pause="{pause}">{play}</button>'
        f'<button id="on" aria-label="{on}">▶</button>'
        f'<input type="range" id="at" min="0" max="{max(0, steps - 1)}" value="0" aria-label="{title}">'
        f'<label><input type="checkbox" id="roles"{"" if is_shut else " checked"}> {roles}</label></div>'
        '<div class="now" id="now" aria-live="polite"></div></div>\n'
    )


def _section(words: Words, title: str, inside: str, kind: str = "") -> str:
    state = f' class="{kind}"' if kind else ""
    return f"<section{state}>\n<h2>{escape(words.text(title))}</h2>\n{inside}\n</section>\n"
