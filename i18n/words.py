"""`Words`: one language at one kind of table. Nothing is global: another language is another `Words`.

CLDR is imported when a list or a long number is first said: the first screen needs neither, and it costs 20 ms.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .catalog import Message, merged, plural
from .isolated import isolated
from .languages import HAN, locale_of

Param = str | float | Sequence[str]

# Where no language has the word. The checks keep it off every screen.
_NOTHING = "—"
_DIGITS = "〇一二三四五六七八九"


class Words:
    def __init__(self, language: str, ruleset: str | None = None) -> None:
        self.language = language
        self.ruleset = ruleset
        self._messages = merged(language, ruleset)

    def __contains__(self, id: str) -> bool:
        return id in self._messages

    def ids(self) -> list[str]:
        """Every id that this table may say, as the catalogs order them."""
        return list(self._messages)

    def text(self, id: str, /, **params: Param) -> str:
        """The text of an id. The number that a plural goes by is called `n`; a list of names is joined."""
        message = self._messages.get(id, _NOTHING)
        if not isinstance(message, str):
            message = self._form(message, params["n"])
        return message.format_map({name: self.plain(value) for name, value in params.items()}) if params else message

    def plain(self, value: Param) -> str:
        """A parameter as it is read: never markup, and turning nothing round, whatever a player is called."""
        if isinstance(value, str):
            return isolated(value)
        if isinstance(value, int | float):
            return self.number(value)
        return self.names(value)

    def names(self, names: Sequence[str]) -> str:
        """Joined as the language joins: A、B / A和B / A and B."""
        apart = [isolated(name) for name in names]
        if len(apart) < 2:
            return "".join(apart)
        from .cldr import joined  # noqa: PLC0415

        return joined(apart, locale_of(self.language))

    def clauses(self, clauses: Sequence[str]) -> str:
        """One after the other, with full stops between them and none at the end."""
        return "".join(clauses[:1]) + "".join(self.text("list.clauses", next=clause) for clause in clauses[1:])

    def number(self, value: float) -> str:
        if isinstance(value, int) and 0 <= value < 1000:
            return str(value)
        from .cldr import number  # noqa: PLC0415

        return number(value, locale_of(self.language))

    def numeral(self, value: int) -> str:
        """A small number as titles write it: 十二 where the script has it, else 12."""
        if self.language not in HAN or not 0 <= value < 100:
            return self.number(value)
        tens, ones = divmod(value, 10)
        if not tens:
            return _DIGITS[ones]
        return (_DIGITS[tens] if tens > 1 else "") + "十" + (_DIGITS[ones] if ones else "")

    def _form(self, forms: Message, n: Any) -> str:
        return forms[plural(locale_of(self.language))(n)] if len(forms) > 1 else forms[0]
