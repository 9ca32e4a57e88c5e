"""House rules as they can be set, each with what it is now and what it comes as."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from desktop.draft.draft import OWN_DECK, Draft, Value
from desktop.widgets.options import Chip, Rule
from i18n import Words, rulebook
from rulesets.engine import Option


def house_rule(words: Words, draft: Draft, option: Option, idle: Collection[str]) -> Rule:
    """`idle`: those that make no difference at this table."""
    value = draft.value(option.id)
    name = words.text(f"option.{option.id}.name")
    return Rule(
        id=option.id,
        kind=option.kind,
        name=name,
        line=words.text(f"option.{option.id}.explain"),
        what=words.text("what.ask", name=name),
        value=_said(words, option.id, value),
        is_on=value is True,
        changed=_changed(words, draft, option),
        choices=tuple(_choices(words, draft, option)),
        may_less=draft.beside(option.id, -1) != value,
        may_more=draft.beside(option.id, 1) != value,
        less=words.text("stepper.less", name=name),
        more=words.text("stepper.more", name=name),
        is_profiles=value == draft.usual(option.id) != option.default,
        idle=words.text("setup.options.idle") if option.id in idle else "",
    )


def _changed(words: Words, draft: Draft, option: Option) -> str:
    if draft.deck is not None and option.id in draft.rules.deck_options:
        return words.text("setup.deck.count", n=sum(draft.deck.values()))
    value, profiles = draft.value(option.id), draft.usual(option.id)
    if value != profiles != option.default:
        said = _said(words, option.id, profiles)
        return words.text("setup.profile.usual", profile=profile_name(words, draft), value=said)
    return usual(words, option) if value != option.default else ""


def profile_name(words: Words, draft: Draft) -> str:
    return words.text(f"profile.{draft.profile}.name")


def usual(words: Words, option: Option) -> str:
    """What it comes as: what the rulebook says, where that is beyond question."""
    id = "setup.rulings.usual" if option.ruling else "setup.options.changed"
    return words.text(id, value=_said(words, option.id, option.default))


def _choices(words: Words, draft: Draft, option: Option) -> Iterator[Chip]:
    """Where it says what is in the deck, one's own stands beside them."""
    has_own = option.id in draft.rules.deck_options
    is_own = has_own and draft.deck is not None
    if option.kind == "choice":
        for choice in option.choices:
            yield Chip(choice, _said(words, option.id, choice), choice == draft.value(option.id) and not is_own)
    if has_own:
        yield Chip(OWN_DECK, words.text("setup.deck.own"), is_own)


def _said(words: Words, option: str, value: Value) -> str:
    return words.plain(rulebook.value(words, option, value))
