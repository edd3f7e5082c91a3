"""What the goods in chests tell of their packers: every clue is true, from what was published and seen, and used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from engine.effects import plus
from engine.extras.claims import reasons_for
from engine.policies import Match, Position
from engine.texts import SeatRef, Things
from games.devil.rules.mechanics.chests import owner_seen, schedules
from games.devil.rules.mechanics.costs import yield_of
from games.devil.rules.past import OfferRecord, OffersOfRound, WishesOfRound
from games.devil.rules.policies import POLICIES
from games.devil.rules.policies.acts.telling import clue_text
from games.devil.rules.policies.reading import Clue, clues, produced_so_far, read_goods
from games.devil.rules.rulebook import GOODS, ROLE_STOCK, ROLES
from games.devil.rules.state import LOST, SEATS, Chest, Options, State
from games.devil.rules.view import view_of
from tests.contract.opponents import chance
from tests.games.devil.builders import CARDS, CULTIST, DEVIL, GAME, MOON, SUN, table
from tests.ground import kept

NOTHING = OfferRecord({}, False, 2)
Had = dict[tuple[int, int], Mapping[str, int]]
"""What each seat had been given by its side of the board and by the productions up to a round, by round and seat."""


def chests(number: int, **goods: dict[str, int]) -> OffersOfRound:
    """The chests of a round by the role that packed them, empty where nothing is said."""
    return OffersOfRound(
        number, tuple(OfferRecord(goods[role], False, 4) if role in goods else NOTHING for role in ROLES)
    )


def read(state: State, seat: int) -> tuple[Clue, ...]:
    return clues(view_of(state, seat), state.pack)


def seen_by(mark: str, number: int, state: State, but: int = -1) -> int:
    """A seat that has seen the chest of that mark in that round, none called `but`."""
    return next(
        seat
        for seat, kingdom in enumerate(state.kingdoms)
        if seat != but and any(owner_seen(state.schedule, number, at, kingdom.role) == mark for at in (0, 1))
    )


def test_goods_tell_who_can_have_packed_them() -> None:
    """Two stone in round 1: only the second side of the board begins with two, and it makes none."""
    state = table("hunt.vote", past_offers=(chests(1, sun={"stone": 2}),))
    viewer = seen_by("sun", 1, state, but=MOON)
    assert read(state, viewer) == (Clue("sun", 1, "stone", 2, 1, (MOON,)),)
    some = table("hunt.vote", past_offers=(chests(1, sun={"stone": 1}),))
    assert read(some, viewer) == (Clue("sun", 1, "stone", 1, 1, tuple({SUN, MOON, CULTIST} - {viewer})),)


def test_the_first_goods_of_a_role_count_with_those_of_its_seat() -> None:
    state = table("hunt.vote", past_offers=(chests(1, devil={"stone": 3}),))
    assert read(state, seen_by("devil", 1, state, but=MOON)) == (Clue("devil", 1, "stone", 3, 1, (MOON,)),)


def test_goods_with_which_a_role_begins_tell_nothing() -> None:
    state = table("hunt.vote", past_offers=(chests(1, devil={"wood": 1, "stone": 1, "grain": 1}),))
    assert not any(read(state, seat) for seat in range(SEATS))


def test_more_than_anybody_can_have_made_was_bought() -> None:
    state = table("hunt.vote", past_offers=(chests(1, sun={"marble": 9}),))
    (clue,) = read(state, seen_by("sun", 1, state))
    assert clue.seats == ()


def test_who_had_asked_for_what_lay_in_a_chest_is_hardly_its_packer() -> None:
    wishes = (WishesOfRound(1, ((), ("wood",), (), ())),)
    state = table("hunt.vote", past_offers=(chests(1, sun={"wood": 1}),), past_wishes=wishes)
    viewer = seen_by("sun", 1, state, but=MOON)
    silent = tuple(sorted({SUN, CULTIST, DEVIL} - {viewer}))
    assert Clue("sun", 1, "wood", 1, 1, silent, (MOON,)) in read(state, viewer)
    told = read_goods(view_of(state, viewer), CARDS)
    plain = read_goods(view_of(replace(state, past_wishes=()), viewer), CARDS)
    assert told[MOON]["sun"] < plain[MOON]["sun"]


def sees_both(*marks: str) -> tuple[int, int]:
    """A schedule and a seat that sees the chests of both marks in round 1."""
    return next(
        (schedule, seat)
        for schedule in range(len(schedules()))
        for seat in range(SEATS)
        if sorted(owner_seen(schedule, 1, at, ROLES[seat]) for at in (0, 1)) == sorted(marks)
    )


def test_that_somebody_asked_tells_nothing_where_too_many_chests_held_it() -> None:
    """Two marks held wood, and only one of the others had not asked for it: somebody did give it away."""
    schedule, viewer = sees_both("sun", "cultist")
    others = [seat for seat in range(SEATS) if seat != viewer]
    wishes = tuple(("wood",) if seat in others[:2] else () for seat in range(SEATS))
    both = chests(1, sun={"wood": 1}, cultist={"wood": 1})
    state = table("hunt.vote", schedule=schedule, past_offers=(both,), past_wishes=(WishesOfRound(1, wishes),))
    assert not [clue for clue in read(state, viewer) if clue.asked]
    one = replace(state, past_offers=(chests(1, sun={"wood": 1}),))
    assert [(clue.mark, clue.seats) for clue in read(one, viewer) if clue.asked] == [("sun", (others[2],))]


def test_clues_do_not_make_two_roles_of_one_seat() -> None:
    """Glass in the sun's chest and wood in the cultist's both speak for the same seat: only one is told."""
    schedule, viewer = sees_both("sun", "cultist")
    first, second, third = (seat for seat in range(SEATS) if seat != viewer)
    wishes: list[tuple[str, ...]] = [() for _ in range(SEATS)]
    wishes[first] = wishes[second] = ("wood", "glass")
    both = chests(1, sun={"glass": 1}, cultist={"wood": 1})
    state = table("hunt.vote", schedule=schedule, past_offers=(both,), past_wishes=(WishesOfRound(1, tuple(wishes)),))
    told = [clue for clue in read(state, viewer) if clue.seats == (third,)]
    assert len({clue.mark for clue in told}) == 1


def test_a_chest_of_this_round_does_not_take_back_what_an_earlier_one_told() -> None:
    """The stronger clue comes later, in the same round in which the weaker has been told already."""
    schedule, viewer = sees_both("sun", "cultist")
    first, second, third = (seat for seat in range(SEATS) if seat != viewer)
    order = [owner_seen(schedule, 1, at, ROLES[viewer]) for at in (0, 1)]
    packed = chests(1, **{order[0]: {"glass": 1}, order[1]: {"wood": 2}})
    wishes: list[tuple[str, ...]] = [() for _ in range(SEATS)]
    wishes[first] = wishes[second] = ("wood", "glass")
    past = (WishesOfRound(1, tuple(wishes)),)
    goods = (Chest({}, False, 2),) * SEATS
    between = table("trading.second", 1, schedule=schedule, past_offers=(packed,), past_wishes=past, chests=goods)
    after = replace(between, step="actions.plan")
    told = [clue for clue in read(between, viewer) if clue.seats == (third,)]
    assert [clue.mark for clue in told] == [order[0]]
    assert [clue for clue in read(after, viewer) if clue.seats == (third,)] == told


def test_chests_that_one_has_not_seen_tell_nothing() -> None:
    state = table("hunt.vote", past_offers=(chests(1, sun={"marble": 9}),))
    viewers = [seat for seat in range(SEATS) if read(state, seat)]
    assert SUN not in viewers
    assert len(viewers) == 2


def test_marks_that_everybody_knows_need_no_clue() -> None:
    state = table("hunt.vote", past_offers=(chests(1, devil={"marble": 9}),), known={DEVIL: "devil"})
    assert not read(state, seen_by("devil", 1, state))
    assert read_goods(view_of(state, SUN), state.pack)[DEVIL]["devil"] == 1


def test_where_no_production_was_recorded_nothing_is_said_that_may_be_false() -> None:
    raised = {"minors": (0, 1, 2, 3)}
    state = table("hunt.vote", 3, moon=raised)
    view = view_of(state, SUN)
    least, most = produced_so_far(view.seats[MOON], CARDS, 3)
    assert any(least.get(good, 0) < most.get(good, 0) for good in GOODS)
    first_least, first_most = produced_so_far(view.seats[MOON], CARDS, 1)
    assert first_least == first_most
    lost = table("hunt.vote", 3, moon={"minors": (LOST,) * 4})
    assert produced_so_far(view_of(lost, SUN).seats[MOON], CARDS, 3) == (least, most)


def test_a_reader_suspects_the_seat_that_can_have_packed_the_goods() -> None:
    state = table("hunt.vote", past_offers=(chests(1, devil={"stone": 3}),))
    reading = read_goods(view_of(state, seen_by("devil", 1, state, but=MOON)), CARDS)
    assert max(reading, key=lambda seat: reading[seat]["devil"]) == MOON
    assert all(sum(roles.values()) == pytest.approx(1) for roles in reading.values())


def test_before_roles_are_dealt_there_is_nothing_to_read() -> None:
    start = GAME.setup(Options(role_preferences=True), 4, chance(1)).state
    assert read_goods(view_of(start, 0), start.pack) == {}
    assert clues(view_of(start, 0), start.pack) == ()


# ------------------------------------------------------------------------------------------------ over whole games


def positions(number: int) -> Iterator[tuple[State, Had]]:
    """Every state of a game among apprentices, with what the seats had been given, as it was told to everybody."""
    match = Match(GAME, Options(), ("apprentice",) * SEATS, (chance(number), chance(number, 1)), float)
    had: Had = {(0, seat): side.goods for seat, side in enumerate(match.state.pack.board.sides)}
    round_1 = match.state.pack.board.sides
    had |= {(1, seat): plus(had[0, seat], yield_of(side.wheel[0], (1,) * 4)) for seat, side in enumerate(round_1)}
    for _, outcome in match.steps():
        for text in (happening.public for happening in outcome.happenings):
            if text is not None and text.key == "devil-produced":
                seat, made = text.params["seat"], text.params["things"]
                assert isinstance(seat, SeatRef)
                assert isinstance(made, Things)
                now = outcome.state.round
                had[now, seat.seat] = plus(had[now - 1, seat.seat], made.amounts)
        yield match.state, had


@pytest.mark.parametrize("number", kept(range(4), 3))
def test_every_clue_of_a_game_is_true(number: int) -> None:
    told: Counter[tuple[int, Any]] = Counter()
    for state, had in positions(number):
        for seat in range(SEATS):
            for clue in read(state, seat):
                assert_true(clue, state, seat, had)
                told[seat, clue] += 1
    assert len(told) >= 10


@pytest.mark.parametrize("number", kept(range(4), 2))
def test_all_clues_of_a_hint_can_be_true_together_and_so_can_those_of_one_round(number: int) -> None:
    told: dict[tuple[int, int], set[Clue]] = {}
    for state, _ in positions(number):
        for seat in range(SEATS):
            if not state.known:
                told.setdefault((state.round, seat), set()).update(read(state, seat))
    assert told
    for (_, seat), said in told.items():
        others = [other for other in range(SEATS) if other != seat]
        marks = sorted({clue.mark for clue in said})
        assert any(
            all(not clue.seats or deal[marks.index(clue.mark)] in clue.seats for clue in said)
            for deal in permutations(others, len(marks))
        )


def assert_true(clue: Clue, state: State, seat: int, had: Had) -> None:
    """Asserts that each part of the clue is so: by the offers as they were packed, and by what was told to all."""
    offers = {offers.round: offers.offers for offers in state.past_offers}
    viewer = state.kingdoms[seat].role
    assert offers[clue.round][ROLES.index(clue.mark)].goods[clue.good] == clue.count
    assert clue.mark in {owner_seen(state.schedule, clue.round, viewing, viewer) for viewing in (0, 1)}
    lay = [number for number, all_ in offers.items() if all_[ROLES.index(clue.mark)].goods.get(clue.good)]
    assert 1 <= clue.times <= len(lay)
    begun = ROLE_STOCK[clue.mark].get(clue.good, 0)
    others = [other for other in range(SEATS) if other != seat and other not in state.known]
    if clue.asked:
        wishes = next(past.wishes for past in state.past_wishes if past.round == clue.round)
        assert list(clue.asked) == [other for other in others if clue.good in wishes[other]]
        assert sorted((*clue.asked, *clue.seats)) == others
        return
    can = [other for other in others if had[clue.round, other].get(clue.good, 0) + begun >= clue.count]
    assert list(clue.seats) == can
    assert len(can) < len(others)


# --------------------------------------------------------------------------------------------------- the apprentice


def asked(state: State, seat: int) -> tuple[dict[str, Any], tuple[Any, ...]]:
    """What an apprentice answers, and why."""
    position = Position(GAME, state, seat, GAME.asks(state)[seat], chance(7))
    apprentice: Any = POLICIES["apprentice"]
    value = apprentice.answer(position)
    return value, reasons_for(apprentice, position, value)


STONES = (chests(1, devil={"stone": 3}),)  # which point at the second seat, rightly or not


def test_an_apprentice_accuses_by_the_goods_in_chests_and_says_so() -> None:
    state = table("hunt.vote", past_offers=STONES)
    value, (why,) = asked(state, seen_by("devil", 1, state, but=MOON))
    assert value == {"whom": str(MOON)}
    assert why == clue_text(Clue("devil", 1, "stone", 3, 1, (MOON,)))


def test_it_accuses_nobody_who_has_confessed() -> None:
    state = table("hunt.vote", past_offers=STONES, moon={"confessed": True})
    value, _ = asked(state, seen_by("devil", 1, state, but=MOON))
    assert value["whom"] != str(MOON)


def test_an_apprentice_guesses_by_the_goods_in_chests() -> None:
    state = table("inquisition.pack", 3, past_offers=STONES)
    value, (why,) = asked(state, seen_by("devil", 1, state, but=MOON))
    assert value["devil"] == str(MOON)
    assert value.get("cultist") != str(MOON)
    assert why == clue_text(Clue("devil", 1, "stone", 3, 1, (MOON,)))


def test_where_the_chests_tell_nothing_it_has_nothing_to_say() -> None:
    state = table("hunt.vote")
    assert asked(state, SUN)[1] == ()


def test_apprentices_name_the_devil_more_often_than_chance_would() -> None:
    right = [
        state.kingdoms[guess.seat].role == guess.role
        for number in range(3)
        for state, _ in list(positions(number))[-1:]
        for guess in state.inquisition.locked
    ]
    assert right
    assert sum(right) > len(right) / 3
