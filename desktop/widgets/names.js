.pragma library
.import "han.js" as Han

// What is known of words that are written without spaces between them, each language's.
function learn(lists) {
    Han.learn(lists)
    forget()
}

// Characters that are written without spaces between words.
const HAN_OR_KANA = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud8bf][\udc00-\udfff]/

function isHanOrKana(text) {
    return HAN_OR_KANA.test(text)
}

// Whether there are words of our alphabet in it, and not names of Han alone.
const LATIN = /[A-Za-z\u00c0-\u024f]/

function hasLatin(text) {
    return LATIN.test(text)
}

// A seat's number and what joins it to the name: 6・, 6 · and 6 号.
const JOINT = /\d+[ \u00a0]?[・·号號][ \u00a0]?/g
// A number and what it counts, or what is numbered: 5 票, 一票, Day 5.
const COUNT = /\d+[ \u00a0]?[\u3400-\u9fff]|[一二三四五六七八九十两兩]+[人名票夜日天张張枚回次度]|[A-Za-z\u00c0-\u024f]+ \d+(?!\d| ?[\u3400-\u9fff])/g
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
        if (isHanOrKana(before) || isHanOrKana(after) || " -・、。，：；！？）」』…”".includes(before)
                || (before === "—" && after !== "—"))
            places.push(i)
    }
    return places
}

// A number, the word before it and what it counts: Ben 2 votes, 子墨 2 票.
const COUNTED = / (?=\d+(?:\.\d+)? ?[票a-z])|\d (?=[a-z])/g
// What is called so is better not broken.
const CALLED = /[「『“（(][^」』”"）)]{1,8}[」』”"）)]/g
// What parts a sentence, and what ends one.
const PARTS = /[、，。：；！？」』…]/
const ENDS = /[。！？]|[.!?]["”’]?(?= )/
// After these kana no particle ends: they are inside of a word, as in 引き分け and 取り消す.
const INSIDE = /[きぎちびみりおご]/

function isKanji(letter) {
    return isHanOrKana(letter) && !HIRAGANA.test(letter) && !KATAKANA.test(letter)
}

function isJapanese(letters) {
    return letters.some(letter => HIRAGANA.test(letter))
}

// Of those places the ones between two phrases. In Japanese a phrase ends with its particle or ending, in hiragana,
// and the next one seldom begins so, but with the お and ご of courtesy; where no hiragana stands at all, it goes by
// Chinese.
function phrases(letters, places) {
    if (!isJapanese(letters))
        return Han.apart(letters, places, true)
    return places.filter(place => {
        const before = letters[place - 1]
        const after = letters[place]
        if (!isHanOrKana(before) || !isHanOrKana(after) || "を・".includes(before))
            return true
        if (!HIRAGANA.test(before))
            return false
        if (/[おご]/.test(after))
            return place + 1 < letters.length && isKanji(letters[place + 1])
        return !HIRAGANA.test(after) && !(INSIDE.test(before) && isKanji(after))
    })
}

// Where a phrase alone is too wide for a line: between its words; in Japanese after its noun's particle, and before a
// verb's polite ending, as in 人と|なり|ました.
const PARTICLE = /[をがにはとでもへの]/
const POLITE = /^(?:ま[しすせ]|で[しす])/

function endings(letters, places) {
    if (!isJapanese(letters))
        return Han.apart(letters, places, false)
    return places.filter(place => POLITE.test(letters.slice(place, place + 2).join(""))
        || (place > 1 && PARTICLE.test(letters[place - 1]) && isKanji(letters[place - 2]) && HIRAGANA.test(letters[place])))
}

// And of those the ones that leave a count and what is called so whole.
function wholes(letters, places) {
    const text = letters.join("")
    const joined = new Set()
    text.replace(COUNTED, (found, offset) => joined.add(Array.from(text.slice(0, offset + found.length)).length))
    text.replace(CALLED, (found, offset) => {
        for (let at = 1; at < Array.from(found).length; at++)
            joined.add(Array.from(text.slice(0, offset)).length + at)
    })
    return places.filter(place => !joined.has(place))
}

// And of those the ones where a reader would draw breath.
function clauses(letters, places) {
    return places.filter(place => PARTS.test(letters[place - 1])
        || (letters[place - 1] === " " && /[,.:;!?]/.test(letters[place - 2])))
}

// The sentences of a text, each with what ends it.
function sentences(text) {
    const found = []
    let rest = text
    for (let end = rest.search(ENDS); end >= 0; end = rest.search(ENDS)) {
        const length = end + rest.slice(end).match(/^.[」』"”’]?/)[0].length
        found.push(rest.slice(0, length))
        rest = rest.slice(length).trim()
    }
    return rest === "" ? found : [...found, rest]
}

// What is found out about a text while it is laid: each piece of it is looked through and measured once, however often
// it is tried. It lasts as long as whoever lays it keeps it.
function desk(measure, names) {
    const widths = Object.create(null)
    const pieces = Object.create(null)
    const laid = Object.create(null)
    return {
        across: text => text in widths ? widths[text] : (widths[text] = measure(text)),
        piece: text => pieces[text] || (pieces[text] = looked(text, names || [])),
        rows: (how, lay) => laid[how] || (laid[how] = lay())
    }
}

// Where the lines of a text may end, from the best place to the last resort; what is seldom wanted is looked for then.
function looked(text, names) {
    const letters = Array.from(text)
    const offsets = [0]
    for (const letter of letters)
        offsets.push(offsets[offsets.length - 1] + letter.length)
    const anywhere = breaks(letters, names)
    const apart = phrases(letters, anywhere)
    const kept = {}
    const once = (what, found) => kept[what] || (kept[what] = found())
    const whole = () => once("whole", () => wholes(letters, apart))
    const rest = () => once("rest", () => [apart, endings(letters, anywhere), anywhere])
    return {
        letters: letters, apart: apart,
        between: (from, to) => text.slice(offsets[from], offsets[to]).trim(),
        places: wished => once("to " + wished, () => wished === "breath" ? [clauses(letters, whole()), whole(), ...rest()]
            : wished === "whole" ? [whole(), ...rest()] : rest())
    }
}

function across(text, desk) {
    return desk.across(text)
}

function widest(rows, desk) {
    return Math.max(...rows.map(desk.across))
}

function count(rows) {
    return rows.length
}

// The rows of all its paragraphs, each laid by this; what is told or levelled takes no notice of what is wished for.
function rowsOf(laid, text, width, desk) {
    return desk.rows([laid.name, width, text].join(" "), () =>
        text.split("\n").reduce((rows, paragraph) => rows.concat(laid(paragraph, width, desk, "whole")), []))
}

// Lines no wider than the width. Lines end between phrases, or, if that is wished for, only at what is "whole", or where
// a reader draws "breath"; a phrase that is wider is broken, before its ending if it has one; what can't be stands alone.
function wrapped(text, width, desk, wished) {
    const piece = desk.piece(text)
    const wide = (from, to) => desk.across(piece.between(from, to))
    const levels = piece.places(wished)
    function ends(from, to, level) {
        const found = []
        let begun = from
        for (const end of [...levels[level].filter(place => from < place && place < to), to]) {
            if (level + 1 < levels.length && wide(begun, end) > width)
                found.push(...ends(begun, end, level + 1))
            else
                found.push(end)
            begun = end
        }
        return found
    }
    const places = ends(0, piece.letters.length, 0)
    const lines = []
    let from = 0
    let at = 0
    while (at < places.length) {
        // The last place that still fits lies between the two.
        let fits = at
        let over = places.length
        while (over - fits > 1) {
            const middle = over === places.length ? over - 1 : Math.floor((fits + over) / 2)
            if (wide(from, places[middle]) <= width)
                fits = middle
            else
                over = middle
            if (fits === places.length - 1)
                break
        }
        lines.push(piece.between(from, places[fits]))
        from = places[fits]
        at = fits + 1
    }
    return lines
}

// Fewer letters than this do not stand alone on the last line.
const FEW = 4

function isShort(row) {
    return Array.from(row).length < FEW
}

// How many of the rows end inside of a phrase.
function halved(text, desk, rows) {
    const apart = desk.piece(text).apart
    let at = 0
    return rows.filter(row => {
        at = text.indexOf(row, at) + row.length
        return !/^\s*$/.test(text.slice(at)) && !/^\s/.test(text.slice(at))
            && !apart.includes(Array.from(text.slice(0, at)).length)
    }).length
}

// The last lines are as much narrower as it takes for the very last to have company: two of them, else three.
function flowing(text, width, desk, wished) {
    const lines = wrapped(text, width, desk, wished)
    if (lines.length < 2 || !isShort(lines[lines.length - 1]))
        return lines
    for (let many = 2; many <= Math.min(3, lines.length); many++) {
        const first = lines.slice(0, -many)
        const last = text.slice(first.reduce((at, row) => text.indexOf(row, at) + row.length, 0)).trim()
        const parted = halved(last, desk, lines.slice(-many))
        for (let share = 0.96; share > 0.5; share -= 0.04) {
            const rows = wrapped(last, share * width, desk, wished)
            if (rows.length > many)
                break
            if (!isShort(rows[rows.length - 1]) && halved(last, desk, rows) <= parted)
                return [...first, ...rows]
        }
    }
    return handed(lines, text, width, desk)
}

// Where no narrower lines help, the line before hands its last phrase on, and keeps more than a letter or two.
function handed(lines, text, width, desk) {
    const first = lines.slice(0, -2)
    const last = text.slice(first.reduce((at, row) => text.indexOf(row, at) + row.length, 0)).trim()
    const piece = desk.piece(last)
    for (const place of piece.apart.slice().reverse()) {
        const rows = [piece.between(0, place), piece.between(place, piece.letters.length)]
        const isLeft = Array.from(rows[0]).length >= FEW - 1
        if (widest(rows, desk) <= width && isLeft && !isShort(rows[1]))
            return [...first, ...rows]
    }
    return lines
}

// No row much longer than the others, on as few rows; null where `rowsAt` has no rows for a width.
function evenly(rowsAt, width) {
    let rows = rowsAt(width)
    for (let share = 0.92; rows !== null && rows.length > 1 && share > 0.5; share -= 0.08) {
        const narrower = rowsAt(share * width)
        if (narrower === null || narrower.length > rows.length)
            break
        rows = narrower
    }
    return rows
}

// A running text evenly, as long as no phrase is parted for it.
function level(text, width, desk) {
    let least = -1
    return evenly(room => {
        const rows = flowing(text, room, desk, "whole")
        const parted = halved(text, desk, rows)
        least = least < 0 ? parted : least
        return parted > least ? null : rows
    }, width)
}

// The same, as somebody would say it: each sentence on lines of its own, or lines that end at a breath, as long as
// that takes no more of them.
function told(text, width, desk) {
    const plain = flowing(text, width, desk, "whole")
    if (plain.length < 2)
        return plain
    const said = sentences(text)
    const apart = said.length < 2 ? plain.concat("")
        : said.reduce((rows, one) => rows.concat(told(one, width, desk)), [])
    // What is said may not end in next to nothing for that.
    const halts = rows => isShort(rows[rows.length - 1]) && !isShort(plain[plain.length - 1])
    if (apart.length <= plain.length && !halts(apart))
        return apart
    const piece = desk.piece(text)
    const pauses = [0, ...clauses(piece.letters, piece.apart), piece.letters.length]
    const longest = Math.max(...pauses.slice(1).map((end, at) => desk.across(piece.between(pauses[at], end))))
    const breathing = evenly(room => longest > room ? null : wrapped(text, room, desk, "breath"), width)
    // A line of a word or two above a long one halts more than it helps.
    const wide = (breathing || []).map(desk.across)
    const isEven = Math.min(...wide) >= 0.3 * Math.max(...wide)
    if (breathing !== null && breathing.length <= plain.length && isEven && !halts(breathing))
        return breathing
    const even = level(text, width, desk)
    return halts(even) ? plain : even
}

// Where a long name may be parted: at its signs, else near its middle after a phrase or where one script ends and
// another begins, else anywhere.
function seams(letters, lines) {
    const places = breaks(letters, [])
    const signs = places.filter(place => " -・·".includes(letters[place - 1]))
    if (signs.length >= lines - 1)
        return signs
    const middle = places.filter(place => Math.abs(place - letters.length / 2) <= 0.3 * letters.length)
    const found = phrases(letters, middle)
    const ends = isJapanese(letters) || found.length < middle.length ? found : []
    const turns = middle.filter(place => KATAKANA.test(letters[place - 1]) !== KATAKANA.test(letters[place]))
    if (lines === 2 && ends.length + turns.length > 0)
        return ends.length > 0 ? ends : turns
    if (signs.length > 0 || letters.length < 2 * lines)
        return signs
    const whole = phrases(letters, places)
    return whole.length >= lines - 1 ? whole : places
}

// How names were parted, by lines and name: every page of a table has the same ones on it, a seventh of its time.
const MOST = 500
let partings
let howMany

function forget() {
    partings = Object.create(null)
    howMany = 0
}

forget()

// A long name on so many lines, or on fewer; none much longer than the others. Of two lines the first is the longer.
function parted(name, lines) {
    const asked = lines + " " + name
    if (!(asked in partings)) {
        if (howMany === MOST)
            forget()
        partings[asked] = partedAnew(name, lines)
        howMany++
    }
    return partings[asked]
}

function partedAnew(name, lines) {
    const letters = Array.from(name)
    // What parts things on one line is not wanted where the line ends.
    const between = (from, to) => letters.slice(from, to).join("").replace(/( ·)? $/, "")
    if (lines < 2)
        return [name]
    // No line can be shorter than where it is parted, nor than an even share of the rest without
    // the space it ends on: the likeliest come first.
    const least = place => Math.max(place, Math.ceil((letters.length - place) / (lines - 1)) - 1)
    const likeliest = seams(letters, lines).sort((one, other) => least(one) - least(other) || other - one)
    let best = [name]
    let widest = letters.length
    let first = 0
    for (const place of likeliest) {
        if (least(place) > widest)
            break
        const rest = parted(between(place, letters.length), lines - 1)
        const across = Math.max(place, ...rest.map(line => Array.from(line).length))
        if (across < widest || (across === widest && place > first)) {
            widest = across
            first = place
            best = [between(0, place), ...rest]
        }
    }
    return best
}

function isLong(name) {
    return isHanOrKana(name) && Array.from(name).length > 5
}

// Where letters of a text came to stand on the lines it was laid out on: of each such line its number, how far in they
// begin and how wide they are. Of what stands at the end of a line the spaces are gone.
function stretches(text, laid, from, to, across) {
    const letters = Array.from(text)
    const found = []
    let at = 0
    laid.split("\n").forEach((line, row) => {
        let before = ""
        let inside = ""
        for (const letter of Array.from(line)) {
            while (at < letters.length && letters[at] !== letter)
                at++
            if (at < from)
                before += letter
            else if (at < to)
                inside += letter
            at++
        }
        if (inside !== "")
            found.push([row, across(before), across(before + inside) - across(before)])
    })
    return found
}
