; The Windows installer: for one user, without administrator rights, in four languages.
; windows.py hands in VERSION, BUNDLE, PROGRAM and the others.
; Saved games lie in %LOCALAPPDATA%\lantern-night. Neither the installer nor the uninstaller touches them.

Unicode true
; A sentence that one of the languages lacks.
!pragma warning error 6040
!include "MUI2.nsh"

Name "$(TheTitle)"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${TITLE}" "Folder"
!ifdef DRAFT
  SetCompress off
!else
  SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
BrandingText "$(TheTitle) ${VERSION}"

!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where Windows speaks none of the four.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

LangString TheTitle ${LANG_ENGLISH} "Lantern Night"
LangString TheTitle ${LANG_JAPANESE} "灯籠の夜"
LangString TheTitle ${LANG_SIMPCHINESE} "灯笼之夜"
LangString TheTitle ${LANG_TRADCHINESE} "燈籠之夜"

LangString StillOpen ${LANG_ENGLISH} "Lantern Night is still open. Close it, then try again."
LangString StillOpen ${LANG_JAPANESE} "灯籠の夜がまだ開いています。閉じてから、もう一度お試しください。"
LangString StillOpen ${LANG_SIMPCHINESE} "灯笼之夜还开着。请先关闭，再重试。"
LangString StillOpen ${LANG_TRADCHINESE} "燈籠之夜還開著。請先關閉，再重試。"

LangString GamesStay ${LANG_ENGLISH} "Saved games have been left where they are: $LOCALAPPDATA\${NAME}"
LangString GamesStay ${LANG_JAPANESE} "保存したゲームはそのまま残してあります：$LOCALAPPDATA\${NAME}"
LangString GamesStay ${LANG_SIMPCHINESE} "保存的对局留在原处：$LOCALAPPDATA\${NAME}"
LangString GamesStay ${LANG_TRADCHINESE} "保存的對局留在原處：$LOCALAPPDATA\${NAME}"

; What the file's properties say. Windows has them before any language is chosen.
VIProductVersion "${VERSION_OF_FOUR}"
!macro About LANGUAGE NAMED
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${NAMED}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${NAMED}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "${MAKER}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "MIT"
!macroend
!insertmacro About ${LANG_ENGLISH} "Lantern Night"
!insertmacro About ${LANG_JAPANESE} "灯籠の夜"
!insertmacro About ${LANG_SIMPCHINESE} "灯笼之夜"
!insertmacro About ${LANG_TRADCHINESE} "燈籠之夜"

; NSIS takes all Chinese but Taiwan's for the first it finds, and Hong Kong and Macao read the other.
!macro Speak
  System::Call "kernel32::GetUserDefaultUILanguage() i .r0"
  ${If} $0 = 3076
  ${OrIf} $0 = 5124
    StrCpy $LANGUAGE ${LANG_TRADCHINESE}
  ${EndIf}
!macroend

Function .onInit
  !insertmacro Speak
FunctionEnd

Function un.onInit
  !insertmacro Speak
FunctionEnd

; Windows holds the file of a program that runs, so it can't be deleted: nothing has been changed yet.
!macro TakeOut
  ${Do}
    ClearErrors
    Delete "$INSTDIR\${PROGRAM}"
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
  RMDir /r "$INSTDIR\_internal"
!macroend

Section
  SetOutPath "$INSTDIR"
  !insertmacro TakeOut
  File /r "${BUNDLE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(TheTitle).lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "Software\${TITLE}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\${TITLE}" "Shortcut" "$SMPROGRAMS\$(TheTitle).lnk"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(TheTitle)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${MAKER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Only what was installed: the folder itself goes if nothing of anybody's is left in it.
Section "Uninstall"
  !insertmacro TakeOut
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $0 HKCU "Software\${TITLE}" "Shortcut"
  Delete "$0"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${TITLE}"
  DetailPrint "$(GamesStay)"
SectionEnd
