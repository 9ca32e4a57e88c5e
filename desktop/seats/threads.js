.pragma library

// Who points at whom, as lines round a table: where each starts, how it bends, and where its arrow's tip is.

const BOW = 0.38
const MOST = 0.98
const STEPS = 24
// A lantern's outline, in the angles of its turn; and how much of it looks at the table.
const TURNS = 96
const FACING = 0.62

// `targets`: of each seat, in order, the index it points at, or -1. `half`: a lantern's half, and how far off tips stay.
// `unit`: of the scale. Lines bow as far as it takes to pass the lanterns between their ends.
function lines(targets, places, middle, half, unit) {
    const bows = targets.map((target, from) => least(from, target, places, half, unit))
    let drawn = joined(targets, places, middle, half, unit, bows)
    for (let round = 0; round < 8; round++) {
        const hidden = drawn.map((line, from) => line !== null && bows[from] < MOST
                                 && passes(line, from, targets[from], places, half))
        if (!hidden.includes(true))
            break
        hidden.forEach((is, from) => { if (is) bows[from] = Math.min(MOST, bows[from] + 0.1) })
        drawn = joined(targets, places, middle, half, unit, bows)
    }
    return drawn
}

// Neighbours are joined nearly straight, but where there is no room for an arrow between them.
function least(from, target, places, half, unit) {
    const apart = Math.abs(from - target)
    if (target < 0 || apart !== 1 && apart !== places.length - 1)
        return BOW
    const room = Math.max(Math.abs(places[from].x - places[target].x) - 2 * half.x,
                          Math.abs(places[from].y - places[target].y) - 2 * half.y)
    return room < 96 * unit ? BOW : 0.1
}

function joined(targets, places, middle, half, unit, bows) {
    const bends = targets.map((target, from) => target < 0 || target === from ? null
                              : bend(places[from], places[target], middle, bows[from]))
    const far = {x: half.x + half.gap, y: half.y + half.gap}
    const tips = targets.map(() => null)
    for (const target of new Set(targets)) {
        const fingers = targets.map((_, from) => from).filter(from => targets[from] === target && bends[from] !== null)
        if (fingers.length > 0)
            spread(places[target], middle, far, fingers.map(from => bends[from]), 30 * unit)
                .forEach((tip, at) => { tips[fingers[at]] = tip })
    }
    return targets.map((target, from) => target < 0 ? null : target === from ? loop(places[from], middle, half)
                       : line(edge(places[from], bends[from], half.x, half.y), bends[from], tips[from], Math.max(0, 1 - 2 * (bows[from] - BOW))))
}

// Straight away from the line between them, so far towards the middle of the table.
function bend(from, to, middle, bow) {
    const dx = to.x - from.x
    const dy = to.y - from.y
    const off = ((middle.x - from.x) * dy - (middle.y - from.y) * dx) / (dx * dx + dy * dy || 1)
    return {x: (from.x + to.x) / 2 + dy * off * bow, y: (from.y + to.y) / 2 - dx * off * bow}
}

// Its arrow comes partly from where the line bends, partly straight at the lantern's outline; or, where lanterns are in
// its way, from the middle of the table.
function line(start, bend, tip, straight) {
    const long = Math.hypot(bend.x - tip.x, bend.y - tip.y) || 1
    const dx = (bend.x - tip.x) / long + straight * tip.outX + 4 * (1 - straight) * tip.aheadX
    const dy = (bend.y - tip.y) / long + straight * tip.outY + 4 * (1 - straight) * tip.aheadY
    const turned = Math.hypot(dx, dy) || 1
    const from = {x: tip.x + dx / turned * long * 0.6, y: tip.y + dy / turned * long * 0.6}
    return {start: start, bend: {x: start.x + (bend.x - start.x) * 0.6, y: start.y + (bend.y - start.y) * 0.6},
            from: from, tip: {x: tip.x, y: tip.y}, room: tip.room}
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
    const bend = {x: at.x + 1.6 * dx * out, y: at.y + 1.6 * dy * out}
    return {start: edge(at, toward(1), half.x, half.y), bend: bend, from: bend,
            tip: edge(at, toward(-1), far.x, far.y), room: Infinity}
}

// Where a line from the middle of a lantern leaves it.
function edge(centre, toward, halfWidth, halfHeight) {
    const dx = toward.x - centre.x
    const dy = toward.y - centre.y
    const reach = Math.pow(Math.pow(Math.abs(dx) / halfWidth, 4) + Math.pow(Math.abs(dy) / halfHeight, 4), 0.25)
    return reach === 0 ? centre : {x: centre.x + dx / reach, y: centre.y + dy / reach}
}

// The tips of all that points at one lantern: on its outline, as near as can be to where each comes from, so far apart.
function spread(at, middle, half, comes, apart) {
    const ahead = Math.atan2(middle.y - at.y, middle.x - at.x)
    const round = outline(at, half, ahead)
    const room = Math.min(apart, FACING * round[TURNS].along / Math.max(1, comes.length - 1))
    const wanted = comes.map(bend => alongOf(round, turned(Math.atan2(bend.y - at.y, bend.x - at.x) - ahead)))
    const order = wanted.map((_, index) => index).sort((one, other) => wanted[one] - wanted[other])
    const tips = []
    parted(order.map(index => wanted[index]), room).forEach((along, rank) => {
        tips[order[rank]] = Object.assign(pointOf(round, along, at, half),
                                          {room: room, aheadX: Math.cos(ahead), aheadY: Math.sin(ahead)})
    })
    return tips
}

// An angle between half a turn back and half a turn on.
function turned(angle) {
    return Math.atan2(Math.sin(angle), Math.cos(angle))
}

// From behind the lantern once round it; how far along each point is.
function outline(at, half, ahead) {
    const points = []
    for (let step = 0; step <= TURNS; step++) {
        const turn = ahead - Math.PI + 2 * Math.PI * step / TURNS
        const point = edge(at, {x: at.x + Math.cos(turn), y: at.y + Math.sin(turn)}, half.x, half.y)
        const last = points[step - 1]
        points.push({x: point.x, y: point.y,
                     along: step === 0 ? 0 : last.along + Math.hypot(point.x - last.x, point.y - last.y)})
    }
    return points
}

function alongOf(round, turn) {
    const step = (turn + Math.PI) / (2 * Math.PI) * TURNS
    const before = Math.min(TURNS - 1, Math.floor(step))
    return round[before].along + (step - before) * (round[before + 1].along - round[before].along)
}

// The point so far along, and which way is straight out of it.
function pointOf(round, along, at, half) {
    const kept = Math.max(0, Math.min(round[TURNS].along, along))
    let before = 0
    while (before < TURNS - 1 && round[before + 1].along < kept)
        before++
    const one = round[before]
    const next = round[before + 1]
    const share = (kept - one.along) / (next.along - one.along)
    const toward = {x: one.x + share * (next.x - one.x), y: one.y + share * (next.y - one.y)}
    const tip = edge(at, toward, half.x, half.y)
    const outX = Math.pow((tip.x - at.x) / half.x, 3) / half.x
    const outY = Math.pow((tip.y - at.y) / half.y, 3) / half.y
    const long = Math.hypot(outX, outY) || 1
    return {x: tip.x, y: tip.y, outX: outX / long, outY: outY / long}
}

// Numbers in order, moved as little as it takes for each to be so far from the next: those too near move together.
function parted(wanted, apart) {
    const groups = []
    wanted.forEach((along, rank) => {
        let group = {sum: along - rank * apart, count: 1}
        while (groups.length > 0) {
            const last = groups[groups.length - 1]
            if (last.sum / last.count <= group.sum / group.count)
                break
            groups.pop()
            group = {sum: last.sum + group.sum, count: last.count + group.count}
        }
        groups.push(group)
    })
    return groups.reduce((all, group) => all.concat(Array(group.count).fill(group.sum / group.count)), [])
        .map((along, rank) => along + rank * apart)
}

// Whether a lantern between its ends hides some of it.
function passes(line, from, target, places, half) {
    for (let step = 1; step < STEPS; step++) {
        const point = pointAt(line, step / STEPS)
        if (places.some((place, seat) => seat !== from && seat !== target && covers(place, point, half)))
            return true
    }
    return false
}

function covers(place, point, half) {
    return Math.abs(point.x - place.x) < half.x && Math.abs(point.y - place.y) < half.y + half.gap
}

function pointAt(line, share) {
    const rest = 1 - share
    const by = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
    const points = [line.start, line.bend, line.from, line.tip]
    return {x: points.reduce((sum, point, at) => sum + by[at] * point.x, 0),
            y: points.reduce((sum, point, at) => sum + by[at] * point.y, 0)}
}

function start(line) {
    return line === null ? Qt.point(0, 0) : Qt.point(line.start.x, line.start.y)
}

// Towards its tip, of length 1.
function heading(line) {
    const dx = line.tip.x - line.from.x
    const dy = line.tip.y - line.from.y
    const long = Math.hypot(dx, dy) || 1
    return {x: dx / long, y: dy / long}
}

function curve(line, short) {
    if (line === null)
        return "M0,0"
    const to = heading(line)
    return `M${line.start.x},${line.start.y} C${line.bend.x},${line.bend.y} ${line.from.x},${line.from.y} `
        + `${line.tip.x - to.x * short},${line.tip.y - to.y * short}`
}

// Where many point at one, arrows are no wider than their room.
function arrow(line, length, half) {
    if (line === null)
        return "M0,0"
    const to = heading(line)
    const wide = Math.min(half, 0.5 * line.room)
    const back = {x: line.tip.x - to.x * length, y: line.tip.y - to.y * length}
    const notch = {x: line.tip.x - to.x * length * 0.72, y: line.tip.y - to.y * length * 0.72}
    return `M${line.tip.x},${line.tip.y} L${back.x - to.y * wide},${back.y + to.x * wide} L${notch.x},${notch.y} `
        + `L${back.x + to.y * wide},${back.y - to.x * wide} Z`
}
