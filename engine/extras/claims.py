"""What a reason claims, as a value that is checked against form, view and rules before anybody reads the reason.

A policy explains an answer by reasons: a sentence with what it claims (`because`), and another one for where that does
not hold (`or_else`). The house asks for them here alone (`reasons_for`, `risks_for`) and gets the sentences that hold.
What a form says is proven here; for the rest a game lists as `PROOFS` of its `rules.policies` how it is read. What
nobody can prove does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Protocol, cast, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from engine.forms import Draft, Pick
from engine.policies import Policy, Position
from engine.registry import part
from engine.texts import Param, Text

MANY = 10**6  # more than any number on a desk


class Claim(Struct, frozen=True):
    """Something that a reason says of the position, the question or the answer."""


class NoneOpen(Claim, frozen=True):
    """None of these options of that field of the question can be chosen: now, or now and once the answer is given."""

    field: str
    options: tuple[str, ...]
    after: bool = False


class AnyOpen(Claim, frozen=True):
    """One at least of these options of that field can be chosen now or once the answer is given."""

    field: str
    options: tuple[str, ...]


class Opens(Claim, frozen=True):
    """Each of these options of that field is closed now, and can be chosen once the answer is given."""

    field: str
    options: tuple[str, ...]


class Lacks(Claim, frozen=True):
    """Of these kinds `what` lacks so much, neither more nor less, and something of them: now, or `after` the answer."""

    what: str
    amounts: Mapping[str, int]
    after: bool = False


class LackTogether(Claim, frozen=True):
    """Of each of these kinds all of `what` together lack now so much, neither more nor less, and something of them."""

    what: tuple[str, ...]
    amounts: Mapping[str, int]


class Met(Claim, frozen=True):
    """`what` lacks nothing of these kinds, of any kind without them: now, or `after` the answer."""

    what: str
    kinds: tuple[str, ...] = ()
    after: bool = False


class Unmet(Claim, frozen=True):
    """Every one of these lacks something now."""

    what: tuple[str, ...]


class Spare(Claim, frozen=True):
    """Nothing in hand lacks any of these kinds, now or `after` the answer."""

    kinds: tuple[str, ...]
    after: bool = False


class Needed(Claim, frozen=True):
    """Something in hand lacks each of these kinds now."""

    kinds: tuple[str, ...]


class Untouched(Claim, frozen=True):
    """Nothing in hand lacks more after the answer than now; with `what`, that does not."""

    what: str = ""


class Afforded(Claim, frozen=True):
    """What the answer leaves is enough for all of these together, one after the other: what is aimed at next."""

    aims: tuple[str, ...]


class Between(Claim, frozen=True):
    """A number that the game knows by `name` is `least` to `most`."""

    name: str
    least: int
    most: int = MANY


def exactly(name: str, number: int) -> Between:
    """Claims that the number which the game knows by `name` is `number`."""
    return Between(name, number, number)


class Because(Struct, frozen=True):
    """A sentence, all that it claims, and the reason that takes its place where one of these does not hold."""

    text: Text
    claims: tuple[Claim, ...] = ()
    otherwise: Because | None = None

    @property
    def key(self) -> str:
        """The id of the sentence."""
        return self.text.key

    def or_else(self, other: Because) -> Because:
        """The same reason, with `other` where neither it nor what was there to take its place holds."""
        return replace(self, otherwise=other if self.otherwise is None else self.otherwise.or_else(other))


def because(key: str, *claims: Claim, **params: Param) -> Because:
    """The reason with that wording and these parameters, which claims that."""
    return Because(Text(key, params), claims)


Reasons = tuple[Because | Text, ...]  # a bare sentence claims nothing that could be checked


class Evidence:
    """What a claim is held against: the position as its seat sees it, the answer, and what the answer leads to."""

    def __init__(self, position: Position, value: Mapping[str, Any]) -> None:
        self.position = position
        self.value = value

    @property
    def view(self) -> Any:
        """All that the seat may know now."""
        return self.position.view

    @cached_property
    def then(self) -> Any:
        """A state that the answer can lead to. Cards that it turns over are any that the seat cannot rule out."""
        position = self.position
        chance = Chance(bytes(SEED_BYTES))
        return position.game.answer(position.world, position.seat, position.ask.id, self.value, chance).state

    @cached_property
    def after(self) -> Any:
        """All that the seat may know then."""
        return self.position.game.view(self.then, self.position.seat)

    def closed(self, field: str, option: str) -> bool:
        """Whether that option of the question cannot be chosen now, or is not there."""
        return option not in self._open(field)

    def _open(self, field: str) -> set[str]:
        nodes = (each.node for each in self._fields if each.name == field)
        return {option.id for node in nodes if isinstance(node, Pick) for option in node.options if not option.closed}

    @cached_property
    def _fields(self) -> Any:
        return self.position.form(Draft()).fields


class Proofs(Struct, frozen=True):
    """How a game reads what its reasons claim; of what it leaves out nothing is ever proven.

    `lacking`: how much of each kind something lacks, now or after the answer; `together`: how much of each kind all of
    these lack together now; `hand`: what is in hand; `numbers`: each number by its name; `opened`: whether an option of
    a field can be chosen once the answer is given; `afforded`: whether what the answer leaves is enough for all of
    these.
    """

    lacking: Callable[[Evidence, str, bool], Mapping[str, int]] = lambda evidence, what, after: {}
    together: Callable[[Evidence, tuple[str, ...]], Mapping[str, int]] = lambda evidence, what: {}
    hand: Callable[[Evidence], Iterable[str]] = lambda evidence: ()
    numbers: Mapping[str, Callable[[Evidence], int]] = {}
    opened: Callable[[Evidence, str, str], bool] | None = None
    afforded: Callable[[Evidence, tuple[str, ...]], bool] | None = None


def holds(claim: Claim, evidence: Evidence, proofs: Proofs) -> bool:
    """Whether a claim is so."""
    match claim:
        case NoneOpen(field, options, after):
            then = after and any(_opened(evidence, field, option, proofs) for option in options)
            return not then and all(evidence.closed(field, option) for option in options)
        case AnyOpen(field, options):
            now = not all(evidence.closed(field, option) for option in options)
            return now or any(_opened(evidence, field, option, proofs) for option in options)
        case Opens(field, options):
            closed = all(evidence.closed(field, option) for option in options)
            return closed and all(_opened(evidence, field, option, proofs) for option in options)
        case Lacks(what, amounts, after):
            lacks = proofs.lacking(evidence, what, after)
            return any(amounts.values()) and all(lacks.get(kind, 0) == amount for kind, amount in amounts.items())
        case LackTogether(each, amounts):
            lacks = proofs.together(evidence, each)
            return any(amounts.values()) and all(lacks.get(kind, 0) == amount for kind, amount in amounts.items())
        case Met(what, kinds, after):
            lacks = proofs.lacking(evidence, what, after)
            return not any(lacks.get(kind) for kind in kinds or lacks)
        case Unmet(what):
            return all(any(proofs.lacking(evidence, each, False).values()) for each in what)
        case Spare(kinds, after):
            lacking = (proofs.lacking(evidence, each, after) for each in proofs.hand(evidence))
            return not any(lacks.get(kind) for lacks in lacking for kind in kinds)
        case Needed(kinds):
            hand = [proofs.lacking(evidence, each, False) for each in proofs.hand(evidence)]
            return all(any(lacks.get(kind) for lacks in hand) for kind in kinds)
        case Untouched(what):
            return all(_no_more(evidence, each, proofs) for each in ((what,) if what else proofs.hand(evidence)))
        case Afforded(aims):
            return proofs.afforded is not None and proofs.afforded(evidence, aims)
        case Between(name, least, most) if name in proofs.numbers:
            return least <= proofs.numbers[name](evidence) <= most
    return False


def _opened(evidence: Evidence, field: str, option: str, proofs: Proofs) -> bool:
    return proofs.opened is not None and proofs.opened(evidence, field, option)


def _no_more(evidence: Evidence, what: str, proofs: Proofs) -> bool:
    now, then = proofs.lacking(evidence, what, False), proofs.lacking(evidence, what, True)
    return all(amount <= now.get(kind, 0) for kind, amount in then.items())


@runtime_checkable
class Explaining(Protocol):
    """A policy that can say why."""

    def explain(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """At most three reasons: why it would answer `value`, from own and public information only."""


@runtime_checkable
class Cautious(Protocol):
    """A policy that can say what is risky."""

    def warn(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """The public thresholds that answering `value` reaches or brings near, a reason each; none without risk."""


def reasons_for(policy: Policy, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
    """Why that policy would answer `value`, as far as it holds; nothing of a policy that cannot say why."""
    return _shown(policy.explain(position, value), position, value) if isinstance(policy, Explaining) else ()


def risks_for(policy: Policy, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
    """What is risky about answering `value`, as far as it holds; nothing of a policy that cannot say."""
    return _shown(policy.warn(position, value), position, value) if isinstance(policy, Cautious) else ()


def _shown(reasons: Reasons, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
    brought = part(position.game.id, "rules.policies")
    proofs = cast(Proofs, getattr(brought, "PROOFS", Proofs()))
    evidence = Evidence(position, value)
    shown = (reason if isinstance(reason, Text) else first_that_holds(reason, evidence, proofs) for reason in reasons)
    return tuple(text for text in shown if text is not None)


def first_that_holds(reason: Because, evidence: Evidence, proofs: Proofs) -> Text | None:
    """The sentence of a reason or of what takes its place: the first whose claims all hold, None if none does."""
    while not all(holds(claim, evidence, proofs) for claim in reason.claims):
        if reason.otherwise is None:
            return None
        reason = reason.otherwise
    return reason.text
