"""What threatens seats as things stand, as a game tells it: for the pictures and the words of boards."""

from __future__ import annotations

from typing import Any

from engine.extras.threats import Threat, threats_in, worth_telling
from engine.registry import game as rules_of
from engine.texts import Text, say
from face.pictures.heads import threat_lines


def told_threats(game_id: str, view: Any, seat: int | None = None) -> tuple[Threat, ...]:
    """The threats worth telling, of an onlooker's `view` or of the one of `seat`; those against it first."""
    return worth_telling(threats_in(rules_of(game_id), view), seat)


def threats_in_words(game_id: str, view: Any, seat: int | None = None) -> list[Text]:
    """The same as a heading with a few lines; none where nothing threatens."""
    lines = threat_lines(told_threats(game_id, view, seat))
    return [say("board-threats"), *lines] if lines else []
