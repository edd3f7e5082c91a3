"""The opening scene of Deal with the Devil: the reader's role, what wins, what soul pieces are for, what is secret."""

from __future__ import annotations

from engine.texts import Param, Text
from face.core.openings import OpeningScene
from face.pictures.cards import Card
from face.wordings.reader import Reader
from games.devil.face.pictures.emblems import role_emblem
from games.devil.face.pictures.look import ROLE_FRAME
from games.devil.rules.rulebook import UNDEALT
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import View

FIRST_STEPS = frozenset({"roles.preferences", "trading.offer"})  # of round 1: what comes first is still to come
TERMS = frozenset({"role", "soul"})
_AIM_SIGNS = {"cultist": "soul-marked", "devil": "soul"}
_SIGNS_BESIDE = {"cultist": "points", "devil": "coins"}


def opening(view: View) -> OpeningScene:
    """Says which role the reader has, and what follows from it; before roles are dealt, that they will be."""
    role = _role(view)
    parts = ["wins", "soul", "hidden"]
    if view.round == 1 and view.step in FIRST_STEPS:
        parts.append("first")
    told = (Text(f"devil-opening-{part}", _numbers(role)) for part in parts)
    return OpeningScene(Text("devil-opening-who", _numbers(role)), tuple(told), _terms(role))


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
    return TERMS if role != "cultist" else TERMS | {"marked"}
