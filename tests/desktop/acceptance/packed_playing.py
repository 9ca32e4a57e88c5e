"""A table with a pack, set by the mouse in a process of its own: how many answers there are, once the pack was played.

python -m tests.desktop.acceptance.packed_playing RULESET FOLDER PACK
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from desktop.__main__ import draw_without_a_screen
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.playing import Saying
from tests.desktop.acceptance.test_packs import bring_in
from tests.desktop.acceptance.test_whole_games import seat_by_mouse

# With one who ferries in the place of a villager.
BOARDS = {
    "jinro_nine": {"villager": 3, "ferrier": 1, "seer": 1, "guard": 1, "madman": 1, "werewolf": 2},
    "ultimate_thirteen": {"villager": 5, "ferrier": 1, "seer": 1, "medium": 1, "guard": 1, "madman": 1, "werewolf": 3},
    "event_jinro": {"villager": 3, "ferrier": 1, "seer": 1, "medium": 1, "guard": 1, "werewolf": 2},
    "langrensha": {"villager": 5, "ferrier": 1, "seer": 1, "werewolf": 2},
}

# By these one sees that the pack has been played.
SIGNS = {id: {"ferrier.protect"} for id in BOARDS} | {"event_jinro": {"ferrier.protect", "event.morning"}}


def files(ruleset: str) -> dict[str, str]:
    cards = BOARDS[ruleset]
    board = f"{{players: {sum(cards.values())}, cards: {{{', '.join(f'{id}: {n}' for id, n in cards.items())}}}}}"
    pack = {
        "pack.yaml": f"format: 1\nid: ferry\nversion: 1\nruleset: {ruleset}\nboards: {{river: {board}}}\n",
        "roles/ferrier.yaml": "does: {when: night, what: protect, whom: anybody}",
        "words/en.yaml": "pack.ferry.name: The ferry\npreset.river.name: By the river\nrole.ferrier.name: Ferrier\n"
        "role.ferrier.does: Rows somebody out.\nask.ferrier.protect: Whom?\naloud.ferrier.protect: Whom?\n",
    }
    if ruleset == "event_jinro":
        pack["events/fog.yaml"] = (
            "does:\n  - {when: night, what: protect, whom: everybody}\n  - {when: morning, what: talk, seconds: 60}"
        )
        pack["words/en.yaml"] += "event.fog.name: Fog\nevent.fog.does: Nobody falls.\nevent.fog.brief: Nobody falls\n"
        pack["words/en.yaml"] += "notice.event.morning.fog: The talk lasts {seconds} seconds.\n"
    return pack


def sat_down(app: Opened, ruleset: str, pack: Path) -> None:
    bring_in(app, pack)
    seat_by_mouse(app, ruleset, short(sum(BOARDS[ruleset].values())))
    app.hands.tap("preset-river")
    if ruleset == "event_jinro":
        model = app.app.navigator.parts.setup
        model.choose("event_deck", "own")
        for event, count in model.draft.events().items():
            model.count_event(event, 9 if event == "fog" else -count)
    app.hands.tap("start")


class Ferried(Saying):
    """Nothing is said before somebody has been rowed out, and the fog, where there is one, has been told."""

    def _say(self) -> None:
        game = self._wish.game
        if SIGNS[game.ruleset.id] <= {
            *(row["ask"] for row in game.journal["answers"]),
            *(told.id for told in game.notices()),
        }:
            super()._say()


def main(ruleset: str, folder: str, pack: str) -> None:
    draw_without_a_screen()
    from desktop.start.application import application_of  # noqa: PLC0415  there has to be a place to draw first

    application_of()
    nobody, at_once = cast("Any", None), cast("Any", AT_ONCE)
    app = Opened(nobody, Path(folder), **at_once)
    # A game that people begin has a seed that nobody knows: with this one the ferrier lives long enough.
    with patch("rulesets.engine.setup.randbits", lambda bits: 3):
        sat_down(app, ruleset, Path(pack))
    app.director(seed=3, kind=Ferried).play()


if __name__ == "__main__":
    main(*sys.argv[1:])
