import QtQml
import QtQuick.Dialogs

// The system's own dialog for one file.
FileDialog {
    id: ask

    required property FilePick pick

    objectName: ask.pick.saves ? "fileSave" : "fileAsk"
    fileMode: ask.pick.saves ? FileDialog.SaveFile : FileDialog.OpenFile
    title: ask.pick.title
    nameFilters: ask.pick.nameFilters
    Component.onCompleted: {
        // Once it is known that it saves: there need be no such file yet, and nothing is no file at all.
        if (ask.pick.suggested.toString() !== "")
            ask.selectedFile = ask.pick.suggested
        ask.open()
    }
    onAccepted: ask.pick.picked(ask.selectedFile)
}
