"""What another world may hold, as seat 0 could imagine it: hidden cards change places, all others stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from games.architects.rules.resample import resampled
from games.architects.rules.state import State
from tests.games.architects.building import table

WORLDS = 150


def worlds(state: State) -> list[State]:
    return [resampled(state, 0, Chance(number.to_bytes(32, "big"))) for number in range(WORLDS)]


@pytest.mark.parametrize(
    "read",
    [
        lambda world: world.small[1],
        lambda world: world.small[-1],
        lambda world: world.apprentices[0],
        lambda world: world.apprentices[-1],
        lambda world: world.buildings[0],
        lambda world: world.players[1].hand[0],
        lambda world: world.players[2].hand[-1],
        lambda world: world.rewards[0],
    ],
)
def test_every_hidden_card_may_be_another(read: Callable[[State], Any]) -> None:
    assert len({read(world) for world in worlds(table())}) > 2


def test_what_the_seat_sees_stays() -> None:
    state = table()
    for world in worlds(state)[:30]:
        assert world.small[0] == state.small[0]
        assert world.players[0] == state.players[0]
        assert world.rows == state.rows


def test_no_card_is_lost_or_twice_in_a_deck() -> None:
    state = table()
    for world in worlds(state)[:30]:
        assert Counter(world.small) == Counter(state.small)
        assert Counter(world.apprentices) == Counter(state.apprentices)
        hidden = [(*each.buildings, *each.players[1].hand, *each.players[2].hand) for each in (state, world)]
        assert Counter(hidden[0]) == Counter(hidden[1])
        assert len(world.rewards) == len(state.rewards)


def test_rewards_are_drawn_from_the_whole_box() -> None:
    state = table()
    box = Counter({card.id: card.copies for card in state.pack.rewards.values()})
    assert all(not Counter(world.rewards) - box for world in worlds(state))
    assert {reward for world in worlds(state) for reward in world.rewards} == set(box)


def test_what_a_turn_has_turned_over_can_be_taken_back_to_the_same_cards() -> None:
    state = table()
    turned = replace(state, rewards=state.rewards[1:], before=state)
    for world in worlds(turned)[:30]:
        assert world.before is not None
        assert world.before.rewards[0] == state.rewards[0]
        assert world.before.rewards[1:] == world.rewards
        assert world.before.buildings == world.buildings


def test_another_seats_choice_in_the_draft_is_one_of_the_cards_it_holds() -> None:
    state = replace(table(), step="draft", piles=(("a", "b"), ("c", "d"), ("e", "f")), sealed=("a", "c", None))
    chosen = [(world.sealed, world.piles) for world in worlds(state)]
    assert {(sealed[0], piles[0], sealed[2]) for sealed, piles in chosen} == {("a", ("a", "b"), None)}
    assert {piles[1].index(sealed[1]) for sealed, piles in chosen} == {0, 1}
