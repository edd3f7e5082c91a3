"""Tells whether Discord has sent a request: it signs the time and the body with a key of which we know the public half.

Nothing of the body is read for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from string import hexdigits

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

KEY_LENGTH = 64  # hexadecimal digits of a public key
_SIGNATURE_LENGTH = 128  # hexadecimal digits
_HEXADECIMAL = frozenset(hexdigits)
_LONGEST_TIME = 12  # digits
MOST_PUBLIC_KEYS = 2  # the old one and the new one, while the key is changed


class PublicKeys:
    """The public keys of the application. `keys`: hexadecimal. Raises ValueError for one that is none."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._keys = [VerifyKey(_bytes_of(key, KEY_LENGTH)) for key in keys]

    def have_signed(self, signature: str, time: str, body: bytes) -> bool:
        """Whether `signature`, hexadecimal, is of one of the keys, over `time` and `body`."""
        try:
            signed = _bytes_of(signature, _SIGNATURE_LENGTH)
            message = time.encode("ascii") + body
        except ValueError:
            return False
        return any(_has_signed(key, message, signed) for key in self._keys)


def is_signature(header: str) -> bool:
    """Whether a header holds what can be a signature; whose, only the body tells."""
    return len(header) == _SIGNATURE_LENGTH and _HEXADECIMAL.issuperset(header)


def time_of(header: str) -> int | None:
    """The seconds since 1970 in the header of a request; None for anything else."""
    return int(header) if header.isascii() and header.isdecimal() and len(header) <= _LONGEST_TIME else None


def keys_in(words: str) -> tuple[str, ...]:
    """The keys in a setting, one or two, with a comma or a space between them. Raises ValueError."""
    keys = tuple(words.replace(",", " ").split())
    if not 0 < len(keys) <= MOST_PUBLIC_KEYS:
        raise ValueError("one public key, or two while it is changed")
    for key in keys:
        _bytes_of(key, KEY_LENGTH)
    return keys


def _has_signed(key: VerifyKey, message: bytes, signature: bytes) -> bool:
    try:
        key.verify(message, signature)
    except BadSignatureError:
        return False
    return True


def _bytes_of(words: str, length: int) -> bytes:
    if len(words) != length or not _HEXADECIMAL.issuperset(words):
        raise ValueError(f"{length} hexadecimal digits")
    return bytes.fromhex(words)
