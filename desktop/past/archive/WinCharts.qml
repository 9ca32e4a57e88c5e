pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Who has won how often: ink bars with their numbers on one long sheet.
Item {
    id: charts

    required property WinsModel model
    readonly property WinsPage page: charts.model.page
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

        delegate: ChartPlace {
            isTable: charts.page.is_table
            width: list.width - 24 * Look.u
            onPressed: act => charts.model.press(act)
            onTaken: list.positionViewAtIndex(index, ListView.Contain)
        }
    }

    Fades {
        area: list
    }

    AreaBar {
        area: list
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
