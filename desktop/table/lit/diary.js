.pragma library

// The diary's lines, parted into leaves, the newest first. A line is [day, text, size, whether it is an entry's first].

// An entry takes as many lines as it needs, and stays whole where a leaf can hold it. What the role does comes before all.
function leaves(entries, rows, linesOf, role) {
    const found = [[]]
    let day = ""
    const written = entries.map(entry => linesOf(entry.text, day = entry.day || day))
    for (const lines of written.reverse()) {
        const begun = found[found.length - 1].length
        if (begun > 0 && begun + lines.length > rows)
            found.push([])
        while (lines.length > rows)
            found.splice(found.length - 1, 0, lines.splice(-rows))
        found[found.length - 1].unshift(...lines)
    }
    if (role.length > 0 && entries.length === 0)
        found.pop()
    for (let begin = rows * Math.ceil(role.length / rows) - rows; begin >= 0; begin -= rows)
        found.push(Object.assign(role.slice(begin, begin + rows), {isOfRole: true}))
    return found
}

function isOfRole(leaves, leaf) {
    return Boolean((leaves[leaf] || []).isOfRole)
}

function count(leaves) {
    return leaves.length
}

function lineOf(leaves, leaf, row) {
    return (leaves[leaf] || [])[row] || ["", "", 0, false]
}

// A day stands beside its first entry on a leaf alone.
function dayOf(leaves, leaf, row) {
    const [day, , , isFirst] = lineOf(leaves, leaf, row)
    return isFirst && (row === 0 || day !== lineOf(leaves, leaf, row - 1)[0]) ? day : ""
}
