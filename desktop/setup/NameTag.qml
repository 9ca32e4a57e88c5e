pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// A wooden tag on the rail: number, name, what its player reads in. It is dragged by its handle.
FocusScope {
    id: tag

    required property int seat
    required property PlayerTag player
    required property Rail rail
    required property SetupWords words
    readonly property alias input: name
    readonly property bool dragged: drag.active
    // Low tags have no second line.
    readonly property bool isLow: tag.height < Math.max(84 * Look.u, 53 * Look.u + 1.4 * Type.tagLine.pixels)

    signal renamed(string text)
    signal entered
    signal moved(int by)
    signal dropped(real x, real y)
    signal asked
    // Nothing is left to erase.
    signal erased

    objectName: "tag-" + (tag.seat + 1)
    z: tag.dragged ? 5 : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: tag.player.label

    Item {
        id: board
        width: tag.width
        height: tag.height

        Rectangle {
            x: 4 * Look.u
            y: 7 * Look.u
            width: parent.width
            height: parent.height
            color: "#52000000"
        }

        Rectangle {
            anchors.fill: parent
            color: tag.dragged ? "#E2BE86" : "#D3AD75"
            border.color: Look.ink
            border.width: Look.outline

            Image {
                visible: !Look.highContrast
                anchors.fill: parent
                anchors.margins: Look.outline
                source: Look.asset("table/wood.svg")
                fillMode: Image.Tile
                horizontalAlignment: Image.AlignLeft
                opacity: 0.14
                clip: true
                Accessible.ignored: true
            }
        }

        Rectangle {
            id: plate
            x: 11 * Look.u
            y: 9 * Look.u
            width: Math.min(42 * Look.u, 0.66 * tag.height)
            height: width
            color: Look.ink

            Words {
                anchors.fill: parent
                face: "numeral"
                text: tag.player.number
                role: Type.drawn
                pixels: Math.max(13, 0.66 * plate.width)
                horizontalAlignment: Text.AlignHCenter
                color: Look.paper
                Accessible.ignored: true
            }
        }

        // Below its name, too, a tag may be tapped to write it.
        Item {
            x: place.x
            width: place.width
            height: parent.height

            TapHandler {
                onTapped: name.forceActiveFocus(Qt.MouseFocusReason)
            }
        }

        Item {
            id: place
            x: plate.x + plate.width + 6 * Look.u
            y: 3 * Look.u
            width: details.x - x - 2 * Look.u
            height: tag.isLow ? tag.height - 6 * Look.u : plate.height + 12 * Look.u

            Fitted {
                id: fitted
                readonly property bool isReadable: fitted.font.pixelSize >= 13
                visible: (!name.activeFocus || name.isEmpty) && fitted.isReadable
                line: tag.player.name === "" ? tag.words.name : tag.player.name
                role: Type.tag
                most: Math.min((tag.isLow ? 0.6 : 0.42) * tag.height, Type.tag.pixels)
                boxWidth: parent.width
                boxHeight: parent.height
                horizontalAlignment: Text.AlignLeft
                color: tag.player.name === "" ? "#6B5230" : Look.ink
                Accessible.ignored: true
            }

            // What can't be read on two lines takes the whole height, and may be parted anywhere.
            Words {
                visible: !name.activeFocus && !fitted.isReadable
                text: tag.player.name
                role: Type.drawn
                language: fitted.language
                pixels: 13
                lineHeightMode: Text.FixedHeight
                lineHeight: tag.isLow ? 12 : 14
                bottomPadding: 0
                topPadding: 0
                width: parent.width
                height: tag.height - 6 * Look.u
                wrapMode: Text.Wrap
                color: Look.ink
                Accessible.ignored: true
            }

            TextInput {
                id: name
                readonly property string kept: tag.player.name
                readonly property bool isEmpty: name.text === "" && name.preeditText === ""
                objectName: "name-" + (tag.seat + 1)
                focus: true
                anchors.fill: parent
                clip: true
                readonly property string family: Look.family("display", Look.nameLanguage(name.text, Look.language))
                font.family: name.family
                font.weight: Font.Bold
                readonly property TypeRole role: Type.tag
                readonly property int most: Math.min((tag.isLow ? 0.5 : 0.36) * tag.height, name.role.pixels)
                // A long name is seen whole while it is written, as far as it stays readable.
                font.pixelSize: Math.max(Math.min(name.role.least, name.most),
                                         Math.floor(name.most * Math.min(1, 0.96 * name.width / Math.max(1, whole.advanceWidth))))
                maximumLength: 40
                // The name that is seen is the fitted one, but while it is written.
                color: name.activeFocus ? Look.ink : "transparent"
                selectionColor: Look.amber
                selectedTextColor: Look.ink
                selectByMouse: true
                activeFocusOnTab: true
                verticalAlignment: TextInput.AlignVCenter

                TextMetrics {
                    id: whole
                    // Not the field's own font, whose size follows from this.
                    font.family: name.family
                    font.weight: Font.Bold
                    font.pixelSize: name.most
                    text: name.text
                }

                Accessible.role: Accessible.EditableText
                Accessible.name: tag.player.label + " " + tag.words.name
                onKeptChanged: {
                    if (name.text !== name.kept)
                        name.text = name.kept
                }
                Component.onCompleted: name.text = name.kept
                onTextEdited: tag.renamed(name.text)
                onAccepted: tag.entered()
                onActiveFocusChanged: {
                    if (!name.activeFocus)
                        name.deselect()
                }
                Keys.onPressed: event => {
                    if (event.matches(StandardKey.Paste)) {
                        event.accepted = tag.rail.paste(tag.seat)
                        return
                    }
                    if (event.key === Qt.Key_Backspace && name.isEmpty && !event.isAutoRepeat) {
                        event.accepted = true
                        tag.erased()
                        return
                    }
                    const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
                    if (by !== 0 && (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))) {
                        event.accepted = true
                        tag.moved(by)
                    }
                }
            }
        }

        Words {
            id: language
            visible: !tag.isLow && (fitted.isReadable || name.activeFocus)
            x: place.x
            y: plate.y + plate.height
            width: (lock.visible ? lock.x : details.x) - x
            height: parent.height - y - Look.outline
            face: "text"
            text: tag.player.language
            role: Type.tagLine
            bottomPadding: 0
            wrapMode: Text.NoWrap
            color: Look.ink
            Accessible.ignored: true
        }

        Sign {
            id: lock
            visible: tag.player.has_pin && !tag.isLow
            motif: "signs/lock"
            width: 24 * Look.u
            height: width
            x: details.x - width
            y: language.y + (language.height - height) / 2
        }

        // By its number, the whole height: a finger finds it.
        Item {
            id: handle
            objectName: "drag-" + (tag.seat + 1)
            width: place.x
            height: tag.height
            Accessible.role: Accessible.Indicator
            Accessible.name: tag.player.drag

            Sign {
                visible: !tag.isLow
                motif: "signs/drag"
                ink: Look.ink2
                width: 26 * Look.u
                height: width
                x: plate.x + (plate.width - width) / 2
                y: plate.y + plate.height + (parent.height - plate.y - plate.height - height) / 2
            }

            HoverHandler {
                cursorShape: Qt.OpenHandCursor
            }

            DragHandler {
                id: drag
                target: board
                onActiveChanged: {
                    if (drag.active)
                        return
                    const at = board.mapToItem(tag.parent, board.width / 2, board.height / 2)
                    board.x = 0
                    board.y = 0
                    tag.dropped(at.x, at.y)
                }
            }
        }

        Tappable {
            id: details
            objectName: "details-" + (tag.seat + 1)
            label: tag.player.details
            x: parent.width - width
            width: 40 * Look.u
            height: parent.height
            Accessible.description: tag.player.language
            onTapped: tag.asked()

            Sign {
                motif: tag.isLow && tag.player.has_pin ? "signs/lock" : tag.isLow && tag.player.differs ? "signs/language" : "signs/settings"
                ink: details.hovered ? Look.ink : Look.ink2
                width: 26 * Look.u
                height: width
                anchors.centerIn: parent
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: 2 * Look.u
                visible: details.activeFocus
                color: "transparent"
                border.color: Look.ink
                border.width: 3 * Look.u
            }
        }
    }

    Rectangle {
        visible: name.activeFocus
        anchors.fill: parent
        anchors.margins: -5 * Look.u
        color: "transparent"
        border.color: Look.focus
        border.width: 4 * Look.u
    }
}
