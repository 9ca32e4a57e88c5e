"""The smoke test's own eyes: what it would call wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import appimage
import build
import smoke
import smoke_appimage
import smoke_checks
import smoke_deb
from lantern_version import VERSION, whole
from product import APP_ID, NAME, program
from smoke_checks import Check
from smoke_room import Room, Run


@pytest.fixture
def room(tmp_path: Path) -> Room:
    bundle = tmp_path / "made" / NAME
    bundle.mkdir(parents=True)
    (bundle / program()).write_text("program", encoding="utf-8")
    return Room(tmp_path / "room", bundle)


def answering(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr(Room, "run", lambda *_, **__: run)


@pytest.mark.parametrize(
    ("run", "trouble"),
    [
        (Run(0, "", "", 1.0), ""),
        (Run(0, "", "\n", 1.0), ""),
        (Run(0, "", "a warning\n", 1.0), "said a warning"),
        (Run(3, "", "why\n", 1.0), "ended with 3; why"),
    ],
)
def test_a_good_run_ends_well_and_says_nothing_on_the_side(run: Run, trouble: str) -> None:
    assert run.trouble == trouble


@pytest.mark.parametrize(
    ("said", "is_good"), [(whole(), True), (f"{VERSION} (of another)", False), ("9.9.9", False), ("", False)]
)
def test_the_version_must_be_ours(said: str, is_good: bool, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, Run(0, f"{said}\n", "", 0.1))
    assert (smoke_checks.version(room).trouble == "") is is_good


@pytest.mark.parametrize(
    ("said", "is_good"),
    [('{"first_frame_ms": 90.5}', True), ('{"first_frame_ms": 0}', False), ("{}", False), ("", False)],
)
def test_a_first_frame_must_have_been_drawn(
    said: str, is_good: bool, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, Run(0, said, "", 0.1))
    assert (smoke_checks.first_frame(room).trouble == "") is is_good


@pytest.mark.parametrize(("said", "is_good"), [('{"games": 20}', True), ('{"games": 10}', False), ("", False)])
def test_an_estimate_must_be_of_all_its_games(
    said: str, is_good: bool, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, Run(0, said, "", 0.1))
    assert (smoke_checks.estimate(room, "jinro_nine").trouble == "") is is_good


@pytest.mark.parametrize("name", ["qmlcache/0a1b.qmlc", "qmlcache/0a1b.jsc", "home/sky-night"])
def test_what_the_bundle_should_have_brought_is_seen(name: str, room: Room) -> None:
    cache = room.home / ".cache" / NAME
    (cache / "home").mkdir(parents=True)
    (cache / "qtpipelinecache").touch()
    assert smoke_checks.ahead(room).trouble == ""
    (cache / name).parent.mkdir(exist_ok=True)
    (cache / name).touch()
    assert Path(name).name in smoke_checks.ahead(room).trouble


def test_files_elsewhere_are_seen_and_a_users_own_are_not(room: Room) -> None:
    own = room.kept / "games" / "a.lantern"
    own.parent.mkdir(parents=True)
    own.touch()
    (room.home / ".cache").mkdir()
    (room.home / ".cache" / "qml").touch()
    assert smoke_checks.strays(room).trouble == ""
    (room.temporary / "forgotten").touch()
    assert "forgotten" in smoke_checks.strays(room).trouble


def test_a_room_has_nothing_of_the_one_it_was_started_from(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    given = room.environment(DISPLAY=":7")
    assert "PYTHONPATH" not in given
    assert given["DISPLAY"] == ":7"
    assert (room.programs / program()).read_text(encoding="utf-8") == "program"


def test_only_whole_lines_of_a_game_count(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "a.lantern").write_bytes(b"one\ntwo\nhal")
    assert smoke_checks._lines(tmp_path) == 2


def test_the_report_has_a_line_for_each_and_counts_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke.report([Check("one", "", 0.1, "fine"), Check("two", "broken", 0.2)]) == 1
    one, two, _, last = capsys.readouterr().out.splitlines()
    assert one.split() == ["one", "ok", "0.1", "s", "fine"]
    assert two.split() == ["two", "failed", "0.2", "s", "broken"]
    assert last.startswith("2 checks, 1 failed")


def test_without_a_bundle_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke, "PROBE", tmp_path / "none")
    assert smoke.main([]) == 0
    assert capsys.readouterr().out.startswith("Not tried: there is no bundle")


def test_what_is_named_is_tried_and_the_group_only_where_it_belongs() -> None:
    assert build.chosen(["setup"]) == {"setup": True}
    assert build.chosen(["installers"]) == dict.fromkeys(build.INSTALLERS, False)
    assert list(build.chosen([])) == ["bundle", "floor", *build.INSTALLERS]
    assert set(build.chosen([])) <= set(build.PRODUCTS)


def test_a_product_that_can_not_be_made_here_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "PROBE", tmp_path / "none")
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    assert build.main(["deb"]) == 0
    assert "not here: there is no bundle" in capsys.readouterr().out


def test_checksums_are_of_all_that_is_attached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "DIST", tmp_path)
    monkeypatch.setattr(build, "SUMS", tmp_path / "SHA256SUMS")
    (tmp_path / "a.deb").write_bytes(b"abc")
    assert build.checksums().read_text(encoding="utf-8") == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.deb\n"
    )


def test_what_is_lacking_for_an_appimage_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smoke_appimage.sys.platform", "linux")
    monkeypatch.setattr("appimage.shutil.which", lambda _: None)
    assert smoke_appimage.hindrance() == "squashfs-tools are not installed"
    monkeypatch.setattr("appimage.shutil.which", lambda tool: tool)
    monkeypatch.setattr(appimage, "RUNTIME", tmp_path / "runtime")
    monkeypatch.setattr(smoke_appimage, "PROBE", tmp_path)
    assert smoke_appimage.hindrance() == ""
    assert appimage.no_runtime() == "there is no runtime; packaging/build.py runtime fetches it"


def test_a_room_may_be_entered_by_another_door(tmp_path: Path) -> None:
    contents = tmp_path / "contents"
    contents.mkdir()
    (contents / "AppRun").touch()
    room = Room(tmp_path / "room", contents, "AppRun")
    assert "AppRun" in Path(room.command("AppRun", ["--version"], {})[-2]).name


def test_what_a_desktop_is_told_is_only_judged_where_its_tools_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("smoke_deb.shutil.which", lambda _: None)
    assert list(smoke_deb.described(tmp_path)) == []
    monkeypatch.setattr("smoke_deb.shutil.which", lambda tool: tool)
    monkeypatch.setattr("smoke_deb._check", lambda name, command, **_: Check(name, "", 0.0, command[-1]))
    entry, about = smoke_deb.described(tmp_path)
    assert (entry.name, about.name) == ("desktop-file-validate", "appstreamcli")
    assert about.detail.endswith(f"{APP_ID}.metainfo.xml")


def test_nothing_of_a_killed_game_is_left_beside_the_next_one(tmp_path: Path) -> None:
    (tmp_path / "demo" / "games").mkdir(parents=True)
    (tmp_path / "demo" / "games" / "one.lantern").write_text("line\n", encoding="utf-8")
    (tmp_path / "lantern-night-one.lock").write_text("12", encoding="utf-8")
    smoke_checks.emptied(tmp_path)
    assert list(tmp_path.iterdir()) == []
