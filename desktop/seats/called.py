"""What a leader reads aloud at a call of the night: the same whoever has the role, and whether anybody has."""

from __future__ import annotations

from dataclasses import dataclass

from i18n import Words
from rulesets.engine import Ask
from rulesets.engine.table import Call


@dataclass(frozen=True)
class CalledAloud:
    """Line by line; what ends a call is empty where nobody is called by name."""

    opens: tuple[str, ...]
    closes: str = ""

    def after(self, before: CalledAloud | None) -> CalledAloud:
        """What of it is new."""
        heard = before.opens if before is not None else ()
        return CalledAloud(tuple(line for line in self.opens if line not in heard), self.closes)


def called_aloud(call: Call, ask: Ask, words: Words) -> CalledAloud:
    """What a public event adds is said when it is asked."""
    if call.role is None:
        return CalledAloud((words.text("lead.messages" if ask.kind == "text" else "lead.each"),))
    who = called(call.role, words)
    more = f"aloud.{ask.id}"
    what = more if more in words else f"aloud.{call.what}"
    asked = (words.text(what),) if what in words else ()
    return CalledAloud((words.text("lead.open", who=who), *asked), words.text("lead.close", who=who))


def called(role: str, words: Words) -> str:
    """A company is called as those it is."""
    company = f"aloud.who.{role}"
    return words.text(company if company in words else f"role.{role}.name")
