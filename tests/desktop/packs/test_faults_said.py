"""What is wrong with a pack is said in the app's language; the place stays as it is."""

from __future__ import annotations

import pickle
from pathlib import Path
from string import Formatter

import pytest

from desktop.packs.checking import checked
from desktop.packs.page import fault_line
from i18n import LANGUAGES, Words
from rulesets.engine.packs.faults import Fault
from rulesets.engine.sentences import SENTENCES, Sentence, say
from tests.engine.packs.writing import folder, zipped

HEAD = "format: 1\nid: ours\nversion: 1\nruleset: event_jinro\n"
WRONG = {
    "of another format": {"pack.yaml": HEAD.replace("format: 1", "format: 7")},
    "without a manifest": {"words/en.yaml": ""},
    "out of the folder": {"pack.yaml": HEAD, "../../evil.yaml": "x"},
    "a name that shadows": {"pack.yaml": HEAD, "roles/seer.yaml": "side: village"},
    "a verb that there is not": {"pack.yaml": HEAD, "events/fog.yaml": "does: {when: noon, what: dance}"},
    "no YAML": {"pack.yaml": HEAD, "events/fog.yaml": "does: [["},
    "a drawing that fetches": {
        "pack.yaml": HEAD,
        "roles/ferrier.yaml": "side: village",
        "motifs/roles/ferrier.svg": '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://x"/></svg>',
    },
    "words about others": {"pack.yaml": HEAD, "words/en.yaml": "role.seer.name: Fool\n"},
    "an open brace": {"pack.yaml": HEAD, "words/en.yaml": "pack.ours.name: '{'\n"},
    "a bomb": {"pack.yaml": HEAD, "README.md": "x" * 900_000},
    "a board without wolves": {"pack.yaml": HEAD + "boards:\n  calm: {players: 8, cards: {villager: 8}}\n"},
    "a house rule that there is not": {"pack.yaml": HEAD + "profiles:\n  calm: {ballots: loud}\n"},
    "a scenario that fails": {
        "pack.yaml": HEAD,
        "scenarios/calm.yaml": "about: x\nruleset: event_jinro\nplayers: 8\nexpect: {until: {day: 1, phase: moon}}\n",
    },
    "words that are not there": {"pack.yaml": HEAD, "events/fog.yaml": "does: {when: morning, what: silence}"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_said_with_all_that_it_names(language: str) -> None:
    words = Words(language)
    for id, sentence in SENTENCES.items():
        named = {name for _, name, _, _ in Formatter().parse(sentence) if name}
        text = words.text(f"packfault.{id}", **{name: f"<{name}>" for name in named})
        assert "—" not in text, id
        assert all(f"<{name}>" in text for name in named), id


@pytest.mark.parametrize("name", WRONG)
def test_what_is_hostile_or_broken_is_said_in_every_language_with_its_place(tmp_path: Path, name: str) -> None:
    _, found = checked(zipped(tmp_path / "ours.lanternpack", WRONG[name]))
    assert found
    for fault in found:
        assert isinstance(fault.what, Sentence), fault
        assert fault.what.id in Words("ja"), fault
        lines = {language: fault_line(Words(language), fault) for language in LANGUAGES}
        assert len({*lines.values()}) == len(LANGUAGES), lines
        place = f"{fault.file}:{fault.line}" if fault.line else fault.file
        assert all(line.startswith(f"{place}: ") for line in lines.values())


def test_a_link_is_refused_in_a_sentence(tmp_path: Path) -> None:
    place = folder(tmp_path / "ours", {"pack.yaml": HEAD})
    (place / "README.md").symlink_to("/etc/passwd")
    _, (fault,) = checked(place)
    assert fault_line(Words("ja"), fault) == "README.md: " + Words("ja").text("packfault.a_link")


def test_it_comes_from_another_process_as_it_was() -> None:
    fault = Fault("pack.yaml", 3, say("not_allowed", value="'x'", allowed=say("a_list")).at("boards"))
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301
    assert again == fault
    assert fault_line(Words("ja"), again) == fault_line(Words("ja"), fault) != fault_line(Words("en"), fault)
    assert str(fault) == "pack.yaml:3: boards: 'x' is not allowed; allowed: a list"
