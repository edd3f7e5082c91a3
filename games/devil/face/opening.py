"""The opening scene of Deal with the Devil: the reader's role, what wins, how a round goes, souls, what is secret."""

from __future__ import annotations

from engine.texts import Param, Text
from face.core.first_game import OpeningScene
from face.pictures.printed.cards import Card
from face.wordings.reader import Reader
from games.devil.face.pictures.emblems import role_emblem
from games.devil.face.pictures.look import ROLE_FRAME
from games.devil.face.rules import TERMS, opening_terms
from games.devil.rules.pack import Pack
from games.devil.rules.rulebook import UNDEALT
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import View

FIRST_STEPS = frozenset({"roles.preferences", "trading.offer"})  # of round 1: what comes first is still to come
_PARTS = ("wins", "round", "soul", "hidden", "first")
_TOLD = frozenset({"role", "soul", *TERMS.opening})
_AIM_SIGNS = {"cultist": "soul-marked", "devil": "soul"}
_SIGNS_BESIDE = {"cultist": "points", "devil": "coins"}


def opening(view: View, cards: Pack) -> OpeningScene:
    """Says which role the reader has, and what follows from it; before roles are dealt, that they will be."""
    role = _role(view)
    *parts, first = (Text(f"devil-opening-{part}", _numbers(role)) for part in _PARTS)
    begins = view.round == 1 and view.step in FIRST_STEPS
    told = (*parts, *([first] if begins else ()))
    return OpeningScene(Text("devil-opening-who", _numbers(role)), told, opening_terms(view, cards), _terms(role))


def opening_card(view: View, reader: Reader) -> Card | None:
    """Draws the reader's role."""
    role = _role(view)
    lines = [("aim", _AIM_SIGNS.get(role, "soul"))]
    lines += [] if role == UNDEALT else [("beside", _SIGNS_BESIDE.get(role, "points"))]
    effects = tuple((sign, reader.label(Text(f"devil-opening-{line}", _numbers(role)), 400)) for line, sign in lines)
    sorts = () if role == UNDEALT else (role,)
    name = reader.label(Text("devil-opening-card", _numbers(role)))
    return Card(name, sorts, effects=effects, frame=ROLE_FRAME, emblem=role_emblem(role))


def _role(view: View) -> str:
    return UNDEALT if view.own is None else view.own.role


def _numbers(role: str) -> dict[str, Param]:
    return {"role": role, "rounds": ROUNDS}


def _terms(role: str) -> frozenset[str]:
    return _TOLD if role != "cultist" else _TOLD | {"marked"}
