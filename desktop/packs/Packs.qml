pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// What groups have added to the games: what is here, what each adds, which are on; others come in by dialog or drop.
FocusScope {
    id: packs

    required property PacksModel model
    readonly property PacksPage page: packs.model.page
    readonly property PacksWords words: packs.page.words
    // What a row shows that is on its way out.
    readonly property PackEntry noPack: PackEntry {}
    // Large letters need the margins, too.
    readonly property bool isWide: Look.tableText < 1.3

    objectName: "packsScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: packs.page.title
    Keys.onEscapePressed: packs.model.leave()
    property string first: ""
    onPageChanged: {
        // What was refused stands above all that is here, and then what came in last.
        const first = packs.page.packs.length > 0 ? (packs.page.packs[0] as PackEntry).key : packs.first
        if (first === "" || first !== packs.first)
            rows.goTo(0)
        packs.first = first
    }

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Zones {
        anchors.fill: parent
        side: (packs.isWide ? 110 : 36) * Look.u

        band: ScreenTitle {
            text: packs.page.title
            Layout.fillWidth: true
        }

        foot: PacksFoot {
            model: packs.model
            page: packs.page
            isWide: packs.isWide
            Layout.fillWidth: true
            onAsked: files.open()
        }

        PaperSheet {
            anchors.fill: parent

            ScrollArea {
                id: rows
                objectName: "packs"
                label: packs.page.title
                // With nothing to press in it, it is read by the keys.
                isRead: packs.page.packs.length === 0
                anchors.fill: parent
                anchors.margins: 32 * Look.u
                anchors.leftMargin: 48 * Look.u
                spacing: 22 * Look.u

                Prose {
                    objectName: "about"
                    face: "text"
                    line: packs.words.about
                    role: Type.body
                    width: rows.width - 34 * Look.u
                    color: Look.ink2
                }

                PlateButton {
                    objectName: "make"
                    kind: "amber"
                    role: Type.button
                    ring: Look.ink
                    text: packs.words.make
                    width: Math.min(rows.width - 34 * Look.u, implicitWidth)
                    onTapped: packs.model.work_on("")
                }

                Repeater {
                    model: packs.page.packs.length

                    PackRow {
                        required property int index
                        readonly property PackEntry one: packs.page.packs[index] || packs.noPack
                        pack: one
                        onText: packs.words.on
                        offText: packs.words.off
                        number: index + 1
                        isWide: packs.isWide
                        width: rows.width - 34 * Look.u
                        onSwitched: packs.model.switch(one.key)
                        onEdited: packs.model.work_on(one.key)
                        onSaved: packs.model.save(one.key)
                        onRemoved: packs.model.remove(one.key)
                        onAllowed: packs.model.allow(one.key)
                    }
                }
            }
        }
    }

    FilePick {
        id: files
        anchors.fill: parent
        title: packs.words.take_in
        nameFilters: [packs.words.kind + " (*.lanternpack)", "* (*)"]
        drop: packs.words.drop
        onPicked: file => packs.model.take_in(file)
    }
}
