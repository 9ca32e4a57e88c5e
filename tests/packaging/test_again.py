"""Two builds of one commit: what would be called a difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import smoke_again


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    for name in ("one", "other"):
        (tmp_path / name / "inside").mkdir(parents=True)
        (tmp_path / name / "inside" / "file").write_text("same", encoding="utf-8")
        (tmp_path / name / "link").symlink_to("inside/file")
    return tmp_path / "one", tmp_path / "other"


def test_the_same_is_the_same_wherever_it_lies(builds: tuple[Path, Path]) -> None:
    assert smoke_again.unlike(*builds) == set()


def test_another_content_is_seen_though_it_is_as_long(builds: tuple[Path, Path]) -> None:
    (builds[1] / "inside" / "file").write_text("else", encoding="utf-8")
    assert smoke_again.unlike(*builds) == {"inside/file"}


def test_what_one_has_alone_is_seen(builds: tuple[Path, Path]) -> None:
    (builds[0] / "more").touch()
    (builds[1] / "other").touch()
    assert smoke_again.unlike(*builds) == {"more", "other"}


def test_a_link_that_leads_elsewhere_is_seen(builds: tuple[Path, Path]) -> None:
    (builds[1] / "link").unlink()
    (builds[1] / "link").symlink_to("inside")
    assert smoke_again.unlike(*builds) == {"link"}
