.pragma library

// The diary's lines, parted into leaves, the newest first. A line is [day, text, size, whether it is an entry's first].

// An entry takes as many lines as it needs, and stays whole where a leaf can hold it.
function leaves(entries, rows, linesOf) {
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
    return found
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
