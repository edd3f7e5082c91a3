"""Words beside the pictures of a page: what a press on a place tells, and what threatens whom."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from face.pictures.heads import threat_lines
from face.table.look_up import words_by_spot
from face.table.threats import told_threats
from face.wordings.reader import Reader
from web.words import Whereabouts, blocks, inline


def told_at(game: str, view: Any, reader: Reader, place: Whereabouts) -> list[tuple[str, Markup]]:
    """What a press on a place in a picture tells, by the place's id."""
    return [(at, inline(words, place)) for at, words in words_by_spot(game, view, reader)]


def threats_beside(
    game: str, view: Any, seat: int | None, reader: Reader, place: Whereabouts
) -> list[tuple[bool, Markup]]:
    """What threatens as things stand, as whoever sees `view` may know it; of each whether it hits their `seat`."""
    told = told_threats(game, view, seat)
    lines = zip(told, threat_lines(told), strict=False)
    return [(seat in each.whom, blocks(reader.line(line), place)) for each, line in lines]
