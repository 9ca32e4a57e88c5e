pragma Singleton

import QtQuick
import "names.js" as Names

// The measures, inks and faces of the whole app. Whoever shows the window sets the first block.
QtObject {
    // The unit of all lengths: 1/1080 of the height of the largest 16:9 drawing that the window holds. So a window of
    // any shape has at least 1920 × 1080 of them; what it has more, zones and layouts give away (docs/layout.md).
    property real u: 1
    // A strip below the screen, in units: for what must not stand on it.
    property real foot: 0
    property real textSize: 1
    property real distance: 1
    property bool highContrast: false
    property bool reducedMotion: false
    property bool fast: false
    // What the table speaks; and what the page on the screen is in, where that is one reader's.
    property string spoken: ""
    property string reads: ""
    readonly property string language: reads !== "" ? reads : spoken
    // Of a name of Han or kana on a page in a language that has none.
    readonly property string cjkLanguage: writtenInHan(language) ? language
        : writtenInHan(spoken) ? spoken : written("beside", "")
    // How each language is written: its faces, its script, how it counts. Under no name, as one that nobody knows is.
    property var fonts: ({})
    onFontsChanged: Names.learn(Object.keys(fonts).map(speech => written("phrases", speech) || ""))
    // How rare characters are read: each language's list, of those that have one, as long as somebody wants to see it.
    // But never over somebody's name.
    property var readings: ({})
    property list<string> people

    function isRead(speech: string): bool {
        return readings[speech] !== undefined
    }

    readonly property bool isHan: writtenInHan(language)
    // What words of the table mean; none where nothing can be asked, as on the wall.
    property var asked: null
    // The ring of what the keys are at shows once they are used.
    property bool keysInUse: false

    // Text of the table is read from afar, text of a lit page from near. Twice its size is as far as any of it goes.
    readonly property real tableText: Math.min(2, textSize * distance)
    readonly property real outline: u * 1080 < 800 ? 2 : 3 * u
    readonly property real keyline: u * 1080 < 800 ? 1 : 1.2 * u

    readonly property color sumi: "#070A16"
    readonly property color ink: "#17110B"
    readonly property color ink2: "#4A3826"
    readonly property color plate: "#16224A"
    readonly property color plateLine: highContrast ? paper : "#7C8CB8"
    readonly property color paper: "#F2E6C9"
    readonly property color paperMid: "#E9DAB4"
    readonly property color scroll: "#E4D4AC"
    readonly property color amber: "#F3B24C"
    readonly property color amberDeep: "#D9822B"
    readonly property color shu: "#C8402C"
    readonly property color shuDeep: "#8E2416"
    readonly property color thread: "#E4573D"
    readonly property color outFill: "#10162B"
    readonly property color outLine: "#47557E"
    readonly property color outText: "#A9B4D0"
    readonly property color lacquer: "#20160D"
    readonly property color lacquerLine: "#B98A45"
    readonly property color lacquerText: "#E9CF97"
    readonly property color clock: "#FFF1CC"
    readonly property color ivory: "#FFF4DC"
    readonly property color focus: "#FFF1C4"
    readonly property color offFill: "#161C33"
    readonly property color offText: "#8794B8"

    // What the sides wear, where everybody may know them: a ruleset says which has which.
    readonly property var grounds: ({indigo: "#1C2C5C", vermilion: "#8E2416", violet: "#7A4F8A", teal: "#2F7A6B",
                                     amber: "#D9822B", rose: "#E7A7A0"})

    readonly property color litTablet: "#CDB681"
    // A card's face: with what is written on it no darker than a back, so that nobody sees from afar how many there are.
    readonly property color litFace: "#D6BF8D"
    readonly property color litField: "#AB925C"
    readonly property color litInk: "#17110A"
    readonly property color litInk2: "#3A2A16"
    readonly property color litHairline: "#8A7142"
    readonly property color litButton: "#7A6238"
    readonly property color litSurround: "#1E1710"
    readonly property color litLine: "#4A3A22"
    readonly property color litStrip: "#DCC48C"
    readonly property color litDwell: "#C49A50"
    readonly property color litIvory: "#FFF3D2"

    readonly property int small: 160
    readonly property int page: reducedMotion ? 160 : 280
    readonly property bool ambient: !reducedMotion && !fast
    // Somebody does something, or just has: what sways by itself does so for these.
    readonly property bool isStirred: awhile.running
    readonly property Timer awhile: Timer {
        interval: 6000
    }

    function stir() {
        awhile.restart()
    }

    function calm() {
        awhile.stop()
    }

    function asset(path: string): url {
        return Qt.resolvedUrl("../../assets/" + path)
    }

    // A size in per cent of the window's height.
    function px(percent: real, times: real): int {
        return Math.max(13, Math.round(percent * 10.8 * u * times))
    }

    // What is known of how a language is written.
    function written(what: string, speech: string): string {
        const known = fonts[speech] || fonts[""]
        return known ? known[what] : ""
    }

    function writtenInHan(speech: string): bool {
        return written("script", speech) === "han"
    }

    function family(face: string, speech: string): string {
        const set = fonts[speech + "-" + cjkLanguage] || fonts[speech] || fonts[""]
        if (!set)
            return ""
        return set[face] || set.display
    }

    function weight(face: string): int {
        return face === "text" ? Font.Medium : face === "title" ? Font.Black : Font.Bold
    }

    // On such a page a name of Han or kana takes the table's CJK face. In a sentence it alone does, and the words
    // around it keep theirs: what a face lacks comes from another.
    function nameLanguage(name: string, speech: string): string {
        return !writtenInHan(speech) && Names.isHanOrKana(name) && !Names.hasLatin(name) ? cjkLanguage : speech
    }

    // How far below the middle of its line a face stands, in ems.
    function sinks(face: string, speech: string): real {
        if (face === "numeral" || (!writtenInHan(speech) && face !== "text"))
            return -0.055
        return 0.045
    }

    function motif(name: string, colour: color): string {
        return "image://motif/" + name + "?ink=" + String(colour).slice(1)
    }

    function framed(name: string, colour: color, frame: string, ground: color): string {
        return motif(name, colour) + "&frame=" + frame + "&ground=" + String(ground).slice(1)
            + (frame === "tag" ? "&edge=" + String(ink).slice(1) : "")
    }
}
