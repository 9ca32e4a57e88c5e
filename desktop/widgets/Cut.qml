import QtQuick
import QtQuick.Shapes

// The outline of a box whose corners are cut inward; `tail` is the radius of the right ones.
ShapePath {
    id: cut

    property real left: 0
    property real top: 0
    property real across: 100
    property real down: 50
    property real radius: 10
    property real tail: cut.radius
    readonly property real right: cut.left + cut.across
    readonly property real foot: cut.top + cut.down
    readonly property bool isSeen: cut.fillColor.a > 0 || (cut.strokeWidth > 0 && cut.strokeColor.a > 0)

    strokeWidth: -1
    joinStyle: ShapePath.MiterJoin

    // One path of one string: a plate is made of few objects, and a table has hundreds of plates.
    PathSvg {
        path: cut.isSeen ? cut.outline() : "M0,0"
    }

    function outline(): string {
        const near = cut.radius
        const far = cut.tail
        const corner = radius => `A${radius},${radius} 0 0 0 `
        return `M${cut.left + near},${cut.top} L${cut.right - far},${cut.top} ${corner(far)}${cut.right},${cut.top + far} `
            + `L${cut.right},${cut.foot - far} ${corner(far)}${cut.right - far},${cut.foot} `
            + `L${cut.left + near},${cut.foot} ${corner(near)}${cut.left},${cut.foot - near} `
            + `L${cut.left},${cut.top + near} ${corner(near)}${cut.left + near},${cut.top} Z`
    }
}
