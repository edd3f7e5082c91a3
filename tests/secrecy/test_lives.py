"""The leak test through the real bot: the same evening in two worlds, and everything it sends is equal to the byte.

`make test` lives one of each game and plants some leaks, `make check` lives a dozen and plants all of them;
SECRECY_LIVES=300 lives so many (`make leaks`).
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import bot.board.messages
import face.table.board
from db.connection.session import Database
from engine.registry import games
from tests.ground import kept, sized
from tests.secrecy.lives import compared
from tests.secrecy.plants import Curtain, instead
from tests.secrecy.plants_at_work import AT_WORK
from tests.secrecy.sent import LeakError
from tests.secrecy.twins import Twins, twins
from tools.under_test import quick_games

pytestmark = pytest.mark.sampled
LIVES = int(os.environ.get("SECRECY_LIVES", str(sized(12, 3))))
EACH = max(1, LIVES // len(games()))
TIMES = 3  # an evening that differs is lived again, twice
LEAST_SENT = 10  # requests of an evening that are compared
BIDDING = "bid bid"
QUICK = ("a message later", "a reply for all to see", "news of a secret move", "why a command is refused")
PLANTED_IN = 12  # evenings in which a planted leak must show; most do in the first


def evenings(game_id: str, count: int) -> tuple[Twins, ...]:
    """Pairs of that game from all over it, as many phases as there are."""
    phases: dict[str, list[Twins]] = {}
    for pair in twins(game_id):
        phases.setdefault(pair.phase, []).append(pair)
    mixed = [pair for row in zip_longest(*phases.values()) for pair in row if pair is not None]
    return tuple(mixed[:: max(1, len(phases) // count)][:count])


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_an_evening_sends_the_same_in_worlds_that_cannot_be_told_apart(database: Database, game_id: str) -> None:
    for pair in evenings(game_id, EACH):
        assert await compared(database, pair, times=TIMES) > LEAST_SENT


async def live_all(database: Database, pairs: Iterable[Twins], times: int = 1) -> None:
    for pair in pairs:
        await compared(database, pair, times=times)


@pytest.mark.long
@pytest.mark.parametrize("name", kept(AT_WORK, *QUICK))
async def test_a_planted_leak_is_caught(database: Database, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [pair for pair in twins("bids") if pair.phase == BIDDING and odd(pair.state) != odd(pair.other)]
    AT_WORK[name](monkeypatch, Curtain(monkeypatch).hidden)
    with pytest.raises(LeakError):
        await live_all(database, pairs[:PLANTED_IN])


@pytest.mark.long
async def test_a_board_that_counts_the_moves_is_caught(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others can pawn their silver in secret."""
    curtain = Curtain(monkeypatch)
    plant = instead(
        face.table.board,
        "board_foot",
        lambda hidden, before, *given, **how: f"{before(*given, **how)}\n-# {curtain.moves}",
    )
    plant(monkeypatch, curtain.hidden)
    with pytest.raises(LeakError):
        await live_all(database, evenings("bids", PLANTED_IN), TIMES)


@pytest.mark.long
async def test_a_picture_that_counts_the_moves_is_caught(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    curtain = Curtain(monkeypatch)

    def counting(hidden: Any, before: Any, *given: Any) -> Any:
        picture = before(*given)
        return replace(picture, svg=picture.svg.replace("</svg>", f"<!-- {curtain.moves} --></svg>"))

    instead(bot.board.messages, "board_picture", counting)(monkeypatch, curtain.hidden)
    with pytest.raises(LeakError):
        await live_all(database, evenings("bids", PLANTED_IN))


def odd(state: Any) -> int:
    """Which way a leak goes that tells one bit."""
    return zlib.crc32(msgspec.json.encode(state)) % 2
