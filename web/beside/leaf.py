"""A leaf of the drawer: what its template is given, and by whom it is read."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct

from engine.packs import exact_key
from face.wordings.reader import Reader
from host.people.notes import OwnNotes
from host.values import Board, Desk
from web.beside.asked import Matters
from web.table.tools import address_of_leaf
from web.words import Whereabouts, blocks, inline

LONGEST_PART = 40  # characters of the id of a section or a topic


class Beholder(Struct, frozen=True):
    """Who looks at a leaf. `desk`: their own, None for onlookers and before the start; `reader` calls nobody "you".

    `suspected`: what their notes take others for, by seat; `notes`: all of them, where the leaf is of notes; `matters`:
    what the table votes on and asks, where it is of that.
    """

    board: Board
    desk: Desk | None
    reader: Reader
    place: Whereabouts
    suspected: dict[int, str] = {}
    notes: OwnNotes | None = None
    matters: Matters | None = None

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.board.table.game

    @property
    def pack(self) -> str:
        """The key of the content pack."""
        pack = self.board.table.pack
        return exact_key(pack[0], pack[2])

    def address(self, leaf: str, **query: str) -> str:
        """Where that leaf is, with what is looked for."""
        home = address_of_leaf(self.board.table.id, leaf)
        return f"{home}?{urlencode(query)}" if query else home

    def blocks(self, words: str) -> Markup:
        """Lines of a message as HTML."""
        return blocks(words, self.place)

    def inline(self, words: str) -> Markup:
        """The words of a line as HTML."""
        return inline(words, self.place)


class Looked(Struct, frozen=True):
    """A search: what was typed, and the address and words that it found, each with a line beneath, "" for none."""

    to: str
    typed: str = ""
    found: tuple[tuple[str, str, Markup], ...] = ()
    names: tuple[str, ...] = ()


class Leaf(Struct, frozen=True):
    """What a leaf shows. `parts`: address and words of what can be turned to, and whether it is shown;
    `seats`: the same of the players, who always stand there.

    `which`: says that, for whoever hears the page; `picture`: as templates are given it; `own`: more that its template
    draws: of notes and matters.
    """

    title: str
    told: tuple[Markup, ...] = ()
    parts: tuple[tuple[str, str, bool], ...] = ()
    which: str = ""
    search: Looked | None = None
    picture: dict[str, Any] | None = None
    seats: tuple[tuple[str, str, bool], ...] = ()
    own: dict[str, Any] = {}
