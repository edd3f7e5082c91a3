"""A turn in the making: a working copy of the state on which the rules act, and what they do over and over.

The same rules run for a form (and are thrown away) and for an answer (and are kept). Neither sees what is hidden: an
instruction that shows a hidden card waits in the agenda until all choices are made, and is carried out in an answer
only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.texts import Fact, Happening, Listed, Param, SeatRef, Text, public, say, things
from games.paladins.rules.facts import Gained, More
from games.paladins.rules.mechanics.powers import Powers, plenty, powers, rules
from games.paladins.rules.rulebook import WORKERS
from games.paladins.rules.state import IT, Player, State, Virtual

Header = Callable[[Listed], Fact]
"""The fact of a turn, once its deeds are known."""


class Working:
    """`state` with the seat to move acting on it.

    `players`, `virtual`, `tax`, `row`, `outsiders`, `walls`, `suspicions`, `suspicion_discards`, `at_favours`, `agenda`
    and `deed` are as they will be; `set` changes the other fields. `deeds` become the one line of this turn; `paid`:
    the silver and provisions that it costs; `given`: these and the workers laid, by kind; `shown`: a hidden card was
    turned over; `chance` is there once they may be.
    `few`: the mover's workers as its turn begins, at most PLENTY of a kind; `rules`: what the actions take.
    """

    def __init__(self, state: State) -> None:
        self.start = state
        self.state = state
        self.pack = state.pack
        self.board = self.pack.board
        self.chance: Chance | None = None
        self.players = list(state.players)
        self.virtual = state.virtual
        self.tax = state.tax
        self.row = state.row
        self.outsiders = state.outsiders
        self.walls = state.walls
        self.suspicions = state.suspicions
        self.suspicion_discards = state.suspicion_discards
        self.at_favours = state.at_favours
        self.agenda = state.agenda
        self.deed = state.deed
        self.part = state.part
        self.deeds: list[Text] = []
        self.happenings: list[Happening] = []
        self.gained: dict[str, int] = {}
        self.paid = 0
        self.given: dict[str, int] = {}
        self.shown = False
        self.header: Header | None = None
        self._fields: dict[str, int] = {}
        self._taken: frozenset[str] | None = None
        self.seat = state.seat
        self.rules = rules(state.options.pack)
        self.few = plenty(self.players[state.seat].workers)
        self.mine = powers(state.options.pack, self.players[state.seat].retinue, self.players[state.seat].paladin)

    # ------------------------------------------------------------------ the copy

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    @property
    def its_turn(self) -> bool:
        """Whether the virtual player is to move."""
        return self.virtual is not None and self.seat == IT

    def powers(self, seat: int) -> Powers:
        """The powers of that seat; `mine` has the mover's as they were when its action began."""
        player = self.players[seat]
        return powers(self.state.options.pack, player.retinue, player.paladin)

    def turn_to(self, seat: int) -> None:
        """Makes that seat the one to move."""
        self.seat, self.part, self.deed = seat, 0, ""
        self.header = None
        self._taken, self._fields = None, {}
        self.mine, self.few = self.powers(seat), plenty(self.players[seat].workers)

    def change(self, seat: int, **changes: Any) -> None:
        """Changes fields of a player."""
        self.players[seat] = replace(self.players[seat], **changes)

    def set(self, **changes: Any) -> None:
        """Changes fields of the state that are not kept here."""
        self.state = replace(self.state, **changes)

    def set_virtual(self, **changes: Any) -> None:
        """Changes fields of the virtual player's own."""
        assert isinstance(self.virtual, Virtual)  # noqa: S101  it is its turn
        self.virtual = replace(self.virtual, **changes)

    def first_do(self, *agenda: Any) -> None:
        """Puts instructions before the rest of the agenda."""
        self.agenda = (*agenda, *self.agenda)

    def done(self, before: State | None = None) -> State:
        """The state as it is now; `before`: where the answer may be taken back to."""
        return replace(
            self.state,
            seat=self.seat,
            players=tuple(self.players),
            virtual=self.virtual,
            tax=self.tax,
            row=self.row,
            outsiders=self.outsiders,
            walls=self.walls,
            suspicions=self.suspicions,
            suspicion_discards=self.suspicion_discards,
            at_favours=self.at_favours,
            agenda=self.agenda,
            deed=self.deed,
            part=self.part,
            before=before,
        )

    # ------------------------------------------------------------------ the board

    @property
    def taken(self) -> frozenset[str]:
        """The spaces of the map on which a piece stands, as the turn begins."""
        if self._taken is None:
            spaces: set[str] = set()
            for player in self.players:
                spaces.update(player.monks, player.outposts)
            self._taken = frozenset(spaces)
        return self._taken

    def field(self, name: str) -> str:
        """The name of a form's field: a second one of the same kind in a turn is numbered."""
        count = self._fields.get(name, 0) + 1
        self._fields[name] = count
        return name if count == 1 else f"{name}{count}"

    # ------------------------------------------------------------------ what is said

    def gain(self, kind: str, amount: int) -> None:
        """Notes a gain for the line of this turn."""
        self.gained[kind] = self.gained.get(kind, 0) + amount

    def give(self, **amounts: int) -> None:
        """Notes workers that are laid, or silver and provisions that are paid."""
        for kind, amount in amounts.items():
            self.given[kind] = self.given.get(kind, 0) + amount

    def did(self, fact: Fact) -> None:
        """Adds a deed of the mover to the line of this turn, after what it gained so far."""
        if self.gained:
            self.deeds.append(Gained(things(self.gained)).text)
            self.gained = {}
        self.deeds.append(fact.text)

    def say_deeds(self) -> None:
        """Tells the line of this turn as far as it goes: before something else is told, and at the end."""
        if self.gained:
            self.deeds.append(Gained(things(self.gained)).text)
            self.gained = {}
        if self.header is None and not self.deeds:
            return
        deeds = Listed(tuple(self.deeds))
        fact = self.header(deeds) if self.header is not None else self._more(deeds)
        self.happenings.append(public(fact if isinstance(fact, Text) else fact.text))
        self.header, self.deeds = None, []

    def _more(self, deeds: Listed) -> Fact | Text:
        if self.its_turn:
            return say("paladins-virtual-more", deeds=deeds)
        return More(SeatRef(self.seat), deeds)

    def tell(self, fact: Fact) -> None:
        """A line of its own, for all."""
        self.happenings.append(public(fact.text))

    def say(self, key: str, **params: Param) -> None:
        """A line of its own that nobody looks for later."""
        self.happenings.append(public(Text(key, params)))


def workers_of(kinds: tuple[str, ...]) -> dict[str, int]:
    """Workers by kind."""
    return {kind: kinds.count(kind) for kind in WORKERS if kind in kinds}
