import QtQuick
import "../../widgets"

// A tablet of the lit page. The ring of what the keys are at lies inside, so that brightness stays.
Plate {
    id: plate

    property bool isFocused: false

    fill: Look.litTablet
    edge: Look.litInk
    stroke: Look.outline
    radius: 10 * Look.u
    inset: 7 * Look.u
    inner: plate.isFocused ? Look.litInk : "transparent"
    innerStroke: plate.isFocused ? 3 * Look.u : Look.keyline
}
