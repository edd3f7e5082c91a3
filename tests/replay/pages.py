"""Reads a replay's page as its script does."""

from __future__ import annotations

import base64
import gzip
import json
import re
from functools import cache
from html import unescape
from typing import Any

from engine.policies import RANDOM
from engine.registry import game as rules_of
from face.replay.page import Asked, replay_page
from host.proof.export import parse_export
from tools.simulated import SimulatedTable

APPRENTICE = "apprentice"
PLAYERS = {"bids": RANDOM}  # who has no policies
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


@cache
def exported(game_id: str) -> bytes:
    """An export of a game as people play it: apprentices at all seats of the smallest table."""
    game = rules_of(game_id)
    return SimulatedTable(
        game, game.seats[0], 11, 0, policies=(PLAYERS.get(game_id, APPRENTICE),) * game.seats[0]
    ).export()


@cache
def page_of(game_id: str, locale: str = "en", home: str = "") -> bytes:
    """The page of a simulated game. `home`: the address of its table, where it is one of its pages."""
    return replay_page(parse_export(exported(game_id)), Asked(locale, NAMES, home=home)).content


def data_in(page: bytes) -> dict[str, Any]:
    """What the page shows."""
    found = re.search(rb'<script type="application/octet-stream" id="data">([^<]*)</script>', page)
    assert found is not None
    data: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(found[1])))
    return data


def told_to(data: dict[str, Any], eyes: str) -> list[str]:
    """All lines of the log that these eyes see."""
    return [data["pieces"][line] for step in data["steps"] for line in step["lines"].get(eyes, ())]


def read(line: str) -> str:
    """A line of the page, which is HTML, as it is heard and copied."""
    return unescape(re.sub(r"<[^>]*>", "", line))
