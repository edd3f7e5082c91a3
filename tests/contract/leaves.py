"""The state of a game leaf by leaf: what a view does not determine, and worlds with one such leaf changed.

A leaf is a number, a text, a truth value, nothing, or an empty container; its kind is its path with the indexes left
out ("kingdoms.*.hand.*"). A leaf is determined by a view if another value in its place changes the view.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from engine.chance import Stream
from engine.contract import Game
from engine.texts import Refusal
from tests.contract.journeys import ALL_OPTIONS, Journey, chance

Path = tuple[str | int, ...]
Tree = Any  # what JSON can hold
Pools = dict[str, list[Tree]]

MOST_VALUES = 60  # values remembered of one kind
RARE = 8  # states at one step, with and without options, that are taken in any case
COMMON = 16  # positions at a step from which on every leaf hidden there must vary there
ENOUGH = 4  # hidden leaves of one kind at one step
MOST_TRIED = 24  # leaves of one kind at one step that are looked at for them
CANDIDATES = 4  # other values tried in the place of a leaf
ILLEGAL = (msgspec.ValidationError, LookupError, ValueError, ArithmeticError, TypeError, AttributeError, StopIteration)


class Known(Protocol):
    """What everybody knows of a game's state without the view (`tools.under_test`)."""

    @property
    def known(self) -> dict[str, str]: ...

    @property
    def known_sets(self) -> dict[str, str]: ...


class Position(Struct, frozen=True):
    """A state of a random game. `step`: where it stands, without the round; `number`: what chance comes from."""

    state: Any
    seats: int
    step: str
    number: int


def positions(game: Game[Any], tables: int, every: int) -> Iterator[Position]:
    """Every so many states of a few random games, of all numbers of players, half of them with all options.

    At steps that are rare every state is taken.
    """
    fewest, most = game.seats
    taken: Counter[tuple[str, bool]] = Counter()
    for table in range(tables):
        seats = most - table % (most - fewest + 1)
        played = ALL_OPTIONS.get(game.id, game) if table % 2 else game
        for at, step in enumerate(Journey(played, seats, table)):
            where = step_of(game, step.outcome.state)
            if at % every == table % every or taken[where, played is game] < RARE:
                taken[where, played is game] += 1
                yield Position(step.outcome.state, seats, where, 10_000 * table + at)


def step_of(game: Game[Any], state: Any) -> str:
    """The moment without its numbers."""
    return ".".join(part for part in game.moment(state).split(".") if not part.isdecimal())


def tree_of(state: Any) -> Tree:
    """The state as JSON would hold it."""
    return msgspec.json.decode(msgspec.json.encode(state))


def state_of(game: Game[Any], tree: Tree) -> Any:
    """The state that JSON holds. Raises msgspec.ValidationError."""
    return msgspec.json.decode(msgspec.json.encode(tree), type=game.state_type)


def leaves(tree: Tree, path: Path = ()) -> list[tuple[Path, Tree]]:
    """All leaves with their paths."""
    found: list[tuple[Path, Tree]] = []
    _gather(tree, path, found)
    return found


def _gather(tree: Tree, path: Path, found: list[tuple[Path, Tree]]) -> None:
    if tree and isinstance(tree, dict):
        for name, part in tree.items():
            _gather(part, (*path, name), found)
    elif isinstance(tree, list):  # an empty one holds no leaf
        for at_it, part in enumerate(tree):
            _gather(part, (*path, at_it), found)
    else:
        found.append((path, tree))


@lru_cache(maxsize=100_000)  # states of one game have the same paths
def kind_of(path: Path) -> str:
    """A path without its indexes, and without numbers in the names of what a dictionary holds."""
    return ".".join("*" if isinstance(part, int) else re.sub(r"\d+", "#", part) for part in path)


def differing(one: Tree, other: Tree) -> set[str]:
    """The kinds of the leaves that are not the same in both."""
    first, second = dict(leaves(one)), dict(leaves(other))
    return {kind_of(path) for path in first.keys() | second.keys() if first.get(path, ...) != second.get(path, ...)}


def sets(tree: Tree) -> dict[str, list[str]]:
    """The values at all leaves of each kind, in no order."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path, value in leaves(tree):
        found[kind_of(path)].append(repr(value))
    return {kind: sorted(values) for kind, values in found.items()}


def pools(trees: Iterable[Tree]) -> Pools:
    """Values that were seen at each kind of leaf; where a container was seen empty, whole containers too."""
    found: defaultdict[str, dict[str, Tree]] = defaultdict(dict)
    held: defaultdict[str, dict[str, Tree]] = defaultdict(dict)
    for tree in trees:
        for path, value in leaves(tree):
            _remember(found[kind_of(path)], value)
            for size in range(1, len(path)):
                above = kind_of(path[:size])
                if len(held[above]) < MOST_VALUES:
                    _remember(held[above], at(tree, path[:size]))
    for kind in found.keys() & held.keys():
        for value in held[kind].values():
            _remember(found[kind], value)
    return {kind: list(values.values()) for kind, values in found.items()}


def _remember(values: dict[str, Tree], value: Tree) -> None:
    if len(values) < MOST_VALUES:
        values.setdefault(repr(value), value)


def at(tree: Tree, path: Path) -> Tree:
    """What stands there."""
    for part in path:
        tree = tree[part]
    return tree


def changed(tree: Tree, path: Path, value: Tree) -> Tree:
    """`tree` with another value at `path`."""
    if not path:
        return value
    copy = dict(tree) if isinstance(tree, dict) else list(tree)
    copy[path[0]] = changed(tree[path[0]], path[1:], value)
    return copy


def others(value: Tree, pool: list[Tree], stream: Stream) -> list[Tree]:
    """A few values that could stand in the place of `value`."""
    empty = isinstance(value, dict | list)  # such a one may be filled; what is None or a number stays as small
    seen = [one for one in stream.shuffled(pool) if one != value and empty == isinstance(one, dict | list)]
    if isinstance(value, bool):
        seen.append(not value)
    elif isinstance(value, int):
        seen += [value + 1, value - 1]
    return seen[:CANDIDATES]


def seen_by(game: Game[Any], state: Any, viewer: int | None) -> bytes:
    """The view, as bytes."""
    return msgspec.json.encode(game.view(state, viewer))


def hidden_worlds(
    game: Game[Any], position: Position, viewer: int | None, path: Path, seen: Pools, stream: Stream
) -> list[Any]:
    """States with another value at that one leaf; none if the view determines it, or no other value is legal there."""
    tree, view = tree_of(position.state), seen_by(game, position.state, viewer)
    found = []
    for value in others(at(tree, path), seen.get(kind_of(path), []), stream):
        try:
            world = state_of(game, changed(tree, path, value))
            same = seen_by(game, world, viewer) == view
        except (Refusal, *ILLEGAL):
            continue
        if not same:
            return []
        found.append(world)
    return found


class LeafWorld(Struct, frozen=True):
    """A position and a state with one hidden leaf changed: one its viewer does not know. `kind`: which leaf."""

    position: Position
    viewer: int | None
    kind: str
    state: Any


def leaf_worlds(
    game: Game[Any],
    position: Position,
    viewer: int | None,
    known: Known,
    seen: Pools,
    stream: Stream,
    wanted: Callable[[str], bool] = lambda kind: True,
) -> Iterator[LeafWorld]:
    """All hidden leaves of a position in a random order, each with another value; what everybody knows stays.

    Where everybody knows which values there are in all, two of them change places. `wanted`: which kinds of leaves.
    """
    tree = tree_of(position.state)
    paths = stream.shuffled([path for path, _ in leaves(tree)])
    for path in paths:
        kind = kind_of(path)
        if not wanted(kind) or matching((position.step, kind), known.known):
            continue
        if matching((position.step, kind), known.known_sets):
            partner = next((one for one in paths if kind_of(one) == kind and at(tree, one) != at(tree, path)), None)
            if partner is None:
                continue
            swapped = changed(changed(tree, path, at(tree, partner)), partner, at(tree, path))
            worlds = _if_alike(game, position, viewer, swapped)
        else:
            worlds = hidden_worlds(game, position, viewer, path, seen, stream)[:1]
        for world in worlds:
            yield LeafWorld(position, viewer, kind, world)


def _if_alike(game: Game[Any], position: Position, viewer: int | None, tree: Tree) -> list[Any]:
    """The state that JSON holds, if it is one and the viewer cannot tell it from that of the position."""
    try:
        world = state_of(game, tree)
        same = seen_by(game, world, viewer) == seen_by(game, position.state, viewer)
    except (Refusal, *ILLEGAL):
        return []
    return [world] if same else []


class Census(Struct):
    """What resampled worlds showed, by step and kind of leaf ("trading.first", "chests.*.price").

    `open`: some view does not determine such a leaf there; `varied`: one took a second value in another world;
    `sets_varied`: so did all of them together, in whatever order. `rare`: steps with so few positions that it is enough
    if such a leaf varies at another one.
    """

    open: set[tuple[str, str]]
    varied: set[tuple[str, str]]
    sets_varied: set[tuple[str, str]]
    rare: set[str]

    def narrow(self, known: Iterable[str]) -> set[tuple[str, str]]:
        """Hidden leaves that never took a second value, but those of the `known` kinds."""
        return self._unvaried(self.varied, known)

    def narrow_sets(self, known: Iterable[str]) -> set[tuple[str, str]]:
        """Hidden leaves whose values only ever changed places, but those of the `known` kinds."""
        return self._unvaried(self.sets_varied, known)

    def _unvaried(self, varied: set[tuple[str, str]], known: Iterable[str]) -> set[tuple[str, str]]:
        anywhere = {kind for _, kind in varied}
        return {
            (step, kind)
            for step, kind in self.open - varied
            if not matching((step, kind), known) and not (step in self.rare and kind in anywhere)
        }


def matching(one: tuple[str, str], patterns: Iterable[str]) -> list[str]:
    """The patterns that a step and a kind of leaf fit: "*" stands for anything, " at <step>" says where."""
    step, kind = one
    return [pattern for pattern in patterns if fnmatchcase(f"{kind} at {step}", _everywhere(pattern))]


def _everywhere(pattern: str) -> str:
    return pattern if " at " in pattern else f"{pattern} at *"


def census(game: Game[Any], found: list[Position], worlds: int, open: set[tuple[str, str]] | None = None) -> Census:
    """Look at so many resampled worlds of every position, for every seat, and at what the views leave open.

    `open`: what they leave open, if that is known already.
    """
    steps = Counter(position.step for position in found)
    rare = {step for step, count in steps.items() if count < COMMON}
    done = Census(set() if open is None else open, set(), set(), rare)
    trees = [tree_of(position.state) for position in found]
    for position, tree in zip(found, trees, strict=True):
        own = sets(tree)
        for viewer in range(position.seats):
            for number in range(worlds):
                world = game.resample(position.state, viewer, chance(position.number * 64 + viewer * 8 + number))
                other = tree_of(world)
                new = sets(other)
                done.varied |= {(position.step, kind) for kind in differing(tree, other)}
                done.sets_varied |= {
                    (position.step, kind) for kind in own.keys() | new.keys() if own.get(kind) != new.get(kind)
                }
    if open is None:
        done.open = {one for one, _ in _open(game, found, trees)}
    return done


def _open(game: Game[Any], found: list[Position], trees: list[Tree]) -> Iterator[tuple[tuple[str, str], list[Any]]]:
    """Leaves that the view of the seat looking on does not determine, a few of each kind at each step, with worlds."""
    stream, seen = chance(77).stream("leaves"), pools(trees)
    tried: Counter[tuple[str, str]] = Counter()
    given: Counter[tuple[str, str]] = Counter()
    for position, tree in zip(found, trees, strict=True):
        viewer = position.number % position.seats
        for path, _ in stream.shuffled(list(leaves(tree))):
            one = position.step, kind_of(path)
            if given[one] < ENOUGH and tried[one] < MOST_TRIED:
                tried[one] += 1
                worlds = hidden_worlds(game, position, viewer, path, seen, stream)
                if worlds:
                    given[one] += 1
                    yield one, worlds
