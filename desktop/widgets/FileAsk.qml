import QtQml
import QtQuick.Dialogs

// The system's own dialog for one file.
FileDialog {
    id: ask

    required property FilePick pick

    objectName: ask.pick.saves ? "fileSave" : "fileAsk"
    fileMode: ask.pick.saves ? FileDialog.SaveFile : FileDialog.OpenFile
    selectedFile: ask.pick.suggested
    title: ask.pick.title
    nameFilters: ask.pick.nameFilters
    Component.onCompleted: ask.open()
    onAccepted: ask.pick.picked(ask.selectedFile)
}
