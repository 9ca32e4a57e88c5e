"""The form that a word takes in a sentence: `{name:을/를}`, `{role:dative}`.

Two forms with a slash between them go by the sound that the word before them ends with, as Korean particles do: the
first after a consonant, the second after a vowel. One form is what the language's own catalog has under the word's id,
with the form at its end: `role.seer.name.dative`. Where there is none, the word stands as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from unicodedata import category, normalize

_FIRST, _LAST = 0xAC00, 0xD7A3
_FINALS, _RIEUL = 28, 8
# As the figures are said: 영 or 십, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구.
_FIGURES = dict(zip("0123456789", "klamaaklla", strict=True))
_VOWELS, _NASALS, _LIQUID = "aiouyw", "mn", "l"
_MARKS = ("P", "S", "Z", "C")


class Term(str):  # noqa: SLOT000 - a text can have none that holds something
    """What a word of the catalogs is called; in a sentence it may be wanted in another form."""

    forms: Mapping[str, str] = {}

    @classmethod
    def of(cls, text: str, forms: Mapping[str, str]) -> Term:
        term = cls(text)
        term.forms = forms
        return term

    def __format__(self, form: str) -> str:
        if not form:
            return str(self)
        first, slash, second = form.partition("/")
        return f"{self}{particle(self, first, second)}" if slash else self.forms.get(form, str(self))


def particle(word: str, first: str, second: str) -> str:
    """Both, as it is printed where nobody knows how the word is said: 을(를)."""
    sound = _sound(word)
    if not sound:
        return f"{first}({second})"
    # After ㄹ it is 로, as after a vowel.
    glides = sound == _LIQUID and first.startswith("으")
    return second if sound in _VOWELS or glides else first


def _sound(word: str) -> str:
    """What it ends with, as a letter: a vowel, l, or any other consonant; nothing where it can't be told."""
    said = [sign for sign in word if category(sign)[0] not in _MARKS]
    last = normalize("NFKC", said[-1]).casefold() if said else ""
    if not last:
        return ""
    if _FIRST <= ord(last[-1]) <= _LAST:
        final = (ord(last[-1]) - _FIRST) % _FINALS
        return "a" if not final else _LIQUID if final == _RIEUL else "k"
    return _FIGURES.get(last) or _spelt(last)


def _spelt(last: str) -> str:
    """Of another script: kana end as they are written, and of Latin letters those that are said as they stand."""
    if "ぁ" <= last <= "ヿ":
        return "n" if last in "んン" else "a"
    plain = normalize("NFD", last)[0]
    return plain if plain in _VOWELS + _NASALS + _LIQUID else ""
