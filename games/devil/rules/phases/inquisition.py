"""Phase 8, the inquisition of rounds 3 and 5 (rules page, section 3.9).

Preparation, packing and the opening of the chests (a to g), answering to the inquisitors, and its end (h and i).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.effects import minus, plus
from engine.forms import Draft, Option
from engine.texts import Happening, Listed, Named, Param, SeatRef, Text, private, public, say, things
from games.devil.rules.facts import ChestOpened
from games.devil.rules.mechanics.bank import published
from games.devil.rules.mechanics.reputation import angels_to_be_had, claim, pay_claims, wings_preview
from games.devil.rules.mechanics.scoring import positions
from games.devil.rules.mechanics.step import Moved, SealedStep
from games.devil.rules.phases.afterwards import afterwards
from games.devil.rules.phases.answers import (
    GOODS_ANSWER,
    PENALTY,
    Facing,
    answered,
    answers_in,
    fill_answers,
    guests_of,
    inquisitors_of,
    second_highest,
)
from games.devil.rules.phases.ritual import (
    GUESSERS,
    NOBODY,
    PackedChest,
    bribe_form,
    bribed,
    coins_for,
    guess_options,
    last_guesses,
    packed_chest,
    rewards_of_the_last,
    rewards_of_the_third,
    third_guesses,
)
from games.devil.rules.phases.stand_in import cheapest_answer, cheapest_ritual
from games.devil.rules.rulebook import COINS, INQUISITIONS, ROLES, Role, Stock
from games.devil.rules.state import ROUNDS, SEATS, Guess, Kingdom, State, unsealed, with_kingdom, with_sealed, without


class Purchase(Struct, frozen=True):
    """The angel wings that a seat buys."""

    count: int


class Wings(SealedStep):
    """a) Lets everybody buy angel wings. They are paid for at once, and handed out in seat order."""

    name = "inquisition.wings"
    kind = "wings"
    rounds = INQUISITIONS

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        price = state.pack.board.prices["wing"]
        most = state.kingdoms[seat].stock[COINS] // price
        draft.amount("count", 0, most, default=0 if most == 0 else None)

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        return with_sealed(_with_more(state, seat, self._price(state, convert(value, Purchase)), -1), seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        price = self._price(state, convert(state.sealed[seat], Purchase))
        return with_sealed(_with_more(state, seat, price), seat, None)

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Says what is left if there are wings enough."""
        if "count" not in value:
            return ()
        left = _with_more(state, seat, self._price(state, convert(value, Purchase)), -1).kingdoms[seat]
        return afterwards(state.kingdoms[seat], left)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        price = state.pack.board.prices["wing"]
        for seat in range(SEATS):
            count = convert(state.sealed[seat], Purchase).count
            got = angels_to_be_had(state, seat, count)
            kingdom = state.kingdoms[seat]
            back = plus(kingdom.stock, {COINS: (count - got) * price})
            state = with_kingdom(state, seat, claim(replace(kingdom, stock=back), "angel", got))
            if got:
                happenings.append(public(say("devil-wings-bought", seat=SeatRef(seat), count=got)))
            if got < count:
                happenings.append(private(seat, say("devil-wings-refunded", count=count - got)))
            state, wings = pay_claims(state)
            happenings += wings
        state, news = published(unsealed(state))
        return state, (*happenings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"count": 0}

    def _price(self, state: State, bought: Purchase) -> Stock:
        return {COINS: bought.count * state.pack.board.prices["wing"]}


class Packing(SealedStep):
    """b) Asks for bribes, the devil's soul pieces and guesses, in secret; then opens the chests."""

    name = "inquisition.pack"
    kind = "packing"
    rounds = INQUISITIONS

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        kingdom = state.kingdoms[seat]
        bribe_form(draft, state, kingdom)
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
        return with_sealed(_with_more(state, seat, packed_chest(value).bribes, -1), seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        return with_sealed(_with_more(state, seat, packed_chest(state.sealed[seat]).bribes), seat, None)

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Says what the goods among the bribe are worth, and what stays behind the wall."""
        chest = packed_chest(value)
        goods, left = chest.goods, _with_more(state, seat, chest.bribes, -1).kingdoms[seat]
        worth = say("devil-bribe-worth", things=things(goods), coins=coins_for(state.pack.board, goods))
        return (*((worth,) if goods else ()), *afterwards(state.kingdoms[seat], left))

    def settle(self, state: State, chance: Chance) -> Moved:
        packed = {kingdom.role: packed_chest(state.sealed[seat]) for seat, kingdom in enumerate(state.kingdoms)}
        guesses = _guesses(packed)
        happenings: list[Happening] = []
        last = state.round == ROUNDS
        if last:
            state = replace(state, known={seat: kingdom.role for seat, kingdom in enumerate(state.kingdoms)})
            happenings += [
                public(say("devil-role-revealed", seat=SeatRef(seat), mark=Named("mark", kingdom.role)))
                for seat, kingdom in enumerate(state.kingdoms)
            ]
        happenings += [public(ChestOpened(Named("mark", role), packed[role].contents).text) for role in ROLES]
        bribe = sum(chest.bribe for chest in packed.values())
        sold = sum(coins_for(state.pack.board, chest.goods) for chest in packed.values())
        if sold:
            happenings.append(public(say("devil-bribe-goods-sold", coins=sold)))
        state, bribes = bribed(state, bribe + sold)
        souls = (packed["devil"].pure, packed["devil"].marked)
        steps = (rewards_of_the_last, last_guesses) if last else (rewards_of_the_third, third_guesses)
        state, rewards = steps[0](state, souls)
        state, answers = steps[1](state, guesses)
        state, wings = pay_claims(unsealed(state))
        state, news = published(state)
        shown = (0,) * SEATS
        state = replace(state, inquisition=replace(state.inquisition, shown=shown, late_guests=shown))
        return state, (*happenings, *bribes, *rewards, *answers, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Bribes and guesses nothing. The devil packs what it must in round 3, and in round 5 what scores most."""
        kingdom = state.kingdoms[seat]
        if kingdom.role != "devil":
            return {"bribe": 0}
        if state.round < ROUNDS:
            return {"bribe": 0, "pure": 0, "marked": kingdom.marked}
        pieces = cheapest_ritual(state, seat)
        marked = min(pieces, kingdom.marked)
        return {"bribe": 0, "pure": pieces - marked, "marked": marked}


def _with_more(state: State, seat: int, amounts: dict[str, int], times: int = 1) -> State:
    kingdom = state.kingdoms[seat]
    return with_kingdom(state, seat, replace(kingdom, stock=plus(kingdom.stock, amounts, times)))


def _guesses(packed: Mapping[Role, PackedChest]) -> tuple[Guess, ...]:
    return tuple(
        Guess(by, role, packed[by].guesses[role])
        for role, guessers in GUESSERS.items()
        for by in guessers
        if role in packed[by].guesses
    )


def answers_preview(state: State, seat: int, facing: Facing, value: Mapping[str, Any]) -> tuple[Text, ...]:
    """Says what a possibly partial answer shows, hands in and loses: the answer is carried out as far as it goes."""
    decided = tuple(
        (field, inquisitor) for field, inquisitor in facing if _decided(state, seat, field, inquisitor, value)
    )
    if not decided:
        return ()
    before = state.kingdoms[seat]
    done, pieces, _ = answered(state, seat, answers_in(value, decided), positions(state))
    after = done.kingdoms[seat]
    lines = [say("devil-preview-shown", count=pieces)] if pieces else []
    if after.indulgences < before.indulgences:
        lines.append(say("devil-preview-handed", count=before.indulgences - after.indulgences))
    lost = _lost(before, after)
    if lost:
        lines.append(say("devil-preview-lost", what=Listed(lost)))
    elif len(decided) == len(facing) and before.debt == after.debt:
        lines.append(say("devil-preview-unharmed"))
    if before.debt != after.debt:
        fewer = (after.debt + 1) // 2 - (before.debt + 1) // 2
        lines.append(say("devil-preview-debt-rises", was=before.debt, now=after.debt, points=max(0, fewer)))
    return (*lines, *wings_preview(before, after.claims), *afterwards(before, after))


def _decided(state: State, seat: int, field: str, inquisitor: str, value: Mapping[str, Any]) -> bool:
    """Whether an inquisitor is answered, and what its penalty leaves to choose is chosen."""
    if value.get(field) != PENALTY:
        return field in value
    penalty = state.pack.inquisitors[inquisitor].penalty
    if penalty == "glutton":
        return f"{field}.how" in value and (value[f"{field}.how"] != GOODS_ANSWER or f"{field}.goods" in value)
    threatened = second_highest(state.kingdoms[seat], state.pack) if penalty == "vandal" else ()
    return len(threatened) < 2 or f"{field}.building" in value


def _lost(before: Kingdom, after: Kingdom) -> tuple[Param, ...]:
    points, goods = before.score - after.score, minus(before.stock, after.stock)
    lost: list[Param] = [say("devil-points", points=points)] if points else []
    if any(goods.values()):
        lost.append(things({good: count for good, count in goods.items() if count}))
    return (*lost, *(Named("building", card) for card in without(before.built, after.built)))


class Answering(SealedStep):
    """h) Everybody answers to every inquisitor: a soul piece shown, an indulgence handed in, or the penalty."""

    name = "inquisition.answer"
    kind = "inquisitors"
    binding = True
    rounds = INQUISITIONS

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: ask for seat, ask in super().owed(state).items() if inquisitors_of(state, seat)}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        fill_answers(state, seat, draft, inquisitors_of(state, seat), state.kingdoms[seat].souls)

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        return answers_preview(state, seat, inquisitors_of(state, seat), value)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        before = [kingdom.guests for kingdom in state.kingdoms]
        places = positions(state)
        shown = [0] * SEATS
        for seat in range(SEATS):
            answers = answers_in(state.sealed[seat] or {}, inquisitors_of(state, seat))
            state, pieces, deeds = answered(state, seat, answers, places)
            shown[seat] = pieces
            happenings += deeds
        state, wings = pay_claims(unsealed(state))
        late = tuple(kingdom.guests - before[seat] for seat, kingdom in enumerate(state.kingdoms))
        board = replace(state.inquisition, shown=tuple(shown), late_guests=late)
        state, news = published(replace(state, inquisition=board))  # the Bailiff's rise is seen at once
        return state, (*happenings, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Gives the answer that costs that seat least."""
        return cheapest_answer(state, seat, inquisitors_of(state, seat), state.kingdoms[seat].souls)


class LateGuests(SealedStep):
    """Seats to whom the Bailiff brought a houseguest answer it with what is left; then the inquisition ends."""

    name = "inquisition.guest"
    kind = "inquisitors"
    binding = True
    rounds = INQUISITIONS

    def _facing(self, state: State, seat: int) -> Facing:
        return guests_of(state.inquisition.late_guests[seat])

    def _pieces(self, state: State, seat: int) -> int:
        return state.kingdoms[seat].souls - state.inquisition.shown[seat]

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: ask for seat, ask in super().owed(state).items() if state.inquisition.late_guests[seat]}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        fill_answers(state, seat, draft, self._facing(state, seat), self._pieces(state, seat))

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        return answers_preview(state, seat, self._facing(state, seat), value)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        for seat in range(SEATS):
            answers = answers_in(state.sealed[seat] or {}, self._facing(state, seat))
            state, _, deeds = answered(state, seat, answers, positions(state))
            happenings += deeds
        board = replace(state.inquisition, shown=(0,) * SEATS, late_guests=(0,) * SEATS)
        kingdoms = tuple(replace(kingdom, guests=0) for kingdom in state.kingdoms)
        guests = state.pack.inquisitors["houseguest"].copies
        state = unsealed(replace(state, inquisition=board, kingdoms=kingdoms, guests=guests))
        state, wings = pay_claims(state)  # an indulgence handed in may go to wings that waited for one
        state, news = published(state)
        if state.round < ROUNDS:
            happenings.append(public(say("devil-inquisition-over")))
        return state, (*happenings, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return cheapest_answer(state, seat, self._facing(state, seat), self._pieces(state, seat))
