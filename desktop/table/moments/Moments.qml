import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// The moments that people remember, one after another, over the table. A tap skips to the next.
FocusScope {
    id: moments

    required property TablePage page
    required property Stage stage
    property int at: 0
    property bool hears: false
    // It is over, but for what is being said of it.
    property bool isOver: false

    readonly property TableMoment noMoment: TableMoment {}
    readonly property TableMoment moment: moments.page.moments[Math.min(moments.at, moments.page.moments.length - 1)] || moments.noMoment
    // It waits for nobody.
    readonly property bool goesOn: moments.moment.kind === "night" || moments.moment.kind === "lifted"
    // What moves can be seen once more.
    readonly property bool isPlayed: Look.ambient && !moments.goesOn && moments.moment.kind !== "lap"

    focus: true
    Component.onCompleted: moments.play()

    function play(): void {
        moments.hears = Look.fast
        moments.isOver = false
        dead.restart()
        scene.play(moments.page, moments.moment)
    }

    function next(): void {
        if (!moments.hears)
            return
        if (moments.at + 1 < moments.page.moments.length) {
            moments.at++
            moments.stage.nextMoment(moments.at)
            moments.play()
        } else {
            moments.stage.momentsSeen()
        }
    }

    function goOn(): void {
        if (moments.isOver && !moments.stage.isVoiced)
            moments.next()
    }

    // What was tapped a moment ago was meant for something else.
    Timer {
        id: dead
        interval: 400
        onTriggered: moments.hears = true
    }

    PlayedMoment {
        id: scene
        anchors.fill: parent
    }

    Connections {
        target: scene.item
        ignoreUnknownSignals: true
        function onBreathes() {
            moments.stage.breathe()
        }
        function onOver() {
            moments.hears = true
            moments.isOver = true
            moments.goOn()
        }
    }

    Connections {
        target: moments.stage
        function onHolderChanged() {
            moments.goOn()
        }
    }

    Tappable {
        id: veil
        readonly property string stands: "backdrop"
        objectName: "moment"
        anchors.fill: parent
        focus: true
        label: [moments.moment.title, moments.moment.line].join(" ")
        onTapped: moments.next()
    }

    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 28 * Look.u
        spacing: 30 * Look.u

        Item {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: aloud.implicitHeight

            PlateButton {
                id: aloud
                objectName: visible ? "readAloud" : ""
                visible: moments.moment.kind === "lap"
                enabled: visible
                sign: "rulebook"
                kind: "paper"
                ring: Look.focus
                role: Type.step
                text: moments.page.words.introduce
                width: Math.min(parent.width, natural)
                anchors.right: parent.right
                onTapped: moments.stage.readAbout("introduction")
            }
        }

        PlateButton {
            id: go
            // What is at the keys is the whole moment; the ring of that is here.
            activeFocusOnTab: false
            visible: moments.moment.kind !== "night"
            kind: "amber"
            role: Type.heading
            text: moments.moment.kind === "lap" ? moments.page.words.begin_lap : moments.page.words.ok
            onTapped: moments.next()
            Layout.preferredWidth: Math.max(600 * Look.u, natural)

            FocusRing {
                visible: veil.showsFocus
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: again.implicitHeight

            PlateButton {
                id: again
                objectName: visible ? "seeAgain" : ""
                visible: moments.isPlayed
                enabled: visible
                role: Type.step
                text: moments.page.words.see_again
                width: Math.min(parent.width, natural)
                onTapped: moments.play()
            }
        }
    }
}
