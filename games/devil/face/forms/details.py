"""The facts that a player decides each question by: costs of inquisitors and guesses, goods of the rounds to come."""

from __future__ import annotations

from collections import Counter
from functools import reduce

from engine.contract import Ask
from engine.forms import Form, Pick
from engine.texts import Listed, Named, SeatRef, Text, chain_texts, say
from games.devil.face.board import INQUISITIONS, guess_line, phase
from games.devil.face.cards import kinds, penalty
from games.devil.face.forms.answers import plan_parts
from games.devil.face.goods import chest_lines, chests_seen_lines, own_offer_line, signs
from games.devil.rules.facts import Wished
from games.devil.rules.mechanics.costs import field_gains
from games.devil.rules.pack import Pack
from games.devil.rules.phases.answers import HOUSEGUEST, threatened_in
from games.devil.rules.phases.cards import neighbour
from games.devil.rules.phases.ritual import BRIBABLE, GUESSERS
from games.devil.rules.prospects import Spared, pieces_spare, points_charged
from games.devil.rules.rulebook import (
    COINS,
    INNER,
    PIECES_TO_PROVE,
    REPUTATION_LOST,
    REWARD_COINS,
    RIGHT_POINTS,
    SOUL_PRICES,
    WRONG_POINTS,
    Role,
)
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import Own, PublicSeat, View


def asks_for_field(form: Form) -> bool:
    """Says whether a production field is still to be chosen in the form."""
    return any(is_of_fields(name) for name in form.missing)


def is_of_fields(name: str) -> bool:
    """Says whether the options of an input are production fields."""
    return name == "field" or name.endswith(".field")


def field_lines(view: View, me: PublicSeat, cards: Pack) -> tuple[Text, ...]:
    """Lists the four fields: of each what level 2 brings in the rounds to come."""
    return (say("devil-fields"), *(_field(field, view, me, cards) for field in range(len(me.levels))))


def _field(field: int, view: View, me: PublicSeat, cards: Pack) -> Text:
    name = say(f"devil-field-{field}")
    if me.levels[field] > 1:
        return say("devil-fields-improved", field=name)
    return say("devil-fields-line", field=name, gains=_gained(field, view, me, cards))


def field_notes(view: View, form: Form, cards: Pack) -> dict[str, dict[str, Text]]:
    """Says beneath each production field that can be chosen what level 2 brings there in the rounds to come."""
    if view.viewer is None:
        return {}
    me = view.seats[view.viewer]
    return {
        field.name: {option.id: _gained(int(option.id), view, me, cards) for option in field.node.options}
        for field in form.fields
        if is_of_fields(field.name) and isinstance(field.node, Pick)
    }


def _gained(field: int, view: View, me: PublicSeat, cards: Pack) -> Text:
    parts = []
    for number in range(view.round + 1, ROUNDS + 1):
        gains = field_gains(cards, me.seat, number, me.levels, field)
        parts += [
            say("devil-fields-gain", round=number, then=then, now=now, good=say(f"devil-good-sign-{kind}"))
            for kind, (now, then) in gains.items()
            if kind != COINS
        ]
    if field in INNER and view.round < ROUNDS:
        parts.append(say("devil-fields-coin"))
    return chain_texts("devil-seen-both", parts) if parts else say("devil-fields-nothing")


def guess_rules(*, last: bool, role: Role | None = None) -> tuple[Text, ...]:
    """Says what it costs to be found and what right guessers get, in round 3 or in the last round.

    `role`: only what concerns it; the devil guesses nobody and need not read of the cultist.
    """
    if last:
        return (say("devil-guesses-last", right=RIGHT_POINTS, wrong=WRONG_POINTS),)
    lines = [say("devil-guesses-devil", steps=REPUTATION_LOST["devil"], coins=REWARD_COINS)]
    if role != "devil":
        lines.insert(0, say("devil-guesses-third"))
        lines.append(say("devil-guesses-cultist", steps=REPUTATION_LOST["cultist"], coins=REWARD_COINS))
    return tuple(lines)


EXPLAINED_IN = {"keep": 2, "pass": 2, "done": 2, "offer": 1, "viewing": 1, "plan": 1}
"""The round that first asks what every round asks: only there is its phase explained."""
IN_FULL = 2  # rounds whose chests have a line each; those before share one
LIBERTIES = ("bank", "repay", "wish")
EXPLAINED = ("order.chest", "order.deals", "order.forced", "order.ready")  # orders that say more than their sentence


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """Lists the facts that this question needs beside it, and explains the phase."""
    own = view.own
    if own is None or view.viewer is None:
        return ()
    if ask.kind == "order":
        return (say(f"devil-order-{ask.id.removeprefix('order.')}-about"),) if ask.id in EXPLAINED else ()
    if ask.kind in LIBERTIES:
        about = say(f"devil-details-{ask.kind}", debt=own.debt, limit=cards.board.debt_limit, coins=own.stock[COINS])
        return (about, *(wish_lines(view) if ask.kind == "wish" else ()))
    more = _LINES_OF.get(ask.kind)
    lines = more(view, own, cards) if more is not None else ()
    if asks_for_field(form):
        lines = (*lines, *field_lines(view, view.seats[view.viewer], cards))
    so_far = plan_so_far(own, form, cards) if ask.kind == "plan" else ()
    lines = (*lines, *so_far)
    known_by_now = view.round > EXPLAINED_IN.get(ask.kind, view.round) or so_far
    if ask.kind != "packing" and not known_by_now:  # facts need the room
        lines = (*lines, say("devil-explained", what=phase(view)))
    return lines


def plan_so_far(own: Own, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The plan as far as it is made, in words, with the points of its buildings; nothing while it is empty."""
    parts = plan_parts(form.value, own.events)
    built = [str(form.value.get(name, "")) for name in ("build1", "build2")]
    points = sum(cards.buildings[card].points for card in built if card in cards.buildings)
    return (say("devil-plan-so-far", plan=Listed(parts), points=points),) if parts else ()


def _pass(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    assert view.viewer is not None  # noqa: S101  only seats are asked
    return (say("devil-details-pass", seat=SeatRef(neighbour(view.viewer, view.round))),)


def _offer(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    lines = [say(f"devil-details-offer-{own.role}"), *piece_worth(view, own, cards), *wish_lines(view)]
    if "indulgence_trade" in view.options and own.indulgences:
        lines.append(say("devil-details-offer-indulgences", count=own.indulgences))
    if own.jesters:
        lines.append(say("devil-details-jesters-offer", count=own.jesters))
    return (*lines, *chests_seen_lines(view, in_full=IN_FULL))


def wish_lines(view: View) -> tuple[Text, ...]:
    """What everyone openly wishes for, oneself too, in one line of signs."""
    wishes = [say("devil-wish-of", seat=SeatRef(each.seat), signs=signs(each.wish)) for each in view.seats if each.wish]
    return (say("devil-wishes-all", wishes=chain_texts("devil-seen-both", wishes)),) if wishes else ()


def wishes_told(view: View) -> tuple[Text, ...]:
    """The same as the news told it, seat by seat."""
    return tuple(
        say(Wished.wording, seat=SeatRef(seat.seat), things=kinds(seat.wish)) for seat in view.seats if seat.wish
    )


def _viewing(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    if own.chest is None:
        return ()
    lines = [*chest_lines(own.chest)]
    if view.round == 1 and own.chest.mark != "cultist":  # whose mark says it
        lines.append(say(f"devil-details-mark-{own.chest.mark}"))
    if own.chest.jesters:
        lines.append(say("devil-details-jesters-there"))
    if own.jesters:
        lines.append(say("devil-details-jesters-reply"))
    if own.chest.souls_asked and not own.chest.taken and own.pure + own.marked >= own.chest.price:
        lines += soul_worth(own.chest.price, view, own, cards)
    return (*lines, *own_offer_line(view), *chests_seen_lines(view, in_full=IN_FULL))


def _plan(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    assert view.viewer is not None  # noqa: S101  only seats are asked
    me = view.seats[view.viewer]
    return tuple(say("devil-details-stabled", what=Named("building", card)) for card in me.stabled)


def _questioned(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    return (say("devil-details-souls", count=own.pure + own.marked),)


def _wings(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    price = cards.board.prices["wing"]
    wings = say("devil-details-wings", price=price, left=view.angels, coins=own.stock[COINS])
    return (wings, *_asking(view, own, cards))


def _packing(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    board = view.board
    bribe = say("devil-details-bribe-none")
    if board.bribable:
        each = cards.board.prices["bribe"]
        bribe = say("devil-details-bribe", what=Named("inquisitor", board.bribable[0]), each=each, coins=board.coins)
    half = "last" if view.round == ROUNDS else "third"
    lines = [bribe]
    if "goods_bribes" in view.options and board.bribable:
        prices = cards.board.prices
        lines.append(say("devil-details-bribe-goods", basic=prices["sell-basic"], rare=prices["sell-rare"]))
    lines += _asking(view, own, cards, brief=True)
    if own.role in ("devil", "cultist"):
        lines.append(say(f"devil-details-ritual-{own.role}-{half}"))
    lines += [say("devil-details-locked", guess=guess_line(guess)) for guess in board.locked if guess.by == own.role]
    return (*lines, *guess_rules(last=view.round == ROUNDS, role=own.role))


def unguessable(form: Form) -> frozenset[str]:
    """The inputs for guesses that leave nobody to name: the guess is locked, or all know who it is."""
    return frozenset(
        field.name
        for field in form.fields
        if field.name in GUESSERS and isinstance(field.node, Pick) and len(field.node.options) == 1
    )


def _asking(view: View, own: Own, cards: Pack, *, brief: bool = False) -> list[Text]:
    """Lists the inquisitors that this seat would answer to now, and those that may still wake: all of it is public.

    `brief`: only what they would cost; what they ask for stands behind *Cards*.
    """
    assert view.viewer is not None  # noqa: S101  only seats are asked
    me = view.seats[view.viewer]
    asking, asleep = _next_to_ask(view, me)
    spared = min(own.pure + own.marked + own.indulgences, len(asking))
    lines = [say("devil-details-asking", spared=spared) if asking else say("devil-details-nobody-asks")]
    lines += _penalty_lines(asking, view, own, cards, brief=brief)
    if asleep:
        sleepers = [_sleeper(inquisitor, cards, full=own.role == "devil") for inquisitor in asleep]
        lines.append(say("devil-details-asleep", who=chain_texts("devil-details-asleep-both", sleepers)))
    return lines


def _next_to_ask(view: View, me: PublicSeat) -> tuple[list[str], list[str]]:
    """Lists who asks this seat in the next inquisition as it stands, and who may still wake."""
    board, last = view.board, view.round > INQUISITIONS[0]
    awake = [inquisitor for inquisitor, up in zip(board.slots, board.up, strict=True) if up]
    asleep = [inquisitor for inquisitor, up in zip(board.slots, board.up, strict=True) if not up]
    asking = [inquisitor for inquisitor in board.bribable if inquisitor == BRIBABLE[0] or last]
    return asking + awake + [HOUSEGUEST] * me.guests, asleep


def soul_worth(price: int, view: View, own: Own, cards: Pack) -> list[Text]:
    """Says what the soul pieces of a price spare their owner in the inquisitions to come."""
    spared = pieces_spare(price, view, own, cards)
    pieces = own.pure + own.marked
    innocent = pieces >= PIECES_TO_PROVE > pieces - price and view.round <= INQUISITIONS[0]  # no hunt after it
    return [
        say(
            "devil-details-soul",
            price=price,
            rounds=chain_texts("devil-details-soul-both", [_spared(each) for each in spared]),
            unsure="yes" if any(each.least < each.most for each in spared) else "no",
            innocent="yes" if innocent else "no",
        )
    ]


def piece_worth(view: View, own: Own, cards: Pack) -> list[Text]:
    """Says what one more soul piece brings whoever may ask for one, if it does: what it spares, the devil's points."""
    if not SOUL_PRICES[own.role]:
        return []
    assert view.viewer is not None  # noqa: S101  only seats are asked
    asking, _ = _next_to_ask(view, view.seats[view.viewer])
    lost = sorted((points_charged(each, view, own, cards)[1] for each in asking), reverse=True)
    round_ = INQUISITIONS[0] if view.round <= INQUISITIONS[0] else ROUNDS
    pieces = own.pure + own.marked
    spared = sum(lost[pieces : pieces + 1])
    if not spared and own.role != "devil":
        return []
    return [say(f"devil-details-piece-{own.role}", points=spared, round=round_)]


def _spared(spared: Spared) -> Text:
    how = "between" if spared.least else "open"
    if spared.least == spared.most:
        how = "certain" if spared.most else "nothing"
    return say("devil-details-soul-in", how=how, least=spared.least, points=spared.most, round=spared.round)


def _sleeper(inquisitor: str, cards: Pack, *, full: bool) -> Text:
    """An inquisitor that lies face down; `full`: with its penalty, for the devil, whose soul pieces wake it."""
    if not full:
        return say("devil-named", what=Named("inquisitor", inquisitor))
    return say(
        "devil-details-asleep-one", what=Named("inquisitor", inquisitor), penalty=penalty(cards.inquisitors[inquisitor])
    )


def _inquisitors(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    assert view.viewer is not None  # noqa: S101  only seats are asked
    me = view.seats[view.viewer]
    lines = [say("devil-details-answers", souls=own.pieces_left, indulgences=me.indulgences)]
    facing = [inquisitor for _, inquisitor in own.facing] or [HOUSEGUEST]  # one the Bailiff brought
    return (*lines, *_penalty_lines(facing, view, own, cards))


def _penalty_lines(asking: list[str], view: View, own: Own, cards: Pack, *, brief: bool = False) -> list[Text]:
    """A line for each inquisitor, with how many of its kind there are."""
    counts = Counter(asking)
    return [_penalty_line(inquisitor, counts[inquisitor], view, own, cards, brief) for inquisitor in counts]


def _penalty_line(inquisitor: str, count: int, view: View, own: Own, cards: Pack, brief: bool) -> Text:
    card, what = cards.inquisitors[inquisitor], Named("inquisitor", inquisitor)
    key = "devil-details-inquisitor-brief" if brief else "devil-details-inquisitor"
    assert view.viewer is not None  # noqa: S101  only seats are asked
    threatened = threatened_in(view.seats[view.viewer].built, cards) if card.penalty == "vandal" else ()
    if threatened:
        names = [say("devil-named", what=Named("building", building)) for building in threatened]
        either = reduce(lambda first, last: say("devil-either", first=first, last=last), names)
        points = cards.buildings[threatened[0]].points
        return say(f"{key}-vandal", what=what, penalty=penalty(card), building=either, points=points)
    least, most = points_charged(inquisitor, view, own, cards)
    how = "nothing" if not most else "exact" if least == most else "between" if least else "up-to"
    cost = say("devil-details-cost", how=how, least=least, points=most, count=count)
    return say(key, what=what, penalty=penalty(card), cost=cost, count=count)


_LINES_OF = {
    "pass": _pass,
    "offer": _offer,
    "viewing": _viewing,
    "plan": _plan,
    "questioned": _questioned,
    "wings": _wings,
    "packing": _packing,
    "inquisitors": _inquisitors,
}
