.pragma library

// Characters that are written without spaces between words.
const HAN_OR_KANA = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud8bf][\udc00-\udfff]/

function isHanOrKana(text) {
    return HAN_OR_KANA.test(text)
}

// A seat's number and what joins it to the name: 6・, 6 · and 6 号.
const JOINT = /\d+[ \u00a0]?[・·号號][ \u00a0]?/g
// A number and what it counts: 5 票.
const COUNT = /\d+[ \u00a0]?[\u3400-\u9fff]/g
// What may not stand at the beginning of a line, and what may not stand at its end.
const CLOSES = /^[、。，．：；！？）」』”’…・,.:;!?)]$/
const OPENS = /^[（「『“‘(]$/

// Where a line may end, as numbers of letters: never between a number and its name, never in one of the names.
function breaks(letters, names) {
    const text = letters.join("")
    const joined = new Set()
    function join(offset, length, past) {
        const first = Array.from(text.slice(0, offset)).length
        for (let i = 1; i < length + past; i++)
            joined.add(first + i)
    }
    text.replace(JOINT, (found, offset) => {
        join(offset, found.length, 1)
        return found
    })
    text.replace(COUNT, (found, offset) => {
        join(offset, found.length, 0)
        return found
    })
    for (const name of names || []) {
        for (let at = text.indexOf(name); at >= 0 && !name.includes(" "); at = text.indexOf(name, at + name.length))
            join(at, Array.from(name).length, 0)
    }
    const places = []
    for (let i = 1; i < letters.length; i++) {
        const before = letters[i - 1]
        const after = letters[i]
        if (joined.has(i) || CLOSES.test(after) || OPENS.test(before) || after === " ")
            continue
        if (" -・、。，：；！？）」』…".includes(before) || isHanOrKana(before) || isHanOrKana(after))
            places.push(i)
    }
    return places
}

// Lines no wider than the width; `across` measures. What is too long by itself stands alone.
function wrapped(text, width, across, names) {
    const letters = Array.from(text)
    const places = [...breaks(letters, names), letters.length]
    const between = (from, to) => letters.slice(from, to).join("").trim()
    const lines = []
    let from = 0
    let at = 0
    while (at < places.length) {
        // The last place that still fits lies between the two.
        let fits = at
        let over = places.length
        while (over - fits > 1) {
            const middle = over === places.length ? over - 1 : Math.floor((fits + over) / 2)
            if (across(between(from, places[middle])) <= width)
                fits = middle
            else
                over = middle
            if (fits === places.length - 1)
                break
        }
        lines.push(between(from, places[fits]))
        from = places[fits]
        at = fits + 1
    }
    return lines
}

// Two lines for a long name: at a sign that parts it, else halves where the script allows them.
function halves(name) {
    const letters = Array.from(name)
    const middle = letters.length / 2
    const places = breaks(letters, [])
    const signs = places.filter(place => " -・".includes(letters[place - 1]))
    const able = signs.length > 0 ? signs : letters.length < 4 ? [] : places
    if (able.length === 0)
        return [name]
    // Of two that are equally near the first half is the longer.
    const cut = able.reduce((best, place) => Math.abs(place - middle) <= Math.abs(best - middle) ? place : best)
    return [letters.slice(0, cut).join("").replace(/ $/, ""), letters.slice(cut).join("")]
}

function isLong(name) {
    return isHanOrKana(name) && Array.from(name).length > 5
}
