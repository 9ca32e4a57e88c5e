import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Above its part of the track: a night or a day, by its name or, where there is little room, by its number.
RowLayout {
    id: head

    required property Chapter chapter
    required property bool isRoomy

    spacing: 6 * Look.u

    Item {
        visible: !head.isRoomy
        Layout.fillWidth: true
    }

    Sign {
        motif: head.chapter.is_night ? "signs/moon" : "signs/sun"
        ink: head.chapter.is_night ? "#C9D3F2" : Look.amber
        Layout.preferredWidth: Math.round(30 * Look.u)
        Layout.preferredHeight: Math.round(30 * Look.u)
    }

    Words {
        visible: head.isRoomy
        role: Type.small
        text: head.chapter.label
        wrapMode: Text.NoWrap
        color: Look.lacquerText
        Layout.fillWidth: true
        Accessible.ignored: true
    }

    // A part of the picture: where there is room for no name there is none for a larger number.
    Words {
        visible: !head.isRoomy && !head.chapter.is_night
        role: Type.drawn
        face: "numeral"
        text: head.chapter.day
        color: Look.lacquerText
        Accessible.ignored: true
    }

    Item {
        visible: !head.isRoomy
        Layout.fillWidth: true
    }
}
