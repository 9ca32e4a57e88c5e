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

// The seats of such a ring.
function places(count, width, height, lanternWidth, lanternHeight) {
    const on = oval(width, height, lanternWidth, lanternHeight)
    return ring(count, on.x, on.y, on.across, on.down, count > 13 ? 2.9 : 2.7)
}

// How many times its size a lantern may be, so that none touches the next; at most so many.
function largest(count, width, height, lanternWidth, lanternHeight, most) {
    let times = most
    while (times > 0.5 && gap(places(count, width, height, times * lanternWidth, times * lanternHeight),
                              times * lanternWidth, times * lanternHeight) < 0)
        times -= 0.03
    return times
}

// How much room there is between two neighbours where there is least.
function gap(places, lanternWidth, lanternHeight) {
    // Where many sit, their round corners may come near each other.
    const across = (places.length > 13 ? 0.96 : 1.06) * lanternWidth
    return Math.min(...places.map((place, at) => {
        const next = places[(at + 1) % places.length]
        return Math.max(Math.abs(place.x - next.x) - across,
                        Math.abs(place.y - next.y) - 1.14 * lanternHeight)
    }))
}

// Points of a superellipse at equal arc lengths, the first at the top, clockwise.
function ring(count, centreX, centreY, radiusX, radiusY, power) {
    const steps = 720
    const points = []
    const lengths = [0]
    for (let i = 0; i <= steps; i++) {
        const turn = 2 * Math.PI * i / steps - Math.PI / 2
        const c = Math.cos(turn)
        const s = Math.sin(turn)
        points.push(Qt.point(centreX + radiusX * Math.sign(c) * Math.pow(Math.abs(c), 2 / power),
                             centreY + radiusY * Math.sign(s) * Math.pow(Math.abs(s), 2 / power)))
        if (i > 0)
            lengths.push(lengths[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y))
    }
    const places = []
    let at = 0
    for (let seat = 0; seat < count; seat++) {
        const wanted = lengths[steps] * seat / count
        while (lengths[at] < wanted)
            at++
        places.push(points[at])
    }
    return places
}

// Where a line from the middle of a lantern leaves it.
function edge(centre, toward, halfWidth, halfHeight) {
    const dx = toward.x - centre.x
    const dy = toward.y - centre.y
    const reach = Math.pow(Math.pow(Math.abs(dx) / halfWidth, 4) + Math.pow(Math.abs(dy) / halfHeight, 4), 0.25)
    return reach === 0 ? centre : {x: centre.x + dx / reach, y: centre.y + dy / reach}
}

// Whose finger is their own: out towards the middle of the table, and back.
function loop(at, middle, half) {
    const long = Math.hypot(middle.x - at.x, middle.y - at.y) || 1
    const dx = (middle.x - at.x) / long
    const dy = (middle.y - at.y) / long
    const out = 2.2 * half.y
    const wide = 0.8 * half.y
    const toward = side => ({x: at.x + dx * out - dy * side * wide, y: at.y + dy * out + dx * side * wide})
    const far = {x: half.x + half.gap, y: half.y + half.gap}
    return {start: edge(at, toward(1), half.x, half.y), bend: {x: at.x + 1.6 * dx * out, y: at.y + 1.6 * dy * out},
            tip: edge(at, toward(-1), far.x, far.y)}
}

// A thread from one lantern to another, bowed towards the middle of the table; `aside` parts arrows on one target.
function thread(from, to, middle, half, bow, aside) {
    if (from === to)
        return loop(from, middle, half)
    const mid = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2}
    const bend = {x: mid.x + (middle.x - mid.x) * bow, y: mid.y + (middle.y - mid.y) * bow}
    const start = edge(from, bend, half.x, half.y)
    const dx = bend.x - to.x
    const dy = bend.y - to.y
    const long = Math.hypot(dx, dy) || 1
    const aim = {x: to.x - dy / long * aside, y: to.y + dx / long * aside}
    const tip = edge(to, {x: bend.x - dy / long * aside, y: bend.y + dx / long * aside}, half.x + half.gap, half.y + half.gap)
    tip.x += aim.x - to.x
    tip.y += aim.y - to.y
    return {start: start, bend: bend, tip: tip}
}

function start(line) {
    return line === null ? Qt.point(0, 0) : Qt.point(line.start.x, line.start.y)
}

function curve(line, short) {
    if (line === null)
        return "M0,0"
    const dx = line.tip.x - line.bend.x
    const dy = line.tip.y - line.bend.y
    const long = Math.hypot(dx, dy) || 1
    const end = {x: line.tip.x - dx / long * short, y: line.tip.y - dy / long * short}
    return `M${line.start.x},${line.start.y} Q${line.bend.x},${line.bend.y} ${end.x},${end.y}`
}

function arrow(line, length, half) {
    if (line === null)
        return "M0,0"
    const dx = line.tip.x - line.bend.x
    const dy = line.tip.y - line.bend.y
    const long = Math.hypot(dx, dy) || 1
    const ux = dx / long
    const uy = dy / long
    const back = {x: line.tip.x - ux * length, y: line.tip.y - uy * length}
    const notch = {x: line.tip.x - ux * length * 0.72, y: line.tip.y - uy * length * 0.72}
    return `M${line.tip.x},${line.tip.y} L${back.x - uy * half},${back.y + ux * half} L${notch.x},${notch.y} `
        + `L${back.x + uy * half},${back.y - ux * half} Z`
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
