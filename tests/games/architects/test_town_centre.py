"""The Town Centre and the Tax Stand: every note and example of the rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.architects.building import after, gained, having, offered, refused, standing, table


def test_two_captures_as_in_the_rulebook() -> None:
    """Yellow's second worker captures 3 red and 2 green ones in the Forest: one coin is tax, one goes to the supply."""
    state = having(standing(standing(table(4), "forest", 0, 3, 2), "town-centre", 1), 0, stock={"silver": 2})
    done = after(state, location="town-centre", capture1="forest.1", capture2="forest.2")
    assert done.players[0].captured == (0, 3, 2, 0)
    assert done.workers["forest"] == (0, 0, 0, 0)
    assert done.tax == state.tax + 1
    assert done.players[0].stock["silver"] == 0


def test_three_captures_with_ones_own_group() -> None:
    state = having(standing(table(4), "silversmith", 2, 1, 3), 0, stock={"silver": 5})
    state = standing(state, "town-centre", 2)
    done = after(
        state,
        location="town-centre",
        capture1="silversmith.0",
        capture2="silversmith.1",
        capture3="silversmith.2",
    )
    assert done.players[0].captured == (0, 1, 3, 0)
    assert done.players[0].workers == state.players[0].workers - 1 + 2


def test_four_players_capture_at_one_location_only() -> None:
    state = having(standing(standing(table(4), "forest", 0, 1), "quarry", 0, 1), 0, stock={"silver": 5})
    state = standing(state, "town-centre", 1)
    assert refused(state, location="town-centre", capture1="forest.1", capture2="quarry.1") == "too-many-places"


def test_three_players_capture_at_two_locations_but_not_at_three() -> None:
    state = having(table(3), 0, stock={"silver": 5})
    for place in ("forest", "quarry", "mines"):
        state = standing(state, place, 0, 1)
    state = standing(state, "town-centre", 2)
    done = after(state, location="town-centre", capture1="forest.1", capture2="quarry.1")
    assert done.players[0].captured == (0, 2, 0)
    code = refused(state, location="town-centre", capture1="forest.1", capture2="quarry.1", capture3="mines.1")
    assert code == "too-many-places"


def test_a_capture_of_nobody_is_not_offered() -> None:
    state = having(table(), 0, stock={"silver": 5})
    assert refused(state, location="town-centre", capture1="forest.1") == "not-offered"
    assert set(offered(state, "capture", location="town-centre")) == {"town-centre.0"}


def test_without_a_coin_nobody_is_captured() -> None:
    state = having(standing(table(), "forest", 0, 1), 0, stock={})
    assert refused(state, location="town-centre", capture1="forest.1") == "cannot-pay"


def test_workers_of_the_town_centre_can_be_captured_there_even_the_new_one() -> None:
    state = having(standing(table(), "town-centre", 1, 2), 0, stock={"silver": 2})
    done = after(state, location="town-centre", capture1="town-centre.0", capture2="town-centre.1")
    assert done.workers["town-centre"] == (0, 0, 0)
    assert done.players[0].captured == (0, 2, 0)


def test_a_conspirator_pays_nothing_but_the_tax() -> None:
    state = having(standing(table(4), "forest", 0, 3, 2), 0, stock={"silver": 1}, apprentices=("conspirator-1",))
    state = standing(state, "town-centre", 1)
    done = after(state, location="town-centre", capture1="forest.1", capture2="forest.2")
    assert gained(state, done) == {"silver": -1}
    assert done.tax == state.tax + 1


# ---------------------------------------------------------------------- the Tax Stand


def test_stealing_eleven_coins_costs_two_virtue() -> None:
    state = replace(table(), tax=11)
    done = after(state, location="tax-stand")
    assert gained(state, done) == {"silver": 11}
    assert done.tax == 0
    assert done.players[0].virtue == 5


def test_an_empty_tax_stand_is_closed() -> None:
    state = replace(table(), tax=0)
    assert refused(state, location="tax-stand") == "no-tax"


def test_a_thief_loses_less_and_a_pickpocket_finds_gold() -> None:
    state = having(table(), 0, apprentices=("thief", "pickpocket"))
    done = after(state, location="tax-stand")
    assert done.players[0].virtue == 6
    assert gained(state, done) == {"silver": 4, "gold": 1}
