"""What can be reckoned ahead: means and chances of a seat, the points so far, and what a turn would change.

Means, chances and points go by public knowledge and the seat's own hand: all that counts at the end lies open. The
changes of a turn are differences between now and then, without cards that nobody knows yet.
"""

from __future__ import annotations

import math

from msgspec.structs import replace

from engine.contract import with_item
from engine.standing import UNMOVED, standing
from engine.texts import Text, say, things
from games.architects.rules.facts import Afterwards, ResetAhead
from games.architects.rules.locations.black_market import closed as market_closed
from games.architects.rules.locations.guildhall import BUILD, CATHEDRAL, possible
from games.architects.rules.locations.production import PRODUCTION, harvested
from games.architects.rules.mechanics.debts import move_virtue
from games.architects.rules.mechanics.powers import NO_BONUS, Needs, compiled, lacking, needs
from games.architects.rules.mechanics.scoring import Score, final_points, score, settled
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.phases.consequences import inside_at_reset
from games.architects.rules.rulebook import GUILDHALL, KINDS, MARKET, OPEN_PLACES, SILVER, WORKSHOP
from games.architects.rules.state import SCHEMA, Options, Player, State
from games.architects.rules.view import PublicSeat, View


def own_seat(view: View) -> PublicSeat:
    """The seat of the view's own player."""
    assert view.viewer is not None  # noqa: S101  an onlooker has none
    return view.seats[view.viewer]


def needs_of(seat: PublicSeat, card: str, pack_id: str) -> Needs:
    """Returns the needs of a building that the seat does not meet yet."""
    return needs(pack(pack_id).buildings[card], compiled(pack_id, seat.character, seat.apprentices), seat.stock)


def workers_sent(view: View, seat: int) -> dict[str, int]:
    """Counts the seat's workers by place, in the order of the board: also where they cannot be captured."""
    there = {place: view.workers[place][seat] for place in OPEN_PLACES}
    there[MARKET], there[GUILDHALL] = view.market.count(seat), view.guildhall.count(seat)
    return {place: count for place, count in there.items() if count}


def workers_held(view: View, seat: int) -> int:
    """Counts the seat's workers on the boards of others."""
    return sum(other.captured[seat] for other in view.seats)


def workers_taken(view: View, seat: int) -> int:
    """Counts the seat's workers on the boards of others or in the Prison."""
    return workers_held(view, seat) + view.seats[seat].in_prison


def brought_next(view: View, place: str) -> dict[str, int]:
    """Counts the goods that the next worker of the view's own player brings at one of the places of production.

    In the Mines both kinds, of which one is taken; nothing anywhere else.
    """
    if place not in PRODUCTION:
        return {}
    me = own_seat(view)
    harvest, workers = pack(view.pack).board.locations[place], view.workers[place][me.seat] + 1
    more = compiled(view.pack, me.character, me.apprentices).also.get(place, NO_BONUS).goods
    goods = harvested(harvest, workers, more)
    if harvest.other is None or workers < harvest.pair:
        return goods
    return {**goods, harvest.other: harvested(harvest, workers, more, other=True)[harvest.other]}


def exchanges_now(view: View) -> bool:
    """Whether the view's own player has goods for any exchange at the Storehouse."""
    me = own_seat(view)
    mine, stock = compiled(view.pack, me.character, me.apprentices), me.stock
    return any(
        sum(stock.get(kind, 0) for kind in exchange.kinds) >= exchange.n
        for exchange in pack(view.pack).board.storehouse
    ) or any(not lacking(stock, trade.give, mine) for trade in mine.trades)


def apprentice_price(view: View) -> int:
    """Returns the silver that an apprentice costs the view's own player at the Workshop, tax included, in column 1."""
    me, board = own_seat(view), pack(view.pack).board
    mine, shop = compiled(view.pack, me.character, me.apprentices), board.workshop
    tax = max(0, shop.tax - board.track.ignored(me.virtue) - mine.tax)
    return tax + max(0, shop.silver - mine.cheaper.get(WORKSHOP, 0))


def orders_now(view: View) -> bool:
    """Whether anything can be ordered at the Guardhouse for the view's own player."""
    me, board = own_seat(view), pack(view.pack).board
    if sum(me.captured) or me.in_prison or workers_held(view, me.seat):
        return True
    price, mine = board.guardhouse.debt, compiled(view.pack, me.character, me.apprentices)
    tax = max(0, price.tax - board.track.ignored(me.virtue) - mine.tax)
    return me.debts > 0 and me.stock.get(SILVER, 0) >= tax + price.silver


def workers_to_capture(view: View) -> bool:
    """Whether anybody stands where workers can be captured, the view's own ones included."""
    return any(any(row) for row in view.workers.values())


def scores_now(view: View) -> tuple[Score, ...]:
    """Returns the score of each seat, effects of buildings at the end included; at the end itself the final one."""
    state = position_shown(view)
    ended = state if view.step == "end" else settled(state)
    return tuple(score(ended, seat, player) for seat, player in enumerate(ended.players))


def doors_open(view: View) -> tuple[str, ...]:
    """Which of Black Market, Guildhall and Cathedral the view's own player could go to in a turn of theirs now."""
    me, own = own_seat(view), view.own
    state = position_shown(view)
    holding = replace(state.players[me.seat], hand=own.hand if own else ())
    work = Working(replace(state, players=with_item(state.players, me.seat, holding)), me.seat)
    works = possible(work)
    doors = {
        MARKET: not market_closed(work),
        GUILDHALL: any(each.startswith(BUILD) for each in works),
        CATHEDRAL: CATHEDRAL in works,
    }
    return tuple(door for door, is_open in doors.items() if is_open)


def position_shown(view: View) -> State:
    """The position without what lies face down: none of it matters to points, prices and doors."""
    return State(
        schema=SCHEMA,
        options=Options(pack=view.pack),
        step="end",
        seat=view.seat,
        turn=view.turn,
        players=tuple(_player(seat) for seat in view.seats),
        workers=view.workers,
        prison=tuple(seat.in_prison for seat in view.seats),
        tax=view.tax,
        rows=(),
        laid=(),
        apprentices=(),
        buildings=(),
        rewards=(),
        small=(),
        large=(),
        market=view.market,
        guildhall=view.guildhall,
    )


def _player(seat: PublicSeat) -> Player:
    """The seat with all that its score depends on."""
    return Player(
        stock=seat.stock,
        virtue=seat.virtue,
        workers=seat.workers,
        captured=seat.captured,
        character=seat.character,
        built=seat.built,
        apprentices=seat.apprentices,
        debts=seat.debts,
        paid=seat.paid,
        level=seat.level,
        points=seat.points,
    )


def difference(work: Working) -> tuple[Text, ...]:
    """Lists the changes of the mover's board and debts that the turn would make, compared with now."""
    now, then = work.start.players[work.seat], work.me
    lines: list[Text] = []
    more = {kind: then.stock.get(kind, 0) - now.stock.get(kind, 0) for kind in KINDS}
    gained = {kind: amount for kind, amount in more.items() if amount > 0}
    spent = {kind: -amount for kind, amount in more.items() if amount < 0}
    if gained:
        lines.append(say("architects-preview-gain", things=things(gained)))
    if spent:
        lines.append(say("architects-preview-spend", things=things(spent)))
    lines += _virtue(work, now.virtue, then.virtue)
    if then.may_destroy > now.may_destroy:
        lines.append(say("architects-preview-destroy", count=then.may_destroy - now.may_destroy))
    lines += _numbers(now, then, last=0 < work.start.final <= len(work.players))
    lines += _level(work, now.level, then.level)
    if then.apprentices != now.apprentices:
        lines.append(say("architects-preview-apprentices", count=len(then.apprentices)))
    captured = sum(then.captured) - sum(now.captured)
    if captured:
        lines.append(say("architects-preview-captured", count=captured))
    was_points, points = final_points(work.start, work.seat), final_points(with_missing_reward(work), work.seat)
    if points != was_points:
        lines.append(say("architects-preview-score", was=was_points, now=points))
    if work.state.reset and not work.start.reset:
        lines.append(ResetAhead(_in_debt(work)).text)
    if work.state.refresh and not work.start.refresh:
        lines.append(say("architects-preview-refresh-hire" if work.state.hire else "architects-preview-refresh"))
    if work.state.final > 0 > work.start.final:
        lines.append(say("architects-preview-end"))
    lines += _then(work, now, then)
    if work.shows:
        lines.append(say("architects-preview-for-good"))
    return tuple(lines)


def with_missing_reward(work: Working) -> State:
    """The state after the turn, with the virtue that a step on the Cathedral brings where no reward is left."""
    state = work.done()
    steps = 0 if state.rewards else work.me.level - work.start.players[work.seat].level
    if not steps:
        return state
    then = Working(state, work.seat)
    move_virtue(then, work.seat, steps * work.board.scoring.reward_missing)
    return then.done()


def _then(work: Working, now: Player, then: Player) -> tuple[Text, ...]:
    """What the mover has then, without hidden cards and what follows of them; nothing if none of it has changed."""
    stock = {kind: then.stock.get(kind, 0) for kind in KINDS}
    same = all(now.stock.get(kind, 0) == amount for kind, amount in stock.items())
    if same and (now.debts, now.virtue) == (then.debts, then.virtue):
        return ()
    tracks = [player.virtue for player in work.players]
    place = UNMOVED if now.virtue == then.virtue else standing(tracks, work.seat)
    fact = Afterwards(**stock, held=sum(stock.values()), debts=then.debts, virtue=then.virtue, place=place)
    return (fact.text,)


def _in_debt(work: Working) -> str:
    """Whether the mover would have most workers in Prison once the Black Market is reset."""
    inside = inside_at_reset(work)
    mine, most = inside[work.seat], max(inside)
    if not most:
        return "nobody"
    return "others" if mine < most else "you" if inside.count(most) == 1 else "shared"


USUAL_TURNS = {2: 42.0, 3: 40.1, 4: 38.0, 5: 35.7}
"""The turns of a player in a game of stewards, by the number of players: the means of `lengths.toml` of the game."""
LATE = 2.5  # after a part p of its turns a table that builds late has filled the part p ** LATE of the Guildhall
LAST_TURN = 1  # of each player, once it is full
LEAST_TURNS = 2  # as long as it is not
FEW_TURNS = 10  # left: from then on a number of turns is too often wrong, and the free spaces say more
FEWEST, MOST = 0.75, 1.6  # of the turns that are left by that pace: so many come, in four of five cases


def turns_left(view: View, usual: float) -> int:
    """About how many turns each player still has, by the pace at which the Guildhall fills.

    `usual`: turns of a player in a whole game. Tables build late or all the time: only one that is behind those who
    build late takes longer than usual, and only one that is ahead of those who build all the time is done sooner. It is
    off by more than a third in every second case where `FEW_TURNS` or fewer seem left: people read `turns_between`.
    """
    seats, filled = len(view.seats), len(view.guildhall)
    played = view.turn / seats
    part: float = max(played / (usual - LAST_TURN), (filled - 0.5) / view.spaces)
    part = min(part, ((filled + 1) / view.spaces) ** (1 / LATE))
    rest = max(played / part - played, (view.spaces - filled) / seats)
    return max(LEAST_TURNS, round(rest) + LAST_TURN)


def turns_between(view: View, usual: float) -> tuple[int, int] | None:
    """The least and the most turns that each player probably still has; None where few are left.

    In 120 games of stewards at 2 to 5 seats 93 % of what it said held, in as many of stewards and apprentices 85 %.
    """
    left = turns_left(view, usual)
    return None if left <= FEW_TURNS else (math.floor(FEWEST * left), math.ceil(MOST * left))


_WAY = {(False, True): "opens", (True, False): "closes", (True, True): "same", (False, False): "same"}


def _virtue(work: Working, was: int, now: int) -> list[Text]:
    """A change of virtue, with what both places are worth at the end and what it opens or closes."""
    if was == now:
        return []
    track = work.board.track
    doors = {
        "cathedral": (was >= track.cathedral, now >= track.cathedral),
        "market": (was <= track.market, now <= track.market),
    }
    changes = {name: _WAY[before, after] for name, (before, after) in doors.items()}
    points = {"before": track.points[was], "after": track.points[now]}
    return [Text("architects-preview-virtue", {"was": was, "now": now, **points, **changes})]


def _level(work: Working, was: int, now: int) -> list[Text]:
    """A step on the Cathedral: what both levels are worth at the end, and that a reward comes or there are none."""
    if was == now:
        return []
    levels = work.board.cathedral
    missing = 0 if work.state.rewards else work.board.scoring.reward_missing
    before, after = levels[was - 1].points if was else 0, levels[now - 1].points
    return [say("architects-preview-level", level=now, before=before, after=after, missing=missing)]


def _numbers(now: Player, then: Player, *, last: bool) -> list[Text]:
    """Debts and workers, where they change. `last`: no turn of the seat follows."""
    pairs = (
        ("debts", now.debts, then.debts),
        ("workers-last" if last else "workers", now.workers, then.workers),
    )
    return [Text(f"architects-preview-{name}", {"was": was, "now": new}) for name, was, new in pairs if was != new]
