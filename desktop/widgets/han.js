.pragma library

// Where Chinese is parted. It puts no space between its words, so these are known by name (i18n/phrases.py), and of
// what stands alone some lean on what is before, some on what comes.

const LONGEST = 5
const HAN = /^[\u3400-\u9fff]$/
const KATAKANA = /^[\u30a1-\u30fa\u30fc]$/
const BACK = new Set("的了着著过過们們吗嗎呢吧啊者得地里裡中后後时時完掉")
const ON = new Set("第不没沒每各这這那哪被把从從对對向在由与與和或若再最更也都就才只还還已能会會可要想将將请請以为為给給让讓先很太无無非")

let told = []
let words = null

// Each language's, with spaces between them.
function learn(lists) {
    told = lists
    words = null
}

// A Set of thousands is looked through from its beginning here; an object's names are not.
function known(word) {
    if (words === null) {
        words = Object.create(null)
        for (const each of told.join(" ").split(/\s+/))
            words[each] = true
    }
    return words[word] === true
}

// How many letters a word has that begins there.
function length(letters, from) {
    if (!HAN.test(letters[from]))
        return 1
    for (let many = Math.min(LONGEST, letters.length - from); many > 1; many--) {
        if (known(letters.slice(from, from + many).join("")))
            return many
    }
    return 1
}

function kind(letter, many) {
    return many > 1 ? "word" : KATAKANA.test(letter) ? "kana" : !HAN.test(letter) ? "other"
        : BACK.has(letter) ? "back" : ON.has(letter) ? "on" : "alone"
}

// Where no line may end, as numbers of letters: inside of a word, and, where phrases are wanted, inside of those.
function joints(letters, wantsPhrases) {
    const joined = new Set()
    if (told.length === 0)
        return joined
    let before = "other"
    for (let at = 0; at < letters.length;) {
        const many = length(letters, at)
        const here = kind(letters[at], many)
        for (let inside = at + 1; inside < at + many; inside++)
            joined.add(inside)
        // What is in no word may be one that nobody has written down, a name for example.
        const isOne = here === before && (here === "kana" || here === "alone")
        const leans = here !== "other" && before !== "other" && (here === "back" || before === "on")
        if (isOne || (wantsPhrases && leans))
            joined.add(at)
        before = here
        at += many
    }
    return joined
}

// Of these places the ones that part no word, or no phrase.
function apart(letters, places, wantsPhrases) {
    const joined = joints(letters, wantsPhrases)
    return places.filter(place => !joined.has(place))
}
