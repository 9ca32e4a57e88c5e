pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The right sheet: who pointed at whom, who fell, everything that happened, and what is worth a second look.
Item {
    id: sheets

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: sheets.page.words
    property string view: "votes"

    component View: PlateButton {
        property string shows: ""
        objectName: "view-" + shows
        kind: sheets.view === shows ? "red" : "paper"
        percent: 2.3
        times: Math.min(1.4, Look.tableText)
        // As wide as their words, so that all are written alike.
        width: (862 * Look.u - 3 * views.spacing) * natural / views.naturals
        height: 64 * Look.u
        Accessible.checkable: true
        Accessible.checked: sheets.view === shows
        onTapped: sheets.view = shows
    }

    PaperSheet {
        anchors.fill: parent
    }

    Row {
        id: views
        readonly property real naturals: pointed.natural + fell.natural + went.natural + worth.natural
        x: 30 * Look.u
        y: 20 * Look.u
        spacing: 10 * Look.u

        View {
            id: pointed
            shows: "votes"
            text: sheets.words.votes
        }

        View {
            id: fell
            shows: "deaths"
            text: sheets.words.deaths
        }

        View {
            id: went
            shows: "log"
            text: sheets.words.log
        }

        View {
            id: worth
            shows: "highlights"
            text: sheets.words.highlights
        }
    }

    // Each is made when it is wanted: a long game has hundreds of lines.
    Loader {
        x: 34 * Look.u
        y: 98 * Look.u
        width: parent.width - 60 * Look.u
        height: parent.height - y - 22 * Look.u
        sourceComponent: ({votes: votes, deaths: deaths, log: log, highlights: highlights})[sheets.view]
    }

    Component {
        id: votes

        Votes {
            page: sheets.page
            model: sheets.model
        }
    }

    Component {
        id: deaths

        FallenList {
            page: sheets.page
            model: sheets.model
        }
    }

    Component {
        id: log

        Course {
            objectName: "log"
            page: sheets.page
            story: sheets.model
            at: sheets.model.at
        }
    }

    Component {
        id: highlights

        Highlights {
            page: sheets.page
            model: sheets.model
        }
    }
}
