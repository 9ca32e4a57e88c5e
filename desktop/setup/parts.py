"""The setup screen's sheets, each with a small view model of its own, as QML has them."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject

from desktop.pace.forecast import Forecasts
from desktop.setup.explained import What
from desktop.setup.fair import FairBoards
from desktop.setup.lineup_shelf import LineUpShelf
from desktop.setup.newcomers import Newcomers
from desktop.setup.odds import Odds
from desktop.widgets.typed import for_qml


@for_qml()
class SetupParts(QObject):
    def __init__(
        self,
        odds: Odds,
        fair: FairBoards,
        shelf: LineUpShelf,
        newcomers: Newcomers,
        what: What,
        forecast: Forecasts,
    ) -> None:
        super().__init__(odds.preferences)
        self._odds, self._fair, self._shelf, self._newcomers, self._what = odds, fair, shelf, newcomers, what
        self._forecast = forecast

    @Property(QObject, constant=True)
    def odds(self) -> Odds:
        return self._odds

    @Property(QObject, constant=True)
    def fair(self) -> FairBoards:
        return self._fair

    @Property(QObject, constant=True)
    def shelf(self) -> LineUpShelf:
        return self._shelf

    @Property(QObject, constant=True)
    def newcomers(self) -> Newcomers:
        return self._newcomers

    @Property(QObject, constant=True)
    def what(self) -> What:
        return self._what

    @Property(QObject, constant=True)
    def forecast(self) -> Forecasts:
        return self._forecast
