.pragma library

// Which words of a text have a reading, and where: of a language that lists them (i18n/readings.py has the same rules).

const HAN = /[\u3400-\u9fff々]/

let told = ""
let words = {}

// A list's words by their first letter, the longest first.
function learnt(list) {
    if (list !== told) {
        words = sorted(list.split("\n").filter(line => line.trim() !== "").map(word))
        told = list
    }
    return words
}

// Of each letter all that may stand there; where runs of Han begin and end, each with its reading.
function word(line) {
    const parts = line.trim().split(/\s+/)
    const letters = []
    parts[0].replace(/\[(\S+?)\]|\S/g, (one, several) => letters.push(several || one))
    const runs = []
    letters.forEach((letter, at) => {
        if (!HAN.test(letter))
            return
        const last = runs[runs.length - 1]
        if (last && last.end === at)
            last.end = at + 1
        else
            runs.push({start: at, end: at + 1, said: parts[runs.length + 1]})
    })
    return {letters: letters, runs: runs}
}

function sorted(every) {
    const begins = {}
    every.sort((one, other) => other.letters.length - one.letters.length)
    for (const each of every)
        begins[each.letters[0]] = [...(begins[each.letters[0]] || []), each]
    return begins
}

// A word of one sign stands for itself: beside others of Han it is a part of a word that nobody has listed.
function stands(each, letters, at) {
    const length = each.letters.length
    if (at + length > letters.length || each.letters.some((may, past) => !may.includes(letters[at + past])))
        return false
    return length > 1 || !(HAN.test(letters[at - 1] || "") || HAN.test(letters[at + 1] || ""))
}

// Letters that are somebody's name: how that is read, nobody knows but who is called so.
function called(text, people) {
    const found = new Set()
    for (const name of people) {
        for (let at = text.indexOf(name); at >= 0 && name !== ""; at = text.indexOf(name, at + name.length)) {
            const first = Array.from(text.slice(0, at)).length
            for (let past = 0; past < Array.from(name).length; past++)
                found.add(first + past)
        }
    }
    return found
}

// From the left, the longest first: [first letter, the one past the last, how it is read].
function found(text, list, people) {
    const begins = learnt(list)
    const letters = Array.from(text)
    const names = called(text, people)
    const all = []
    for (let at = 0; at < letters.length;) {
        const each = (begins[letters[at]] || []).find(one => stands(one, letters, at))
        if (each && !each.letters.every((_, past) => names.has(at + past)))
            all.push(...each.runs.map(run => [at + run.start, at + run.end, run.said]))
        at += each ? each.letters.length : 1
    }
    return all
}

// Readings of one line beside each other, each [middle of its word, width of it, width of the reading, the reading]: where
// it begins, and how far it is narrowed so that it stands on no other. What is wider than its word hangs over on both
// sides, as far as halfway to the next, and never out of the line.
function spread(row, room) {
    return row.map(([from, across, wide, said], at) => {
        const before = row[at - 1]
        const after = row[at + 1]
        const least = before ? (before[0] + before[1] + from) / 2 : 0
        const most = after ? (from + across + after[0]) / 2 : Math.max(room, from + across)
        const share = Math.min(1, (most - least) / Math.max(1, wide))
        const begins = Math.max(least, Math.min(from + (across - share * wide) / 2, most - share * wide))
        return {x: begins, share: share, said: said}
    })
}
