import QtQuick
import LanternNight
import "../../widgets"

// Something other than a seat that the table can choose openly.
Tappable {
    id: plate

    required property PlacedChoice choice

    label: plate.choice.text
    Accessible.checkable: true
    Accessible.checked: plate.choice.is_chosen

    Plate {
        anchors.fill: parent
        fill: plate.hovered ? Qt.lighter(Look.paper, 1.05) : Look.paper
        edge: Look.ink
        inner: Look.ink2
        radius: 10 * Look.u
        shade: "#52000000"
    }

    Sign {
        id: picture
        visible: plate.choice.motif !== ""
        motif: plate.choice.motif
        ink: Look.ink
        x: 16 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Math.min(72 * Look.u, plate.height * 0.7))
        height: width
    }

    Fitted {
        x: picture.visible ? picture.x + picture.width + 10 * Look.u : 20 * Look.u
        boxWidth: plate.width - x - 68 * Look.u
        boxHeight: plate.height
        line: plate.choice.text
        role: Type.button
        color: Look.ink
        Accessible.ignored: true
    }

    Seal {
        visible: plate.choice.is_chosen
        x: plate.width - width - 14 * Look.u
        y: 14 * Look.u
        width: 44 * Look.u
        height: width
    }

    FocusRing {
        visible: plate.showsFocus
    }
}
