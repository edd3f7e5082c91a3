"""What a browser looks at of a table, and the parts of the page that it is sent."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from web.answers import number_sent
from web.form.laying import NOTHING_LAID, Laid, laid_in

_LONGEST_ASK, _LONGEST_NUMBER = 100, 9  # characters, digits


class Looking(Struct, frozen=True):
    """What a browser shows of a page.

    `ask`: the liberty that is open, "" for none; `log`: up to how many moves the log is read, -1 for all; `since`: how
    many moves the reader knew before the news, -1 if the page is opened now; `laid`: pieces that this browser alone
    shows on spaces; `about`: the seat that the lines of the log are about, -1 for all; `filled`: the question was just
    filled in from a trial, where nothing had been chosen ("new") or something else ("over"), "" if it was not.
    """

    ask: str = ""
    log: int = -1
    since: int = -1
    laid: Laid = NOTHING_LAID
    about: int = -1
    filled: str = ""


def looking_in(sent: Mapping[str, str]) -> Looking:
    """What a browser says of where it looks; what cannot be read of it counts as not said."""

    def counted(name: str) -> int:
        number = number_sent(sent.get(name, ""), _LONGEST_NUMBER)
        return -1 if number is None else number

    ask, laid = sent.get("ask", "")[:_LONGEST_ASK], laid_in(sent.get("laid", ""))
    filled = sent.get("filled", "")
    filled = filled if filled in ("new", "over") else ""
    return Looking(ask, counted("log"), counted("since"), laid, counted("about"), filled)


class PageParts(Struct, frozen=True):
    """The parts of a page by their names, as HTML.

    `since`, `ask`: as in `Looking`; `title`: for the browser's tab; `drafts`: the half-made answers of its reader;
    `known`: how many moves its reader is told of, -1 if the log was not read; `over`: the game has ended.
    """

    html: Mapping[str, str]
    since: int
    title: str
    language: str
    game: str
    drafts: Mapping[str, Any]
    ask: str = ""
    known: int = -1
    over: bool = False

    @property
    def digests(self) -> dict[str, str]:
        """A few characters for each part that change when it changes. Of two empty parts they differ."""
        return {
            name: hashlib.blake2b(f"{name} {html}".encode(), digest_size=6).hexdigest()
            for name, html in self.html.items()
        }
