.pragma library

const GRAIN = 1440

function at(turn, power) {
    const x = Math.sin(turn)
    const y = -Math.cos(turn)
    return [Math.sign(x) * Math.pow(Math.abs(x), 2 / power), Math.sign(y) * Math.pow(Math.abs(y), 2 / power)]
}

// Where seats stand: equal ways along a superellipse of these radii, the first at the top, clockwise. From its middle.
function places(seats, reachX, reachY) {
    const power = seats >= 14 ? 2.9 : 2.7
    const ways = [0]
    const points = []
    for (let step = 0; step <= GRAIN; step++) {
        const [x, y] = at(2 * Math.PI * step / GRAIN, power)
        points.push([x * reachX, y * reachY])
        if (step > 0) {
            const before = points[step - 1]
            ways.push(ways[step - 1] + Math.hypot(points[step][0] - before[0], points[step][1] - before[1]))
        }
    }
    const found = []
    for (let step = 0; step <= GRAIN && found.length < seats; step++) {
        if (ways[step] >= ways[GRAIN] * found.length / seats - 1e-9)
            found.push(points[step])
    }
    return found
}
