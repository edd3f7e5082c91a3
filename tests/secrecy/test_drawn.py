"""The leak test on bytes: what the bot draws for a seat and for all is the same in worlds it cannot tell apart."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable

import pytest

from bot.messages.page import Page
from engine.registry import games
from tests.games.bids.rules import GAME as BIDS
from tests.ground import kept, sized
from tests.secrecy.plants import DRAWN, Curtain, instead
from tests.secrecy.sent import LeakError, compared, sent
from tests.secrecy.together import played_on
from tests.secrecy.twins import PAIRS, Twins, leaf_twins, twins
from tools.under_test import quick_games, under_test

WHOLE = PAIRS > 1000  # in the long run every control of every desk is used
DEPTH = 0 if WHOLE else 1  # controls used on each message
ANSWERS = 12 if WHOLE else 4  # how far twins are played on
EVERY = 1 if WHOLE else sized(9, 18)  # one pair in so many is played on
PLANTED_IN = 40  # pairs of each game in which a planted leak must show
GAMES = sorted(games())
SPREAD = sized(8, 4)  # pairs from all over the games that are compared, beside one of each kind
pytestmark = pytest.mark.sampled


def some(game_id: str, most: int) -> tuple[Twins, ...]:
    """Pairs of that game from all over it."""
    found = twins(game_id)
    return found[:: max(1, len(found) // most)][:most]


def of_each(pairs: tuple[Twins, ...], kinds: Iterable[str]) -> tuple[Twins, ...]:
    """The first pair of each kind, and some from all over; all of them in `make leaks`. `kinds`: of each pair."""
    if WHOLE:
        return pairs
    first = {kind: pair.number for pair, kind in reversed([*zip(pairs, kinds, strict=True)])}
    chosen = {*first.values(), *(pair.number for pair in pairs[:: max(1, len(pairs) // SPREAD)])}
    return tuple(pair for pair in pairs if pair.number in chosen)


async def compare(pair: Twins, depth: int) -> None:
    """Raises LeakError."""
    first, second = await sent(pair, pair.state, depth), await sent(pair, pair.other, depth)
    compared(first, second, f"{pair.phase} {pair.number}")


async def compare_all(pairs: Iterable[Twins]) -> None:
    for pair in pairs:
        await compare(pair, DEPTH)
        await played_on(pair, 1)


async def play_all_on(pairs: Iterable[Twins]) -> int:
    """How many answers were given before a secret came out."""
    return sum([await played_on(pair, ANSWERS) for pair in pairs])


@pytest.mark.parametrize("game_id", kept(GAMES, *quick_games()))
async def test_all_that_is_sent_is_the_same_to_the_byte(game_id: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        pairs = twins(game_id)
        for pair in of_each(pairs, (pair.phase for pair in pairs)):
            await compare(pair, DEPTH)
    assert caplog.records == []


@pytest.mark.parametrize("game_id", kept(GAMES, "bids"))
async def test_one_hidden_leaf_changes_not_a_byte(game_id: str, caplog: pytest.LogCaptureFixture) -> None:
    pairs = leaf_twins(game_id)
    assert len(pairs) > len(twins(game_id)) // 2
    with caplog.at_level(logging.ERROR):
        # behind the phase stands which leaf it is
        for pair in of_each(pairs, (pair.phase.rpartition(" ")[2] for pair in pairs)):
            await compare(pair, DEPTH)
    assert caplog.records == []


@pytest.mark.parametrize("game_id", kept(GAMES, *quick_games()))
async def test_games_that_go_on_alike_stay_alike_until_a_secret_comes_out(game_id: str) -> None:
    pairs = twins(game_id)[::EVERY]
    assert await play_all_on(pairs) > len(pairs) // 2  # where cards are turned over, games part soon


@pytest.mark.parametrize("game_id", GAMES)
def test_every_secret_differs_in_some_pairs(game_id: str) -> None:
    there: Counter[str] = Counter()
    differs: Counter[str] = Counter()
    for pair in twins(game_id):
        for name, secret in under_test(game_id).secrets.items():
            hidden = secret(pair.state, pair.viewer)
            there[name] += hidden is not None
            differs[name] += hidden is not None and hidden != secret(pair.other, pair.viewer)
    assert [name for name in there if there[name] and not differs[name]] == []
    assert set(under_test(game_id).secrets) - {name for name in there if there[name]} == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_all_options_and_seats_occur(game_id: str) -> None:
    pairs = twins(game_id)
    assert all(any(pair.options == chosen for pair in pairs) for chosen in under_test(game_id).twin_options)
    assert {pair.viewer for pair in pairs} == set(range(games()[game_id].seats[1]))


def test_so_many_pairs_are_compared() -> None:
    assert sum(len(twins(game_id)) for game_id in GAMES) >= PAIRS - len(GAMES)


@pytest.mark.long
@pytest.mark.parametrize("name", DRAWN)
async def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [pair for game_id in GAMES for pair in some(game_id, PLANTED_IN)]
    DRAWN[name](monkeypatch, Curtain(monkeypatch).hidden)
    with pytest.raises(LeakError):
        await compare_all(pairs)


@pytest.mark.long
async def test_a_leak_of_who_has_sealed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board of Bids says how many are waited for, not who."""
    curtain = Curtain(monkeypatch)
    plant = instead(Page, "line", lambda hidden, before, page: page.text(f"{sorted(BIDS.asks(curtain.state))}"))
    plant(monkeypatch, curtain.hidden)
    with pytest.raises(LeakError, match="answers on"):
        await play_all_on(twins("bids"))
