"""What stands in a kingdom: count expressions (`per`) and conditions (`if`) of the cards, symbols, and achievements.

Achievements are complete by buildings alone or with courtiers (rules page, section 3.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import Listed, Named, say
from games.devil.rules.effects import If, Per
from games.devil.rules.mechanics.reputation import claim, demons_held
from games.devil.rules.pack import Pack
from games.devil.rules.state import UNEARNED, Kingdom, buildings, levels


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


ALCHEMIST = "alchemist"
NOTHING = "none"
MINORS = ("minor-0", "minor-1", "minor-2", "minor-3")
MAJORS = ("rural", "town", "church", "all")


class Symbols(Struct, frozen=True):
    """Symbols at hand. Science stands for any one symbol in an achievement."""

    rural: int
    town: int
    church: int
    science: int

    def complete(self, rural: int, town: int, church: int, science: int) -> bool:
        """Whether a set is complete: what is missing of the three must be left over in science."""
        left = self.science - science
        if rural > self.rural:
            left -= rural - self.rural
        if town > self.town:
            left -= town - self.town
        if church > self.church:
            left -= church - self.church
        return left >= 0

    def beside(self, courtiers: tuple[str, ...]) -> Symbols:
        """The symbols with those of `courtiers` added."""
        return Symbols(
            self.rural + courtiers.count("rural"),
            self.town + courtiers.count("town"),
            self.church + courtiers.count("church"),
            self.science + courtiers.count(ALCHEMIST),
        )


def symbols(kingdom: Kingdom, scene: Scene, courtiers: tuple[str, ...] = ()) -> Symbols:
    """Counts the symbols of the buildings in play and of `courtiers`; a two-symbol building gives both at once."""
    shown = [symbol for building in buildings(kingdom, scene.cards) for symbol in building.types]
    built = Symbols(shown.count("rural"), shown.count("town"), shown.count("church"), shown.count("science"))
    return built.beside(courtiers) if courtiers else built


def unearned(kingdom: Kingdom) -> tuple[str, ...]:
    """Lists the achievements the seat can still earn, minor ones first."""
    minors = [minor for minor, place in zip(MINORS, kingdom.minors, strict=True) if place == UNEARNED]
    return (*minors, *[major for major in MAJORS if major not in kingdom.majors])


def earned(kingdom: Kingdom) -> tuple[str, ...]:
    """Lists the achievements the seat has earned."""
    return (*[minor for minor, place in zip(MINORS, kingdom.minors, strict=True) if place >= 0], *kingdom.majors)


def complete(kingdom: Kingdom, scene: Scene) -> tuple[str, ...]:
    """Lists the achievements that the buildings alone complete."""
    have, sets = symbols(kingdom, scene), scene.cards.board.sets
    return tuple([achievement for achievement in unearned(kingdom) if have.complete(*sets[achievement])])


def with_courtiers(kingdom: Kingdom, scene: Scene) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields each achievement that hired courtiers would complete, with the smallest groups of them that do."""
    if not kingdom.hired:
        return
    sets, built = scene.cards.board.sets, symbols(kingdom, scene)
    with_all = built.beside(kingdom.hired)
    within_reach = [achievement for achievement in unearned(kingdom) if with_all.complete(*sets[achievement])]
    if not within_reach:
        return
    groups = [group for size in range(1, len(kingdom.hired) + 1) for group in combinations(kingdom.hired, size)]
    have = [(group, built.beside(group)) for group in groups]
    for achievement in within_reach:
        needs = sets[achievement]
        enough: list[tuple[str, ...]] = []
        for group, there in have:
            if there.complete(*needs) and not any(set(smaller) <= set(group) for smaller in enough):
                enough.append(group)
                yield achievement, group


def reached(kingdom: Kingdom, scene: Scene) -> frozenset[str]:
    """Gives the achievements that the seat has earned or can complete now, with its courtiers too."""
    completed = (achievement for achievement, _ in with_courtiers(kingdom, scene))
    return frozenset((*earned(kingdom), *complete(kingdom, scene), *completed))


def ask_achieve(draft: Draft, name: str, kingdom: Kingdom, scene: Scene) -> str | None:
    """Asks the owner which set the courtiers complete, if any: "none" or "minor-1:rural+church"."""
    options = [_with_these(achievement, group) for achievement, group in with_courtiers(kingdom, scene)]
    if not options:
        return NOTHING
    return draft.pick(name, [Option(NOTHING, say("devil-achieve-nothing")), *options])


@lru_cache(maxsize=4096)
def _with_these(achievement: str, courtiers: tuple[str, ...]) -> Option:
    names = Listed(tuple(Named("courtier", courtier) for courtier in courtiers))
    text = say("devil-achieve-with", what=Named("achievement", achievement), courtiers=names)
    return Option(f"{achievement}:{'+'.join(courtiers)}", text)


def rewarded(kingdom: Kingdom, scene: Scene, major: str) -> Kingdom:
    """`kingdom` with that major achievement and what it brings at once."""
    reward = scene.cards.board.majors[major]  # type: ignore[index]
    kingdom = replace(kingdom, majors=(*kingdom.majors, major), stock=plus(kingdom.stock, reward.gain))
    if reward.alchemist:
        kingdom = replace(kingdom, hired=(*kingdom.hired, ALCHEMIST))
    return claim(kingdom, "angel", reward.angels)
