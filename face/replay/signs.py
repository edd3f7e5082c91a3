"""Draws the emoji in the words of a page, and of a replay, as pictures draw these signs.

A page holds each drawing once. The emoji stays beside it, hidden, for whoever hears the page, searches or copies it.
"""

from __future__ import annotations

import re
from html import escape

from markupsafe import Markup

from face.pictures.alone import drawing_of
from face.pictures.icons import GRID, SIGNS, icons

DRAWN_SIGNS = SIGNS | {
    "🏺": "clay",
    "🥇": "gold",
    "👻": "soul",
    "☀": "sun",
    "🌙": "moon",
    "🕯": "cultist",
    "😈": "devil",
    "🎁": "chest",
    "⛓": "captive",
    "👑": "crown",
    "🌱": "production",
    "🌲": "wood",
    "⚒": "silver",
    "⛰": "clay",
    "🛠": "action",
    "🏘": "captive",
    "🏛": "town",
    "⛪": "church",
    "👷": "hired",
    "✅": "done",
    "❗": "alert",
    "🏦": "bank",
    "💬": "wish",
    "✨": "event",
    "🗝": "key",
    "🤡": "jester",
    "🏅": "medal",
    "🏠": "built",
    "🏗": "built",
    "🏰": "tower",
    "🏁": "end",
    "🧱": "wall",
    "💸": "coins",
    "🤑": "coins",
    "🔁": "refresh",
    "♻": "refresh",
    "➖": "minus",
    "📦": "chest",
    "🧰": "chest",
    "🛒": "bank",
    "😇": "angel",
    "☯": "virtue",
    "🧪": "science",
    "🗣": "wish",
    "🃏": "card",
    "⏳": "hourglass",
    "🔥": "fire",
    "🚪": "door",
    "📈": "chart",
    "📊": "chart",
    "🛡": "shield",
    "🔒": "lock",
    "📋": "clipboard",
    "🧑": "person",
    "🧑‍🌾": "recruit",
    "👥": "people",
    "🍺": "mug-of-ale",
    "🪑": "chair",
    "❌": "cross",
    "🧊": "frost",
    "⏰": "clock-face",
    "⏱": "clock-face",
    "⬅": "leftwards",
    "🧮": "abacus",
    "🔎": "lens",
    "⏪": "rewind",
    "⏭": "skip",
    "▶": "start",
    "✏": "pencil",
    "🪢": "knot",
    "🎭": "theatre",
    "🎯": "target",
    "🏮": "lantern",
    "⚠": "warning",
    "😄": "laughing",
    "😢": "weeping",
    "🙂": "smiling",
    "🤫": "hush",
    "❔": "question",
    "❓": "question",
    "🗺": "map",
    "🧭": "compass",
    "🔀": "shuffle",
    "🐐": "goat",
    "🦝": "raccoon",
    "🦉": "owl",
    "🐕": "dog",
    "🐿": "squirrel",
    "🐑": "ewe",
    "🌑": "new-moon",
    "💨": "gust",
    "🪦": "grave",
    "↩": "return",
    "👉": "pointing",
    "🗑": "bin",
    "💀": "skull",
    "🤖": "robot",
    "🥉": "bronze",
    "🏹": "bow",
    "🔔": "chime",
    "🛤": "road",
    "➕": "plus",
    "🔽": "down",
    "🔼": "up",
    "🎲": "die",
    "🔧": "wrench",
    "🆕": "new",
    "🟡": "disc",
    "🟦": "square",
    "🟩": "square-green",
    "🟪": "square-purple",
    "🟥": "square-red",
    "⬛": "square-black",
}
"""Each sign, without what makes an emoji of it, and what is drawn for it: a drawing, with a colour for some."""
_COLOURS = {"green": "#009E73", "purple": "#7B3FA0", "red": "#D55E00", "black": "#2A2119"}
_EMOJI = "\ufe0f"
_JOINER = "\u200d"  # makes one emoji of two, such as a farmer of a person and grain, which stays whole
_ALL = "|".join(f"{sign}\ufe0f?+" for sign in sorted(DRAWN_SIGNS, key=len, reverse=True))
_SIGN = re.compile(f"(?<!{_JOINER})(\\d*)({_ALL})(?!{_JOINER})")  # a number before it stays with it


def draw_signs(words: str) -> Markup:
    """Words as HTML in which signs are drawn, and nothing else is markup."""
    html = _SIGN.sub(_drawn, escape(words, quote=False))
    return Markup(html)  # noqa: S704  escaped just now


def _drawn(found: re.Match[str]) -> str:
    number, sign = found[1], found[2]
    use = f'<svg aria-hidden="true"><use href="#sign-{DRAWN_SIGNS[sign.rstrip(_EMOJI)]}"/></svg>'
    return f'<span class="sign">{number}{use}<b>{sign}</b></span>'


def sign_sheet(words: str | None = None) -> Markup:
    """The drawings that words of a page refer to: all of them, or those that these `words`, as HTML, need."""
    symbols = []
    for name in sorted(set(DRAWN_SIGNS.values())):
        if words is not None and f'"#sign-{name}"' not in words:
            continue
        grid, drawing = _drawing(name)
        symbols.append(f'<symbol id="sign-{name}" viewBox="0 0 {grid} {grid}">{drawing}</symbol>')
    return Markup(f'<svg id="signs" aria-hidden="true">{"".join(symbols)}</svg>')  # noqa: S704  drawn by us


def _drawing(name: str) -> tuple[int, str]:
    """The side of its grid, and SVG."""
    shape, _, colour = name.partition("-")
    return (GRID, icons()[shape].drawn(colour=_COLOURS[colour])) if colour in _COLOURS else drawing_of(name)
