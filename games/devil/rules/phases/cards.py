"""Phase 2, cards (rules page, section 3.2)."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask, with_item
from engine.forms import Draft
from engine.texts import Happening, Named, listed_cards, private, say
from games.devil.rules.mechanics.bank import published
from games.devil.rules.mechanics.step import Moved, SealedStep, Step
from games.devil.rules.mechanics.verbs import named_options
from games.devil.rules.rulebook import DEALT, PASSED
from games.devil.rules.state import SEATS, State, let_go, unsealed, with_kingdom, with_sealed, without

LETTERS = "ABCD"


class Kept(Struct, frozen=True):
    """The building of its hand that a seat keeps."""

    card: str


class Passed(Struct, frozen=True):
    """The drawn buildings that a seat passes on."""

    cards: tuple[str, ...]


def neighbour(seat: int, number: int) -> int:
    """Finds who gets the cards a seat passes: the left neighbour (the next seat) in even rounds, else the right."""
    return (seat + (1 if number % 2 == 0 else -1)) % SEATS


class Deal(Step):
    """Deals everybody a building of each letter and an event in round 1; nothing is asked."""

    name = "cards.deal"
    rounds = (1,)

    def begin(self, state: State, chance: Chance) -> Moved:
        piles: list[tuple[str, ...]] = [()] * SEATS
        for letter in LETTERS:
            deck = [card.id for card in state.pack.buildings.values() if card.letter == letter]
            dealt = chance.stream(f"round-1/buildings-{letter}").shuffled(deck)
            piles = [(*pile, dealt[seat]) for seat, pile in enumerate(piles)]
        happenings: list[Happening] = []
        for seat, pile in enumerate(piles):
            event = state.events[seat]
            state = with_kingdom(state, seat, replace(state.kingdoms[seat], hand=pile, events=(event,)))
            happenings.append(_drew(seat, pile, event))
        return replace(state, events=state.events[SEATS:]), tuple(happenings)


class Pick(SealedStep):
    """Asks which building is kept, draws four and an event, and asks which two of the four are passed on."""

    name = "cards.pick"
    kind = "pass"
    rounds = (2, 3, 4, 5)

    def begin(self, state: State, chance: Chance) -> Moved:
        deck = [card.id for card in state.pack.buildings.values() if card.round == state.round]
        dealt = chance.stream(f"round-{state.round}/buildings").shuffled(deck)
        piles = tuple(dealt[DEALT * seat : DEALT * seat + DEALT] for seat in range(SEATS))
        state = replace(state, piles=piles, drawn=(False,) * SEATS)
        happenings: list[Happening] = []
        for seat, kingdom in enumerate(state.kingdoms):
            if len(kingdom.hand) <= 1:
                state, drew = _draw(state, seat)
                happenings.append(drew)
        return state, tuple(happenings)

    def owed(self, state: State) -> dict[int, Ask]:
        keep, cards = _keep(state.round), self.ask(state)
        return {
            seat: cards if state.drawn[seat] else keep for seat, sealed in enumerate(state.sealed) if sealed is None
        }

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        if state.drawn[seat]:
            draft.picks("cards", named_options("building", state.piles[seat]), PASSED, PASSED)
        else:
            kept = draft.pick("card", named_options("building", state.kingdoms[seat].hand))
            if kept is not None:  # four new ones are drawn at once
                draft.warn(say("devil-warn-keep", what=Named("building", kept)))

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        if state.drawn[seat]:
            return with_sealed(state, seat, value), ()
        kept, kingdom = (convert(value, Kept).card,), state.kingdoms[seat]
        state = let_go(state, seat, without(kingdom.hand, kept))
        state = with_kingdom(state, seat, replace(kingdom, hand=kept))
        state, drew = _draw(state, seat)
        return state, (drew,)

    def settle(self, state: State, chance: Chance) -> Moved:
        passed = [convert(value, Passed).cards for value in state.sealed]
        happenings: list[Happening] = []
        for seat, cards in enumerate(passed):
            kingdom = state.kingdoms[seat]
            state = with_kingdom(state, seat, replace(kingdom, hand=without(kingdom.hand, cards)))
        for seat, cards in enumerate(passed):
            to = neighbour(seat, state.round)
            kingdom, state = state.kingdoms[to], let_go(state, seat, cards, to)
            state = with_kingdom(state, to, replace(kingdom, hand=kingdom.hand + cards))
            happenings.append(private(to, say("devil-passed-to-you", cards=listed_cards("building", cards))))
        state = replace(state, piles=((),) * SEATS, events=state.events[SEATS:])
        return unsealed(state), tuple(happenings)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Keeps the building worth most, passes on those worth least; the first of equal ones."""

        def points(card: str) -> int:
            return state.pack.buildings[card].points

        if state.drawn[seat]:
            return {"cards": sorted(state.piles[seat], key=points)[:PASSED]}
        return {"card": max(state.kingdoms[seat].hand, key=points)}


class Confirm(SealedStep):
    """Gives seats in debt a last chance to repay before trading, with the passed cards in hand.

    Everybody knows who is asked: those who had a debt when the last phase settled.
    """

    name = "cards.done"
    kind = "done"
    rounds = (2, 3, 4, 5)

    def begin(self, state: State, chance: Chance) -> Moved:
        """Seals the answer of everybody without a debt. In states of older releases nobody's is: all are asked."""
        for seat, kingdom in enumerate(state.kingdoms):
            if not kingdom.known_debt:
                state = with_sealed(state, seat, {})
        return state, ()

    def sealed(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in super().sealed(state) if state.kingdoms[seat].known_debt)

    def settle(self, state: State, chance: Chance) -> Moved:
        return published(unsealed(state))


@cache
def _keep(number: int) -> Ask:
    """The question which building is kept in round `number`."""
    return Ask(f"{number}.cards.keep", "keep", say("devil-ask-keep", round=number))


def _draw(state: State, seat: int) -> tuple[State, Happening]:
    """Draws the seat's four buildings and its event, the same in whichever order the seats come."""
    kingdom, pile, event = state.kingdoms[seat], state.piles[seat], state.events[seat]
    kingdom = replace(kingdom, hand=kingdom.hand + pile, events=(*kingdom.events, event))
    drawn = with_item(state.drawn, seat, True)
    return replace(with_kingdom(state, seat, kingdom), drawn=drawn), _drew(seat, pile, event)


def _drew(seat: int, pile: tuple[str, ...], event: str) -> Happening:
    return private(seat, say("devil-drew", cards=listed_cards("building", pile), event=Named("event", event)))
