pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import LanternNight
import "../../widgets"

// Who suspected whom, a row for each who was asked and a column for each day; whose nose was the best stands first.
FocusScope {
    id: noses

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: noses.page.words
    readonly property NoseChart chart: noses.page.noses
    readonly property NoseRow noRow: NoseRow {}
    readonly property NoseDay noDay: NoseDay {}
    readonly property NoseMark noMark: NoseMark {}
    readonly property int count: noses.chart.rows.length
    readonly property int days: noses.chart.days.length

    // Rows share the height as long as a name can be read in them, then they go on below.
    readonly property real tall: Math.max(1.3 * Type.rowLine.pixels, 22,
        Math.min(76 * Look.u, (rows.height - foot.height - 2) / Math.max(1, noses.count)))
    readonly property real room: noses.width - 34 * Look.u
    readonly property real points: Math.min(3.4 * Type.rowLine.pixels, 0.16 * noses.room)
    // No mark is smaller than two figures; two marks stand side by side where trust is asked for too.
    readonly property real leastWide: Math.max(20, 24 * Look.u) * (noses.chart.has_trust ? 2.1 : 1.15)
    // Names stand beside the rows where all of them can be read there, in one size.
    readonly property real widest: noses.chart.rows.reduce(function (most: real, row: NoseRow): real {
        return Math.max(most, metrics.font.family === "" ? 0 : metrics.advanceWidth(row.label))
    }, 1)
    readonly property real nameRoom: Math.min(0.38 * noses.room, noses.room - noses.points - noses.days * noses.leastWide)
    readonly property real share: Math.min(1, (noses.nameRoom - 20 * Look.u) / noses.widest)
    readonly property bool isNamed: noses.share * Type.rowLine.pixels >= Type.rowLine.least
    readonly property real names: noses.isNamed ? noses.share * noses.widest + 20 * Look.u : 2.2 * Type.rowLine.pixels
    readonly property real rest: noses.room - noses.names - noses.points
    readonly property real bar: Math.max(0, Math.min(60 * Look.u, noses.rest - noses.days * noses.leastWide),
        Math.min(150 * Look.u, noses.rest - 1.4 * noses.days * noses.leastWide))
    readonly property real wide: Math.min(150 * Look.u, (noses.rest - noses.bar) / Math.max(1, noses.days))
    readonly property real side: Math.round(Math.min(0.84 * noses.tall, 56 * Look.u, (noses.chart.has_trust ? 0.47 : 0.9) * noses.wide))
    // What stands where the lantern is.
    readonly property string looked: {
        for (let row = 0; row < noses.count; row += 1) {
            const seat = noses.chart.rows[row] as NoseRow
            const mark = seat.marks.find(function (one: NoseMark): bool { return one.step === noses.model.at })
            if (mark)
                return seat.label + " · " + (mark as NoseMark).said
        }
        return ""
    }

    // Up and down through all that was answered, as it happened.
    function step(by: int): void {
        const steps = []
        for (let row = 0; row < noses.count; row += 1)
            for (const mark of (noses.chart.rows[row] as NoseRow).marks)
                steps.push((mark as NoseMark).step)
        steps.sort((first, second) => by * (first - second))
        const next = steps.find(step => by * (step - noses.model.at) > 0)
        if (next !== undefined)
            noses.model.jump(next)
    }

    objectName: "noses"
    activeFocusOnTab: noses.count > 0
    Accessible.role: Accessible.List
    Accessible.name: noses.words.noses
    Accessible.description: noses.looked
    Keys.onUpPressed: noses.step(-1)
    Keys.onDownPressed: noses.step(1)

    FontMetrics {
        id: metrics
        font.family: Look.family("display", Look.language)
        font.weight: Look.weight("display")
        font.features: ({"lnum": 1})
        font.pixelSize: Type.rowLine.pixels
    }

    Prose {
        anchors.fill: parent
        visible: noses.count === 0
        role: Type.body
        face: "text"
        line: noses.page.is_shut ? noses.words.noses_shut : noses.words.noses_none
        color: Look.ink2
    }

    ColumnLayout {
        anchors.fill: parent
        visible: noses.count > 0
        spacing: 8 * Look.u

        RowLayout {
            spacing: 12 * Look.u
            Layout.fillHeight: false

            Sign {
                motif: "signs/lantern"
                ink: Look.shuDeep
                Layout.preferredWidth: Math.round(1.3 * Type.subheading.pixels)
                Layout.preferredHeight: Math.round(1.3 * Type.subheading.pixels)
            }

            Prose {
                role: Type.subheading
                line: noses.chart.verdict
                names: noses.page.names
                leading: 1.05
                color: Look.shuDeep
                Layout.fillWidth: true
            }
        }

        RowLayout {
            spacing: 0
            Layout.fillHeight: false
            Layout.leftMargin: noses.names

            Repeater {
                model: noses.days

                RowLayout {
                    id: head
                    required property int index
                    readonly property NoseDay day: noses.chart.days[head.index] || noses.noDay
                    spacing: 2 * Look.u
                    Layout.preferredWidth: noses.wide
                    Layout.fillWidth: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: head.day.label

                    Item {
                        Layout.fillWidth: true
                    }

                    Sign {
                        motif: head.day.day > 0 ? "signs/sun" : "signs/moon"
                        ink: Look.ink2
                        Layout.preferredWidth: Math.round(Math.min(0.5 * noses.wide, Type.rowLine.pixels))
                        Layout.preferredHeight: Layout.preferredWidth
                    }

                    Words {
                        role: Type.drawn
                        face: "numeral"
                        visible: head.day.day > 0
                        text: head.day.day
                        pixels: Math.round(Math.max(13, Math.min(0.5 * noses.wide, Type.rowLine.pixels)))
                        color: Look.ink
                        Accessible.ignored: true
                    }

                    Item {
                        Layout.fillWidth: true
                    }
                }
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ScrollArea {
                id: rows
                anchors.fill: parent

                Repeater {
                    model: noses.count

                    RowLayout {
                        id: line
                        required property int index
                        readonly property NoseRow row: noses.chart.rows[line.index] || noses.noRow
                        readonly property NoseRow next: noses.chart.rows[line.index + 1] || line.row
                        width: parent.width
                        height: noses.tall
                        spacing: 0
                        Accessible.role: Accessible.ListItem
                        Accessible.name: line.row.said

                        Item {
                            Layout.preferredWidth: noses.names
                            Layout.fillHeight: true

                            Rectangle {
                                visible: line.row.is_best
                                width: noses.room
                                height: parent.height
                                color: "#F0C878"
                            }

                            Rectangle {
                                visible: line.row.competes && !line.next.competes
                                width: noses.room
                                height: Math.max(1, 2 * Look.u)
                                anchors.bottom: parent.bottom
                                color: "#8A7142"
                            }

                            Fitted {
                                line: noses.isNamed ? line.row.label : line.row.number
                                lines: 1
                                role: Type.rowLine
                                most: noses.isNamed ? Math.floor(noses.share * Type.rowLine.pixels) : Type.rowLine.pixels
                                boxWidth: parent.width - 12 * Look.u
                                boxHeight: parent.height
                                horizontalAlignment: Text.AlignLeft
                                verticalAlignment: Text.AlignVCenter
                                leftPadding: 8 * Look.u
                                color: line.row.competes ? Look.ink : "#5E4A2C"
                                Accessible.ignored: true
                            }
                        }

                        Repeater {
                            model: noses.days

                            Item {
                                id: cell
                                required property int index
                                readonly property list<NoseMark> marks: line.row.marks.filter(function (mark: NoseMark): bool {
                                    return mark.column === cell.index
                                })
                                Layout.preferredWidth: noses.wide
                                Layout.fillHeight: true

                                Rectangle {
                                    width: Math.max(1, Look.u)
                                    height: parent.height
                                    color: "#CDBB88"
                                }

                                Row {
                                    anchors.centerIn: parent
                                    spacing: 0.04 * noses.wide

                                    Repeater {
                                        model: cell.marks.length

                                        NoseFinger {
                                            id: finger
                                            required property int index
                                            readonly property NoseMark mark: cell.marks[finger.index] || noses.noMark
                                            objectName: "finger-" + finger.mark.step
                                            side: noses.side
                                            at: finger.mark.at
                                            trusts: finger.mark.trusts
                                            isRight: finger.mark.is_right
                                            counts: finger.mark.counts
                                            isHere: finger.mark.step === noses.model.at

                                            TapHandler {
                                                onTapped: noses.model.jump(finger.mark.step)
                                            }
                                        }
                                    }
                                }
                            }
                        }

                        Item {
                            Layout.preferredWidth: noses.bar
                            Layout.fillHeight: true

                            Rectangle {
                                visible: line.row.competes
                                anchors.centerIn: parent
                                width: Math.max(1, 2 * Look.u)
                                height: 0.8 * parent.height
                                color: Look.ink2
                            }

                            Rectangle {
                                readonly property real reach: 0.46 * parent.width * Math.abs(line.row.share)
                                anchors.verticalCenter: parent.verticalCenter
                                x: parent.width / 2 - (line.row.share < 0 ? reach : 0)
                                width: reach
                                height: 0.46 * parent.height
                                color: line.row.share < 0 ? "#B98A45" : "#1C2C5C"
                            }
                        }

                        Words {
                            role: Type.rowLine
                            face: "numeral"
                            text: line.row.points
                            wrapMode: Text.NoWrap
                            horizontalAlignment: Text.AlignRight
                            verticalAlignment: Text.AlignVCenter
                            lineHeight: 1.0
                            color: line.row.is_best ? Look.shuDeep : Look.ink
                            Layout.preferredWidth: noses.points
                            Layout.fillHeight: true
                            Accessible.ignored: true
                        }
                    }
                }

                Column {
                    id: foot
                    width: parent.width
                    topPadding: 10 * Look.u
                    spacing: 6 * Look.u

                    NoseKeys {
                        words: noses.words
                        hasTrust: noses.chart.has_trust
                        width: parent.width
                    }

                    Prose {
                        role: Type.small
                        face: "text"
                        line: noses.looked !== "" ? noses.looked : noses.words.noses_how
                        names: noses.page.names
                        leading: 1.0
                        color: Look.ink2
                        width: parent.width
                    }
                }
            }

            Fades {
                area: rows
            }
        }
    }

    Rectangle {
        visible: noses.activeFocus && Look.keysInUse && noses.count > 0
        anchors.fill: parent
        anchors.margins: -4 * Look.u
        color: "transparent"
        border.color: Look.ink
        border.width: 3 * Look.u
    }
}
