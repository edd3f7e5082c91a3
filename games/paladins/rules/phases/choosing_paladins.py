"""Each seat chooses among its three paladins, all at once and in secret (rules page 2, step 4)."""

from __future__ import annotations

from msgspec import Struct, convert

from engine import contract
from engine.contract import Ask
from engine.forms import Draft
from engine.texts import say
from games.paladins.rules.mechanics.reasons import DIFFERENT, refused
from games.paladins.rules.phases.rounds import with_choice
from games.paladins.rules.rulebook import named, unless
from games.paladins.rules.state import Choice, State

PALADINS = "paladins"
LAST_PROMPT = "paladins-last-paladin"


class Chosen(Struct, frozen=True):
    """An answer: the paladin of this round, and the one on top of the deck."""

    play: str
    top: str


def ask(state: State) -> Ask:
    """The question of this round, the same for all seats."""
    prompt = LAST_PROMPT if is_last(state) else "paladins-ask-paladins"
    return Ask(f"{state.round}.{PALADINS}", PALADINS, say(prompt, round=state.round))


def is_last(state: State) -> bool:
    """Whether no round follows: then no paladin is drawn any more, and none comes back."""
    return state.round == state.pack.board.rounds


def owed(state: State) -> dict[int, Ask]:
    """The asks of the seats that have not chosen yet."""
    return contract.unsealed_asks(state.sealed, ask(state))


def sealed(state: State) -> dict[int, Ask]:
    """The asks of the seats that have chosen, and may still change it."""
    return contract.sealed_asks(state.sealed, ask(state))


def fill(state: State, seat: int, draft: Draft) -> None:
    """Asks for the paladin of this round and the one on top of the deck; the last one goes to its bottom.

    In the last round it makes no difference any more which one is on top: any is.
    """
    hand = state.players[seat].hand
    play = draft.pick("play", [named("paladin", card) for card in hand])
    if play is None:
        return
    different = refused(DIFFERENT)
    any_other = next(card for card in hand if card != play) if is_last(state) else None
    draft.pick("top", [unless(named("paladin", card), different if card == play else None) for card in hand], any_other)


def take(state: State, seat: int, value: dict[str, str]) -> State:
    """Seals a choice."""
    chosen = convert(value, Chosen)
    bottom = next(card for card in state.players[seat].hand if card not in (chosen.play, chosen.top))
    return with_choice(state, seat, Choice(chosen.play, chosen.top, bottom))
