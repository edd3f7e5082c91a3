"""A chest as a thing: the lid with its mark, the goods as pieces, the price on a tag; closed where it shows nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.texts import Text, say, things
from face.core.inputs import packed_piece
from face.pictures.canvas import Around, Box, Canvas
from face.pictures.icons import icon_in
from face.pictures.pieces import AmountPiece, draw_amounts
from face.pictures.theme import (
    ACCENT,
    FADED,
    GOLD_INK,
    INK,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    SHADE,
    WHITE,
    fact_style,
    label_style,
)
from face.wordings.reader import Reader
from games.devil.face.goods import chest_lines
from games.devil.rules.phases.trading import Offer, price_text
from games.devil.rules.rulebook import COINS, INDULGENCES, JESTERS
from games.devil.rules.view import Own, SeenChest, View

LID, BODY = 62.0, 92.0  # pixels: heights
CHEST = LID + BODY
TAG = 226.0  # the width of the price tag and its string
WOOD, PLANK = "#6B4020", "#573318"
BANDS = (0.14, 0.86)  # where the iron lies, in widths
SIGNS_IN_CHESTS = {INDULGENCES: "indulgence", **dict.fromkeys(JESTERS, "jester")}
"""The signs of what is not called like its sign."""


class DrawnChest(Struct, frozen=True):
    """What of a chest is drawn. `key`: what stands on its lid; `price` and what is paid: None while there is none.

    `held`: by sign, as often as it lies in it; None: it is closed and shows `closed` instead, a wording.
    """

    mark: str
    key: str
    held: tuple[tuple[str, int], ...] | None
    closed: str
    souls: bool = False
    price: int | None = None
    paid: bool = False
    open: bool = False  # it is being packed: what goes into it has its place


def chest_before(view: View, around: Around) -> DrawnChest | None:
    """The chest on a desk: the one before the viewer, or their own while they pack it or have sealed it."""
    own = view.own
    if own is None:
        return None
    if own.chest is not None:
        return seen_chest(own.chest)
    if view.step != Offer.name:
        return None
    return _packed(own, around.draft if own.sealed is None else own.sealed, sealed=own.sealed is not None)


def seen_chest(chest: SeenChest) -> DrawnChest:
    """The chest before a viewer: an empty one and one that was taken are closed."""
    held = _pieces({**chest.goods, **chest.jesters})
    return DrawnChest(
        chest.mark,
        "chest",
        None if chest.taken or not held else held,
        "chest-taken" if chest.taken else "chest-empty",
        chest.souls_asked,
        chest.price,
        chest.taken,
    )


def _packed(own: Own, value: Mapping[str, Any], *, sealed: bool) -> DrawnChest:
    """One's own chest, as far as `value` fills it."""
    held = _pieces(_contents(value))
    kind, _, price = str(value.get("price", "")).partition("-")
    return DrawnChest(
        own.role,
        "chest-sealed" if sealed else "chest-own",
        held or (None if sealed else ()),
        "chest-empty",
        kind == "souls",
        int(price) if price.isdecimal() else None,
        open=not sealed,
    )


def _contents(value: Mapping[str, Any]) -> dict[str, int]:
    return {**value.get("goods", {}), COINS: value.get("coins", 0), **value.get("jesters", {})}


def _pieces(contents: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Goods by their signs; jesters whatever face they show."""
    return tuple((SIGNS_IN_CHESTS.get(kind, kind), count) for kind, count in contents.items() if count)


def chest_alt(view: View, around: Around) -> tuple[Text, ...]:
    """The same in sentences."""
    own = view.own
    if own is None:
        return ()
    if own.chest is not None:
        return chest_lines(own.chest)
    if view.step != Offer.name:
        return ()
    value = around.draft if own.sealed is None else own.sealed
    held = things(_contents(value))
    if "price" not in value:
        return (say("devil-picture-alt-packing", things=held),) if held.amounts else ()
    key = "devil-offer-sentence" if held.amounts else "devil-offer-empty"
    return (say(key, things=held, price=price_text(value["price"])),)


def draw_chest(canvas: Canvas, y: float, chest: DrawnChest, reader: Reader) -> float:
    """Draws a chest over the whole width from `y` on. Returns where the next thing begins."""
    box = Box(MARGIN + 2, y, PICTURE_WIDTH - 2 * MARGIN - TAG - 10, CHEST)
    body = box.below(LID)
    canvas.rect(body, WOOD, INK, 2, 5)
    if chest.held is None:
        _planks(canvas, body)
    else:
        canvas.rect(body.inset(16, 0).top(BODY - 16), WHITE if chest.open else PAPER, INK, 1.5, 3)
    _lid(canvas, box.top(LID), chest, reader)
    if chest.held is None:
        _clasp(canvas, box.x + box.w / 2, box.y + LID)
        words = reader.label(say(f"devil-picture-{chest.closed}"))
        canvas.text(body.below(30).top(BODY - 38).inset(24, 0), words, fact_style(28, PAPER), "middle")
    else:
        _goods(canvas, body.inset(30, 0).top(BODY - 16), chest)
    _tag(canvas, Box(box.x + box.w + 4, y + 30, TAG, CHEST - 60), chest, reader)
    return y + CHEST + 10


def _lid(canvas: Canvas, box: Box, chest: DrawnChest, reader: Reader) -> None:
    """The lid, whose owner's mark is burnt into it."""
    x, y, w, h = box.inset(-2, 0)
    d = f"M{x:.1f} {y + h:.1f}V{y + 22:.1f}q0 -20 22 -20H{x + w - 22:.1f}q22 0 22 20V{y + h:.1f}Z"
    canvas.path(d, PLANK, INK, 2)
    for share in BANDS:
        canvas.rect(Box(x + w * share - 8, y + 3, 16, h - 4), GOLD_INK, INK, 1.2)
    canvas.circle(x + w / 2 - 152, y + h / 2 + 1, 27, PAPER, GOLD_INK, 3)
    icon_in(canvas, chest.mark, x + w / 2 - 152, y + h / 2 + 1, 40)
    words = reader.label(say(f"devil-picture-{chest.key}"))
    canvas.text(Box(x + w / 2 - 114, y + 4, w * BANDS[1] - w / 2 + 114 - 16, h - 4), words, fact_style(27, PAPER))


def _planks(canvas: Canvas, body: Box) -> None:
    for at in (1, 2):
        canvas.path(f"M{body.x:.1f} {body.y + BODY * at / 3:.1f}h{body.w:.1f}", line=PLANK, stroke=2)
    for share in BANDS:
        canvas.rect(Box(body.x + body.w * share - 8, body.y, 16, body.h - 1), GOLD_INK, INK, 1.2)


def _clasp(canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(Box(x - 17, y - 12, 34, 40), GOLD_INK, INK, 1.5, 5)
    canvas.circle(x, y + 6, 5, INK)
    canvas.path(f"M{x - 3:.1f} {y + 8:.1f}h6l2 12h-10Z", INK)


PLACES = 5  # for goods, drawn in a chest that is being packed


def _goods(canvas: Canvas, box: Box, chest: DrawnChest) -> None:
    """The pieces; while it is packed, the places that are still free."""
    held = chest.held or ()
    pieces = [AmountPiece(*each, place=packed_piece(each[0]) if chest.open else None) for each in held]
    used = draw_amounts(canvas, box.inset(0, 4), pieces, 40, 26)
    if not chest.open:
        return
    x = box.x + used + (18 if used else 0)
    for _ in range(max(0, PLACES - len(held))):
        if x + 66 > box.x + box.w:
            return
        place = Box(x, box.y + 10, 66, box.h - 20)
        canvas.path(_outline(place), line=LINE, stroke=2.5, stroke_dasharray="7 6")
        x += 84


def _outline(box: Box) -> str:
    return f"M{box.x:.1f} {box.y:.1f}h{box.w:.1f}v{box.h:.1f}h{-box.w:.1f}Z"


def _tag(canvas: Canvas, box: Box, chest: DrawnChest, reader: Reader) -> None:
    """The price on a tag that hangs from the chest; one in souls has a seal's edge."""
    x, y, h = box.x + 22, box.y, box.h
    middle = y + h / 2
    canvas.path(
        f"M{box.x - 6:.1f} {middle - 26:.1f}Q{box.x + 4:.1f} {middle - 4:.1f} {x + 18:.1f} {middle:.1f}", line=INK
    )
    right = box.x + box.w
    d = f"M{x:.1f} {middle:.1f}L{x + 24:.1f} {y:.1f}H{right:.1f}V{y + h:.1f}H{x + 24:.1f}Z"
    edge = ACCENT if chest.souls else INK
    canvas.path(d, WHITE if chest.price is not None else SHADE, edge, 3 if chest.souls else 1.5)
    canvas.circle(x + 18, middle, 5, PAPER, INK)
    inner = Box(x + 34, y, right - x - 44, h)
    if chest.price is None:
        canvas.text(inner, reader.label(say("devil-picture-chest-price")), label_style(colour=FADED), "middle")
        return
    key = "chest-paid" if chest.paid else "chest-for"
    said = canvas.text(inner.left(inner.w - 88), reader.label(say(f"devil-picture-{key}")), label_style(26))
    price = AmountPiece("soul" if chest.souls else COINS, chest.price, colour=ACCENT if chest.souls else INK)
    draw_amounts(canvas, inner.after(said + 12), [price], 42)
