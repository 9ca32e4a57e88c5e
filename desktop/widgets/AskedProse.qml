import QtQuick

// Running text in which a word of the table can be asked about. Never on a private page.
Prose {
    id: prose

    property bool isStop: true
    readonly property alias hasWords: found.hasWords

    AskedSpots {
        id: found
        told: prose
        line: prose.line
        names: prose.names
        over: prose.isOver ? prose.over : null
        isStop: prose.isStop
    }
}
