"""Scenes of games that stewards play from seeds, and scenes as full as they can become."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.registry import game as rules_of
from engine.texts import Text
from face.core.face import face
from face.core.scenes import ToldScene, best_scene
from games.architects.face.scenes import Capture, Full, Raid
from games.devil.face.telling.scenes import Chests, Guessed, Inquisitors, Masks, Mob, OpenChest, Ritual
from games.paladins.face.telling.scenes import Fulfilled, Journey, Verdict
from host.log import journal
from host.proof.export import parse_export
from tools.simulated import SimulatedTable

LEVEL = "apprentice"
GAMES: dict[str, tuple[int, tuple[int, ...]]] = {
    "devil": (4, (1, 3, 0)),
    "architects": (5, (0,)),
    "paladins": (4, (4,)),
}
"""Seats, and the seeds of games in which every scene of the game is shown."""
KINDS = {
    "devil": {"mob", "chests", "ritual", "guess", "inquisitors", "masks"},
    "architects": {"capture", "raid", "full"},
    "paladins": {"inquisition", "journey", "order"},
}
_FULL_CHEST = (("coins", 12), ("wood", 3), ("stone", 2), ("glass", 4), ("marble", 1))
FULLEST: dict[str, dict[str, Any]] = {
    "devil": {
        "mob": Mob((0, 2)),
        "chests": Chests(
            tuple(
                OpenChest(mark, (*_FULL_CHEST, ("soul", 3), ("soul-marked", 5)), (("devil", 0), ("cultist", 3)))
                for mark in ("sun", "moon", "cultist", "devil")
            ),
            ("ascetic", "fundamentalist", "plebeian"),
        ),
        "ritual": Ritual(7, 6),
        "guess": Guessed(3, "cultist", right=False),
        "inquisitors": Inquisitors(
            ("ascetic", "fundamentalist", "plebeian", "houseguest", "bailiff"), {0: 12, 1: 0, 2: 3, 3: 21}, {1: 12}
        ),
        "masks": Masks({0: "devil", 1: "sun", 2: "moon", 3: "cultist"}, {0: 0, 1: 2, 2: 1, 3: 1}),
    },
    "architects": {
        "capture": Capture(4, {0: 5, 1: 6, 2: 4, 3: 5}),
        "raid": Raid((0, 1, 2, 3, 4), 12),
        "full": Full(0),
    },
    "paladins": {
        "inquisition": Verdict((0, 1, 2, 3), 11),
        "journey": Journey(2, 6),
        "order": Fulfilled(3, "order-convert", "convert", 5, 10),
    },
}
"""About what scenes can be that say as much as possible, by game and kind."""


class Shown(Struct, frozen=True):
    """A scene of a game: what was told in its step, and before it."""

    scene: ToldScene
    told: tuple[Text, ...]
    earlier: tuple[Text, ...]


@cache
def played(game_id: str) -> tuple[tuple[Shown, ...], ...]:
    """The scenes that are shown of those games, by game."""
    seats, seeds = GAMES[game_id]
    return tuple(_of_game(game_id, seats, seed) for seed in seeds)


def _of_game(game_id: str, seats: int, seed: int) -> tuple[Shown, ...]:
    table = SimulatedTable(rules_of(game_id), seats, seed, 0, policies=(LEVEL,) * seats)
    shown: list[Shown] = []
    earlier: tuple[Text, ...] = ()
    for move in parse_export(table.export()).moves:
        entry = journal.read_entry(msgspec.json.encode(move))
        told = tuple(one.public for one in entry.happenings if one.public is not None)
        scene = best_scene(face(game_id).scenes(told, earlier, ""))
        if scene is not None:
            shown.append(Shown(scene, told, earlier))
        earlier += told
    assert any(text.key == face(game_id).over for text in earlier)
    return tuple(shown)


@cache
def some_of_each(game_id: str) -> tuple[ToldScene, ...]:
    """A scene of each kind as stewards have played it, and the fullest."""
    first: dict[str, ToldScene] = {}
    for shown in (one for game in played(game_id) for one in game):
        first.setdefault(shown.scene.kind, shown.scene)
    fullest = [
        ToldScene(kind, 0, first[kind].said, first[kind].seen, about)
        for kind, about in FULLEST[game_id].items()
        if kind in first
    ]
    return (*first.values(), *fullest)
