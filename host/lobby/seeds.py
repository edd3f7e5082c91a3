"""Makes the seed of a table from an opening seed, fixed before anyone joins, and a word of each player.

The lobby shows the commitment, sha256 of the opening seed, before the first Join. Neither the house alone nor a player
who does not know the opening seed can choose the final seed.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence

from db.trouble import Trouble
from engine.core.chance import SEED_BYTES
from host.values import WORD_TOO_LONG

LONGEST_WORD = 40  # characters
LONGEST_NAME = 100  # characters


def commitment(opening_seed: bytes) -> str:
    """The commitment to the opening seed that is published: its sha256 in hex."""
    return hashlib.sha256(opening_seed).hexdigest()


def final_seed(opening_seed: bytes, words: Sequence[str]) -> bytes:
    """32 bytes: blake2b over the opening seed and each word in the order of joining, every part after its length.

    A length is 4 bytes, big-endian, in bytes of UTF-8.
    """
    digest = hashlib.blake2b(digest_size=SEED_BYTES)
    for part in (opening_seed, *(word.encode() for word in words)):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without a shape


def cleaned(text: str) -> str:
    """`text` on one line, without control, format, unassigned and invisible characters."""
    one_line = " ".join(text.split())
    if one_line.isascii() and one_line.isprintable():
        return one_line
    seen = (
        character
        for character in one_line
        if character not in BLANK and not unicodedata.category(character).startswith("C")
    )
    return " ".join("".join(seen).split())


def cleaned_word(word: str) -> str:
    """A player's word as it enters the seed. Raises Trouble `word-too-long` beyond 40 characters."""
    clean = cleaned(word)
    if len(clean) > LONGEST_WORD:
        raise Trouble(WORD_TOO_LONG, most=LONGEST_WORD)
    return clean
