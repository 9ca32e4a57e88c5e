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
    const on = oval(width, height, lanternWidth, lanternHeight)
    const apart = distance(count, lanternWidth, lanternHeight)
    return ring(count, on.x, on.y, on.across, on.down, count > 13 ? 2.9 : 2.7,
                isTight ? (x, y) => Math.max(Math.abs(x) / apart.across, Math.abs(y) / apart.down) : Math.hypot)
}

// How many times its size a lantern may be, so that none touches the next; at most so many.
function largest(count, width, height, lanternWidth, lanternHeight, most, isTight) {
    let times = most
    while (times > 0.5 && gap(places(count, width, height, times * lanternWidth, times * lanternHeight, isTight),
                              times * lanternWidth, times * lanternHeight) < 0)
        times -= 0.03
    return times
}

// How far the next lantern must be, beside or below. Where many sit, their round corners may come near each other.
function distance(count, lanternWidth, lanternHeight) {
    return {across: (count > 13 ? 0.96 : 1.06) * lanternWidth, down: 1.14 * lanternHeight}
}

// How much room there is between two neighbours where there is least.
function gap(places, lanternWidth, lanternHeight) {
    const apart = distance(places.length, lanternWidth, lanternHeight)
    return Math.min(...places.map((place, at) => {
        const next = places[(at + 1) % places.length]
        return Math.max(Math.abs(place.x - next.x) - apart.across, Math.abs(place.y - next.y) - apart.down)
    }))
}

// Points of a superellipse at equal ways, the first at the top, clockwise.
function ring(count, centreX, centreY, radiusX, radiusY, power, way) {
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
            lengths.push(lengths[i - 1] + way(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y))
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
