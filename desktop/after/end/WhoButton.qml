import QtQuick
import "../../widgets"

// From the table then back to who was what.
PlateButton {
    id: button

    objectName: button.visible ? "who" : ""
    kind: "paper"
    role: Type.chip
    implicitHeight: Math.max(64 * Look.u, 1.9 * button.letters)
}
