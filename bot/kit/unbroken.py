"""Keeps a number and what it counts on one line: a phone would break "4🪵" and "4 wood" between the two."""

from __future__ import annotations

import re

JOINER, SPACE = "\u2060", "\u00a0"  # join what stands beside them, without a gap and with one
_SIGNS = "\u25fb\u2600-\u27bf\u2b1b\u2b1c\U0001f000-\U0001faff"
_SIGN = re.compile(  # with what joins it to a number that follows: "⚖️8", "🏆 **28**", but not "2🪵 1⬜"
    rf"[{_SIGNS}]\ufe0f?(?: (?=(?:\*\*)?\d++(?![{JOINER}{_SIGNS}])))?"
)
_COUNTED = re.compile(r" (?<=\d )(?=[^\W\d_])")  # "4 wood"
_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def unbroken(words: str) -> str:
    """`words` without line breaks between a number and its sign or word; code, which people copy, as it is."""
    if "`" not in words:
        return _kept(words)
    return "".join(piece if at % 2 else _kept(piece) for at, piece in enumerate(_CODE.split(words)))


def _kept(words: str) -> str:
    return _COUNTED.sub(SPACE, words if words.isascii() else _SIGN.sub(_joined, words))


def _joined(match: re.Match[str]) -> str:
    sign, at, words = match[0], match.start(), match.string
    if at and words[at - 1] == JOINER:
        return sign
    if at and words[at - 1].isdigit():
        return JOINER + sign
    if sign[-1] == " ":
        return sign[:-1] + SPACE
    return sign + JOINER if words[match.end() : match.end() + 1].isdigit() else sign
