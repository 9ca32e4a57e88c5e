import QtQuick
import LanternNight

// What a window sets for all that stands in it. Look is one in each engine, and so there is one window in each.
Item {
    id: dressed

    required property Looks looks
    required property size size
    property real foot: 0

    Binding { target: Look; property: "u"; value: Math.min(dressed.size.width / 1920, dressed.size.height / (1080 + Look.foot)) }
    Binding { target: Look; property: "foot"; value: dressed.foot }
    Binding { target: Look; property: "spoken"; value: dressed.looks.language }
    Binding { target: Look; property: "fonts"; value: dressed.looks.fonts }
    Binding { target: Look; property: "readings"; value: dressed.looks.readings }
    Binding { target: Look; property: "textSize"; value: dressed.looks.textScale }
    Binding { target: Look; property: "distance"; value: dressed.looks.distanceScale }
    Binding { target: Look; property: "reducedMotion"; value: dressed.looks.reducedMotion }
    Binding { target: Look; property: "highContrast"; value: dressed.looks.highContrast }
    Binding { target: Look; property: "fast"; value: dressed.looks.fast }
}
