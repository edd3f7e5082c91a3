"""The text on a card, composed from its effects; names and signs of things, and points if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import asdict

from engine.effects import goods_of
from engine.texts import Listed, Named, Param, Text, chain_texts, say, things
from face.core.names import card_names, names_by_pack
from face.core.parts import seat_mark
from face.wordings.reader import NameOf
from games.architects.rules import effects as e
from games.architects.rules.cards import Apprentice, Building, Character, MarketCard
from games.architects.rules.mechanics.scoring import Score
from games.architects.rules.pack import Pack, pack
from games.architects.rules.rulebook import KINDS

SEATS = ("🔵", "🟢", "🟣", "🔴", "🟡")
"""The colours of the seats, by seat."""
EMPTY = "○"
"""A free space of the Guildhall, round like those who stand there; a letter, not a colour."""
WHOLE, BRIEF = "power", "brief"
"""Forms of powers: a sentence, or a few words on boards, which list those of everybody."""
RESET, RENEWAL = "♻️", "🔁"
"""Spaces of the Guildhall that reset the Black Market or renew the apprentices."""


def mark_of(seat: int) -> str:
    """The sign of a seat: "🔵A"."""
    return seat_mark(SEATS[seat], seat)


def points_now(seat: int, scores: tuple[Score, ...], key: str) -> list[Text]:
    """Says a seat's points if the game ended now and where they come from; nothing while nothing counts."""
    figures = asdict(scores[seat])
    figures["buildings"] += figures.pop("effects")  # a line has no room for both: the end tells them apart
    parts = {name: points for name, points in figures.items() if points}
    if not parts:
        return []
    named = [say(f"architects-part-{name}", points=points) for name, points in parts.items()]
    return [say(key, points=scores[seat].total, parts=in_a_row(named))]


def in_a_row(parts: Sequence[Text]) -> Param:
    """The parts with commas between them."""
    return chain_texts("architects-own-row", parts) if parts else ""


def building_line(card: Building) -> Text:
    """A building on one line: name, what it needs and costs, points, virtue, effect."""
    head = say("architects-card-building", name=Named("building", card.id), points=card.points, virtue=card.virtue)
    return _joined([head, building_price(card), building_effect(card)])


def building_short(card: Building, *, effect: bool) -> Text:
    """The same without the skills, for where those that are missing are said apart; with or without its effect."""
    head = say("architects-card-building", name=Named("building", card.id), points=card.points, virtue=card.virtue)
    price = say("architects-card-cost", things=things(card.cost))
    return _joined([head, price, *([building_effect(card)] if effect else [])])


def building_note(card: Building) -> Text:
    """The same without the name, for the small print of a select."""
    worth = say("architects-card-worth", points=card.points, virtue=card.virtue)
    return _joined([building_price(card), worth, building_effect(card)])


def building_price(card: Building) -> Text:
    """Names the cost of a building and the skills it needs."""
    price = say("architects-card-cost", things=things(card.cost))
    if not card.needs:
        return price
    return _joined([price, say("architects-card-needs", skills=_skills(card.needs))])


def building_effect(card: Building) -> Text:
    """Describes the effect of a building, with its time: "When built, gain 4 stone"."""
    return say(f"architects-when-{card.effect.when}", does=clause(card.effect))


def apprentice_line(card: Apprentice, form: str = WHOLE) -> Text:
    """An apprentice on one line: name, skills, what it changes, virtue. `form`: see `power`."""
    head = say("architects-card-apprentice", name=Named("apprentice", card.id), skills=_skills(card.skills))
    return _joined([head, *_powers(card.power, form), *_hired(card)])


def apprentice_note(card: Apprentice, *, skilled: bool = True) -> Text:
    """The same without the name; without the skills where they stand beside that already."""
    skills = say("architects-card-skills", skills=_skills(card.skills))
    powers = [*_powers(card.power), *_hired(card)]
    return _joined([skills, *powers] if skilled or not powers else powers)


def apprentice_name(card: Apprentice) -> Text:
    """Names and skills."""
    return say("architects-card-apprentice-name", name=Named("apprentice", card.id), skills=_skills(card.skills))


def apprentice_short(card: Apprentice) -> Text:
    """Names and skills, and in brief what it changes: what somebody's apprentice is good for from now on."""
    head = say("architects-card-apprentice", name=Named("apprentice", card.id), skills=_skills(card.skills))
    return _joined([head, *_powers(card.power, BRIEF)])


def character_line(card: Character, form: str = WHOLE) -> Text:
    """Describes the changes that a player board makes. `form`: see `power`."""
    return _joined(_powers(card.power, form))


def market_goods(card: MarketCard, side: str) -> Param:
    """Names the goods that the small or the large side of a Black Market card gives."""
    return things(card.small if side == "small" else card.large)


def power(verb: e.Power, form: str = WHOLE) -> Text:
    """Describes the power of an apprentice or a board, as a clause. `form`: BRIEF where space is scarce."""
    return _POWERS[type(verb)](verb, form)


def clause(effect: e.AnyEffect) -> Text:
    """Describes the effect of a building, with condition and count, without its time."""
    does = _DOES[type(effect)](effect)
    if effect.per is not None:
        does = say("architects-clause-per", does=does, per=say(f"architects-per-{effect.per.of}", each=effect.per.each))
    if effect.condition is not None:
        condition = "no-debt" if effect.condition.most is None else f"most-{effect.condition.most}"
        does = say("architects-clause-if", does=does, condition=say(f"architects-if-{condition}"))
    return does


def _powers(verbs: Sequence[e.Power], form: str = WHOLE) -> list[Text]:
    return [power(verb, form) for verb in verbs]


def _hired(card: Apprentice) -> list[Text]:
    return [say("architects-card-virtue", virtue=card.virtue)] if card.virtue else []


def _skills(skills: Sequence[str]) -> Listed:
    return Listed(tuple(say(f"architects-skill-{skill}") for skill in skills))


def _joined(parts: Sequence[Text]) -> Text:
    """All parts in a row."""
    return chain_texts("architects-card-and", parts)


def _what(goods: Mapping[str, int], cards: int = 0) -> Param:
    """Goods and building cards in one row."""
    if not cards:
        return things(goods)
    drawn = say("architects-cards", count=cards)
    return Listed((*((things(goods),) if goods else ()), drawn))


def _said(kind: str, verb: e.Power | e.AnyEffect, **params: Param) -> Text:
    return say(f"architects-{kind}-{verb.__struct_config__.tag}", **params)


# ------------------------------------------------------------------------------------------------------------ powers


def _also(verb: e.Also, form: str) -> Text:
    at = say(f"architects-{'each' if form == WHOLE else 'at'}-{verb.when}")
    return _said(form, verb, at=at, what=_what(goods_of(verb, KINDS), verb.cards))


def _trade(verb: e.Trade, form: str) -> Text:
    takes: list[Param] = [things(verb.take)] if verb.take else []
    if verb.virtue:
        takes.append(say("architects-virtue", count=verb.virtue))
    return _said(form, verb, give=things(verb.give), take=Listed(tuple(takes)))


def _somewhere(verb: e.Cheaper | e.Unblamed, form: str) -> Text:
    count = verb.silver if isinstance(verb, e.Cheaper) else verb.n
    return say(f"architects-{form}-{verb.__struct_config__.tag}-{verb.where}", count=count)


def _at_large(verb: e.AtLarge, form: str) -> Text:
    gains: list[Param] = [things(goods_of(verb, KINDS))] if goods_of(verb, KINDS) else []
    if verb.virtue:
        gains.append(say("architects-virtue", count=verb.virtue))
    return _said(form, verb, what=Listed(tuple(gains)))


def _number(verb: e.Worker | e.Release | e.AvoidTax | e.Room | e.Discount, form: str) -> Text:
    return _said(form, verb, count=verb.n)


def _plain(verb: e.Alike | e.NoDiscard, form: str) -> Text:
    return _said(form, verb)


def _buy_off(verb: e.BuyOff, form: str) -> Text:
    return _said(form, verb, count=verb.silver)


_POWERS: dict[type, Callable[..., Text]] = {
    e.Also: _also,
    e.Trade: _trade,
    e.Worker: _number,
    e.Cheaper: _somewhere,
    e.Unblamed: _somewhere,
    e.Release: _number,
    e.AtLarge: _at_large,
    e.AvoidTax: _number,
    e.Alike: _plain,
    e.NoDiscard: _plain,
    e.Room: _number,
    e.Discount: _number,
    e.BuyOff: _buy_off,
}


# ----------------------------------------------------------------------------------------------------------- effects


def _gain(effect: e.Gain) -> Text:
    return _said("effect", effect, what=_what(goods_of(effect, KINDS), effect.cards))


def _choose(effect: e.Choose) -> Text:
    *first, last = [things(goods) for goods in effect.of]
    either: Param = first[0]
    for goods in (*first[1:], last):
        either = say("architects-either", first=either, last=goods)
    return _said("effect", effect, what=either)


def _capture(effect: e.Capture) -> Text:
    return _said("effect", effect, count=effect.n, free="yes" if effect.or_release else "no")


def _counted(effect: e.TakeDebt | e.DestroyDebt | e.Praise | e.Points) -> Text:
    return _said("effect", effect, count=effect.n)


def _moved(effect: e.Virtue | e.DebtCost) -> Text:
    return _said("effect", effect, count=effect.n, way="up" if effect.n > 0 else "down")


def _blame(effect: e.Blame) -> Text:
    return _said("effect", effect, least=effect.least, count=effect.n)


def _sell(effect: e.SellCard) -> Text:
    return _said("effect", effect, what=things({"gold": effect.gold}))


def _simple(effect: e.Hire | e.FromPrison | e.Dismiss | e.Work) -> Text:
    return _said("effect", effect)


_DOES: dict[type, Callable[..., Text]] = {
    e.Gain: _gain,
    e.Choose: _choose,
    e.Hire: _simple,
    e.Capture: _capture,
    e.FromPrison: _simple,
    e.TakeDebt: _counted,
    e.DestroyDebt: _counted,
    e.Blame: _blame,
    e.Praise: _counted,
    e.SellCard: _sell,
    e.Dismiss: _simple,
    e.Work: _simple,
    e.Points: _counted,
    e.Virtue: _moved,
    e.DebtCost: _moved,
}


def names_in(cards: Pack) -> NameOf:
    """The names of the cards of `cards`."""
    return card_names(
        "architects",
        {"apprentice": cards.apprentices, "building": cards.buildings, "character": cards.characters},
    )


names_at = names_by_pack(lambda key: names_in(pack(key)))
