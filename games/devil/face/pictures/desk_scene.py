"""A player's own desk: role, goods, standing, the chest before them, their cards with what they cost and do."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.texts import Listed, Named, Text, Things, say
from face.core.inputs import piece
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import Figures, changes_between, mark_changes, own_changes_alt
from face.pictures.heads import (
    HEAD_HEIGHT,
    SHORT_HEAD_HEIGHT,
    asked_alt,
    draw_picture_head,
    draw_question,
    draw_short_head,
    waiting_strip,
)
from face.pictures.icons import draw_icon, draw_signed_words
from face.pictures.pieces import AmountPiece, capital, draw_amounts, draw_panel, picture_reader, points_place, seats_of
from face.pictures.printed.cards import (
    TEXT,
    Card,
    TitledCards,
    card_title,
    cards_in_rows,
    draw_card_frame,
    effect_height,
    groups_in_room,
)
from face.pictures.printed.emblems import draw_emblem
from face.pictures.printed.frames import draw_frame, pale_of
from face.pictures.theme import (
    ACCENT,
    INK,
    LINE,
    MARGIN,
    NAME,
    PICTURE_WIDTH,
    SHORT_HEIGHT,
    body_style,
    fact_style,
    title_style,
)
from face.wordings.reader import Reader
from games.devil.face.board import headline
from games.devil.face.cards import clause, condition, sentences
from games.devil.face.desk import effects_in_brief, in_signs
from games.devil.face.goods import as_packed
from games.devil.face.pictures.board_scene import GAP
from games.devil.face.pictures.chest import chest_alt, chest_before, draw_chest
from games.devil.face.pictures.emblems import building_emblem, event_emblem, role_emblem
from games.devil.face.pictures.look import BUILDING_FRAME, COLOUR, EVENT_FRAME, ROLE_FRAME
from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Building, Event, Pack, Side
from games.devil.rules.phases.turn_order import END
from games.devil.rules.prospects import as_its_owner_knows, points_in_sight
from games.devil.rules.prospects.threats import after_interest
from games.devil.rules.rulebook import INDULGENCES, KINDS, UNDEALT
from games.devil.rules.view import Own, PublicSeat, View

SIGNS = {"cost": "minus", "minor": "medal", INDULGENCES: "indulgence"}
"""The signs of times and things that are not called like them."""
GOODS, STANDING = 76.0, 56.0  # pixels: heights
LESS = 10.0  # by how much both are lower where there is little room
FULL_HAND = 220.0  # pixels by which the fullest hand may be higher than half a phone's screen, with all its cards say
EVENT_BAND, STEPS = 57.0, 64.0  # pixels: the band of an event, and the room of the steps that a side moves


def desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The finished desk; None for an onlooker."""
    if view.own is None or view.viewer is None:
        return None
    scene = desk_scene(view, reader, around, cards)
    return scene.picture(_alt(view, view.seats[view.viewer], reader, around, cards))


def short_desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The same in half a phone's screen: what is asked, the chest, goods, standing, the cards in short."""
    if view.own is None or view.viewer is None:
        return None
    scene = short_desk_scene(view, reader, around, cards)
    return scene.picture(_alt(view, view.seats[view.viewer], reader, around, cards))


def desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The desk as it is drawn, with the facts it shows."""
    reader = picture_reader(reader)
    own, me = as_packed(view, around.draft).own, view.seats[view.viewer or 0]
    assert own is not None  # noqa: S101
    played = view.step != END and not view.step.startswith("inquisition.")
    held = [cards.buildings[card] for card in own.hand]
    hand = [building_card(card, discounted_cost(me.built, card, cards), cards, reader) for card in held]
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    _head(canvas, view, own, reader, around)
    y: float = HEAD_HEIGHT + 8
    if view.step != END:
        strip = waiting_strip(canvas, HEAD_HEIGHT + 2, reader, around, seats_of(reader, len(view.seats)))
        y = HEAD_HEIGHT + strip + 2
    changes = own_changes(view, around, cards)
    y = _chest(canvas, y, view, reader, around)
    y = _goods(canvas, y, own, GOODS, changes)
    y = _standing(canvas, y, view, cards, STANDING, changes)
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


def short_desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The short desk as it is drawn: its kingdom is left out where cards in hand need the room for what they do."""
    reader = picture_reader(reader)
    own, me = as_packed(view, around.draft).own, view.seats[view.viewer or 0]
    assert own is not None  # noqa: S101
    canvas = Canvas(PICTURE_WIDTH, SHORT_HEAD_HEIGHT, COLOUR)
    beside = (
        say("picture-over") if view.step == END else say("devil-picture-round", round=view.round, rounds=view.rounds)
    )
    role = capital(reader.label(say(f"devil-picture-role-{own.role}")))
    draw_short_head(canvas, role, reader.label(beside))
    y = SHORT_HEAD_HEIGHT + 2 + (draw_question(canvas, SHORT_HEAD_HEIGHT + 2, around.asked) if around.asked else 6)
    changes = own_changes(view, around, cards)
    y = _chest(canvas, y, view, reader, around)
    y = _goods(canvas, y, own, GOODS - LESS, changes)
    y = _standing(canvas, y, view, cards, STANDING - LESS, changes)
    groups: list[TitledCards] = []
    if (own.hand or own.events) and view.step != END and not view.step.startswith("inquisition."):
        hand = [
            _card_in_short(id, discounted_cost(me.built, cards.buildings[id], cards), cards, reader) for id in own.hand
        ]
        groups.append(("", [*hand, *(_event_card(cards.events[id], reader) for id in own.events)]))
    if me.built:
        built = [_card_in_short(id, None, cards, reader) for id in me.built]
        groups.append((reader.label(say("devil-picture-own-built")), built))
    y = groups_in_room(canvas, y, groups, SHORT_HEIGHT - MARGIN + GAP - y, FULL_HAND)
    canvas.high = y + MARGIN - GAP
    return canvas


def _chest(canvas: Canvas, y: float, view: View, reader: Reader, around: Around) -> float:
    chest = chest_before(view, around)
    return y if chest is None else draw_chest(canvas, y, chest, reader)


def _head(canvas: Canvas, view: View, own: Own, reader: Reader, around: Around) -> None:
    """Who one is, and when."""
    over = view.step == END
    beside = say("picture-over") if over else say("devil-picture-round", round=view.round, rounds=view.rounds)
    step = around.title if over else reader.label(say(f"devil-step-{view.step.replace('.', '-')}"), 200)
    role = capital(reader.label(say(f"devil-picture-role-{own.role}")))
    draw_picture_head(canvas, role, reader.label(beside), step, "" if over else around.title)
    canvas.says(wording=f"devil-own-role-{own.role}")


def _goods(canvas: Canvas, y: float, own: Own, high: float, changes: Figures) -> float:
    """What lies behind the wall: goods and coins, and the soul pieces."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high)
    draw_panel(canvas, box, INK)
    card = Box(box.x + 8, box.y + 4, 68, high - 8)
    draw_frame(canvas, card, ROLE_FRAME, pale_of(ROLE_FRAME.band))
    draw_emblem(canvas, role_emblem(own.role), card.x + card.w / 2, card.y + card.h / 2, card.h - 6)
    things = [AmountPiece(kind, own.stock[kind], faded=not own.stock[kind], place=piece(kind)) for kind in KINDS]
    souls = [
        AmountPiece(sign, count)
        for sign, count in (("soul", own.pure), ("soul-marked", own.marked))
        if count or sign in changes
    ]
    jesters = [AmountPiece("jester", own.jesters)] if own.jesters else []
    draw_amounts(
        canvas, box.after(88).inset(0, 4).left(box.w - 100), mark_changes([*things, *souls, *jesters], changes), 36, 26
    )
    canvas.says(**{kind: own.stock[kind] for kind in KINDS})
    if own.role != UNDEALT:
        canvas.says(pure=own.pure, marked=own.marked)
    return y + high + GAP


def _standing(canvas: Canvas, y: float, view: View, cards: Pack, high: float, changes: Figures) -> float:
    """Points in sight, debt and what interest makes of it, reputation, wings, what comes next."""
    own, me = view.own, view.seats[view.viewer or 0]
    assert own is not None  # noqa: S101
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high)
    draw_panel(canvas, box)
    sight = _sight(own, me, cards)
    after, _ = after_interest(own.debt, me, cards)
    grows = after != own.debt and view.step != END
    owed = f"{own.debt} → {after}" if grows else str(own.debt)
    row = [
        AmountPiece("points", sight, place=points_place(me.seat)),
        AmountPiece("debt", owed, colour=ACCENT if own.debt else INK),
        AmountPiece("reputation", me.reputation),
        *_held("angel", me.angels, changes),
        *_held("demon", me.demons, changes),
        *_held("indulgence", own.indulgences, changes),
        *_held("guest", me.guests, changes),
    ]
    used = draw_amounts(canvas, box.inset(16, 4), mark_changes(row, changes), 28, 24)
    made = [AmountPiece(good, count) for good, count in me.next_yield.items() if count]
    if made and view.round < view.rounds and view.step != END:
        draw_icon(canvas, "production", box.x + used + 50, box.y + high / 2 - 13, 26)
        draw_amounts(canvas, box.after(used + 86).inset(0, 4).left(box.w - used - 98), made, 25)
    canvas.says(**{"sight" if me.final is None else "points": sight})
    canvas.says(debt=own.debt, reputation=me.reputation, angels=me.angels, demons=me.demons)
    canvas.says(indulgences=own.indulgences, guests=me.guests)
    return y + high + GAP


def _held(sign: str, count: int, changes: Figures) -> list[AmountPiece]:
    return [AmountPiece(sign, count)] if count or sign in changes else []


def own_changes(view: View, around: Around, cards: Pack) -> Figures:
    """What has changed for the viewer, what lies behind their wall too."""
    return changes_between(view, around.before, lambda seen: [_figures(seen, cards)])[0]


def _figures(view: View, cards: Pack) -> dict[str, int]:
    own, me = view.own, view.seats[view.viewer or 0]
    if own is None:
        return {}
    return {
        **{kind: own.stock[kind] for kind in KINDS},
        "soul": own.pure,
        "soul-marked": own.marked,
        "points": _sight(own, me, cards),
        "debt": own.debt,
        "reputation": me.reputation,
        "angel": me.angels,
        "demon": me.demons,
        "indulgence": own.indulgences,
        "guest": me.guests,
    }


def _sight(own: Own, me: PublicSeat, cards: Pack) -> int:
    return me.final if me.final is not None else sum(points_in_sight(as_its_owner_knows(me, own), cards).values())


def _card_in_short(id: str, cost: Mapping[str, int] | None, pack: Pack, reader: Reader) -> Card:
    """A building with its effects in signs."""
    building = pack.buildings[id]
    effects = [(SIGNS.get(when, when), _signed(does, reader)) for when, does in effects_in_brief(building)]
    return replace(building_card(building, cost, pack, reader), effects=tuple(effects))


def _signed(words: Text, reader: Reader) -> str:
    """Words with signs, coins drawn as this game's."""
    return capital(reader.label(words, 600)).replace("🪙", "💰")


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
        frame=BUILDING_FRAME,
        emblem=building_emblem(building),
        of=Named("building", building.id),
        brief=reader.label(say("devil-picture-building", building=Named("building", building.id))),
    )


def _event_card(card: Event, reader: Reader) -> Card:
    """An event as a card like the others: what either side moves and does, in signs."""
    sides = [f"{_steps(side)}: {_side(side, reader, short=True)}" for side in (card.left, card.right)]
    return Card(
        reader.label(Named("event", card.id)),
        effects=tuple(("reputation", each) for each in sides),
        frame=EVENT_FRAME,
        emblem=event_emblem(card),
        of=Named("event", card.id),
    )


def _steps(side: Side) -> str:
    return f"+{side.reputation}" if side.reputation > 0 else f"−{-side.reputation}"


def _event(canvas: Canvas, y: float, card: Event, reader: Reader) -> float:
    """An event: what either side costs and brings."""
    wide = (PICTURE_WIDTH - 2 * MARGIN - EVENT_BAND) / 2
    sides = [(side, _side(side, reader, short=False)) for side in (card.left, card.right)]
    high = 44 + max(30.0, *(effect_height(words, wide - STEPS - 24) for _, words in sides)) + 8
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high)
    draw_card_frame(canvas, box, EVENT_BAND, EVENT_FRAME, event_emblem(card))
    inner = box.after(EVENT_BAND)
    canvas.text(inner.top(40).inset(10, 2), reader.label(Named("event", card.id)), title_style(NAME))
    for (side, words), cell in zip(sides, inner.below(44).cells(2), strict=True):
        draw_icon(canvas, "reputation", cell.x + 10, cell.y, 24)
        canvas.text(Box(cell.x + 38, cell.y - 4, 36, 32), _steps(side), fact_style())
        room = Box(cell.x + 12 + STEPS, cell.y, cell.w - STEPS - 24, high - 50)
        draw_signed_words(canvas, room, words, body_style(TEXT), 13)
    canvas.path(f"M{inner.x + inner.w / 2:.1f} {box.y + 44:.1f}v{high - 52:.1f}", line=LINE)
    canvas.says(what=Named("event", card.id))
    canvas.spot(Named("event", card.id), box)
    return y + high + GAP


def _side(side: Side, reader: Reader, *, short: bool) -> str:
    """What one side of an event does besides the reputation it moves. `short`: in signs."""
    clauses: list[Text] = [condition(side.needs)] if side.needs is not None else []
    clauses += [clause(effect) for effect in side.effect]
    if not clauses:
        return reader.label(say("devil-side-nothing"))
    first, *rest = clauses
    for part in rest:
        first = say("devil-then", first=first, then=part)
    return _signed(in_signs(first), reader) if short else capital(reader.label(first, 600))


def _alt(view: View, me: PublicSeat, reader: Reader, around: Around, cards: Pack) -> list[str]:
    """What the desk says, in sentences, the most important first."""
    own = as_packed(view, around.draft).own
    assert own is not None  # noqa: S101
    held = Things({kind: count for kind, count in own.stock.items() if count})
    said = [
        *asked_alt(headline(view), around),
        *chest_alt(view, around),
        *own_changes_alt(own_changes(view, around, cards)),
        say("devil-picture-alt-role", role=say(f"devil-picture-role-{own.role}")),
        say("devil-picture-alt-goods", things=held, pure=own.pure, marked=own.marked),
    ]
    for key, ids in (("hand", own.hand), ("built", me.built)):
        if ids:
            named = Listed(tuple(Named("building", card) for card in ids))
            said.append(say(f"devil-picture-alt-{key}", cards=named))
    return [reader.label(text, 400) for text in said]
