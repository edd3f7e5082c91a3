"""The opening scene of Architects: the reader's board, what wins, what a round is and how the game ends."""

from __future__ import annotations

from engine.texts import Named, Text, say
from face.core.first_game import OPENING_PARTS, OpeningScene
from face.pictures.printed.cards import Card
from face.wordings.reader import Reader
from games.architects.face.pictures.look import CHARACTER_FRAME
from games.architects.face.pictures.topics import card_face
from games.architects.face.rules import TERMS, opening_terms
from games.architects.rules.orders import BEFORE_THE_GAME
from games.architects.rules.pack import Pack
from games.architects.rules.view import View


def opening(view: View, cards: Pack) -> OpeningScene:
    """Says whose board the reader plays, and what the game is about."""
    *parts, first = (Text(f"architects-opening-{part}", {"step": view.step}) for part in OPENING_PARTS)
    told = (*parts, *([first] if view.step in BEFORE_THE_GAME else ()))
    board = _board(view)
    who = say("architects-opening-plays", what=Named("character", board)) if board else say("architects-opening-who")
    return OpeningScene(who, told, opening_terms(view, cards), frozenset({"hand", "guildhall", *TERMS.opening}))


def opening_card(view: View, reader: Reader, cards: Pack) -> Card | None:
    """Draws the reader's board, or where all are alike, what an architect does."""
    if board := _board(view):
        return card_face(Named("character", board), cards, reader)
    effects = (("hired", "aim"), ("built", "beside"))
    drawn = tuple((sign, reader.label(Text(f"architects-opening-{line}"), 400)) for sign, line in effects)
    name = reader.label(say("architects-opening-card"))
    return Card(name, effects=drawn, frame=CHARACTER_FRAME, emblem="compasses")


def _board(view: View) -> str:
    return "" if view.viewer is None else view.seats[view.viewer].character
