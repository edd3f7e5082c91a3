"""The rules of a game by topics: found by words of their titles, each with a picture of what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.face import face
from bot.games.face_parts import Topic
from bot.games.readers import game_name
from bot.kit.close_names import closest, fitting
from bot.kit.languages import ENGLISH
from bot.kit.lengths import OPTION_LABEL
from bot.kit.reader import Reader
from bot.kit.texts import texts
from bot.pictures.example import example_picture
from bot.pictures.picture import ALT, Picture
from bot.pictures.theme import GAMES, INK
from engine.core.contract import Ask
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import Listed, say
from host.values import Desk, Trouble

NO_SUCH_TOPIC = "no-such-topic"
SIGN = ":"  # between game and topic in a suggestion


class Book(NamedTuple):
    """The rules of a game, with that content pack ("": the usual one), as a person reads them.

    `table`: where they were opened, 0 for nowhere.
    """

    game: str
    topics: tuple[Topic, ...]
    reader: Reader
    table: int = 0
    pack: str = ""


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
    hint = say("rules-hint-order") if ask.kind == "order" else face(desk.table.game).hint(desk.view, ask)
    return f"### {reader.line(ask.prompt)}\n{reader.line(hint)}"


def topic_picture(book: Book, topic_id: str = "") -> Picture | None:
    """Draws what a topic speaks of, if there is anything: the same for all who read this pack in this language."""
    shown = topic_of(book, topic_id)
    nobody = replace(book.reader, seats={}, seat=None)
    example = face(book.game).example(shown.id, book.pack, nobody)
    if example is None:
        return None
    words = nobody.label(say("rules-picture-alt", topic=shown.title), ALT)
    return example_picture(example, GAMES.get(book.game, INK), words)


def topic_of(book: Book, topic_id: str) -> Topic:
    """The topic of that id, "" for the first. Raises Refusal `not-asked` for one that is not there."""
    shown = next((topic for topic in book.topics if topic.id == topic_id), None) if topic_id else book.topics[0]
    if shown is None:
        raise Refusal(NOT_ASKED)
    return shown


def named_topics(books: Sequence[Book]) -> dict[tuple[str, str], str]:
    """Returns the words by which topics are looked for, title and others, by game and topic."""
    return {
        (book.game, topic.id): f"{book.reader.label(topic.title, 100)}, {book.reader.label(topic.words, 200)}"
        for book in books
        for topic in book.topics
    }


def _in_english(books: Sequence[Book]) -> dict[tuple[str, str], str]:
    """The English words for the same topics, where the reader's are in another language."""
    if all(book.reader.texts.locale == ENGLISH for book in books):
        return {}
    return named_topics([book._replace(reader=replace(book.reader, texts=texts(ENGLISH))) for book in books])


def suggested_topics(books: Sequence[Book], begun: str) -> list[tuple[str, str]]:
    """(name, value) of the topics that fit what is typed so far, or else are spelt like it."""
    named = named_topics(books)
    titles = {(book.game, topic.id): (book, topic) for book in books for topic in book.topics}
    english = _in_english(books)
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
    named, english = named_topics(books), _in_english(books)
    by_game = {book.game: book for book in books}
    game, _, topic = typed.strip().partition(SIGN)
    key = (game, topic) if (game, topic) in named else next(iter(fitting(typed, named, english)), None)
    if key is None:
        near = closest(typed, named, also=english)
        titles = {(book.game, topic.id): topic.title for book in books for topic in book.topics}
        raise Trouble(NO_SUCH_TOPIC, close=Listed(tuple(titles[key] for key in near)), count=len(near))
    return by_game[key[0]], key[1]
