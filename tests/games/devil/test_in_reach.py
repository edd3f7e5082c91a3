"""Which buildings in hand no plan can build (section 3.4): nothing is left out that some plan could."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import Stream
from engine.playouts import RandomDraft
from games.devil.rules.effects import (
    Buy,
    Choose,
    Discount,
    Dismiss,
    DropMinor,
    Gain,
    Pay,
    Relief,
    Sell,
    Special,
    TakeCourtier,
    Trade,
)
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.pack import Pack, Side
from games.devil.rules.prospects import out_of_reach
from games.devil.rules.state import LOST, Kingdom, State
from games.devil.rules.view import view_of
from tests.contract.journeys import Journey, chance
from tests.games.devil.builders import BOARD, CARDS, GAME, START, SUN, building, cards, event, table

LIMIT = BOARD.debt_limit
PALACE = building("palace", cost={"coins": 9})


def left_out(pack: Pack, built: tuple[str, ...] = (), **sun: Any) -> tuple[str, ...]:
    """What is out of reach of seat 0, whose debt is at its limit unless another is given."""
    view = view_of(table("actions.plan", sun={"goods": {}, "debt": LIMIT, "hand": ("palace",), **sun}), SUN)
    assert view.own is not None
    return out_of_reach(view.own, replace(view.seats[SUN], built=built), 2, pack)


def test_what_stock_sales_and_loans_do_not_pay_is_out_of_reach() -> None:
    pack = cards(PALACE)
    assert left_out(pack) == ("palace",)
    assert left_out(pack, goods={"coins": 8}) == ("palace",)
    assert left_out(pack, goods={"coins": 9}) == ()
    assert left_out(pack, goods={"marble": 5}) == ()
    assert left_out(pack, debt=LIMIT - 9) == ()
    assert left_out(pack, debt=LIMIT - 8) == ("palace",)


def test_an_event_in_hand_may_bring_it() -> None:
    pack = cards(PALACE, event("windfall", Side(-2, effect=(Gain(coins=9),))), event("dust"))
    assert left_out(pack, events=("windfall", "dust")) == ()
    assert left_out(pack, events=("dust",)) == ("palace",)


def test_only_two_buildings_can_be_used_before_it() -> None:
    pack = cards(PALACE, *(building(name, Gain(when="action", coins=4)) for name in ("inn", "mint", "toll")))
    assert left_out(pack, built=("inn", "mint", "toll")) == ("palace",)
    assert left_out(pack, built=("inn", "mint", "toll"), goods={"coins": 1}) == ()


def test_another_building_of_the_hand_may_come_first() -> None:
    pack = cards(PALACE, building("bank", Gain(when="built", coins=4), Gain(when="action", coins=5)))
    assert left_out(pack, hand=("palace", "bank")) == ()
    assert left_out(pack, hand=("palace",)) == ("palace",)


def test_what_can_be_chosen_exchanged_or_bought_cheaply_counts() -> None:
    for effect in (
        Choose(when="action", n=5, goods=("glass", "marble")),
        Sell(when="action", goods=("wood",), price=3, most=3),
        Trade(when="action", give={"grain": 1}, take={"coins": 5}, times=2),
        Buy(when="action", goods=("marble",), price=1, most=5),
        Relief(when="action", n=9),
    ):
        pack = cards(PALACE, building("stall", effect))
        assert left_out(pack, built=("stall",)) == (), effect
        assert left_out(pack) == ("palace",)


def test_a_discount_that_is_built_first_counts() -> None:
    mine = building("mine", Discount(when="always", good="stone", n=3))
    pack = cards(building("palace", cost={"stone": 3}), mine)
    assert left_out(pack, hand=("palace", "mine")) == ()
    assert left_out(pack) == ("palace",)


def test_prices_beside_the_goods_count() -> None:
    courtier = cards(building("palace", Dismiss(when="cost", which=("town",))))
    assert left_out(courtier) == ("palace",)
    assert left_out(courtier, hired=("town",)) == ()
    fair = event("fair", Side(0, effect=(TakeCourtier(which=("town",)),)))
    asked = replace(courtier, events=courtier.events | {"fair": fair})
    assert left_out(asked, events=("fair",)) == ()
    paid = cards(building("palace", Pay(when="cost", coins=1)))
    assert left_out(paid) == ("palace",)
    assert left_out(paid, goods={"coins": 1}) == ()
    minor = cards(building("palace", DropMinor(when="cost")))
    assert left_out(minor) == ()
    assert left_out(minor, minors=(LOST,) * 4) == ("palace",)


def test_stables_let_an_action_run_once_more() -> None:
    stables = building("stall", Special(when="action", name="stables"))
    pack = cards(PALACE, building("inn", Gain(when="action", coins=5)), stables)
    assert left_out(pack, built=("inn", "stall")) == ()


def test_no_plan_builds_what_is_left_out() -> None:
    """No random plan of a kingdom that was made poor builds what is out of reach; many build something else."""
    stream = chance(3).stream("plans")
    left, built = 0, 0
    for state in plans_of_games(11):
        for seat, kingdom in enumerate(state.kingdoms):
            poor = poorer(kingdom, stream)
            view = view_of(replace(state, kingdoms=(*state.kingdoms[:seat], poor, *state.kingdoms[seat + 1 :])), seat)
            assert view.own is not None
            impossible = set(out_of_reach(view.own, view.seats[seat], state.round, CARDS))
            left += len(impossible)
            for _ in range(20):
                made = set(built_by(poor, state.round, seat, stream))
                assert not made & impossible
                built += len(made)
    assert left > 20
    assert built > 200


def plans_of_games(games: int) -> list[State]:
    """The states of random games at which plans are made, one for each round."""
    found: list[State] = []
    for number in range(games):
        steps = [step.before for step in Journey(GAME, 4, number) if step.before.step == "actions.plan"]
        found += {state.round: state for state in steps}.values()
    return found


def poorer(kingdom: Kingdom, stream: Stream) -> Kingdom:
    """The kingdom deep in debt, with few of its goods."""
    stock = {kind: min(amount, stream.below(3)) for kind, amount in kingdom.stock.items()}
    return replace(kingdom, stock=stock, debt=LIMIT - stream.below(4), agenda=(), turn=None)


def built_by(kingdom: Kingdom, number: int, seat: int, stream: Stream) -> tuple[str, ...]:
    """The buildings that a random plan builds."""
    where = Scene(CARDS, number, seat, (START,) * 4)
    draft = RandomDraft(stream)
    plan = plan_fields(kingdom, where, draft)
    after = Resolution(where, ahead=draft).run(planned(kingdom, plan, {}))
    return after.turn.built if after.turn is not None else ()
