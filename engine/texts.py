"""What the rules say, as data: texts, refusals, happenings with an audience, and facts.

A text is a sentence as a stable id and parameters, rendered elsewhere in the reader's language. A refusal is a code
with details, never a rendered sentence. A happening is a text with an audience; one with a secret side has its public
and private forms in one place. A fact is a happening as a value with fields of its own, of which more is made than a
sentence: on its way to readers and in the logs it is its sentence, a `Text` with the fields as parameters, and
`fact_of` gives the fact back.

Here and in other values `gc=False`: frozen values cannot refer to themselves, so the garbage collector
need not look through them (a seventh of the time of simulated games).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import asdict


class SeatRef(Struct, frozen=True, gc=False, tag="seat", tag_field="is"):
    """A seat (0-based) in a sentence; rendered as its player's name."""

    seat: int


class Named(Struct, frozen=True, gc=False, tag="named", tag_field="is"):
    """Something with a name of its own: `kind` is its family ("building", "event"), `id` says which one it is."""

    kind: str
    id: str


class Things(Struct, frozen=True, gc=False, tag="things", tag_field="is"):
    """Amounts of goods, coins or tokens by their id; rendered as "2 wood and 1 glass"."""

    amounts: dict[str, int]


class Text(Struct, frozen=True, gc=False, tag="text", tag_field="is"):
    """A sentence: the id of its wording in the locale files, and its parameters."""

    key: str
    params: dict[str, Param] = {}


class Listed(Struct, frozen=True, gc=False, tag="listed", tag_field="is"):
    """Several parameters in a row; rendered as "a, b and c"."""

    items: tuple[Param, ...]


class Typed(Struct, frozen=True, gc=False, tag="typed", tag_field="is"):
    """Words that a person typed, shown as they typed them, never as a mention or a link."""

    words: str


_BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without a shape


def clean_line(text: str) -> str:
    """`text` on one line, without control, format, unassigned and invisible characters."""
    one_line = " ".join(text.split())
    if one_line.isascii() and one_line.isprintable():
        return one_line
    seen = (
        character
        for character in one_line
        if character not in _BLANK and not unicodedata.category(character).startswith("C")
    )
    return " ".join("".join(seen).split())


Param = int | str | SeatRef | Named | Things | Text | Listed | Typed


def things(amounts: Mapping[str, int]) -> Things:
    """`amounts` without its zeros, as a parameter."""
    return Things({kind: amount for kind, amount in amounts.items() if amount})


def listed_cards(kind: str, cards: Iterable[str]) -> Listed:
    """These cards in a sentence. `kind`: of which they are."""
    return Listed(tuple(Named(kind, card) for card in cards))


def say(key: str, **params: Param) -> Text:
    """Short for `Text(key, params)`."""
    return Text(key, params)


def chain_texts(key: str, parts: Iterable[Text]) -> Text:
    """Joins `parts`, at least one, two by two by the wording `key`, which takes `first` and `then`."""
    return reduce(lambda first, then: say(key, first=first, then=then), parts)


_REFUSED = "refused-"  # before the code in a sentence's id


Detail = TypeVar("Detail")


class CodedError(Exception, Generic[Detail]):
    """What people are told by a stable `code` and `details`, never by a rendered sentence."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class Refusal(CodedError[Param]):
    """The rules refuse, and the state has not changed.

    `code` is the stable id of the reason ("not-asked", "too-many", a game's own "cannot-pay"), `text` its
    sentence: id "refused-<code>" with `details` as parameters. Details hold only what the refused seat may know.
    """

    @property
    def text(self) -> Text:
        return Text(f"{_REFUSED}{self.code}", self.details)


def refusal_of(text: Text) -> Refusal:
    """The refusal that `text` is the sentence of."""
    return Refusal(text.key.removeprefix(_REFUSED), **text.params)


def closed_by(code: str) -> Text | None:
    """The reason on an option that would be refused with `code`; None for "", which leaves it open."""
    return Text(f"{_REFUSED}{code}") if code else None


NOT_ASKED = "not-asked"  # this seat owes no such decision, or no longer
NOTHING_SEALED = "nothing-sealed"  # nothing to take back under that id
MISSING = "missing"  # a field of the form is not filled in
UNKNOWN_FIELD = "unknown-field"  # the form has no such field
NOT_OFFERED = "not-offered"  # no such option
MALFORMED = "malformed"  # a value of the wrong kind
OUT_OF_RANGE = "out-of-range"  # an amount below its least or above its most
TOO_FEW = "too-few"
TOO_MANY = "too-many"
SEALED_NEEDS_IT = "sealed-needs-it"  # a liberty would make the seat's own sealed answer impossible
NO_SUCH_PACK = "no-such-pack"  # no content pack of that name; `pack`, `packs`: those there are


class Happening(Struct, frozen=True, gc=False):
    """An event of a game, in the words for its readers.

    `private` maps a seat to the form which that seat reads; `public` is the form for everybody else at the table and
    for onlookers, None if they learn nothing.
    """

    public: Text | None
    private: dict[int, Text] = {}

    def read_by(self, viewer: int | None) -> Text | None:
        """The form for `viewer` (a seat, or None for an onlooker); None if they learn nothing."""
        if viewer is not None and viewer in self.private:
            return self.private[viewer]
        return self.public


def told_alone(happenings: Iterable[Happening], seat: int) -> frozenset[str]:
    """The ids of the wordings in which `seat` alone is told of these happenings."""
    return frozenset(event.private[seat].key for event in happenings if seat in event.private)


def public(text: Text) -> Happening:
    """A happening that everybody reads."""
    return Happening(text)


def private(seat: int, text: Text) -> Happening:
    """A happening that only `seat` reads."""
    return Happening(None, {seat: text})


def two_sided(text: Text, private_forms: Mapping[int, Text]) -> Happening:
    """A happening that everybody reads as `text`, except for the seats that have a form of their own."""
    return Happening(text, dict(private_forms))


class Fact(Struct, frozen=True, gc=False):
    """An event of a game. `wording`: the id of its sentence, which takes the fields as parameters."""

    wording: ClassVar[str]

    @property
    def text(self) -> Text:
        """The sentence."""
        return Text(self.wording, asdict(self))


Kinds = Mapping[str, type[Fact]]
"""Kinds of facts by their wording."""


def by_wording(*kinds: type[Fact]) -> Kinds:
    """`kinds` as `fact_of` looks for them."""
    return {kind.wording: kind for kind in kinds}


def fact_kind_of(text: object, kinds: Kinds) -> type[Fact] | None:
    """The kind of fact `text` is the sentence of, None for anything that is none of `kinds`."""
    return kinds.get(text.key) if isinstance(text, Text) else None


def fact_of(text: object, kinds: Kinds) -> Fact | None:
    """The fact `text` is the sentence of, None for anything that is none of `kinds`."""
    if not isinstance(text, Text) or text.key not in kinds:
        return None
    fields: Mapping[str, Any] = text.params
    return kinds[text.key](**fields)
