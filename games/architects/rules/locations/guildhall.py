"""The Guildhall: build a building from hand, or work on the Cathedral. Workers never leave it."""

from __future__ import annotations

from functools import lru_cache

from engine.drafts import choose
from engine.effects import Goods
from engine.forms import Draft, Option
from engine.texts import Listed, Named, Text, say, things
from games.architects.rules.cards import Building, Level
from games.architects.rules.facts import Built, CathedralStep, Gained
from games.architects.rules.locations.buildings import resolve
from games.architects.rules.locations.storehouse import any_of
from games.architects.rules.mechanics.debts import move_virtue
from games.architects.rules.mechanics.powers import ANY, Powers, can_build, goods_needed, less
from games.architects.rules.mechanics.reasons import (
    AT_THE_TOP,
    CANNOT_PAY,
    LACKS_GOODS,
    LEVEL_FULL,
    NO_CARD,
    NO_SKILL,
    TOO_LITTLE_VIRTUE,
)
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import STOP, Pairs, card, plain
from games.architects.rules.state import NOT_YET, columns, guildhall_spaces, seats_of

CATHEDRAL = "cathedral"


BUILD = "build."  # before a building's id in an option's: the Guildhall is offered as what could be done there


def options(work: Working) -> list[Option]:
    """The Guildhall as a turn offers it: every building in hand, and the next level of the Cathedral."""
    pack_id, cards, mine, me = work.state.options.pack, work.pack.buildings, work.mine, work.me
    buildings = [_building(pack_id, cards[held], mine, me.stock) for held in me.hand]
    return [*buildings, _level(work, cathedral_closed(work))]


def possible(work: Working) -> list[str]:
    """The ids of the `options` that are open."""
    cards, mine, me = work.pack.buildings, work.mine, work.me
    buildings = [BUILD + held for held in me.hand if can_build(cards[held], mine, me.stock)]
    return buildings if cathedral_closed(work) else [*buildings, CATHEDRAL]


def place(work: Working, draft: Draft, chosen: str) -> bool:
    """Lays a worker down, then builds or works on the Cathedral."""
    _lie_down(work)
    if chosen == CATHEDRAL:
        return _step_up(work, draft)
    return _build(work, draft, work.pack.buildings[chosen.removeprefix(BUILD)])


def another(work: Working, draft: Draft) -> bool:
    """A building lets its builder place another worker in the Guildhall, who need not come."""
    chosen = choose(draft, "work", [plain(STOP, "architects-stop"), *options(work)], STOP)
    if chosen is None:
        return False
    return chosen == STOP or place(work, draft, chosen)


def _lie_down(work: Working) -> None:
    """Workers fill the rows from left to right; some spaces have an icon, and the last one begins the end."""
    state, rules = work.state, work.board.guildhall
    at, wide, last = len(state.guildhall), columns(state), guildhall_spaces(state)
    row, column = at // wide + 1, at % wide + 1
    work.change(work.seat, workers=work.me.workers - 1)
    work.set(
        guildhall=(*state.guildhall, work.seat),
        reset=state.reset or (at < last and column == 1 and row in rules.reset_rows),
        refresh=state.refresh or (at < last and column == rules.refresh_column and row in rules.refresh_rows),
        final=len(seats_of(state)) + 1 if at == last - 1 and state.final == NOT_YET else state.final,
    )


# ---------------------------------------------------------------------- buildings


def _building(pack_id: str, building: Building, mine: Powers, stock: Goods) -> Option:
    """A building in hand: its cost and worth, or the things missing for it."""
    if building.needs and not mine.skills.issuperset(building.needs):
        return _unskilled(pack_id, building.id, mine.skills)
    return _skilled(pack_id, building.id, tuple(goods_needed(building, mine, stock).items()))


@lru_cache(maxsize=1024)
def _unskilled(pack_id: str, name: str, skills: frozenset[str]) -> Option:
    building = pack(pack_id).buildings[name]
    missing = tuple(say(f"architects-skill-{skill}") for skill in building.needs if skill not in skills)
    return _offer(building, Text(f"refused-{NO_SKILL}", {"skills": Listed(missing)}))


@lru_cache(maxsize=8192)
def _skilled(pack_id: str, name: str, lacking: Pairs) -> Option:
    closed = Text(f"refused-{LACKS_GOODS}", {"things": things(dict(lacking))}) if lacking else None
    return _offer(pack(pack_id).buildings[name], closed)


def _offer(building: Building, closed: Text | None) -> Option:
    what, cost = Named("building", building.id), things(building.cost)
    return Option(BUILD + building.id, say("architects-build", what=what, things=cost, points=building.points), closed)


def _build(work: Working, draft: Draft, building: Building) -> bool:
    cost: Goods | None = dict(building.cost)
    if work.mine.discount:
        cost = _discounted(work, draft, building.cost)
        if cost is None:
            return False
    assert cost is not None  # noqa: S101
    work.pay(cost)
    hand = work.me.hand
    at = hand.index(building.id)
    work.change(work.seat, hand=(*hand[:at], *hand[at + 1 :]), built=(*work.me.built, building.id))
    work.did(Built(Named("building", building.id), things(cost)).text)
    if building.virtue:
        move_virtue(work, work.seat, building.virtue)
    if building.effect.when == "now" and not resolve(work, draft, building.effect):
        return False
    work.bonus(work.seat, "built")
    return True


def _discounted(work: Working, draft: Draft, cost: Goods) -> Goods | None:
    """The cost less what the mover's board spares it; which kind is its choice where there is one."""
    kinds = [kind for kind in ANY if kind in cost]
    payable = [kind for kind in kinds if work.can_pay(_less(work, cost, kind))]
    if not kinds:
        return dict(cost)
    if len(payable) == 1:
        return _less(work, cost, payable[0])
    scarce = min(payable, key=lambda kind: work.me.stock.get(kind, 0) - cost[kind])
    spared = draft.pick("spared", [plain(kind, f"architects-kind-{kind}") for kind in payable], scarce)
    return None if spared is None else _less(work, cost, spared)


def _less(work: Working, cost: Goods, kind: str) -> Goods:
    return less(cost, kind, work.mine.discount)


# ---------------------------------------------------------------------- the Cathedral


def next_level(work: Working) -> Level | None:
    """The level above the mover's marker."""
    levels = work.board.cathedral
    return levels[work.me.level] if work.me.level < len(levels) else None


def cathedral_closed(work: Working) -> str:
    """Returns the reason why the mover cannot work on the Cathedral now; "" if it can."""
    level, mine = next_level(work), work.me
    if level is None:
        return AT_THE_TOP
    if mine.virtue < work.board.track.cathedral:
        return TOO_LITTLE_VIRTUE
    if [player.level for player in work.players].count(mine.level + 1) >= level.spaces:
        return LEVEL_FULL
    if not mine.hand and not work.mine.no_discard:
        return NO_CARD
    if level.any:
        wood, stone = ANY
        held = mine.stock.get(wood, 0) + mine.stock.get(stone, 0)
        return "" if held >= _any(work, level) else CANNOT_PAY
    return "" if work.can_pay(level.goods) else CANNOT_PAY


def _any(work: Working, level: Level) -> int:
    return max(0, level.any - work.mine.discount)


def _step_up(work: Working, draft: Draft) -> bool:
    level = next_level(work)
    assert level is not None  # noqa: S101  otherwise the option is closed
    cost: Goods | None = dict(level.goods)
    if level.any:
        cost = any_of(work, draft, "goods", ANY, _any(work, level))
        if cost is None:
            return False
    if not work.mine.no_discard:
        gone = choose(draft, "card", [card("building", held) for held in work.me.hand])
        if gone is None:
            return False
        work.put_away(gone)
    assert cost is not None  # noqa: S101
    work.pay(cost)
    up = work.me.level + 1
    work.change(work.seat, level=up)
    work.did(CathedralStep(up, things(cost)).text)
    work.later(_reward)
    more = work.bonus(work.seat, CATHEDRAL)
    if more:
        work.did(Gained(things(more)).text)
    return True


def _reward(work: Working) -> None:
    """Turns the top reward over; it leaves the game."""
    if not work.state.rewards:
        move_virtue(work, work.seat, work.board.scoring.reward_missing)
        return
    reward = work.pack.rewards[work.state.rewards[0]]
    work.set(rewards=work.state.rewards[1:], turned=(*work.state.turned, reward.id))
    work.revealed = True
    work.gain(work.seat, reward.goods)
    work.did(say("architects-did-reward", things=things(reward.goods), virtue=reward.virtue))
    move_virtue(work, work.seat, reward.virtue)
    if reward.cards:
        work.draw(work.seat, reward.cards)


def _level(work: Working, closed: str) -> Option:
    level = min(work.me.level + 1, len(work.board.cathedral))
    return plain(CATHEDRAL, "architects-step-up", closed, ("level", level))
