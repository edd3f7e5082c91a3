"""Tells the chronicle of a finished game: every round with its bids, the purses, and a few awards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.extras.chronicle import Chronicle, ChronicleSection, Played, chart, most
from engine.texts import Listed, SeatRef, Text, say

LEAST_DEAR = 8  # coins from which on a crown is called dear


class Auction(Struct, frozen=True):
    """A round: all bids by seat, who took the crown, who bid the least. `peek`: the purse they saw, (seat, coins)."""

    round: int
    bids: tuple[int, ...]
    winner: int
    loser: int = -1
    peek: tuple[int, int] | None = None


class Records(Struct, frozen=True):
    """The auctions of a whole game; by seat the coins in the beginning and the round the silver was pawned in, 0.

    `ends`: the states in which the rounds ended, by round; 0 is the set-up.
    """

    auctions: tuple[Auction, ...]
    budgets: tuple[int, ...]
    pawned: tuple[int, ...]
    end: Any
    ends: dict[int, Any] = {}


def collected(moves: Iterable[Played]) -> Records:
    """The records of a whole game, from its set-up to its end."""
    moves = list(moves)
    budgets = tuple(purse.coins for purse in moves[0].after.purses)
    auctions: dict[int, Auction] = {}
    pawned = [0] * len(budgets)
    ends = {0: moves[0].after}
    for move in moves[1:]:
        before, after = move.before, move.after
        ends[before.round] = after
        for seat, (had, has) in enumerate(zip(before.purses, after.purses, strict=True)):
            if had.silver and not has.silver:
                pawned[seat] = before.round
        if move.seat is None or move.ask is None:
            continue
        if before.step == "bid" and after.step == "console":
            auctions[before.round] = _auction(move)
        elif before.step == "console" and after.step != "console":
            peek = after.purses[move.seat].seen if move.value.get("what") == "peek" else None
            auction = auctions[before.round]
            auctions[before.round] = Auction(auction.round, auction.bids, auction.winner, move.seat, peek)
    return Records(tuple(auctions.values()), budgets, tuple(pawned), moves[-1].after, ends)


def _auction(move: Played) -> Auction:
    before, after = move.before.purses, move.after.purses
    bids = tuple(int(move.value["coins"]) if seat == move.seat else purse.bid or 0 for seat, purse in enumerate(before))
    winner = next(seat for seat, purse in enumerate(after) if purse.crowns > before[seat].crowns)
    return Auction(move.before.round, bids, winner)


def chronicle(moves: Iterable[Played]) -> Chronicle:
    """The chronicle of a whole game."""
    records = collected(moves)
    rounds = tuple(line for auction in records.auctions for line in _round(auction))
    purses = tuple(_purse(records, seat) for seat in range(len(records.budgets)))
    sections = (
        ChronicleSection("rounds", say("bids-told-rounds"), rounds),
        ChronicleSection("purses", say("bids-told-purses"), purses),
    )
    who = tuple(SeatRef(seat) for seat in range(len(records.budgets)))
    charts = (
        chart("crown", say("bids-chart-crowns"), records.ends, who, lambda end: tuple(it.crowns for it in end.purses)),
        chart("coins", say("bids-chart-coins"), records.ends, who, lambda end: tuple(it.coins for it in end.purses)),
    )
    return Chronicle(_awards(records), tuple(section for section in sections if section.lines), charts)


def _round(auction: Auction) -> tuple[Text, ...]:
    order = sorted(range(len(auction.bids)), key=lambda seat: -auction.bids[seat])
    bids = Listed(tuple(say("bids-told-bid", seat=SeatRef(seat), coins=auction.bids[seat]) for seat in order))
    lines = [say("bids-told-round", round=auction.round, seat=SeatRef(auction.winner), bids=bids)]
    if auction.peek is not None:
        whom, coins = auction.peek
        lines.append(say("bids-told-peek", seat=SeatRef(auction.loser), whom=SeatRef(whom), coins=coins))
    elif auction.loser >= 0:
        lines.append(say("bids-told-consoled", seat=SeatRef(auction.loser)))
    return tuple(lines)


def _purse(records: Records, seat: int) -> Text:
    return say(
        "bids-told-purse",
        seat=SeatRef(seat),
        coins=records.budgets[seat],
        left=records.end.purses[seat].coins,
        pawned=records.pawned[seat],
    )


def _awards(records: Records) -> tuple[Text, ...]:
    """Awards, worth a laugh and never a crown."""
    given: list[Text] = []
    if not records.auctions:
        return ()
    dear = max(records.auctions, key=lambda auction: auction.bids[auction.winner])
    if dear.bids[dear.winner] >= LEAST_DEAR:
        given.append(say("bids-award-dear", seat=SeatRef(dear.winner), coins=dear.bids[dear.winner], round=dear.round))
    cheap = min(records.auctions, key=lambda auction: auction.bids[auction.winner])
    if cheap is not dear:
        coins = cheap.bids[cheap.winner]
        given.append(say("bids-award-cheap", seat=SeatRef(cheap.winner), coins=coins, round=cheap.round))
    misers = most(tuple(0 if purse.crowns else purse.coins for purse in records.end.purses))
    if len(misers) == 1:
        given.append(say("bids-award-miser", seat=SeatRef(misers[0]), coins=records.end.purses[misers[0]].coins))
    return tuple(given)
