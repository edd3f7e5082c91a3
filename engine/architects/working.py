"""A turn in the making: a working copy of the state on which the rules act, and what they do over and over.

The same rules run for a form (and are thrown away) and for an answer (and are kept). Neither sees what is hidden: what
takes cards from a deck waits until all choices are made, and happens in an answer only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.architects.powers import NO_BONUS, Powers, powers
from engine.architects.state import Player, State, without
from engine.architects.things import GOODS, RICHES, SILVER, Goods, covers, minus, plus
from engine.core.chance import Chance
from engine.core.happenings import Happening, private, public
from engine.core.texts import Listed, Named, Param, SeatRef, Text, say, things


class Working:
    """`state` with `seat` acting on it.

    `deeds` become the one line of this turn; `revealed`: a hidden card was shown; `reactions`: somebody may react.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.start = state
        self.state = state
        self.seat = seat
        self.pack = state.pack
        self.board = self.pack.board
        self.chance: Chance | None = None
        self._hidden: list[tuple[Callable[..., None], tuple[Any, ...]]] = []
        self.players = list(state.players)
        self.deeds: list[Text] = []
        self.told: list[Happening] = []
        self.revealed = False
        self.reactions = state.step != "turn"  # what a turn has begun goes on with it
        self.workers = state.workers
        self.mine = self.powers(seat)

    # ------------------------------------------------------------------ the copy

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def powers(self, seat: int) -> Powers:
        """What is different for that seat; `mine` for the mover."""
        return powers(self.state.options.pack, self.players[seat])

    def change(self, seat: int, **changes: Any) -> None:
        """Change fields of a player."""
        self.players[seat] = replace(self.players[seat], **changes)

    def set(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **changes)

    def done(self, before: State | None = None) -> State:
        """The state as it is now; `before`: where the turn may be taken back to."""
        return replace(self.state, players=tuple(self.players), workers=self.workers, before=before)

    def did(self, key: str, **params: Param) -> None:
        """Something the mover did, for the line of this turn."""
        self.deeds.append(Text(key, params))

    def tell(self, key: str, **params: Param) -> None:
        """A line of its own, for all."""
        self.told.append(public(Text(key, params)))

    # ------------------------------------------------------------------ what is hidden

    def later(self, act: Callable[..., None], *details: Any) -> None:
        """Something that shows hidden cards: it waits for `reveal`, and after that happens at once."""
        if self.chance is None:
            self._hidden.append((act, details))
        else:
            act(*details)

    def reveal(self, chance: Chance) -> None:
        """All choices are made: do what waits, in order."""
        self.chance = chance
        for act, details in self._hidden:
            act(*details)

    # ------------------------------------------------------------------ goods and silver

    def gain(self, seat: int, goods: Mapping[str, int]) -> None:
        """Take goods and silver from the supply."""
        if goods:
            self.change(seat, stock=plus(self.players[seat].stock, goods))

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Whether the mover holds that."""
        return covers(self.me.stock, cost) or (self.mine.alike and not self.lacking(cost))

    def lacking(self, cost: Mapping[str, int]) -> Goods:
        """What the mover lacks for that cost."""
        stock, lacks = self.me.stock, {}
        for kind, amount in cost.items():
            held = stock.get(kind, 0)
            if held < amount:
                lacks[kind] = amount - held
        if lacks and self.mine.alike:
            for kind, other in (RICHES, RICHES[::-1]):
                spare = max(0, stock.get(other, 0) - cost.get(other, 0))
                lacks[kind] = max(0, lacks.get(kind, 0) - spare)
            lacks = {kind: amount for kind, amount in lacks.items() if amount}
        return lacks

    def shortage(self, cost: Mapping[str, int]) -> int:
        """How many goods the mover lacks for that cost."""
        return sum(self.lacking(cost).values())

    def pay(self, cost: Mapping[str, int]) -> None:
        """Pay goods to the supply; where gold and marble are alike, one stands in for what lacks of the other."""
        stock = minus(self.me.stock, cost)
        if self.mine.alike:
            for kind, other in (RICHES, RICHES[::-1]):
                if stock.get(kind, 0) < 0:
                    stock = {**stock, other: stock.get(other, 0) + stock[kind], kind: 0}
        self.change(self.seat, stock=stock)

    def price(self, tax: int, silver: int) -> tuple[int, int]:
        """(tax, other silver) that the mover really pays: low virtue and some boards ignore tax."""
        ignored = self.board.track.tax_ignored
        virtue = self.me.virtue
        less = (ignored[virtue] if virtue < len(ignored) else 0) + self.mine.tax
        return max(0, tax - less), silver

    def can_pay_silver(self, tax: int, silver: int) -> bool:
        """Whether the mover can pay that price."""
        return self.me.stock.get(SILVER, 0) >= sum(self.price(tax, silver))

    def pay_silver(self, tax: int, silver: int) -> int:
        """Pay: tax goes onto the Tax Stand. Returns the silver paid in all."""
        tax, silver = self.price(tax, silver)
        if tax + silver:
            self.change(self.seat, stock=plus(self.me.stock, {SILVER: -tax - silver}))
        if tax:
            self.set(tax=self.state.tax + tax)
        return tax + silver

    def bonus(self, seat: int, moment: str) -> Goods:
        """Give what that seat also gains at this moment; returns the goods."""
        found = self.powers(seat).also.get(moment, NO_BONUS)
        self.gain(seat, found.goods)
        if found.cards:
            self.draw(seat, found.cards)
        return found.goods

    # ------------------------------------------------------------------ virtue and debts

    def virtue(self, seat: int, steps: int) -> None:
        """Move up or down the track: each step above its top may destroy a debt, each below 0 takes one."""
        player, top = self.players[seat], self.board.track.top
        to = player.virtue + steps
        if to > top:
            over = min(player.may_destroy + to - top, player.debts)
            self.change(seat, virtue=top, may_destroy=over)
            self.reactions = True
        elif to < 0:
            self.change(seat, virtue=0)
            self.debt(seat, -to)
        elif steps:
            self.change(seat, virtue=to)

    def debt(self, seat: int, count: int = 1) -> None:
        """Take unpaid debts; who may buy them off decides it before the game goes on."""
        player = self.players[seat]
        silver = self.powers(seat).buy_off
        avoid = player.may_avoid
        if silver:
            avoid = min(avoid + count, player.stock.get(SILVER, 0) // silver)
            self.reactions = True
        self.change(seat, debts=player.debts + count, may_avoid=avoid)
        self.tell("architects-took-debt", seat=SeatRef(seat), count=count)

    def undebt(self, seat: int, count: int, *, paid: bool) -> None:
        """Pay debts (they are kept, turned over) or destroy them."""
        player = self.players[seat]
        left = player.debts - count
        self.change(
            seat,
            debts=left,
            paid=player.paid + (count if paid else 0),
            may_destroy=min(player.may_destroy, left),
            may_avoid=min(player.may_avoid, left),
        )

    # ------------------------------------------------------------------ workers

    def here(self, place: str) -> int:
        """The mover's workers at a location with a large open circle."""
        return self.workers[place][self.seat]

    def place_worker(self, place: str) -> int:
        """Put one of the mover's workers there; returns how many of them stand there now."""
        self.change(self.seat, workers=self.me.workers - 1)
        there = self.workers[place]
        count = there[self.seat] + 1
        self.workers = {**self.workers, place: _with(there, self.seat, count)}
        return count

    def take_workers(self, place: str, seat: int, count: int) -> None:
        """Take workers of that seat off a location."""
        there = self.workers[place]
        self.workers = {**self.workers, place: _with(there, seat, there[seat] - count)}

    def imprison(self, seat: int, count: int) -> None:
        """Put workers of that seat into the Prison."""
        self.set(prison=_with(self.state.prison, seat, self.state.prison[seat] + count))

    def release(self, seat: int, most: int) -> int:
        """Up to `most` workers of that seat go from the Prison back to its board; how many did."""
        count = min(most, self.state.prison[seat])
        if count:
            self.set(prison=_with(self.state.prison, seat, self.state.prison[seat] - count))
            self.change(seat, workers=self.players[seat].workers + count)
        return count

    def free_captured(self) -> int:
        """All the mover's workers on others' boards come back; how many did."""
        count = 0
        for seat, player in enumerate(self.players):
            held = player.captured[self.seat]
            if held:
                count += held
                self.change(seat, captured=_with(player.captured, self.seat, 0))
        self.change(self.seat, workers=self.me.workers + count)
        return count

    def recapture(self, holder: int) -> None:
        """One of the mover's workers comes back from that seat's board."""
        captured = self.players[holder].captured
        self.change(holder, captured=_with(captured, self.seat, captured[self.seat] - 1))
        self.change(self.seat, workers=self.me.workers + 1)

    # ------------------------------------------------------------------ cards

    def draw(self, seat: int, count: int) -> None:
        """Draw building cards, as many as there are: nobody else sees which."""
        self.later(self._draw, seat, count)

    def _draw(self, seat: int, count: int) -> None:
        count = min(count, len(self.state.buildings))
        if not count:
            return
        cards = self.state.buildings[:count]
        self.set(buildings=self.state.buildings[count:])
        self.change(seat, hand=self.players[seat].hand + cards)
        self.revealed = True
        self.did("architects-did-draw", count=count)
        self.told.append(private(seat, say("architects-drew", cards=listed("building", cards))))

    def put_away(self, card: str) -> None:
        """Put a building card from the mover's hand under the deck."""
        self.change(self.seat, hand=without(self.me.hand, card))
        self.set(buildings=(*self.state.buildings, card))

    def dismiss(self, card: str) -> None:
        """Discard one of the mover's apprentices: it goes under the deck."""
        self._serve(without(self.me.apprentices, card))
        self.set(apprentices=(*self.state.apprentices, card))
        self.did("architects-did-dismiss", what=Named("apprentice", card))

    def take_apprentice(self, card: str) -> None:
        """The mover gets an apprentice from the display and the silver on the card; its row slides and refills."""
        row, column = self.find(card)
        silver = self.state.laid[row][column]
        self.clear_space(row, column)
        self._serve((*self.me.apprentices, card))
        if silver:
            self.gain(self.seat, {SILVER: silver})
        self.did("architects-did-hire", what=Named("apprentice", card), things=things({SILVER: silver}))
        virtue = self.pack.apprentices[card].virtue
        if virtue:
            self.virtue(self.seat, virtue)

    def _serve(self, apprentices: tuple[str, ...]) -> None:
        self.change(self.seat, apprentices=apprentices)
        self.mine = self.powers(self.seat)

    def find(self, card: str) -> tuple[int, int]:
        """Row and column of an apprentice on display."""
        for row, cards in enumerate(self.state.rows):
            if card in cards:
                return row, cards.index(card)
        raise LookupError(card)

    def clear_space(self, row: int, column: int) -> None:
        """Take the card off a space of the display: what is right of it slides left, and the last space is refilled."""
        rows, laid = self.state.rows, self.state.laid
        cards = (*rows[row][:column], *rows[row][column + 1 :], "")
        silver = (*laid[row][:column], *laid[row][column + 1 :], 0)
        self.set(rows=(*rows[:row], cards, *rows[row + 1 :]), laid=(*laid[:row], silver, *laid[row + 1 :]))
        self.later(self._refill, row)

    def _refill(self, row: int) -> None:
        rows, deck = self.state.rows, self.state.apprentices
        if deck:
            at = rows[row].index("")
            cards = (*rows[row][:at], deck[0], *rows[row][at + 1 :])
            self.set(rows=(*rows[:row], cards, *rows[row + 1 :]), apprentices=deck[1:])
            self.revealed = True

    def room(self) -> int:
        """How many apprentices more the mover may have."""
        return self.board.apprentices + self.mine.room - len(self.me.apprentices)


def _with(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])


def listed(kind: str, cards: tuple[str, ...]) -> Listed:
    """Cards in a sentence."""
    return Listed(tuple(Named(kind, card) for card in cards))


def empty_stock() -> Goods:
    """Nothing of any kind."""
    return {**dict.fromkeys(GOODS, 0), SILVER: 0}
