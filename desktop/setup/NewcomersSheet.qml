pragma ComponentBehavior: Bound

import QtQuick
import LanternNight
import "../widgets"

// For those who have never played: how many they are, what to play then, and a tap that sets it.
Overlay {
    id: sheet

    required property Newcomers newcomers
    readonly property NewcomersPage page: sheet.newcomers.page
    readonly property SuggestedCard noCard: SuggestedCard {}
    readonly property NewcomersWords words: sheet.page.words

    signal laid

    isOpen: sheet.page.is_open
    closeName: "closeNewcomers"
    closes: sheet.words.close
    title: sheet.words.title
    sheetWidth: 1240 * Look.u
    sheetHeight: 960 * Look.u

    onIsOpenChanged: {
        if (!sheet.isOpen)
            return
        area.goTo(0)
        sheet.forceActiveFocus(Qt.TabFocusReason)
    }

    Column {
        id: asked
        width: parent.width
        spacing: 12 * Look.u

        Words {
            face: "text"
            text: sheet.words.line
            percent: 2.2
            times: Math.min(1.4, Look.tableText)
            width: parent.width
            color: Look.ink2
        }

        Row {
            width: parent.width
            spacing: 24 * Look.u

            Words {
                text: sheet.words.players
                percent: 2.8
                times: Math.min(1.4, Look.tableText)
                width: Math.min(implicitWidth, parent.width - stepper.width - parent.spacing)
                height: stepper.height
                color: Look.ink
            }

            Stepper {
                id: stepper
                name: sheet.words.players
                value: sheet.page.count
                less: sheet.isOpen ? "fewerNewcomers" : ""
                more: sheet.isOpen ? "moreNewcomers" : ""
                lessLabel: sheet.page.less
                moreLabel: sheet.page.more
                mayLess: sheet.page.may_less
                mayMore: sheet.page.may_more
                role: Type.name
                side: 72 * Look.u
                width: 420 * Look.u
                height: 72 * Look.u
                onStepped: steps => sheet.newcomers.step(steps)
            }
        }
    }

    Image {
        id: poster
        readonly property real scaled: poster.width / 272
        visible: Look.tableText < 1.4
        source: Look.asset(sheet.page.picture + ".svg")
        y: asked.height + 20 * Look.u
        width: visible ? 300 * Look.u : 0
        height: width * 512 / 272
        sourceSize: Qt.size(Math.round(300 * Look.u), Math.round(300 * Look.u * 512 / 272))
        fillMode: Image.PreserveAspectFit
        Accessible.ignored: true

        Fitted {
            objectName: sheet.isOpen && poster.visible ? "suggestedGame" : ""
            line: sheet.page.game
            most: Look.px(3.4, Math.min(1.2, Look.tableText))
            boxWidth: 240 * poster.scaled
            boxHeight: 110 * poster.scaled
            x: 16 * poster.scaled
            y: 391 * poster.scaled
            color: Look.ink
            Accessible.ignored: true
        }
    }

    ScrollArea {
        id: area
        objectName: sheet.isOpen ? "suggested" : ""
        isRead: true
        label: sheet.page.game
        x: poster.visible ? poster.width + 32 * Look.u : 0
        y: asked.height + 20 * Look.u
        width: parent.width - x
        height: parent.height - y
        spacing: 12 * Look.u

        Words {
            // Beside its poster it has its name already.
            objectName: sheet.isOpen && visible ? "suggestedGame" : ""
            visible: !poster.visible
            text: sheet.page.game
            percent: 3.4
            width: area.width - 22 * Look.u
            color: Look.ink
            Accessible.role: Accessible.Heading
        }

        Words {
            objectName: sheet.isOpen ? "suggestedWhy" : ""
            face: "text"
            text: sheet.page.reason
            percent: 2.4
            width: area.width - 22 * Look.u
            color: Look.ink
        }

        Repeater {
            model: sheet.page.cards.length

            Row {
                id: row
                required property int index
                readonly property SuggestedCard card: sheet.page.cards[row.index] || sheet.noCard
                width: area.width - 22 * Look.u
                spacing: 14 * Look.u

                Sign {
                    id: sign
                    motif: row.card.motif
                    frame: row.card.frame
                    ink: Look.paperMid
                    ground: Look.ink
                    width: 60 * Look.u
                    height: width
                }

                Column {
                    width: parent.width - sign.width - row.spacing

                    Words {
                        text: row.card.name
                        percent: 2.3
                        width: parent.width
                        color: Look.ink
                    }

                    Words {
                        face: "text"
                        text: row.card.does
                        percent: 2.0
                        width: parent.width
                        lineHeight: 1.15
                        color: Look.ink2
                    }
                }
            }
        }

        Words {
            visible: sheet.page.rules.length > 0
            text: sheet.words.rules
            percent: 2.3
            width: area.width - 22 * Look.u
            color: Look.ink
        }

        Repeater {
            model: sheet.page.rules.length

            Words {
                required property int index
                face: "text"
                text: sheet.page.rules[index] || ""
                percent: 2.1
                width: area.width - 22 * Look.u
                color: Look.ink2
            }
        }
    }

    PlateButton {
        objectName: sheet.isOpen ? "layNewcomers" : ""
        kind: "amber"
        sign: "lantern"
        text: sheet.words.lay
        ring: Look.ink
        percent: 2.6
        width: 420 * Look.u
        y: parent.height + 16 * Look.u
        onTapped: {
            sheet.newcomers.lay()
            sheet.laid()
        }
    }
}
