"""The opening scene of Paladins: what the reader leads, what wins, what a round is."""

from __future__ import annotations

from engine.texts import Text, say
from face.core.first_game import OPENING_PARTS, OpeningScene
from face.pictures.printed.cards import Card
from face.wordings.reader import Reader
from games.paladins.face.pictures.look import PALADIN_FRAME
from games.paladins.face.rules import TERMS, opening_terms
from games.paladins.rules.pack import Pack
from games.paladins.rules.rulebook import RIGHT
from games.paladins.rules.view import View


def opening(view: View, cards: Pack) -> OpeningScene:
    """Says what the reader is there for; alone, against whom."""
    points = cards.board.scoring
    numbers = {
        "rounds": view.rounds,
        "alone": "no" if view.virtual is None else "yes",
        "least": min(points.orders),
        "most": max(points.orders),
        "track": max(points.track),
        "deed": max(max(getattr(points, action)) for action in RIGHT if hasattr(points, action)),
        "debt": -points.unpaid_debt,
    }
    *parts, first = (Text(f"paladins-opening-{part}", dict(numbers)) for part in OPENING_PARTS)
    told = (*parts, *([first] if view.step == "draft" else ()))
    return OpeningScene(
        say("paladins-opening-who"), told, opening_terms(view, cards), frozenset({"attributes", *TERMS.opening})
    )


def opening_card(view: View, reader: Reader) -> Card | None:
    """Draws what the reader leads: the same for all."""
    effects = (("faith", "aim"), ("done", "beside"))
    drawn = tuple((sign, reader.label(Text(f"paladins-opening-{line}"), 400)) for sign, line in effects)
    name = reader.label(say("paladins-opening-who"))
    return Card(name, ("faith", "strength", "influence"), effects=drawn, frame=PALADIN_FRAME, emblem="castle")
