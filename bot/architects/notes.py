"""What stands small beneath an option: what a place is for, what a card does."""

from __future__ import annotations

from bot.architects.board import level_price
from bot.architects.cards import apprentice_note, building_effect, building_note
from engine.architects.locations.guildhall import BUILD, CATHEDRAL
from engine.architects.pack import Pack
from engine.architects.things import PLACES
from engine.core.forms import Option
from engine.core.texts import Text, say


def note_of(option: Option, cards: Pack) -> Text | None:
    """The small print of an option, None for one that speaks for itself."""
    id = option.id
    if id in PLACES:
        return say(f"architects-about-{id}")
    if id == CATHEDRAL:
        level = option.text.params.get("level")
        at = cards.board.cathedral[level - 1 if isinstance(level, int) else 0]
        return say("architects-about-cathedral", price=level_price(at), points=at.points)
    if id.startswith(BUILD):
        return building_effect(cards.buildings[id.removeprefix(BUILD)])
    if id in cards.buildings:
        return building_note(cards.buildings[id])
    if id in cards.apprentices and option.text.key != "architects-offer-trade":
        return apprentice_note(cards.apprentices[id])
    return None
