"""Refusals of the rules: each is a code with details, never a rendered sentence."""

from __future__ import annotations

from engine.core.texts import Param, Text

_REFUSED = "refused-"  # before the code in a sentence's id


class Refusal(Exception):  # noqa: N818  refusing is no error
    """The rules refuse, and the state has not changed.

    `code` is the stable id of the reason ("not-asked", "too-many", a game's own "cannot-pay"), `text` its
    sentence: id "refused-<code>" with `details` as parameters. Details hold only what the refused seat may know.
    """

    def __init__(self, code: str, **details: Param) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

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
