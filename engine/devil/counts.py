"""Count expressions (`per`) and conditions (`if`) of the cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.devil.effects import If, Per
from engine.devil.pack import Pack
from engine.devil.reputation import demons_held
from engine.devil.state import Kingdom, buildings, levels


class Scene(Struct, frozen=True):
    """The surroundings of an effect beside its own kingdom: the pack, the round, and where the others stood.

    `positions`: reputation of each seat at the start of the phase. The own one counts as it is now, unless
    `at_start`: effects that look at reputation "at the start of the phase" do not see each other.
    """

    cards: Pack
    round: int
    seat: int
    positions: tuple[int, ...]
    at_start: bool = False
    learners: bool = False  # no reputation is lost for what a plan could not pay

    def place(self, kingdom: Kingdom) -> int:
        return self.positions[self.seat] if self.at_start else kingdom.reputation

    def others(self) -> tuple[int, ...]:
        return self.positions[: self.seat] + self.positions[self.seat + 1 :]


def _with_symbol(kingdom: Kingdom, scene: Scene, symbol: str | None) -> int:
    """Buildings with that symbol (all without one); a two-symbol building counts for both."""
    return sum(symbol is None or symbol in building.types for building in buildings(kingdom, scene.cards))


_COUNTS: dict[str, Callable[[Kingdom, Scene], int]] = {
    "courtiers": lambda kingdom, scene: len(kingdom.hired),
    "minors": lambda kingdom, scene: sum(place >= 0 for place in kingdom.minors),
    "majors": lambda kingdom, scene: len(kingdom.majors),
    "angels": lambda kingdom, scene: kingdom.angels,
    "demons": lambda kingdom, scene: demons_held(kingdom),
    "indulgences": lambda kingdom, scene: kingdom.indulgences,
    "debt": lambda kingdom, scene: kingdom.debt,
    "seats-above": lambda kingdom, scene: sum(other > scene.place(kingdom) for other in scene.others()),
    "seats-below": lambda kingdom, scene: sum(other < scene.place(kingdom) for other in scene.others()),
    "steps-below-start": lambda kingdom, scene: max(0, scene.cards.board.track.start - scene.place(kingdom)),
    "steps-above-start": lambda kingdom, scene: max(0, scene.place(kingdom) - scene.cards.board.track.start),
    "improved-fields": lambda kingdom, scene: sum(level == 2 for level in levels(kingdom)),
}


def times(per: Per | None, kingdom: Kingdom, scene: Scene) -> int:
    """Counts how many times an effect applies: 1 without a count expression."""
    if per is None:
        return 1
    counted = _with_symbol(kingdom, scene, per.type) if per.of == "buildings" else _COUNTS[per.of](kingdom, scene)
    return per.times(counted)


_CONDITIONS: dict[str, Callable[[If, Kingdom, Scene], bool]] = {
    "above-start": lambda needs, kingdom, scene: scene.place(kingdom) > scene.cards.board.track.start,
    "below-start": lambda needs, kingdom, scene: scene.place(kingdom) < scene.cards.board.track.start,
    "highest": lambda needs, kingdom, scene: all(other <= scene.place(kingdom) for other in scene.others()),
    "lowest": lambda needs, kingdom, scene: all(other > scene.place(kingdom) for other in scene.others()),
    "no-debt": lambda needs, kingdom, scene: kingdom.debt == 0,
    "debt-at-least": lambda needs, kingdom, scene: kingdom.debt >= needs.n,
    "tokens-at-least": lambda needs, kingdom, scene: kingdom.turn is not None and kingdom.turn.used >= needs.n,
    "hired-this-phase": lambda needs, kingdom, scene: kingdom.turn is not None and kingdom.turn.hired,
    "buildings-at-least": lambda needs, kingdom, scene: _with_symbol(kingdom, scene, needs.type) >= needs.n,
    "no-demons": lambda needs, kingdom, scene: demons_held(kingdom) == 0,
}


def holds(needs: If | None, kingdom: Kingdom, scene: Scene) -> bool:
    """Says whether a condition is met; True without one."""
    return needs is None or _CONDITIONS[needs.that](needs, kingdom, scene)
