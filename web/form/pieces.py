"""Makes inputs of pieces that a press moves: goods packed into something, tokens in a row, workers on spaces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.texts import Text, say
from face.core.inputs import Laying, Packing, packed_piece, piece
from face.pictures.canvas import spot_id
from face.wordings.reader import Reader
from web.form.drawn import DrawnPiece, DrawnPlace, DrawnStep
from web.form.laying import LaidKinds, on_spaces, pressed_next


class PieceButtons:
    """The pieces of inputs in a reader's words."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def _said(self, key: str, what: str) -> str:
        return self._reader.label(say(key, what=what), 200)

    def _counted(self, kind: str, count: int) -> str:
        return self._reader.label(Text(f"thing-{kind}", {"count": count}), 100)

    def row(self, name: str, tokens: Sequence[tuple[str, str, str]]) -> tuple[DrawnPlace, ...]:
        """The row of what is chosen in the input `name`. Of each token: words, sign, and the press that removes it."""
        pieces = [
            DrawnPiece(
                f"{name}--token-{at}",
                sign,
                words,
                self._said("web-take-out-of-row", words),
                send,
                next=f"{name}--token-{at - 1}" if at else f"{name}--0",
            )
            for at, (words, sign, send) in enumerate(tokens)
        ]
        return (DrawnPlace("row", "", tuple(pieces)),) if pieces else ()

    def packing(self, packing: Packing, moved: Iterable[tuple[str, str, DrawnStep]]) -> tuple[DrawnPlace, ...]:
        """The pieces inside and outside. `moved`: of each kind of pieces its input, the kind and the steps."""
        inside, outside = [], []
        for name, kind, step in moved:
            sign = packing.signs.get(kind, kind)
            into, out = f"{name}--in-{kind}", f"{name}--out-{kind}"
            left, held = self._counted(kind, step.most - step.count), self._counted(kind, step.count)
            said, spot = self._said("web-put-in", left), spot_id(piece(kind))
            outside.append(DrawnPiece(into, sign, left, said, step.more, spot, out))
            if step.count:
                said, spot = self._said("web-take-out", held), spot_id(packed_piece(sign))
                inside.append(DrawnPiece(out, sign, held, said, step.less, spot, into))
        return (
            DrawnPlace("inside", self._reader.line(packing.inside), tuple(inside)),
            DrawnPlace("outside", self._reader.line(packing.outside), tuple(outside)),
        )

    def laying(self, laying: Laying, laid: LaidKinds, press: Callable[[LaidKinds], str]) -> tuple[DrawnPlace, ...]:
        """The spaces, with the pieces `laid` and those missing, and the pieces left. `press`: sends pieces as laid."""
        name, ways, spaces = laying.field, laying.ways, []
        for at, (kind, takes) in enumerate(zip(on_spaces(laid, ways, len(laying.spaces)), laying.spaces, strict=True)):
            words = self._counted(kind or takes, 1)
            if not kind:
                sign = laying.signs.get(takes, takes)
                spaces.append(DrawnPiece("", sign, words, self._said("web-missing", words)))
                continue
            rest = list(laid)
            rest.remove(kind)
            said, back = self._said("web-take-back", words), f"{name}--piece-{kind}"
            spaces.append(DrawnPiece(f"{name}--space-{at}", kind, words, said, press(tuple(rest)), next=back))
        pieces = []
        for kind, count in laying.held.items():
            left = count - laid.count(kind)
            words, then = self._counted(kind, left), pressed_next(kind, laid, ways) if left > 0 else None
            send = "" if then is None else press(then)
            said, spot = self._said("web-lay", words), spot_id(piece(kind))
            pieces.append(DrawnPiece(f"{name}--piece-{kind}", kind, words, said, send, spot))
        heading = self._reader.line(laying.heading)
        return DrawnPlace("spaces", heading, tuple(spaces)), DrawnPlace("outside", "", tuple(pieces))
