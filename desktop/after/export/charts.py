"""Who pointed at whom in every vote, and who suspected whom: tables that a narrow window turns into lists."""

from __future__ import annotations

from html import escape

from desktop.after.end.noses import NoseChart, NoseDay, NoseMark, NoseRow
from desktop.after.end.page import EndPage, EndWords
from desktop.after.end.votes import BallotMatrix, BallotRow
from desktop.after.export import pictures
from desktop.after.export.sections import CROWDED, leads_to, section
from i18n import Words


def votes(words: Words, shown: EndPage) -> str:
    if not shown.ballots:
        return section(words, "end.votes", f"<p>{escape(words.text('end.votes.none'))}</p>")
    tables = "".join(_matrix(matrix, shown.words.abstains) for matrix in shown.ballots)
    crowded = " crowded" if len(shown.rows) > CROWDED else ""
    how = f'<p class="how columns">{escape(words.text("end.votes.how"))}</p>\n'
    return section(words, "end.votes", f'{how}<div class="votes{crowded}">\n{tables}</div>', "wide")


def _matrix(matrix: BallotMatrix, abstains: str) -> str:
    head = "".join(_cell("th", str(number), number == matrix.named) for number in range(1, len(matrix.rows) + 1))
    rows = "".join(_votes(row, matrix, abstains) for row in matrix.rows)
    counts = "".join(f"<li>{escape(count.label)} <b>{count.n}</b></li>" for count in matrix.counts)
    return (
        f"<figure><figcaption>{escape(matrix.tab)} <span>{escape(matrix.outcome)}</span></figcaption>\n"
        f'<table>\n<tr class="head"><th class="voter"></th>{head}</tr>\n{rows}</table>\n<ul>{counts}</ul></figure>\n'
    )


def _votes(row: BallotRow, matrix: BallotMatrix, abstains: str) -> str:
    """At its end in words, for where there is no room for columns."""
    seats = range(1, len(matrix.rows) + 1)
    cells = "".join(
        '<td class="self"></td>'
        if number == row.number != row.at
        else _cell("td", pictures.sign("point") if number == row.at else "", number == matrix.named, number == row.at)
        for number in seats
    )
    kinds = [kind for kind, is_so in (("out", row.is_out), ("still", row.cast < 0)) if is_so]
    state = f' class="{" ".join(kinds)}"' if kinds else ""
    whom = matrix.rows[row.at - 1].label if row.at else abstains if row.cast >= 0 else ""
    fell = " fell" if row.at and row.at == matrix.named else ""
    return (
        f'<tr{state}><th class="voter" scope="row">{escape(row.label)}</th>{cells}'
        f'<td class="whom{fell}">{escape(whom)}</td></tr>\n'
    )


def _cell(tag: str, inside: str, fell: bool, at: bool = False) -> str:
    kinds = " ".join(kind for kind, is_so in (("fell", fell), ("at", at)) if is_so)
    return f'<{tag} class="{kinds}">{inside}</{tag}>' if kinds else f"<{tag}>{inside}</{tag}>"


def noses(words: Words, shown: EndPage) -> str:
    """Shut with the roles: it tells who was what."""
    chart = shown.noses
    if not chart.rows:
        return ""
    head = "".join(map(_day, chart.days))
    rows = "".join(_nose(shown, row) for row in chart.rows)
    covered = f'<p class="covered">{escape(words.text("export.shut"))}</p>'
    inside = (
        f'<p class="verdict">{pictures.sign("lantern")} {escape(chart.verdict)}</p>\n<table class="noses">\n'
        f'<tr class="head"><th class="voter"></th>{head}<th></th><th></th></tr>\n{rows}</table>\n'
        f'{_keys(chart, shown.words)}<p class="how">{escape(words.text("end.noses.how"))}</p>'
    )
    return section(words, "end.noses", f'<div class="secret">{inside}</div>\n{covered}', "wide")


def _day(day: NoseDay) -> str:
    return f'<th title="{escape(day.label)}">{_number(day)}</th>'


def _number(day: NoseDay) -> str:
    return f"{pictures.sign('sun')}{day.day}" if day.day else pictures.sign("moon")


def _nose(shown: EndPage, row: NoseRow) -> str:
    cells = "".join(_guesses(shown, row, column, day) for column, day in enumerate(shown.noses.days))
    state = ' class="at"' if row.is_best else ""
    # From the middle, to the right for what is better than a blind guess.
    left, width = 50 + 50 * min(0.0, row.share), 50 * abs(row.share)
    below = ' class="below"' if row.share < 0 else ""
    bar = f'<i{below} style="left:{left:.0f}%;width:{width:.0f}%"></i>' if row.competes else ""
    return (
        f'<tr{state}><th class="voter" scope="row">{escape(row.label)}</th>{cells}'
        f'<td class="bar">{bar}</td><td class="points">{escape(row.points)}</td></tr>\n'
    )


def _guesses(shown: EndPage, row: NoseRow, column: int, day: NoseDay) -> str:
    """With its day, for where there are no columns."""
    marks = "".join(_finger(shown, mark) for mark in row.marks if mark.column == column)
    return f'<td><span class="day">{_number(day)}</span>{marks}</td>' if marks else '<td class="none"></td>'


def _finger(shown: EndPage, mark: NoseMark) -> str:
    kind, where = _kind(mark.counts, mark.is_right, mark.trusts), leads_to(shown, mark.step)
    return f'<a class="{kind}" {where} title="{escape(mark.said)}">{mark.at}</a>'


def _kind(counts: bool, is_right: bool, trusts: bool = False) -> str:
    """Full where it was right, with a mark of its own where it was trust."""
    held = ("right" if is_right else "wrong") if counts else "apart"
    return f"finger {held}{' trust' if trusts else ''}"


def _keys(chart: NoseChart, words: EndWords) -> str:
    keys = [(words.noses_right, _kind(True, True)), (words.noses_wrong, _kind(True, False))]
    keys += [(words.noses_trusted, _kind(True, True, True))] if chart.has_trust else []
    keys += [(words.noses_apart, _kind(False, False))]
    said = "".join(f'<li><span class="{kind}">&nbsp;</span> {escape(text)}</li>' for text, kind in keys)
    return f'<ul class="keys">{said}</ul>\n'
