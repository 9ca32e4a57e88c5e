"""Files of the app's own that can't be read: set aside, and said once, on Home, in the language spoken there."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.keep import clean_up
from desktop.keep.folder import FORMAT, Fault, JsonFile
from desktop.keep.lineups import LineUps
from desktop.keep.next_rules import NextRules
from desktop.keep.people import People, Person
from desktop.keep.rules_of import PACKS_ON
from desktop.keep.settings import SettingsFile
from desktop.keep.waiting import Remembered, Waiting
from desktop.keep.window import Left, WindowFile
from desktop.start.app import App, Start
from desktop.start.warm_up import Settle
from desktop.start.window import engine_for, window_of
from i18n import LANGUAGES, Words
from tests.desktop.around import Opened

pytestmark = pytest.mark.usefixtures("qapp")

GAME = Waiting("a", "jinro_nine", 9, 2, "night")


def remembered(folder: Path) -> None:
    (folder / "games").mkdir(exist_ok=True)
    (folder / "games" / "a.lantern").touch()
    Remembered(folder, folder / "games").waiting(lambda: GAME)


KEPT: dict[str, Callable[[Path], object]] = {
    "settings.json": lambda folder: SettingsFile(folder).change(text=1.5),
    "people.json": lambda folder: People(folder).remember("Fridays", (Person("Aki"),)),
    "lineups.json": lambda folder: LineUps(folder).remember("Ours", {"players": 9}),
    "next_game.json": lambda folder: NextRules(folder).choose("langrensha", "talk_seconds", 15),
    "waiting.json": remembered,
    "packs_on.json": lambda folder: JsonFile(folder / PACKS_ON, lambda _: None).write(
        {"on": {"jinro_nine": ["harbour"]}}
    ),
    "window.json": lambda folder: WindowFile(folder).write(Left(1280, 720)),
}


class Home(Opened):
    """A start of the app, as far as Home."""

    def __init__(self, folder: Path, language: str = "en", text: float = 1.0, size: tuple[int, int] = (1280, 720)):
        app = App(Start(folder, fast=True, language=language))
        if text != 1.0:
            app.preferences.change(text=text)
        super().__init__(app, size)
        app.tidy()
        QTest.qWait(0)

    @property
    def said(self) -> str:
        return str(self.app.front.property("trouble"))

    def close(self) -> None:
        assert self.warnings == []
        super().close()


@pytest.fixture
def start() -> Iterator[Callable[..., Home]]:
    up: list[Home] = []

    def opened(folder: Path, *args: object, **more: object) -> Home:
        up.append(Home(folder, *args, **more))  # type: ignore[arg-type]
        return up[-1]

    yield opened
    for home in up:
        home.close()


def reading(folder: Path, name: str) -> tuple[dict[str, object], list[Fault]]:
    told: list[Fault] = []
    return JsonFile(folder / name, told.append).read(), told


@pytest.mark.parametrize("name", KEPT)
def test_every_file_that_is_kept_is_looked_at_from_home(tmp_path: Path, name: str) -> None:
    KEPT[name](tmp_path)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [name]
    assert set(KEPT) == set(clean_up.FILES)


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"\x00" * 9, b'{"format": "x"}', b"[" * 100_000])
def test_what_is_broken_is_kept_aside_and_said(
    tmp_path: Path, start: Callable[..., Home], name: str, content: bytes
) -> None:
    (tmp_path / name).write_bytes(content)
    home, aside = start(tmp_path), (tmp_path / name).with_suffix(".broken-1")
    words = Words("en")
    became = words.text("unread.became.aside", file=str(aside))
    assert home.said == words.text(f"unread.{aside.stem}", became=became)
    assert aside.read_bytes() == content
    assert home.has("trouble")
    KEPT[name](tmp_path)


def test_it_is_dismissed_by_the_mouse_and_not_said_again(tmp_path: Path, start: Callable[..., Home]) -> None:
    (tmp_path / "people.json").write_text("{")
    home = start(tmp_path)
    home.click("dismissTrouble")
    assert not home.has("trouble")
    assert start(tmp_path).said == ""


def test_the_first_frame_does_not_wait_for_it(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "people.json").write_text("{")
    app = App(Start(tmp_path, fast=True, language="en"))
    app.navigator.home()
    engine = engine_for(app)
    window = window_of(engine)
    Settle(window, engine, app.tidy)
    QTest.qWait(0)
    assert app.front.property("trouble") == ""
    window.show()
    qtbot.waitUntil(lambda: app.front.property("trouble") != "")
    window.close()
    shiboken6.delete(engine)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_it_is_dismissed_by_keys_alone(tmp_path: Path, start: Callable[..., Home], key: Qt.Key) -> None:
    (tmp_path / "settings.json").write_text("{")
    home = start(tmp_path)
    home.walk_to("dismissTrouble")
    home.press(key)
    assert not home.has("trouble")


def test_escape_dismisses_it_on_home(tmp_path: Path, start: Callable[..., Home]) -> None:
    (tmp_path / "settings.json").write_text("{")
    home = start(tmp_path)
    home.press(Qt.Key.Key_Escape)
    assert not home.has("trouble")


def test_several_are_said_one_after_the_other_and_on_home_alone(tmp_path: Path, start: Callable[..., Home]) -> None:
    for name in KEPT:
        (tmp_path / name).write_text("{")
    home, said = start(tmp_path), []
    while home.said:
        said.append(home.said)
        home.app.navigator.go("settings")
        assert home.said == ""
        home.app.front.dismissTrouble()
        home.app.navigator.home()
        home.app.front.dismissTrouble()
    assert len(set(said)) == len(said) == len(KEPT)


def test_what_goes_wrong_now_is_said_first(tmp_path: Path, start: Callable[..., Home]) -> None:
    (tmp_path / "people.json").write_text("{")
    home = start(tmp_path)
    before = home.said
    home.app.troubles.say("error.in_use")
    assert home.said == Words("en").text("error.in_use")
    home.app.front.dismissTrouble()
    assert home.said == before


def test_another_language_says_it_anew(tmp_path: Path, start: Callable[..., Home]) -> None:
    (tmp_path / "people.json").write_text("{")
    home = start(tmp_path)
    home.click("language-ja")
    became = Words("ja").text("unread.became.aside", file=str(tmp_path / "people.broken-1"))
    assert home.said == Words("ja").text("unread.people", became=became)
    assert home.item("trouble").property("text") == home.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "size"), [(1.0, (1280, 720)), (2.0, (1280, 720)), (1.0, (800, 600))])
def test_the_longest_can_be_read_whole(
    tmp_path: Path, start: Callable[..., Home], language: str, text: float, size: tuple[int, int]
) -> None:
    folder = tmp_path / "a-name-of-some-length" / "another-folder" / "lantern-night"
    folder.mkdir(parents=True)
    for name in KEPT:
        (folder / name).write_text(json.dumps({"format": FORMAT + 1}))
    home = start(folder, language, text, size)
    while home.said:
        shown = home.item("trouble")
        assert shown.property("contentHeight") <= shown.parentItem().height()
        assert shown.property("contentWidth") <= shown.width() + 1
        home.press(Qt.Key.Key_Escape)


def test_the_file_of_a_newer_version_is_neither_read_nor_lost(tmp_path: Path, start: Callable[..., Home]) -> None:
    newer = json.dumps({"format": FORMAT + 1, "groups": {"Fridays": [{"name": "Aki"}]}})
    (tmp_path / "people.json").write_text(newer)
    home = start(tmp_path)
    assert str(tmp_path / "people.newer-1") in home.said
    assert Words("en").text("unread.became.newer", file="").strip() in home.said
    People(tmp_path).remember("Sundays", (Person("Ben"),))
    assert (tmp_path / "people.newer-1").read_text() == newer


def refuse_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "read only")

    monkeypatch.setattr(Path, "rename", refuse)
    monkeypatch.setattr(Path, "replace", refuse)


def test_in_a_folder_that_can_not_be_written_to_it_is_left_and_said(
    tmp_path: Path, start: Callable[..., Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "people.json").write_text("{")
    refuse_to_move(monkeypatch)
    home = start(tmp_path)
    left = Words("en").text("unread.became.left", file=str(tmp_path / "people.json"))
    assert home.said == Words("en").text("unread.people", became=left)
    home.app.front.dismissTrouble()
    home.app.navigator.go("setup")
    QTest.qWait(0)
    home.app.navigator.home()
    assert home.said == ""
    with pytest.raises(OSError, match="read only"):
        People(tmp_path).remember("Sundays", (Person("Ben"),))
    assert (tmp_path / "people.json").read_text() == "{"


def test_what_could_not_be_moved_at_first_is_not_written_over_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "people.json").write_text("{")
    with monkeypatch.context() as refusing:
        refuse_to_move(refusing)
        people = People(tmp_path)
    people.remember("Sundays", (Person("Ben"),))
    assert (tmp_path / "people.broken-1").read_text() == "{"
    assert People(tmp_path).every() == [("Sundays", (Person("Ben"),))]


def test_what_was_moved_late_is_moved_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.json").write_text("{")
    file = JsonFile(tmp_path / "a.json")
    with monkeypatch.context() as refusing:
        refuse_to_move(refusing)
        file.read()
    file.write({"first": 1})
    file.write({"second": 2})
    assert file.read() == {"second": 2}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.broken-1", "a.json"]


def test_a_file_that_another_window_replaces_at_this_moment_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows lets nobody in meanwhile."""
    read, met = Path.read_bytes, []

    def replaced(path: Path) -> bytes:
        met.append(path)
        if len(met) == 1:
            raise PermissionError(errno.EACCES, "replaced")
        return read(path)

    (tmp_path / "people.json").write_text('{"groups": {}}')
    monkeypatch.setattr(Path, "read_bytes", replaced)
    assert reading(tmp_path, "people.json") == ({"groups": {}}, [])


def test_a_file_that_may_not_be_opened_is_kept_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_: Path) -> bytes:
        raise PermissionError(errno.EACCES, "closed")

    (tmp_path / "people.json").write_text('{"groups": {}}')
    monkeypatch.setattr(Path, "read_bytes", closed)
    aside = tmp_path / "people.broken-1"
    assert reading(tmp_path, "people.json") == ({}, [Fault("people", "aside", aside)])
    monkeypatch.undo()
    assert aside.read_text() == '{"groups": {}}'


def test_a_folder_in_its_place_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "people.json").mkdir()
    aside = tmp_path / "people.broken-1"
    assert reading(tmp_path, "people.json") == ({}, [Fault("people", "aside", aside)])
    assert aside.is_dir()


def test_a_file_in_the_folders_place_is_no_damage_to_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    assert reading(tmp_path / "home", "people.json") == ({}, [])


def test_where_another_window_was_faster_nothing_is_said_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "people.json").write_text("{")
    rename = Path.rename

    def faster(path: Path, target: Path) -> Path:
        rename(path, target)
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", faster)
    assert reading(tmp_path, "people.json") == ({}, [])


# Two windows


def test_what_two_windows_keep_is_all_there(tmp_path: Path) -> None:
    first, second = People(tmp_path), People(tmp_path)
    first.remember("Fridays", (Person("Aki"),))
    second.remember("Sundays", (Person("Ben"),))
    assert [name for name, _ in People(tmp_path).every()] == ["Fridays", "Sundays"]
    one, other = LineUps(tmp_path), LineUps(tmp_path)
    one.remember("Ours", {"players": 9})
    other.remember("Theirs", {"players": 8})
    assert [name for name, _ in LineUps(tmp_path).every()] == ["Ours", "Theirs"]


def test_what_two_windows_set_holds(tmp_path: Path) -> None:
    first, second = SettingsFile(tmp_path), SettingsFile(tmp_path)
    first.change(language="ja")
    second.change(volume=0.2)
    settings = SettingsFile(tmp_path).settings
    assert (settings.language, settings.volume) == ("ja", 0.2)


def test_of_two_windows_that_set_the_same_the_last_holds(tmp_path: Path) -> None:
    first, second = SettingsFile(tmp_path), SettingsFile(tmp_path)
    first.change(language="ja")
    second.change(language="zh-Hant")
    first.change(volume=0.2)
    settings = SettingsFile(tmp_path).settings
    assert (settings.language, settings.volume) == ("zh-Hant", 0.2)


def test_what_the_disk_did_not_take_is_kept_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(tmp_path)
    with monkeypatch.context() as refusing:
        refuse_to_move(refusing)
        with pytest.raises(OSError, match="read only"):
            file.change(language="ja")
    assert file.settings.language == "ja"
    file.change(volume=0.2)
    assert SettingsFile(tmp_path).settings.language == "ja"
