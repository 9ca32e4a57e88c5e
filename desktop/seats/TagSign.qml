import QtQuick
import "../widgets"

// A public state as a small tag: red for who has an office, paper for all else.
Sign {
    id: tag

    readonly property bool isOffice: tag.motif === "states/sheriff"

    frame: "tag"
    ink: tag.isOffice ? Look.paper : Look.ink
    ground: tag.isOffice ? Look.shu : Look.paper
    height: width
}
