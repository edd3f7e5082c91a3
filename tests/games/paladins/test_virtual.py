"""The virtual player: its set-up, its counter, its turn, where it puts its pieces, and its rounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.chance import SEED_BYTES, Chance
from engine.core.texts import Named, SeatRef, Text
from engine.paladins.agenda import onward
from engine.paladins.effects import (
    DestroyDebt,
    DropSuspicion,
    Either,
    FreeDevelop,
    FreePray,
    FreeRecruit,
    GainGoods,
    GainWorkers,
    PayDebt,
    Raise,
    TakeTax,
)
from engine.paladins.pack import pack
from engine.paladins.state import IT, Options, Player, Repent, State, Virtual
from engine.paladins.things import RIGHT
from engine.paladins.virtual import begin_round, empty_spaces, set_up, suspected_by
from engine.paladins.virtual.facts import CoinsReturned
from engine.paladins.virtual.targets import space_for_monk, space_for_outpost
from engine.paladins.working import Working
from tests.games.paladins.alone import OUTSIDERS, ROW, gained, its_turn, keys, position, workers, working

BOTH, LEFT = 3, 1


def marker(work: Working) -> int:
    assert work.virtual is not None
    return work.virtual.marker


def schemed(action: str, it: Player, **more: object) -> Working:
    """Its turn with the scheme of that action on top."""
    return its_turn(position(it, schemes=(f"scheme-{action}",), **more))  # type: ignore[arg-type]


def it_of(work: Working) -> Player:
    return work.players[IT]


# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_a_workshop_lies_on_as_many_different_actions_as_the_difficulty_says(difficulty: str, count: int) -> None:
    it, *_ = set_up(pack(), Options(difficulty=difficulty), Chance(bytes(SEED_BYTES)))  # type: ignore[arg-type]
    assert len(it.workshops) == count
    assert set(it.workshops.values()) == {LEFT}
    assert set(it.workshops) <= set(RIGHT)


def test_it_begins_with_twelve_schemes_without_a_favour_and_its_markers_in_one_stack() -> None:
    it, virtual, _ = set_up(pack(), Options(), Chance(bytes(SEED_BYTES)))
    assert len(virtual.schemes) == 12
    assert "scheme-favour" not in virtual.schemes
    assert (virtual.marker, virtual.stack, virtual.discards) == (1, ("influence", "faith", "strength"), ())
    assert (it.silver, it.provisions, it.deck, sum(it.workers)) == (0, 0, (), 0)


# ---------------------------------------------------------------------- rounds


def test_in_round_four_it_begins_with_seven_workers() -> None:
    work = working(position(Player(passed=True, placed={"trade": ("labourer",)})))
    begin_round(work, (), 1)
    assert (it_of(work).workers, it_of(work).passed, it_of(work).placed) == (workers(7), False, {})


def test_the_workshop_of_a_revealed_order_moves_onto_its_action_at_most_two() -> None:
    work = working(position(Player(workshops={"absolve": LEFT, "attack": BOTH})))
    begin_round(work, ("order-absolve",), 0)
    begin_round(work, ("order-attack",), 0)
    begin_round(work, ("order-convert",), 0)
    assert it_of(work).workshops == {"absolve": BOTH, "attack": BOTH, "convert": LEFT}
    assert keys(work) == ["paladins-virtual-workshop"] * 2


def test_with_a_revealed_favour_a_scheme_goes_to_the_discards() -> None:
    work = working(position(Player(), virtual=Virtual(discards=("scheme-order",))))
    begin_round(work, (), 1)
    assert work.virtual is not None
    assert work.virtual.discards == ("scheme-order", "scheme-favour")


def test_it_draws_a_suspicion_for_each_criminal_on_the_other_tavern_card() -> None:
    assert pack().tavern["tavern-12"].workers["criminal"] == 2
    work = gained(position(Player()), *suspected_by(pack(), "tavern-12"))
    work.say_deeds()
    assert keys(work)[0] == "paladins-virtual-tavern"
    assert it_of(work).suspicions == ("suspicion-0", "suspicion-1")
    assert (marker(work), work.tax, sum(it_of(work).workers)) == (2, 4, 0)
    assert suspected_by(pack(), "tavern-1") == ()


def test_townsfolk_on_space_four_and_outsider_on_space_two_leave_too() -> None:
    work = working(position(Player()))
    empty_spaces(work)
    assert work.row == (*ROW[:3], "", ROW[4])
    assert work.outsiders == (OUTSIDERS[0], "", *OUTSIDERS[2:])


# ---------------------------------------------------------------------- the counter


def test_goods_of_all_kinds_move_its_marker_instead() -> None:
    work = gained(position(Player()), GainGoods(silver=2, provisions=1))
    assert (marker(work), it_of(work).silver, it_of(work).provisions) == (4, 0, 0)


def test_tax_goes_back_to_the_general_supply_and_moves_the_marker() -> None:
    work = gained(position(Player(), tax=3), TakeTax(n=2))
    assert (marker(work), work.tax) == (3, 1)
    assert CoinsReturned(2).text in work.deeds


def test_the_last_coin_brings_an_inquisition_and_the_marker_moves_for_all_of_the_tax() -> None:
    work = gained(position(Player(suspicions=("suspicion-0",)), tax=1), TakeTax(n=2))
    assert (marker(work), work.tax, it_of(work).debts) == (3, 5, 1)
    assert keys(work)[-2:] == ["paladins-inquisition", "paladins-guilty"]


@pytest.mark.parametrize(("it", "stack", "risen"), [
    (Player(faith=3, strength=2), ("influence", "faith", "strength"), "faith"),
    (Player(), ("influence", "faith", "strength"), "strength"),
    (Player(), ("strength", "faith", "influence"), "influence"),
    (Player(faith=12, strength=2), ("influence", "strength", "faith"), "strength"),
])  # fmt: skip
def test_past_the_last_space_its_highest_attribute_rises_the_marker_on_top_among_equals(
    it: Player, stack: tuple[str, ...], risen: str
) -> None:
    work = gained(position(it, virtual=Virtual(marker=5, stack=stack)), GainGoods(silver=1))
    assert marker(work) == 1
    assert getattr(it_of(work), risen) == getattr(it, risen) + 1
    assert work.virtual is not None
    assert work.virtual.stack[-1] == risen


def test_with_all_attributes_at_the_top_none_rises() -> None:
    full = Player(faith=12, strength=12, influence=12)
    assert it_of(gained(position(full, marker=5), GainGoods(silver=6))) == full


def test_a_marker_that_moves_lies_on_top_of_its_stack() -> None:
    work = gained(position(Player()), Raise(what="influence"), Raise(what="faith"))
    assert work.virtual is not None
    assert work.virtual.stack == ("strength", "influence", "faith")


def test_a_marker_at_the_top_of_its_track_does_not_move_onto_its_stack() -> None:
    work = gained(position(Player(influence=12)), Raise(what="influence"))
    assert work.virtual is not None
    assert (it_of(work).influence, work.virtual.stack) == (12, ("influence", "faith", "strength"))


def test_workers_have_no_colour_and_each_criminal_draws_a_suspicion() -> None:
    work = gained(position(Player()), GainWorkers(cleric=1, criminal=2))
    assert it_of(work).workers == workers(3)
    assert it_of(work).suspicions == ("suspicion-0", "suspicion-1")


def test_suspicions_and_debts_are_real() -> None:
    it = Player(suspicions=("suspicion-0", "suspicion-1", "suspicion-2"), debts=2)
    work = gained(position(it), DropSuspicion(n=2), PayDebt(), DestroyDebt())
    assert it_of(work).suspicions == ("suspicion-0",)
    assert (it_of(work).debts, it_of(work).paid, work.tax) == (0, 1, 5)


@pytest.mark.parametrize("instruction", [DropSuspicion(), DestroyDebt()])
def test_without_what_it_should_discard_a_coin_leaves_the_tax_supply(instruction: object) -> None:
    work = gained(position(Player()), instruction)
    assert (work.tax, marker(work)) == (4, 1)


def test_the_last_coin_returned_for_a_suspicion_brings_an_inquisition() -> None:
    work = gained(position(Player(), tax=1, players=(Player(suspicions=("suspicion-0",)), Player())), DropSuspicion())
    assert work.players[0].debts == 1
    assert work.tax == 5


def test_an_inquisition_in_its_turn_asks_a_conspirators_owner_and_its_turn_goes_on_afterwards() -> None:
    own = Player(retinue=("conspirator-1",), suspicions=("suspicion-0",))
    state = position(Player(), own=own, tax=1)
    work = gained(state, TakeTax(n=1), GainWorkers(labourer=2))
    assert work.agenda[0] == Repent(seat=0, n=1)
    assert it_of(work).workers == workers(0)
    rest = gained(work.done(), *work.agenda[1:])
    assert (rest.players[0].debts, it_of(rest).workers, rest.tax) == (1, workers(2), 5)


def test_one_attribute_of_its_choice_is_the_highest() -> None:
    assert it_of(gained(position(Player(influence=4, faith=1)), Raise(what="any"))).influence == 5


def test_of_two_halves_it_takes_the_leftmost_with_an_effect() -> None:
    debt_or_two = Either(of=((PayDebt(),), (DropSuspicion(n=2),)))
    assert it_of(gained(position(Player(debts=1)), debt_or_two)).paid == 1
    it = Player(suspicions=("suspicion-0", "suspicion-0"))
    assert it_of(gained(position(it), debt_or_two)).suspicions == ()
    develop_or_workers = Either(of=((FreeDevelop(),), (GainWorkers(fighter=1, cleric=1),)))
    assert it_of(gained(position(Player()), develop_or_workers)).workers == workers(2)


# ---------------------------------------------------------------------- its turn


def test_without_workers_it_passes_and_turns_no_scheme_over() -> None:
    work = its_turn(position(Player(placed={"commission": ("labourer",) * 3}), schemes=("scheme-order",)))
    assert (it_of(work).passed, it_of(work).placed) == (True, {})
    assert work.virtual is not None
    assert work.virtual.schemes == ("scheme-order",)


def test_commission_with_one_workshop_takes_two_workers() -> None:
    it = Player(workshops={"commission": LEFT}, workers=workers(3))
    work = schemed("commission", it, row=("",) * 5)
    assert it_of(work).workers == workers(1)
    assert it_of(work).placed == {"commission": ("", "labourer", "labourer")}
    assert (it_of(work).monks, it_of(work).influence) == (("space-1-1",), 1)


def test_with_one_worker_left_it_takes_the_fallback_instead() -> None:
    work = schemed("commission", Player(workshops={"commission": LEFT}, workers=workers(1)))
    assert it_of(work).placed == {"recruit": ("labourer",)}
    assert keys(work)[0] == "paladins-virtual-instead"


def test_the_fallbacks_come_from_left_to_right_each_once_a_round() -> None:
    state = position(Player(workers=workers(7)), schemes=("scheme-absolve",) * 6)
    state = replace(state, players=(Player(), replace(state.players[IT], jars=("",) * 7)))
    done: list[str] = []
    while not state.players[IT].passed:
        work = its_turn(state)
        done += [action for action in it_of(work).placed if action not in done]
        state = work.done()
        assert len(done) < 6
    assert done == ["recruit", "pray", "trade", "conspire"]  # then Rest, which clears its board


def test_without_townsfolk_it_prays_instead_of_recruiting() -> None:
    work = schemed("absolve", Player(workers=workers(2), jars=("",) * 7), row=("",) * 5)
    assert set(it_of(work).placed) == {"pray"}


@pytest.mark.parametrize(("action", "it", "why"), [
    ("commission", Player(placed={"commission": ("labourer",) * 3}), "used"),
    ("commission", Player(monks=("space-1-1",) * 7), "often"),
    ("garrison", Player(), "target"),  # Strength 0 reaches no region
    ("attack", Player(), "target"),
    ("fortify", Player(walls=("wall-scout",)), "level"),
    ("absolve", Player(jars=("",)), "level"),
])  # fmt: skip
def test_an_action_it_cannot_do_is_told_with_the_reason(action: str, it: Player, why: str) -> None:
    work = schemed(action, replace(it, workers=workers(5)))
    assert "recruit" in it_of(work).placed
    text = work.happenings[0].public
    assert text is not None
    reason = text.params["why"]
    assert isinstance(reason, Text)
    assert reason.key == f"paladins-virtual-why-{why}"


@pytest.mark.parametrize(("scheme", "it", "why"), [
    ("order", Player(monks=("space-1-1",) * 7, walls=("wall-scout",) * 7, converted=("thief-vikings",) * 7), "order"),
    ("favour", Player(), "favour"),
])  # fmt: skip
def test_why_no_order_or_favour_could_be_followed(scheme: str, it: Player, why: str) -> None:
    taken = {"favour-pray": (0, "labourer"), "favour-tax": (0, "cleric")}
    work = schemed(scheme, replace(it, workers=workers(5)), at_favours=taken)
    text = work.happenings[0].public
    assert text is not None
    assert text.params["why"] == Text(f"paladins-virtual-why-{why}")


def test_an_empty_scheme_deck_is_made_of_the_discards() -> None:
    state = position(
        Player(workers=workers(3), strength=1), virtual=Virtual(discards=("scheme-attack", "scheme-attack"))
    )
    work = its_turn(state)
    assert work.virtual is not None
    assert (work.virtual.schemes, work.virtual.discards) == (("scheme-attack",), ("scheme-attack",))
    assert it_of(work).attacked == (OUTSIDERS[0],)


def test_it_takes_the_card_at_the_marker_and_goes_on_to_the_right_and_around() -> None:
    strong = Player(strength=12, workers=workers(3))
    attacked = [it_of(schemed("attack", strong, marker=number)).attacked[0] for number in (1, 3, 5)]
    assert attacked == [OUTSIDERS[0], OUTSIDERS[2], OUTSIDERS[4]]
    gone = (*OUTSIDERS[:4], "", "")
    assert it_of(schemed("attack", strong, marker=5, outsiders=gone)).attacked == (OUTSIDERS[0],)
    last = (*OUTSIDERS[:4], "", OUTSIDERS[5])
    assert it_of(schemed("attack", strong, marker=5, outsiders=last)).attacked == (OUTSIDERS[5],)


def test_it_attacks_only_what_its_strength_reaches_and_gains_the_reward() -> None:
    work = schemed("attack", Player(strength=4, workers=workers(3)), marker=3)
    assert it_of(work).attacked == (OUTSIDERS[0],)  # 3 to 6 are out of reach
    assert (it_of(work).influence, marker(work), work.outsiders) == (1, 5, ("", *OUTSIDERS[1:]))


def test_it_converts_what_its_faith_reaches_and_strength_rises_as_shown() -> None:
    outsiders = ("barbarian-vikings", *OUTSIDERS[1:])
    work = schemed("convert", Player(workers=workers(3)), outsiders=outsiders, marker=2)
    assert (it_of(work).converted, it_of(work).strength) == (("barbarian-vikings",), 2)


def test_its_wall_brings_all_that_it_shows() -> None:
    work = schemed("fortify", Player(workers=workers(3)))
    assert (it_of(work).walls, it_of(work).strength) == (("wall-labourer-fighter",), 1)
    assert it_of(work).workers == workers(2)
    assert work.walls == ("wall-debt", "wall-suspicion")


def test_the_last_wall_is_built_too() -> None:
    assert it_of(schemed("fortify", Player(workers=workers(3)), walls=("wall-scout",))).walls == ("wall-scout",)


def test_without_walls_it_does_not_fortify() -> None:
    assert "recruit" in it_of(schemed("fortify", Player(workers=workers(3)), walls=())).placed


@pytest.mark.parametrize(("it", "suspicions", "debts"), [
    (Player(suspicions=("suspicion-0",) * 3, debts=1), 2, 0),
    (Player(suspicions=("suspicion-0",) * 3), 1, 0),
])  # fmt: skip
def test_absolve_turns_a_jar_raises_faith_and_pays_a_debt_or_discards_again(
    it: Player, suspicions: int, debts: int
) -> None:
    work = schemed("absolve", replace(it, workers=workers(3)))
    after = it_of(work)
    assert (after.jars, after.faith, len(after.suspicions), after.debts) == (("",), 1, suspicions, debts)


def test_recruit_discards_the_townsfolk_at_the_marker_for_its_reward() -> None:
    work = schemed("absolve", Player(workers=workers(1), jars=("",) * 7), marker=1)
    assert (work.row[0], it_of(work).retinue, it_of(work).workers) == ("", (), workers(2))


def test_a_free_recruit_does_the_same_also_if_recruit_is_used() -> None:
    it = Player(placed={"recruit": ("labourer",)})
    work = gained(position(it, marker=3), FreeRecruit())
    assert (work.row, it_of(work).workers, it_of(work).placed) == ((*ROW[:2], "", *ROW[3:]), workers(2), it.placed)


def test_pray_clears_its_right_hand_only_and_shuffles_all_schemes() -> None:
    placed = {"trade": ("labourer",), "attack": ("labourer",) * 3, "convert": ("labourer",) * 3}
    virtual = Virtual(schemes=("scheme-order",), discards=("scheme-attack", "scheme-favour"))
    work = gained(position(Player(placed=placed), virtual=virtual), FreePray())
    assert it_of(work).placed == {"trade": ("labourer",)}
    assert work.virtual is not None
    assert sorted(work.virtual.schemes) == ["scheme-attack", "scheme-favour", "scheme-order"]
    assert (work.virtual.discards, it_of(work).workers) == ((), workers(0))


def test_pray_with_nothing_to_clear_brings_a_worker() -> None:
    assert it_of(gained(position(Player()), FreePray())).workers == workers(1)


def test_conspire_brings_a_suspicion_with_its_tax_and_two_workers() -> None:
    busy = {"recruit": ("labourer",), "pray": ("labourer",), "trade": ("labourer",)}
    it = Player(workers=workers(1), jars=("",) * 7, placed=busy)
    work = schemed("absolve", it, suspicions=("suspicion-2", "suspicion-0"))
    assert (it_of(work).suspicions, it_of(work).workers) == (("suspicion-2",), workers(2))
    assert (marker(work), work.tax) == (3, 3)


def test_rest_moves_the_marker_for_itself_and_each_worker_left_and_passes() -> None:
    busy = dict.fromkeys(("recruit", "pray", "trade", "conspire"), ("labourer",))
    work = schemed("absolve", Player(workers=workers(3), jars=("",) * 7, placed=busy))
    assert (marker(work), it_of(work).passed, it_of(work).workers) == (4, True, workers(0))
    assert it_of(work).placed == {}


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
