import QtQuick

// What went wrong, on a plate of its own along the foot; nothing, where nothing did.
Item {
    id: trouble

    property string line: ""

    visible: trouble.line !== ""
    implicitHeight: words.implicitHeight + 32 * Look.u

    Plate {
        anchors.fill: parent
        fill: "#F2140F0A"
        edge: Look.lacquerLine
        radius: 10 * Look.u
    }

    Prose {
        id: words
        objectName: trouble.visible ? "line" : ""
        face: "text"
        role: Type.small
        line: trouble.line
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 28 * Look.u
        anchors.verticalCenter: parent.verticalCenter
        color: Look.amber
        Accessible.role: Accessible.AlertMessage
    }
}
