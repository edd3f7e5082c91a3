"""Draws the emoji in the words of a page as pictures draw these signs.

A page holds each drawing once. The emoji stays beside it, hidden, for whoever hears the page, searches or copies it.
"""

from __future__ import annotations

import re
from html import escape

from markupsafe import Markup

from face.pictures.alone import drawing_of
from face.pictures.icons import SIGNS

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
}
_JOINER = "\u200d"  # makes one emoji of two, such as a farmer of a person and grain, which stays whole
_SIGN = re.compile(
    f"(?<!{_JOINER})(\\d*)([{''.join(DRAWN_SIGNS)}]\ufe0f?+)(?!{_JOINER})"
)  # a number before it stays with it


def draw_signs(words: str) -> Markup:
    """Words as HTML in which signs are drawn, and nothing else is markup."""
    html = _SIGN.sub(_drawn, escape(words, quote=False))
    return Markup(html)  # noqa: S704  escaped just now


def _drawn(found: re.Match[str]) -> str:
    number, sign = found[1], found[2]
    use = f'<svg aria-hidden="true"><use href="#sign-{DRAWN_SIGNS[sign[0]]}"/></svg>'
    return f'<span class="sign">{number}{use}<b>{sign}</b></span>'


def sign_sheet() -> Markup:
    """The drawings that words of a page refer to."""
    symbols = []
    for name in sorted(set(DRAWN_SIGNS.values())):
        grid, drawing = drawing_of(name)
        symbols.append(f'<symbol id="sign-{name}" viewBox="0 0 {grid} {grid}">{drawing}</symbol>')
    return Markup(f'<svg id="signs" aria-hidden="true">{"".join(symbols)}</svg>')  # noqa: S704  drawn by us
