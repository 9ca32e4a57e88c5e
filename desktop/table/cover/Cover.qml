pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"
import "../parts"

// "Pass the lantern to …": opaque, and the same picture for everybody.
FocusScope {
    id: cover

    required property CoverPage page
    required property Stage stage

    // What is asked once more: leave, void, pin, without.
    property string asking: ""
    readonly property CoverWords words: cover.page.words
    readonly property OnceMore nothing: OnceMore {}
    readonly property OnceMore question: cover.asking === "leave" ? cover.page.leaving
        : cover.asking === "void" ? cover.page.voiding
        : cover.asking === "pin" ? cover.page.pin_forgotten
        : cover.asking === "without" ? cover.page.without : cover.nothing

    function agreed(what: string): void {
        if (what === "leave")
            cover.stage.leave()
        else if (what === "void")
            cover.stage.voidPhase()
        else if (what === "pin")
            cover.stage.dropPin()
        else
            cover.stage.withoutAnswer()
    }

    objectName: "cover"
    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) {
            event.accepted = true
            cover.asking = "leave"
        } else if (event.key === Qt.Key_Space && !cover.page.wants_pin) {
            event.accepted = true
            if (!event.isAutoRepeat)
                cover.stage.hold()
        }
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            cover.stage.letGo()
    }

    CoverLantern {
        id: picture
        anchors.fill: parent
        number: cover.page.number
        name: cover.page.name
        title: cover.page.wants_pin ? cover.page.pin : cover.page.title
        others: cover.page.others
        reader: cover.page.reader
        speech: cover.page.language
        showsName: !cover.page.wants_pin
        reminded: cover.page.reminded
        remindedSaid: cover.page.reminded_said
    }

    // When it is and what goes round.
    WhenStrip {
        id: when
        anchors.top: parent.top
        anchors.topMargin: 12 * Look.u
        anchors.horizontalCenter: parent.horizontalCenter
        text: cover.page.when
        speech: cover.page.language
    }

    // Beside the lantern's crown: why it comes to whom, and what the whole table has just decided.
    RowLayout {
        anchors.top: when.bottom
        anchors.topMargin: 8 * Look.u
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 14 * Look.u
        spacing: 0

        component Beside: Item {
            id: side
            property alias text: strip.text
            implicitHeight: strip.implicitHeight
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop

            HintStrip {
                id: strip
                anchors.horizontalCenter: parent.horizontalCenter
                room: side.width
                lines: 3
                speech: cover.page.language
            }
        }

        Beside {
            text: cover.page.why
        }

        Item {
            Layout.preferredWidth: 640 * picture.v
        }

        Beside {
            text: cover.page.decided
        }
    }

    Loader {
        active: cover.page.wants_pin
        focus: active
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -70 * picture.v
        width: 640 * Look.u
        height: 268 * Look.u
        sourceComponent: PinPad {
            enabled: cover.asking === ""
            stage: cover.stage
            digits: cover.page.pin_digits
            deleteName: cover.page.holder_words.pin_delete
            giveName: cover.page.holder_words.confirm
        }
    }

    RowLayout {
        enabled: cover.asking === ""
        anchors.fill: parent
        anchors.margins: 14 * Look.u
        spacing: 20 * Look.u
        uniformCellSizes: true

        component Corner: ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            Layout.preferredWidth: 1
            Layout.maximumWidth: Infinity
            Layout.alignment: Qt.AlignBottom
            spacing: 16 * Look.u
        }

        component CoverButton: PlateButton {
            role: Type.coverTool
            speech: cover.page.language
            spacePresses: false
            Layout.preferredWidth: Math.min(460 * Look.u, Math.max(300 * Look.u, natural))
            Layout.preferredHeight: Math.max(68 * Look.u, 1.8 * Type.coverTool.pixels)
        }

        Corner {
            CoverButton {
                objectName: visible ? "pinForgotten" : ""
                visible: cover.page.wants_pin
                enabled: visible
                sign: "lock"
                text: cover.page.pin_forgotten.line
                onTapped: cover.asking = "pin"
            }

            RowLayout {
                spacing: 14 * Look.u

                ToolPlate {
                    objectName: "leave"
                    Layout.fillWidth: true
                    Layout.maximumWidth: 300 * Look.u
                    Layout.preferredWidth: 214 * Look.u
                    sign: "previous"
                    text: cover.page.leaving.line
                    spacePresses: false
                    onTapped: cover.asking = "leave"
                }

                ToolPlate {
                    objectName: "void"
                    Layout.fillWidth: true
                    Layout.maximumWidth: 300 * Look.u
                    Layout.preferredWidth: 214 * Look.u
                    sign: "delete"
                    text: cover.page.voiding.line
                    spacePresses: false
                    onTapped: cover.asking = "void"
                }
            }
        }

        Corner {
            HoldPlate {
                objectName: "hold"
                Layout.fillWidth: true
                Layout.preferredHeight: 116 * Look.u
                enabled: !cover.page.wants_pin
                focus: true
                text: cover.page.button
                speech: cover.page.reader
                progress: cover.stage.holdProgress
                onHolds: cover.stage.hold()
                onLetsGo: cover.stage.letGo()
                onPressedByTool: cover.stage.hold()
            }

            Item {
                Layout.fillWidth: true
                Layout.preferredHeight: hint.implicitHeight
                Layout.bottomMargin: 30 * Look.u

                HintStrip {
                    id: hint
                    anchors.centerIn: parent
                    room: parent.width
                    text: cover.stage.pinHint !== "" ? cover.stage.pinHint : cover.page.hint
                    speech: cover.page.reader
                }
            }
        }

        // Of both buttons: what they are for.
        Corner {
            Accessible.role: Accessible.Grouping
            Accessible.name: cover.words.nobody_comes

            CoverButton {
                objectName: "remind"
                Layout.alignment: Qt.AlignRight
                sign: "bell"
                text: cover.words.remind
                onTapped: cover.stage.remind()
            }

            CoverButton {
                objectName: cover.page.may_go_on_without ? "goOnWithout" : ""
                Layout.alignment: Qt.AlignRight
                // Its place is free until then: nothing moves.
                opacity: cover.page.may_go_on_without ? 1 : 0
                enabled: cover.page.may_go_on_without
                Accessible.ignored: !enabled
                text: cover.words.go_on_without
                onTapped: cover.asking = "without"
            }
        }
    }

    Loader {
        active: cover.asking !== ""
        focus: active
        anchors.fill: parent
        sourceComponent: Ask {
            focus: true
            yesName: cover.asking + "Yes"
            noName: cover.asking + "No"
            line: cover.question.line
            explains: cover.question.explains
            yes: cover.question.yes
            no: cover.question.no
            onRefused: cover.asking = ""
            onAgreed: {
                const what = cover.asking
                cover.asking = ""
                cover.agreed(what)
            }
        }
    }
}
