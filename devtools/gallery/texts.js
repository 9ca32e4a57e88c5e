// Every text that can be seen in a window: its box, what is painted of it, and what cuts it off.
(function (window) {
    // Text.FixedHeight
    const FIXED = 1
    const found = []
    const plates = []
    const across = window.width
    const down = window.height

    function boxOf(item) {
        const from = item.mapToItem(null, 0, 0)
        const to = item.mapToItem(null, item.width, item.height)
        return {
            left: Math.min(from.x, to.x), top: Math.min(from.y, to.y),
            right: Math.max(from.x, to.x), bottom: Math.max(from.y, to.y)
        }
    }

    // What is longer than its place is scrolled to: only what stands beside the way counts as cut.
    function narrowed(cut, item) {
        const box = boxOf(item)
        const scrolls = item.contentY !== undefined && item.contentHeight > item.height + 1
        return {
            left: Math.max(cut.left, box.left), right: Math.min(cut.right, box.right),
            top: Math.max(cut.top, box.top), bottom: Math.min(cut.bottom, box.bottom),
            scrolls: cut.scrolls || scrolls
        }
    }

    function isText(item) {
        return item.contentWidth !== undefined && item.text !== undefined && item.font !== undefined
    }

    function isIn(x, y, box) {
        return box.left < x && x < box.right && box.top < y && y < box.bottom
    }

    // The plate that was drawn last where the text has its middle.
    function plateBelow(box, on) {
        const x = (box.left + box.right) / 2
        const y = (box.top + box.bottom) / 2
        if (!isIn(x, y, on.cut))
            return null
        const below = plates.filter(plate => plate.layer === on.layer && isIn(x, y, plate.box))
        return below.length > 0 ? below[below.length - 1].box : null
    }

    // From one line to the next.
    function pitchOf(item) {
        return item.lineHeightMode === FIXED ? item.lineHeight : item.contentHeight / (item.lineCount || 1)
    }

    function read(item, on) {
        const box = boxOf(item)
        const share = item.width > 0 ? (box.right - box.left) / item.width : 1
        found.push({
            name: on.name, text: String(item.displayText !== undefined ? item.displayText : item.text), box: box, share: share,
            layer: on.layer, cut: on.cut, plate: plateBelow(box, on),
            content: [item.contentWidth, item.contentHeight], rows: item.lineCount || 1, pitch: pitchOf(item),
            size: item.fontInfo ? item.fontInfo.pixelSize : item.font.pixelSize,
            padding: [item.leftPadding || 0, item.topPadding || 0, item.rightPadding || 0, item.bottomPadding || 0],
            across: item.effectiveHorizontalAlignment || item.horizontalAlignment || Qt.AlignLeft,
            down: item.verticalAlignment || Qt.AlignTop,
            isShort: item.truncated === true,
            // What is written in a field runs along with the cursor.
            runs: item.cursorPosition !== undefined && item.clip === true
        })
    }

    // What a list keeps for later is not drawn, though nothing else says so.
    function isKept(item, list) {
        return list && item.parent === list.contentItem && item.index !== undefined
            && list.itemAtIndex(item.index) !== item
    }

    function walk(item, above) {
        const opacity = above.opacity * item.opacity
        if (!item.visible || opacity < 0.05)
            return
        const on = Object.assign({}, above, {opacity: opacity})
        if (item.objectName)
            on.name = item.objectName
        if (item.width >= 0.98 * across && item.height >= 0.98 * down)
            on.layer = above.count.layers++
        if (item.fill !== undefined && item.edge !== undefined && item.fill.a > 0.5)
            plates.push({layer: on.layer, box: boxOf(item)})
        if (isText(item)) {
            if (item.text !== "" && item.color.a > 0.05)
                read(item, on)
            return
        }
        if (item.clip === true)
            on.cut = narrowed(on.cut, item)
        if (item.itemAtIndex !== undefined)
            on.list = item
        for (const child of Array.from(item.children)) {
            if (!isKept(child, on.list))
                walk(child, on)
        }
    }

    const whole = {left: 0, top: 0, right: across, bottom: down, scrolls: false}
    const all = {opacity: 1, name: "", layer: 0, cut: whole, list: null, count: {layers: 1}}
    // What all stands on may be unpainted.
    for (const child of Array.from(window.contentItem.children))
        walk(child, all)
    return JSON.stringify(found)
})
