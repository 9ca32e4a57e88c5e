import QtQuick
import QtQuick.Layouts
import LanternNight
import "../widgets"

// A deck of events of one's own, card by card: which are in it, and how many of each.
Overlay {
    id: sheet

    required property SetupModel model
    required property SetupPage page

    closeName: "closeDeck"
    closes: sheet.page.words.close
    title: sheet.page.words.deck
    sheetWidth: 1300 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))
    sheetHeight: 1000 * Look.u * Math.max(1, Math.min(1.6, Look.tableText))

    foot: [
        Prose {
            objectName: "deckSum"
            role: Type.label
            line: sheet.page.deck_sum
            color: Look.ink
            Layout.fillWidth: true
        }
    ]

    ColumnLayout {
        width: parent.width
        height: parent.height
        spacing: 10 * Look.u

        Prose {
            face: "text"
            role: Type.small
            line: sheet.page.words.about_deck
            leading: 1.05
            color: Look.ink2
            Layout.fillWidth: true
        }

        OwnCards {
            objectName: "deckCards"
            label: sheet.page.words.deck
            model: sheet.model
            cards: sheet.page.deck
            most: 9
            side: Math.max(66 * Look.u, 44)
            Layout.fillWidth: true
            Layout.fillHeight: true
            onStepped: (id, steps) => sheet.model.count_event(id, steps)
        }
    }
}
