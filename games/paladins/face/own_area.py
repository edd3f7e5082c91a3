"""A player's own area on the desk: goods, attributes, cards; the others in a line each."""

from __future__ import annotations

from msgspec.structs import asdict

from engine.texts import Listed, Named, Text, say, things
from games.paladins.face.board import attributes, goods, mark, pieces, points_as_they_stand, troubles, who
from games.paladins.face.cards import ability, boost, paladin_line
from games.paladins.rules.effects import Also, Plain, When, joined, short
from games.paladins.rules.mechanics.powers import INQUISITION
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import (
    OPEN,
    WORKSHOP,
    BoardAction,
    NextTime,
    board_actions,
    points_now,
    times,
    workshops_left,
)
from games.paladins.rules.rulebook import ATTRIBUTES, GOODS, RIGHT, WORKERS
from games.paladins.rules.view import PublicSeat, View


def own_holdings(view: View) -> dict[str, int]:
    """What a player has, by kind, their attributes and unpaid debts."""
    if view.viewer is None:
        return {}
    me = view.boards[view.viewer]
    counted = {kind: getattr(me, kind) for kind in (*GOODS, *ATTRIBUTES)}
    return {**counted, **dict(zip(WORKERS, me.workers, strict=True)), "debts": me.debts}


def own_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A player's own things, a line each, then the others."""
    if view.own is None or view.viewer is None:
        return ()
    me = view.boards[view.viewer]
    lines = _standing(view, me, cards)
    if any(times(me, action) for action in (*RIGHT, "develop")) or me.placed:
        lines.append(say("paladins-own-done", pieces=pieces(me)))
    lines += _own_board(view, me, cards)
    lines += _paladins(view, me, cards)
    if me.retinue:
        people = [
            say("paladins-board-townsfolk", what=Named("townsfolk", id), does=ability(cards.townsfolk[id].ability))
            for id in me.retinue
        ]
        lines.append(say("paladins-own-retinue", people=joined(people, "paladins-card-and")))
    lines += [_other(view, seat) for seat in view.boards if seat.seat != view.viewer]
    return tuple(lines)


def desk_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """The same in few lines, for the desk: the retinue by what it does, the others on *Board*."""
    if view.own is None or view.viewer is None:
        return ()
    me = view.boards[view.viewer]
    lines = _standing(view, me, cards) + _paladins(view, me, cards)
    if me.retinue:
        lines.append(say("paladins-own-retinue", people=joined(_helping(me, cards), "paladins-card-and")))
    return tuple(lines)


def lines_beside_picture(view: View, cards: Pack) -> tuple[Text, ...]:
    """The same without what the picture of a player's own area shows."""
    if view.own is None or view.viewer is None:
        return ()
    me, own = view.boards[view.viewer], view.own
    lines = _paladins(view, me, cards) if has_board(view) and not own.hand else []
    if not lines and own.top and view.step != "end" and view.round < view.rounds:
        lines.append(say("paladins-own-top", what=Named("paladin", own.top)))
    if me.retinue:
        lines.append(say("paladins-own-retinue", people=joined(_helping(me, cards), "paladins-card-and")))
    return tuple(lines)


def _helping(me: PublicSeat, cards: Pack) -> list[Text]:
    """What a retinue does: all that comes with one action together."""
    with_action: dict[When, tuple[Plain, ...]] = {}
    others: list[Text] = []
    for id in me.retinue:
        verb = cards.townsfolk[id].ability
        if isinstance(verb, Also) and verb.when != INQUISITION:
            with_action[verb.when] = (*with_action.get(verb.when, ()), *verb.gain)
        else:
            others.append(ability(verb))
    return [*(ability(Also(when=when, gain=gains)) for when, gains in with_action.items()), *others]


def _standing(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """Goods and debts, attributes and the points of now."""
    return [
        say("paladins-own-goods", goods=goods(view, me), troubles=own_troubles(me)),
        say(
            "paladins-own-attributes",
            attributes=attributes(me),
            goods=points_now(view, cards, me).goods,
            **points_as_they_stand(view, cards, me),
        ),
    ]


def own_troubles(me: PublicSeat) -> Text:
    """Suspicions and debts, in words."""
    return say("paladins-own-troubles", suspicions=len(me.suspicions), debts=me.debts, paid=me.paid)


def _own_board(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """The workers on the actions, what each action on the right takes the next time, and the workshops left."""
    if not has_board(view):
        return []
    actions = board_actions(view, me)
    used = [used_line(action) for action in actions if workers_on(action)]
    after = [next_line(action, action.after) for action in actions if action.after is not None and action.after.needs]
    lines = [say("paladins-own-used", actions=Listed(tuple(used)))] if used else []
    if after:
        lines.append(say("paladins-own-next", actions=Listed(tuple(after))))
    return [*lines, workshops_line(me, cards)]


def has_board(view: View) -> bool:
    """Whether the own board has begun to matter: from the first round on, and until the end."""
    return view.round > 0 and view.step not in ("draft", "end")


def workers_on(action: BoardAction) -> dict[str, int]:
    """The workers that lie on an action, by kind."""
    there = [space.on_it for space in action.spaces if space.on_it not in (OPEN, WORKSHOP)]
    return {kind: there.count(kind) for kind in there}


def used_line(action: BoardAction) -> Text:
    """An action with the workers on it."""
    workers = short(workers_on(action))
    return say("paladins-own-used-one", action=Named("paladins-action", action.action), workers=workers)


def next_line(action: BoardAction, after: NextTime) -> Text:
    """What an action on the right takes the next time, and what is missing for it."""
    return say(
        "paladins-own-next-one",
        action=Named("paladins-action", action.action),
        cost=things({after.good: after.price}),
        price=short({after.good: after.price}) if after.price else "0",
        free="no" if after.price else "yes",
        needs=say(f"paladins-level-short-{after.needs}", level=after.level),
        what=Named("paladins-attribute", after.needs),
        level=after.level,
        lacks=after.missing,
    )


def workshops_line(me: PublicSeat, cards: Pack) -> Text:
    """How many workshops are left, and the worker under the next one."""
    left = workshops_left(me, cards)
    under = say(f"paladins-space-{left[0]}") if left else ""
    return say("paladins-own-workshops", left=len(left), under=under)


def _paladins(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """The paladin of this round, and what its player knows of its deck."""
    own = view.own
    if own is None:
        return []
    lines: list[Text] = []
    if me.paladin:
        card = cards.paladins[me.paladin]
        does = joined([boost(card), ability(card.ability)], "paladins-card-and")
        lines.append(say("paladins-own-paladin", what=Named("paladin", me.paladin), does=does))
    elif own.chosen:
        lines.append(say("paladins-own-chosen", card=paladin_line(cards.paladins[own.chosen])))
    if own.top and view.step != "end" and view.round < view.rounds:
        lines.append(say("paladins-own-top", what=Named("paladin", own.top)))
    return lines


def _other(view: View, seat: PublicSeat) -> Text:
    """Another seat in one line."""
    return say(
        "paladins-other",
        mark=mark(view, seat.seat),
        seat=who(view, seat.seat),
        passed="yes" if seat.passed else "no",
        goods=goods(view, seat),
        attributes=attributes(seat),
        troubles=troubles(seat),
    )


def points_told(view: View, cards: Pack) -> dict[int, Text]:
    """How the points of each seat come about if the game ended now."""
    told = {}
    for seat in view.boards:
        figures = asdict(points_now(view, cards, seat))
        figures["debts"] += figures.pop("paid")  # a line has no room for both: the end tells them apart
        parts = ((part, points) for part, points in figures.items() if points)
        named = tuple(say("ending-part", name=Text(f"paladins-score-{part}"), points=points) for part, points in parts)
        if named:
            told[seat.seat] = say("ending-parts", parts=Listed(named))
    return told
