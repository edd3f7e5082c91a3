"""The leaves of rules and cards: read by topic or section, or found by words."""

from __future__ import annotations

from engine.texts import NOT_ASKED, Refusal, say
from face.core.face import face
from face.core.names import game_name, numbered_table, with_suspicions
from face.core.parts import Section
from face.table.look_up import (
    LOOK_UP_TYPED,
    Book,
    CardBook,
    cards_in_words,
    cards_picture,
    section_pages,
    suggested_cards,
    topic_of,
    topic_picture,
    topics_saying,
)
from face.table.scenes import made_picture
from face.wordings.lengths import OPTION_LABEL, cut_text
from host.values import Trouble
from web.beside.leaf import Beholder, Leaf, Looked
from web.rendering import svg_of
from web.table.tools import CARDS_LEAF, RULES_LEAF

_FOUND_LINE = 300  # characters of a line that is shown of a topic
_LONGEST_SECTION = 100_000  # characters: a section is one page here


def rules_leaf(seen: Beholder, topic_id: str, typed: str) -> Leaf:
    """A topic of the rules, the first for "", or what is found by the words that were typed.

    Raises Refusal `not-asked` for a topic that is not there.
    """
    topics, reader = face(seen.game).topics(seen.pack), seen.reader
    if not topics:
        raise Refusal(NOT_ASKED)
    book = Book(seen.game, topics, reader, seen.board.table.id, seen.pack, seated=seen.desk is not None)
    title = reader.label(say("rules-head", game=game_name(seen.game)), 100)
    typed = typed.strip()[:LOOK_UP_TYPED]
    search = Looked(seen.address(RULES_LEAF), typed)
    if typed:
        found = topics_saying(book, typed)
        rows = tuple(
            (
                seen.address(RULES_LEAF, topic=each.topic.id),
                reader.label(each.topic.title, 100),
                seen.inline(cut_text(each.line.lstrip("#>- "), _FOUND_LINE)),
            )
            for each in found
        )
        told = () if rows else (seen.blocks(reader.line(say("web-found-nothing"))),)
        return Leaf(title, told, search=Looked(search.to, typed, rows))
    shown = topic_of(book, topic_id)
    parts = tuple(
        (seen.address(RULES_LEAF, topic=topic.id), reader.label(topic.title, 100), topic is shown) for topic in topics
    )
    words = f"### {reader.line(shown.title)}\n{reader.lines(shown.text)}"
    which = reader.label(say("rules-which"), 150)
    return Leaf(title, (seen.blocks(words),), parts, which, search, svg_of(topic_picture(book, shown.id)))


def cards_leaf(seen: Beholder, part: str, typed: str) -> Leaf:
    """A section of the cards that the reader sees, the first for "", or the cards found by what was typed.

    Raises Refusal `not-asked` for a section that is not there.
    """
    reader, its = seen.reader, face(seen.game)
    view = seen.board.view if seen.desk is None else seen.desk.view
    sections = () if view is None else its.reference(view)
    table = seen.board.table
    title = reader.label(say("cards-head", game=game_name(seen.game), table=numbered_table(table)), 100)
    books = [CardBook(seen.game, its.cards(seen.pack), sections, reader, seen.pack)]
    names = tuple(name for name, _ in suggested_cards(books, ""))
    typed = typed.strip()[:LOOK_UP_TYPED]
    search = Looked(seen.address(CARDS_LEAF), typed, names=names)
    if typed:
        return _found_cards(seen, title, books, search)
    shown = next((each for each in sections if part in ("", each.id)), None)
    if shown is None and (part or not names):
        raise Refusal(NOT_ASKED)
    if shown is None:
        return Leaf(title, search=search)
    parts = tuple(
        (seen.address(CARDS_LEAF, part=each.id), reader.label(each.title, 100), each is shown) for each in sections
    )
    seat, of_seats = _seat_of(shown.id), its.seats(view)
    told = of_seats.get(seat, ())
    picture = None if not told else made_picture(table, lambda: its.seat_picture(view, seat, reader))
    words = "\n".join(filter(None, (reader.lines(told), f"### {reader.line(shown.title)}", _words_of(seen, shown))))
    which = reader.label(say("cards-which"), 150)
    seats = tuple(
        (
            seen.address(CARDS_LEAF, part=f"seat-{each}"),
            reader.label(its.seat_name(view, each), OPTION_LABEL),
            each == seat,
        )
        for each in of_seats
    )
    return Leaf(title, (seen.blocks(words),), parts, which, search, svg_of(picture), seats=seats)


def _seat_of(section: str) -> int:
    """The seat that a section of cards is about, -1 for any other."""
    head, _, number = section.partition("-")
    return int(number) if head == "seat" and number.isdecimal() else -1


def _words_of(seen: Beholder, section: Section) -> str:
    reader = seen.reader
    if section.suspects and seen.desk is not None:
        reader = with_suspicions(reader, seen.desk, seen.suspected)
    return "\n".join(section_pages(section, reader, _LONGEST_SECTION))


def _found_cards(seen: Beholder, title: str, books: list[CardBook], search: Looked) -> Leaf:
    """The cards that were meant, else those that are spelt like it."""
    try:
        words = cards_in_words(books, search.typed)
    except Trouble:
        alike = suggested_cards(books, search.typed)
        near = tuple((seen.address(CARDS_LEAF, find=value), name, seen.inline("")) for name, value in alike)
        told = () if near else (seen.blocks(seen.reader.line(say("web-found-nothing"))),)
        return Leaf(title, told, search=Looked(search.to, search.typed, near, search.names))
    return Leaf(title, (seen.blocks(words),), search=search, picture=svg_of(cards_picture(books, search.typed)))
