"""Phase 8, the inquisition of rounds 3 and 5: preparation, packing, the opening of the chests (section 3.9, a to g)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.forms import Draft, Option
from engine.core.happenings import Happening, private, public
from engine.core.texts import Listed, Named, Param, SeatRef, Text, say, things
from engine.devil.bank import published
from engine.devil.phases.guesses import GUESSERS, guess_options, last_guesses, third_guesses
from engine.devil.phases.ritual import bribed, rewards_of_the_last, rewards_of_the_third
from engine.devil.phases.step import Moved, SealedStep
from engine.devil.reputation import angels_to_be_had, claim, pay_claims
from engine.devil.state import ROUNDS, SEATS, Guess, State, unsealed, with_kingdom, with_sealed
from engine.devil.things import COINS, ROLES, minus, plus

NOBODY = "nobody"


class Wings(SealedStep):
    """a) Everybody may buy angel wings; paid for at once, handed out in seat order."""

    name = "inquisition.wings"
    kind = "wings"
    rounds = (3, 5)

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        price = state.pack.board.prices["wing"]
        most = state.kingdoms[seat].stock[COINS] // price
        draft.amount("count", 0, most, default=0 if most == 0 else None)

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        return with_sealed(_coins(state, seat, -self._price(state, value)), seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        return with_sealed(_coins(state, seat, self._price(state, state.sealed[seat] or {})), seat, None)

    def settle(self, state: State, chance: Chance) -> Moved:
        told: list[Happening] = []
        price = state.pack.board.prices["wing"]
        for seat in range(SEATS):
            count = (state.sealed[seat] or {})["count"]
            got = angels_to_be_had(state, seat, count)
            kingdom = state.kingdoms[seat]
            back = plus(kingdom.stock, {COINS: (count - got) * price})
            state = with_kingdom(state, seat, claim(replace(kingdom, stock=back), "angel", got))
            if got:
                told.append(public(say("devil-wings-bought", seat=SeatRef(seat), count=got)))
            if got < count:
                told.append(private(seat, say("devil-wings-refunded", count=count - got)))
            state, wings = pay_claims(state)
            told += wings
        state, news = published(unsealed(state))
        return state, (*told, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"count": 0}

    def _price(self, state: State, value: dict[str, Any]) -> int:
        return int(value["count"]) * state.pack.board.prices["wing"]


class Packing(SealedStep):
    """b) Bribes, the devil's soul pieces and the guesses, in secret; then the chests are opened."""

    name = "inquisition.pack"
    kind = "packing"
    rounds = (3, 5)

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        kingdom = state.kingdoms[seat]
        draft.amount("bribe", 0, kingdom.stock[COINS], default=0)
        if kingdom.role == "devil":
            draft.amount("pure", 0, kingdom.pure, default=kingdom.pure)
            compulsory = kingdom.marked if state.round < ROUNDS else 0
            draft.amount("marked", compulsory, kingdom.marked, default=kingdom.marked)
        named = ""
        for role in GUESSERS:
            if kingdom.role in GUESSERS[role]:
                options = guess_options(state, seat, role, named)
                nobody = Option(NOBODY, say("devil-guess-nobody"))
                whom = draft.pick(role, [nobody, *options], default=NOBODY)
                named = whom or ""

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        return with_sealed(_coins(state, seat, -value["bribe"]), seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        return with_sealed(_coins(state, seat, (state.sealed[seat] or {})["bribe"]), seat, None)

    def settle(self, state: State, chance: Chance) -> Moved:
        packed = {kingdom.role: state.sealed[seat] or {} for seat, kingdom in enumerate(state.kingdoms)}
        guesses = _guesses(packed)
        told: list[Happening] = []
        last = state.round == ROUNDS
        if last:
            state = replace(state, known={seat: kingdom.role for seat, kingdom in enumerate(state.kingdoms)})
            told += [
                public(say("devil-role-revealed", seat=SeatRef(seat), mark=Named("mark", kingdom.role)))
                for seat, kingdom in enumerate(state.kingdoms)
            ]
        told += [public(_opened(role, packed[role], guesses)) for role in ROLES]
        state, bribes = bribed(state, sum(value["bribe"] for value in packed.values()))
        souls = (packed["devil"]["pure"], packed["devil"]["marked"])
        steps = (rewards_of_the_last, last_guesses) if last else (rewards_of_the_third, third_guesses)
        state, rewards = steps[0](state, souls)
        state, answers = steps[1](state, guesses)
        state, wings = pay_claims(unsealed(state))
        state, news = published(state)
        shown = (0,) * SEATS
        state = replace(state, inquisition=replace(state.inquisition, shown=shown, late_guests=shown))
        return state, (*told, *bribes, *rewards, *answers, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """No bribe, no guess; the devil shows only what it must."""
        kingdom = state.kingdoms[seat]
        if kingdom.role != "devil":
            return {"bribe": 0}
        return {"bribe": 0, "pure": 0, "marked": kingdom.marked if state.round < ROUNDS else 0}


def _coins(state: State, seat: int, change: int) -> State:
    kingdom = state.kingdoms[seat]
    return with_kingdom(state, seat, replace(kingdom, stock=minus(kingdom.stock, {COINS: -change})))


def _guesses(packed: dict[Any, dict[str, Any]]) -> tuple[Guess, ...]:
    return tuple(
        Guess(by, role, int(packed[by][role]))
        for role, guessers in GUESSERS.items()
        for by in guessers
        if packed[by].get(role, NOBODY) != NOBODY
    )


def _opened(role: str, value: dict[str, Any], guesses: Sequence[Guess]) -> Text:
    """What everybody sees in one chest, by its mark."""
    parts: list[Param] = []
    if value["bribe"]:
        parts.append(things({COINS: value["bribe"]}))
    if value.get("pure") or value.get("marked"):
        parts.append(say("devil-packed-souls", pure=value["pure"], marked=value["marked"]))
    for guess in guesses:
        if guess.by == role:
            parts.append(say(f"devil-packed-guess-{guess.role}", seat=SeatRef(guess.seat)))
    return say(
        "devil-opened", mark=Named("mark", role), contents=Listed(tuple(parts) or (say("devil-packed-nothing"),))
    )
