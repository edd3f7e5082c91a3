"""Architects, as the generic tests need to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from engine.texts import things
from games.architects.rules.state import State, opponents, workers_on_board
from games.architects.rules.view import View
from tools.under_test import OPTIONS, TOLD, GameUnderTest, Golden, Heard, Rates, Secret

SHOWN_BEFORE = "it stood in the view when the turn began"


def census(state: State) -> dict[str, int]:
    """Workers of each seat wherever they are, cards in hands, decks and play, and what may never be negative."""
    players = state.players
    buildings = Counter((*state.buildings, *state.looking, *(card for pile in state.piles for card in pile)))
    apprentices = Counter((*state.apprentices, *(card for row in state.rows for card in row if card)))
    for player in players:
        buildings.update((*player.hand, *player.built))
        apprentices.update(player.apprentices)
    workers = {
        f"workers of seat {seat}": player.workers
        + workers_on_board(state.workers, seat)
        + state.prison[seat]
        + sum(other.captured[seat] for other in players)
        + state.guildhall.count(seat)
        + state.market.count(seat)
        for seat, player in enumerate(players)
    }
    track = state.pack.board.track
    return {
        **workers,
        "buildings": buildings.total(),
        "buildings twice": sum(count > 1 for count in buildings.values()),
        "apprentices": apprentices.total(),
        "apprentices twice": sum(count > 1 for count in apprentices.values()),
        "market cards": len({*state.small, *state.large}),
        "negative goods": sum(amount < 0 for player in players for amount in player.stock.values()),
        "virtue off the track": sum(not 0 <= player.virtue <= track.top for player in players),
        "too many apprentices": sum(len(player.apprentices) > 6 for player in players),
        "own workers captured": sum(player.captured[seat] for seat, player in enumerate(players)),
        "reactions without debts": sum(max(player.may_destroy, player.may_avoid) > player.debts for player in players),
    }


def _held_by_others(field: str) -> Secret:
    """Cards of the other seats."""

    def read(state: Any, viewer: int) -> Any:
        cards = tuple(getattr(state.players[other], field) for other in opponents(state, viewer))
        return cards if any(cards) and state.step != "end" else None

    return read


def _going_on(field: str) -> Secret:
    return lambda state, viewer: getattr(state, field) if state.step != "end" and getattr(state, field) else None


def _passing(state: Any, viewer: int) -> Any:
    piles = tuple(state.piles[other] for other in opponents(state, viewer))
    return piles if any(piles) else None


def _chosen(state: Any, viewer: int) -> Any:
    cards = tuple(state.sealed[other] for other in opponents(state, viewer))
    return cards if any(cards) else None


def _looked_at(state: Any, viewer: int) -> Any:
    return state.looking if state.looking and state.seat != viewer else None


def _taken_back_to(state: Any, viewer: int) -> Any:
    """What the others held before a turn that may be taken back."""
    return None if state.before is None else _held_by_others("hand")(state.before, viewer)


def _belied(heard: Sequence[Heard], seat: int, world: Any) -> Iterator[str]:
    """Rewards that were turned over, cards put under the deck, and cards passed on in the draft, dealt elsewhere."""
    yield from _rewards_twice(heard, world)
    yield from _not_under_the_deck(heard, world)
    yield from _not_passed_on(heard, seat, world)
    yield from _not_taken_back(heard, world)


def _rewards_twice(heard: Sequence[Heard], world: State) -> Iterator[str]:
    told = Counter(
        (text.params["virtue"], str(text.params["things"]))
        for each in heard
        for text in each.of("architects-did-reward")
    )
    there = Counter(world.rewards)
    for reward in world.pack.rewards.values():
        like = (reward.virtue, str(things(reward.goods)))
        if there[reward.id] + told[like] > reward.copies:
            yield f"{reward.id} was turned over"


def _not_under_the_deck(heard: Sequence[Heard], world: State) -> Iterator[str]:
    """A card that the seat put there itself, before so many were drawn that it could have come up again."""
    for at, (before, after) in enumerate(pairwise(heard), start=1):
        lost = _own_cards(before.view) - _in_sight(after.view)
        if not lost or after.view.step == "draft":
            continue
        drawn = 0
        for each in heard[at + 1 :]:
            for text in each.of("architects-did-draw", "architects-did-look"):
                count = text.params["count"]
                assert isinstance(count, int)  # noqa: S101  it counts cards
                drawn += count
        others = len(after.view.seats) if before.view.step == "draft" else len(lost)
        if drawn < after.view.buildings_left - others:
            yield from (f"{card} lies under the deck" for card in lost - set(world.buildings))


def _forgetful(state: State) -> State:
    """Without what seats remember: what somebody built, and took back, the others have seen."""
    before = None if state.before is None else replace(state.before, seen=())
    return replace(state, seen=(), before=before)


def _in_sight(view: View) -> set[str]:
    return {*_own_cards(view), *(card for seat in view.seats for card in seat.built)}


def _own_cards(view: View) -> set[str]:
    return set() if view.own is None else {*view.own.hand, *view.own.pile, *view.own.looking}


def _not_taken_back(heard: Sequence[Heard], world: State) -> Iterator[str]:
    """A building that was built and taken back into a hand, from which nothing has gone since."""
    for at, (before, after) in enumerate(pairwise(heard), start=1):
        if not any(after.of("architects-took-back")) or any(
            _lessened(heard[at:], each) for each in range(len(world.players))
        ):
            continue
        for was, now in zip(before.view.seats, after.view.seats, strict=True):
            back = {*was.built} - {*now.built} - {*world.players[was.seat].hand}
            yield from (f"{card} was taken back by seat {was.seat}" for card in back)


def _not_passed_on(heard: Sequence[Heard], seat: int, world: State) -> Iterator[str]:
    """Of the cards that a seat passed on its neighbour has one, the next one another, and the last lies in the deck."""
    seats = len(heard[-1].view.seats)
    if any(_lessened(heard, other) for other in range(seats)):
        return
    for before, after in pairwise(heard):
        if before.view.step != "draft" or len(after.view.own.hand) == len(before.view.own.hand):
            continue
        passed = _own_cards(before.view) - {*after.view.own.hand}
        for further in range(1, min(seats, len(passed))):
            there = (seat + further) % seats
            if world.step == "draft" and passed <= set(world.piles[there]):
                break
            kept = passed & set(world.players[there].hand)
            if len(kept) != 1:
                yield f"seat {there} has {len(kept)} of the cards {sorted(passed)} that it was passed"
            passed -= kept


def _lessened(heard: Sequence[Heard], seat: int) -> bool:
    """Whether cards have left that hand."""
    return any(now.view.seats[seat].cards_in_hand < was.view.seats[seat].cards_in_hand for was, now in pairwise(heard))


GAME = GameUnderTest(
    census=census,
    secrets={
        "hands": _held_by_others("hand"),
        "building deck": _going_on("buildings"),
        "apprentice deck": _going_on("apprentices"),
        "rewards": _going_on("rewards"),
        "market deck": lambda state, viewer: state.small[1:] or None if state.step != "end" else None,
        "cards passed on": _passing,
        "cards chosen": _chosen,
        "cards looked at": _looked_at,
        "hands before a turn": _taken_back_to,
    },
    known={
        "options.*": OPTIONS,
        "below*": "apprentices went under the deck with their silver before everybody's eyes",
        "hire": TOLD,
        "sealed.* at play*": "cards are chosen in the draft only",
        "large.*": "each lay on top, large side up",
        "players.*.may_*": "debts, and what was told of them",
        "players.*.turns": "turns begun, each of them seen",
        "refresh": TOLD,
        "seen.*.*.*.*": "where a card of a hand or a deck can have gone follows from what all see",
        "turned*": TOLD,
        "under": TOLD,
        "reset": TOLD,
        "work": TOLD,
        **{
            f"before.{name}": SHOWN_BEFORE
            for name in (
                *("schema", "options.*", "final", "market.*", "guildhall.*", "laid.*", "rows.*", "large.*"),
                *("prison.*", "workers.*", "tax", "turn", "refresh", "reset", "work", "hire", "below*"),
                *("players.*.apprentices.*", "players.*.built.*", "players.*.captured.*", "players.*.stock.*"),
                *("players.*.debts", "players.*.paid", "players.*.level", "players.*.virtue", "players.*.workers"),
                *("players.*.may_*", "players.*.points", "players.*.turns"),
                *("seen.*.*.*.*", "turned*", "under"),
            )
        },
    },
    known_sets={
        "*apprentices.*": "who is on no display and in no household lies in the deck",
        "*small.*": "what lies nowhere else lies in the deck",
    },
    belied=_belied,
    forgetful=_forgetful,
    memories=("seen", "turned"),
    narrowed=("before.players.*.hand.*", "rewards.*"),
    twin_options=(
        {},
        {"promos": True, "boards": "all"},
        {"boards": "variable"},
        {"promos": True, "silver": "same"},
        {"boards": "all"},
    ),
    hands="players",
    stems=(
        *("architects-place", "architects-power-", "architects-brief-", "architects-effect-"),
        *("architects-ask-", "architects-hint-", "architects-tie", "architects-told"),
    ),
    golden=(Golden(2, 1),),
    released=3,
    mended_after=(25,),
    takes_turns=True,
    terms=("virtue", "debt", "taxes", "black market", "reset", "capture", "cathedral", "points"),
    placed=frozenset({"virtue"}),
    said_alone={
        "seats.*.most_apprentices": "how many there may be is said with the apprentices",
    },
    rates=Rates(
        leaf_tables=4,
        leaf_every=11,
        leak_tables=8,
        leak_every=7,
        fixed_every=9,
        drawn_every=9,
        drawn_seldom=101,
        slow=True,
        twins=110,
        forged_values=6,
    ),
)
