pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// A chapter, a role, or what was looked for; the chapters' tabs at the edge. Where the book has but one page open, its
// glossary is the last of them.
ColumnLayout {
    id: sheet

    required property RulebookPage page
    property bool hasGlossaryTab: false
    property bool showsGlossary: false
    property bool isSettled: false
    readonly property BookTab noTab: BookTab {}
    readonly property BookParagraph noParagraph: BookParagraph {}
    // A role's name is never broken.
    readonly property list<string> names: sheet.page.glossary.map(function (entry: GlossaryEntry): string { return entry.names[0] })

    signal turned(string chapter)
    signal glossaryWanted
    signal chosen(string subject)
    signal followed(string to, real top)
    signal stepped(int by)
    signal practised(real top)
    signal stirred

    spacing: 10 * Look.u

    component Line: Prose {
        language: sheet.page.language
        Layout.fillWidth: true
    }

    // What is known only when all is in its place: where the way back leads, and where the found stands.
    function settle(): void {
        // A book that has just come is not laid out yet.
        sheet.isSettled = area.height > 0
        if (sheet.page.hit === "")
            area.goTo(sheet.page.top)
        else
            area.show()
    }

    onPageChanged: settles.restart()

    // What goes with the page: Qt.callLater would still call it when the book is shut.
    Timer {
        id: settles
        interval: 0
        onTriggered: sheet.settle()
    }

    RowLayout {
        visible: !sheet.showsGlossary
        spacing: 12 * Look.u
        Layout.topMargin: 20 * Look.u
        Layout.leftMargin: 30 * Look.u
        Layout.rightMargin: 30 * Look.u

        Line {
            line: sheet.page.heading
            role: Type.heading
            color: Look.ink
            Accessible.role: Accessible.Heading
        }

        Loader {
            active: sheet.page.hit !== ""
            visible: active
            sourceComponent: RowLayout {
                spacing: 12 * Look.u

                Words {
                    objectName: "hitSaid"
                    language: sheet.page.language
                    text: sheet.page.hit
                    role: Type.label
                    wrapMode: Text.NoWrap
                    color: Look.shuDeep
                }

                Step {
                    objectName: "hitBefore"
                    sign: "previous"
                    label: sheet.page.words.earlier
                    onTapped: sheet.stepped(-1)
                }

                Step {
                    objectName: "hitAfter"
                    sign: "next"
                    label: sheet.page.words.later
                    onTapped: sheet.stepped(1)
                }
            }
        }

        Try {}
    }

    // A round to try it by; what is looked for stands there in its place.
    component Try: PlateButton {
        objectName: visible ? "practise" : ""
        visible: sheet.page.may_practise && sheet.page.hit === ""
        kind: "paper"
        ring: Look.ink
        sign: "play"
        text: sheet.page.words.practice
        speech: sheet.page.language
        role: Type.label
        implicitHeight: Math.max(62 * Look.u, 44, 2 * Type.label.pixels)
        onTapped: sheet.practised(area.contentY)
    }

    component Step: PlateButton {
        kind: "paper"
        ring: Look.ink
        Layout.preferredWidth: Math.max(62 * Look.u, 44)
        Layout.preferredHeight: Layout.preferredWidth
    }

    PageRule {
        visible: !sheet.showsGlossary
        isDouble: true
        Layout.leftMargin: 30 * Look.u
        Layout.rightMargin: 30 * Look.u
    }

    RowLayout {
        spacing: 20 * Look.u
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.topMargin: (sheet.showsGlossary ? 20 : 6) * Look.u

        ScrollArea {
            id: tabs
            readonly property int count: sheet.page.tabs.length + (sheet.hasGlossaryTab ? 1 : 0)
            // No lower than a finger needs; where that is more than the page has, they are scrolled.
            readonly property real tall: Math.max(44, 1.3 * Type.tab.least, Math.min(84 * Look.u, tabs.height / tabs.count - spacing))
            readonly property real widest: Math.min(0.36 * sheet.width, Math.max(142 * Look.u, chapters.wanted, other.wanted))
            spacing: 7 * Look.u
            Layout.preferredWidth: tabs.widest + 38 * Look.u
            Layout.fillHeight: true

            // Not `Tab`: Python would take it for the class of that name in QTextOption.
            component EdgeTab: ChapterTab {
                speech: sheet.page.language
                width: tabs.widest + (isChosen ? 16 : 0) * Look.u
                height: tabs.tall
            }

            Repeater {
                id: chapters

                property int made: 0
                readonly property real wanted: chapters.made > 0 ? chapters.most() : 0

                function most(): real {
                    let found = 0
                    for (let at = 0; at < chapters.count; at++) {
                        const tab = chapters.itemAt(at) as ChapterTab
                        found = tab ? Math.max(found, tab.wanted) : found
                    }
                    return found
                }

                model: sheet.page.tabs.length
                onItemAdded: chapters.made++

                EdgeTab {
                    required property int index
                    readonly property BookTab tab: sheet.page.tabs[index] || sheet.noTab
                    objectName: "tab-" + tab.id
                    text: tab.text
                    isChosen: tab.is_chosen && !sheet.showsGlossary
                    onTapped: sheet.turned(tab.id)
                }
            }

            EdgeTab {
                id: other
                objectName: visible ? "tab-glossary" : ""
                visible: sheet.hasGlossaryTab
                text: sheet.hasGlossaryTab ? sheet.page.words.glossary : ""
                isChosen: sheet.showsGlossary
                onTapped: sheet.glossaryWanted()
            }
        }

        Loader {
            active: sheet.showsGlossary
            visible: active
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.rightMargin: 24 * Look.u
            sourceComponent: Glossary {
                page: sheet.page
                onChosen: subject => sheet.chosen(subject)
                onStirred: sheet.stirred()
            }
        }

        Item {
            visible: !sheet.showsGlossary
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.rightMargin: 24 * Look.u

            ScrollArea {
                id: area
                objectName: "text"
                isRead: true
                label: sheet.page.heading
                anchors.fill: parent
                spacing: 18 * Look.u

                readonly property real room: area.width - 34 * Look.u
                onContentYChanged: sheet.stirred()
                onHeightChanged: {
                    if (!sheet.isSettled)
                        settles.restart()
                }
                Keys.onRightPressed: area.stepAlong(1)
                Keys.onLeftPressed: area.stepAlong(-1)

                // The ways and the finds, from above: each is a SpotPlace.
                function places(item: Item): list<Item> {
                    const found = []
                    for (let at = 0; at < item.children.length; at++) {
                        const below = item.children[at]
                        if (below as SpotPlace)
                            found.push(below)
                        else
                            area.places(below).forEach(place => found.push(place))
                    }
                    return found
                }

                // By keys from one name that leads somewhere to the next.
                function stepAlong(by: int): void {
                    const ways = area.places(area.contentItem).filter(place => (place as SpotPlace).leads)
                    const at = ways.findIndex(place => (place as SpotPlace).isAt())
                    const next = at < 0 && by < 0 ? ways.length - 1 : at + by
                    if (next >= 0 && next < ways.length)
                        (ways[next] as SpotPlace).enter()
                }

                // What is found stands a little above the middle of what is seen.
                function show(): void {
                    const found = area.places(area.contentItem).find(place => (place as SpotPlace).isNow)
                    if (found)
                        area.goTo(found.mapToItem(area.contentItem, 0, 0).y - 0.4 * area.height)
                }

                RowLayout {
                    visible: Boolean(sheet.page.subject)
                    spacing: 28 * Look.u
                    width: area.room

                    Sign {
                        motif: sheet.page.subject ? sheet.page.subject.motif : ""
                        frame: sheet.page.subject ? sheet.page.subject.frame : "circle"
                        ink: Look.paperMid
                        ground: Look.ink
                        Layout.preferredWidth: Math.round(148 * Look.u)
                        Layout.preferredHeight: Math.round(148 * Look.u)
                    }

                    ColumnLayout {
                        spacing: 0

                        Line {
                            face: "title"
                            line: sheet.page.subject ? sheet.page.subject.name : ""
                            role: Type.title
                            leading: 0.95
                            color: Look.ink
                            Accessible.role: Accessible.Heading
                        }

                        Line {
                            line: sheet.page.subject ? sheet.page.subject.line : ""
                            role: Type.body
                            color: Look.ink2
                        }
                    }
                }

                Repeater {
                    model: sheet.page.paragraphs.length

                    Paragraph {
                        required property int index
                        readonly property BookParagraph entry: sheet.page.paragraphs[index] || sheet.noParagraph
                        passage: entry
                        speech: sheet.page.language
                        note: sheet.page.words.note
                        names: sheet.names
                        role: sheet.page.is_aloud ? Type.heading : Type.body
                        width: area.room
                        onFollowed: to => sheet.followed(to, area.contentY)
                    }
                }
            }

            Fades {
                area: area
            }

            Column {
                visible: sheet.page.paragraphs.length === 0
                anchors.centerIn: parent
                width: area.room
                spacing: 30 * Look.u

                Drawing {
                    path: "lanterns/unlit"
                    width: 400 * Look.u
                    height: 311 * Look.u
                    anchors.horizontalCenter: parent.horizontalCenter
                }

                Prose {
                    language: sheet.page.language
                    line: sheet.page.words.not_found_hint
                    role: Type.body
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.ink2
                }
            }
        }
    }

    PageRule {
        Layout.leftMargin: 30 * Look.u
        Layout.rightMargin: 30 * Look.u
        Layout.bottomMargin: 20 * Look.u
    }
}
