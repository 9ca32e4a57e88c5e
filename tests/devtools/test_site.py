"""The game's page and the beginning of README.md are what words, drawings and screens make of them today."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from devtools.site import command, faces, html, pictures, places
from i18n import LANGUAGES, Words

ANEW = f"{command.ANEW} makes it anew"
# Together: a page is looked at on the way, too.
MOST_BYTES = 600_000


def test_words_and_drawings_are_todays() -> None:
    assert list(command.stale_texts()) == [], ANEW


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_the_screens_as_they_are(language: str) -> None:
    changed = [
        f"{places.picture(language, step)}: its screen has changed"
        for step, image in pictures.taken(language)
        if pictures.has_changed(image, pictures.kept(language, step))
    ]
    assert changed == [], ANEW


def test_pictures_are_small() -> None:
    kept = [pictures.kept(language, step) for language in LANGUAGES for step in places.STEPS]
    assert sum(file.stat().st_size for file in kept) <= MOST_BYTES


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("at", "has_changed"), [((440, 250, 90, 30), True), ((0, 0, 1, 1), False)])
def test_a_label_that_is_gone_is_seen_and_a_dot_is_not(at: tuple[int, int, int, int], has_changed: bool) -> None:
    kept = pictures.kept("ja", "vote")
    image = QImage(str(kept)).convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(*at, QColor("#F2E6C9"))
    painter.end()
    assert pictures.has_changed(image, kept) is has_changed


@pytest.mark.usefixtures("qapp")
def test_what_is_kept_is_what_was_taken(tmp_path: Path) -> None:
    image = QImage(str(pictures.kept("en", "home")))
    pictures.keep(image, tmp_path / "en" / "home.webp")
    assert not pictures.has_changed(image, tmp_path / "en" / "home.webp")
    assert pictures.has_changed(image, tmp_path / "none.webp")
    assert pictures.has_changed(image, pictures.kept("ja", "home"))


class Read(HTMLParser):
    """What a page asks for, and what it says of itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [given for found, given in self.tags if found == tag]


def kept(language: str) -> str:
    return (places.SITE / places.page(language)).read_text(encoding="utf-8")


def asked(language: str) -> list[str]:
    """Every address on the page and in its style."""
    style = (places.SITE / "style.css").read_text(encoding="utf-8")
    page = kept(language)
    named = [str(given[name]) for _, given in Read(page).tags for name in ("src", "href") if name in given]
    of_faces = re.findall(r'url\("([^"]+)"\)', page)
    up = "" if language == places.FIRST else "../"
    of_style = [f"{up}{found}" for found in re.findall(r'url\("([^"]+)"\)', style) if not found.startswith("data:")]
    return named + of_faces + of_style


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_asks_nobody_and_finds_all_it_asks_for(language: str) -> None:
    folder = (places.SITE / places.page(language)).parent
    addresses = [address for address in asked(language) if not address.startswith("#")]
    assert [address for address in addresses if ":" in address or address.startswith("/")] == []
    assert [address for address in addresses if not (folder / address).is_file()] == []
    assert not {"script", "iframe", "form"} & {tag for tag, _ in Read(kept(language)).tags}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_can_be_read_by_ear(language: str) -> None:
    page = Read(kept(language))
    assert page.all("html")[0]["lang"] == language
    assert page.all("nav")[0]["aria-label"] == Words(language).text("site.languages")
    assert [given["hreflang"] for given in page.all("a") if "hreflang" in given] == list(LANGUAGES)
    assert [given["lang"] for given in page.all("a") if given.get("aria-current")] == [language]
    said = [given["alt"] for given in page.all("img") if given["alt"]]
    assert said == [Words(language).text(f"site.picture.{step}") for step in places.STEPS]
    assert [given for given in page.all("img") if "alt" not in given] == []
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_a_face_that_lacks_a_sign_is_told() -> None:
    titles, text = faces.cuts("ja")
    assert titles.lacks(kept("ja")) == set()
    assert titles.lacks("<h2>鬱</h2>") == {"鬱"}
    assert text.lacks("<p>鬱 &lt;Linux&gt;</p>") == {"鬱", "<", ">"}


def test_a_word_with_signs_of_html_stays_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "text", lambda *_, **__: "<b> & \"c\" 'd'")
    page = html.Page("en").text
    assert "<h1>&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</h1>" in page
