"""Gives each building in a select a hint: its cost, points and effects, as far as there is room."""

from __future__ import annotations

from bot.games.devil.card_sentences import sentences
from engine.core.forms import Form, Pick, Picks
from engine.core.texts import Listed, Param, Text, Things, say
from engine.devil.pack import Building, Pack


def option_hints(form: Form, cards: Pack) -> dict[str, dict[str, Text]]:
    """Gives every option of the form that is a building its hint, by input and option."""
    return {
        field.name: {
            option.id: say("devil-choose-card", cost=cost_of(card, cards), worth=worth_of(card))
            for option in field.node.options
            if (card := cards.buildings.get(option.id)) is not None
        }
        for field in form.fields
        if isinstance(field.node, Pick | Picks)
    }


def cost_of(building: Building, cards: Pack) -> Param:
    """Lists what a building costs by its card."""
    cost: list[Param] = [Things({kind: amount}) for kind, amount in building.cost.items()]
    if "science" in building.types:
        cost.append(say("devil-card-reputation", n=cards.board.science_reputation))
    return Listed(tuple(cost))


def worth_of(building: Building) -> Text:
    """Says a building's points and effects in one sentence."""
    worth = say("devil-choose-points", points=building.points)
    for sentence in sentences(building.effect):
        worth = say("devil-card-and", first=worth, then=sentence)
    return worth
