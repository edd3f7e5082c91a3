"""How much a message and a phone take, and words cut to that; times and lengths of time as people read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from math import ceil

from engine.texts import Listed, Text

MOST_CHARACTERS = 4000
MOST_OPTIONS = 25
LONG_PAGE = 3000  # characters of a page of the story, or of long news
OPTION_LABEL = 100
MORE = "…"  # in place of what is cut


def cut_text(words: str, most: int, more: str = MORE) -> str:
    """`words`, or as many whole lines of them, or words of a long one, as fit into `most` characters, and `more`."""
    if len(words) <= most:
        return words
    if most < 2:
        return ""
    if more != MORE and most < 3 * len(more):  # no room for a sentence about what is missing
        more = MORE
    kept = words.removesuffix(f"\n{more}")[: most - len(more) - (more != MORE)]
    end = kept.rfind("\n")
    if end > most // 2:
        return f"{kept[:end]}\n{more}"
    if (space := kept.rfind(" ")) > most // 2:  # one long line: it ends with a whole word
        kept = kept[:space]
    return kept + (MORE if more == MORE else f"\n{more}")


def cut_to_tail(words: str, most: int, more: str = MORE) -> str:
    """The last whole lines of `words` that fit into `most` characters, after `more` for the rest; "" if none does."""
    if len(words) <= most:
        return words
    begin = len(words) - most + len(more) + 1
    begin = words.find("\n", begin - 1) + 1  # that of a line, if it has not just begun
    return f"{more}\n{words[begin:]}" if 0 < begin < len(words) else ""


def split_pages(words: str) -> list[str]:
    """`words` in pages of whole lines, at least one."""
    pages = [""]
    for line in words.split("\n"):
        shown = line[:LONG_PAGE]
        if pages[-1] and len(pages[-1]) + len(shown) + 1 > LONG_PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{shown}" if pages[-1] else shown
    return pages


_UNITS = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)))
PARTS = 2  # of a length: "2 days and 3 hours" is exact enough


def unix(at: datetime) -> str:
    """`at` for a wording with `<t:{ $at }:F>`: as digits, so that no language puts separators in."""
    return str(int(at.timestamp()))


def length_text(length: timedelta) -> Text:
    """A length of time in words, rounded up to minutes, in its two largest units."""
    rest = timedelta(minutes=-(-length // timedelta(minutes=1)))
    parts: list[Text] = []
    for name, unit in _UNITS:
        count, rest = divmod(rest, unit)
        if count and len(parts) < PARTS:
            parts.append(Text(f"length-{name}", {"count": count}))
    return Text("length", {"parts": Listed(tuple(parts or [Text("length-minutes", {"count": 0})]))})


_LINE, _SMALL_LINE, _TITLE = (22, 45), (17, 53), (30, 30)  # pixels of a line, and the characters that fit into it
_ITEM = re.compile(r"^- |^(?=[▸💬👑] )")
_UNSEEN = re.compile(r"\*\*|\u2060|^(-#|##|-|>) |<t:\d+:R>|\((https?:[^)]*)\)")
_WIDE, _WIDER = re.compile("[\u0400-\u04ff]"), 0.22  # Cyrillic letters, and by what part they are wider than others
_MOST_KEPT = 16_384  # heights of lines
_heights: dict[int, int] = {}  # by the hash of the line: lines repeat, and their words may be somebody's
_SIGN = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\u2b1b\u2b1c]")


def small_lists(words: str) -> str:
    """The same text with the items of lists in small print: a phone shows twice as many."""
    return "\n".join(_ITEM.sub("-# ", line) for line in words.splitlines())


def small_print(words: str) -> str:
    """The same text with all its lines in small print."""
    return "\n".join(line if line.startswith("-# ") else f"-# {line}" for line in words.splitlines())


def words_height(words: str) -> int:
    """Pixels of a text in markdown."""
    return sum(_line_height(line) for line in words.splitlines())


def _line_height(line: str) -> int:
    known = _heights.get(hash(line))
    if known is not None:
        return known
    small, title = line.startswith("-# "), line.startswith("## ")
    pixels, fits = _SMALL_LINE if small else _TITLE if title else _LINE
    plain = _UNSEEN.sub("", line)
    letters = len(plain) + len(_SIGN.findall(plain)) + _WIDER * len(_WIDE.findall(plain))
    if len(_heights) >= _MOST_KEPT:
        _heights.clear()
    height = _heights[hash(line)] = pixels * max(1, ceil(letters / fits))
    return height


JOINER, SPACE = "\u2060", "\u00a0"  # join what stands beside them, without a gap and with one
_SIGNS = "\u25fb\u2600-\u27bf\u2b1b\u2b1c\U0001f000-\U0001faff"
_COUNTED_SIGN = re.compile(  # with what joins it to what follows: "⚖️8", "🏆 **28**", "🟢S", but not "2🪵 1⬜"
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
    return _COUNTED.sub(SPACE, words if words.isascii() else _COUNTED_SIGN.sub(_joined, words))


def _joined(match: re.Match[str]) -> str:
    sign, at, words = match[0], match.start(), match.string
    if at and words[at - 1] == JOINER:
        return sign
    if at and words[at - 1].isdigit():
        sign = JOINER + sign
    if sign[-1] == " ":
        return sign[:-1] + SPACE
    return sign + JOINER if words[match.end() : match.end() + 1].isalnum() else sign


_SENTENCE_ENDS = re.compile(r"(?<=[.!?…])\s+(?=[^\s-])")


def beginnings(words: str) -> Iterator[str]:
    """`words` whole, then with one sentence less each time, down to the first."""
    sentences = [match.start() for match in _SENTENCE_ENDS.finditer(words)]
    yield words
    for end in reversed(sentences):
        yield words[:end]
