"""How long reviews take: games of an apprentice among stewards, reviewed from their exports in this very process."""

from __future__ import annotations

from typing import Any

from msgspec import json

from engine.policies import APPRENTICE, STEWARD
from engine.registry import game as rules_of
from host.log import journal
from host.proof.export import parse_export
from host.proof.replay import Log
from host.reviews.own_decisions import own_decisions
from host.reviews.reviews import review_of
from host.reviews.weighing import PLAYOUT_MOVES
from host.stewards.thinking import AtOnce, Question
from tools.simulated import SimulatedTable


async def measure(
    game_id: str, seats: int | None, tables: int, seed: int, moves: int = PLAYOUT_MOVES
) -> dict[str, Any]:
    """Figures of each game: its decisions, how many differ from a steward's, playouts to the end, seconds of the
    processor, and the points of the costliest three. `moves`: of all playouts of a review.
    """
    game = rules_of(game_id)
    count = seats or game.seats[1]
    figures: list[dict[str, Any]] = []
    for number in range(tables):
        players = (APPRENTICE, *(STEWARD,) * (count - 1))
        export = parse_export(SimulatedTable(game, count, seed, number, policies=players).export())
        entries = tuple(journal.read_entry(json.encode(move)) for move in export.moves)
        its = {entry.number for entry in entries if entry.seat == 0 and entry.kind == "answer"}
        decisions = own_decisions(Log(entries, bytes.fromhex(export.opening_seed)), its)
        question = Question(
            game_id, b"", export.pack, {}, 0, "", STEWARD, number.to_bytes(8, "big"), volunteers=False, advises=True
        )
        review = await review_of(question, decisions, AtOnce(), moves=moves)
        figures.append(
            {
                "decisions": len(review.decisions),
                "differing": sum(each.other is not None for each in review.decisions),
                "playouts": sum(each.playouts for each in review.decisions),
                "seconds": review.seconds,
                "costliest": [[each.points, each.error] for each in review.costly()],
            }
        )
    return {"game": game_id, "seats": count, "tables": figures}
