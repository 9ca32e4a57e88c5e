pragma Singleton

import QtQuick

// The type scale: every text of the app has one of these roles. Text size moves what stands around a text; it does not
// squeeze it. What is read at the table grows with the table's text, what a holder reads with the text of lit pages.
QtObject {
    id: type

    component Fixed: TypeRole {
        setting: 1
        grows: 1
    }

    component OnTable: TypeRole {}

    component OnLit: TypeRole {
        setting: Look.textSize
        grows: 2
    }

    // Large by nature: what is read at a glance, from anywhere.
    readonly property TypeRole coverName: Fixed { name: "coverName"; percent: 17.6; share: 0.2 }
    readonly property TypeRole verdictName: Fixed { name: "verdictName"; percent: 19.4; share: 0.3 }
    readonly property TypeRole dawnName: Fixed { name: "dawnName"; percent: 11.9; share: 0.2 }
    readonly property TypeRole moment: Fixed { name: "moment"; percent: 10.4; share: 0.5 }
    readonly property TypeRole timer: Fixed { name: "timer"; percent: 10.9; share: 0.4 }
    readonly property TypeRole banner: Fixed { name: "banner"; percent: 8.1; share: 0.6 }
    readonly property TypeRole title: Fixed { name: "title"; percent: 6; share: 0.7 }

    // In the cover's boxes, which are a picture's.
    readonly property TypeRole coverLine: OnTable { name: "coverLine"; percent: 4.2; share: 0.4; promised: 1 }
    readonly property TypeRole coverHint: OnTable { name: "coverHint"; percent: 2.5; share: 0.6 }
    readonly property TypeRole coverWhen: OnTable { name: "coverWhen"; percent: 3; share: 0.6; grows: 1.4 }
    readonly property TypeRole coverTool: OnTable { name: "coverTool"; percent: 2.2; share: 0.6; grows: 1.6; promised: 1.2 }

    readonly property TypeRole pinDigit: Fixed { name: "pinDigit"; percent: 4; share: 0.6 }
    readonly property TypeRole cardName: Fixed { name: "cardName"; percent: 6; share: 0.4 }
    readonly property TypeRole cardLine: Fixed { name: "cardLine"; percent: 3.9; share: 0.5 }
    // On lanterns that hang beside others.
    readonly property TypeRole tieName: Fixed { name: "tieName"; percent: 4.3; share: 0.3 }

    // The ring's names, by how many sit there; the lanterns can't grow with them.
    readonly property TypeRole seatOf8: OnTable { name: "seatOf8"; percent: 4.8; share: 0.4; promised: 1 }
    readonly property TypeRole seatOf13: OnTable { name: "seatOf13"; percent: 4.3; share: 0.4; promised: 1 }
    readonly property TypeRole seatOf16: OnTable { name: "seatOf16"; percent: 3.9; share: 0.45; promised: 1 }
    readonly property TypeRole seatOf20: OnTable { name: "seatOf20"; percent: 3.5; share: 0.5; promised: 1 }

    // What everybody reads, and what is pressed.
    readonly property TypeRole question: OnTable { name: "question"; percent: 4.2; share: 0.6 }
    readonly property TypeRole momentLine: OnTable { name: "momentLine"; percent: 4.2; share: 0.7; grows: 1.3 }
    readonly property TypeRole heading: OnTable { name: "heading"; percent: 3.4; share: 0.8; grows: 1.4 }
    readonly property TypeRole bookTitle: Fixed { name: "bookTitle"; percent: 3.6; share: 0.8 }
    readonly property TypeRole subheading: OnTable { name: "subheading"; percent: 2.8; share: 0.8; grows: 1.6 }
    readonly property TypeRole name: OnTable { name: "name"; percent: 3.2; share: 0.6 }
    readonly property TypeRole counted: OnTable { name: "counted"; percent: 3.2; share: 0.54 }
    readonly property TypeRole rowName: OnTable { name: "rowName"; percent: 2.7; share: 0.6 }
    readonly property TypeRole rowLine: OnTable { name: "rowLine"; percent: 2.2; share: 0.75 }
    readonly property TypeRole button: OnTable { name: "button"; percent: 2.8; share: 0.6 }
    readonly property TypeRole chip: OnTable { name: "chip"; percent: 2.3; share: 0.7 }
    readonly property TypeRole tab: OnTable { name: "tab"; percent: 2.5; share: 0.78 }
    readonly property TypeRole line: OnTable { name: "line"; percent: 2.7; share: 0.8 }
    readonly property TypeRole label: OnTable { name: "label"; percent: 2.5; share: 0.8 }
    readonly property TypeRole field: OnTable { name: "field"; percent: 2.5; grows: 1.6 }
    // Of the strip below a practice round, which is as high as it is.
    readonly property TypeRole guide: OnTable { name: "guide"; percent: 2.7; share: 0.6; promised: 1.4 }
    readonly property TypeRole body: OnTable { name: "body"; percent: 2.4 }
    readonly property TypeRole small: OnTable { name: "small"; percent: 2.1 }
    // On a print, which does not grow with them.
    readonly property TypeRole posterName: OnTable { name: "posterName"; percent: 3.4; share: 0.5; promised: 1 }
    readonly property TypeRole posterLine: OnTable { name: "posterLine"; percent: 2.1; share: 0.6; promised: 1 }
    // On a wooden name tag, which grows with it; its second line.
    readonly property TypeRole tag: OnTable { name: "tag"; percent: 3; share: 0.4; grows: 1.6 }
    readonly property TypeRole tagLine: OnTable { name: "tagLine"; percent: 2; grows: 1.6; share: 0.9 }
    readonly property TypeRole numeral: OnTable { name: "numeral"; percent: 2.6; share: 0.7 }

    // What stands on the table: when it is, whom it asks, what is told, what its steps and tools are called.
    readonly property TypeRole when: OnTable { name: "when"; percent: 4; share: 0.7; grows: 1.4 }
    readonly property TypeRole asked: OnTable { name: "asked"; percent: 5.4; share: 0.5; grows: 1.4 }
    readonly property TypeRole told: OnTable { name: "told"; percent: 3.1; share: 0.45; grows: 2 }
    readonly property TypeRole bandTitle: OnTable { name: "bandTitle"; percent: 4.2; share: 0.6; grows: 1.7 }
    readonly property TypeRole bandNext: OnTable { name: "bandNext"; percent: 2.6; grows: 1 }
    readonly property TypeRole bandHolds: OnTable { name: "bandHolds"; percent: 2.6; grows: 1.2 }
    readonly property TypeRole bandLine: OnTable { name: "bandLine"; percent: 2.7; share: 0.8; grows: 1.7 }
    readonly property TypeRole tool: OnTable { name: "tool"; percent: 2.5; share: 0.7; grows: 1.4; promised: 1.2 }
    readonly property TypeRole step: OnTable { name: "step"; percent: 2.8; share: 0.6; grows: 1.6 }
    // In the dial and under a lantern: their place can't grow, either.
    readonly property TypeRole dialLine: OnTable { name: "dialLine"; percent: 2.7; share: 0.4; promised: 1 }
    readonly property TypeRole dialName: Fixed { name: "dialName"; percent: 8.5; share: 0.25 }
    readonly property TypeRole fate: OnTable { name: "fate"; percent: 2.2; share: 0.5; grows: 1; promised: 1 }
    readonly property TypeRole says: OnTable { name: "says"; percent: 2.6; share: 0.6; promised: 1 }

    // A lit page is read by one, from near.
    readonly property TypeRole litTitle: OnLit { name: "litTitle"; percent: 5.4; share: 0.4; promised: 1.5 }
    // Where nothing is asked, and all the page is to be read.
    readonly property TypeRole litGreat: OnLit { name: "litGreat"; percent: 6.8; share: 0.4; grows: 1.3 }
    readonly property TypeRole litName: OnLit { name: "litName"; percent: 3.3; share: 0.5 }
    readonly property TypeRole litStrip: OnLit { name: "litStrip"; percent: 3.2; share: 0.5; grows: 1.4 }
    readonly property TypeRole litPrompt: OnLit { name: "litPrompt"; percent: 3.3; share: 0.5; grows: 1.6 }
    readonly property TypeRole litNote: OnLit { name: "litNote"; percent: 2.2; share: 0.6; grows: 1.6 }
    readonly property TypeRole litDay: OnLit { name: "litDay"; percent: 2.4; share: 0.55 }
    readonly property TypeRole litSide: OnLit { name: "litSide"; percent: 2.4; share: 0.7; grows: 1.2 }
    readonly property TypeRole litQuestion: OnLit { name: "litQuestion"; percent: 2.4; share: 0.6 }
    // On tablets and cards, which are as many as sit there whatever the size of text.
    readonly property TypeRole litTablet: OnLit { name: "litTablet"; percent: 3.3; share: 0.5; promised: 1 }
    readonly property TypeRole litCard: OnLit { name: "litCard"; percent: 2.5; share: 0.7; promised: 1.2 }
    readonly property TypeRole litFace: OnLit { name: "litFace"; percent: 2.4; share: 0.75; promised: 1.2 }
    readonly property TypeRole litWhen: OnLit { name: "litWhen"; percent: 2.1; share: 0.9; promised: 1 }
    readonly property TypeRole litPhrase: OnLit { name: "litPhrase"; percent: 2.5; share: 0.7; promised: 1.2 }
    // A leader's sheet: what he reads to all from there, and how somebody fell, on a tablet as small as there are many.
    readonly property TypeRole litAloud: OnLit { name: "litAloud"; percent: 5.4; share: 0.4; grows: 1 }
    readonly property TypeRole litFell: OnLit { name: "litFell"; percent: 2.1; grows: 1 }
    // A card that is read, what somebody has learnt.
    readonly property TypeRole litRead: OnLit { name: "litRead"; percent: 3.4; share: 0.5; grows: 1.6 }
    readonly property TypeRole litButton: OnLit { name: "litButton"; percent: 3.1; share: 0.6 }
    readonly property TypeRole litBody: OnLit { name: "litBody"; percent: 2.4; share: 0.8 }
    readonly property TypeRole litDetail: OnLit { name: "litDetail"; percent: 2.2; share: 0.65 }
    readonly property TypeRole litSmall: OnLit { name: "litSmall"; percent: 2.1 }

    // Letters that are a picture: a seal, a number on a cap, a switch's word. Their picture says how large they are.
    readonly property TypeRole drawn: Fixed { name: "drawn"; percent: 2; share: 0 }

    // Kana over rare characters: half as large as what they stand over, and no smaller than that.
    readonly property TypeRole reading: Fixed { name: "reading"; percent: 1; share: 0; floor: 10 }

    // With two windows there are two engines: a type of QML's own in a signature is the last engine's, and nothing in others.
    function seat(players: int): QtObject {
        return players <= 8 ? type.seatOf8 : players <= 13 ? type.seatOf13 : players <= 16 ? type.seatOf16 : type.seatOf20
    }
}
