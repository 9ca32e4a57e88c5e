import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// What this is and what for, in the same place on every screen of the table. It grows downwards; the ring gives way.
Item {
    id: band

    required property PublicPage page
    required property OpenValues live
    // What comes next stands beside the rest; in large text below it, which leaves the rest its width.
    readonly property bool isBeside: Look.tableText < 1.3
    // Where many sit and each of them is to be tapped or named, large text leaves it no line.
    readonly property bool isRoomy: band.page.seats.length < 13 || band.page.step.kind === "talk" || band.page.step.kind === "report"
    // Where seats are tapped or named, large text has taken the ring what it can spare.
    readonly property bool mayRise: band.isBeside || band.page.step.kind === "talk" || band.page.step.kind === "report"
    readonly property bool isVote: band.page.step.kind === "ballot"
    readonly property bool isShown: title.visible || detail.visible || held.visible || decided.visible

    implicitWidth: 600 * Look.u
    implicitHeight: Math.max(124 * Look.u, words.implicitHeight + 36 * Look.u, beside.visible ? beside.implicitHeight + 40 * Look.u : 0)
    Accessible.role: Accessible.Grouping
    Accessible.name: title.line

    Plate {
        visible: band.isShown
        anchors.fill: parent
        fill: Look.ink
        edge: Look.lacquerLine
        stroke: 2 * Look.u
        inner: Look.lacquerLine
        inset: 7 * Look.u
    }

    ColumnLayout {
        id: words
        anchors.left: parent.left
        anchors.right: beside.visible ? beside.left : parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 32 * Look.u
        anchors.rightMargin: beside.visible ? 20 * Look.u : 32 * Look.u
        spacing: 4 * Look.u

        // Whom it asks, where that does not stand on the table.
        Prose {
            role: Type.bandLine
            line: band.page.step.choices.length > 0 || band.page.step.kind === "text" ? band.page.step.who : ""
            visible: line !== ""
            color: Look.amber
            Layout.fillWidth: true
        }

        RowLayout {
            Layout.fillWidth: true
            visible: title.line !== ""
            spacing: 24 * Look.u

            AskedProse {
                id: title
                // What a report is called, or what comes next, is never said louder than what has happened.
                role: band.page.step.kind === "report" ? Type.bandNext : Type.bandTitle
                line: band.page.step.title
                names: band.page.names
                visible: line !== ""
                mayRise: band.mayRise
                color: Look.clock
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
            }

            // At a vote the lines below the question have all the width: each line more takes the ring some of its height.
            Words {
                objectName: visible ? "next" : ""
                role: Type.bandHolds
                text: band.page.step.next_said
                visible: text !== "" && band.isBeside && band.isVote && Look.u >= 0.5
                color: Look.lacquerLine
            }
        }

        AskedProse {
            id: detail
            role: band.page.step.kind === "talk" && Look.tableText >= 1.3 ? Type.bandHolds : Type.bandLine
            // Of a talk also what holds for it, while the scroll that tells it is rolled up.
            line: band.page.step.kind !== "talk" || Look.tableText < 1.3 ? band.page.step.hint
                : [...band.page.step.lines, band.page.step.hint].join("\n")
            names: band.page.names
            // In a window of a few hundred pixels its least letters would leave the ring nothing.
            visible: line !== "" && Look.u >= 0.5
            mayRise: band.mayRise
            color: Look.lacquerText
            Layout.fillWidth: true
        }

        // What holds for this talk, as long as it does.
        Prose {
            id: held
            objectName: visible ? "held" : ""
            role: Type.bandHolds
            line: band.page.step.kind === "talk" ? band.live.heldLines.join("\n") : ""
            names: band.page.names
            visible: line !== ""
            color: Look.amber
            Layout.fillWidth: true
        }

        // What the table has just decided, or what became of the game's file; in large text the last of it.
        Prose {
            id: decided
            objectName: visible ? "decided" : ""
            role: Type.bandLine
            line: band.page.decided.slice(Look.tableText < 1.3 ? 0 : -1).join("\n")
            names: band.page.names
            visible: line !== ""
            color: Look.amber
            Layout.fillWidth: true
        }

        Prose {
            objectName: visible ? "next" : ""
            role: band.page.step.kind === "report" ? Type.bandNext : Type.bandHolds
            line: band.page.step.next_said
            visible: line !== "" && band.isShown && !band.isBeside && band.isRoomy && Look.u >= 0.5
            color: Look.lacquerLine
            Layout.fillWidth: true
        }
    }

    ComesNext {
        id: beside
        objectName: visible ? "next" : ""
        visible: band.page.step.next !== "" && band.isShown && band.isBeside && !band.isVote && Look.u >= 0.5
        page: band.page
        most: 0.25 * band.width
        anchors.right: parent.right
        anchors.rightMargin: 28 * Look.u
        anchors.verticalCenter: parent.verticalCenter
    }
}
