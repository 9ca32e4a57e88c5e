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


def language_of(locale: str) -> str:
    """The language somebody reads, by what the system says."""
    found = locale.replace("_", "-")
    if found.startswith("zh"):
        return "zh-Hant" if any(place in found for place in ("TW", "HK", "MO", "Hant")) else "zh-Hans"
    return "ja" if found.startswith("ja") else FALLBACK
