"""A seat remembers what it has lawfully seen of the offers of all rounds, and no more."""

from __future__ import annotations

from msgspec.structs import replace

from games.devil.rules.mechanics.chests import ChestSeen, OwnOffer, owner_seen
from games.devil.rules.rulebook import ROLES, Role
from games.devil.rules.state import State, seat_of
from games.devil.rules.view import view_of
from tests.games.devil.builders import answer, changed, table

SUN_S = {"goods": {"wood": 2}, "price": "coins-3"}
PURSES = {role: {"goods": {"wood": 2, "coins": 5}} for role in ROLES}


def packed(**changes: object) -> State:
    """Round 2, all chests packed: the sun's holds 2 wood for 3 coins, the others nothing."""
    state = answer(table("trading.offer", 2, **(PURSES | changes)), "sun", **SUN_S)
    state = answer(state, "moon", price="coins-7")
    state = answer(state, "cultist", price="coins-6")
    return answer(state, "devil", price="souls-2")


def viewed(state: State, taker: Role | None = None) -> State:
    """One viewing, in which `taker` takes the deal, who can, and everybody else leaves theirs."""
    for role in ROLES:
        view = view_of(state, seat_of(state, role))
        assert view.own is not None
        assert view.own.chest is not None
        refusal = "seen" if view.own.chest.taken else "refuse"
        state = answer(state, role, answer="accept" if role == taker else refusal)
    return state


def viewer_of(state: State, viewing: int) -> Role:
    """Who looks at the sun's chest in that viewing of round 2."""
    return next(role for role in ROLES if owner_seen(state.schedule, 2, viewing - 1, role) == "sun")


def remembered(state: State, role: Role) -> tuple[ChestSeen, ...]:
    own = view_of(state, seat_of(state, role)).own
    assert own is not None
    return own.seen


def offered(state: State, role: Role) -> tuple[OwnOffer, ...]:
    own = view_of(state, seat_of(state, role)).own
    assert own is not None
    return own.offers


def of_sun(state: State, role: Role) -> ChestSeen:
    return next(chest for chest in remembered(state, role) if chest.mark == "sun")


def test_a_chest_is_remembered_once_its_viewing_is_over() -> None:
    state = packed()
    first = viewer_of(state, 1)
    assert remembered(state, first) == ()
    state = viewed(state, taker=first)
    assert of_sun(state, first) == ChestSeen(2, 1, "sun", {"wood": 2}, False, 3, "taken", None)


def test_of_a_deal_that_was_gone_the_second_viewer_remembers_the_price_alone() -> None:
    state = packed()
    first, second = viewer_of(state, 1), viewer_of(state, 2)
    state = viewed(viewed(state, taker=first))
    assert of_sun(state, second) == ChestSeen(2, 2, "sun", {}, False, 3, "gone", None)


def test_whoever_left_a_deal_does_not_learn_that_somebody_took_it_later() -> None:
    state = packed()
    first, second = viewer_of(state, 1), viewer_of(state, 2)
    taken, left = viewed(viewed(state), taker=second), viewed(viewed(state))
    assert of_sun(taken, second).deal == "taken"
    assert remembered(taken, first) == remembered(left, first)
    assert of_sun(taken, first).deal == "left"


def test_each_seat_remembers_two_chests_a_round_and_never_its_own() -> None:
    state = viewed(viewed(packed()))
    for role in ROLES:
        marks = [chest.mark for chest in remembered(state, role)]
        assert len(set(marks)) == 2
        assert role not in marks


def test_an_owner_reads_its_own_offer_and_that_it_was_sold_only_when_it_is_home() -> None:
    state = packed()
    first = viewer_of(state, 1)
    assert offered(state, "sun") == (OwnOffer(2, {"wood": 2}, False, 3, None),)
    state = viewed(state, taker=first)
    assert offered(state, "sun")[0].sold is None
    state = viewed(state)
    assert offered(state, "sun")[0].sold is True
    assert offered(state, "moon")[0].sold is False


def test_an_owner_does_not_learn_in_which_viewing_it_sold() -> None:
    state = packed()
    first, second = viewer_of(state, 1), viewer_of(state, 2)
    early, late = viewed(viewed(state, taker=first)), viewed(viewed(state), taker=second)
    assert offered(early, "sun") == offered(late, "sun")


def test_the_packer_has_a_name_as_soon_as_all_know_its_role() -> None:
    state = viewed(packed())
    viewer = viewer_of(state, 1)
    assert of_sun(replace(state, known={0: "sun"}), viewer).seat == 0
    assert of_sun(state, viewer).seat is None


def test_onlookers_remember_nothing() -> None:
    assert view_of(viewed(packed()), None).own is None


def test_a_game_of_an_older_release_goes_on_without_its_earlier_offers() -> None:
    state = viewed(viewed(replace(packed(), past_offers=())))
    assert remembered(state, "sun") == ()
    assert offered(state, "sun") == ()


def of_cultist(pays: str, *, pure: int, marked: int) -> State:
    """Round 2 is over: somebody took the cultist's chest for one piece, a marked one where `pays` says so."""
    state = answer(table("trading.offer", 2, **PURSES), "sun", price="coins-7")
    state = answer(state, "moon", price="coins-7")
    state = answer(state, "cultist", goods={"wood": 1}, price="souls-1")
    state = answer(state, "devil", price="souls-2")
    taker = next(role for role in ROLES if owner_seen(state.schedule, 2, 0, role) == "cultist")
    state = changed(state, taker, pure=pure, marked=marked)
    for role in ROLES:
        value = {"answer": "accept", "marked": int(pays == "marked")} if role == taker else {"answer": "refuse"}
        state = answer(state, role, **value)
    return viewed(state)


def test_an_owner_keeps_whether_pure_or_marked_pieces_paid_and_nobody_else_learns_it() -> None:
    pure, marked = (of_cultist(pays, pure=1, marked=1) for pays in ("pure", "marked"))
    assert offered(pure, "cultist")[0].marked == 0
    assert offered(marked, "cultist")[0].marked == 1
    assert offered(marked, "sun")[0].marked is None
    taker = next(role for role in ROLES if owner_seen(marked.schedule, 2, 0, role) == "cultist")
    for role in {*ROLES} - {"cultist", taker}:
        assert view_of(pure, seat_of(pure, role)) == view_of(marked, seat_of(marked, role))
    assert view_of(pure, None) == view_of(marked, None)


def test_while_the_chest_is_under_way_its_owner_does_not_learn_what_paid() -> None:
    state = viewed(packed())
    assert all(offer.marked is None for role in ROLES for offer in offered(state, role))
    assert state.past_souls == ()
