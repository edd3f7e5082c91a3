"""Counts the open points and symbols of a seat before the end (rules page, sections 3.5 and 4)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.devil.achievements import ALCHEMIST, MAJORS
from engine.devil.pack import Pack
from engine.devil.state import UNEARNED
from engine.devil.things import SYMBOLS, UNDEALT
from engine.devil.view import Own, PublicSeat


def points_in_sight(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    """Counts what a seat would score by what lies open: by kind, as the final score names them.

    Effects at the end, goods and marked pieces are missing: they are secret or still to come. Achievements count for
    whoever is not known to be the devil.
    """
    scoring = cards.board.scoring
    return {
        "so-far": seat.score,
        "buildings": sum(cards.buildings[card].points for card in seat.built),
        "debt": -((seat.debt + 1) // 2),
        "majors": 0 if seat.role == "devil" else scoring.majors * len(seat.majors),
        "wings": seat.angels - seat.demons,
        "indulgences": scoring.indulgences * seat.indulgences,
        "courtiers": len(seat.hired),
    }


def as_its_owner_knows(seat: PublicSeat, own: Own) -> PublicSeat:
    """The seat with what only its owner knows of it: the debt of now, indulgences that have changed hands, the role."""
    role = seat.role if own.role == UNDEALT else own.role
    return replace(seat, debt=own.debt, indulgences=own.indulgences, role=role)


def symbols_missing(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    """Counts for each achievement a seat can still earn how many symbols are missing, its unused courtiers included."""
    shown: list[str] = [symbol for card in seat.built for symbol in cards.buildings[card].types]
    shown += ["science" if courtier == ALCHEMIST else courtier for courtier in seat.hired]
    minors = [f"minor-{minor}" for minor, place in enumerate(seat.minors) if place == UNEARNED]
    missing = {}
    for achievement in (*minors, *(major for major in MAJORS if major not in seat.majors)):
        needs = dict(zip(SYMBOLS, cards.board.sets[achievement], strict=True))
        short = sum(max(0, needs[symbol] - shown.count(symbol)) for symbol in SYMBOLS if symbol != "science")
        missing[achievement] = max(0, short + needs["science"] - shown.count("science"))
    return missing
