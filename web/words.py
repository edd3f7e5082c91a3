"""Turns words of messages, which are Discord's markdown, into HTML. Nothing that somebody typed becomes markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from html import escape
from typing import Any

from babel.dates import format_datetime
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markupsafe import Markup
from msgspec import Struct

from face.replay.signs import draw_signs

_STAMP = re.compile(r"<t:(\d{1,12})(?::([tTdDfFR]))?>")
_MENTION = re.compile(r"<(?:#|@&|@!?)\d{1,20}>")
_FORMS = {"t": "HH:mm", "T": "HH:mm:ss", "d": "d. M. y", "D": "d MMMM y", "f": "d MMM, HH:mm", "F": "EEE d MMM, HH:mm"}
_COLUMNS = re.compile(r"^```\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_HEADINGS = (("### ", 3), ("## ", 2), ("# ", 2))


class Whereabouts(Struct, frozen=True):
    """The language of a reader, as Babel names it, their time zone, and what a page has in place of commands.

    `ways`: commands as sentences name them, like "/rules", each with the address and the words of the page's own way.
    """

    locale: str = "en"
    zone: tzinfo = UTC
    ways: tuple[tuple[str, str, str], ...] = ()


def _stamp(state: StateInline, silent: bool) -> bool:
    """A moment, as `<t:seconds:form>`."""
    found = _STAMP.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        token = state.push("stamp", "", 0)
        token.meta = {"at": int(found[1]), "form": found[2] or "f"}
    state.pos = found.end()
    return True


def _mention(state: StateInline, silent: bool) -> bool:
    """A mention of a channel or of somebody, which only Discord can name."""
    found = _MENTION.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        state.push("text", "", 0).content = "Discord"
    state.pos = found.end()
    return True


def _drawn_stamp(_: RendererHTML, tokens: list[Token], at: int, __: Any, env: Any) -> str:
    place: Whereabouts = env.get("place", Whereabouts())
    seconds, form = tokens[at].meta["at"], tokens[at].meta["form"]
    moment = datetime.fromtimestamp(seconds, place.zone)
    said = format_datetime(moment, _FORMS.get(form, _FORMS["F"]), locale=place.locale)
    relative = " data-relative" if form == "R" else ""
    return f'<time datetime="{moment.astimezone(UTC).isoformat()}"{relative}>{escape(said)}</time>'


def _drawn_text(_: RendererHTML, tokens: list[Token], at: int, __: Any, ___: Any) -> str:
    return draw_signs(tokens[at].content)


def _drawn_code(_: RendererHTML, tokens: list[Token], at: int, __: Any, env: Any) -> str:
    """A command, which is another way on a page: a link to it, or its name where a button is all around."""
    content, place = tokens[at].content, env.get("place", Whereabouts())
    for command, address, words in place.ways:
        if content == command:
            pressed = env.get("pressed", False)
            return f"<b>{escape(words)}</b>" if pressed else f'<a href="{address}" data-beside>{escape(words)}</a>'
    return f"<code>{escape(content)}</code>"


def _made() -> MarkdownIt:
    made = MarkdownIt("zero").enable(["emphasis", "escape", "backticks", "link", "strikethrough"])
    made.inline.ruler.before("escape", "stamp", _stamp)
    made.inline.ruler.before("escape", "mention", _mention)
    made.add_render_rule("stamp", _drawn_stamp)
    made.add_render_rule("text", _drawn_text)
    made.add_render_rule("code_inline", _drawn_code)
    return made


_MARKDOWN = _made()


def inline(words: str, place: Whereabouts, *, pressed: bool = False) -> Markup:
    """The words of a line as HTML. Signs at its beginning, such as "# ", mean nothing here.

    `pressed`: they stand in a button, where links cannot be.
    """
    drawn = _MARKDOWN.renderInline(words, {"place": place, "pressed": pressed})
    return Markup(drawn)  # noqa: S704  it escapes all but its own tags


def blocks(words: str, place: Whereabouts) -> Markup:
    """The lines of a message as HTML: headings, small print, quotes, items, paragraphs, and columns between fences."""
    html = []
    for at, part in enumerate(_COLUMNS.split(words)):
        if at % 2:
            html.append(Markup('<pre tabindex="0">{}</pre>').format(part))
        else:
            html.extend(_block(line, place) for line in _lines(part))
    return Markup("").join(html)


def spans(words: str, place: Whereabouts) -> Markup:
    """Lines as HTML for inside a button, where paragraphs cannot be. There must be no headings among them."""
    return Markup("").join(_block(line, place, "span") for line in _lines(words))


def _lines(words: str) -> Iterator[str]:
    return (line for line in words.splitlines() if line.strip())


def _block(line: str, place: Whereabouts, tag: str = "p") -> Markup:
    for sign, level in _HEADINGS:
        if line.startswith(sign):
            return Markup("<h{0}>{1}</h{0}>").format(level, inline(line.removeprefix(sign), place))
    kind = ""
    for sign, name in (("> ", "quote"), ("-# ", "small"), ("- ", "item"), ("* ", "item")):
        if line.startswith(sign):
            kind, line = f"{kind} {name}".strip(), line.removeprefix(sign)
    said = inline(line, place, pressed=tag == "span")
    if not kind:
        return Markup("<{0}>{1}</{0}>").format(tag, said)
    return Markup('<{0} class="{1}">{2}</{0}>').format(tag, kind, said)
