import QtQuick

// A sentence about the disk, above whatever is on the screen: what happened, what is safe.
Item {
    id: trouble

    required property string line
    required property string understood

    signal dismissed

    visible: trouble.line !== ""

    Plate {
        x: (trouble.width - width) / 2
        y: 24 * Look.u
        width: 1240 * Look.u
        // In a small window a long line at its smallest is higher than that.
        height: Math.max(132 * Look.u, words.contentHeight + 24 * Look.u)
        fill: Look.lacquer
        edge: Look.lacquerLine
        shade: "#52000000"

        Sign {
            x: 28 * Look.u
            anchors.verticalCenter: parent.verticalCenter
            motif: "signs/warning"
            ink: "#E06A4E"
            width: Math.round(64 * Look.u)
            height: width
        }

        Words {
            id: words
            objectName: trouble.visible ? "trouble" : ""
            x: 116 * Look.u
            anchors.verticalCenter: parent.verticalCenter
            width: 880 * Look.u
            height: 132 * Look.u
            text: trouble.line
            face: "text"
            percent: 2.4
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            // A path has no spaces to be broken at.
            wrapMode: Text.Wrap
            color: Look.lacquerText
            Accessible.role: Accessible.AlertMessage
        }

        PlateButton {
            objectName: trouble.visible ? "dismissTrouble" : ""
            enabled: trouble.visible
            x: parent.width - width - 28 * Look.u
            anchors.verticalCenter: parent.verticalCenter
            width: 88 * Look.u
            height: 72 * Look.u
            sign: "check"
            label: trouble.understood
            onTapped: trouble.dismissed()
        }
    }
}
