"""The imaginary players: they take the lantern, read, choose, and point, slowly enough to be followed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.practice.round import round_of
from desktop.table.pages.pages import CoverPage, LitPage, Page, TablePage
from desktop.table.session import gestures
from desktop.table.stage.stage import Stage
from rulesets.engine import Ask

# Seconds until somebody takes the lantern, is done with a page, has tapped the next finger.
TAKE, READ, POINT = 1.6, 1.4, 0.5


class Friends:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._players = stage.session.game.players
        _, played = round_of(stage.session.rules.id)
        self.me = self._players[played.me - 1]
        self._rows = played.friends
        self._at: object = None
        self._since = 0.0

    def tick(self) -> None:
        page, now = self._stage.shown, self._stage.now()
        at = self._where(page)
        if at != self._at:
            self._at, self._since = at, now
        waited = now - self._since
        if isinstance(page, CoverPage) and page.name != self.me:
            self._take(waited)
        elif isinstance(page, LitPage) and page.name != self.me and waited >= READ:
            self._answer()
        elif isinstance(page, TablePage) and waited >= POINT:
            self._point()

    def _where(self, page: Page) -> object:
        """What a wait begins anew with."""
        if isinstance(page, LitPage):
            return ("lit", page.name, page.page)
        return (page.state, getattr(page, "name", ""), len(self._stage.session.top.named))

    def _take(self, waited: float) -> None:
        # Whoever practises may have let go of what was held for another.
        if waited >= TAKE and self._stage.live.hold == 0.0:
            self._stage.hold()

    def _answer(self) -> None:
        session = self._stage.session
        chosen = [(part, self._choice(part.ask)) for part in session.asked.parts if part.ask.kind == "choose"]
        if any(token is None for _, token in chosen):
            self._stage.nobody()
        for part, token in chosen:
            place = "" if token is None else gestures.where(part, token)
            if place and place not in session.draft[part.number].chosen:
                self._stage.choose(place)
        self._stage.confirm()

    def _point(self) -> None:
        """After whoever practises has pointed, one finger after the other."""
        top, players = self._stage.session.top, self._stage.session.game.players
        waiting = [voter for voter in top.voters if voter not in top.named]
        if not waiting or self.me in waiting or self._stage.live.countdown != 0:
            return
        voter, target = waiting[0], self._choice(top.voters[waiting[0]])
        if top.finger != voter:
            self._stage.tapSeat(players.index(voter) + 1)
        if target is None:
            self._stage.abstain()
        else:
            self._stage.tapSeat(players.index(target) + 1)

    def _choice(self, ask: Ask) -> str | None:
        """What the round says of it; where it says nothing, nobody, or the first where somebody has to be named."""
        wanted = [self._token(row["answer"]) for row in self._rows if self._means(row, ask)]
        return next((token for token in (*wanted, *ask.options[: ask.at_least]) if token in ask.options), None)

    def _means(self, row: Mapping[str, Any], ask: Ask) -> bool:
        at = {"ask": ask.id, "day": self._stage.session.game.day, "seat": self._number(ask)}
        return all(row[key] == at[key] for key in at if key in row)

    def _number(self, ask: Ask) -> int:
        return self._players.index(ask.seat) + 1 if ask.seat else 0

    def _token(self, said: int | str) -> str:
        return self._players[said - 1] if isinstance(said, int) else said
