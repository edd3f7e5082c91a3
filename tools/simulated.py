"""Simulates tables: dealt like hosted ones, played by random players, with a log like any other if it is wanted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import msgspec

from engine.chance import SEED_BYTES, Chance
from engine.contract import Game
from engine.playouts import Playout
from engine.policies import RANDOM, Match, Policy
from host.lobby.seeds import commitment, deal_game, final_seed, opening_value
from host.log import journal
from host.proof.export import encode_export, places_of_export
from host.table.moves import Act, seal_act
from host.table.stored_table import files_of

_TABLE = 1  # the number of a table in its log


class SimulatedTable:
    """A table of a simulation. The same seed and number play the same game and give the same log, salts included.

    `words`: the players' words, empty by default. `options`: the table's, the game's defaults unless given. `policies`:
    who plays each seat, by name; random players unless given. `clock`: seconds, for the time they think. `known`: the
    policies by their names, the game's own unless given.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        number: int,
        words: tuple[str, ...] | None = None,
        options: msgspec.Struct | None = None,
        policies: tuple[str, ...] = (),
        clock: Callable[[], float] = float,
        known: Mapping[str, Policy] | None = None,
    ) -> None:
        chosen = options or game.options_type()
        self._name = f"{seed}/{number}"
        self._salts = count()
        self._options: dict[str, Any] = msgspec.to_builtins(chosen)
        self._pack = game.pack(chosen)
        self._opening_seed = self._bytes("game", SEED_BYTES)
        self._words = words or ("",) * seats
        self._chance = Chance(final_seed(self._opening_seed, self._words))
        players = Chance(self._bytes("players", SEED_BYTES))
        self.playout: Playout | Match = (
            Match(game, chosen, policies, (self._chance, players), clock, known)
            if set(policies) - {RANDOM}
            else Playout(game, chosen, seats, self._chance, players)
        )

    def export(self) -> bytes:
        """Plays the table to its end, and returns its export."""
        game = self.playout.game
        deal = deal_game(game, self._options, self._pack, self._opening_seed, self._words, 0)
        opening = opening_value(game, self._options, self._pack, commitment(self._opening_seed))
        log = [self._beside("open", opening, journal.Link(_TABLE))]
        for joined, word in enumerate(self._words, start=2):
            log.append(self._beside("join", {"joined": joined, "word": word}, _end(log)))
        start = journal.NewEntry(
            table=_TABLE,
            number=len(log) + 1,
            kind="start",
            previous=log[-1].hash,
            value={"seats": list(deal.seats)},
            draws=deal.draws,
            happenings=deal.outcome.happenings,
            settled=True,
        )
        log.append(journal.seal_entry(start, self._salt))
        drawn = len(self._chance.draws)
        for move, outcome in self.playout.steps():
            settled = outcome.settled or game.result(outcome.state) is not None
            act = Act("answer", move.ask, move.value, "")
            draws = self._chance.draws[drawn:]
            log.append(seal_act(_end(log), move.seat, act, outcome.happenings, draws, self._salt, settled=settled))
            drawn += len(draws)
        cards = files_of(game.id, self._pack)
        return encode_export(log, self._opening_seed, places_of_export(game.result(self.playout.state) or ()), cards)

    def _beside(self, kind: journal.MoveKind, value: dict[str, Any], at: journal.Link) -> journal.Sealed:
        new = journal.NewEntry(table=at.table, number=at.number + 1, kind=kind, previous=at.head, value=value)
        return journal.seal_entry(new, self._salt)

    def _salt(self, size: int) -> bytes:
        return self._bytes(f"salt/{next(self._salts)}", size)

    def _bytes(self, use: str, size: int) -> bytes:
        return hashlib.shake_256(f"{self._name}/{use}".encode()).digest(size)


def _end(log: list[journal.Sealed]) -> journal.Link:
    return journal.Link(_TABLE, log[-1].number, log[-1].hash)
