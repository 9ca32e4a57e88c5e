"""PINs: kept as hashes, and not to be guessed in a hurry. They keep a neighbour out, not somebody with the file."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import scrypt
from hmac import compare_digest
from secrets import token_hex

from i18n import Words

DIGITS = 4
_FREE_TRIES = 3
_WAIT = 10.0
# So many rounds that a page opens at once, and a list of ten thousand takes minutes.
_COST = {"n": 2**12, "r": 8, "p": 1}


def is_pin(typed: str) -> bool:
    return len(typed) == DIGITS and typed.isascii() and typed.isdecimal()


def hashed(pin: str) -> str:
    salt = token_hex(8)
    return f"{salt}:{_hash(pin, salt)}"


def is_right(typed: str, stored: str) -> bool:
    salt, _, kept = stored.partition(":")
    return compare_digest(_hash(typed, salt).encode(), _bytes(kept))


def _hash(pin: str, salt: str) -> str:
    return scrypt(_bytes(pin), salt=_bytes(salt), dklen=16, **_COST).hex()


def _bytes(text: str) -> bytes:
    """Of any text: who has tampered with a file may have left half a sign."""
    return text.encode("utf-8", "surrogatepass")


@dataclass
class Attempts:
    """At one seat's covers. After a few wrong ones, a wait."""

    wrong: int = 0
    _wait_until: float = 0.0

    @classmethod
    def again(cls, wrong: int, now: float) -> Attempts:
        """After so many wrong ones the game was left: how long is still to be waited nobody can tell, so all of it."""
        return cls(wrong, now + _WAIT if wrong >= _FREE_TRIES else 0.0)

    def are_right(self, typed: str, stored: str, now: float) -> bool:
        if now < self._wait_until:
            return False
        if is_right(typed, stored):
            self.wrong = 0
            return True
        self.wrong += 1
        if self.wrong >= _FREE_TRIES:
            self._wait_until = now + _WAIT
        return False

    def hint(self, words: Words, now: float) -> str:
        if now < self._wait_until:
            return words.text("pin.wait", n=int(-(-(self._wait_until - now) // 1)))
        return words.text("pin.wrong") if self.wrong else ""
