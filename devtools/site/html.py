"""The page of one language: plain HTML, which works from any folder, asks nobody for anything and runs nothing."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from devtools.site import drawings, faces, places
from i18n import LANGUAGES, NAMES, Words

COMMAND = "python3 packaging/dev.py play"
FACTS = ("site.fact.players", "site.fact.computer", "site.fact.host", "site.fact.network")
ABOUT = ("store.about.round", "store.about.led", "store.about.here")


class Page:
    def __init__(self, language: str) -> None:
        self._language = language
        self._words = Words(language)
        self._up = "" if language == places.FIRST else "../"

    @property
    def text(self) -> str:
        body = (self._head(), self._top(), "<main id='text'>", *self._main(), "</main>", self._foot(), "</html>\n")
        return "\n".join(body).replace("'", '"')

    def _main(self) -> Iterator[str]:
        yield from (self._about(), self._evening(), self._games(), self._secrets(), self._get())

    def _say(self, id: str) -> str:
        """As it may stand between two tags, or in a value."""
        return escape(self._words.text(id)).replace("&#x27;", "&#39;")

    def _to(self, place: str) -> str:
        return f"{self._up}{place}"

    def _head(self) -> str:
        others = "\n".join(
            f"<link rel='alternate' hreflang='{language}' href='{self._to(places.page(language))}'>"
            for language in LANGUAGES
        )
        return f"""<!DOCTYPE html>
<html lang='{self._language}'>
<head>
<meta charset='utf-8'>
<meta name='viewport' content='width=device-width, initial-scale=1'>
<title>{self._say("app.name")}</title>
<meta name='description' content='{self._say("store.summary")}'>
<meta name='theme-color' content='#070A16'>
<link rel='icon' href='{self._to(places.drawing(drawings.ICON))}' type='image/svg+xml'>
{others}
<link rel='stylesheet' href='{self._to("style.css")}'>
<style>
{self._faces()}
</style>
</head>
<body>"""

    def _faces(self) -> str:
        return "\n".join(
            f"@font-face {{ font-family: {cut.family}; src: url('{self._to(cut.place)}') format('woff') }}"
            for cut in faces.cuts(self._language)
        )

    def _top(self) -> str:
        facts = "\n".join(f"<li>{self._say(id)}</li>" for id in FACTS)
        return f"""<a class='skip' href='#text'>{self._say("site.skip")}</a>
<header>
<nav aria-label='{self._say("site.languages")}'>
{self._languages()}
</nav>
<img class='moon' src='{self._to(places.drawing(drawings.MOON))}' alt='' width='440' height='440'>
<img class='lantern' src='{self._to(places.drawing(drawings.LANTERN))}' alt='' width='360' height='280'>
<div class='title'>
<h1>{self._say("app.name")}</h1>
<p class='line'><b>{self._say("app.line")}</b></p>
</div>
<ul class='facts'>
{facts}
</ul>
<div class='town' aria-hidden='true'></div>
</header>"""

    def _languages(self) -> str:
        marks = {language: " aria-current='page'" if language == self._language else "" for language in LANGUAGES}
        return "\n".join(
            f"<a lang='{language}' hreflang='{language}' href='{self._to(places.page(language))}'{mark}>"
            f"{NAMES[language]}</a>"
            for language, mark in marks.items()
        )

    def _about(self) -> str:
        paragraphs = "\n".join(f"<p>{self._say(id)}</p>" for id in ABOUT)
        return f"<section class='about'>\n{paragraphs}\n</section>"

    def _evening(self) -> str:
        steps = "\n".join(self._step(number, step) for number, step in enumerate(places.STEPS, 1))
        return f"<section class='evening'>\n<h2>{self._say('site.evening')}</h2>\n{steps}\n</section>"

    def _step(self, number: int, step: str) -> str:
        return f"""<article>
<img src='{self._to(places.picture(self._language, step))}' alt='{self._say(f"site.picture.{step}")}' \
width='{places.SIZE[0]}' height='{places.SIZE[1]}' loading='lazy'>
<div>
<h3><b>{number}</b>{self._say(f"site.step.{step}.title")}</h3>
<p>{self._say(f"site.step.{step}.text")}</p>
</div>
</article>"""

    def _games(self) -> str:
        posters = "\n".join(self._poster(id) for id in drawings.posters())
        return f"""<section class='games'>
<h2>{self._say("site.games")}</h2>
<p>{self._say("site.games.text")}</p>
<div class='posters'>
{posters}
</div>
</section>"""

    def _poster(self, id: str) -> str:
        return f"""<figure>
<div><img src='{self._to(places.drawing(id))}' alt='' width='272' height='512' loading='lazy'></div>
<figcaption><b>{self._say(f"ruleset.{id}.name")}</b> <span>{self._say(f"ruleset.{id}.line")}</span></figcaption>
</figure>"""

    def _secrets(self) -> str:
        return f"""<section class='paper'>
<h2>{self._say("site.secrets")}</h2>
<p>{self._say("site.secrets.kept")}</p>
<p>{self._say("site.secrets.honest")}</p>
</section>"""

    def _get(self) -> str:
        return f"""<section class='paper'>
<h2>{self._say("site.get")}</h2>
<p>{self._say("site.get.text")}</p>
<pre lang='en' tabindex='0'><code>{COMMAND}</code></pre>
<p>{self._say("site.get.first")}</p>
</section>"""

    def _foot(self) -> str:
        return f"<footer>\n<p>{self._say('site.footer')}</p>\n</footer>\n</body>"
