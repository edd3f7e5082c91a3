"""The way from one decision to the next: set-up, draft, paladins, tavern, turns, refresh, end (rules page 1, 2, 8)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.texts import Happening, Listed, Named, SeatRef, private, public, say, things
from games.paladins.rules import virtual
from games.paladins.rules.actions import placing
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.facts import Departed, FavourRevealed, OrderRevealed, PaladinRevealed, RoundBegun
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import deck
from games.paladins.rules.pack import pack as pack_of
from games.paladins.rules.phases.turns import anything_possible, onward
from games.paladins.rules.rulebook import WORKERS
from games.paladins.rules.state import (
    IT,
    NOBODY,
    SCHEMA,
    Choice,
    Options,
    Player,
    State,
    revealed_favours,
    revealed_orders,
    seats_of,
    tax_supply,
)


def first_state(options: Options, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """The table before the first choice of the draft, and what there is to tell of it."""
    pack = pack_of(options.pack)
    board = pack.board

    def shuffled(name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        return chance.stream(f"setup/{name}").shuffled(cards)

    townsfolk = shuffled("townsfolk", tuple(pack.townsfolk))
    walls = shuffled("walls", deck(pack.walls))
    suspicions = shuffled("suspicions", deck(pack.suspicions))
    outsiders = shuffled("outsiders", tuple(pack.outsiders))
    orders = shuffled("orders", tuple(pack.orders))[: len(board.order_rounds)]
    favours = shuffled("favours", tuple(pack.favours))[: len(board.favour_rounds)]
    tavern = shuffled("tavern", deck(pack.tavern))
    players = tuple(
        Player(
            silver=board.start.silver,
            provisions=board.start.provisions,
            deck=shuffled(f"paladins-{seat}", tuple(pack.paladins)),
        )
        for seat in range(seats)
    )
    first = chance.stream("setup/first").below(seats)
    spaces = len(pack.regions)
    state = State(
        schema=SCHEMA,
        options=options,
        step="draft",
        round=0,
        turn=0,
        first=first,
        seat=(first - 1) % seats,
        players=players,
        row=tuple(reversed(townsfolk[: board.townsfolk])),
        townsfolk_deck=townsfolk[board.townsfolk :],
        outsiders=outsiders[:spaces],
        outsider_deck=outsiders[spaces:],
        walls=walls,
        suspicions=suspicions,
        orders=orders,
        favours=favours,
        tavern_deck=tavern,
        tax=0,
    )
    row = Listed(tuple(Named("townsfolk", card) for card in state.row))
    begun: tuple[Happening, ...] = (public(say("paladins-begins", seat=SeatRef(first), cards=row)),)
    if seats == 1:
        it, its_own, more = virtual.set_up(pack, options, chance)
        state, begun = replace(state, players=(*players, it), virtual=its_own), (*begun, *more)
    return replace(state, tax=tax_supply(state)), begun


def proceed(work: Working, chance: Chance) -> None:
    """Goes on from where the agenda stands to the next decision."""
    work.chance = chance
    while True:
        onward(work, None)
        work.say_deeds()
        if work.agenda:
            work.part += 1
            return
        if STEPS[work.state.step](work):
            return


# ---------------------------------------------------------------------- each step: True where somebody is asked


def _draft(work: Working) -> bool:
    """The draft, anticlockwise: the start player is the last."""
    if not work.me.retinue:
        return True
    count = seats_of(work.state)
    if work.seat != work.state.first:
        work.turn_to((work.seat - 1) % count)
        return True
    work.row = _slid(work, work.row)
    _begin_round(work)
    return True


def _paladins(work: Working) -> bool:
    """All have chosen: the others go back to the decks, and the first one reveals."""
    players = work.players
    for seat in range(seats_of(work.state)):
        choice = work.state.sealed[seat]
        assert choice is not None  # noqa: S101  all have sealed
        deck = (choice.top, *players[seat].deck, choice.bottom)
        work.change(seat, hand=(), chosen=choice.play, deck=deck)
    work.set(step="tavern", sealed=())
    work.turn_to(work.state.first)
    _reveal(work)
    return False


def _tavern(work: Working) -> bool:
    """In turn order: the paladin and his workers, then a tavern card."""
    if work.seat not in work.state.drinkers:
        return True
    count = seats_of(work.state)
    following = (work.seat + 1) % count
    if work.virtual is not None and IT not in work.state.drinkers:
        left = work.state.drinkers.index(NOBODY)
        work.turn_to(IT)
        work.set(drinkers=tuple(IT if seat == NOBODY else seat for seat in work.state.drinkers))
        work.agenda = virtual.suspected_by(work.pack, work.state.tavern[left])
        return False
    if following != work.state.first and work.virtual is None:
        work.turn_to(following)
        _reveal(work)
        return False
    work.set(step="play")
    return _begin_turn(work, work.state.first)


def _reveal(work: Working) -> None:
    """The mover reveals its paladin and takes his workers."""
    card = work.pack.paladins[work.me.chosen]
    work.shown = True
    work.change(work.seat, paladin=work.me.chosen, chosen="")
    work.mine = work.powers(work.seat)
    work.tell(PaladinRevealed(SeatRef(work.seat), Named("paladin", card.id), things(card.workers)))
    work.agenda = (GainWorkers(**card.workers),)
    onward(work, None)
    work.gained = {}  # told already


def _play(work: Working) -> bool:
    """A turn is over: the next seat that has not passed is to move, or the round ends."""
    count = len(work.players)
    for step in range(1, count + 1):
        seat = (work.seat + step) % count
        if not work.players[seat].passed:
            return _begin_turn(work, seat)
    return _end_round(work)


def _begin_turn(work: Working, seat: int) -> bool:
    """Begins a seat's turn. It passes by itself where it can do nothing and may keep all its workers."""
    work.turn_to(seat)
    work.set(turn=work.state.turn + 1)
    work.change(seat, turns=work.me.turns + 1)
    if work.its_turn:
        work.shown = True
        virtual.take_turn(work)
        return False
    workers = work.me.workers
    if sum(workers) > work.board.kept or anything_possible(work):
        return True
    placing.stop(work, {kind: count for kind, count in zip(WORKERS, workers, strict=True) if count})
    return False


def _ended(work: Working) -> bool:
    return True


STEPS = {"draft": _draft, "paladins": _paladins, "tavern": _tavern, "play": _play, "end": _ended}


# ---------------------------------------------------------------------- the round


def _begin_round(work: Working) -> None:
    """Starts player, Orders and Favours, tavern cards, three paladins for each (rules page 2)."""
    state, count = work.state, seats_of(work.state)
    number = state.round + 1
    work.shown = True
    first = state.first if number == 1 else (state.first + 1) % count
    work.set(round=number, first=first, step="paladins", sealed=(None,) * count, drinkers=())
    work.turn_to(first)
    work.tell(RoundBegun(number, SeatRef(first)))
    orders, favours = _reveal_cards(work)
    _turn_up_tavern(work)
    hand = work.board.hand
    for seat in range(count):
        player = work.players[seat]
        drawn = player.deck[:hand]
        work.change(seat, hand=drawn, deck=player.deck[hand:], paladin="", passed=False)
        cards = Listed(tuple(Named("paladin", card) for card in drawn))
        work.happenings.append(private(seat, say("paladins-drew", cards=cards)))
    if work.virtual is not None:
        virtual.begin_round(work, orders, favours)


def _reveal_cards(work: Working) -> tuple[tuple[str, ...], int]:
    """Turns over the King's cards of this round. Returns the Orders, and how many Favours."""
    number, board = work.state.round, work.board
    orders, favours = tuple[str, ...](), 0
    if number in board.order_rounds:
        points = board.scoring.orders[board.order_rounds.index(number)]
        orders = revealed_orders(work.state)[-1:]
        work.tell(OrderRevealed(Named("order", orders[0]), points))
    if number in board.favour_rounds:
        favours = 1
        work.tell(FavourRevealed(Named("favour", revealed_favours(work.state)[-1])))
    return orders, favours


def _turn_up_tavern(work: Working) -> None:
    """One card more than there are players; from the shuffled discards where the deck runs out."""
    deck, discards = work.state.tavern_deck, work.state.tavern_discards
    count = seats_of(work.state) + work.board.tavern
    if len(deck) < count:
        assert work.chance is not None  # noqa: S101
        deck, discards = deck + work.chance.stream(f"round-{work.state.round}/tavern").shuffled(discards), ()
    cards = deck[:count]
    work.set(tavern=cards, tavern_deck=deck[count:], tavern_discards=discards, drinkers=(NOBODY,) * len(cards))
    work.say("paladins-tavern-cards", cards=Listed(tuple(Named("tavern", card) for card in cards)))


def _end_round(work: Working) -> bool:
    """The refresh, or the end after the last round. A played paladin leaves the game (rules page 8.2)."""
    for seat in range(len(work.players)):
        work.change(seat, paladin="")
    if work.state.round == work.board.rounds:
        work.set(step="end", tavern=(), drinkers=(), tavern_discards=work.state.tavern_discards + work.state.tavern)
        work.at_favours = {}
        work.say("paladins-over")
        return True
    row, outsiders = (*work.row[:-1], ""), ("", *work.outsiders[1:])
    if work.virtual is not None:
        row, outsiders = virtual.emptied_rows(work.board, row, outsiders)
    _tell_departed(work, row, outsiders)
    work.row, work.outsiders = _slid(work, row), _moved_up(work, outsiders)
    work.set(tavern_discards=work.state.tavern_discards + work.state.tavern, tavern=())
    work.at_favours = {}
    _begin_round(work)
    return True


def _tell_departed(work: Working, row: tuple[str, ...], outsiders: tuple[str, ...]) -> None:
    """Tells which townsfolk and outsiders leave, given what stays of both rows."""
    gone = [Named("townsfolk", card) for card in work.row if card and card not in row]
    gone += [Named("outsider", card) for card in work.outsiders if card and card not in outsiders]
    if gone:
        work.tell(Departed(Listed(tuple(gone))))


def _slid(work: Working, row: tuple[str, ...]) -> tuple[str, ...]:
    """The townsfolk slid to the right, and refilled from right to left."""
    cards = [card for card in row if card]
    new = work.state.townsfolk_deck[: len(row) - len(cards)]
    work.set(townsfolk_deck=work.state.townsfolk_deck[len(new) :])
    filled = (*reversed(new), *cards)
    return ("",) * (len(row) - len(filled)) + filled


def _moved_up(work: Working, row: tuple[str, ...]) -> tuple[str, ...]:
    """The outsiders slid to the left, and refilled from left to right."""
    cards = [card for card in row if card]
    new = work.state.outsider_deck[: len(row) - len(cards)]
    work.set(outsider_deck=work.state.outsider_deck[len(new) :])
    filled = (*cards, *new)
    return filled + ("",) * (len(row) - len(filled))


# ---------------------------------------------------------------------- sealed paladins


def with_choice(state: State, seat: int, choice: Choice | None) -> State:
    """`state` with that seat's choice among its paladins, or without one."""
    return replace(state, sealed=(*state.sealed[:seat], choice, *state.sealed[seat + 1 :]))
