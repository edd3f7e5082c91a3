"""The cards of Paladins as they look when somebody looks them up: paladins, townsfolk, outsiders."""

from __future__ import annotations

from bot.games.paladins.cards import ability, attack_note, convert_note
from bot.games.paladins.pictures.desk_scene import paladin_card
from bot.kit.reader import Reader
from bot.pictures.cards import Card
from engine.core.texts import Named, say
from engine.paladins.naming import reward
from engine.paladins.pack import Pack


def card_face(card: Named, cards: Pack, reader: Reader) -> Card | None:
    """That card; None where these cards have no such one."""
    name = reader.label(card)
    if card.kind == "paladin" and card.id in cards.paladins:
        return paladin_card(cards.paladins[card.id], reader)
    if card.kind == "townsfolk" and card.id in cards.townsfolk:
        one = cards.townsfolk[card.id]
        lines = [("refresh", say("paladins-card-discard", gain=reward(one.discard)))]
        lines += [("built", say("paladins-card-bonus", gain=reward(one.bonus)))] if one.bonus else []
        lines.append(("always", ability(one.ability)))
        return Card(name, ("hired",), effects=tuple((sign, reader.label(text, 400)) for sign, text in lines))
    if card.kind == "outsider" and card.id in cards.outsiders:
        other = cards.outsiders[card.id]
        people = reader.label(say(f"paladins-people-{other.people}"))
        notes = (("axe", attack_note(other)), ("dove", convert_note(other)))
        effects = tuple((sign, reader.label(text, 400)) for sign, text in notes)
        return Card(f"{name} ({people})", ("strength",), effects=effects)
    return None
