pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// How long it takes: the first night, a later one, the evening.
Item {
    id: standing

    required property ForecastPage forecast
    // On a plate of somebody else.
    property bool isBare: false
    readonly property ForecastColumn noColumn: ForecastColumn {}

    // As high while it is reckoned.
    implicitHeight: Math.max(columns.implicitHeight, 1.5 * (2 * Type.small.pixels + Type.label.pixels)) + (standing.isBare ? 0 : 28 * Look.u)

    Plate {
        visible: !standing.isBare
        anchors.fill: parent
        fill: "#F2140F0A"
        edge: Look.lacquerLine
        radius: 10 * Look.u
    }

    RowLayout {
        id: columns
        anchors.fill: parent
        anchors.margins: standing.isBare ? 0 : 14 * Look.u
        spacing: 12 * Look.u

        Prose {
            visible: standing.forecast.line !== ""
            face: "text"
            line: standing.forecast.line
            role: Type.body
            horizontalAlignment: Text.AlignHCenter
            color: Look.lacquerText
            Layout.fillWidth: true
        }

        Repeater {
            model: standing.forecast.columns.length

            ColumnLayout {
                id: column
                required property int index
                readonly property ForecastColumn told: standing.forecast.columns[column.index] || standing.noColumn
                spacing: 0
                Layout.fillWidth: true
                Layout.preferredWidth: 100

                Prose {
                    face: "text"
                    line: column.told.title
                    role: Type.small
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.lacquerText
                    Layout.fillWidth: true
                }

                Prose {
                    objectName: standing.visible ? "forecast-" + (column.index + 1) : ""
                    line: column.told.time
                    role: Type.label
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.clock
                    Layout.fillWidth: true
                }

                Prose {
                    face: "text"
                    line: column.told.count
                    role: Type.small
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.lacquerText
                    Layout.fillWidth: true
                }
            }
        }
    }
}
