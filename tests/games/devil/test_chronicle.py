"""The dossier of a finished game agrees with what the rules themselves said had happened."""

from __future__ import annotations

import dataclasses
from functools import cache

import pytest
from msgspec import structs

from engine.extras.chronicle import Played
from engine.playouts import Playout
from games.devil.rules import GAME
from games.devil.rules.chronicle.awards import LEAST_LOSS, awards, worth
from games.devil.rules.chronicle.records import Records, collected
from games.devil.rules.chronicle.tally import tally
from games.devil.rules.chronicle.telling import chronicle
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.state import ROUNDS, SEATS
from games.devil.under_test import GAME as UNDER_TEST
from tests.contract.journeys import Journey, chance

SEEDS = range(60, 68)


@cache
def moves(seed: int, *, all_options: bool = False) -> tuple[Played, ...]:
    """A whole random game, with answers that were taken back."""
    options = GAME.options_type(**UNDER_TEST.all_options) if all_options else None
    journey = Journey(GAME, SEATS, seed, options)
    played = [Played(None, journey.first.state, journey.first.happenings)]
    for step in journey:
        back = step.ask.startswith("back:")
        asked = None if back else step.ask
        outcome = step.outcome
        played.append(Played(step.before, outcome.state, outcome.happenings, step.seat, asked, step.value, back))
    return tuple(played)


def records(seed: int) -> Records:
    return collected(moves(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_its_figures_are_those_of_the_tally(seed: int) -> None:
    counts = tally(happening for move in moves(seed) for happening in move.happenings)
    kept = records(seed)
    assert sum(packed.taken is not None for packed in kept.chests) == counts["chests_taken"]
    assert sum(look.souls for _, look in kept.sales) == counts["souls_sold"]
    assert len(kept.guesses) == counts["guesses"]
    assert sum(answer.proved for answer in kept.questioned) == counts["proofs"]
    assert sum(not answer.proved for answer in kept.questioned) == counts["confessions"]
    assert sum(len(inquiry.bribed) for inquiry in kept.inquiries) == counts["bribes"]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_round_has_a_chest_of_each_seat_and_two_looks_into_it(seed: int) -> None:
    kept = records(seed)
    for number in range(1, ROUNDS + 1):
        chests = [packed for packed in kept.chests if packed.round == number]
        assert sorted(packed.seat for packed in chests) == list(range(SEATS))
        for packed in chests:
            assert len({look.seat for look in packed.looks} - {packed.seat}) == 2
            assert packed.role == kept.role(packed.seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_soul_pieces_in_the_end_are_those_of_the_beginning_and_what_was_sold(seed: int) -> None:
    kept = records(seed)
    for seat, kingdom in enumerate(kept.end.kingdoms):
        first = moves(seed)[0].after.kingdoms[seat]
        sold = sum(look.souls for _, look in kept.sales if look.seat == seat)
        bought = sum(look.souls for packed, look in kept.sales if packed.seat == seat)
        assert first.souls - sold + bought == kingdom.souls


def test_the_points_of_the_last_round_are_the_result() -> None:
    kept = records(60)
    assert [scores.round for scores in kept.scores] == [2, 3, 4, 5, 6]
    result = {standing.seat: standing.score for standing in standings(kept.end)}
    assert kept.scores[-1].points == tuple(result[seat] for seat in range(SEATS))


@pytest.mark.parametrize("all_options", [False, True])
def test_it_is_told_in_the_same_words_each_time_and_has_awards(all_options: bool) -> None:
    game = moves(61, all_options=all_options)
    whole = chronicle(game)
    assert whole == chronicle(game)
    assert [section.id for section in whole.sections] == [
        "people",
        *(f"round-{number}" for number in range(1, ROUNDS + 1)),
        "souls",
        "hunts",
        "inquisitions",
        "turns",
    ]
    assert len(whole.sections[0].lines) == SEATS
    for section in whole.sections[1 : ROUNDS + 1]:
        assert sum(line.key.startswith("devil-told-chest") for line in section.lines) == SEATS
        assert sum(line.key.startswith("devil-told-look") for line in section.lines) == 2 * SEATS
    assert whole.awards


@pytest.mark.parametrize("seed", SEEDS)
def test_its_dealings_are_all_chests_that_were_taken_and_all_souls_that_were_sold(seed: int) -> None:
    told = chronicle(moves(seed)).dealings
    assert told is not None
    kept = records(seed)
    assert sum(dealing.amounts["chest"] for dealing in told.dealings) == sum(
        packed.taken is not None for packed in kept.chests
    )
    assert sum(dealing.amounts.get("soul", 0) for dealing in told.dealings) == sum(look.souls for _, look in kept.sales)
    assert all(dealing.giver != dealing.taker for dealing in told.dealings)


def test_its_charts_hold_what_lay_behind_the_walls() -> None:
    game = moves(SEEDS[0])
    charts = {chart.sign: chart for chart in chronicle(game).charts}
    assert all(chart.rounds == tuple(range(ROUNDS + 1)) for chart in charts.values())
    for at, state in ((0, game[0].after), (-1, game[-1].after)):
        shown = {sign: [line.figures[at] for line in chart.lines] for sign, chart in charts.items()}
        assert shown["coins"] == [kingdom.stock["coins"] for kingdom in state.kingdoms]
        assert shown["debt"] == [kingdom.debt for kingdom in state.kingdoms]
        assert shown["reputation"] == [kingdom.reputation for kingdom in state.kingdoms]


def test_an_answer_given_as_little_as_can_be_is_told_whole() -> None:
    """The log holds what was sent, without what was left to its default."""
    playout = Playout(GAME, GAME.options_type(), SEATS, chance(5), chance(6))
    played = [Played(None, playout.state)]
    before = playout.state
    for move, outcome in playout.steps():
        value = {name: chosen for name, chosen in move.value.items() if chosen not in ({}, 0)}
        played.append(Played(before, outcome.state, outcome.happenings, move.seat, move.ask, value))
        before = outcome.state
    counts = tally(happening for move in played for happening in move.happenings)
    assert sum(look.souls for _, look in collected(played).sales) == counts["souls_sold"]


@pytest.mark.parametrize(("change", "told"), [(LEAST_LOSS - 1, False), (LEAST_LOSS, True), (-LEAST_LOSS, False)])
def test_a_deal_is_called_the_worst_from_a_loss_on(change: int, told: bool) -> None:
    kept = records(SEEDS[0])
    deal = next(packed for packed in kept.chests if packed.taken is not None and not packed.chest.souls_asked)
    price = worth(kept, deal) + change
    only = dataclasses.replace(deal, chest=structs.replace(deal.chest, price=price))
    keys = {award.key for award in awards(dataclasses.replace(kept, chests=[only]))}
    assert bool(keys & {"devil-award-worst-deal", "devil-award-air"}) is told


@pytest.mark.parametrize("seed", SEEDS)
def test_every_penalty_is_told_with_its_inquisitor_and_adds_up(seed: int) -> None:
    told = [one.public for move in moves(seed) for one in move.happenings]
    lost = [text for text in told if text is not None and text.key == "devil-penalty-points"]
    (section,) = [section for section in chronicle(moves(seed)).sections if section.id == "inquisitions"]
    said = [line.params["said"] for line in section.lines if line.key == "devil-told-answer"]
    assert [text for text in said if text.key == "devil-penalty-points"] == lost
    sums = [line for line in section.lines if line.key == "devil-told-penalties"]
    assert bool(sums) == bool(lost)
    if sums:
        shares = {one.params["seat"].seat: one.params["points"] for one in sums[0].params["who"].items}
        for seat, share in shares.items():
            mine = sum(text.params["points"] for text in lost if text.params["seat"].seat == seat)
            assert share == f"−{mine}"
