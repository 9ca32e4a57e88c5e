import QtQuick
import LanternNight
import "../../widgets"

// While no game is on: the town at night, and what will be seen here.
Item {
    id: waiting

    required property WaitingPage page

    objectName: "secondWaiting"

    Sky {
        anchors.fill: parent
    }

    Drawing {
        path: "lanterns/cover"
        anchors.horizontalCenter: parent.horizontalCenter
        y: -20 * Look.u
        width: 1140 * Look.u
        height: 810 * Look.u
    }

    // On its cap, where a number stands once it goes round.
    Sign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 120 * Look.u
        motif: "signs/lantern"
        ink: Look.clock
        width: Math.round(62 * Look.u)
        height: width
    }

    Fitted {
        x: (waiting.width - width) / 2
        y: 290 * Look.u
        boxWidth: 560 * Look.u
        boxHeight: 220 * Look.u
        line: waiting.page.title
        speech: waiting.page.language
        face: "title"
        role: Type.banner
        color: Look.ink
    }

    Plate {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 90 * Look.u
        width: Math.min(0.8 * parent.width, line.inkWidth + 120 * Look.u)
        height: line.height + 40 * Look.u
        fill: Look.ink
        edge: Look.lacquerLine
        stroke: 2 * Look.u
        inner: Look.lacquerLine

        Lines {
            id: line
            anchors.centerIn: parent
            boxWidth: 0.8 * waiting.width - 120 * Look.u
            boxHeight: 160 * Look.u
            height: down
            line: waiting.page.line
            speech: waiting.page.language
            role: Type.bandLine
            color: Look.lacquerText
        }
    }
}
