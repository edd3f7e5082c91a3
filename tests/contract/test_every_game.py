"""What holds for every registered game, at every state of random games. A new game gets these tests for free."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.contract import Game
from engine.forms import Draft, Field, Option, Several
from engine.playouts import Playout, RandomDraft, random_value, replay_moves
from engine.registry import game as game_of
from engine.registry import games
from engine.texts import NOT_ASKED, NOTHING_SEALED, Refusal
from tests.contract.journeys import ALL_OPTIONS, EVERY_GAME, Journey, Step, chance, replayed
from tests.ground import sized
from tools.under_test import lacks, under_test

TABLES = sized(4, 2)
pytestmark = pytest.mark.sampled
STATE_LIMIT = 16_000  # bytes as JSON
JUNK: list[Any] = [
    {},
    {"nonsense": 1},
    {"price": 7},
    {"coins": "many"},
    {"cards": "abc"},
    {"answer": ["x"]},
    {"goods": {"x": 1}},
]


@cache
def walks(game: Game[Any], seats: int) -> list[tuple[int, list[Step]]]:
    """A few whole games, step by step."""
    return [(number, list(Journey(game, seats, number))) for number in range(TABLES)]


def steps(game: Game[Any], seats: int) -> list[Step]:
    return [step for _, walk in walks(game, seats) for step in walk]


EVERY_TABLE = [(f"{game_id}-{seats}", game_of(game_id), seats) for game_id, seats in EVERY_GAME]
EVERY_TABLE += [
    (f"{game_id}-{game.seats[1]}-all-options", game, game.seats[1]) for game_id, game in ALL_OPTIONS.items()
]


@pytest.fixture(params=EVERY_TABLE, ids=lambda one: one[0])
def at_table(request: pytest.FixtureRequest) -> tuple[Game[Any], int]:
    _, game, seats = request.param
    return game, seats


def test_random_games_end_with_a_result(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for number in range(TABLES):
        journey = Journey(game, seats, number)
        assert game.result(journey.state) is None
        for _ in journey:
            pass
        result = game.result(journey.state)
        assert result is not None
        assert sorted(one.seat for one in result) == list(range(seats))
        assert result[0].place == 1


def test_every_state_survives_json_and_is_small(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        raw = msgspec.json.encode(step.outcome.state)
        assert msgspec.json.decode(raw, type=game.state_type) == step.outcome.state
        assert len(raw) < STATE_LIMIT


def test_answering_the_moves_again_gives_the_same_state(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for number, walk in walks(game, seats):
        assert replayed(game, seats, number, walk) == walk[-1].outcome.state


def test_moves_replay_after_a_trip_through_json(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    playout = Playout(game, game.options_type(), seats, chance(7), chance(8))
    end = playout.play()
    moves = msgspec.json.decode(msgspec.json.encode(playout.moves), type=type(playout.moves)[type(playout.moves[0])])  # type: ignore[index]
    assert replay_moves(game, game.options_type(), seats, chance(7), moves) == end


def test_the_order_of_arrival_does_not_matter(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    compared = 0
    for number, walk in walks(game, seats):
        for at, step in enumerate(walk):
            owed = game.asks(step.before)
            if len(owed) < 2:
                continue
            stream = chance(at).stream("answers")
            answers = [
                (seat, ask.id, random_value(game, step.before, seat, ask.id, stream)) for seat, ask in owed.items()
            ]
            ends = [_in_order(game, step.before, order, number) for order in (answers, answers[::-1])]
            assert ends[0] == ends[1]
            compared += 1
    least = 0 if seats == 1 else under_test(game.id).together  # a single seat answers alone
    assert compared >= least, lacks("together", compared)


def _in_order(game: Game[Any], state: Any, answers: list[tuple[int, str, Any]], number: int) -> tuple[Any, list[str]]:
    told: list[str] = []
    luck = chance(number)
    for seat, ask, value in answers:
        outcome = game.answer(state, seat, ask, value, luck)
        state = outcome.state
        told += [msgspec.json.encode(one).decode() for one in outcome.happenings]
    return state, sorted(told)


def test_a_refused_answer_changes_nothing(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    refused = 0
    for step in steps(game, seats):
        raw = msgspec.json.encode(step.before)
        for seat in range(seats):
            for ask in (game.asks(step.before).get(seat), *game.liberties(step.before, seat)):
                for junk in JUNK if ask else ():
                    try:
                        game.answer(step.before, seat, ask.id, junk, chance(1))  # type: ignore[union-attr]
                    except Refusal:
                        refused += 1
        assert msgspec.json.encode(step.before) == raw
    assert refused >= under_test(game.id).refused, lacks("refused", refused)


def test_only_who_owes_a_decision_can_answer_it(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        owed = game.asks(step.before)
        for seat in range(seats):
            for other, ask in owed.items():
                if other != seat and (seat not in owed or owed[seat].id != ask.id):
                    with pytest.raises(Refusal) as refusal:
                        game.answer(step.before, seat, ask.id, step.value, chance(1))
                    assert refusal.value.code == NOT_ASKED


def test_an_ask_that_was_settled_is_refused(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        if step.outcome.settled:
            with pytest.raises(Refusal) as refusal:
                game.answer(step.outcome.state, step.seat, step.ask, step.value, chance(1))
            assert refusal.value.code == NOT_ASKED


def test_taking_back_restores_what_was(at_table: tuple[Game[Any], int]) -> None:
    """The same is asked again, and the same answer leads to the same state: what others might still have taken back
    before may be gone, as somebody has acted since, and what others saw meanwhile they remember."""
    game, seats = at_table
    restored, forgetful = 0, under_test(game.id).forgetful
    for number, walk in walks(game, seats):
        for step in walk:
            if step.ask.startswith("back:") or step.seat not in game.sealed(step.outcome.state):
                continue
            if step.ask != game.sealed(step.outcome.state)[step.seat].id:
                continue  # a liberty taken while an answer was sealed
            again = game.take_back(step.outcome.state, step.seat, step.ask).state
            assert game.asks(again) == game.asks(step.before)
            assert game.moment(again) == game.moment(step.before)
            outcome = game.answer(again, step.seat, step.ask, step.value, chance(number))
            assert forgetful(outcome.state) == forgetful(step.outcome.state)
            assert replace(outcome, state=step.outcome.state) == step.outcome
            restored += 1
            with pytest.raises(Refusal) as refusal:
                game.take_back(step.before, step.seat, step.ask)
            assert refusal.value.code == NOTHING_SEALED
    expected = under_test(game.id).takes_back and seats > 1  # what a single seat seals is settled at once
    assert restored or not expected, lacks("takes_back", False)


def test_the_moment_changes_when_a_step_settles(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        assert (game.moment(step.before) != game.moment(step.outcome.state)) == step.outcome.settled


def test_an_answer_that_cannot_be_taken_back_shows_on_the_board(at_table: tuple[Game[Any], int]) -> None:
    """So that whether a rewind asks the table, which goes by such answers, tells no secret."""
    game, seats = at_table
    for step in steps(game, seats):
        owed = game.asks(step.before).get(step.seat)
        for_good = owed is not None and owed.id == step.ask and step.seat not in game.sealed(step.outcome.state)
        if for_good and not step.outcome.settled:
            assert game.view(step.before, None) != game.view(step.outcome.state, None)


def test_the_safe_answers_alone_end_the_game(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    luck = chance(3)
    state = game.setup(game.options_type(), seats, luck).state
    while asks := game.asks(state):
        seat, ask = next(iter(asks.items()))
        state = game.answer(state, seat, ask.id, game.absent(state, seat), luck).state
    assert game.result(state) is not None


def test_the_safe_answer_is_legal_wherever_the_game_stands(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        for seat, ask in game.asks(step.before).items():
            assert game.form(step.before, seat, ask.id, Draft(game.absent(step.before, seat))).ready


def next_keys(field: Field) -> tuple[str, ...]:
    """The keys under which an answer may hold what comes next in `field`: a `Several` may be stored by number."""
    if isinstance(field.node, Several):
        return field.name, f"{field.name}{len(field.node.chosen) + 1}"
    return (field.name,)


def test_forms_can_be_filled_in_one_field_after_the_other(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for at, step in enumerate(steps(game, seats)):
        if step.ask.startswith("back:"):
            continue
        value = random_value(game, step.before, step.seat, step.ask, chance(at).stream("one"))
        partial: dict[str, Any] = {}
        while True:
            form = game.form(step.before, step.seat, step.ask, Draft(partial))
            assert form.problem is None
            # What a step leaves open is filled in before the next step.
            fields = sorted(form.fields, key=lambda field: isinstance(field.node, Several))
            left = [key for field in fields for key in next_keys(field) if key not in partial and key in value]
            if not left:
                break
            partial[left[0]] = value[left[0]]
        assert partial == value
        assert form.ready


def test_a_preview_of_any_draft_is_made_of_texts(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        if not step.ask.startswith("back:"):
            for text in (
                *game.preview(step.before, step.seat, step.ask, {}),
                *game.preview(step.before, step.seat, step.ask, step.value),
            ):
                assert text.key.startswith(f"{game.id}-")


def test_pieces_neither_appear_nor_vanish(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    census = under_test(game.id).census
    for number, walk in walks(game, seats):
        first = census(Journey(game, seats, number).first.state)
        for step in walk:
            assert census(step.outcome.state) == first


def test_the_random_player_uses_the_whole_form(at_table: tuple[Game[Any], int]) -> None:
    """Every open option of a field comes up, not only the easy way out."""
    game, seats = at_table
    state = game.setup(game.options_type(), seats, chance(5)).state
    seat, ask = next(iter(game.asks(state).items()))
    stream = chance(6).stream("random")
    seen = {repr(game.form(state, seat, ask.id, RandomDraft(stream)).sealed()) for _ in range(60)}
    assert len(seen) >= under_test(game.id).first_answers, lacks("first_answers", len(seen))


def test_games_are_told_apart_by_their_ids() -> None:
    assert {game.id for game in games().values()} == set(games())


def test_nobody_is_waited_for_in_public_who_owes_nothing(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for step in steps(game, seats):
        state = step.outcome.state
        assert set(game.waiting(game.view(state, None))) <= set(game.asks(state))


def test_a_tally_has_the_same_figures_for_every_game_and_reads_to_the_end(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    happenings = iter([happening for step in steps(game, seats) for happening in step.outcome.happenings])
    assert set(game.tally(happenings)) == set(game.tally([]))
    assert next(happenings, None) is None


class BothWays(RandomDraft):
    """A random draft that also makes the options it could do without."""

    def offer(
        self, name: str, options: Callable[[], Sequence[Option]], possible: Callable[[], Sequence[str]]
    ) -> str | None:
        assert list(possible()) == [option.id for option in options() if option.closed is None], name
        return super().offer(name, options, possible)


def test_a_random_draft_chooses_among_the_options_that_a_form_shows_open(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for number, step in enumerate(steps(game, seats)):
        for seat, ask in game.asks(step.before).items():
            draft = BothWays(chance(number).stream("both-ways"))
            game.form(step.before, seat, ask.id, draft)
