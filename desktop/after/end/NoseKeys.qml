import QtQuick
import LanternNight
import "../../widgets"

// What the fingers of the chart mean.
Flow {
    id: keys

    required property EndWords words
    required property bool hasTrust

    spacing: 6 * Look.u

    component Key: Row {
        id: key
        property alias trusts: sample.trusts
        property alias isRight: sample.isRight
        property alias counts: sample.counts
        property string text: ""
        spacing: 6 * Look.u
        rightPadding: 14 * Look.u

        NoseFinger {
            id: sample
            side: Math.round(0.8 * Type.small.pixels)
            anchors.verticalCenter: parent.verticalCenter
        }

        Words {
            role: Type.small
            text: key.text
            wrapMode: Text.NoWrap
            lineHeight: 1.0
            color: Look.ink2
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    Key {
        isRight: true
        text: keys.words.noses_right
    }

    Key {
        text: keys.words.noses_wrong
    }

    Key {
        visible: keys.hasTrust
        trusts: true
        isRight: true
        text: keys.words.noses_trusted
    }

    Key {
        counts: false
        text: keys.words.noses_apart
    }
}
