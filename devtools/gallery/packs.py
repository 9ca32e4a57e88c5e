"""Packs as groups have them, for whoever looks at the screens: whole, in one language alone, and broken."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from desktop.keep.packs import Packs
from rulesets.engine.packs import opened

HARBOUR = {
    "pack.yaml": """\
format: 1
id: harbour
version: 3
makers: [The Tuesday group, 花子]
licence: CC-BY-4.0
ruleset: jinro_nine
boards:
  harbour9: {players: 9, cards: {villager: 2, ferrier: 1, seer: 1, guard: 1, madman: 1, gossip: 1, werewolf: 2}}
profiles:
  harbour_rules: {ballots: open, talk_rounds: 1}
""",
    "roles/ferrier.yaml": "does: {when: night, what: protect, whom: anybody, often: once}\n",
    "roles/gossip.yaml": "side: werewolf\ndoes: {when: night, what: look, shows: role, often: once}\n",
    "words/en.yaml": """\
pack.harbour.name: The harbour
role.ferrier.name: Ferrier
role.ferrier.does: Once a game the ferrier rows somebody out for the night, and nobody can harm them there.
ask.ferrier.protect: Whom do you row out tonight?
aloud.ferrier.protect: Ferrier, open your eyes. Whom do you row out?
role.gossip.name: Gossip
role.gossip.does: Once a game the gossip hears who somebody is. The gossip wins with the werewolves.
ask.gossip.look: Whose secret do you listen for?
aloud.gossip.look: Gossip, open your eyes. Whose secret?
notice.gossip.sees: "{seat} is {result}."
preset.harbour9.name: The harbour
profile.harbour_rules.name: Harbour rules
profile.harbour_rules.explain: Everybody points at once, and talks once round.
""",
    "words/ja.yaml": """\
pack.harbour.name: 港町
role.ferrier.name: 渡し守
role.ferrier.does: 一度だけ、夜のあいだ一人を沖へ連れ出します。そこではだれにも襲われません。
ask.ferrier.protect: 今夜、だれを沖へ連れ出しますか。
aloud.ferrier.protect: 渡し守は目を開けてください。だれを沖へ連れ出しますか。
preset.harbour9.name: 港町
profile.harbour_rules.name: 港町のきまり
""",
}
FOG = {
    "pack.yaml": "format: 1\nid: fog_bank\nversion: 1\nmakers: [Kai]\nruleset: event_jinro\n",
    "events/fog.yaml": "deck: town\ndoes:\n  - {when: morning, what: talk, seconds: 60}\n",
    "words/zh-Hans.yaml": "event.fog.name: 大雾\nevent.fog.does: 这天只讨论一分钟。\nevent.fog.brief: 只讨论一分钟\n",
}
# A program, which its makers have not signed.
LIGHTHOUSE = {
    "pack.yaml": "format: 1\nid: lighthouse\nversion: 1\nruleset: jinro_nine\n",
    "roles/keeper.py": "",
    "words/en.yaml": "pack.lighthouse.name: The lighthouse\nrole.keeper.name: Keeper\n",
    "words/ja.yaml": "pack.lighthouse.name: 灯台\nrole.keeper.name: 灯台守\n",
}
# A whole game, as small as one can be.
ONE_NIGHT = {
    "pack.yaml": "format: 1\nid: one_night\nversion: 1\nruleset: one_night\n",
    "ruleset.yaml": """\
{id: one_night, order: 1, version: 1, players: {least: 4, most: 4}, presets: {village: auto}, roles: [villager],
 phases: {day: }, asks: {talk.discussion: }}
""",
    "flow.py": "def flow(table):\n    yield table.talk('talk.discussion')\n",
    "words/en.yaml": "ruleset.one_night.name: One Night\nruleset.one_night.line: 4 players, a night and a vote\n",
    "words/ja.yaml": "ruleset.one_night.name: 一夜の村\nruleset.one_night.line: 四人、一夜と一度の投票\n",
}
BROKEN = {
    "pack.yaml": "format: 1\nid: quay\nversion: 1\nruleset: langrensha\n",
    "roles/warden.yaml": "side: vilage\ndoes: {when: noon, what: protect, whom: others}\n",
    "words/en.yaml": "role.warden.name: Warden\nrole.seer.name: Oracle\n",
}


def lay(folder: Path) -> None:
    for name, files in (("harbour", HARBOUR), ("fog_bank", FOG), ("lighthouse", LIGHTHOUSE), ("quay", BROKEN)):
        write(folder / name, files)


def lay_whole(home: Path) -> Packs:
    """Allowed, and on."""
    packs = Packs(home)
    packs.allow(opened(write(home / "from" / "one_night", ONE_NIGHT)))
    packs.switch(packs.take_in(home / "from" / "one_night"), is_on=True)
    return packs


def write(place: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    return place
