"""The contract between the rules of a game and the house that hosts it, and where the games are found.

A game is an object with the attributes and methods of `Game`; the house uses nothing else of it. Its state is one
frozen msgspec Struct with a `schema` number; every method is pure: the same arguments give the same result, and nothing
is remembered outside the state. The `GAME` of every package beside `core` is a game of this house, and so is that of
every package which the environment variable PACTUM_GAME_PACKAGES names (`engine.registry.packages`).

Further protocols may be fulfilled as well, each found by its members: `Ordering`, `Revised` and `Foregone` (below),
`Fixing` (numbers a moderator may set right, `engine.extras.fixing`; a game that is offered has it), `WithPacks`
(cards, `engine.packs`), `Chronicled` and `WithFeats` (what is told and counted after the end,
`engine.extras.chronicle`), `Threatening` (what threatens whom, `engine.extras.threats`), `WithRoles` (parts in a game,
`engine.policies`). A package may hold `POLICIES` in
a module `policies`: players of its own by name, each a `Policy`, of whom some are `Tempered`
(`engine.policies`) or `Explaining` (`engine.extras.claims`, with `PROOFS` of what they say).

In a sealed step several seats decide at once and in secret, and may change their minds until the last has decided.
Standing orders answer a seat's asks by rules that its player gave in advance; they decide from the seat's own view, so
they can never know more than the player who gave them.

An automatic opponent of the game's own, as some games have for one player, is a seat played by the rules and never
asked. The rules carry out its turns inside `setup` and `answer`, by `chance` and what lies open. It is therefore never
in `asks`, `sealed`, `liberties` or `waiting`, and the house sets no clock and gives no absent answer for it. It is not
a steward: a steward is a player like others, and is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Literal, Protocol, TypeVar, cast, runtime_checkable

from msgspec import Struct

from engine.chance import Chance
from engine.forms import Draft, Form
from engine.texts import NOTHING_SEALED, Happening, Param, Refusal, SeatRef, Text, say


class Ask(Struct, frozen=True, gc=False):
    """A decision that a seat owes, has sealed, or may take without owing it (a liberty).

    `id` changes when the question changes and derives only from what the seat may know (round, phase, step, own
    count). `kind` names the question for texts and desks ("offer"). `prompt` is its sentence.
    """

    id: str
    kind: str
    prompt: Text


class Outcome(Struct, frozen=True, gc=False):
    """The result of an accepted answer.

    `settled`: a phase or step ended for all (desks and the thread show it, heads are published). `tell`: the seats that
    may be told at once, None for all; of these a seat gets a message of its own if it owes something new. A seat that
    owes something new is always among them, and at the end of a game so are all.
    """

    state: Any
    happenings: tuple[Happening, ...] = ()
    settled: bool = False
    tell: tuple[int, ...] | None = None


class Part(Struct, frozen=True):
    """Points of a seat that come from one source. `name`: of the source, at most two short words."""

    name: Text
    points: int


Ending = Literal["won", "lost", "shared"]


class Rival(Struct, frozen=True):
    """What the rules' own player scored against a single seat. `outcome`: of the seat. The rest as of a seat."""

    name: Text
    score: int
    outcome: Ending
    parts: tuple[Part, ...] = ()
    details: tuple[Text, ...] = ()
    tie: Text | None = None


class Standing(Struct, frozen=True):
    """A seat's final result: `place` from 1 (ties share it) and `score` in points.

    `parts`: where the points came from. They add up to the score, and all seats have the same in the same order.
    `details`: short remarks beside the name: a role that is out now. `rival`: of a single seat that played against the
    rules. `tie`: what put the seat ahead of the next one with as many points, or that nothing did; None where none has.
    """

    seat: int
    place: int
    score: int
    details: tuple[Text, ...] = ()
    parts: tuple[Part, ...] = ()
    rival: Rival | None = None
    tie: Text | None = None


class View(Protocol):
    """The game as a viewer may know it: a frozen Struct of the game's own, of which nothing else is asked."""

    @property
    def seats(self) -> Sequence[Any]:
        """One entry for each seat at the table, in the order of the seats."""


S = TypeVar("S", bound=Struct)


class Game(Protocol[S]):
    """The rules of one game."""

    id: str  # stable, short, [a-z]+: names the texts ("devil-...") and the rows
    version: int  # of the rules; raised with every change that could replay a stored log differently
    offered: bool  # whether players are offered this game
    seats: tuple[int, int]  # fewest, most
    state_type: type[S]  # has a field `schema`, a number
    options_type: type[Struct]  # table options; every field has a default; `pack: str`, if there is one, names cards

    def pack(self, options: Struct) -> tuple[str, int, str]:
        """The content pack those options play with: id, version, hash; ("", 0, "") for a game without one."""

    def setup(self, options: Struct, seats: int, chance: Chance) -> Outcome:
        """Sets the game up and plays on to its first decision."""

    def asks(self, state: S) -> dict[int, Ask]:
        """The ask that each seat owes now. Empty only when the game has ended."""

    def sealed(self, state: S) -> dict[int, Ask]:
        """The asks whose answers are sealed and may still be taken back, by seat."""

    def liberties(self, state: S, seat: int) -> tuple[Ask, ...]:
        """The asks that `seat` may answer without owing them; nobody waits for it.

        Answering one shows the seat nothing that was hidden from it, unless chance is drawn for it.
        """

    def form(self, state: S, seat: int, ask_id: str, draft: Draft) -> Form:
        """The form of an owed ask or a liberty, as far as `draft` fills it in. Raises Refusal `not-asked`."""

    def preview(self, state: S, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        """Sentences: what a (possibly partial) value would cost, buy, sell, borrow and lose, and what is missing."""

    def answer(self, state: S, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        """Carries out an answer to an ask or a liberty. It may be a draft that fills itself in (`forms.as_draft`).

        Raises Refusal, and then nothing has changed.
        """

    def take_back(self, state: S, seat: int, ask_id: str) -> Outcome:
        """Takes back the answer that `seat` has sealed. Raises Refusal `nothing-sealed`."""

    def absent(self, state: S, seat: int) -> dict[str, Any]:
        """The legal, dull, safe answer to the question that `seat` owes now."""

    def view(self, state: S, viewer: int | None) -> View:
        """All that the viewer (a seat, or None for an onlooker) may know, built field by field."""

    def resample(self, state: S, seat: int, chance: Chance) -> S:
        """Another state that `seat` cannot tell from this one: all that is hidden from it is drawn again.

        Always an object of its own, even where nothing is hidden: whoever decides for a seat never holds the true one.
        """

    def reshuffled(self, state: S, chance: Chance) -> S:
        """`state` as it is after a rewind to it: what no seat has seen (decks, cards dealt ahead) is drawn again.

        No view of it changes. It draws from streams of its own ("rewind/..."), which give new numbers in a new epoch.
        """

    def waiting(self, view: Any) -> tuple[int, ...]:
        """The seats the table is known to wait for, by an onlooker's view; () where that is not public.

        It takes the view and not the state, so that it cannot tell more than everybody may know.
        """

    def moment(self, state: S) -> str:
        """The present moment, by public knowledge: "2.trading.offer". It changes whenever a step has settled."""

    def result(self, state: S) -> tuple[Standing, ...] | None:
        """The final standings in order of place, or None while the game goes on."""

    def tally(self, happenings: Iterable[Happening]) -> dict[str, int]:
        """Counts each event that matters among `happenings`, zeros included: figures over many games.

        It reads all of `happenings` to their end.
        """


@runtime_checkable
class Revised(Protocol):
    """A game whose rules have changed since its first release."""

    checked_by: Mapping[int, str]  # for each older version of its rules the last release of Pactum that played by it


class Foregone(Protocol):
    """A game with questions that may decide nothing. The house answers those itself, as their seat, at once."""

    def foregone(self, state: Any, seat: int) -> dict[str, Any] | None:
        """The answer to what `seat` owes, if it decides nothing: it is the only legal one, or all come to the same.

        None where there is a choice, and where an answer at once would tell others something that is hidden.
        """


def checked_by(game: Game[Any], version: int) -> str:
    """The release that checks logs of that older version of a game's rules, "" if it is not known."""
    return game.checked_by.get(version, "") if isinstance(game, Revised) else ""


T = TypeVar("T")


def unsealed_asks(answers: Sequence[object], ask: Ask) -> dict[int, Ask]:
    """The seats that still owe an answer to `ask`."""
    return {seat: ask for seat, answer in enumerate(answers) if answer is None}


def sealed_asks(answers: Sequence[object], ask: Ask) -> dict[int, Ask]:
    """The seats that have sealed an answer to `ask`."""
    return {seat: ask for seat, answer in enumerate(answers) if answer is not None}


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """`items` with the one at `at` replaced: that of a seat, where there is one for each."""
    return (*items[:at], item, *items[at + 1 :])


def check_sealed(sealed: Mapping[int, Ask], seat: int, ask_id: str) -> None:
    """Checks that `seat` may take back its answer to that ask. Raises Refusal `nothing-sealed`."""
    ask = sealed.get(seat)
    if ask is None or ask.id != ask_id:
        raise Refusal(NOTHING_SEALED)


class OrderKind(Struct, frozen=True):
    """A kind of order that a seat may give. `id`: [a-z]+, `text`: its name on a desk.

    `once`: it ends with its first answer (a turn planned ahead). `steps`: the name of a list in its value; each answer
    takes the first of it, and the order ends with the last (several turns planned ahead). `open`: it may answer at
    once, because that tells nobody anything; other orders answer after a delay, since a quick answer would tell that
    they exist. `skips`: it answers only what leaves no choice, and wants no words: a desk offers it beside the first
    such question, and at practice tables, where it answers at once.
    """

    id: str
    text: Text
    once: bool = False
    open: bool = False
    steps: str = ""
    skips: bool = False


class Disarm(Struct, frozen=True):
    """The reason why an order no longer fits. It ends, and the player is asked instead."""

    reason: Text


class Ordering(Protocol):
    """The methods that a game with standing orders has beside those of `Game`."""

    def orders(self, view: Any) -> tuple[OrderKind, ...]:
        """The kinds of orders that the seat of `view` may give now; none for an onlooker."""

    def order_form(self, view: Any, kind: str, draft: Draft) -> Form:
        """The form of an order as far as `draft` fills it in. Raises Refusal `not-offered`."""

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        """A complete order in one plain sentence."""

    def matches(self, kind: str, value: Mapping[str, Any], view: Any, ask: Ask) -> dict[str, Any] | Disarm | None:
        """The order's answer to `ask`, None if it does not apply, or the reason why it no longer fits."""


def ordering(game: Game[Any]) -> Ordering | None:
    """The standing orders of `game`, None for a game without any."""
    return cast(Ordering, game) if hasattr(game, "order_sentence") else None  # asked at every press: isinstance is slow


def rank_seats(
    ranks: Sequence[tuple[int, ...]],
    parts: Callable[[int], tuple[Part, ...]],
    details: Callable[[int, bool], tuple[Text, ...]],
    ties: str = "",
    name: Callable[[int], Param] = SeatRef,
) -> tuple[Standing, ...]:
    """All seats in order of place.

    `ranks`: for each seat its score, then the numbers that break ties, negative where fewer are better; seats equal in
    all of them share a place and stand in seat order. `parts`: where a seat's points came from. `details`: the remarks
    about a seat; its second argument says whether another seat has the same score. `ties`: how the wordings begin that
    `tie_between` takes, "" for a game that does not say how ties were broken. `name`: what a seat is called in them.
    """
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    scores = [rank[0] for rank in ranks]
    return tuple(
        Standing(
            seat,
            1 + sum(other > ranks[seat] for other in ranks),
            scores[seat],
            details(seat, scores.count(scores[seat]) > 1),
            parts(seat),
            tie=tie_between(ties, ranks[seat], ranks[after], name(after)) if ties and after is not None else None,
        )
        for seat, after in zip_longest(order, order[1:])
    )


def tie_between(ties: str, own: tuple[int, ...], theirs: tuple[int, ...], whom: Param) -> Text | None:
    """Says what put a seat ahead of the next one, `whom`, which has as many points; None if it has fewer.

    `own`, `theirs`: their ranks, as `rank_seats` has them. `ties`: the wordings are "<ties>-1" for the first number
    that breaks ties, "<ties>-2" for the second, with `whom`, `own` and `theirs`, and "<ties>-level" with `whom` where
    all are equal.
    """
    if own[0] != theirs[0]:
        return None
    for at, (mine, other) in enumerate(zip(own, theirs, strict=True)):
        if mine != other:
            return say(f"{ties}-{at}", whom=whom, own=abs(mine), theirs=abs(other))
    return say(f"{ties}-level", whom=whom)
