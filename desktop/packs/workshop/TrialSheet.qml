pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../../widgets"

// Ten games between bots: begun and stopped here, with how far they are and what came of them.
Column {
    id: games

    required property WorkshopModel model
    required property WorkshopPage page
    readonly property TrialPage noTrial: TrialPage {}
    readonly property TrialPage trial: games.page.trial || games.noTrial

    visible: games.page.section === "trial"
    spacing: 16 * Look.u

    PlateButton {
        objectName: visible && games.trial.may_start ? "startTrial" : ""
        visible: games.visible && games.trial.may_start
        kind: "amber"
        ring: Look.ink
        text: games.page.words.start
        role: Type.button
        width: Math.min(games.width, implicitWidth)
        onTapped: games.model.start()
    }

    PlateButton {
        objectName: visible ? "stopTrial" : ""
        visible: games.visible && games.trial.is_running
        kind: "paper"
        text: games.page.words.stop
        role: Type.button
        width: Math.min(games.width, implicitWidth)
        onTapped: games.model.end_trial()
    }

    Rectangle {
        visible: games.trial.is_running
        width: games.width
        height: 22 * Look.u
        color: "#CDB585"
        border.color: Look.ink
        border.width: Math.max(1, 1.5 * Look.u)
        Accessible.role: Accessible.ProgressBar
        Accessible.name: games.trial.progress

        Rectangle {
            width: parent.width * games.trial.share
            height: parent.height
            color: Look.amberDeep
            border.color: Look.ink
            border.width: Math.max(1, 1.5 * Look.u)
        }
    }

    Prose {
        objectName: visible ? "trialProgress" : ""
        visible: line !== ""
        face: "text"
        role: Type.body
        line: games.trial.progress
        width: games.width
        color: Look.ink2
    }

    Repeater {
        model: games.trial.faults.length

        Words {
            required property int index
            objectName: "trialFault-" + (index + 1)
            face: "text"
            role: Type.body
            text: games.trial.faults[index] ?? ""
            width: games.width
            wrapMode: Text.Wrap
            color: Look.shuDeep
            Accessible.role: Accessible.AlertMessage
        }
    }

    Repeater {
        model: games.trial.lines.length

        Prose {
            required property int index
            objectName: "trialLine-" + (index + 1)
            face: "text"
            role: Type.body
            line: games.trial.lines[index] ?? ""
            width: games.width
            color: Look.ink
        }
    }
}
