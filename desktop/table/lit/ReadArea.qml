pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Shut: hemp leaf and the lantern's seal. Held: role, what it does, the diary, and the real questions.
Item {
    id: area

    required property LitPage page
    // Where nothing is asked it has the room of what else would be.
    property bool isWide: false
    readonly property HeldPage open: area.page.open
    // A card that is read has the room of the role and the diary.
    readonly property ReadCard card: area.open === null ? null : area.open.card
    // What was just learnt stands where the role does, and what the role does is the diary's first leaf.
    readonly property ReadCard result: area.open === null ? null : area.open.result
    readonly property ReadCard subject: area.card !== null ? area.card : area.result
    readonly property real edge: 24 * Look.u
    // What a role does; and whether the diary would have too few lines below it: then both share their room, leaf by leaf.
    readonly property real doesDown: Math.max(0.24, Math.min(0.41, 0.24 * Look.textSize * (area.isRead ? 1.2 : 1))) * area.height
    // Rare characters have their readings: every line is higher, whatever it says.
    readonly property bool isRead: Look.isRead(area.page.language)
    readonly property real askedPitch: !area.isRead ? 1.16 : area.page.asked > 1 ? 1.6 : Look.textSize > 1.25 ? 1.5 : 1.75
    readonly property bool isTight: column.height - head.height - area.doesDown - asked.height - 6 * column.spacing - 2 * rule.height
        < 3 * diary.rowLeast

    function leaf(by: int): void {
        diary.turn(by)
    }

    component Rule: Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(1, 2 * Look.u)
        color: Look.litInk2
    }

    component Said: Item {
        id: said

        property string text: ""
        property TypeRole role: Type.litBody
        property color ink: Look.litInk
        property int lines: 1

        Layout.fillWidth: true

        Fitted {
            role: said.role
            boxWidth: said.width
            boxHeight: said.height
            horizontalAlignment: Text.AlignLeft
            line: said.text
            lines: said.lines
            isRead: true
            speech: area.page.language
            color: said.ink
        }
    }

    LitPlate {
        anchors.fill: parent
        radius: 14 * Look.u
        inset: 9 * Look.u
        stroke: Look.outline
        inner: Look.litInk2
        innerStroke: Look.keyline
    }

    ShutLantern {
        anchors.fill: parent
        visible: area.open === null
        label: area.page.words.shut
        line: area.isWide ? (area.page.fields[0] as LitField).prompt : ""
        speech: area.page.language
    }

    // Every box is as large whatever stands in it: how much there is to read, nobody sees from afar.
    ColumnLayout {
        id: column
        visible: area.open !== null
        anchors.fill: parent
        anchors.margins: area.edge
        anchors.bottomMargin: 18 * Look.u
        spacing: 8 * Look.u

        RowLayout {
            id: head
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(164 * Look.u, (Look.textSize <= 1.25 ? 0.22 : area.isRead ? 0.2 : 0.16) * area.height)
            Layout.fillHeight: false
            spacing: 26 * Look.u

            Rectangle {
                Layout.fillHeight: true
                Layout.preferredWidth: height
                radius: width / 2
                antialiasing: true
                color: Look.litInk

                Sign {
                    anchors.centerIn: parent
                    motif: area.subject !== null ? area.subject.motif : area.open === null ? "" : area.open.motif
                    ink: Look.litTablet
                    width: Math.round(parent.width * 0.88)
                    height: width
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 2 * Look.u

                Said {
                    Layout.fillHeight: true
                    Layout.preferredHeight: 40
                    role: Type.litSide
                    text: area.subject !== null ? area.subject.when : area.open === null ? "" : area.open.caption
                    ink: Look.litInk2
                }

                Said {
                    Layout.fillHeight: true
                    Layout.preferredHeight: side.visible ? 84 : 124
                    role: area.isWide ? Type.litGreat : Type.litTitle
                    lines: 3
                    text: area.subject !== null ? area.subject.name : area.open === null ? "" : area.open.role
                    // Lighter for being longer: no page of a lap shines less for what was learnt.
                    ink: area.subject !== null ? Look.litInk2 : Look.litInk
                }

                Said {
                    id: side
                    visible: side.text !== ""
                    Layout.fillHeight: true
                    Layout.preferredHeight: 40
                    role: Type.litSide
                    text: area.subject !== null ? area.subject.side : area.open === null ? "" : area.open.side
                    ink: Look.litInk2
                }
            }
        }

        Rule {
            id: rule
        }

        Item {
            id: does
            visible: !area.isTight && area.subject === null
            Layout.fillWidth: true
            Layout.preferredHeight: area.doesDown

            // It is never cut; what a language can't say in its box is written smaller.
            Lines {
                role: area.isWide ? Type.litRead : Type.litBody
                line: area.open === null ? "" : area.open.does
                face: "text"
                speech: area.page.language
                isList: true
                keepsRoom: true
                shrinks: 1
                pitch: 1.2
                atMost: 9
                boxWidth: does.width
                boxHeight: does.height
                horizontalAlignment: Text.AlignLeft
                verticalAlignment: Text.AlignTop
                color: Look.litInk
            }
        }

        // The sentence of what was learnt has the room of what the role does, a card all there is.
        Item {
            id: large
            visible: area.card !== null || (!area.isTight && area.result !== null)
            Layout.fillWidth: true
            Layout.fillHeight: area.card !== null
            Layout.preferredHeight: area.doesDown

            Lines {
                role: Type.litRead
                most: Math.round((area.card !== null || area.isWide ? 1 : 0.86) * Type.litRead.pixels)
                boxWidth: large.width
                boxHeight: large.height
                atMost: 9
                keepsRoom: true
                horizontalAlignment: Text.AlignLeft
                verticalAlignment: Text.AlignTop
                line: area.subject === null ? "" : area.subject.does
                speech: area.page.language
                face: "text"
                // As its title.
                color: Look.litInk2
            }
        }

        Rule {
            visible: !area.isTight && area.card === null
        }

        Diary {
            id: diary
            visible: area.card === null
            takesRole: area.isTight || area.result !== null
            isTight: area.isTight
            Layout.fillWidth: true
            Layout.fillHeight: true
            page: area.page
        }

        // A plate's own size is what it draws: in the layout it would move what it is drawn by.
        Item {
            id: asked
            Layout.fillWidth: true
            Layout.leftMargin: -4 * Look.u
            Layout.rightMargin: -4 * Look.u
            Layout.preferredHeight: Math.max(56 * Look.u, (area.page.asked > 1 ? area.page.asked + (Look.textSize > 1.25 ? 0.9 : 1.6) : Look.textSize > 1.25 ? 2.2 : 1.6) * area.askedPitch * Type.litQuestion.pixels)

            Plate {
                anchors.fill: parent
                fill: Look.litInk
                edge: "transparent"
                radius: 7 * Look.u
            }

            Questions {
                anchors.fill: parent
                anchors.leftMargin: 14 * Look.u
                anchors.rightMargin: 14 * Look.u
                anchors.topMargin: 3 * Look.u
                anchors.bottomMargin: 3 * Look.u
                visible: area.open !== null
                page: area.page
            }
        }
    }
}
