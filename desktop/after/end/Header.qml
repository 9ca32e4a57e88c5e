import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Who has won and why; and where one goes from here.
FocusScope {
    id: header

    required property EndPage page
    required property EndModel model
    // Beside each other, or the ways below what is said.
    required property bool isWide
    readonly property EndWords words: header.page.words

    signal saves

    implicitHeight: rows.implicitHeight

    component Way: PlateButton {
        role: Type.button
        Layout.fillWidth: true
        Layout.preferredWidth: natural
    }

    GridLayout {
        id: rows
        anchors.fill: parent
        readonly property int ways: header.model.isFromShelf ? 5 : 4
        columns: header.isWide ? 2 : 1
        columnSpacing: (header.model.isFromShelf ? 110 : 240) * Look.u
        rowSpacing: 8 * Look.u

        GridLayout {
            columns: header.isWide ? 1 : 2
            columnSpacing: 30 * Look.u
            rowSpacing: 0
            Layout.leftMargin: 20 * Look.u
            Layout.fillWidth: true

            Item {
                id: won
                Layout.fillWidth: true
                Layout.preferredWidth: title.wholeWidth
                Layout.preferredHeight: 1.3 * Type.banner.pixels

                Fitted {
                    id: title
                    role: Type.banner
                    face: "title"
                    line: header.page.title
                    splitsLong: false
                    boxWidth: won.width
                    boxHeight: won.height
                    horizontalAlignment: Text.AlignLeft
                    color: Look.paper
                    Accessible.role: Accessible.Heading
                }
            }

            AskedProse {
                role: Type.body
                line: header.page.subtitle
                leading: 1.05
                color: Look.paper
                Layout.fillWidth: true
                Layout.preferredWidth: 900 * Look.u
            }
        }

        GridLayout {
            columns: header.isWide ? (header.model.isFromShelf ? 3 : 2) : rows.ways
            columnSpacing: 20 * Look.u
            rowSpacing: 14 * Look.u
            Layout.fillWidth: !header.isWide
            // Left of them the sun stands.
            Layout.preferredWidth: (header.model.isFromShelf ? 760 : 630) * Look.u

            Way {
                objectName: "again"
                kind: "amber"
                text: header.words.again
                focus: true
                onTapped: header.model.again()
            }

            Way {
                objectName: "home"
                text: header.words.home
                onTapped: header.model.goHome()
            }

            Way {
                objectName: visible ? "shelf" : ""
                visible: header.model.isFromShelf
                text: header.words.shelf
                onTapped: header.model.leave()
            }

            Way {
                objectName: "change"
                text: header.words.change
                onTapped: header.model.change()
            }

            Way {
                objectName: "save"
                text: header.words.save
                sign: "export"
                onTapped: header.saves()
            }
        }
    }
}
