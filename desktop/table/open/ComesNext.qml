import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What comes after what is on now: a line down, and beside it a caption and a few words.
Item {
    id: next

    required property PublicPage page
    // As wide as its words want, and no wider.
    required property real most
    readonly property real indent: 20 * Look.u
    readonly property real wanted: 4 * Look.u
        + Math.max(face.advanceWidth(next.page.words.comes_next), face.advanceWidth(next.page.step.next))

    implicitWidth: Math.min(next.most, next.indent + next.wanted)
    implicitHeight: words.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: next.page.step.next_said

    FontMetrics {
        id: face
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.pixelSize: Type.bandLine.pixels
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: 2 * Look.u
        height: parent.height + 8 * Look.u
        color: Look.lacquerLine
    }

    ColumnLayout {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: next.indent
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2 * Look.u

        Prose {
            role: Type.bandLine
            line: next.page.words.comes_next
            color: Look.lacquerLine
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Prose {
            role: Type.bandLine
            line: next.page.step.next
            color: Look.lacquerText
            Accessible.ignored: true
            Layout.fillWidth: true
        }
    }
}
