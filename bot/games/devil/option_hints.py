"""Gives each building in a select a hint: its cost, points and effects, as far as there is room."""

from __future__ import annotations

from bot.games.devil.card_sentences import costs, sentences
from engine.core.forms import Form, Pick, Picks
from engine.core.texts import Listed, Param, Text, say
from engine.devil.costs import discounted_cost
from engine.devil.pack import Building, Pack


def option_hints(form: Form, built: tuple[str, ...], cards: Pack) -> dict[str, dict[str, Text]]:
    """Gives every option of the form that is a building its hint, by input and option, for whoever has `built`."""
    return {
        field.name: {
            option.id: say("devil-choose-card", cost=cost_of(card, built, cards), worth=worth_of(card))
            for option in field.node.options
            if (card := cards.buildings.get(option.id)) is not None
        }
        for field in form.fields
        if isinstance(field.node, Pick | Picks)
    }


def cost_of(building: Building, built: tuple[str, ...], cards: Pack) -> Param:
    """Lists what a building costs whoever has `built`, discounts taken off."""
    return Listed(tuple(costs(building, discounted_cost(built, building, cards), cards.board)))


def worth_of(building: Building) -> Text:
    """Says a building's points and effects in one sentence."""
    worth = say("devil-choose-points", points=building.points)
    for sentence in sentences(building.effect):
        worth = say("devil-card-and", first=worth, then=sentence)
    return worth
