"""What the generic tests need to be told of a game: `GAME` of `under_test` in its package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.registry import game as rules_of
from engine.registry import game_ids, packages, part
from engine.texts import Listed, Text

Secret = Callable[[Any, int], Any]

# Why everybody knows a leaf that no view shows.
CONSTANT = "the same in every game"
OPTIONS = "table options stand in the lobby"
TOLD = "told to all when it happens"


class Rates(Struct, frozen=True):
    """How much of a game the generic tests look at; every state of a few games unless a game is slow.

    `leaf_tables`, `leaf_every`: random games looked at leaf by leaf, and every so many of their states; `leak_tables`,
    `leak_every`: the same for pairs of worlds; `fixed_every`: every so many states all quantities of a seat are
    changed; `drawn_every`: every so many moves all desks are drawn, and in `make test` `drawn_seldom`; `slow`: whole
    evenings of it wait for `make check`; `twins`: the share of the pairs in tests/secrecy; `rewound_after`: moves
    between two rewinds of a game; `forged_values`: values of an export that are changed, one at a time.
    """

    leaf_tables: int = 6
    leaf_every: int = 1
    leak_tables: int = 40
    leak_every: int = 1
    fixed_every: int = 1
    drawn_every: int = 7
    drawn_seldom: int = 7
    slow: bool = False
    twins: int = 60
    rewound_after: int = 25
    forged_values: int = 300


class Heard(Struct, frozen=True):
    """What a seat learns of one step of a game: its view afterwards, and the texts it reads, each by its key.

    `texts`: of each key, also those within others.
    """

    view: Any
    texts: Mapping[str, Sequence[Text]]

    def of(self, *keys: str) -> Iterator[Text]:
        """The texts with these keys."""
        for key in keys:
            yield from self.texts.get(key, ())


def heard_after(view: Any, read: Iterable[Text]) -> Heard:
    """What a seat has learnt whose view is this one, and which has read these texts."""
    found: dict[str, list[Text]] = {}
    for text in read:
        for one in _within(text):
            found.setdefault(one.key, []).append(one)
    return Heard(view, found)


def _within(param: object) -> Iterator[Text]:
    match param:
        case Text(params=params):
            yield param
            for part_of_it in params.values():
                yield from _within(part_of_it)
        case Listed(items=items):
            for item in items:
                yield from _within(item)


class Golden(Struct, frozen=True):
    """A playthrough that is written down. `number`: what its chance comes from."""

    seats: int
    number: int
    options: dict[str, Any] = {}


class GameUnderTest(Struct, frozen=True):
    """One game.

    `census` counts what may neither appear nor vanish. `secrets`: every field of the state somebody may not know; each
    returns what a viewer must not learn, or None where there is no such secret now.

    A leaf that a view does not show counts as a secret. These do not: `known`, leaves whose value everybody knows, and
    `known_sets`, leaves whose values, taken together, they know, so that they can only change places; each with the
    reason; `schema` need not be said. A kind of leaf is written as `tests.contract.leaves.kind_of` writes it, "*"
    stands for anything; " at <step>" limits it to a step. `narrowed`: kinds of leaves that a planted `resample` keeps
    as they are.

    `all_options`: every table option of the rulebook in force, where there are some; `twin_options`: options of the
    tables in tests/secrecy, by turns; `stored`: from a state, one that only games stored by an older release can reach,
    None if this leads to none; `twin_start` changes the first state there, so that what is rare occurs. `hands`:
    the field of a state whose members have a `hand` of secret cards, "" if no member has one. `stems`: strings in the
    sources that are beginnings of ids of wordings, and none themselves.

    `belied`: what in a world contradicts all that a seat has heard so far, where that is more than its present view
    shows; it is told what was heard, the seat and the world. `forgetful`: a state without what seats
    remember, as a turn that is taken back is not forgotten. `memories`: fields of a state without which worlds do
    that. `near_truth`: kinds of leaves for which imagined worlds depend on the true one, each with the reason.

    `golden`: playthroughs that are written down; `released`: seats of the games from which the stored states of a
    release come, 0 before its first.

    `mended_after`: moves after which tests/host/moderation compares fixes in two worlds; `takes_turns`: seats answer
    one after another, and what they do is told once it cannot be taken back; `all_dealt`: every card is in a hand from
    the start; `terms`: words of the rulebook by which somebody looks for a topic of the rules; `placed`: names of what
    pictures show by a place on a track, by signs or by colour, where words have a figure; `said_alone`: kinds of leaves
    of a view that only words tell, each with the reason.

    What a small game lacks: `first_answers`, different answers there are to its first question at least; `questions`,
    kinds of questions that the safe answers meet in a game; `hidden_leaves`, leaves that a seat cannot see and that are
    changed in turn while it decides; `together`, moments in a few games at which several seats owe something;
    `refused`, refusals of nonsense in a few games; `takes_back`: some answer is sealed and may be taken back; `unseen`:
    something is hidden from every seat, as a deck is; `fixes_refused`: some fix is refused.
    """

    census: Callable[[Any], dict[str, int]]
    secrets: dict[str, Secret]
    known: dict[str, str] = {}
    known_sets: dict[str, str] = {}
    narrowed: tuple[str, ...] = ()
    all_options: dict[str, Any] = {}
    twin_options: tuple[dict[str, Any], ...] = ({},)
    twin_start: Callable[[Any], Any] | None = None
    stored: Callable[[Any], Any] | None = None
    belied: Callable[[Sequence[Heard], int, Any], Iterator[str]] | None = None
    forgetful: Callable[[Any], Any] = lambda state: state
    memories: tuple[str, ...] = ()
    near_truth: dict[str, str] = {}
    hands: str = ""
    stems: tuple[str, ...] = ()
    golden: tuple[Golden, ...] = ()
    released: int = 0
    mended_after: tuple[int, ...] = (3, 23)
    takes_turns: bool = False
    all_dealt: bool = False
    terms: tuple[str, ...] = ()
    placed: frozenset[str] = frozenset()
    said_alone: dict[str, str] = {}
    first_answers: int = 4
    questions: int = 2
    hidden_leaves: int = 5
    together: int = 6
    refused: int = 101
    takes_back: bool = True
    unseen: bool = True
    fixes_refused: bool = True
    rates: Rates = Rates()


def lacks(field: str, value: object) -> str:
    """The remedy for a game that has less of something than the generic tests expect."""
    return f"if the rules have no more, say so in the game's under_test.py: GameUnderTest({field}={value!r})"


@cache
def under_test(game_id: str) -> GameUnderTest:
    """What is to be known of that game: `GAME` of its package's `under_test`."""
    its = part(game_id, "under_test")
    if its is None:
        raise ImportError(f"{packages()[game_id]} has no under_test.py, which the generic tests read")
    its_game: GameUnderTest = its.GAME
    return replace(its_game, known={"schema": CONSTANT, **its_game.known})


@cache
def all_under_test() -> dict[str, GameUnderTest]:
    """Every game there is, by its id."""
    return {game_id: under_test(game_id) for game_id in sorted(game_ids())}


@cache
def with_packs() -> tuple[str, ...]:
    """The ids of the games that are played with cards."""
    return tuple(game_id for game_id in all_under_test() if hasattr(rules_of(game_id), "with_pack"))


@cache
def quick_games() -> tuple[str, ...]:
    """The ids of the games of which whole evenings are played in `make test` as well."""
    return tuple(game_id for game_id, game in all_under_test().items() if not game.rates.slow)


@cache
def with_hands() -> tuple[str, ...]:
    """The ids of the games in which somebody has a hand of secret cards."""
    return tuple(game_id for game_id, game in all_under_test().items() if game.hands)
