"""The beginning of README.md: for players, in English, with the words and pictures of the page."""

from __future__ import annotations

from textwrap import fill

from devtools.site import drawings, places
from devtools.site.html import ABOUT, FACTS
from i18n import Words

BEGINS = "<!-- Made of the words in i18n/catalogs/en/app.po by `python -m devtools site`. -->\n"
ENDS = "<!-- From here on by hand. -->\n"
# Its picture is shown beside the first words; the others stand with their steps.
FIRST = places.STEPS[0]
WIDTH = 120


def beginning() -> str:
    words = Words(places.FIRST)
    blocks = [
        f"# {words.text('app.name')}",
        f"**{words.text('app.line')}** " + " · ".join(map(words.text, FACTS)),
        _picture(words, FIRST),
        *(_filled(words.text(id)) for id in ABOUT),
        f"## {words.text('site.evening')}",
        *(_step(words, number, step) for number, step in enumerate(places.STEPS, 1)),
        f"## {words.text('site.games')}",
        _filled(words.text("site.games.text")),
        "\n".join(_game(words, id) for id in drawings.posters()),
        f"## {words.text('site.secrets')}",
        _filled(words.text("site.secrets.kept")),
        _filled(words.text("site.secrets.honest")),
    ]
    return BEGINS + "\n\n".join(blocks) + "\n\n" + ENDS


def _step(words: Words, number: int, step: str) -> str:
    told = f"**{number}. {words.text(f'site.step.{step}.title')}.** {words.text(f'site.step.{step}.text')}"
    told = _filled(told)
    return told if step == FIRST else f"{told}\n\n{_picture(words, step)}"


def _filled(text: str) -> str:
    return fill(text, WIDTH, break_on_hyphens=False)


def _picture(words: Words, step: str) -> str:
    return f"![{words.text(f'site.picture.{step}')}](docs/site/{places.picture(places.FIRST, step)})"


def _game(words: Words, id: str) -> str:
    return f"- **{words.text(f'ruleset.{id}.name')}** (`{id}`): {words.text(f'ruleset.{id}.line')}"


def with_beginning(readme: str) -> str:
    """Before the first start of this there is none to take the place of."""
    _, _, by_hand = readme.rpartition(ENDS)
    return beginning() + by_hand
