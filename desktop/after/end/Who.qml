pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Who was what: a plate for every seat, darker for those who are out by the step the lantern stands at.
ColumnLayout {
    id: who

    required property EndPage page
    required property EndModel model
    required property bool isWide
    readonly property EndWords words: who.page.words
    readonly property SeatAtEnd nobody: SeatAtEnd {}
    // Many in small letters stand close, so that all are seen; large letters have their room, and the list scrolls.
    // In a small window nothing can be smaller, and what is long has two lines.
    readonly property int lines: Type.rowLine.pixels < 1.1 * Type.rowLine.least ? 2 : 1
    readonly property real least: Look.tableText < 1.2 ? 1.08 * who.lines * (Type.rowName.least + Type.rowLine.least) + 3 * Look.u
        : 1.3 * Type.rowName.pixels + 1.9 * Type.rowLine.pixels
    readonly property real hand: who.page.rows.some(function (row: SeatAtEnd): bool { return row.hand.length > 0 }) ? 34 * Look.u : 0
    readonly property int columns: list.width > 19 * Type.rowName.pixels ? 2 : 1
    readonly property int rows: Math.ceil(who.page.rows.length / who.columns)

    signal turned

    spacing: 10 * Look.u

    component OpenAll: PlateButton {
        objectName: visible ? "openAll" : ""
        kind: "paper"
        role: Type.chip
        text: who.words.shut_all
        implicitHeight: Math.max(62 * Look.u, 1.7 * letters)
        // Rather smaller than that the words beside it have no room.
        Layout.fillWidth: true
        Layout.preferredWidth: natural
        Layout.minimumWidth: (who.isWide ? 1 : 0.6) * natural
        Layout.maximumWidth: natural
        onTapped: who.model.openAll()
    }

    RowLayout {
        spacing: 14 * Look.u
        Layout.fillHeight: false
        Layout.leftMargin: 8 * Look.u
        Layout.rightMargin: 8 * Look.u

        Item {
            id: heading
            visible: who.isWide
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: title.wholeWidth

            Fitted {
                id: title
                role: Type.subheading
                line: who.words.who
                lines: 1
                boxWidth: heading.width
                boxHeight: heading.height
                horizontalAlignment: Text.AlignLeft
                color: Look.ink
                Accessible.role: Accessible.Heading
            }
        }

        Words {
            role: Type.small
            text: who.words.shut
            lineHeight: 1.0
            horizontalAlignment: Text.AlignRight
            color: Look.ink2
            Layout.fillWidth: true
            Layout.preferredWidth: who.isWide ? 7 * Type.small.pixels : implicitWidth
            Layout.minimumWidth: who.isWide ? 0 : 7 * Type.small.pixels
            Accessible.ignored: true
        }

        Slide {
            objectName: "keepShut"
            label: who.words.shut
            isOn: who.model.keepsShut
            onText: who.words.on
            offText: who.words.off
            onTapped: who.model.keepShut()
        }

        OpenAll {
            visible: !who.isWide && who.page.is_shut
        }

        PlateButton {
            objectName: "then"
            kind: "paper"
            role: Type.chip
            text: who.words.ring
            implicitHeight: Math.max(62 * Look.u, 1.7 * letters)
            Layout.fillWidth: true
            Layout.preferredWidth: natural
            Layout.minimumWidth: (who.isWide ? 1 : 0.6) * natural
            Layout.maximumWidth: natural
            onTapped: who.turned()
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        ScrollArea {
            id: list
            objectName: "whoList"
            isRead: !who.page.is_shut && list.contentHeight > list.height + 1
            label: who.words.who
            anchors.fill: parent

            GridLayout {
                width: parent.width
                height: Math.max(Math.min(list.height, 320 * Look.u * who.rows), who.rows * (who.least + who.hand + rowSpacing) - rowSpacing)
                columns: who.columns
                columnSpacing: 8 * Look.u
                rowSpacing: (who.rows > 8 ? 3 : 6) * Look.u
                uniformCellWidths: true

                Repeater {
                    model: who.page.rows.length

                    WhoRow {
                        required property int index
                        readonly property SeatAtEnd held: who.page.rows[index] || who.nobody
                        objectName: held.is_shut ? "who-" + held.number : ""
                        seat: held
                        words: who.words
                        isOut: held.fell >= 0 && held.fell <= who.model.at
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        onTapped: who.model.open(held.number)
                    }
                }
            }
        }

        Fades {
            area: list
        }
    }

    OpenAll {
        visible: who.isWide && who.page.is_shut
        Layout.alignment: Qt.AlignHCenter
    }
}
