pragma Singleton

import QtQuick

// What buttons wear, by their kind.
QtObject {
    id: dresses

    readonly property Dress quiet: Dress {
        fill: Look.plate
        edge: Look.plateLine
        inner: Look.outLine
        text: Look.paper
    }
    readonly property Dress paper: Dress {
        fill: Look.paper
        edge: Look.ink
        inner: Look.ink2
        text: Look.ink
    }
    readonly property Dress amber: Dress {
        fill: Look.amber
        edge: Look.ink
        inner: "#8A5A18"
        text: Look.ink
    }
    readonly property Dress red: Dress {
        fill: Look.shu
        edge: Look.ink
        inner: "#E9A58F"
        text: Look.ivory
    }
    readonly property Dress off: Dress {
        fill: Look.offFill
        edge: Look.outLine
        inner: "#2A3554"
        text: Look.offText
    }

    function of(kind: string): QtObject {
        return kind === "paper" ? dresses.paper : kind === "amber" ? dresses.amber : kind === "red" ? dresses.red
            : kind === "off" ? dresses.off : dresses.quiet
    }
}
