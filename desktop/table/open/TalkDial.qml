import QtQuick
import LanternNight
import "../../widgets"

// The clock of a talk, or of the countdown before all point at once.
Dial {
    id: talk

    required property PublicPage page
    required property OpenValues live
    readonly property bool isBallot: talk.page.step.kind === "ballot" || talk.page.step.kind === "hands"
    readonly property int countdown: talk.live.countdown
    property bool points: false
    readonly property bool isCounting: talk.isBallot && (talk.countdown > 0 || talk.points)
    readonly property bool isWanted: talk.page.step.kind === "talk" || talk.isCounting
    // A word of the day, or the time that a rule still lasts; then the whole talk's stands below.
    readonly property bool isHeld: !talk.isCounting && talk.live.heldDigits !== ""
    readonly property TableWords words: talk.page.words
    readonly property string counted: [talk.words.point, talk.words.one, talk.words.two, talk.words.three][talk.countdown] || ""

    onCountdownChanged: {
        talk.points = talk.countdown === 0 && !Look.fast
        pointing.restart()
    }

    visible: talk.isWanted
    showsTicks: !talk.isCounting && talk.live.clock >= 0
    share: talk.live.clockShare
    secondsLeft: talk.live.clock
    isPaused: talk.live.isPaused
    above: talk.isCounting ? "" : talk.live.isPaused ? talk.words.paused
        : talk.live.clock === 0 ? talk.words.time_up
        : talk.live.heldTitle !== "" ? talk.live.heldTitle
        : talk.live.roundSaid !== "" ? talk.live.roundSaid
        : talk.live.speaking > 0 ? talk.words.speaking
        : talk.live.clock < 0 ? talk.page.step.title : talk.words.timer
    label: talk.words.dial
    spoken: talk.isCounting ? talk.counted : [...talk.live.heldLines, talk.live.clockSaid].join(" ")
    digits: talk.isCounting ? talk.counted : talk.isHeld ? talk.live.heldDigits
        : talk.live.clock < 0 ? "" : talk.live.clockText
    number: talk.isCounting ? 0 : talk.live.speaking
    below: talk.number > 0 ? talk.page.names[talk.number - 1] || "" : talk.isHeld ? talk.live.talkSaid : ""

    // "Point" stays for a moment after the last number.
    Timer {
        id: pointing
        interval: 1200
        onTriggered: talk.points = false
    }
}
