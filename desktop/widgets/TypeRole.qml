import QtQuick

// What a text is for: how large it is, how far it grows with the settings, and how small it may ever be drawn.
QtObject {
    id: role

    property string name: ""
    // In per cent of the height of the largest 16:9 drawing that the window holds.
    property real percent: 2.4
    // What it grows with: the setting of the table's text, or of a lit page's.
    property real setting: Look.tableText
    // How many times its size it grows at most.
    property real grows: 2
    // In a box that it does not fit it may shrink to this share.
    property real share: 1
    // Where the place can't grow with it, as a seat of the ring, its least stands still: no more than so many times.
    property real promised: role.grows
    // Smaller than that nothing is drawn.
    property int floor: 13

    readonly property int pixels: Look.px(role.percent, Math.min(role.grows, role.setting))
    readonly property int least: Math.max(role.floor, Math.floor(role.share * Look.px(role.percent, Math.min(role.promised, role.setting))))
}
