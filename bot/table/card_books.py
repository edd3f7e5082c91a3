"""The cards of a game: found by their names, said in words with where they lie, and drawn as they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.face import face
from bot.games.face_parts import Entry, Section
from bot.games.readers import game_name
from bot.kit.close_names import closest, fitting
from bot.kit.folding import folded
from bot.kit.languages import ENGLISH
from bot.kit.lengths import OPTION_LABEL
from bot.kit.reader import Reader
from bot.kit.texts import texts
from bot.pictures.cards import cards_alone
from bot.pictures.picture import ALT, Picture
from bot.pictures.theme import GAMES, INK
from engine.core.texts import Listed, Named, say
from host.values import Trouble

NO_SUCH_CARD = "no-such-card"
GAME_SIGN, CARD_SIGN = ":", "/"  # between game and card, kind and id, in a suggestion
MOST_DRAWN = 4  # cards on a picture


class CardBook(NamedTuple):
    """The cards of a game, of that content pack ("": the usual one).

    `sections`: those that this person sees at a table, with where they lie.
    """

    game: str
    cards: tuple[Entry, ...]
    sections: tuple[Section, ...]
    reader: Reader
    pack: str = ""


def cards_in_words(books: Sequence[CardBook], words: str) -> str:
    """Every card that `words` mean, where it lies if that is known. Raises Trouble `no-such-card`."""
    parts = []
    meant = set(_meant(books, words))
    for book in books:
        shown: set[Named] = set()
        for section in book.sections:
            there = [entry for entry in section.entries if entry.card and _key(book, entry.card) in meant]
            shown |= {entry.card for entry in there if entry.card}
            if there:
                lines = book.reader.lines([entry.text for entry in there])
                parts.append(f"**{book.reader.line(section.title)}**\n{lines}")
        others = [entry for entry in book.cards if entry.card not in shown and _is_in(book, entry, meant)]
        if others:
            title = say("card-of-the-game") if book.sections else say("card-head", game=game_name(book.game))
            parts.append(f"**{book.reader.line(title)}**\n" + book.reader.lines([entry.text for entry in others]))
    return "\n".join(parts)


def cards_picture(books: Sequence[CardBook], words: str) -> Picture | None:
    """Draws the cards that `words` mean as they are printed; None for more than a few, or where one is not drawn."""
    meant = set(_meant(books, words))
    entries = [(book, entry) for book in books for entry in book.cards if _is_in(book, entry, meant)]
    if not 0 < len(entries) <= MOST_DRAWN:
        return None
    drawn = [face(book.game).card(entry.card, book.pack, book.reader) for book, entry in entries if entry.card]
    alt = [book.reader.label(entry.text, ALT) for book, entry in entries]
    cards = [card for card in drawn if card is not None]
    return cards_alone(cards, GAMES.get(entries[0][0].game, INK), alt) if len(cards) == len(entries) else None


def suggested_cards(books: Sequence[CardBook], begun: str) -> list[tuple[str, str]]:
    """(name, value) of the cards that fit what is typed so far, or else are spelt like it, by name."""
    named, english = _named(books), _in_english(books)
    by_name = dict(sorted(named.items(), key=lambda item: folded(item[1])))
    keys = fitting(begun, by_name, english) or closest(begun, named, also=english)
    return [(named[key], key if len(books) > 1 else key.partition(GAME_SIGN)[2]) for key in keys]


def _meant(books: Sequence[CardBook], words: str) -> list[str]:
    """The keys of the cards that `words` mean. Raises Trouble `no-such-card` with what is spelt like it."""
    named, english, typed = _named(books), _in_english(books), folded(words)
    exact_keys = [key for key in named if words in (key, key.partition(GAME_SIGN)[2])]
    same = [key for key, name in named.items() if typed in (folded(name), folded(english.get(key, name)))]
    meant = exact_keys or same or (fitting(words, named, english) if len(typed) > 1 else [])
    if not meant:
        close = [named[key] for key in closest(words, named, also=english)]
        raise Trouble(NO_SUCH_CARD, close=Listed(tuple(close)), count=len(close))
    return meant


def _named(books: Sequence[CardBook]) -> dict[str, str]:
    """The names of all cards, by `game:kind/id`."""
    return {
        _key(book, entry.card): book.reader.label(entry.card, OPTION_LABEL)
        for book in books
        for entry in (*(entry for section in book.sections for entry in section.entries), *book.cards)
        if entry.card is not None
    }


def _in_english(books: Sequence[CardBook]) -> dict[str, str]:
    """The English names of all cards, by the same keys, where the reader's are in another language."""
    if all(book.reader.texts.locale == ENGLISH for book in books):
        return {}
    return _named([book._replace(reader=replace(book.reader, texts=texts(ENGLISH))) for book in books])


def _is_in(book: CardBook, entry: Entry, keys: set[str]) -> bool:
    return entry.card is not None and _key(book, entry.card) in keys


def _key(book: CardBook, card: Named) -> str:
    return f"{book.game}{GAME_SIGN}{card.kind}{CARD_SIGN}{card.id}"
