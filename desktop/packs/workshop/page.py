"""What the workshop shows: one section of it at a time, as fields to write in, pictures and rows to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop.packs.page import PackAction
from desktop.packs.workshop import choosing, rows
from desktop.packs.workshop.fields import WorkshopField, of_pack, of_part, of_words, unnamed
from desktop.packs.workshop.making import PackInMaking
from desktop.packs.workshop.pictures import WorkshopPicture, pictures
from desktop.packs.workshop.trial import TrialResult
from desktop.packs.workshop.trial_page import TrialPage, trial_page
from desktop.packs.workshop.wording import PACK
from desktop.widgets.options import Chip, Rule
from desktop.widgets.said import PageWords, Said
from i18n import Words

SECTIONS = ("pack", "parts", "words", "board", "trial")


class WorkshopWords(PageWords):
    back = Said("button.back")
    keep = Said("workshop.save")
    picture = Said("workshop.picture")
    reset = Said("workshop.words.reset")
    on = Said("switch.on")
    off = Said("switch.off")
    start = Said("workshop.trial.start")
    stop = Said("workshop.trial.stop")
    parts = Said("workshop.section.parts")


@dataclass(frozen=True)
class WorkshopPage:
    language: str
    title: str
    sections: tuple[Chip, ...]
    section: str
    line: str
    # What is to be mended before it can be kept.
    refused: str
    faults: tuple[str, ...]
    # Which part is worked on, and what can be added beside them.
    parts: tuple[Chip, ...]
    added: tuple[PackAction, ...]
    fields: tuple[WorkshopField, ...]
    pictures: tuple[WorkshopPicture, ...]
    rows: tuple[Rule, ...]
    # What can be done with the part that is worked on.
    actions: tuple[PackAction, ...]
    trial: TrialPage | None
    said: str
    is_trouble: bool
    # What can be done about what was said.
    answers: tuple[PackAction, ...]
    may_keep: bool
    words: WorkshopWords


@dataclass(frozen=True)
class OnBench:
    """Where its maker is: which section, which part, and in which language its words are read."""

    section: str = "pack"
    part: int = PACK
    reads: str = ""
    refused: tuple[str, ...] = ()
    said: str = ""
    is_trouble: bool = False
    answers: tuple[str, ...] = ()
    is_changed: bool = False
    # Of the last trial: whether it runs, and whether it was of what is here now.
    tried: TrialResult | None = None
    is_trying: bool = False
    is_stale: bool = False


_ANSWERS = {"keep": "workshop.save", "drop": "workshop.leave.drop", "stay": "button.cancel"}


def page(words: Words, pack: PackInMaking, bench: OnBench) -> WorkshopPage:
    shown = _SECTIONS[bench.section](words, pack, bench)
    title = pack.named(words.language) or words.text("workshop.unnamed.pack")
    return replace(
        shown,
        title=f"{words.text('workshop.title')} · {title}",
        refused=words.text("workshop.refused") if bench.refused else "",
        faults=bench.refused,
        said=bench.said,
        is_trouble=bench.is_trouble,
        answers=tuple(PackAction(id, words.text(_ANSWERS[id])) for id in bench.answers),
        may_keep=bench.is_changed,
    )


def _empty(words: Words, bench: OnBench, line: str) -> WorkshopPage:
    sections = tuple(Chip(id, words.text(f"workshop.section.{id}"), id == bench.section) for id in SECTIONS)
    return WorkshopPage(
        language=words.language,
        title="",
        sections=sections,
        section=bench.section,
        line=words.text(line),
        refused="",
        faults=(),
        parts=(),
        added=(),
        fields=(),
        pictures=(),
        rows=(),
        actions=(),
        trial=None,
        said="",
        is_trouble=False,
        answers=(),
        may_keep=False,
        words=WorkshopWords(words),
    )


def _of_pack(words: Words, pack: PackInMaking, bench: OnBench) -> WorkshopPage:
    shown = _empty(words, bench, "workshop.line.pack")
    return replace(shown, fields=of_pack(words, pack), rows=(rows.of_game(words, pack),))


def _of_parts(words: Words, pack: PackInMaking, bench: OnBench) -> WorkshopPage:
    kinds = choosing.kinds(pack.ruleset)
    shown = replace(
        _empty(words, bench, "workshop.line.parts" if "events" in kinds else "workshop.line.parts.roles"),
        parts=tuple(_parts(words, pack, bench)),
        added=tuple(PackAction(f"add-{kind}", words.text(f"workshop.add.{kind}")) for kind in kinds),
    )
    if not 0 <= bench.part < len(pack.parts):
        return shown
    part = pack.parts[bench.part]
    return replace(
        shown,
        fields=of_part(words, pack, bench.part),
        pictures=pictures(words, pack, part),
        rows=choosing.rows(words, pack, part),
        actions=tuple(_part_actions(words, pack, bench)),
    )


def _parts(words: Words, pack: PackInMaking, bench: OnBench) -> Iterator[Chip]:
    for at, part in enumerate(pack.parts):
        yield Chip(str(at), part.name(words.language) or unnamed(words, part), at == bench.part)


def _part_actions(words: Words, pack: PackInMaking, bench: OnBench) -> Iterator[PackAction]:
    part = pack.parts[bench.part]
    if part.deeds and choosing.with_deed(pack, part) is not None:
        yield PackAction("add_deed", words.text("workshop.add_deed"))
    if choosing.without_deed(pack, part) is not None:
        yield PackAction("remove_deed", words.text("workshop.remove_deed"))
    name = part.name(words.language) or unnamed(words, part)
    yield PackAction("remove", words.text("workshop.remove", name=name))


def _of_words(words: Words, pack: PackInMaking, bench: OnBench) -> WorkshopPage:
    own = Chip(str(PACK), words.text("workshop.words.own"), bench.part == PACK)
    return replace(
        _empty(words, bench, "workshop.line.words"),
        parts=(own, *_parts(words, pack, bench)),
        rows=(rows.of_language(words, bench.reads),),
        fields=of_words(words, pack, bench.part, bench.reads),
    )


def _of_board(words: Words, pack: PackInMaking, bench: OnBench) -> WorkshopPage:
    has_roles = any(part.kind == "roles" for part in pack.parts)
    shown = _empty(words, bench, "workshop.line.board" if has_roles else "workshop.line.board.none")
    return replace(shown, rows=tuple(rows.of_board(words, pack)) if has_roles else ())


def _of_trial(words: Words, pack: PackInMaking, bench: OnBench) -> WorkshopPage:
    trial = trial_page(words, pack, bench.tried, is_running=bench.is_trying, is_stale=bench.is_stale)
    return replace(_empty(words, bench, "workshop.line.trial"), trial=trial)


_SECTIONS = {"pack": _of_pack, "parts": _of_parts, "words": _of_words, "board": _of_board, "trial": _of_trial}
