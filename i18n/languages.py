"""The languages there are, and how each calls itself."""

NAMES = {"ja": "日本語", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "en": "English"}
LANGUAGES = tuple(NAMES)
# Stands in where a language lacks a word, so that no id is ever seen.
FALLBACK = "en"
# English made longer and accented, to find what is clipped and what was never given an id.
PSEUDO = "en-XA"
HAN = ("ja", "zh-Hans", "zh-Hant")


def locale_of(language: str) -> str:
    """The name that CLDR's data go by."""
    return FALLBACK if language == PSEUDO else language
