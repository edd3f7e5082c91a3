"""The draft of building cards: keep one and pass the rest on to the left, until three are in hand."""

from __future__ import annotations

from msgspec.structs import replace

from engine import contract
from engine.contract import Ask
from engine.forms import Draft
from engine.texts import Happening, Named, SeatRef, listed_cards, private, public, say
from games.architects.rules.rulebook import card
from games.architects.rules.state import State, seats_of, with_player, without

Happenings = tuple[Happening, ...]


def passes(state: State) -> int:
    """Returns the number of the draft's present pass, from 1."""
    return state.pack.board.draft - len(state.piles[0]) + 1


def ask(state: State) -> Ask:
    """The ask of this pass, the same for all seats."""
    number = passes(state)
    return Ask(f"draft.{number}", "draft", say("architects-ask-draft", number=number))


def owed(state: State) -> dict[int, Ask]:
    """The asks of the seats that have not chosen a card yet."""
    return contract.unsealed_asks(state.sealed, ask(state))


def sealed(state: State) -> dict[int, Ask]:
    """The asks of the seats that have chosen, and may still change it."""
    return contract.sealed_asks(state.sealed, ask(state))


def fill(state: State, seat: int, draft: Draft) -> str | None:
    """Asks which of the cards that were passed to the seat it keeps; None while that is open."""
    return draft.pick("card", [card("building", held) for held in state.piles[seat]])


def take(state: State, seat: int, kept: str | None) -> tuple[State, Happenings]:
    """Seals a choice; the last one settles the pass."""
    state = _with_sealed(state, seat, kept)
    if None in state.sealed:
        return state, ()
    return _settled(state)


def reopen(state: State, seat: int) -> State:
    """Takes the choice back."""
    return _with_sealed(state, seat, None)


def _with_sealed(state: State, seat: int, chosen: str | None) -> State:
    return replace(state, sealed=contract.with_item(state.sealed, seat, chosen))


def _settled(state: State) -> tuple[State, Happenings]:
    left: list[tuple[str, ...]] = []
    happenings: list[Happening] = []
    for seat, chosen in enumerate(state.sealed):
        assert chosen is not None  # noqa: S101  all have sealed
        player = state.players[seat]
        state = with_player(state, seat, replace(player, hand=(*player.hand, chosen)))
        happenings.append(private(seat, say("architects-kept", what=Named("building", chosen))))
        left.append(without(state.piles[seat], chosen))
    count = len(left)
    piles = tuple(left[(seat - 1) % count] for seat in range(count))
    if len(piles[0]) == 1:
        return _ended(state, left, happenings)
    happenings += [
        private(seat, say("architects-passed", cards=listed_cards("building", pile))) for seat, pile in enumerate(piles)
    ]
    return replace(state, piles=piles, sealed=(None,) * count), tuple(happenings)


def _ended(state: State, left: list[tuple[str, ...]], happenings: list[Happening]) -> tuple[State, Happenings]:
    """The last cards go under the deck, and some boards draw more."""
    count = len(left)
    deck = (*state.buildings, *(undealt for pile in left for undealt in pile))
    for seat in seats_of(state):
        player = state.players[seat]
        more = state.pack.characters[player.character].cards if player.character else 0
        if more:
            drawn, deck = deck[:more], deck[more:]
            state = with_player(state, seat, replace(player, hand=player.hand + drawn))
            happenings.append(private(seat, say("architects-drew", cards=listed_cards("building", drawn))))
    first = state.players[state.seat]
    state = with_player(state, state.seat, replace(first, turns=1))
    state = replace(state, buildings=deck, piles=((),) * count, sealed=(None,) * count)
    if state.options.apprentice:
        happenings.append(public(say("architects-drafted-hire", seat=SeatRef(state.seat))))
        return replace(state, step="apprentice", seat=(state.seat - 1) % count), tuple(happenings)
    return replace(state, step="turn", turn=1), (
        *happenings,
        public(say("architects-drafted", seat=SeatRef(state.seat))),
    )
