pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// A sheet for all else: who pointed at whom, who suspected whom, who fell, everything that happened, what is worth a second look,
// and the evening, where it had other games: large letters have no room for another way to it.
PaperSheet {
    id: sheets

    required property EndPage page
    required property EndModel model
    required property bool isWide
    // What stands here too, where there is no room beside it; then the ways to each stand at the side.
    required property Component who
    readonly property EndWords words: sheets.page.words
    property string view: "who"
    readonly property EveningPage evening: sheets.model.evening.page
    readonly property bool hasEvening: sheets.isWide && sheets.evening.is_there
    // Six of them would be too low to be read one below the other.
    readonly property bool isLow: !sheets.isWide && 6 * 1.75 * Type.chip.least > sheets.height - 40 * Look.u
    readonly property real beside: sheets.isLow ? 0.4 : 0.28
    readonly property string shown: sheets.isWide && sheets.view === "who" ? "votes" : sheets.view

    component View: PlateButton {
        property string shows: ""
        objectName: visible ? "view-" + shows : ""
        kind: sheets.shown === shows ? "red" : "paper"
        role: Type.chip
        // What is written on two lines is no smaller than it may be.
        implicitHeight: Math.max(64 * Look.u, 1.7 * letters, sheets.isWide || sheets.isLow ? 2.2 * Type.chip.least + 16 * Look.u : 0)
        Layout.fillHeight: true
        Layout.maximumHeight: implicitHeight
        // As wide as their words, so that all are written alike.
        Layout.preferredWidth: sheets.isWide ? natural : (sheets.beside - 0.01) * sheets.width / (sheets.isLow ? 2 : 1)
        Layout.fillWidth: true
        Accessible.checkable: true
        Accessible.checked: sheets.shown === shows
        onTapped: sheets.view = shows
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: 20 * Look.u
        columns: sheets.isWide ? 1 : 2
        columnSpacing: 24 * Look.u
        rowSpacing: 14 * Look.u

        GridLayout {
            columns: sheets.isWide ? (sheets.hasEvening ? 3 : 5) : sheets.isLow ? 2 : 1
            columnSpacing: 10 * Look.u
            rowSpacing: 2 * Look.u
            Layout.fillWidth: sheets.isWide
            Layout.fillHeight: !sheets.isWide
            Layout.alignment: Qt.AlignTop
            Layout.maximumWidth: sheets.isWide ? Infinity : sheets.beside * sheets.width

            View {
                visible: !sheets.isWide
                shows: "who"
                text: sheets.words.who
            }

            View {
                shows: "votes"
                text: sheets.words.votes
            }

            View {
                shows: "noses"
                text: sheets.words.noses
            }

            View {
                shows: "deaths"
                text: sheets.words.deaths
            }

            View {
                shows: "log"
                text: sheets.words.log
            }

            View {
                shows: "highlights"
                text: sheets.words.highlights
            }

            View {
                visible: sheets.hasEvening
                shows: "evening"
                text: sheets.evening.words.title
            }
        }

        // Each is made when it is wanted: a long game has hundreds of lines.
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: sheets.shown === "who" ? sheets.who : sheets.shown === "votes" ? votes
                : sheets.shown === "noses" ? noses : sheets.shown === "deaths" ? deaths : sheets.shown === "log" ? log
                : sheets.shown === "evening" ? evening : highlights
        }
    }

    Component {
        id: votes

        Votes {
            page: sheets.page
            model: sheets.model
        }
    }

    Component {
        id: noses

        Noses {
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
            at: sheets.model.act
        }
    }

    Component {
        id: evening

        Evening {
            model: sheets.model
        }
    }

    Component {
        id: highlights

        Highlights {
            page: sheets.page
            hasEvening: !sheets.isWide && sheets.evening.is_there
            model: sheets.model
        }
    }
}
