.pragma library

// Characters that are written without spaces between words.
const HAN_OR_KANA = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud8bf][\udc00-\udfff]/

function isHanOrKana(text) {
    return HAN_OR_KANA.test(text)
}

// A seat's number and what joins it to the name: 6・, 6 · and 6 号.
const JOINT = /\d+[ \u00a0]?[・·号號][ \u00a0]?/g
// A number and what it counts, or what is numbered: 5 票, Day 5.
const COUNT = /\d+[ \u00a0]?[\u3400-\u9fff]|[A-Za-z\u00c0-\u024f]+ \d+/g
const KATAKANA = /[\u30a1-\u30fc]/
const HIRAGANA = /[\u3041-\u309f]/
// What may not stand at the beginning of a line, and what may not stand at its end.
const CLOSES = /^[、。，．：；！？）」』”’…・·,.:;!?)ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]$/
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

// Of those places the ones between two phrases. In Japanese a phrase ends with its particle or ending, in hiragana,
// and the next one seldom begins so; where no hiragana stands at all, any place is as good as another.
function phrases(letters, places) {
    if (!letters.some(letter => HIRAGANA.test(letter)))
        return places
    return places.filter(place => !isHanOrKana(letters[place - 1]) || !isHanOrKana(letters[place])
        || letters[place - 1] === "を" || (HIRAGANA.test(letters[place - 1]) && !HIRAGANA.test(letters[place])))
}

// Lines no wider than the width; `across` measures. A phrase that is wider is broken; what can't be stands alone.
function wrapped(text, width, across, names) {
    const letters = Array.from(text)
    const between = (from, to) => letters.slice(from, to).join("").trim()
    const anywhere = breaks(letters, names)
    const places = []
    let begun = 0
    for (const end of [...phrases(letters, anywhere), letters.length]) {
        if (across(between(begun, end)) > width)
            places.push(...anywhere.filter(place => begun < place && place < end))
        places.push(end)
        begun = end
    }
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

// Where a long name may be parted: at its signs, else near its middle after a phrase or where one script ends and
// another begins, else anywhere.
function seams(letters, lines) {
    const places = breaks(letters, [])
    const signs = places.filter(place => " -・·".includes(letters[place - 1]))
    if (signs.length >= lines - 1)
        return signs
    const middle = places.filter(place => Math.abs(place - letters.length / 2) <= 0.3 * letters.length)
    const ends = letters.some(letter => HIRAGANA.test(letter)) ? phrases(letters, middle) : []
    const turns = middle.filter(place => KATAKANA.test(letters[place - 1]) !== KATAKANA.test(letters[place]))
    if (lines === 2 && ends.length + turns.length > 0)
        return ends.length > 0 ? ends : turns
    return signs.length > 0 || letters.length < 2 * lines ? signs : places
}

// A long name on so many lines, or on fewer; none much longer than the others. Of two lines the first is the longer.
function parted(name, lines) {
    const letters = Array.from(name)
    const between = (from, to) => letters.slice(from, to).join("").replace(/ $/, "")
    if (lines < 2)
        return [name]
    let best = [name]
    let widest = letters.length
    for (const place of seams(letters, lines)) {
        const rest = parted(between(place, letters.length), lines - 1)
        const across = Math.max(place, ...rest.map(line => Array.from(line).length))
        if (across <= widest) {
            widest = across
            best = [between(0, place), ...rest]
        }
    }
    return best
}

function isLong(name) {
    return isHanOrKana(name) && Array.from(name).length > 5
}
