pragma ComponentBehavior: Bound

import QtQuick
import "../look"

FocusScope {
    id: setup

    required property var model
    readonly property var page: setup.model.page
    readonly property var words: setup.page.words
    readonly property bool isOver: player.isOpen || groups.isOpen

    objectName: "setupScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: setup.page.title
    Keys.onEscapePressed: setup.model.go("home")

    function close() {
        const seat = player.seat
        player.seat = -1
        groups.isOpen = false
        if (seat >= 0)
            rail.write(seat)
        else
            usual.forceActiveFocus(Qt.TabFocusReason)
    }

    Sky {
        anchors.fill: parent
        hasOrb: false
    }

    Item {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent
        enabled: !setup.isOver

        Fitted {
            line: setup.page.title
            most: Look.px(5.2, 1)
            boxWidth: 1340 * Look.u
            boxHeight: 88 * Look.u
            lines: 1
            face: "title"
            x: 56 * Look.u
            y: 22 * Look.u
            horizontalAlignment: Text.AlignLeft
            color: Look.paper
            Accessible.role: Accessible.Heading
        }

        Rail {
            id: rail
            objectName: "rail"
            model: setup.model
            page: setup.page
            focus: true
            x: 50 * Look.u
            y: 124 * Look.u
            width: 456 * Look.u
            height: 700 * Look.u
            onAsked: seat => player.show(seat)
        }

        PlateButton {
            objectName: "add"
            enabled: setup.page.may_add
            sign: "add_person"
            text: setup.words["setup.add"]
            percent: 2.5
            x: 50 * Look.u
            y: 838 * Look.u
            width: 222 * Look.u
            onTapped: {
                setup.model.add()
                rail.write(setup.page.tags.length - 1)
            }
        }

        PlateButton {
            id: usual
            objectName: "groups"
            text: setup.words["setup.groups"]
            percent: 2.5
            x: 284 * Look.u
            y: 838 * Look.u
            width: 222 * Look.u
            onTapped: groups.isOpen = true
        }

        Board {
            model: setup.model
            page: setup.page
            x: 540 * Look.u
            y: 124 * Look.u
            width: 762 * Look.u
            height: 790 * Look.u
        }

        HouseRules {
            model: setup.model
            page: setup.page
            x: 1332 * Look.u
            y: 124 * Look.u
            width: 540 * Look.u
            height: 790 * Look.u
        }

        PlateButton {
            objectName: "rulebook"
            sign: "rulebook"
            text: setup.words["home.rulebook"]
            percent: 2.4
            x: 1872 * Look.u - width
            y: 32 * Look.u
            width: 260 * Look.u
            height: 70 * Look.u
            onTapped: setup.model.read()
        }

        PlateButton {
            objectName: "back"
            sign: "undo"
            text: setup.words["button.back"]
            x: 50 * Look.u
            y: 950 * Look.u
            width: 222 * Look.u
            height: 88 * Look.u
            onTapped: setup.model.go("home")
        }

        Plate {
            fill: "#F2140F0A"
            edge: setup.page.missing === "" ? Look.lacquerLine : Look.amber
            x: 540 * Look.u
            y: 950 * Look.u
            width: 762 * Look.u
            height: 88 * Look.u
            radius: 10 * Look.u

            Sign {
                id: sign
                visible: setup.page.missing !== ""
                motif: "signs/warning"
                ink: Look.amber
                width: 40 * Look.u
                height: width
                x: 26 * Look.u
                anchors.verticalCenter: parent.verticalCenter
            }

            Words {
                objectName: "line"
                text: setup.page.line
                percent: 2.6
                x: (sign.visible ? 80 : 26) * Look.u
                width: parent.width - x - 26 * Look.u
                height: parent.height
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                lineHeight: 0.95
                bottomPadding: 0
                topPadding: 0
                horizontalAlignment: sign.visible ? Text.AlignLeft : Text.AlignHCenter
                color: Look.lacquerText
            }
        }

        PlateButton {
            objectName: "start"
            enabled: setup.page.missing === ""
            kind: "amber"
            sign: "lantern"
            text: setup.words["setup.start"]
            percent: 3.4
            times: 1
            x: 1332 * Look.u
            y: 942 * Look.u
            width: 540 * Look.u
            height: 104 * Look.u
            Accessible.description: setup.page.line
            onTapped: setup.model.start()
        }
    }

    PlayerSheet {
        id: player
        model: setup.model
        page: setup.page
        onClosed: setup.close()
    }

    GroupSheet {
        id: groups
        model: setup.model
        page: setup.page
        onClosed: setup.close()
        onIsOpenChanged: {
            if (groups.isOpen)
                groups.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
