import QtQuick

// A sentence in a box in which a word of the table can be asked about. Never on a private page.
Lines {
    id: lines

    AskedSpots {
        told: lines
        line: lines.line
        names: lines.names
        over: lines.isOver ? lines.over : null
    }
}
