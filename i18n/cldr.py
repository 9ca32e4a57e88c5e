"""What CLDR knows of a language, by Babel: which plural a number takes, how it is written, and how a date is."""

from __future__ import annotations

from datetime import UTC, datetime

from babel import Locale
from babel.numbers import format_decimal

_ORDER = ("zero", "one", "two", "few", "many", "other")


def number(value: float, language: str) -> str:
    return format_decimal(value, locale=_locale(language))


def forms(language: str) -> list[str]:
    """The plural forms that a language has, in the order a PO file lists them."""
    tags = Locale.parse(_locale(language)).plural_form.tags | {"other"}
    return [tag for tag in _ORDER if tag in tags]


def form(value: float, language: str) -> int:
    return forms(language).index(Locale.parse(_locale(language)).plural_form(value))


def date(seconds: float, language: str) -> str:
    """The day of a moment, where this machine stands, in full."""
    # A calendar is a file more.
    from babel.dates import format_date  # noqa: PLC0415

    day = datetime.fromtimestamp(seconds, UTC).astimezone()
    return str(format_date(day, "long", locale=_locale(language)))


def _locale(language: str) -> str:
    return language.replace("-", "_")
