"""The chronicle of Bids: rounds, purses and awards, from auctions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.extras.chronicle import Chronicle, Played
from engine.texts import Text
from tests.games.bids.rules.chronicle import Auction, Records, chronicle
from tests.games.bids.rules.chronicle import (
    _awards as awards,  # the moves of a whole game would hide which figure decides
)
from tests.games.bids.rules.game import Bids, Options, Purse, State

GAME = Bids()


def end(*purses: Purse) -> State:
    return State(1, Options(), 3, "end", 0, 0, purses)


def given(auctions: list[Auction], *purses: Purse) -> dict[str, Text]:
    kept = Records(tuple(auctions), (9,) * 3, (0,) * 3, end(*purses))
    return {award.key.removeprefix("bids-award-"): award for award in awards(kept)}


def test_a_crown_is_dear_from_eight_coins_on() -> None:
    dear = Auction(2, (1, 8, 3), 1)
    award = given([Auction(1, (7, 1, 1), 0), dear], Purse(0))["dear"]
    assert (award.params["seat"].seat, award.params["coins"], award.params["round"]) == (1, 8, 2)  # type: ignore[union-attr]
    assert "dear" not in given([Auction(1, (7, 1, 1), 0)], Purse(0))


def test_the_cheapest_crown_is_told_unless_all_cost_the_same() -> None:
    award = given([Auction(1, (7, 1, 1), 0), Auction(2, (1, 2, 3), 2)], Purse(0))["cheap"]
    assert (award.params["seat"].seat, award.params["coins"], award.params["round"]) == (2, 3, 2)  # type: ignore[union-attr]
    assert "cheap" not in given([Auction(1, (7, 1, 1), 0), Auction(2, (1, 7, 3), 1)], Purse(0))


def test_the_miser_has_most_coins_and_no_crown() -> None:
    crowned, rich, poor = Purse(15, crowns=1), Purse(6), Purse(5)
    award = given([Auction(1, (7, 1, 1), 0)], crowned, rich, poor)["miser"]
    assert (award.params["seat"].seat, award.params["coins"]) == (1, 6)  # type: ignore[union-attr]
    assert "miser" not in given([Auction(1, (7, 1, 1), 0)], crowned, rich, rich)


def test_without_a_round_there_are_no_awards() -> None:
    assert given([], Purse(5), Purse(4)) == {}


def played(*answers: tuple[int, str, dict[str, object]]) -> Chronicle:
    """The chronicle of a table of two with eight and seven coins, after these answers."""
    luck = Chance(bytes(32))
    state = State(1, Options(), 1, "bid", 0, 0, (Purse(8), Purse(7)))
    moves = [Played(None, state)]
    for seat, kind, value in answers:
        ask = f"{state.round}.{kind}"
        after = GAME.answer(state, seat, ask, value, luck)
        moves.append(Played(state, after.state, after.happenings, seat, ask, value))
        state = after.state
    return chronicle(moves)


FIRST_ROUND = ((0, "bid", {"coins": 2}), (1, "pawn", {}), (1, "bid", {"coins": 4}))


def test_a_round_lists_the_bids_from_the_highest_and_who_was_consoled() -> None:
    rounds = played(*FIRST_ROUND, (0, "console", {"what": "coins"})).sections[0].lines
    assert [line.key for line in rounds] == ["bids-told-round", "bids-told-consoled"]
    bids = rounds[0].params["bids"].items  # type: ignore[union-attr]
    assert [(bid.params["seat"].seat, bid.params["coins"]) for bid in bids] == [(1, 4), (0, 2)]
    assert (rounds[0].params["round"], rounds[0].params["seat"].seat) == (1, 1)  # type: ignore[union-attr]
    assert rounds[1].params["seat"].seat == 0  # type: ignore[union-attr]


def test_a_peek_is_told_with_what_was_seen() -> None:
    rounds = played(*FIRST_ROUND, (0, "console", {"what": "peek", "whom": "1"})).sections[0].lines
    peek = rounds[1].params
    assert rounds[1].key == "bids-told-peek"
    assert (peek["seat"].seat, peek["whom"].seat, peek["coins"]) == (0, 1, 6)  # type: ignore[union-attr]


def test_an_earlier_peek_is_not_told_again() -> None:
    again = ((0, "bid", {"coins": 0}), (1, "bid", {"coins": 1}), (0, "console", {"what": "coins"}))
    rounds = played(*FIRST_ROUND, (0, "console", {"what": "peek", "whom": "1"}), *again).sections[0].lines
    assert [line.key for line in rounds] == [
        "bids-told-round",
        "bids-told-peek",
        "bids-told-round",
        "bids-told-consoled",
    ]


def test_a_purse_tells_its_first_coins_its_last_and_when_the_silver_went() -> None:
    purses = played(*FIRST_ROUND, (0, "console", {"what": "coins"})).sections[1].lines
    told = [(purse.params["coins"], purse.params["left"], purse.params["pawned"]) for purse in purses]
    assert told == [(8, 8, 0), (7, 6, 1)]


def test_coins_a_moderator_changed_are_no_bid() -> None:
    state = end(Purse(8), Purse(7))
    moves = [Played(None, state), Played(state, replace(state, purses=(Purse(9), Purse(7))), seat=0)]
    assert [section.id for section in chronicle(moves).sections] == ["purses"]
