pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Who has won how often: ink bars with their numbers on one long sheet.
Item {
    id: charts

    required property LibraryModel model
    property string label: ""

    PaperSheet {
        anchors.fill: parent
    }

    ListView {
        id: list
        objectName: "charts"
        anchors.fill: parent
        anchors.margins: 30 * Look.u
        clip: true
        // The software renderer draws shapes past a clip, but not past a layer.
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software
        boundsBehavior: Flickable.StopAtBounds
        model: charts.model.bars
        currentIndex: -1
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: charts.label
        Keys.onPressed: event => {
            const steps = {}
            steps[Qt.Key_Down] = 62 * Look.u
            steps[Qt.Key_Up] = -62 * Look.u
            steps[Qt.Key_PageDown] = 0.9 * list.height
            steps[Qt.Key_PageUp] = -0.9 * list.height
            steps[Qt.Key_Home] = -list.contentHeight
            steps[Qt.Key_End] = list.contentHeight
            const step = steps[event.key]
            if (step === undefined || list.contentHeight <= list.height)
                return
            event.accepted = true
            const way = list.contentHeight - list.height
            list.contentY = list.originY + Math.max(0, Math.min(way, list.contentY - list.originY + step))
        }

        Rectangle {
            parent: list
            anchors.fill: parent
            z: -1
            visible: list.layer.enabled
            color: Look.paperMid
        }

        delegate: Item {
            id: place

            required property ChartRow row
            readonly property bool isFew: place.row.kind === "few"
            readonly property bool isBar: place.row.kind === "bar" || place.isFew
            readonly property real times: Math.min(1.5, Look.tableText)

            width: list.width - 24 * Look.u
            height: (place.row.kind === "head" ? 92 : place.isBar ? 62 : 76) * Look.u

            Loader {
                active: place.isBar
                sourceComponent: place.isFew ? few : bar
            }

            Component {
                id: few

                FewGames {
                    row: place.row
                    times: place.times
                    width: place.width - 300 * Look.u * Math.min(1.2, place.times)
                    height: 58 * Look.u
                }
            }

            Component {
                id: bar

                OddsBar {
                    row: place.row
                    times: place.times
                    numberWidth: 110 * Look.u * place.times
                    width: place.width - 300 * Look.u * Math.min(1.2, place.times)
                    height: 58 * Look.u
                }
            }

            Fitted {
                visible: place.isBar
                line: place.row.line
                most: Look.px(2.1, place.times)
                boxWidth: 280 * Look.u * Math.min(1.2, place.times)
                boxHeight: 58 * Look.u
                x: place.width - width
                horizontalAlignment: Text.AlignLeft
                color: Look.ink2
                Accessible.ignored: true
            }

            Words {
                id: heading
                visible: !place.isBar
                text: place.isBar ? "" : place.row.name
                percent: place.row.kind === "head" ? 3.2 : 2.7
                times: place.times
                y: place.height - height - 10 * Look.u
                color: place.row.kind === "head" ? Look.ink : Look.shuDeep
                Accessible.role: Accessible.Heading
            }

            Words {
                visible: !place.isBar && place.row.line !== ""
                face: "text"
                bottomPadding: 0
                lineHeight: 1.0
                text: place.isBar ? "" : place.row.line
                percent: 2.1
                times: place.times
                x: heading.width + 30 * Look.u
                width: place.width - x
                height: heading.height
                y: heading.y + 4 * Look.u
                fontSizeMode: Text.Fit
                minimumPixelSize: 13
                color: Look.ink2
            }

            Rectangle {
                visible: place.row.kind === "head"
                y: place.height - 6 * Look.u
                width: place.width
                height: Math.max(1, 2 * Look.u)
                color: Look.ink2
            }
        }
    }

    Fades {
        area: list
    }

    AreaBar {
        area: list
        x: list.x + list.width - width
        y: list.y
    }

    Rectangle {
        visible: list.activeFocus && Look.keysInUse
        anchors.fill: parent
        anchors.margins: 14 * Look.u
        color: "transparent"
        border.color: Look.ink
        border.width: 3 * Look.u
    }
}
