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
    readonly property bool isSeen: cut.fillColor.a > 0 || (cut.strokeWidth > 0 && cut.strokeColor.a > 0)

    strokeWidth: -1
    joinStyle: ShapePath.MiterJoin

    // One path of one string: a plate is made of few objects, and a table has hundreds of plates.
    PathSvg {
        path: cut.isSeen ? cut.outline() : "M0,0"
    }

    // From where the last line ended to where the next does: fewer numbers have to be written out.
    function outline(): string {
        const near = `${cut.radius}`
        const far = cut.tail === cut.radius ? near : `${cut.tail}`
        const width = cut.across - cut.radius - cut.tail
        return `M${cut.left + cut.radius},${cut.top}h${width}a${far},${far} 0 0 0 ${far},${far}`
            + `v${cut.down - 2 * cut.tail}a${far},${far} 0 0 0 -${far},${far}`
            + `h${-width}a${near},${near} 0 0 0 -${near},-${near}`
            + `v${2 * cut.radius - cut.down}a${near},${near} 0 0 0 ${near},-${near}Z`
    }
}
