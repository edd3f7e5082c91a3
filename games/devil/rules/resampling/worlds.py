"""Resampling: another world that a seat cannot tell from its own, everything hidden from it drawn again.

What the seat knows stays: its own kingdom, everything public, the marks and chests it has looked at this round. Chests
and routing go by role, so when the others' roles change places, what stands behind a mark goes with it. Cards that it
has not seen change places. What a plan chose ahead for later is drawn again as well; what has been carried out was told
to all.

After a rewind what lies face down is reshuffled, since somebody may have seen what came of it; what any seat knows at
this point of the game stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.dealing import dealt_within
from engine.effects import plus
from engine.playouts import RandomDraft
from games.devil.rules.mechanics.bank import POLICIES
from games.devil.rules.mechanics.chests import Arrangement, Schedule, schedules
from games.devil.rules.mechanics.plan import revealed
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import END, STEPS
from games.devil.rules.resampling.chests import (
    fitting_schedules,
    new_chests,
    new_extras,
    new_past_offers,
    new_past_souls,
)
from games.devil.rules.resampling.plainest import likely_stock, plainest, possible_roles
from games.devil.rules.rulebook import BASIC, COINS, GOODS, RARE, UNDEALT
from games.devil.rules.state import SEATS, Kingdom, LetGo, State, opponents, with_kingdom

PICKING = "cards.pick"
Exchange = dict[str, str]  # which card takes the place of which


def new_cards(state: State, seat: int, stream: Stream) -> State:
    """Deals every card anew whose place the seat does not know, those thrown away among them."""
    there = _places(state, seat)
    exchange = _exchange(state, seat, there, stream)
    for other in opponents(seat):
        kingdom = state.kingdoms[other]
        turn = kingdom.turn
        if turn is not None and (thrown := turn.planned.discard):  # nobody else saw which event was thrown away
            turn = replace(turn, choices={**turn.choices, "discard": exchange.get(thrown, thrown)})
        hand, events = _exchanged(kingdom.hand, exchange), _exchanged(kingdom.events, exchange)
        state = with_kingdom(state, other, replace(kingdom, hand=hand, events=events, turn=turn))
    piles = tuple(_exchanged(pile, exchange) for pile in state.piles)
    let_go = tuple(
        gone if other == seat else tuple(replace(each, card=exchange.get(each.card, each.card)) for each in gone)
        for other, gone in enumerate(state.let_go)
    )
    return replace(state, piles=piles, events=_exchanged(state.events, exchange), let_go=let_go)


def _places(state: State, seat: int) -> dict[str, str]:
    """Every place of a card that the seat does not see, by a name that says whose it is, with the card there."""
    there: dict[str, str] = {}
    for other in opponents(seat):
        kingdom = state.kingdoms[other]
        there |= {f"{other}-hand-{at}": card for at, card in enumerate(kingdom.hand)}
        there |= {f"{other}-event-{at}": card for at, card in enumerate(kingdom.events)}
        if kingdom.turn is not None and kingdom.turn.planned.discard:
            there[f"gone-{other}-now"] = kingdom.turn.planned.discard
    for other, pile in enumerate(state.piles):
        if not state.drawn[other]:
            there |= {f"pile-{other}-{at}": card for at, card in enumerate(pile)}
    drawn = set(there.values())  # while all draw, what they have drawn lies in the deck as well
    there |= {f"deck-{at}": card for at, card in enumerate(state.events) if card not in drawn}
    laid = set(there.values())
    for other in opponents(seat):
        thrown = [each.card for each in (state.let_go[other] if state.let_go else ()) if each.to is None]
        there |= {f"gone-{other}-{at}": card for at, card in enumerate(thrown) if card not in laid}
    return there


def _exchange(state: State, seat: int, there: dict[str, str], stream: Stream) -> Exchange:
    """Which card takes the place of which; a card that the seat has let go can be only where it went."""
    known, exchange = _known(state, seat), Exchange()
    remembered = state.let_go[seat] if state.let_go else ()
    for cards in _kinds(state):
        free = sorted(card for card in cards if card not in known)
        places = [place for place, card in there.items() if card in free]
        out = [f"out-{at}" for at in range(len(free) - len(places))]
        every = [*places, *out]
        within = {
            each.card: [place for place in every if _may_lie(state, each, place)]
            for each in remembered
            if each.card in free
        }
        dealt = dealt_within(free, every, within, stream) or dealt_within(free, every, {}, stream) or {}
        exchange |= {there[place]: dealt[place] for place in places}
    return exchange


def _may_lie(state: State, gone: LetGo, place: str) -> bool:
    """Whether a card that a seat has let go can be at that place: with whoever it was passed to, or thrown away."""
    if gone.to is None:
        return place.startswith("out-")
    if place.startswith(f"{gone.to}-hand-"):
        return True
    still_held = gone.round == state.round or (state.step == PICKING and not state.drawn[gone.to])
    return not still_held and place.startswith((f"gone-{gone.to}-", "out-"))


def _exchanged(cards: tuple[str, ...], exchange: Exchange) -> tuple[str, ...]:
    return tuple(exchange.get(card, card) for card in cards)


def _kinds(state: State) -> Iterable[list[str]]:
    """Yields the groups of cards that could lie in each other's place.

    Each seat is dealt one building of each letter in round 1. Later the four of the round can be told from an older
    one that was kept by the time they come; event decks by their backs.
    """
    buildings = state.pack.buildings.values()
    if state.round == 1:
        for letter in dict.fromkeys(card.letter for card in buildings if card.round == 1):
            yield [card.id for card in buildings if card.round == 1 and card.letter == letter]
    else:
        yield [card.id for card in buildings if card.round < state.round]
        yield [card.id for card in buildings if card.round == state.round]
    for deck in dict.fromkeys(event.deck for event in state.pack.events.values()):
        yield [event.id for event in state.pack.events.values() if event.deck == deck]


def _known(state: State, seat: int) -> set[str]:
    """Lists the cards whose place the seat knows: its own, those in play or face up, and those named in plans."""
    own = state.kingdoms[seat]
    known = {*own.hand, *own.events, *state.open, *(card for kingdom in state.kingdoms for card in kingdom.built)}
    if own.turn is not None:
        known.add(own.turn.planned.discard)
    for other in opponents(seat):
        kingdom = state.kingdoms[other]
        known |= {todo.card for todo in kingdom.agenda}
        if kingdom.turn is not None:  # what could not be built or played is still in that hand
            planned = kingdom.turn.planned
            known |= {planned.build1, planned.build2}
            known |= {*kingdom.events} if planned.event in ("left", "right") else set()
    return known


SPREAD = 3  # pieces by which a hidden stock may differ from what is likely
MOST_TRADES = 3  # of one kind at the bank since the last settlement
TRADE_ODDS = 4  # one kind of trade in so many was made
HANDED_ROUND = 3  # soul pieces that change walls, at most


class Width(Struct, frozen=True):
    """How far hidden stocks lie from what is likely.

    `differs`: of so many kinds of pieces behind a wall one differs; `banks`: of so many players one has traded at the
    bank since the last settlement.
    """

    differs: int
    banks: int


WIDE = Width(differs=1, banks=1)
AS_PLAYED = Width(differs=3, banks=8)  # stewards go to the bank by their plans alone, people now and then


def likely(state: State, seat: int, chance: Chance) -> State:
    """As `resampled`, with stocks and debts as they usually are."""
    return resampled(state, seat, chance, AS_PLAYED)


def resampled(state: State, seat: int, chance: Chance, width: Width = WIDE) -> State:
    """`state` with everything that `seat` may not know drawn again."""
    stream = chance.stream("resample")
    others = opponents(seat)
    open_seats = [other for other in others if state.sealed[other] is not None]
    for other in open_seats:  # goods set aside go back behind the wall; the answers are given anew below
        state = STEPS[state.step].reopen(state, other)
    state = plainest(state, seat)
    if state.step == END:  # walls and roles were opened for the scoring
        state = replace(state, schedule=stream.pick(fitting_schedules(state, state.kingdoms[seat].role)))
        state = new_past_offers(new_cards(state, seat, stream), seat, stream)
        return new_past_souls(state, seat, stream)
    if state.kingdoms[seat].role != UNDEALT:  # before that nobody has anything the others do not know of
        state = _new_roles(state, seat, stream)
        state = _new_souls(state, seat, stream)
        for other in others:
            state = with_kingdom(state, other, _new_wall(state, state.kingdoms[other], stream, width))
    state = new_cards(state, seat, stream)
    state = new_chests(state, seat, stream)
    state = new_extras(state, seat, stream)
    state = new_past_souls(new_past_offers(state, seat, stream), seat, stream)
    for other in others:
        state = _new_plan(state, other, stream)
    step = STEPS[state.step]
    for other in open_seats:
        draft = RandomDraft(stream)
        step.fill(state, other, draft)
        state, _ = step.take(state, other, draft.sealed(), chance)
    return state


def _new_roles(state: State, seat: int, stream: Stream) -> State:
    """Deals the others' roles anew, with what goes with a role: soul pieces and jesters, and what lies in its chest."""
    held = {kingdom.role: kingdom for kingdom in state.kingdoms}
    for other, role in stream.pick(possible_roles(state, seat)).items():
        was = held[role]
        kingdom = replace(
            state.kingdoms[other],
            role=role,
            pure=was.pure,
            marked=was.marked,
            stock=likely_stock(state, other, role),
            traded=was.traded,
            jesters=was.jesters,
        )
        state = with_kingdom(state, other, kingdom)
    return state


def _new_souls(state: State, seat: int, stream: Stream) -> State:
    """Hands single soul pieces round among the others; nobody has fewer than it has shown to the inquisitors."""
    shown = state.inquisition.shown
    moved = [other for other in opponents(seat) for _ in range(shown[other] - state.kingdoms[other].souls)]
    for _ in range(stream.below(HANDED_ROUND + 1) + len(moved)):
        giver, taker = stream.shuffled(opponents(seat))[:2]
        if moved:  # roles changed places, and with them soul pieces: who has shown more than it has now gets one
            taker = moved.pop()
            giver = max(opponents(seat), key=lambda other: state.kingdoms[other].souls - shown[other])
        kind = "pure" if stream.below(2) else "marked"
        left, right = state.kingdoms[giver], state.kingdoms[taker]
        if not getattr(left, kind):
            kind = "marked" if kind == "pure" else "pure"
        if giver != taker and getattr(left, kind) and left.souls - 1 >= shown[giver]:
            state = with_kingdom(state, giver, replace(left, **{kind: getattr(left, kind) - 1}))
            state = with_kingdom(state, taker, replace(right, **{kind: getattr(right, kind) + 1}))
    return state


def _new_wall(state: State, kingdom: Kingdom, stream: Stream, width: Width) -> Kingdom:
    """Draws a stock that differs by a few pieces, and other secret trades at the bank since the last settlement."""
    changed = {
        kind: max(-kingdom.stock[kind], stream.below(2 * SPREAD + 1) - SPREAD)
        for kind in (*GOODS, COINS)
        if _one_in(width.differs, stream)
    }
    banks = _one_in(width.banks, stream)
    ledger = {
        f"{verb}-{good}": 1 + stream.below(MOST_TRADES)
        for verb in ("buy", "sell")
        for good in (*BASIC, *RARE)
        if banks and not stream.below(TRADE_ODDS)
    }
    debt = kingdom.debt - kingdom.ledger.get("borrow", 0) + kingdom.ledger.get("repay", 0)
    if banks and stream.below(2):
        room = state.pack.board.debt_limit - debt
        borrowed = stream.below(room + 1) if room > 0 else 0
        repaid = stream.below(debt + borrowed + 1) if _repaying(state) else 0
        ledger |= {verb: coins for verb, coins in (("borrow", borrowed), ("repay", repaid)) if coins}
        debt += borrowed - repaid
    return replace(kingdom, stock=plus(kingdom.stock, changed), ledger=ledger, debt=debt)


def _one_in(many: int, stream: Stream) -> bool:
    """Whether what comes once in so many times comes now; nothing is drawn for what always comes."""
    return many == 1 or not stream.below(many)


def _repaying(state: State) -> bool:
    """Whether debt could be repaid since the last settlement (`liberties.may_repay`)."""
    return state.step.startswith(("cards.", "inquisition.") if state.round > 1 else ("cards.", "trading."))


def _new_plan(state: State, seat: int, stream: Stream) -> State:
    """Draws anew what that seat's plan chose ahead for what is still to be carried out, and how it raises coins.

    Nothing reads what was chosen for an instruction once that is done.
    """
    kingdom = state.kingdoms[seat]
    if kingdom.turn is None:
        return state
    draft, finance = RandomDraft(stream), stream.pick(POLICIES)
    later = kingdom.agenda[1:]  # the first instruction waits for a choice: what was chosen ahead for it did not do
    Resolution(scene(state, seat), ahead=draft).run(replace(kingdom, agenda=later))
    choices = {**revealed(kingdom.turn.choices), **draft.value, "finance": finance}
    if thrown := kingdom.turn.planned.discard:
        choices["discard"] = thrown
    return with_kingdom(state, seat, replace(kingdom, turn=replace(kingdom.turn, finance=finance, choices=choices)))


PLACES = {name: place for place, name in enumerate(STEPS)}
VIEWINGS = tuple(PLACES[name] for name, step in STEPS.items() if isinstance(step, Viewing))


def reshuffled(state: State, chance: Chance) -> State:
    """`state` with the event decks, the buildings still to be drawn and the routing to come drawn again."""
    if state.step == END:
        return state
    return _routing(_buildings(_events(state, chance), chance), chance)


def _events(state: State, chance: Chance) -> State:
    """Shuffles each of the two event decks; what a seat has drawn already stays its own."""
    events = list(state.events)
    drawn = {seat for seat in range(SEATS) if state.drawn[seat] and any(state.piles)}
    for deck in "AB":
        free = [at for at, event in enumerate(events) if at not in drawn and state.pack.events[event].deck == deck]
        again = chance.stream(f"rewind/events-{deck}").shuffled([events[at] for at in free])
        for at, event in zip(free, again, strict=True):
            events[at] = event
    return replace(state, events=tuple(events))


def _buildings(state: State, chance: Chance) -> State:
    """Draws anew the piles nobody has looked at, from the buildings of this round that nobody has."""
    waiting = [seat for seat in range(SEATS) if state.piles[seat] and not state.drawn[seat]]
    if not waiting:
        return state
    seen = {card for kingdom in state.kingdoms for card in (*kingdom.hand, *kingdom.built)}
    seen.update(card for seat, pile in enumerate(state.piles) if seat not in waiting for card in pile)
    free = [card.id for card in state.pack.buildings.values() if card.round == state.round and card.id not in seen]
    deck = iter(chance.stream("rewind/buildings").shuffled(free))
    piles = list(state.piles)
    for seat in waiting:
        piles[seat] = tuple(next(deck) for _ in piles[seat])
    return replace(state, piles=tuple(piles))


def _routing(state: State, chance: Chance) -> State:
    """Draws another schedule that has shown everybody the same chests up to now."""
    present = schedules()[state.schedule]
    seen = sum(place <= PLACES[state.step] for place in VIEWINGS)
    known = _in_a_row(present[: state.round - 1]) + present[state.round - 1][:seen]
    fitting = [at for at, schedule in enumerate(schedules()) if _in_a_row(schedule)[: len(known)] == known]
    return replace(state, schedule=chance.stream("rewind/routing").pick(fitting))


def _in_a_row(schedule: Schedule) -> tuple[Arrangement, ...]:
    """The viewings of a schedule, round after round."""
    return tuple(viewing for viewings in schedule for viewing in viewings)
