"""Writes the pictures of a golden game beside those of its positions: scenes, podium, lobby, cards and examples.

Every part with its place, as the pictures of positions are written; of each picture only what none before it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from msgspec.structs import replace

from engine.policies import APPRENTICE, STEWARD
from engine.registry import game as game_of
from engine.texts import say
from face.core.face import face
from face.core.scenes import ToldScene
from face.pictures.canvas import Around, Picture
from face.pictures.printed.cards import cards_alone
from face.table.look_up import Book, topic_picture
from face.table.scenes import lobby_picture, podium_of
from host.occupants import Player, Steward
from host.values import SeatCard
from tests.bot.drawing import TABLE
from tests.contract.journeys import Journey
from tests.pictures.scenes import NAMES, reader
from tests.pictures.stories import FULLEST
from tools.under_test import Golden

SCENES_OF_KIND = 3
CARDS_EVERY = 5
_PART = re.compile(r"<(\w+)([^>]*?)/?>([^<]*)")
_ATTRIBUTE = re.compile(r'="([^"]*)"')


def drawn_beside(game_id: str, golden: Golden) -> str:
    """All of them, and what stands where in them."""
    lines = dict.fromkeys([f"# {game_id}, its other pictures"])  # in order, each once
    for name, picture in _pictures(game_id, golden):
        lines |= dict.fromkeys(parts_of(name, picture, whole=True))
    return "\n".join(lines) + "\n"


def parts_of(name: str, picture: Picture | None, *, whole: bool = False) -> list[str]:
    """A picture's parts in the order in which they are drawn: what it is, its attributes without names, its words.

    `whole`: with the signs that it draws more than once.
    """
    if picture is None:
        return []
    lines = [f"{name} {picture.width} {picture.height} {picture.alt}"]
    for tag, attributes, words in _PART.findall(picture.svg if whole else picture.svg.partition("</defs>")[2]):
        values = " ".join(_ATTRIBUTE.findall(attributes))
        lines.append(f"    {tag} {values} {unescape(words)}".rstrip())
    return lines


def _pictures(game_id: str, golden: Golden) -> Iterator[tuple[str, Picture | None]]:
    game, its, reads = game_of(game_id), face(game_id), reader(game_id, "en", "plain")
    options: Any = game.options_type(**golden.options)
    people = [SeatCard(at, Player(at + 1), NAMES["plain"][at]) for at in range(golden.seats)]
    table = replace(TABLE, game=game_id, seats=tuple(people), most=game.seats[1], fewest=game.seats[0])
    automatic = [SeatCard(None, Steward((STEWARD, APPRENTICE)[at % 2])) for at in range(game.seats[1] - 1)]
    for seats in (people[:1], [*people[:1], *automatic]):
        free = tuple(replace(card, seat=None) for card in seats)
        yield "lobby", lobby_picture(replace(table, status="lobby", moment="", thread_id=None, seats=free), reads)
    journey = Journey(game, golden.seats, golden.number, options)
    outcomes = [journey.first, *(step.outcome for step in journey)]
    seen: dict[str, int] = {}
    for outcome in outcomes:
        told = tuple(happening.public for happening in outcome.happenings if happening.public is not None)
        for scene in its.scenes(told, (), ""):
            seen[scene.kind] = seen.get(scene.kind, 0) + 1
            if seen[scene.kind] <= SCENES_OF_KIND:
                yield f"scene {scene.kind}", its.scene_picture(scene, reads, Around("Table 1234"))
    for kind, about in FULLEST.get(game_id, {}).items():
        full = ToldScene(kind, 0, say("podium-days", days=1), (), about)
        yield f"scene {kind} at its fullest", its.scene_picture(full, reads, Around("Table 1234"))
    yield "podium", podium_of(table, game.result(journey.state) or (), reads, 22)
    book = Book(game_id, its.topics(""), reads)
    yield from ((f"topic {topic.id}", topic_picture(book, topic.id)) for topic in book.topics)
    for entry in its.cards("")[::CARDS_EVERY]:
        drawn = None if entry.card is None else its.card(entry.card, "", reads)
        if drawn is not None:
            yield f"card {entry.card}", cards_alone([drawn], its.colour, [reads.label(entry.text, 200)])
