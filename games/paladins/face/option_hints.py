"""The small print beneath an option: what an action takes and brings now, what a card does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.forms import Option
from engine.texts import Named, Text, say, things
from games.paladins.face.cards import (
    attack_note,
    convert_note,
    favour_name,
    in_signs,
    paladin_note,
    recruited_note,
    spaces,
    townsfolk_note,
    twins_of,
)
from games.paladins.rules import effects as e
from games.paladins.rules.effects import joined
from games.paladins.rules.mechanics.powers import powers, spaces_left
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import filled_once_hired, level, next_spaces, times
from games.paladins.rules.rulebook import ANY, ATTACK, CRIMINAL, LEFT, RIGHT, SILVER, WORKERS
from games.paladins.rules.view import PublicSeat, View


def hint_of(option: Option, view: View, cards: Pack) -> Text | None:
    """The small print of an option, None for one that speaks for itself."""
    id, key = option.id, option.text.key
    if key.startswith("paladins-go-"):
        return _action_hint(id, view, cards)
    if key == "paladins-workers":
        return in_signs(say("paladins-named", what=option.text.params["things"]))
    if key == "paladins-workshop-space":
        return _workshop_hint(id, view, cards)
    if key in ("paladins-jar-space", "paladins-map-space"):
        return _space_hint(id, view, cards)
    if id in cards.favours and view.viewer is not None:
        return _idle(cards.favours[id].gain, view.boards[view.viewer])
    if id in cards.outsiders:
        card = cards.outsiders[id]
        return attack_note(card) if key == "paladins-attack" else convert_note(card)
    if id in cards.townsfolk:
        card_there = cards.townsfolk[id]
        joins = key == "paladins-named" and not twins_of(id, view, cards)
        return recruited_note(card_there) if joins else townsfolk_note(card_there)
    if id in cards.tavern:
        return _group_hint(id, view, cards)
    if id in cards.paladins:
        return paladin_note(cards.paladins[id])
    return None


def _action_hint(action: str, view: View, cards: Pack) -> Text | None:
    """The spaces of an action that need a worker, and what it brings."""
    if view.viewer is None:
        return None
    me = view.boards[view.viewer]
    if action in LEFT:
        waived = powers(view.pack, me.retinue, me.paladin).waived
        gratis = "yes" if (action, SILVER) in waived else "no"
        return say(f"paladins-about-{action}", spaces=spaces(cards.board.left[action].spaces), free=gratis)
    if action in RIGHT:
        return _right_hint(action, me, cards)
    if action == "favour":
        free = [id for id in view.favours if id not in view.at_favours]
        first = next((id for id in free if _someone_fits(cards.favours[id].space, me)), next(iter(free), None))
        return None if first is None else say("paladins-about-favour", count=len(free), first=_favour(first, cards))
    return say("paladins-about-pass", kept=cards.board.kept)


def _someone_fits(space: str, me: PublicSeat) -> bool:
    """Whether a worker is left for a space: of its colour, a criminal, or any where anyone fits."""
    left = [kind for kind, count in zip(WORKERS, me.workers, strict=True) if count]
    return bool(left) if space == ANY else space in left or CRIMINAL in left


def _group_hint(group: str, view: View, cards: Pack) -> Text:
    """The workers of a tavern card in words, and the actions on the right that one could then fill, each by itself."""
    named = things(cards.tavern[group].workers)
    filled = filled_once_hired(view, group)
    if not filled:
        return say("paladins-workers", things=named)
    open_left = [action for action in RIGHT if action not in filled]
    which = "all" if not open_left else "but" if len(open_left) < len(filled) else "some"
    listed = joined(
        [
            say("paladins-named", what=Named("paladins-action", action))
            for action in (open_left if which == "but" else filled)
        ],
        "paladins-comma",
    )
    return say("paladins-about-group", things=named, which=which, actions=listed)


def _space_hint(space: str, view: View, cards: Pack) -> Text | None:
    """Says of a space that pays a debt or takes a suspicion away that the viewer has none."""
    there = cards.spaces.get(space) or cards.jars.get(space)
    if there is None or view.viewer is None:
        return None
    return _idle(there.gain, view.boards[view.viewer])


def _idle(gains: Sequence[e.Gain], me: PublicSeat) -> Text | None:
    """Says what a seat lacks for a reward that would do nothing, None if some of it does something."""
    lacks = [_lacks(gain, me) for gain in gains]
    return None if None in lacks or not lacks else lacks[0]


def _lacks(gain: e.Gain, me: PublicSeat) -> Text | None:
    if isinstance(gain, e.Either):
        halves = [_idle(half, me) for half in gain.of]
        if None in halves:
            return None
        return halves[0] if all(half == halves[0] for half in halves) else say("paladins-about-neither")
    if isinstance(gain, e.PayDebt | e.DestroyDebt) and not me.debts:
        return say("paladins-about-no-debt")
    if isinstance(gain, e.DropSuspicion) and not me.suspicions:
        return say("paladins-about-no-suspicion")
    return None


def _workshop_hint(space: str, view: View, cards: Pack) -> Text | None:
    """The spaces that still need a worker once a workshop lies on that one, which is "commission.1" for the left."""
    if view.viewer is None:
        return None
    action, _, number = space.partition(".")
    covered = view.boards[view.viewer].workshops.get(action, 0) | 1 << int(number) - 1
    return say("paladins-about-workshop", spaces=spaces(spaces_left(cards.board.right[action].spaces, covered)))


def _favour(id: str, cards: Pack) -> Text:
    return favour_name(cards.favours[id])


def _right_hint(action: str, me: PublicSeat, cards: Pack) -> Text:
    right, often = cards.board.right[action], times(me, action)
    reached = right.levels[often] if often < len(right.levels) else level(me, right.needs)
    needs = say(f"paladins-level-short-{right.needs}", level=reached)
    shown = spaces(next_spaces(right, me, action))
    if action == ATTACK:
        return say("paladins-about-attack", spaces=shown, needs=needs, missing=right.missing)
    return say(f"paladins-about-{action}", spaces=shown, needs=needs)
