"""A turn in the making: a working copy of the state on which the rules act, and what they do over and over.

The same rules run for a form (and are thrown away) and for an answer (and are kept). Neither sees what is hidden: what
takes cards from a deck waits until all choices are made, and happens in an answer only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import with_item
from engine.effects import Goods, covers, minus, plus
from engine.texts import Happening, Param, Text, listed_cards, private, public, say
from games.architects.rules.mechanics.powers import NO_BONUS, Powers, lacking, powers
from games.architects.rules.rulebook import GOODS, RICHES, SILVER
from games.architects.rules.state import Player, State, without


class Working:
    """`state` with `seat` acting on it.

    `me`: the mover's player; `deeds` become the one line of this turn; `place`: the location of its worker, once that
    is chosen; `revealed`: a hidden card was shown; `reactions`: somebody may react.
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
        self.me = self.players[seat]
        self.deeds: list[Text] = []
        self.happenings: list[Happening] = []
        self.place = ""
        self.revealed = False
        self.reactions = state.step != "turn"  # what a turn has begun goes on with it
        self.workers = state.workers
        self.mine = powers(state.options.pack, self.me)

    # ------------------------------------------------------------------ the copy

    def powers(self, seat: int) -> Powers:
        """Returns the powers of that seat; `mine` has the mover's."""
        return powers(self.state.options.pack, self.players[seat])

    def change(self, seat: int, **changes: Any) -> None:
        """Changes fields of a player."""
        self.put(seat, replace(self.players[seat], **changes))

    def put(self, seat: int, player: Player) -> None:
        """Puts a changed player in the place of that seat's. Quicker than `change` where it happens every turn."""
        self.players[seat] = player
        if seat == self.seat:
            self.me = player

    def set(self, **changes: Any) -> None:
        """Changes fields of the state."""
        self.state = replace(self.state, **changes)

    def done(self, before: State | None = None) -> State:
        """The state as it is now; `before`: where the turn may be taken back to."""
        return replace(self.state, players=tuple(self.players), workers=self.workers, before=before)

    def did(self, deed: Text) -> None:
        """Adds a deed of the mover to the line of this turn."""
        self.deeds.append(deed)

    def tell(self, key: str, **params: Param) -> None:
        """A line of its own, for all."""
        self.happenings.append(public(Text(key, params)))

    # ------------------------------------------------------------------ what is hidden

    def later(self, act: Callable[..., None], *details: Any) -> None:
        """Puts off `act(self, *details)`, which shows hidden cards, until `reveal`; after that it happens at once."""
        if self.chance is None:
            self._hidden.append((act, details))  # without this copy, which it would keep alive
        else:
            act(self, *details)

    @property
    def shows(self) -> bool:
        """Whether what is chosen so far will show hidden cards."""
        return bool(self._hidden) or self.state.refresh or self.state.reset

    @property
    def drawing(self) -> int:
        """Counts the building cards that the mover will draw for what is chosen so far."""
        return sum(details[1] for act, details in self._hidden if act is Working._draw and details[0] == self.seat)

    def reveal(self, chance: Chance) -> None:
        """All choices are made: do what waits, in order."""
        self.chance = chance
        for act, details in self._hidden:
            act(self, *details)

    # ------------------------------------------------------------------ goods and silver

    def gain(self, seat: int, goods: Mapping[str, int]) -> None:
        """Takes goods and silver from the supply."""
        if goods:
            player = self.players[seat]
            self.put(seat, replace(player, stock=plus(player.stock, goods)))

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Whether the mover holds that."""
        return covers(self.me.stock, cost) or (self.mine.alike and not self.lacking(cost))

    def lacking(self, cost: Mapping[str, int]) -> Goods:
        """Counts the goods that the mover lacks for that cost."""
        return lacking(self.me.stock, cost, self.mine)

    def pay(self, cost: Mapping[str, int]) -> None:
        """Pays goods to the supply; where gold and marble are alike, one stands in for what lacks of the other."""
        stock = minus(self.me.stock, cost)
        if self.mine.alike:
            for kind, other in (RICHES, RICHES[::-1]):
                if stock.get(kind, 0) < 0:
                    stock = {**stock, other: stock.get(other, 0) + stock[kind], kind: 0}
        self.put(self.seat, replace(self.me, stock=stock))

    def bonus(self, seat: int, moment: str) -> Goods:
        """Gives what that seat also gains at this moment; returns the goods."""
        powers = self.mine if seat == self.seat else self.powers(seat)
        gained = powers.also.get(moment, NO_BONUS)
        self.gain(seat, gained.goods)
        if gained.cards:
            self.draw(seat, gained.cards)
        return gained.goods

    # ------------------------------------------------------------------ workers

    def here(self, place: str) -> int:
        """The mover's workers at a location with a large open circle."""
        return self.workers[place][self.seat]

    def place_worker(self, place: str) -> int:
        """Puts one of the mover's workers there; returns how many of them stand there now."""
        self.put(self.seat, replace(self.me, workers=self.me.workers - 1))
        there = self.workers[place]
        count = there[self.seat] + 1
        self.workers = {**self.workers, place: with_item(there, self.seat, count)}
        return count

    def take_workers(self, place: str, seat: int, count: int) -> None:
        """Takes workers of that seat off a location."""
        there = self.workers[place]
        self.workers = {**self.workers, place: with_item(there, seat, there[seat] - count)}

    # ------------------------------------------------------------------ cards

    def draw(self, seat: int, count: int) -> None:
        """Draws building cards, as many as there are: nobody else sees which."""
        self.later(Working._draw, seat, count)

    def _draw(self, seat: int, count: int) -> None:
        count = min(count, len(self.state.buildings))
        if not count:
            return
        cards = self.state.buildings[:count]
        self.set(buildings=self.state.buildings[count:])
        self.change(seat, hand=self.players[seat].hand + cards)
        self.revealed = True
        self.did(say("architects-did-draw", count=count))
        self.happenings.append(private(seat, say("architects-drew", cards=listed_cards("building", cards))))

    def put_away(self, card: str) -> None:
        """Puts a building card from the mover's hand under the deck."""
        self.change(self.seat, hand=without(self.me.hand, card))
        self.set(buildings=(*self.state.buildings, card))


def empty_stock() -> Goods:
    """Returns a stock with nothing of any kind."""
    return {**dict.fromkeys(GOODS, 0), SILVER: 0}
