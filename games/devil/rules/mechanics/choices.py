"""Asks for the choices of an agenda's instructions: ahead in the plan, or when an instruction comes up."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, UnsetType

from engine.drafts import cut_down
from engine.forms import Draft, Option, Plain, Unlisted, Value
from engine.texts import Named, say
from games.devil.rules.mechanics.costs import group, is_price
from games.devil.rules.mechanics.counts import Scene, ask_achieve, complete, earned, holds
from games.devil.rules.mechanics.verbs import CHOICE_OF, HIRE, NOTHING_CHOSEN, Chosen, ask_field, ask_hire
from games.devil.rules.pack import Pack
from games.devil.rules.state import Kingdom, Todo

YES, NO = "yes", "no"


class Choices(Struct, frozen=True):
    """The choices for an instruction: for itself, and for each of its effects by the effect's key.

    `declined`: it is a free action that its owner does not want.
    """

    own: Chosen = NOTHING_CHOSEN
    effects: dict[str, Chosen] = {}
    declined: bool = False

    def of(self, key: str) -> Chosen:
        """Returns the choice for the effect of that key; NOTHING_CHOSEN for an effect that asks nothing."""
        return self.effects.get(key, NOTHING_CHOSEN)


NO_CHOICES = Choices()


def asks_nothing(todo: Todo, cards: Pack) -> bool:
    """Whether an instruction never leaves anything to choose: most of them, which is seen at a glance."""
    if todo.act == "effect":
        return type(todo.effect) not in CHOICE_OF
    if todo.act in ("minor", "hire", "achieve", "free"):
        return False
    for effect in group(todo, cards):  # noqa: SIM110  this runs for every instruction of every plan
        if type(effect) in CHOICE_OF:
            return False
    return True


def ask_choices(todo: Todo, draft: Draft, kingdom: Kingdom, scene: Scene, planned: bool = False) -> Choices | None:
    """Declares the choices an instruction needs first, and gives them; None while a field is open.

    `planned`: the choices stand in a plan, beside those of other instructions, under names of their own.
    """
    if todo.act == "minor":
        field = ask_field(draft, f"m{todo.card}.field" if planned else "field", kingdom)
        return None if field is None else Choices(Chosen(field=field))
    if todo.act == "hire":
        hired = ask_hire(draft, "h.courtier" if planned else HIRE, kingdom, todo.card)
        return None if hired is None else Choices(hired)
    if todo.act == "achieve":
        # what the buildings complete is earned first, and never asked
        done = complete(kingdom, scene)
        name = f"achieve.{len(earned(kingdom))}" if planned else "achieve"
        what = done[0] if done else ask_achieve(draft, name, kingdom, scene)
        return None if what is None else Choices(Chosen(achievement=what))
    chosen: dict[str, Chosen] = {}
    wanted = ask_free(todo, draft, scene.cards)
    if wanted != YES:
        return None if wanted is None else Choices(declined=True)
    for at, effect in enumerate(group(todo, scene.cards)):
        ask = CHOICE_OF.get(type(effect))
        if ask is None or (todo.act != "effect" and not is_price(effect)):
            continue
        if todo.act == "effect" and not holds(effect.condition, kingdom, scene):
            continue
        key = todo.key if todo.act == "effect" else f"{todo.key}.{at}"
        choice = ask(effect, draft, key, kingdom, scene)
        if choice is None:
            return None
        chosen[key] = choice
    return Choices(effects=chosen)


def ask_free(todo: Todo, draft: Draft, cards: Pack) -> str | None:
    """Asks whether a free action (under Stables) that has a price is used: "yes", "no", None while that is open.

    Nobody is made to pay for it; one without a price is always used.
    """
    if todo.act != "free" or not has_price(todo, cards):
        return YES
    what = Named("building", todo.card)
    options = [Option(YES, say("devil-free-yes", what=what)), Option(NO, say("devil-free-no", what=what))]
    return draft.pick(free_field(todo.key), options)


def has_price(todo: Todo, cards: Pack) -> bool:
    """Whether an instruction's effects are paid for."""
    return any(is_price(effect) for effect in group(todo, cards))


def free_field(key: str) -> str:
    """The field that says whether the free action of that slot is used: "free0" for "s0"."""
    return f"free{key[1:]}"


class PlannedDraft(Draft):
    """Reads what a plan has chosen ahead: amounts are cut down to what is there when they come up."""

    def _read(self, name: str, node: Plain, default: Value | UnsetType, unlisted: Unlisted | None = None) -> Any:
        if name in self._given:
            self._given = {**self._given, name: cut_down(node, self._given[name])}
        return super()._read(name, node, default, unlisted)
