"""Every screen and every message, in every language and in one 40 % longer: nothing is cut off."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from devtools.gallery.clipped import SPOKEN

ROOT = Path(__file__).resolve().parents[2]

Looked = dict[str, "Future[str]"]


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Looked]:
    """Looks in all languages, as many at once as there are processors."""
    folder = tmp_path_factory.mktemp("clipped")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield {language: pool.submit(look, language, folder / f"{language}.txt") for language in SPOKEN}


def look(language: str, out: Path) -> str:
    command = [sys.executable, "-m", "devtools.gallery", "clipped", str(out), "--language", language]
    alone = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, encoding="utf-8", check=False)
    return out.read_text(encoding="utf-8") if out.exists() else done.stderr


@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_cut_off(looked: Looked, language: str) -> None:
    assert looked[language].result().splitlines() == []
