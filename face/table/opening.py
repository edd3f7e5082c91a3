"""The opening scene: who a player is, told once as a game of theirs begins, with their card as a picture."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import say
from face.core.face import face
from face.core.first_game import OpeningScene
from face.core.names import game_name, numbered_table
from face.pictures.canvas import Picture
from face.pictures.pieces import picture_reader
from face.pictures.printed.cards import Card, example_picture
from face.table.scenes import made_picture
from face.wordings.reader import Reader
from host.values import Desk, News


class OpeningWords(Struct, frozen=True):
    """The words of an opening scene: of which game and table it is, and who its reader is.

    `card`: what the picture says; `told`: the rest, a paragraph each, "" for who has played before.
    """

    of: str
    who: str
    card: str
    told: str = ""


def has_opening(game: str, reader: Reader) -> bool:
    """Whether a game tells its players who they are as it begins, in the language of `reader`."""
    return reader.texts.has(f"{game}-opening-who")


def opening_scene_of(desk: Desk, reader: Reader) -> OpeningScene | None:
    """The opening of the seat at `desk`; None where its game has none, or is over or halted."""
    over = desk.results is not None or desk.table.halted
    return None if over or not has_opening(desk.table.game, reader) else face(desk.table.game).opening(desk.view)


def opening_words(desk: Desk, reader: Reader, *, whole: bool = True) -> OpeningWords | None:
    """The words of the opening scene; None where there is none. `whole`: with what wins, what is hidden, how to begin.

    Whoever has played such a game before needs their card alone.
    """
    opening = opening_scene_of(desk, reader)
    if opening is None:
        return None
    of = reader.line(say("opening-head", game=game_name(desk.table.game), table=numbered_table(desk.table)))
    card = face(desk.table.game).opening_card(desk.view, reader)
    does = () if card is None else tuple(words for _, words in card.effects)
    told = [reader.line(text) for text in opening.told if reader.texts.has(text.key)]
    told += [f"-# {reader.line(text)}" for text in opening.explained]
    return OpeningWords(of, reader.line(opening.who), "\n".join(does), "\n".join(told) if whole else "")


def opening_picture(desk: Desk, reader: Reader) -> Picture | None:
    """The card of a player's role or side; None where their game draws none, or its scene is broken."""
    table, its = desk.table, face(desk.table.game)
    opening = opening_scene_of(desk, reader)
    if opening is None:
        return None

    def draw() -> Picture | None:
        card: Card | None = its.opening_card(desk.view, picture_reader(reader))
        return None if card is None else example_picture(card, its.colour, reader.line(opening.who))

    return made_picture(table, draw)


def split_opening_news(news: News) -> tuple[News, News] | None:
    """The news that come with an opening scene, and those after it; None where there is no scene among them.

    It comes with the start, and where roles are dealt later, with what tells a seat its own.
    """
    casts = face(news.table.game).casts
    dealt = [at + 1 for at, text in enumerate(news.happenings) if text.key in casts]
    if news.desk is None or (news.start is None and not dealt):
        return None
    at = max(news.start or 0, *dealt, 0)
    first = replace(news, happenings=news.happenings[:at], by=news.by[:at])
    return first, replace(news, happenings=news.happenings[at:], by=news.by[at:])
