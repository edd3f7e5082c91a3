"""What happened is told in few sentences, and what a desk foretells is what the rules then do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.devil.board import track_line
from bot.devil.deeds import CLAUSES, condensed
from bot.devil.details import points_lost
from bot.devil.own import after_interest
from bot.texts import texts
from engine.core.chance import Chance
from engine.core.texts import Named, SeatRef, say, things
from engine.devil import GAME
from engine.devil.penalties import penalised
from engine.devil.phases.interest import charged
from engine.devil.reputation import moved
from tests.bot.devil.played import READER, played, positions


def test_deeds_of_one_seat_in_a_row_make_one_sentence() -> None:
    told = condensed(
        (
            say("devil-did-build", seat=SeatRef(2), what=Named("building", "mill"), cost=things({"wood": 2})),
            say("devil-did-move", seat=SeatRef(2), steps=-1),
            say("devil-did-gain", seat=SeatRef(3), things=things({"coins": 1})),
        )
    )
    assert [READER.line(one) for one in told] == [
        "**Cleo** builds **Mill** (2 wood) and moves 1 step down.",
        "**Dora** gains 1 coin.",
    ]


def test_what_is_no_deed_stays_where_it_was() -> None:
    deed = say("devil-did-token", seat=SeatRef(0))
    between = say("devil-round", round=2)
    told = condensed((deed, between, deed))
    assert told[1] == between
    assert len(told) == 3


def test_every_clause_has_its_sentence() -> None:
    known = texts("en")
    assert all(known.has(key) and known.has(clause) for key, clause in CLAUSES.items())


def test_nothing_happened_is_nothing_said() -> None:
    assert condensed(()) == ()


def test_the_interest_a_desk_foretells_is_what_the_interest_phase_charges() -> None:
    compared = 0
    for seed in range(70, 73):
        for state, _ in played(seed):
            for seat, kingdom in enumerate(state.kingdoms):
                me = GAME.view(state, seat).seats[seat]
                after = charged(replace(kingdom, claims=()), state.pack)
                wings = sum(count for _, count in after.claims)
                assert after_interest(kingdom.debt, me, state.pack) == (after.debt, wings)
                compared += wings
    assert compared


def test_an_inquisitor_costs_no_more_than_the_desk_says() -> None:
    """Everybody takes every penalty, and gives as little as they may."""
    met: set[str] = set()
    for state, seat, _ in positions(range(80, 86), "inquisitors"):
        view = GAME.view(state, seat)
        for field, inquisitor in view.own.facing:
            card = state.pack.inquisitors[inquisitor]
            foretold = points_lost(card, view, view.seats[seat], view.own, state.pack)
            assert _lost_to(state, seat, field, inquisitor) == (foretold or 0), inquisitor
            met.add(inquisitor)
    assert met >= {"ascetic", "houseguest", "bailiff", "orator"}


def _lost_to(state: Any, seat: int, field: str, inquisitor: str) -> int:
    kingdom = state.kingdoms[seat]
    places = tuple(one.reputation for one in state.kingdoms)
    after, _ = penalised(state.pack, inquisitor, kingdom, seat, {f"{field}.goods": {}}, field, places)
    return kingdom.score - after.score


def test_the_track_shows_demons_knot_start_and_the_marker() -> None:
    state = GAME.setup(GAME.options_type(), 4, Chance(bytes(32))).state
    track = state.pack.board.track
    assert track_line(track, track.top) == "xxx····o+······■"
    lower = moved(track, state.kingdoms[0], -8).reputation
    assert track_line(track, lower) == "■xx····o+·······"
