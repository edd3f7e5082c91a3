"""Holds `PackFace`: the face of a game with content packs. What it says comes from modules that are given the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.chance import SEED_BYTES, Chance
from engine.contract import Ask
from engine.packs import Packs
from engine.registry import game as rules_of
from engine.texts import Named, Text
from face.core.face import Face
from face.core.parts import LessonNeeds
from face.pictures.printed.cards import Card, Example
from face.wordings.reader import NameOf, Reader

T = TypeVar("T")


def with_cards(says: Callable[..., T]) -> Callable[..., T]:
    """Turns `says` into a method of a `PackFace`: it gets the same and, last, the cards of the view's pack."""

    def method(face: PackFace, view: Any, *given: Any) -> T:
        return says(view, *given, face.packs.pack(view.pack))

    return method


def of_cards(says: Callable[[Any], T]) -> Callable[..., T]:
    """Turns `says` into a method of a `PackFace`: it gets the cards of the pack whose key the method gets."""

    def method(face: PackFace, pack: str) -> T:
        return says(face.cards_of(pack))

    return method


class PackFace(Face):
    """The face of a game with content packs; a subclass says where its packs are and what words their cards."""

    packs: Packs[Any]
    names_at: Callable[[str], NameOf]
    """The names of a pack by its key."""

    card_face: Callable[[Named, Any, Reader], Card | None]
    """Draws a card of a pack."""

    piece: Callable[[str, str, Any, Reader], Example | Card | None]
    """Draws what a topic speaks of, by topic, key of the pack and its cards."""

    topic_of: Mapping[str, str]
    """The topic that a kind of ask is about."""

    needs: Mapping[str, Callable[[Any, Any], LessonNeeds]] = {}
    """Finds what the goal of a lesson rests on, by the lesson's key, in a view and the cards of its pack."""

    table_options: tuple[tuple[str, Text], ...]
    """What can be chosen when a table is opened: as typed, and in words."""

    def cards_of(self, pack: str) -> Any:
        """The cards of the pack with that key, "" for the usual one."""
        return self.packs.pack(pack or self.packs.usual)

    def card(self, card: Named, pack: str, reader: Reader) -> Card | None:
        return self.card_face(card, self.cards_of(pack), reader)

    def example(self, topic: str, pack: str, reader: Reader) -> Example | Card | None:
        return self.piece(topic, pack or self.packs.usual, self.cards_of(pack), reader)

    def topic(self, ask: Ask) -> str:
        return self.topic_of.get(ask.kind, "")

    def lesson_needs(self, view: Any, key: str) -> LessonNeeds:
        return self.needs[key](view, self.packs.pack(view.pack))

    def offers(self) -> tuple[tuple[str, Text], ...]:
        return self.table_options

    def name(self, kind: str, id: str, locale: str) -> Text | str | None:
        return self.names("")(kind, id, locale)

    def names(self, pack: str) -> NameOf:
        return self.names_at(pack or self.packs.usual)


def first_view(game_id: str, pack: str, seats: int) -> Any:
    """What an onlooker sees when a game with the content pack of that key begins, always dealt by the same chance."""
    game = rules_of(game_id)
    state = game.setup(game.options_type(pack=pack), seats, Chance(bytes(SEED_BYTES))).state
    return game.view(state, None)
