"""Architects, as the generic tests need to know it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.architects.rules.state import State, opponents, workers_on_board
from tools.under_test import OPTIONS, TOLD, GameUnderTest, Golden, Rates, Secret

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
            )
        },
    },
    known_sets={
        "*apprentices.*": "who is on no display and in no household lies in the deck",
        "*small.*": "what lies nowhere else lies in the deck",
    },
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
