"""What systems are told of the program before it is ever started."""

from __future__ import annotations

import hashlib
import os
import platform
import re
import subprocess
from pathlib import Path

import pytest

import appimage
import deb
import elf
import licences
import linux_entry
import product
import windows
from i18n import LANGUAGES, Words
from lantern_version import VERSION
from product import NAME, ROOT, TITLE

SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")
# What the script defines by itself, or NSIS does.
OF_NSIS = re.compile(r"MUI_|LANG_|LANGUAGE$|NAMED$|Do$|Loop$|If|OrIf|ExitDo|EndIf|Errors|UNINSTALL$|SIGN$")


def fields(control: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+): (.*)$", control, re.MULTILINE))


def test_debian_is_told_the_version_and_what_is_needed() -> None:
    found = fields(deb.control("amd64", ["libc6 (>= 2.35)", "libfontconfig1"], 150))
    assert (found["Package"], found["Version"], found["Architecture"]) == (NAME, VERSION, "amd64")
    assert found["Depends"] == "libc6 (>= 2.35), libfontconfig1"
    assert found["Installed-Size"] == "150"


def test_debians_description_is_indented_and_short() -> None:
    *_, description = deb.control("amd64", [], 0).partition("Description: ")
    first, *rest = description.splitlines()
    assert len(first) <= 80
    assert all(line.startswith(" ") and len(line) <= 80 for line in rest)


def test_wayland_is_recommended_and_the_c_library_has_a_version() -> None:
    packages = ["zlib1g", "libc6", "libwayland-client0", "libfontconfig1"]
    assert deb.depends(packages, "2.35") == ["libc6 (>= 2.35)", "libfontconfig1", "zlib1g"]


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(linux_entry, "BUILD", tmp_path / "build")
    monkeypatch.setattr(appimage, "BUILD", tmp_path / "build")
    (tmp_path / "build" / "icons").mkdir(parents=True)
    for size in linux_entry.SIZES:
        (tmp_path / "build" / "icons" / f"{NAME}-{size}.png").write_text(str(size), encoding="utf-8")
    return tmp_path


def test_every_size_of_the_icon_has_its_place(pictures: Path) -> None:
    linux_entry.install(pictures / "share")
    icons = pictures / "share" / "icons" / "hicolor"
    for size in linux_entry.SIZES:
        assert (icons / f"{size}x{size}" / "apps" / f"{NAME}.png").read_text(encoding="utf-8") == str(size)
    assert (icons / "scalable" / "apps" / f"{NAME}.svg").is_file()


@pytest.mark.usefixtures("pictures")
def test_an_appimage_starts_the_bundle(tmp_path: Path) -> None:
    bundle = tmp_path / NAME
    bundle.mkdir()
    (bundle / NAME).write_text("program", encoding="utf-8")
    root = appimage.folder(bundle)
    assert (root / "AppRun").read_text(encoding="utf-8") == "program"
    assert (root / ".DirIcon").read_text(encoding="utf-8") == "256"
    assert (root / f"{NAME}.desktop").is_file()


def test_an_appimage_is_its_runtime_and_the_packed_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime, packed, made = tmp_path / "runtime", tmp_path / "packed", tmp_path / "dist" / "x.AppImage"
    runtime.write_bytes(b"starts it")
    packed.write_bytes(b"the bundle")
    pinned = hashlib.sha256(b"starts it").hexdigest()
    monkeypatch.setattr(appimage, "RUNTIME", runtime)
    monkeypatch.setattr(appimage, "artefact", lambda _: made)
    monkeypatch.setattr(appimage, "pack", lambda _: packed)
    monkeypatch.setattr(appimage, "PINNED", {platform.machine(): pinned})
    assert appimage.build(tmp_path).read_bytes() == b"starts itthe bundle"
    assert os.access(made, os.X_OK)


def test_no_other_runtime_is_taken_than_the_one_that_is_pinned() -> None:
    with pytest.raises(appimage.OtherRuntime):
        appimage.checked(b"something else")


def bundle_of(folder: Path, program: str) -> Path:
    (folder / program).write_text("x" * 4096, encoding="utf-8")
    return folder


@pytest.mark.parametrize("sign", ["", "signtool sign"])
def test_the_script_of_the_installer_is_given_all_it_asks_for(tmp_path: Path, sign: str) -> None:
    values = windows.definitions(bundle_of(tmp_path, f"{NAME}.exe"), tmp_path / "setup.exe", sign)
    asked = {name for name in re.findall(r"\$\{(\w+)\}", SCRIPT) if not OF_NSIS.match(name)}
    assert asked <= set(values)
    assert values["PROGRAM"] == f"{NAME}.exe"
    assert values["KILOBYTES"] == "4"
    assert values.get("SIGN", "") == sign
    assert "DRAFT" not in values


def test_the_program_is_signed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []
    monkeypatch.setattr("windows.subprocess.run", lambda command, **_: run.append(command))
    windows.sign(Path("a folder"), "signtool sign /a")
    assert run == [f'signtool sign /a "{Path("a folder", "lantern-night.exe")}"']


def test_around_another_systems_bundle_it_is_only_a_draft(tmp_path: Path) -> None:
    values = windows.definitions(bundle_of(tmp_path, NAME), tmp_path / "setup.exe")
    assert (values["PROGRAM"], values["DRAFT"]) == (NAME, "1")


def test_every_sentence_of_the_installer_is_said_in_every_language() -> None:
    spoken = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.MULTILINE)
    languages = {"ENGLISH", "JAPANESE", "SIMPCHINESE", "TRADCHINESE"}
    assert {name for name, _ in spoken}
    for name in {name for name, _ in spoken}:
        assert {language for said, language in spoken if said == name} == languages
    titles = dict(re.findall(r'^LangString TheTitle \$\{LANG_(\w+)\} "(.*)"', SCRIPT, re.MULTILINE))
    assert set(titles.values()) == {Words(language).text("app.name") for language in LANGUAGES}
    assert titles["ENGLISH"] == TITLE
    # What stands in the file's properties, too.
    assert dict(re.findall(r'^!insertmacro About \$\{LANG_(\w+)\} "(.*)"', SCRIPT, re.MULTILINE)) == titles


def test_the_installer_speaks_the_four_languages_and_says_its_name_in_each() -> None:
    spoken = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"', SCRIPT, re.MULTILINE)
    assert spoken == ["English", "Japanese", "SimpChinese", "TradChinese"]
    assert re.search(r'^Name "\$\(TheTitle\)"$', SCRIPT, re.MULTILINE)
    # A sentence that a language lacks is no warning: the script is not compiled.
    assert "!pragma warning error 6040" in SCRIPT


def test_chinese_of_hong_kong_and_macao_is_traditional() -> None:
    speak = SCRIPT[SCRIPT.index("!macro Speak") : SCRIPT.index("!macroend", SCRIPT.index("!macro Speak"))]
    assert re.findall(r"\$0 = (\d+)", speak) == [str(0x0C04), str(0x1404)]
    assert "StrCpy $LANGUAGE ${LANG_TRADCHINESE}" in speak
    assert SCRIPT.count("!insertmacro Speak") == 2


def test_windows_asks_for_no_administrator_and_saved_games_stay() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    removed = re.findall(r"^\s*(?:RMDir|Delete)\b.*$", SCRIPT, re.MULTILINE)
    assert removed
    assert [line for line in removed if "$INSTDIR" not in line and "$0" not in line] == []
    # Whole folders go only where nothing but ours can be.
    assert [line.strip() for line in removed if "/r" in line] == [r'RMDir /r "$INSTDIR\_internal"']


def test_the_exe_says_its_version() -> None:
    assert windows.four_numbers().startswith(VERSION)
    assert windows.four_numbers().count(".") == 3
    assert f"'ProductVersion', '{VERSION}'" in windows.version_resource()


def test_the_id_is_one_that_every_system_takes() -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z]+){2,}", product.APP_ID)


def test_every_licence_is_gathered() -> None:
    gathered = {f"{folder}/{Path(file).name}" for file, folder in licences.collected()}
    assert {"licences/LGPL-3.0.txt", "licences/GPL-3.0.txt", "licences/Qt.txt", "licences/LICENSE"} <= gathered
    assert {folder.split("/")[1] for folder in gathered if folder.count("/") == 2} == {*licences.packages(), "Python"}


def test_what_a_bundle_takes_from_the_system_is_read_off_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "program": "  NEEDED  libb.so\n  NEEDED  libc.so.6\n  0x1 GLIBC_2.9\n",
        "libb.so": "  NEEDED  libm.so.6\n  0x2 GLIBC_2.34\n",
    }
    for name in said:
        (tmp_path / name).write_bytes(b"\x7fELF")
    (tmp_path / "words.txt").write_text("no library", encoding="utf-8")

    def dump(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, said[Path(command[-1]).name], "")

    monkeypatch.setattr("elf.subprocess.run", dump)
    assert elf.from_outside(tmp_path) == {"libc.so.6", "libm.so.6"}
    assert elf.glibc(tmp_path) == "2.34"


def test_what_is_made_is_kept_out_of_the_repository() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {f"{product.BUILD.name}/", f"{product.DIST.name}/"} <= set(ignored)
    assert os.path.commonpath([product.BUNDLE, product.BUILD]) == str(product.BUILD)
