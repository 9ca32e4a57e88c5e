pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// The end: who was what and who pointed at whom, or the table as it was at the step the lantern stands at.
FocusScope {
    id: end

    required property EndModel model
    readonly property EndPage page: end.model.page
    readonly property EndWords words: end.page.words
    // The table then, or who was what.
    property bool isThen: false

    function turn(isThen: bool) {
        end.isThen = isThen
        scrubber.take()
    }

    objectName: "endScreen"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: end.page.title
    Keys.onPressed: event => {
        const steps = {}
        steps[Qt.Key_Left] = -1
        steps[Qt.Key_Right] = 1
        if (steps[event.key] !== undefined)
            end.model.step(steps[event.key])
        else if (event.key === Qt.Key_Home)
            end.model.jump(0)
        else if (event.key === Qt.Key_End)
            end.model.jump(end.page.steps.length - 1)
        else if (event.key === Qt.Key_Escape)
            end.model.leave()
        else
            return
        event.accepted = true
    }

    Sky {
        anchors.fill: parent
        tint: end.isThen ? end.model.then.page.sky : end.page.sky
        hasOrb: false
    }

    Drawing {
        visible: !Look.highContrast && !end.isThen
        path: "skies/" + end.page.orb
        width: 440 * Look.u
        height: width
        x: (end.width - width) / 2 + 190 * Look.u
        y: (end.height - 1080 * Look.u) / 2 + 118 * Look.u - height / 2
    }

    FocusScope {
        width: 1920 * Look.u
        height: 1080 * Look.u
        anchors.centerIn: parent
        enabled: !save.isOpen
        focus: !save.isOpen

        Header {
            page: end.page
            model: end.model
            focus: true
            width: parent.width
            height: 196 * Look.u
            onSaves: save.active = true
        }

        Loader {
            x: 48 * Look.u
            y: 204 * Look.u
            width: 1824 * Look.u
            height: 664 * Look.u
            sourceComponent: end.isThen ? then : now
        }

        Scrubber {
            id: scrubber
            page: end.page
            model: end.model
            x: 48 * Look.u
            y: 888 * Look.u
            width: 1824 * Look.u
            height: 164 * Look.u
            onWatched: end.isThen = true
        }
    }

    Component {
        id: now

        Item {
            Who {
                page: end.page
                model: end.model
                width: 880 * Look.u
                height: parent.height
                onTurned: end.turn(true)
            }

            Sheets {
                page: end.page
                model: end.model
                x: 902 * Look.u
                width: 922 * Look.u
                height: parent.height
            }
        }
    }

    Component {
        id: then

        Item {
            Then {
                model: end.model
                words: end.words
                width: 1264 * Look.u
                height: parent.height
            }

            Log {
                page: end.page
                model: end.model
                x: 1280 * Look.u
                width: 544 * Look.u
                height: parent.height
                onTurned: end.turn(false)
            }
        }
    }

    Loader {
        active: !save.isOpen && end.model.trouble !== ""
        anchors.fill: parent
        sourceComponent: Trouble {
            line: end.model.trouble
            understood: end.model.understood
            onDismissed: end.model.dismissTrouble()
        }
    }

    Loader {
        id: save
        readonly property bool isOpen: save.active
        active: false
        anchors.fill: parent
        focus: save.isOpen
        sourceComponent: Save {
            page: end.page
            model: end.model
            isOpen: true
            onClosed: save.active = false
        }
    }
}
