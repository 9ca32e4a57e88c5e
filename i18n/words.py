"""`Words`: one language at one kind of table. Nothing is global: another language is another `Words`.

CLDR is imported when a long number is first said: the first screen needs none, and it costs 20 ms.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce
from typing import TYPE_CHECKING, Any

from .catalog import Message, merged, named, plural
from .forms import Term
from .isolated import isolated
from .languages import locale_of, record
from .lent import Lent, lent

if TYPE_CHECKING:
    from rulesets.engine.meanings import Meanings

Param = str | float | Sequence[str]

# Where no language has the word. The checks keep it off every screen.
_NOTHING = "—"
_DIGITS = "〇一二三四五六七八九"


class _Said(dict[str, str]):
    """What a message may name, each made when it is named: a rulebook gives every passage all that a table has set."""

    def __init__(self, words: Words, params: dict[str, Param]) -> None:
        super().__init__()
        self.words, self.params = words, params

    def __missing__(self, name: str) -> str:
        value = self.params[name]
        return Term.of(self.words.plain(value), value.forms if isinstance(value, Term) else {})


class _SaidByPack(_Said):
    """A name that nobody has given is no reason to stop."""

    def __missing__(self, name: str) -> str:
        return super().__missing__(name) if name in self.params else Term(_NOTHING)


class Beginning(list[str]):
    """Names of which more would follow: none of them is the last."""


class Words:
    def __init__(self, language: str, ruleset: str | Meanings | None = None) -> None:
        """A ruleset by its id, or one with packs in it, or one that is past and comes with its words."""
        self.language = language
        # What the facts of what is said stand in.
        self.of = ruleset
        self.ruleset = ruleset if isinstance(ruleset, str | None) else ruleset.id
        self._messages, self._borrowed = merged(language, self.ruleset)
        # What packs say of their own; where the catalogs have a word they are not asked.
        self._packed = {} if isinstance(ruleset, str | None) or not ruleset.words else lent(ruleset.words, language)
        # What was said once is said so again, whatever is said today.
        is_past = not isinstance(ruleset, str | None) and ruleset.is_past
        self._past = {id for id, one in self._packed.items() if is_past and one.language == language}
        # Which table's words these are, beside the language.
        self.table = (self.ruleset, () if isinstance(ruleset, str | None) else ruleset.packs)

    def __contains__(self, id: str) -> bool:
        return id in self._messages or id in self._packed

    def ids(self) -> list[str]:
        """Every id that this table may say, as the catalogs order them, and the packs' after those."""
        return [*self._messages, *(id for id in self._packed if id not in self._messages)]

    def lent_by(self, id: str) -> str:
        """The language in which it is said where a pack has it in another alone; empty for what is in this one."""
        found = None if id in self._messages and id not in self._past else self._packed.get(id)
        return "" if found is None or found.language == self.language else found.language

    def text(self, id: str, /, **params: Param) -> str:
        """The text of an id. The number that a plural goes by is called `n`; a list of names is joined."""
        if id in self._past or (id not in self._messages and id in self._packed):
            return self._packed_text(self._packed[id], params)
        if id in self._borrowed:
            return Words(self._borrowed[id], self.of).text(id, **params)
        message = self._messages.get(id, _NOTHING)
        if not isinstance(message, str):
            message = self._form(message, params["n"])
        return message.format_map(_Said(self, params)) if params and "{" in message else message

    def wants(self, id: str) -> set[str]:
        """The parameters that its text names."""
        return named(self._packed[id].message if id in self._past or id not in self._messages else self._messages[id])

    def term(self, id: str) -> Term:
        """The text of an id that a sentence may want in another form: of a role, a card, a side."""
        forms = {form: f"{id}.{form}" for form in record(self.language).forms}
        return Term.of(self.text(id), {form: self.plain(self.text(of)) for form, of in forms.items() if of in self})

    def _packed_text(self, found: Lent, params: dict[str, Param]) -> str:
        message = found.message
        if not isinstance(message, str):
            # As many forms as its writer gave, by the language that he wrote in.
            at = plural(locale_of(found.language))(float(str(params.get("n", 1))))
            message = message[min(at, len(message) - 1)]
        return message.format_map(_SaidByPack(self, params))

    def plain(self, value: Param) -> str:
        """A parameter as it is read: never markup, and turning nothing round, whatever a player is called."""
        if isinstance(value, str):
            return isolated(value)
        if isinstance(value, int | float):
            return self.number(value)
        return self.names(value, go_on=isinstance(value, Beginning))

    def names(self, names: Sequence[str], *, go_on: bool = False) -> str:
        """Joined as the language joins: AとB、A、B、C / A和B / A and B. Where they go on, none is the last."""
        *before, last = map(isolated, names) if names else ("",)
        if not before:
            return last
        listed = reduce(partial(self._listed, "list.next"), before)
        return self._listed("list.next" if go_on else "list.last" if before[1:] else "list.two", listed, last)

    def _listed(self, id: str, first: str, second: str) -> str:
        return self.text(id, first=first, second=second)

    def clauses(self, clauses: Sequence[str]) -> str:
        """One after the other, with full stops between them and none at the end."""
        return "".join(clauses[:1]) + "".join(self.text("list.clauses", next=clause) for clause in clauses[1:])

    def number(self, value: float) -> str:
        if isinstance(value, int) and 0 <= value < 1000:
            return str(value)
        from .cldr import number  # noqa: PLC0415

        return number(value, locale_of(self.language))

    def date(self, seconds: float) -> str:
        from .cldr import date  # noqa: PLC0415

        return date(seconds, locale_of(self.language))

    def numeral(self, value: int) -> str:
        """A small number as titles write it: 十二 where the script has it, else 12."""
        if not record(self.language).is_han or not 0 <= value < 100:
            return self.number(value)
        tens, ones = divmod(value, 10)
        if not tens:
            return _DIGITS[ones]
        return (_DIGITS[tens] if tens > 1 else "") + "十" + (_DIGITS[ones] if ones else "")

    def _form(self, forms: Message, n: Any) -> str:
        return forms[plural(locale_of(self.language))(n)] if len(forms) > 1 else forms[0]
