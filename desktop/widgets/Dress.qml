import QtQuick

// What a button wears.
QtObject {
    property color fill
    property color edge
    property color inner
    property color text
}
