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
    readonly property bool isSeen: cut.across > 0 && cut.down > 0
        && (cut.fillColor.a > 0 || (cut.strokeWidth > 0 && cut.strokeColor.a > 0))

    strokeWidth: -1
    joinStyle: ShapePath.MiterJoin

    // One path of one string: a plate is made of few objects, and a table has hundreds of plates.
    PathSvg {
        path: cut.isSeen ? cut.outline() : "M0,0"
    }

    // Each number is put into words once: it takes longer than all the rest, and what is left of it must be swept up.
    function outline(): string {
        const near = `${cut.radius}`
        const far = cut.tail === cut.radius ? near : `${cut.tail}`
        const along = `${Math.max(0, cut.across - cut.radius - cut.tail)}`
        const up = `${Math.max(0, cut.down - 2 * cut.radius)}`
        const down = cut.tail === cut.radius ? up : `${Math.max(0, cut.down - 2 * cut.tail)}`
        return `M${cut.left + cut.radius},${cut.top} h${along} a${far},${far} 0 0 0 ${far},${far} v${down} `
            + `a${far},${far} 0 0 0 -${far},${far} h-${along} a${near},${near} 0 0 0 -${near},-${near} v-${up} `
            + `a${near},${near} 0 0 0 ${near},-${near} Z`
    }
}
