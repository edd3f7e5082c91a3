"""What can be looked up: rules by topics and cards by names, found by words like theirs, on pages that fit a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.contract import Ask
from engine.texts import NOT_ASKED, Listed, Named, Refusal, say
from face.core.face import face
from face.core.names import game_name
from face.core.parts import LookUpEntry, Section, Topic
from face.pictures.canvas import ALT, Picture, spot_id
from face.pictures.pieces import points_place
from face.pictures.printed.cards import cards_alone, example_picture
from face.wordings.close_names import closest, fitting, fold_case
from face.wordings.lengths import OPTION_LABEL, cut_text
from face.wordings.locales import ENGLISH
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.values import Desk, Trouble

LOOK_UP_TYPED = 100  # characters of what somebody looks for
LOOK_UP_PAGE_LENGTH = 1400  # characters of a page: a screen or two of a phone


def section_pages(section: Section, reader: Reader, most: int = LOOK_UP_PAGE_LENGTH) -> list[str]:
    """The entries of a section on pages of at most so many characters; an entry is never torn apart."""
    pages: list[str] = []
    for entry in section.entries:
        line = cut_text(reader.line(entry.text), most)
        if not pages or len(pages[-1]) + 1 + len(line) > most:
            line = line.lstrip("\n")  # an empty line divides it from what stands above
        if pages and len(pages[-1]) + 1 + len(line) <= most:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages or [reader.line(say("cards-none"))]


def words_by_spot(game: str, view: Any, reader: Reader) -> list[tuple[str, str]]:
    """What there is to say of the places in the pictures of `view`, by their ids: open cards, those in hand, points."""
    its, words = face(game), dict[str, str]()
    for section in its.reference(view):
        for entry in section.entries:
            if isinstance(entry.card, Named):
                words[spot_id(entry.card)] = reader.line(entry.text).removeprefix("- ")
    for seat, text in its.points(view).items():
        words[spot_id(points_place(seat))] = reader.line(text).removeprefix("-# ")
    return list(words.items())


NO_SUCH_TOPIC = "no-such-topic"
SIGN = ":"  # between game and topic in a suggestion


class Book(NamedTuple):
    """The rules of a game, with that content pack ("": the usual one), as a person reads them.

    `table`: where they were opened, 0 for nowhere; `seated`: the person plays there.
    """

    game: str
    topics: tuple[Topic, ...]
    reader: Reader
    table: int = 0
    pack: str = ""
    seated: bool = False


def question_meant(desk: Desk, ask_id: str) -> Ask | None:
    """The question of that id, the present one if it is over, None if nothing is asked."""
    if desk.results is not None:
        return None
    asks = [ask for ask in (desk.ask, desk.sealed, *desk.liberties, *desk.order_asks) if ask is not None]
    return next((ask for ask in asks if ask.id == ask_id), asks[0] if asks else None)


def hint_words(desk: Desk, ask_id: str, reader: Reader) -> str:
    """What the rules say about a question; about the present one if it is over."""
    ask = question_meant(desk, ask_id)
    if ask is None:
        return reader.line(say("rules-no-hint"))
    its = face(desk.table.game)
    hint = say("rules-hint-order") if ask.kind == "order" else its.hint(desk.view, ask)
    return f"### {reader.line(its.asked(desk.view, ask))}\n{reader.line(hint)}"


def topic_picture(book: Book, topic_id: str = "") -> Picture | None:
    """Draws what a topic speaks of, if there is anything: the same for all who read this pack in this language."""
    shown = topic_of(book, topic_id)
    nobody = replace(book.reader, seats={}, seat=None)
    example = face(book.game).example(shown.id, book.pack, nobody)
    if example is None:
        return None
    words = nobody.label(say("rules-picture-alt", topic=shown.title), ALT)
    return example_picture(example, face(book.game).colour, words)


def topic_of(book: Book, topic_id: str) -> Topic:
    """The topic of that id, "" for the first. Raises Refusal `not-asked` for one that is not there."""
    shown = next((topic for topic in book.topics if topic.id == topic_id), None) if topic_id else book.topics[0]
    if shown is None:
        raise Refusal(NOT_ASKED)
    return shown


def _named_topics(books: Sequence[Book]) -> dict[tuple[str, str], str]:
    """Returns the words by which topics are looked for, title and others, by game and topic."""
    return {
        (book.game, topic.id): f"{book.reader.label(topic.title, 100)}, {book.reader.label(topic.words, 200)}"
        for book in books
        for topic in book.topics
    }


def _english_topics(books: Sequence[Book]) -> dict[tuple[str, str], str]:
    """The English words for the same topics, where the reader's are in another language."""
    if all(book.reader.texts.locale == ENGLISH for book in books):
        return {}
    return _named_topics([book._replace(reader=replace(book.reader, texts=texts(ENGLISH))) for book in books])


def suggested_topics(books: Sequence[Book], begun: str) -> list[tuple[str, str]]:
    """(name, value) of the topics that fit what is typed so far, or else are spelt like it."""
    named = _named_topics(books)
    titles = {(book.game, topic.id): (book, topic) for book in books for topic in book.topics}
    english = _english_topics(books)
    chosen = fitting(begun, named, english) or closest(begun, named, also=english)
    return [(_title(*titles[key], several=len(books) > 1), SIGN.join(key)) for key in chosen]


def _title(book: Book, topic: Topic, *, several: bool) -> str:
    if not several:
        return book.reader.label(topic.title, OPTION_LABEL)
    return book.reader.label(say("rules-topic-of", topic=topic.title, game=game_name(book.game)), OPTION_LABEL)


def meant_topic(books: Sequence[Book], typed: str) -> tuple[Book, str]:
    """The book and the topic that `typed` means: a suggestion, or words of its title.

    Raises Trouble `no-such-topic` with what is spelt like it.
    """
    named, english = _named_topics(books), _english_topics(books)
    by_game = {book.game: book for book in books}
    game, _, topic = typed.strip().partition(SIGN)
    key = (game, topic) if (game, topic) in named else next(iter(fitting(typed, named, english)), None)
    if key is None:
        near = closest(typed, named, also=english)
        titles = {(book.game, topic.id): topic.title for book in books for topic in book.topics}
        raise Trouble(NO_SUCH_TOPIC, close=Listed(tuple(titles[key] for key in near)), count=len(near))
    return by_game[key[0]], key[1]


class FoundTopic(NamedTuple):
    """A topic that is looked for. `line`: the first of its lines that holds what was typed, "" where its title does."""

    topic: Topic
    line: str = ""


def topics_saying(book: Book, typed: str) -> list[FoundTopic]:
    """The topics that `typed` means by their titles and other words, then those in whose text all its words stand.

    Without either those whose titles are spelt like it; none for no words.
    """
    named, english, words = _named_topics([book]), _english_topics([book]), fold_case(typed[:LOOK_UP_TYPED]).split()
    if not words:
        return []
    meant = [id for _, id in fitting(typed, named, english)]
    by_id = {topic.id: topic for topic in book.topics}
    found = [FoundTopic(by_id[id]) for id in meant]
    for topic in book.topics:
        lines = book.reader.lines(topic.text).splitlines()
        held = [line for line in lines if any(word in fold_case(line) for word in words)]
        if topic.id not in meant and all(any(word in fold_case(line) for line in held) for word in words):
            found.append(FoundTopic(topic, max(held, key=lambda line: sum(word in fold_case(line) for word in words))))
    return found or [FoundTopic(by_id[id]) for _, id in closest(typed, named, also=english)]


_NO_SUCH_CARD = "no-such-card"
GAME_SIGN, CARD_SIGN = ":", "/"  # between game and card, kind and id, in a suggestion
MOST_DRAWN = 4  # cards on a picture


class CardBook(NamedTuple):
    """The cards of a game, of that content pack ("": the usual one).

    `sections`: those that this person sees at a table, with where they lie.
    """

    game: str
    cards: tuple[LookUpEntry, ...]
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
    return cards_alone(cards, face(entries[0][0].game).colour, alt) if len(cards) == len(entries) else None


def suggested_cards(books: Sequence[CardBook], begun: str) -> list[tuple[str, str]]:
    """(name, value) of the cards that fit what is typed so far, or else are spelt like it, by name."""
    named, english = _named(books), _english_names(books)
    by_name = dict(sorted(named.items(), key=lambda item: fold_case(item[1])))
    keys = fitting(begun, by_name, english) or closest(begun, named, also=english)
    return [(named[key], key if len(books) > 1 else key.partition(GAME_SIGN)[2]) for key in keys]


def _meant(books: Sequence[CardBook], words: str) -> list[str]:
    """The keys of the cards that `words` mean. Raises Trouble `no-such-card` with what is spelt like it."""
    named, english, typed = _named(books), _english_names(books), fold_case(words)
    exact_keys = [key for key in named if words in (key, key.partition(GAME_SIGN)[2])]
    same = [key for key, name in named.items() if typed in (fold_case(name), fold_case(english.get(key, name)))]
    meant = exact_keys or same or (fitting(words, named, english) if len(typed) > 1 else [])
    if not meant:
        close = [named[key] for key in closest(words, named, also=english)]
        raise Trouble(_NO_SUCH_CARD, close=Listed(tuple(close)), count=len(close))
    return meant


def _named(books: Sequence[CardBook]) -> dict[str, str]:
    """The names of all cards, by `game:kind/id`."""
    return {
        _key(book, entry.card): book.reader.label(entry.card, OPTION_LABEL)
        for book in books
        for entry in (*(entry for section in book.sections for entry in section.entries), *book.cards)
        if entry.card is not None
    }


def _english_names(books: Sequence[CardBook]) -> dict[str, str]:
    """The English names of all cards, by the same keys, where the reader's are in another language."""
    if all(book.reader.texts.locale == ENGLISH for book in books):
        return {}
    return _named([book._replace(reader=replace(book.reader, texts=texts(ENGLISH))) for book in books])


def _is_in(book: CardBook, entry: LookUpEntry, keys: set[str]) -> bool:
    return entry.card is not None and _key(book, entry.card) in keys


def _key(book: CardBook, card: Named) -> str:
    return f"{book.game}{GAME_SIGN}{card.kind}{CARD_SIGN}{card.id}"
