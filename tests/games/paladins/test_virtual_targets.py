"""What the virtual player turns to: Orders, Favours, spaces of the map; and how all of it is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Named, SeatRef, Text
from games.paladins.rules.effects import (
    DropSuspicion,
)
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import pack
from games.paladins.rules.phases.turns import onward
from games.paladins.rules.state import IT, Player, State
from games.paladins.rules.virtual.actions import space_for_monk, space_for_outpost
from tests.games.paladins.alone import (
    OUTSIDERS,
    gained,
    it_of,
    keys,
    marker,
    position,
    schemed,
    workers,
    working,
)

BOTH, LEFT = 3, 1


# ---------------------------------------------------------------------- Orders and Favours


def ordered(it: Player, **more: object) -> Working:
    """Its turn with an Order: Fortify, Convert and Commission lie on 1 to 3, all revealed."""
    return schemed("order", replace(it, workers=workers(3)), **more)


def test_an_order_is_tried_from_right_to_left() -> None:
    assert len(it_of(ordered(Player())).monks) == 1
    far = tuple(f"space-1-{number}" for number in (1, 2))
    full = Player(monks=far, faith=1)
    assert it_of(ordered(full)).converted == (OUTSIDERS[0],)
    assert len(it_of(ordered(full, outsiders=("",) * 6)).walls) == 1


def test_with_five_monks_out_or_commission_used_it_tries_convert_first() -> None:
    five = Player(monks=("space-4-1", "space-4-2", "space-4-3", "space-4-4", "space-4-5"))
    used = Player(placed={"commission": ("labourer",) * 3})
    for it in (five, used):
        assert it_of(ordered(it)).converted == (OUTSIDERS[0],)


def test_fulfilled_orders_come_after_all_others() -> None:
    five = Player(monks=("space-4-1", "space-4-2", "space-4-3", "space-4-4", "space-4-5"))
    work = ordered(five, outsiders=("",) * 6, walls=())
    assert len(it_of(work).monks) == 6


def test_orders_that_lie_face_down_are_not_followed() -> None:
    work = ordered(Player(), round=1)
    assert len(it_of(work).walls) == 1
    assert it_of(ordered(Player(), round=1, walls=())).placed.keys() == {"recruit"}


def test_a_favour_at_the_marker_as_in_the_rulebook() -> None:
    """The marker on 5; Favours 5 and 1 are taken: it uses 2, which drops a suspicion and takes two tax."""
    taken = {"favour-debt": (0, "fighter"), "favour-pray": (0, "labourer")}
    it = Player(workers=workers(4), faith=2, suspicions=("suspicion-0",))
    work = schemed("favour", it, marker=5, at_favours=taken, round=7)
    after = it_of(work)
    assert work.at_favours["favour-tax"] == (IT, "labourer")
    assert (after.workers, after.suspicions, work.tax) == (workers(3), (), 3)
    assert (marker(work), after.faith) == (2, 3)
    work.say_deeds()
    text = work.happenings[0].public
    assert text is not None
    assert (text.params["action"], text.params["workers"]) == (Named("paladins-action", "favour"), 1)


def test_a_favour_with_a_cost_in_silver_is_used_without_paying() -> None:
    work = schemed("favour", Player(workers=workers(1), debts=1), marker=5, round=7)
    assert (it_of(work).paid, it_of(work).workers) == (1, workers(0))


def test_a_debt_as_the_cost_of_a_favour_it_takes() -> None:
    work = schemed("favour", Player(workers=workers(1)), marker=4, round=7)
    assert (it_of(work).debts, it_of(work).workers) == (1, workers(3))


def test_favours_that_lie_face_down_are_passed_over_and_without_a_free_one_it_falls_back() -> None:
    work = schemed("favour", Player(workers=workers(1)), marker=4)  # in round 4 two lie face up
    assert "favour-pray" in work.at_favours
    taken = {"favour-pray": (0, "labourer"), "favour-tax": (0, "cleric")}
    work = schemed("favour", Player(workers=workers(1)), at_favours=taken)
    assert (it_of(work).placed.keys(), work.at_favours) == ({"recruit"}, taken)


# ---------------------------------------------------------------------- monks and outposts


def free_only(*spaces: str) -> State:
    """It may go everywhere; only these spaces of the map are free."""
    others = tuple(space for space in pack().spaces if space not in spaces)
    return position(Player(faith=12, strength=12), own=Player(monks=others))


@pytest.mark.parametrize("spaces", [
    ("space-2-1", "space-1-2"),  # free recruit before all others, also of a region to the left
    ("space-5-1", "space-4-6"),  # Pray before two workers
    ("space-5-2", "space-3-1"),  # two workers before one
    ("space-4-1", "space-1-2"),  # one worker before two silver
    ("space-3-3", "space-2-4"),  # two silver before a suspicion less
    ("space-2-4", "space-4-5"),  # that before paying a debt that is not there
    ("space-3-1", "space-4-1"),  # equals: the leftmost region
])  # fmt: skip
def test_the_space_it_likes_best(spaces: tuple[str, str]) -> None:
    work = working(free_only(*spaces))
    assert space_for_monk(work) == space_for_outpost(work) == spaces[0]


def test_with_an_unpaid_debt_paying_it_comes_before_pray() -> None:
    state = free_only("space-3-4", "space-5-3")
    indebted = replace(state, players=(state.players[0], replace(state.players[IT], debts=1)))
    assert space_for_monk(working(state)) == "space-3-4"
    assert space_for_monk(working(indebted)) == "space-5-3"
    state = free_only("space-2-1", "space-5-3")
    indebted = replace(state, players=(state.players[0], replace(state.players[IT], debts=1)))
    assert space_for_monk(working(indebted)) == "space-2-1"  # a free recruit before all


def test_it_takes_a_space_without_effect_where_only_that_is_left() -> None:
    assert space_for_monk(working(free_only("space-6-1"))) == "space-6-1"
    assert space_for_monk(working(free_only())) is None


def test_spaces_for_three_and_four_players_do_not_exist() -> None:
    assert space_for_monk(working(free_only("space-3-7", "space-1-3"))) is None


def test_its_pieces_go_only_where_its_attributes_reach() -> None:
    work = working(position(Player(faith=1, strength=2)))
    assert space_for_monk(work) == "space-1-1"
    blocked = working(position(Player(faith=1, strength=2, monks=("space-1-1", "space-1-2"))))
    assert space_for_monk(blocked) is None
    assert space_for_outpost(blocked) is None


# ---------------------------------------------------------------------- what is told


def test_its_turn_is_told_in_one_line_that_names_scheme_action_workers_and_gains() -> None:
    work = schemed("fortify", Player(workers=workers(3)))
    (happening,) = work.happenings
    assert happening.public is not None
    assert happening.public.key == "paladins-virtual-turn"
    assert happening.public.params["workers"] == 3
    assert keys(work)[1:] == ["paladins-did-fortify", "paladins-did-gain"]


def test_suspicions_discarded_one_after_the_other_are_told_together() -> None:
    work = schemed("absolve", Player(workers=workers(3), suspicions=("suspicion-0",) * 3))
    (happening,) = work.happenings
    assert happening.public is not None
    (dropped,) = (deed for deed in _deeds(happening.public) if deed.key == "paladins-did-drop")
    assert dropped.params == {"count": 2}


def _deeds(text: Text) -> tuple[Text, ...]:
    return tuple(deed for deed in getattr(text.params["deeds"], "items", ()) if isinstance(deed, Text))


def test_with_too_few_to_discard_coins_leave_the_tax_supply_for_the_rest() -> None:
    work = gained(position(Player(suspicions=("suspicion-0",))), DropSuspicion(n=3))
    assert (it_of(work).suspicions, work.tax) == ((), 3)


def test_nothing_told_of_it_names_a_seat_that_nobody_has() -> None:
    for scheme in ("commission", "fortify", "absolve", "attack", "convert", "order", "favour"):
        strong = Player(faith=4, strength=4, influence=4, workers=workers(3), suspicions=("suspicion-1",) * 2)
        work = schemed(scheme, strong, tax=1, suspicions=("suspicion-2",) * 4)
        texts = [happening.public for happening in work.happenings]
        assert SeatRef(IT) not in [param for text in texts if text is not None for param in text.params.values()]
        assert onward(work, None)
