import QtQuick
import LanternNight

// What the fields of a lit page ask of it: what stands at a place, whether it is chosen, whether it can be.
QtObject {
    id: reading

    required property LitPage page
    required property Stage stage
    readonly property HeldPage open: reading.page.open
    readonly property bool isOpen: reading.open !== null
    readonly property string seal: reading.page.words.chosen
    readonly property string language: reading.page.language

    readonly property PlacedChoice noChoice: PlacedChoice {}
    readonly property PlaceSaid nothingSaid: PlaceSaid {}

    // Blank where nothing stands there but the place itself.
    function standsOn(place: string): PlacedChoice {
        if (reading.open === null)
            return reading.noChoice
        return (reading.open.stands_on.find(function (choice: PlacedChoice): bool { return choice.place === place }) as PlacedChoice) || reading.noChoice
    }

    function textAt(place: string): string {
        return reading.standsOn(place).text
    }

    // What is heard of a place: while held what stands there, and whether it can be chosen.
    function heardAt(place: string): string {
        if (reading.open === null)
            return ""
        return ((reading.open.described.find(function (each: PlaceSaid): bool { return each.place === place }) as PlaceSaid)
            || reading.nothingSaid).text
    }

    // What it is called from behind.
    function slotAt(asked: LitField, place: string): string {
        const slot = ((asked.slots.find(function (each: PlaceSaid): bool { return asked.mark + each.place === place }) as PlaceSaid)
            || reading.nothingSaid).text || place
        return reading.textAt(place) === "" ? slot : [slot, reading.heardAt(place)].join(" · ")
    }

    function isChosen(place: string): bool {
        return reading.stage.chosen.indexOf(place) >= 0
    }

    function isBarred(place: string): bool {
        return reading.open !== null && reading.open.allowed.indexOf(place) < 0
    }
}
