"""Answers to the inquisitors: what a seat is asked, and the penalties it suffers (rules page, section 3.9, h).

A penalty is a verb like those of the cards: `PENALTIES` has, under the name a pack uses, what it leaves to choose, what
it does, and the points it costs at the most. The numbers are the pack's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import minus
from engine.forms import Draft, Option
from engine.texts import Happening, Named, Param, SeatRef, Text, public, say, things
from games.devil.rules.effects import PenaltyName, Special
from games.devil.rules.mechanics.bank import raise_debt
from games.devil.rules.mechanics.reputation import claim
from games.devil.rules.mechanics.verbs import named_options
from games.devil.rules.pack import Board, Inquisitor, Pack
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.rulebook import GOODS, RARE, Stock
from games.devil.rules.state import INQUISITORS, ROUNDS, Kingdom, State, laid_open, scored, with_kingdom, without

POINTS, GOODS_ANSWER = "points", "goods"


class Liable(Struct, frozen=True):
    """The figures of a seat that penalties count. `highest`: nobody else's reputation is as high."""

    achievements: int
    buildings: int
    debt: int
    highest: bool


class Given(Struct, frozen=True):
    """The choice of a seat for a penalty: the goods it gives up, the building it loses; "" where only one can be."""

    goods: Stock = {}
    building: str = ""


NOTHING_GIVEN = Given()


def given_in(value: Mapping[str, Any], field: str) -> Given:
    """Reads the choice for the penalty of the inquisitor under `field` out of an answer."""
    return Given(value.get(f"{field}.goods") or {}, value.get(f"{field}.building", ""))


class Charge(Struct, frozen=True):
    """A penalty to be taken. `places`: the reputations."""

    cards: Pack
    card: Inquisitor
    kingdom: Kingdom
    seat: int
    given: Given
    places: tuple[int, ...]

    @property
    def liable(self) -> Liable:
        kingdom, others = self.kingdom, self.places[: self.seat] + self.places[self.seat + 1 :]
        highest = all(kingdom.reputation > other for other in others)
        return liable(kingdom.minors, kingdom.majors, kingdom.built, kingdom.debt, highest)


Taken = tuple[Kingdom, int, tuple[Text, ...]]
"""The kingdom after a penalty but for its points, the points lost, and what everyone sees beside them."""

Ask = Callable[[Inquisitor, Pack, Draft, str, Kingdom, Stock], Stock | None]
Apply = Callable[[Charge], Taken]
PointsAtMost = Callable[[Inquisitor, Liable, Board], int | None]


class Penalty(Struct, frozen=True):
    """One penalty: what it does, the points it costs at the most, and what it leaves to choose, if anything.

    `points_at_most`: None where a building is lost and no points. `ask` returns the goods given up, None without any.
    """

    apply: Apply
    points_at_most: PointsAtMost
    ask: Ask | None = None


def liable(
    minors: tuple[int, ...], majors: tuple[str, ...], built: tuple[str, ...], debt: int, highest: bool
) -> Liable:
    """Counts the figures of a seat with these achievements, buildings, debt and place on the track."""
    return Liable(sum(place >= 0 for place in minors) + len(majors), len(built), debt, highest)


def ask_penalty(cards: Pack, inquisitor: str, draft: Draft, field: str, kingdom: Kingdom, stock: Stock) -> Stock:
    """Declares what a penalty leaves to choose, and gives the stock left for the penalties after it."""
    card = cards.inquisitors[inquisitor]
    ask = PENALTIES[card.penalty].ask
    chosen = None if ask is None else ask(card, cards, draft, field, kingdom, stock)
    return minus(stock, chosen) if chosen else stock


def penalised(
    cards: Pack,
    inquisitor: str,
    kingdom: Kingdom,
    seat: int,
    given: Given,
    places: tuple[int, ...],
) -> tuple[Kingdom, tuple[Text, ...]]:
    """Applies a penalty, and gives what everyone sees of it. `places`: reputations when the answers were opened."""
    card = cards.inquisitors[inquisitor]
    charge = Charge(cards, card, kingdom, seat, given, places)
    kingdom, lost, texts = PENALTIES[card.penalty].apply(charge)
    kingdom = scored(kingdom, INQUISITORS, -lost)
    if lost or not texts:
        texts += (_said("devil-penalty-points", charge, points=lost),)
    return kingdom, texts


def points_at_most(cards: Pack, inquisitor: str, seat: Liable) -> int | None:
    """Says how many points a penalty would cost that seat now, at the most; None where it costs a building."""
    card = cards.inquisitors[inquisitor]
    return PENALTIES[card.penalty].points_at_most(card, seat, cards.board)


def worth_at_stake(cards: Pack, inquisitor: str, built: tuple[str, ...], seat: Liable) -> tuple[int, int]:
    """Says how many points a penalty costs that seat at the least and at the most, a destroyed building's included.

    At the least: goods are given up where points can be spared by them, and the reputation is the highest.
    """
    threatened = threatened_in(built, cards)
    at_stake = cards.buildings[threatened[0]].points if threatened else 0
    most = points_at_most(cards, inquisitor, replace(seat, highest=False))
    if most is None:
        return at_stake, at_stake
    if PENALTIES[cards.inquisitors[inquisitor].penalty].ask is not None:
        return 0, most
    return points_at_most(cards, inquisitor, replace(seat, highest=True)) or 0, most


def _lose_points(charge: Charge) -> Taken:
    lost = PENALTIES[charge.card.penalty].points_at_most(charge.card, charge.liable, charge.cards.board)
    return charge.kingdom, lost or 0, ()


def _ask_goods(card: Inquisitor, cards: Pack, draft: Draft, field: str, kingdom: Kingdom, stock: Stock) -> Stock | None:
    return draft.bundle(f"{field}.goods", {good: stock[good] for good in GOODS}, 0, card.goods)


def _hand_in_goods(charge: Charge) -> Taken:
    goods = charge.given.goods
    lost = charge.card.points * (charge.card.goods - sum(goods.values()))
    return _without_goods(charge, goods), lost, _goods_told(charge, goods)


def _ask_rare_goods(
    card: Inquisitor, cards: Pack, draft: Draft, field: str, kingdom: Kingdom, stock: Stock
) -> Stock | None:
    enough = sum(stock[good] for good in RARE) >= card.goods
    closed = None if enough else say("refused-too-few-goods", count=card.goods)
    options = [Option(POINTS, say("devil-glutton-points", points=card.points))]
    options.append(Option(GOODS_ANSWER, say("devil-glutton-goods", count=card.goods), closed))
    if draft.pick(f"{field}.how", options, default=None if enough else POINTS) == GOODS_ANSWER:
        return draft.bundle(f"{field}.goods", {good: stock[good] for good in RARE}, card.goods, card.goods)
    return None


def _give_up_goods(charge: Charge) -> Taken:
    goods = charge.given.goods
    return _without_goods(charge, goods), 0 if goods else charge.card.points, _goods_told(charge, goods)


def _without_goods(charge: Charge, goods: Stock) -> Kingdom:
    return replace(charge.kingdom, stock=minus(charge.kingdom.stock, goods))


def _goods_told(charge: Charge, goods: Stock) -> tuple[Text, ...]:
    return (_said("devil-penalty-goods", charge, things=things(goods)),) if goods else ()


def _ask_building(
    card: Inquisitor, cards: Pack, draft: Draft, field: str, kingdom: Kingdom, stock: Stock
) -> Stock | None:
    threatened = second_highest(kingdom, cards)
    if len(threatened) > 1:
        draft.pick(f"{field}.building", named_options("building", threatened))
    return None


def _lose_building(charge: Charge) -> Taken:
    threatened = second_highest(charge.kingdom, charge.cards)
    if not threatened:
        return charge.kingdom, 0, ()
    gone = charge.given.building or threatened[0]
    texts = say("devil-penalty-vandal", seat=SeatRef(charge.seat), what=Named("building", gone))
    return destroyed(charge.kingdom, gone, charge.cards), 0, (texts,)


def second_highest(kingdom: Kingdom, cards: Pack) -> tuple[str, ...]:
    """Lists the buildings of the second-highest value. Ties at the top count as such, and so does a single one."""
    return threatened_in(kingdom.built, cards)


def threatened_in(built: tuple[str, ...], cards: Pack) -> tuple[str, ...]:
    """Lists of these buildings those of the second-highest value."""
    values = sorted((cards.buildings[card].points for card in built), reverse=True)
    if not values:
        return ()
    value = values[1] if len(values) > 1 else values[0]
    return tuple(dict.fromkeys(card for card in built if cards.buildings[card].points == value))


def destroyed(kingdom: Kingdom, building: str, cards: Pack) -> Kingdom:
    """Takes that building away, with its action and, from Stables, the place under it."""
    built = without(kingdom.built, (building,))
    effects = cards.buildings[building].effect
    held = any(isinstance(effect, Special) and effect.name == "stables" for effect in effects)
    return replace(
        kingdom,
        built=built,
        edge=tuple(card for card in kingdom.edge if card in built),
        stabled=() if held else tuple(card for card in kingdom.stabled if card in built),
    )


def _add_debt(charge: Charge) -> Taken:
    card = charge.card
    debt, wings = raise_debt(charge.cards.board, charge.kingdom.debt, card.extra)
    kingdom = claim(replace(charge.kingdom, debt=debt), "demon", wings)
    return kingdom, _by_debt(card, debt), (say("devil-penalty-bailiff", seat=SeatRef(charge.seat), debt=debt),)


def _by_debt(card: Inquisitor, debt: int) -> int:
    return card.points * (debt // card.each)


def _said(key: str, charge: Charge, **params: Param) -> Text:
    return say(key, seat=SeatRef(charge.seat), what=Named("inquisitor", charge.card.penalty), **params)


PENALTIES: dict[PenaltyName, Penalty] = {
    "ascetic": Penalty(_hand_in_goods, lambda card, seat, board: card.points * card.goods, _ask_goods),
    "fundamentalist": Penalty(_lose_points, lambda card, seat, board: card.points * seat.achievements),
    "plebeian": Penalty(_lose_points, lambda card, seat, board: card.points * (seat.buildings // 2)),
    "houseguest": Penalty(_lose_points, lambda card, seat, board: card.points),
    "orator": Penalty(_lose_points, lambda card, seat, board: card.points + (0 if seat.highest else card.extra)),
    "vandal": Penalty(_lose_building, lambda card, seat, board: None, _ask_building),
    "bailiff": Penalty(
        _add_debt, lambda card, seat, board: _by_debt(card, raise_debt(board, seat.debt, card.extra)[0])
    ),
    "glutton": Penalty(_give_up_goods, lambda card, seat, board: card.points, _ask_rare_goods),
}


Facing = tuple[tuple[str, str], ...]
"""(field, inquisitor) of everyone a seat answers to, in board order, its houseguests last."""

SOUL, INDULGENCE, PENALTY = "soul", "indulgence", "penalty"
HOUSEGUEST = "houseguest"


class Answer(Struct, frozen=True):
    """A seat's answer to one inquisitor: SOUL, INDULGENCE or PENALTY, and the things given up for the penalty."""

    inquisitor: str
    how: str
    given: Given


def answers_in(value: Mapping[str, Any], facing: Facing) -> tuple[Answer, ...]:
    """The answers that a sealed value holds to everybody in `facing`."""
    return tuple(Answer(inquisitor, value[field], given_in(value, field)) for field, inquisitor in facing)


def inquisitors_of(state: State, seat: int) -> Facing:
    """Lists the inquisitors and houseguests that seat answers to."""
    board = state.inquisition
    first = range(board.bribed, len(BRIBABLE) if state.round == ROUNDS else 1)
    facing = [("abc"[at], BRIBABLE[at]) for at in first]
    facing += [(str(at + 1), inquisitor) for at, inquisitor in enumerate(board.slots) if board.up[at]]
    return (*facing, *guests_of(state.kingdoms[seat].guests))


def guests_of(count: int) -> Facing:
    """Lists `count` houseguests as a seat answers to them."""
    return tuple((f"guest{at + 1}", HOUSEGUEST) for at in range(count))


def fill_answers(state: State, seat: int, draft: Draft, facing: Facing, pieces: int) -> None:
    """Asks for an answer to each inquisitor; `pieces` are the soul pieces not shown yet."""
    kingdom = state.kingdoms[seat]
    indulgences, stock = kingdom.indulgences, kingdom.stock
    for field, inquisitor in facing:
        what = Named("inquisitor", inquisitor)
        none_left = say("refused-no-indulgence")
        answer = draft.pick(
            field,
            [
                Option(SOUL, say("devil-answer-soul", what=what), None if pieces else say("refused-no-piece-left")),
                Option(INDULGENCE, say("devil-answer-indulgence", what=what), None if indulgences else none_left),
                Option(PENALTY, say("devil-answer-penalty", what=what)),
            ],
        )
        pieces -= answer == SOUL
        indulgences -= answer == INDULGENCE
        if answer == PENALTY:
            stock = ask_penalty(state.pack, inquisitor, draft, field, kingdom, stock)


def answered(
    state: State,
    seat: int,
    answers: Sequence[Answer],
    places: tuple[int, ...],
) -> tuple[State, int, list[Happening]]:
    """Applies a seat's answers, and gives the state, the pieces it showed, and what everyone saw."""
    before: Kingdom = state.kingdoms[seat]
    kingdom = before
    happenings: list[Happening] = []
    pieces = sum(answer.how == SOUL for answer in answers)
    handed = sum(answer.how == INDULGENCE for answer in answers)
    if pieces:
        happenings.append(public(say("devil-showed-pieces", seat=SeatRef(seat), count=pieces)))
    if handed:
        happenings.append(public(say("devil-handed-indulgences", seat=SeatRef(seat), count=handed)))
        kingdom = replace(kingdom, indulgences=kingdom.indulgences - handed)
        state = replace(state, indulgences=state.indulgences + handed)
    for answer in answers:
        if answer.how == PENALTY:
            kingdom, deeds = penalised(state.pack, answer.inquisitor, kingdom, seat, answer.given, places)
            happenings += [public(deed) for deed in deeds]
    return with_kingdom(laid_open(state, before, kingdom), seat, kingdom), pieces, happenings
