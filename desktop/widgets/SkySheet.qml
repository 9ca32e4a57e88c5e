pragma ComponentBehavior: Bound

import QtQuick

// One sky with its land. Where nothing moves it is one picture; else what moves stands between two.
Item {
    id: sheet

    property string tint: ""
    property bool drifts: false
    property real drifted: 0
    property bool rises: false
    property bool hasOrb: true
    property real orbRise: 0
    property bool hasWindows: true

    readonly property bool isLayered: (sheet.drifts || sheet.rises) && Look.ambient
    readonly property string behind: sheet.hasOrb && !sheet.isLayered ? "sky.orb" : "sky"
    readonly property string before: sheet.hasWindows ? "land.windows" : "land"

    function picture(parts: string): string {
        return sheet.tint === "" ? "" : "image://motif/sky/" + sheet.tint + "?parts=" + parts
    }

    clip: true

    component Layer: Image {
        id: layer

        property string wanted: ""
        readonly property size box: Qt.size(sheet.width, sheet.height)

        width: sheet.width
        height: sheet.height
        sourceSize: layer.box
        // Not before it is known how large.
        source: layer.box.width > 0 && layer.box.height > 0 ? layer.wanted : ""
        Accessible.ignored: true
    }

    Layer {
        wanted: sheet.picture(sheet.isLayered ? "sky" : sheet.behind + ".mist." + sheet.before)
    }

    Layer {
        y: -sheet.orbRise * Look.u
        wanted: sheet.isLayered && sheet.hasOrb ? sheet.picture("orb") : ""
    }

    Drawing {
        path: sheet.isLayered && sheet.tint !== "" ? "scenes/" + sheet.tint + "/mist" : ""
        width: 2880 * Look.u
        height: 1080 * Look.u
        x: (sheet.width - width) / 2 - sheet.drifted % 240 * Look.u
    }

    Layer {
        wanted: sheet.isLayered ? sheet.picture(sheet.before) : ""
    }
}
