pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../pace"
import "../widgets"

// How the table stands: what is missing, or that it may begin; and how long it will take.
Item {
    id: plate

    required property string line
    required property bool isMissing
    required property ForecastPage forecast
    // The forecast stands elsewhere.
    property bool isShort: false
    default property alias beside: row.data

    implicitHeight: stacked.implicitHeight + 20 * Look.u

    Plate {
        anchors.fill: parent
        fill: "#F2140F0A"
        edge: plate.isMissing ? Look.amber : Look.lacquerLine
        radius: 10 * Look.u
    }

    ColumnLayout {
        id: stacked
        anchors.fill: parent
        anchors.margins: 8 * Look.u
        anchors.leftMargin: 20 * Look.u
        anchors.rightMargin: 20 * Look.u
        spacing: 0

        RowLayout {
            id: row
            visible: plate.line !== ""
            spacing: 14 * Look.u
            Layout.fillWidth: true
            Layout.fillHeight: true

            Sign {
                visible: plate.isMissing
                motif: "signs/warning"
                ink: Look.amber
                Layout.preferredWidth: 1.4 * Type.body.pixels
                Layout.preferredHeight: 1.4 * Type.body.pixels
            }

            Prose {
                objectName: visible ? "line" : ""
                face: plate.isMissing ? "display" : "text"
                line: plate.line
                // Large letters leave little room for the names above it.
                role: plate.isMissing && Look.tableText <= 1.25 ? Type.body : Type.small
                horizontalAlignment: plate.isMissing ? Text.AlignLeft : Text.AlignHCenter
                color: Look.lacquerText
                Layout.fillWidth: true
            }
        }

        StandingForecast {
            visible: !plate.isShort && !plate.isMissing
            forecast: plate.forecast
            isBare: true
            Layout.fillWidth: true
        }
    }
}
