"""The opening scene of Paladins: what the reader leads, what wins, what a round is."""

from __future__ import annotations

from engine.texts import Text, say
from face.core.openings import OPENING_PARTS, OpeningScene
from face.pictures.cards import Card
from face.wordings.reader import Reader
from games.paladins.face.pictures.look import PALADIN_FRAME
from games.paladins.rules.view import View


def opening(view: View) -> OpeningScene:
    """Says what the reader is there for; alone, against whom."""
    numbers = {"rounds": view.rounds, "alone": "no" if view.virtual is None else "yes"}
    parts = OPENING_PARTS if view.step == "draft" else OPENING_PARTS[:-1]
    told = (Text(f"paladins-opening-{part}", dict(numbers)) for part in parts)
    return OpeningScene(say("paladins-opening-who"), tuple(told), frozenset({"attributes"}))


def opening_card(view: View, reader: Reader) -> Card | None:
    """Draws what the reader leads: the same for all."""
    effects = (("faith", "aim"), ("done", "beside"))
    drawn = tuple((sign, reader.label(Text(f"paladins-opening-{line}"), 400)) for sign, line in effects)
    name = reader.label(say("paladins-opening-who"))
    return Card(name, ("faith", "strength", "influence"), effects=drawn, frame=PALADIN_FRAME, emblem="castle")
