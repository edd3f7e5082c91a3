"""A player's own desk: role, goods, standing, the chest before them, their cards with what they cost and do."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.texts import Listed, Named, Text, Things, say
from engine.devil.pack import Building, Event, Pack, Side
from engine.devil.phases.turn_order import END
from engine.devil.prospects import as_its_owner_knows, points_in_sight
from engine.devil.rulebook import INDULGENCES, KINDS, UNDEALT
from engine.devil.rules.costs import discounted_cost
from engine.devil.view import Own, PublicSeat, SeenChest, View
from face.devil.board import headline
from face.devil.cards import clause, condition, sentences
from face.devil.own_area import after_interest
from face.devil.pictures.board_scene import COLOUR, GAP
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.cards import TEXT, Card, card_title, cards_in_rows, effect_height
from face.pictures.icons import draw_icon, draw_signed_words, icon_in, icons
from face.pictures.pieces import (
    HEAD_HEIGHT,
    WAITING_HEIGHT,
    AmountPiece,
    capital,
    draw_amounts,
    draw_panel,
    draw_picture_head,
    seats_of,
    waiting_strip,
)
from face.pictures.theme import (
    ACCENT,
    GAME_COLOURS,
    INK,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    WHITE,
    body_style,
    fact_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader

SIGNS = {"cost": "minus", "minor": "medal", INDULGENCES: "indulgence"}
"""The signs of times and things that are not called like them."""
GOODS, STANDING, CHEST = 76.0, 56.0, 76.0  # pixels: heights


def desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The finished desk; None for an onlooker."""
    if view.own is None or view.viewer is None:
        return None
    scene = desk_scene(view, reader, around, cards)
    return scene.picture(_alt(view, view.own, view.seats[view.viewer], reader))


def desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The desk as it is drawn, with the facts it shows."""
    own, me = view.own, view.seats[view.viewer or 0]
    assert own is not None  # noqa: S101
    played = view.step != END and not view.step.startswith("inquisition.")
    held = [cards.buildings[card] for card in own.hand]
    hand = [building_card(card, discounted_cost(me.built, card, cards), cards, reader) for card in held]
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    _head(canvas, view, own, reader, around)
    y: float = HEAD_HEIGHT + 8
    if view.step != END:
        waiting_strip(canvas, HEAD_HEIGHT + 2, reader, around, seats_of(reader, len(view.seats)))
        y = HEAD_HEIGHT + WAITING_HEIGHT + 2
    y = _goods(canvas, y, own, reader)
    y = _standing(canvas, y, view, own, me, cards)
    if own.chest is not None:
        y = draw_chest(canvas, y, own.chest, reader)
    if played and (hand or own.events):
        y = card_title(canvas, y, reader.label(say("devil-picture-own-hand")))
        y = cards_in_rows(canvas, y, hand)
        for event in own.events:
            y = _event(canvas, y, cards.events[event], reader)
    if me.built:
        y = card_title(canvas, y, reader.label(say("devil-picture-own-built")))
        y = cards_in_rows(canvas, y, [building_card(cards.buildings[card], None, cards, reader) for card in me.built])
    for card in (*(own.hand if played else ()), *me.built):
        canvas.says(what=Named("building", card))
    canvas.high = y + MARGIN - GAP
    return canvas


def _head(canvas: Canvas, view: View, own: Own, reader: Reader, around: Around) -> None:
    """Who one is, and when."""
    over = view.step == END
    beside = say("picture-over") if over else say("devil-picture-round", round=view.round, rounds=view.rounds)
    step = around.title if over else reader.label(say(f"devil-step-{view.step.replace('.', '-')}"), 200)
    role = capital(reader.label(say(f"devil-picture-role-{own.role}")))
    draw_picture_head(canvas, role, reader.label(beside), step, "" if over else around.title)
    canvas.says(wording=f"devil-own-role-{own.role}")


def _goods(canvas: Canvas, y: float, own: Own, reader: Reader) -> float:
    """What lies behind the wall: goods and coins, and the soul pieces."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, GOODS)
    draw_panel(canvas, box, INK)
    if own.role in icons():
        icon_in(canvas, own.role, box.x + 42, box.y + GOODS / 2, 54)
    things = [AmountPiece(kind, own.stock[kind], faded=not own.stock[kind]) for kind in KINDS]
    souls = [AmountPiece(sign, count) for sign, count in (("soul", own.pure), ("soul-marked", own.marked)) if count]
    jesters = [AmountPiece("jester", own.jesters)] if own.jesters else []
    draw_amounts(canvas, box.after(88).inset(0, 4).left(box.w - 100), [*things, *souls, *jesters], 36, 26)
    canvas.says(**{kind: own.stock[kind] for kind in KINDS})
    if own.role != UNDEALT:
        canvas.says(pure=own.pure, marked=own.marked)
    return y + GOODS + GAP


def _standing(canvas: Canvas, y: float, view: View, own: Own, me: PublicSeat, cards: Pack) -> float:
    """Points in sight, debt and what interest makes of it, reputation, wings, what comes next."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, STANDING)
    draw_panel(canvas, box)
    sight = me.final if me.final is not None else sum(points_in_sight(as_its_owner_knows(me, own), cards).values())
    after, _ = after_interest(own.debt, me, cards)
    grows = after != own.debt and view.step != END
    owed = f"{own.debt} → {after}" if grows else str(own.debt)
    row = [
        AmountPiece("points", sight),
        AmountPiece("debt", owed, colour=ACCENT if own.debt else INK),
        AmountPiece("reputation", me.reputation),
        *_held("angel", me.angels),
        *_held("demon", me.demons),
        *_held("indulgence", own.indulgences),
        *_held("guest", me.guests),
    ]
    used = draw_amounts(canvas, box.inset(16, 4), row, 28, 24)
    made = [AmountPiece(good, count) for good, count in me.next_yield.items() if count]
    if made and view.round < view.rounds and view.step != END:
        draw_icon(canvas, "production", box.x + used + 50, box.y + STANDING / 2 - 13, 26)
        draw_amounts(canvas, box.after(used + 86).inset(0, 4).left(box.w - used - 98), made, 25)
    canvas.says(**{"sight" if me.final is None else "points": sight})
    canvas.says(debt=own.debt, reputation=me.reputation, angels=me.angels, demons=me.demons)
    canvas.says(indulgences=own.indulgences, guests=me.guests)
    return y + STANDING + GAP


def _held(sign: str, count: int) -> list[AmountPiece]:
    return [AmountPiece(sign, count)] if count else []


def draw_chest(canvas: Canvas, y: float, chest: SeenChest, reader: Reader) -> float:
    """Draws the chest one looks into now: the mark in its lid, what lies in it, and its price."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, CHEST + 34)
    draw_panel(canvas, box, ACCENT)
    words = reader.label(say("devil-picture-chest-taken" if chest.taken else "devil-picture-chest"))
    canvas.text(Box(box.x + 88, box.y + 6, box.w - 100, 32), words, label_style(colour=ACCENT))
    icon_in(canvas, chest.mark, box.x + 44, box.y + box.h / 2, 56)
    inner = Box(box.x + 88, box.y + 36, box.w - 104, CHEST - 8)
    price = [AmountPiece("soul" if chest.souls_asked else "coins", chest.price)]
    if chest.taken:
        draw_amounts(canvas, inner, price, 36)
        return y + box.h + GAP
    things = [AmountPiece(SIGNS.get(kind, kind), count) for kind, count in chest.goods.items() if count]
    things += [AmountPiece("jester", count) for count in chest.jesters.values() if count]  # by the face they show
    used = draw_amounts(canvas, inner.left(inner.w - 240), things, 36, 22)
    if not things:
        used = canvas.text(inner.left(inner.w - 240), reader.label(say("devil-short-nothing")), label_style(26))
    said = canvas.text(inner.after(used + 26).left(110), reader.label(say("devil-picture-chest-for")), label_style(26))
    draw_amounts(canvas, inner.after(used + 26 + said + 16).left(110), price, 36)
    return y + box.h + GAP


def building_card(building: Building, cost: Mapping[str, int] | None, pack: Pack, reader: Reader) -> Card:
    """A building as a card. `cost`: of one in hand, as it is for this player."""
    rows: tuple[tuple[AmountPiece, ...], ...] = ()
    if cost is not None:
        needed = [AmountPiece(kind, count) for kind, count in cost.items() if count]
        if "science" in building.types:
            needed.append(AmountPiece("reputation", f"−{pack.board.science_reputation}"))
        rows = (tuple(needed),)
    effects = [(line.key.rpartition("-")[2], reader.label(line, 600)) for line in sentences(building.effect)]
    return Card(
        name=reader.label(Named("building", building.id)),
        sorts=building.types,
        points=building.points,
        rows=rows,
        effects=tuple((SIGNS.get(when, when), words) for when, words in effects),
    )


def _event(canvas: Canvas, y: float, card: Event, reader: Reader) -> float:
    """An event: what either side costs and brings."""
    wide = (PICTURE_WIDTH - 2 * MARGIN) / 2 - 60
    sides = [(card.left, _side(card.left, reader)), (card.right, _side(card.right, reader))]
    high = 46 + max(30.0, *(effect_height(words, wide - 28) for _, words in sides)) + 12
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high)
    canvas.rect(box, WHITE, INK, 1.3, 6)
    canvas.rect(Box(box.x + 1.5, box.y + 1.5, box.w - 3, 38), GAME_COLOURS["devil"], round_=4)
    canvas.text(
        Box(box.x + 14, box.y + 2, box.w - 28, 38), reader.label(Named("event", card.id)), title_style(25, PAPER)
    )
    for (side, words), cell in zip(sides, box.below(46).inset(10, 0).cells(2, 16), strict=True):
        steps = f"+{side.reputation}" if side.reputation > 0 else f"−{-side.reputation}"
        draw_icon(canvas, "reputation", cell.x, cell.y, 24)
        canvas.text(Box(cell.x + 28, cell.y - 4, 36, 32), steps, fact_style())
        draw_signed_words(canvas, Box(cell.x + 70, cell.y, cell.w - 70, high - 54), words, body_style(TEXT), 13)
    canvas.path(f"M{PICTURE_WIDTH / 2:.1f} {box.y + 46:.1f}v{high - 52:.1f}", line=LINE)
    canvas.says(what=Named("event", card.id))
    return y + high + GAP


def _side(side: Side, reader: Reader) -> str:
    """What one side of an event does besides the reputation it moves."""
    clauses: list[Text] = [condition(side.needs)] if side.needs is not None else []
    clauses += [clause(effect) for effect in side.effect]
    if not clauses:
        return reader.label(say("devil-side-nothing"))
    first, *rest = clauses
    for part in rest:
        first = say("devil-then", first=first, then=part)
    return capital(reader.label(first, 600))


def _alt(view: View, own: Own, me: PublicSeat, reader: Reader) -> list[str]:
    """What the desk says, in sentences, the most important first."""
    held = Things({kind: count for kind, count in own.stock.items() if count})
    said = [
        say("picture-alt-head", headline=headline(view)),
        say("devil-picture-alt-role", role=say(f"devil-picture-role-{own.role}")),
        say("devil-picture-alt-goods", things=held, pure=own.pure, marked=own.marked),
    ]
    for key, cards in (("hand", own.hand), ("built", me.built)):
        if cards:
            named = Listed(tuple(Named("building", card) for card in cards))
            said.append(say(f"devil-picture-alt-{key}", cards=named))
    return [reader.label(text, 400) for text in said]
