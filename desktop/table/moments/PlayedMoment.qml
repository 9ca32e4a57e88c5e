import QtQuick
import LanternNight

// The scene that a moment is played as.
Loader {
    id: played

    readonly property var files: ({
        lap: "Lap.qml",
        dawn: "Fallen.qml",
        fallen: "Fallen.qml",
        verdict: "Verdict.qml",
        jailed: "Verdict.qml",
        elected: "Verdict.qml",
        tie: "Tie.qml",
        event: "Card.qml",
        revealed: "Card.qml",
        lifted: "Lifted.qml",
        night: "Nightfall.qml",
        end: "Curtain.qml"
    })

    function play(page: PublicPage, moment: TableMoment): void {
        played.setSource(Qt.resolvedUrl(played.files[moment.kind]), {page: page, moment: moment})
    }

    // The same on another page: it goes on.
    function keep(page: PublicPage, moment: TableMoment): void {
        const scene = played.item as MomentScene
        scene.page = page
        scene.moment = moment
    }
}
