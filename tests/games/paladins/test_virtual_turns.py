"""A turn of the virtual player: its schemes, what it does instead, every action."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Text
from games.paladins.rules.effects import (
    FreePray,
    FreeRecruit,
)
from games.paladins.rules.state import IT, Player, Virtual
from tests.games.paladins.alone import (
    OUTSIDERS,
    ROW,
    gained,
    it_of,
    its_turn,
    keys,
    marker,
    position,
    schemed,
    workers,
)

BOTH, LEFT = 3, 1


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
