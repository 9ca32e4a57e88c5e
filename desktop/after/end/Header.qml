import QtQuick
import LanternNight
import "../../widgets"

// Who has won and why; and where one goes from here.
FocusScope {
    id: header

    required property EndPage page
    required property EndModel model
    readonly property EndWords words: header.page.words

    signal saves

    Fitted {
        line: header.page.title
        face: "title"
        lines: 1
        most: Look.px(8.1, 1)
        boxWidth: 960 * Look.u
        boxHeight: 118 * Look.u
        x: 66 * Look.u
        y: 8 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.paper
        Accessible.role: Accessible.Heading
    }

    Lines {
        line: header.page.subtitle
        most: Look.px(2.3, Math.min(1.25, Look.tableText))
        boxWidth: 950 * Look.u
        boxHeight: 78 * Look.u
        pitch: 1.1
        x: 68 * Look.u
        y: 118 * Look.u
        horizontalAlignment: Text.AlignLeft
        color: Look.paper
    }

    component Way: PlateButton {
        percent: 2.6
        times: Math.min(1.3, Look.tableText)
        height: 76 * Look.u
    }

    Way {
        objectName: "again"
        kind: "amber"
        text: header.words.again
        focus: true
        x: 1250 * Look.u
        y: 22 * Look.u
        width: 400 * Look.u
        onTapped: header.model.again()
    }

    Way {
        objectName: "home"
        text: header.words.home
        x: 1672 * Look.u
        y: 22 * Look.u
        width: 200 * Look.u
        onTapped: header.model.leave()
    }

    Way {
        objectName: "change"
        text: header.words.change
        x: 1250 * Look.u
        y: 112 * Look.u
        width: 400 * Look.u
        onTapped: header.model.change()
    }

    Way {
        objectName: "save"
        text: header.words.save
        sign: "export"
        x: 1672 * Look.u
        y: 112 * Look.u
        width: 200 * Look.u
        onTapped: header.saves()
    }
}
