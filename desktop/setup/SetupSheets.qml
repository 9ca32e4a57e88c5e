pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The sheets that lie over a table being set, each made as it is opened.
FocusScope {
    id: sheets

    required property SetupModel model
    required property SetupPage page
    // What the keys go to where what they were at is gone.
    required property Item usual
    // The one that is open: groups, lineups, deck, odds or fair; or whose details are.
    property string sheet: ""
    property int seat: -1
    readonly property bool isOver: sheets.sheet !== "" || sheets.seat >= 0 || newcomers.active || what.active
    // What the keys go back to once a sheet is closed.
    property Item before: null

    signal filesWanted
    signal detailsClosed(int seat)

    function showLineUps(): void {
        sheets.model.parts.shelf.hush()
        sheets.sheet = "lineups"
    }

    function close(): void {
        const seat = sheets.seat
        sheets.seat = -1
        sheets.sheet = ""
        if (seat >= 0)
            sheets.detailsClosed(seat)
    }

    component Over: Loader {
        id: over
        anchors.fill: parent
        focus: over.active
        onLoaded: (over.item as Overlay).forceActiveFocus(Qt.TabFocusReason)
        onActiveChanged: {
            const item = sheets.before || sheets.usual
            if (!over.active)
                item.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Over {
        active: sheets.seat >= 0
        sourceComponent: PlayerSheet {
            model: sheets.model
            page: sheets.page
            seat: sheets.seat
            onMoved: seat => sheets.seat = seat
            onClosed: sheets.close()
        }
    }

    Over {
        active: sheets.sheet === "deck"
        sourceComponent: DeckSheet {
            model: sheets.model
            page: sheets.page
            onClosed: sheets.close()
        }
    }

    Over {
        active: sheets.sheet === "odds"
        sourceComponent: OddsSheet {
            odds: sheets.model.parts.odds
            onClosed: sheets.close()
        }
    }

    Over {
        active: sheets.sheet === "fair"
        sourceComponent: FairSheet {
            fair: sheets.model.parts.fair
            onClosed: sheets.close()
        }
    }

    Over {
        active: sheets.sheet === "lineups"
        sourceComponent: LineUpSheet {
            shelf: sheets.model.parts.shelf
            onWanted: sheets.filesWanted()
            onPacksWanted: sheets.model.show_packs()
            onClosed: sheets.close()
        }
    }

    Over {
        active: sheets.sheet === "groups"
        sourceComponent: GroupSheet {
            model: sheets.model
            page: sheets.page
            onClosed: sheets.close()
        }
    }

    Over {
        id: newcomers
        active: sheets.model.parts.newcomers.page.is_open
        sourceComponent: NewcomersSheet {
            newcomers: sheets.model.parts.newcomers
            onPractised: sheets.model.practise()
            onClosed: sheets.model.parts.newcomers.close()
        }
    }

    // What a word on any of them means, too.
    Over {
        id: what
        z: 30
        active: sheets.model.parts.what.page.is_open
        sourceComponent: WhatSheet {
            what: sheets.model.parts.what
            onClosed: sheets.model.parts.what.close()
        }
    }
}
