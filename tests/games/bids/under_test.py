"""Bids, as the generic tests need to know it."""

from __future__ import annotations

from typing import Any

from tools.under_test import GameUnderTest, Golden, Rates, Secret


def census(state: Any) -> dict[str, int]:
    """Crowns: one for every round that was auctioned."""
    auctioned = state.round - (1 if state.step == "bid" else 0)
    return {"crowns to come": sum(purse.crowns for purse in state.purses) - auctioned}


def _of_others(field: str) -> Secret:
    def read(state: Any, viewer: int) -> Any:
        values = tuple(getattr(purse, field) for seat, purse in enumerate(state.purses) if seat != viewer)
        return values if any(value is not None for value in values) else None

    return read


GAME = GameUnderTest(
    census=census,
    stems=("bids-tie",),
    secrets={
        "coins": _of_others("coins"),
        "bids": _of_others("bid"),
        "silver": _of_others("silver"),
        "peeks": _of_others("seen"),
    },
    known={
        "purses.*.coins at end": "the scores tell",
        **{
            f"{one} at {step}": "told to all when the bids are opened"
            for one in ("first", "loser")
            for step in ("console", "end")
        },
    },
    narrowed=("purses.*.silver",),
    twin_options=({}, {"rounds": 1}, {"rounds": 5}),
    golden=(Golden(3, 1),),
    released=3,
    mended_after=(0, 1, 4),
    rates=Rates(rewound_after=3),
)
