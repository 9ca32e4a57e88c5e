// Everything on a window that people read, press or look at: its box, what it is, and on what it stands.
//
// An item may say for itself what it is, by a property `stands`: "backdrop" is nothing that anything could cover;
// "freely" may lie over what is beside it, as a seal on a corner does; "thing" is one though its type does not tell.
(function (window) {
    const across = window.width
    const down = window.height
    const found = []
    let epoch = 0
    let walked = 0

    function boxOf(item) {
        const from = item.mapToItem(null, 0, 0)
        const to = item.mapToItem(null, item.width, item.height)
        return {
            left: Math.min(from.x, to.x), top: Math.min(from.y, to.y),
            right: Math.max(from.x, to.x), bottom: Math.max(from.y, to.y)
        }
    }

    function narrowed(cut, item) {
        const box = boxOf(item)
        return {
            left: Math.max(cut.left, box.left), right: Math.min(cut.right, box.right),
            top: Math.max(cut.top, box.top), bottom: Math.min(cut.bottom, box.bottom),
            scrolls: cut.scrolls || (item.contentY !== undefined && item.contentHeight > item.height + 1)
        }
    }

    const isText = item => item.contentWidth !== undefined && item.text !== undefined && item.font !== undefined
    const isTapped = item => (item.tapped !== undefined && item.usable === true) || item.letsGo !== undefined
    const isSign = item => item.motif !== undefined && item.source !== undefined && String(item.source) !== ""
    const isPlate = item => item.fill !== undefined && item.edge !== undefined && item.inset !== undefined
    // What covers the window from edge to edge: nothing behind it counts. Of what is small its place is not asked for.
    function isGround(item, stands, opacity) {
        if (item.width < 0.5 * across || item.height < 0.5 * down)
            return false
        const box = boxOf(item)
        const isWhole = box.left <= 0.01 * across && box.right >= 0.99 * across
            && box.top <= 0.01 * down && box.bottom >= 0.99 * down
        if (!isWhole)
            return false
        const isRectangle = item.color !== undefined && item.radius !== undefined && item.border !== undefined
        return (isRectangle && item.color.a * opacity >= 0.3) || stands === "ground"
    }

    function kindOf(item, stands) {
        if (stands === "backdrop")
            return ""
        if (isText(item))
            return item.text !== "" && item.color.a > 0.05 ? "text" : ""
        return stands === "thing" ? "thing" : isTapped(item) ? "button" : isSign(item) ? "picture"
            : isPlate(item) && (item.fill.a > 0.5 || item.edge.a > 0.5) ? "plate" : ""
    }

    // Kana over a word may be narrowed, and are as high all the same.
    const isReading = item => Boolean(item.role) && item.role.name === "reading"

    function textOf(item, box) {
        const across = item.width > 0 ? (box.right - box.left) / item.width : 1
        const share = isReading(item) ? (box.bottom - box.top) / item.height : across
        const isFixed = item.lineHeightMode === 1
        return {
            text: String(item.displayText !== undefined ? item.displayText : item.text),
            share: share,
            content: [item.contentWidth * across / share, item.contentHeight], rows: item.lineCount || 1,
            pitch: isFixed ? item.lineHeight : item.contentHeight / (item.lineCount || 1),
            size: item.fontInfo ? item.fontInfo.pixelSize : item.font.pixelSize,
            padding: [item.leftPadding || 0, item.topPadding || 0, item.rightPadding || 0, item.bottomPadding || 0],
            across: item.effectiveHorizontalAlignment || item.horizontalAlignment || Qt.AlignLeft,
            down: item.verticalAlignment || Qt.AlignTop,
            isShort: item.truncated === true,
            runs: item.cursorPosition !== undefined && item.clip === true,
            line: item.line !== undefined ? String(item.line) : "", wraps: item.wrapMode === undefined ? 0 : item.wrapMode,
            room: item.width - (item.leftPadding || 0) - (item.rightPadding || 0),
            isLabel: item.splitsLong !== undefined, isWritten: item.cursorPosition !== undefined,
            family: item.font.family, weight: item.font.weight,
            role: item.role && item.role.name || "", least: item.role ? item.role.least : 0
        }
    }

    // What a list keeps for later is not drawn, though nothing else says so.
    const isKept = (item, list) => list && item.parent === list.contentItem && item.index !== undefined
        && list.itemAtIndex(item.index) !== item

    // What stands in rows and columns gets its place before it is read: innermost first, and what that moves once more.
    function settle(item) {
        if (!item.visible)
            return
        for (const child of Array.from(item.children))
            settle(child)
        item.ensurePolished()
    }

    function inOrder(item) {
        const children = Array.from(item.children)
        return children.every(child => child.z === 0) ? children : children.map((child, at) => ({child: child, at: at}))
            .sort((one, other) => one.child.z - other.child.z || one.at - other.at).map(each => each.child)
    }

    function walk(item, above) {
        const opacity = above.opacity * item.opacity
        if (!item.visible || opacity < 0.05)
            return
        const stands = item.stands
        const on = {
            opacity: opacity, name: item.objectName || above.name, chain: above.chain.concat(++walked),
            isFree: above.isFree || stands === "freely", cut: above.cut, list: above.list
        }
        if (isGround(item, stands, opacity))
            epoch++
        const kind = kindOf(item, stands)
        if (kind !== "") {
            const box = boxOf(item)
            found.push(Object.assign({
                kind: kind, name: on.name, type: String(item).split(/_QML|\(/)[0], chain: on.chain, isFree: on.isFree,
                epoch: epoch, box: box, cut: on.cut
            }, kind === "text" ? {written: textOf(item, box)} : {}))
        }
        if (item.clip === true)
            on.cut = narrowed(on.cut, item)
        if (item.itemAtIndex !== undefined)
            on.list = item
        for (const child of inOrder(item)) {
            if (!isKept(child, on.list))
                walk(child, on)
        }
    }

    for (let turn = 0; turn < 3; turn++)
        settle(window.contentItem)
    const whole = {left: 0, top: 0, right: across, bottom: down, scrolls: false}
    // What all stands on may be unpainted.
    for (const child of inOrder(window.contentItem))
        walk(child, {opacity: 1, name: "", chain: [], isFree: false, cut: whole, list: null})
    return JSON.stringify(found.filter(thing => thing.epoch === epoch))
})
