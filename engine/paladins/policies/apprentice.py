"""A simple opponent: it does what brings most points and attributes, and gathers what that needs."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Stream
from engine.core.filling import filled
from engine.core.playouts import RandomDraft
from engine.core.policies import Policy, Position
from engine.core.refusals import Refusal
from engine.paladins import absent
from engine.paladins.choosing_paladins import PALADINS
from engine.paladins.effects import GainWorkers
from engine.paladins.state import BuildWall, Player, State
from engine.paladins.things import ATTRIBUTES, CRIMINAL, LABOURER, WORKERS
from engine.paladins.turns import TURN, fill_turn
from engine.paladins.working import Working

TRIES = 24  # random turns looked at
WORKER = {kind: 2.5 if kind == CRIMINAL else 1.0 if kind == LABOURER else 2.0 for kind in WORKERS}  # worth of each


class Apprentice(Policy):
    """Plays the best of a few random turns."""

    def answer(self, position: Position) -> dict[str, Any]:
        """Of some random turns the one that leaves most; the safe answer to all that is not a turn or the paladins."""
        world, seat, ask = position.world, position.seat, position.ask
        stream = position.stream("apprentice")
        if ask.kind == PALADINS:
            return _paladins(world, seat, stream)
        if ask.kind != TURN or world.agenda:
            return absent.answer(world, seat, ask.kind)
        best, most = {"action": "pass"}, 0.0
        now = _worth(world, world.players[seat])
        for _ in range(TRIES):
            draft, work = RandomDraft(stream), Working(world)
            try:
                fill_turn(work, draft)
                value = draft.sealed()
            except Refusal:
                continue
            gain = _worth(world, work.me) + _later(world, work) - now
            if value["action"] != "pass" and gain > most:
                best, most = value, gain
        return filled(best, lambda draft: fill_turn(Working(world), draft))


def _paladins(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """The paladin whose attributes the seat has least of; any other on top."""
    me = world.players[seat]
    paladins = world.pack.paladins

    def fits(card: str) -> int:
        return sum(boost * (12 - getattr(me, attribute)) for attribute, boost in paladins[card].boost.items())

    play = max(me.hand, key=fits)
    return {"play": play, "top": stream.pick([card for card in me.hand if card != play])}


def _worth(world: State, player: Player) -> float:
    """What a player has, in points by rule of thumb."""
    track = world.pack.board.scoring.track
    worth: float = sum(track[getattr(player, attribute)] + 1.5 * getattr(player, attribute) for attribute in ATTRIBUTES)
    worth += sum(WORKER[kind] * count for kind, count in zip(WORKERS, player.workers, strict=True)) * 0.5
    worth += 0.7 * (player.silver + player.provisions) + 2.5 * len(player.retinue) + player.paid - 3 * player.debts
    worth += 2.5 * (len(player.monks) + len(player.outposts) + len(player.jars) + len(player.walls))
    worth += 2 * len(player.converted) + sum(mask.bit_count() for mask in player.workshops.values()) * 4
    return worth - 0.5 * len(player.suspicions)


def _later(world: State, work: Working) -> float:
    """What follows once hidden cards are turned over: the workers still to come, and what a wall shows on average."""
    coming = sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))
    wall = 5.0 if any(isinstance(todo, BuildWall) for todo in work.agenda) else 0.0
    return wall + 0.8 * coming
