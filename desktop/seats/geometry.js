.pragma library

// How far a lantern reaches from its middle, in its heights and widths: its cap's number above, its tassel below, and
// at the sides when it is brighter than the others.
const ABOVE = 0.6
const BELOW = 0.8
const BESIDE = 0.54

// The ring that fills an area: its middle and its radii.
function oval(width, height, lanternWidth, lanternHeight) {
    const above = ABOVE * lanternHeight
    const below = BELOW * lanternHeight
    return {
        x: width / 2,
        y: (height + above - below) / 2,
        across: Math.max(1, width / 2 - BESIDE * lanternWidth),
        down: Math.max(1, (height - above - below) / 2)
    }
}

function middle(width, height, lanternWidth, lanternHeight) {
    const on = oval(width, height, lanternWidth, lanternHeight)
    return Qt.point(on.x, on.y)
}

// The table inside of such a ring.
function wood(width, height, lanternWidth, lanternHeight) {
    const on = oval(width, height, lanternWidth, lanternHeight)
    const across = Math.max(1, on.across - 0.5 * lanternWidth - 0.27 * lanternHeight)
    const down = Math.max(1, Math.min(on.down - 0.78 * lanternHeight, across))
    return Qt.rect(on.x - across, on.y - down, 2 * across, 2 * down)
}

// The seats of such a ring; where it is tight, no two nearer to touching than others.
function places(count, width, height, lanternWidth, lanternHeight, isTight) {
    return corners(count, width, height, lanternWidth, lanternHeight, isTight).map(corner => Qt.point(corner.x, corner.y))
}

function corners(count, width, height, lanternWidth, lanternHeight, isTight) {
    const on = oval(width, height, lanternWidth, lanternHeight)
    return ring(count, on, count > 13 ? 2.9 : 2.7, isTight ? distance(count, lanternWidth, lanternHeight) : null)
}

// How many times its size a lantern may be, so that none touches the next; at most so many. It is found by halves: a
// larger one is never farther from the next.
function largest(count, width, height, lanternWidth, lanternHeight, most, isTight) {
    const at = smaller => most - 0.03 * smaller
    const touches = smaller => gap(corners(count, width, height, at(smaller) * lanternWidth, at(smaller) * lanternHeight, isTight),
                                   at(smaller) * lanternWidth, at(smaller) * lanternHeight) < 0
    if (!touches(0))
        return most
    let too = 0
    let free = Math.ceil((most - 0.5) / 0.03)
    while (free - too > 1) {
        const middle = Math.floor((too + free) / 2)
        if (touches(middle))
            too = middle
        else
            free = middle
    }
    return at(free)
}

// How far the next lantern must be, beside or below. Where many sit, their round corners may come near each other.
function distance(count, lanternWidth, lanternHeight) {
    return {across: (count > 13 ? 0.96 : 1.06) * lanternWidth, down: 1.14 * lanternHeight}
}

// How much room there is between two neighbours where there is least.
function gap(corners, lanternWidth, lanternHeight) {
    const apart = distance(corners.length, lanternWidth, lanternHeight)
    return Math.min(...corners.map((corner, at) => {
        const next = corners[(at + 1) % corners.length]
        return Math.max(Math.abs(corner.x - next.x) - apart.across, Math.abs(corner.y - next.y) - apart.down)
    }))
}

const STEPS = 720
// Superellipses of radius 1, by their power: the way round is gone in so many steps, from the top, clockwise.
const rounds = {}

function round(power) {
    if (rounds[power] === undefined) {
        const bent = part => Math.sign(part) * Math.pow(Math.abs(part), 2 / power)
        const turns = Array.from({length: STEPS + 1}, (_, step) => 2 * Math.PI * step / STEPS - Math.PI / 2)
        rounds[power] = {x: turns.map(turn => bent(Math.cos(turn))), y: turns.map(turn => bent(Math.sin(turn)))}
    }
    return rounds[power]
}

// Points of such a superellipse at equal arc lengths, the first at the top, clockwise; or, where `apart` says how far the
// next must be, all as near to that.
function ring(count, on, power, apart) {
    const unit = round(power)
    const lengths = [0]
    for (let i = 1; i <= STEPS; i++) {
        const x = on.across * (unit.x[i] - unit.x[i - 1])
        const y = on.down * (unit.y[i] - unit.y[i - 1])
        const way = apart ? Math.max(Math.abs(x) / apart.across, Math.abs(y) / apart.down) : Math.sqrt(x * x + y * y)
        lengths.push(lengths[i - 1] + way)
    }
    const places = []
    let at = 0
    for (let seat = 0; seat < count; seat++) {
        const wanted = lengths[STEPS] * seat / count
        while (lengths[at] < wanted)
            at++
        places.push({x: on.x + on.across * unit.x[at], y: on.y + on.down * unit.y[at]})
    }
    return places
}

// Ticks of a clock face: every fifth is longer. Those from `first` up to, not with, `last`.
function ticks(centre, outer, inner, innerLong, first, last, long) {
    let path = ""
    for (let i = first; i < last; i++) {
        if ((i % 5 === 0) !== long)
            continue
        const turn = i * Math.PI / 30
        const deep = long ? innerLong : inner
        path += `M${centre + Math.sin(turn) * outer},${centre - Math.cos(turn) * outer} `
            + `L${centre + Math.sin(turn) * deep},${centre - Math.cos(turn) * deep} `
    }
    return path === "" ? "M0,0" : path
}
