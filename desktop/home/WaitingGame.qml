pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// The paper plate of the game that waits: no more than everybody may know.
Item {
    id: waiting

    required property WaitingCard card
    required property HomeModel model

    Plate {
        anchors.fill: parent
        fill: Look.paper
        inner: Look.ink2
        shade: "#52000000"
    }

    PaperLantern {
        width: 146 * Look.u
        x: 36 * Look.u
        y: (parent.height - height) / 2
        number: waiting.card.players
        word: waiting.card.when
    }

    Column {
        x: 212 * Look.u
        width: resume.x - x - 24 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2 * Look.u

        Fitted {
            line: waiting.card.title
            most: Look.px(3.5, Look.tableText)
            boxWidth: parent.width
            boxHeight: 56 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.ink
        }

        Words {
            face: "text"
            text: waiting.card.line
            percent: 2.5
            width: parent.width
            height: 66 * Look.u
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            color: Look.ink2
        }
    }

    PlateButton {
        id: resume
        objectName: "resume"
        kind: "red"
        text: waiting.card.resume
        percent: 3.1
        width: 224 * Look.u
        height: 88 * Look.u
        x: parent.width - width - 28 * Look.u
        y: (parent.height - height) / 2
        onTapped: waiting.model.resume()
    }
}
