"""The text on a card, composed from its verbs: no card brings its own sentences. And names and amounts of things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from engine.effects import goods_of
from engine.texts import Named, Text, say
from face.core.names import card_names, names_by_pack
from face.core.parts import in_signs_of
from face.wordings.reader import NameOf
from games.paladins.rules import effects as e
from games.paladins.rules.cards import Favour, Order, Outsider, Paladin, Price, Tavern, Townsfolk, Wall
from games.paladins.rules.effects import gain, joined, reward, short
from games.paladins.rules.pack import Pack, pack
from games.paladins.rules.rulebook import GOODS, JAR_PLACE, PLACE, WORKERS
from games.paladins.rules.view import View

WHOLE, BRIEF = "ability", "brief"  # forms of abilities


def workers(counts: Sequence[int]) -> Text:
    """Says so many workers of each kind, in the order of `WORKERS`, with their signs."""
    return short(dict(zip(WORKERS, counts, strict=True)))


def spaces(kinds: Sequence[str]) -> Text:
    """The spaces of an action in a row: a sign for each."""
    return say("paladins-row-of", signs=joined([say(f"paladins-space-{kind}") for kind in kinds], "paladins-beside"))


def amounts_line(amounts: Mapping[str, int]) -> Text:
    """Says so many of each kind with its sign: workers in a row, everything else apart from them."""
    hired = {kind: count for kind, count in amounts.items() if kind in WORKERS and count}
    others = [short({kind: count}) for kind, count in amounts.items() if kind not in WORKERS and count]
    return joined([*([short(hired)] if hired else []), *others], "paladins-comma")


in_signs = in_signs_of("paladins", amounts_line)


def price(cost: Price) -> Text:
    """Names what a card costs beside its worker."""
    parts = [short(goods_of(cost, GOODS))] if goods_of(cost, GOODS) else []
    if cost.debts:
        parts.append(say("paladins-cost-debt", count=cost.debts))
    return joined(parts)


# ---------------------------------------------------------------------------------------------------------- paladins


def paladin_line(card: Paladin) -> Text:
    """A paladin on one line: name, workers, attributes, ability."""
    return say("paladins-card-paladin", name=Named("paladin", card.id), what=paladin_note(card))


def paladin_note(card: Paladin) -> Text:
    """The same without the name."""
    return joined([short(card.workers), boost(card), ability(card.ability)], "paladins-card-and")


def boost(card: Paladin) -> Text:
    """Names the attributes a paladin adds in his round."""
    return joined([say(f"paladins-reward-raise-{what}", count=n) for what, n in card.boost.items()])


def ability(verb: e.Ability, form: str = WHOLE) -> Text:
    """Says what an ability does. `form`: BRIEF on boards, which list those of everybody."""
    match verb:
        case e.Waive():
            what = say(f"paladins-name-{verb.what}")
            return say("paladins-ability-waive", action=Named("paladins-action", verb.action), what=what)
        case e.Cheaper():
            return say("paladins-ability-cheaper", action=Named("paladins-action", verb.action), count=verb.silver)
    gains = reward(verb.gain)
    if verb.when == "inquisition":
        if dropped := sum(each.n for each in verb.gain if isinstance(each, e.DropSuspicion)):
            return say("paladins-ability-repent", count=dropped)
        return say(f"paladins-{form}-inquisition", least=verb.least, most=_most(verb), gain=gains)
    if verb.when == "pay-debt":
        return say(f"paladins-{form}-debt", gain=gains)
    return say(f"paladins-{form}-also", action=Named("paladins-action", verb.when), gain=gains)


def _most(verb: e.Also) -> int:
    return -1 if verb.most is None else verb.most


# --------------------------------------------------------------------------------------------- townsfolk, outsiders


def townsfolk_line(card: Townsfolk) -> Text:
    """A townsfolk on one line: name, discard reward, bonus, ability."""
    return say("paladins-card-townsfolk", name=Named("townsfolk", card.id), what=townsfolk_note(card))


def twins_of(id: str, view: View, cards: Pack) -> tuple[str, ...]:
    """The others of the row who would bring the same into a retinue: what is left for others still differs."""
    same = cards.townsfolk[id]
    return tuple(
        other for other in view.row if other and other != id and _joins_as(cards.townsfolk[other]) == _joins_as(same)
    )


def _joins_as(card: Townsfolk) -> tuple[object, ...]:
    return card.name, card.bonus, card.ability


def joining_line(card: Townsfolk, view: View, cards: Pack) -> Text:
    """A townsfolk who can only join: name, bonus, ability; of twins the discard reward, too."""
    if twins_of(card.id, view, cards):
        return townsfolk_line(card)
    return say("paladins-card-townsfolk", name=Named("townsfolk", card.id), what=recruited_note(card))


def townsfolk_note(card: Townsfolk) -> Text:
    """The same without the name."""
    discard = say("paladins-card-discard", gain=reward(card.discard))
    return joined([discard, recruited_note(card)], "paladins-card-joins")


def recruited_note(card: Townsfolk, form: str = WHOLE) -> Text:
    """What a townsfolk brings into a retinue: its bonus, then its ability. `form`: BRIEF on boards."""
    if not card.bonus:
        return ability(card.ability, form)
    bonus = say("paladins-card-bonus", gain=reward(card.bonus))
    return say("paladins-card-recruited", bonus=bonus, does=ability(card.ability, form))


def outsider_line(card: Outsider) -> Text:
    """An outsider on one line: name, people, attack reward, what converting brings."""
    people = say(f"paladins-people-{card.people}")
    head = say("paladins-card-outsider", name=Named("outsider", card.id), people=people)
    return joined([head, attack_note(card), convert_note(card)], "paladins-card-and")


def attack_note(card: Outsider) -> Text:
    """What attacking it brings, the Influence of the action included."""
    return say("paladins-card-attack", gain=attack_gain(card))


def attack_gain(card: Outsider) -> Text:
    """The reward of an attack, with the Influence of the action."""
    more, others = _attack(card)
    return reward((e.Raise(what="influence", n=1 + more), *others))


def attack_reward(card: Outsider) -> Text:
    """What attacking it brings beside the Influence of the action."""
    more, others = _attack(card)
    return reward((*([e.Raise(what="influence", n=more)] if more else []), *others))


def _attack(card: Outsider) -> tuple[int, list[e.Gain]]:
    """The Influence that attacking it brings by itself, and the other gains."""
    more = sum(verb.n for verb in card.attack if isinstance(verb, e.Raise) and verb.what == "influence")
    return more, [verb for verb in card.attack if not (isinstance(verb, e.Raise) and verb.what == "influence")]


def convert_note(card: Outsider) -> Text:
    """What converting it brings: Strength, and points at the end."""
    return say("paladins-card-convert", **convert_params(card))


def convert_params(card: Outsider) -> dict[str, Text]:
    """The parts of what converting it brings."""
    return {"gain": say("paladins-reward-raise-strength", count=card.strength), "points": end_points(card.end)}


def converted_short(card: Outsider) -> Text:
    """What converting it brings, in few signs."""
    per = say(f"paladins-short-per-{card.end.of}", each=card.end.each)
    return say("paladins-picture-converted", strength=card.strength, base=card.end.base, per=per)


def outsider_short(card: Outsider) -> Text:
    """What it is worth in few signs: the attack reward beside the usual Influence, then what converting brings."""
    per = say(f"paladins-short-per-{card.end.of}", each=card.end.each)
    attack = attack_reward(card)
    return say("paladins-short-outsider", attack=attack, strength=card.strength, base=card.end.base, per=per)


def end_points(points: e.Points) -> Text:
    """Says what an outsider counts at the end."""
    per = say(f"paladins-per-{points.of}", each=points.each)
    return say("paladins-end-points", base=points.base, per=per)


# ------------------------------------------------------------------------------------------- the King, tavern, walls


def favour_name(card: Favour, form: str = "card") -> Text:
    """A King's Favour: its space, its price, what it gives. `form`: BRIEF on boards."""
    costs = "yes" if card.cost != Price() else "no"
    worker, brings = spaces((card.space,)), reward(card.gain)
    return say(f"paladins-{form}-favour", space=worker, costs=costs, price=price(card.cost), gain=brings)


def order_line(card: Order, points: int) -> Text:
    """A King's Order: the action, how often, its points."""
    action = Named("paladins-action", card.action)
    return say("paladins-card-order", action=action, times=card.times, points=points)


def tavern_note(card: Tavern) -> Text:
    """The workers of a tavern card."""
    return short(card.workers)


def wall_note(card: Wall) -> Text:
    """What a wall brings: Strength, gains, points."""
    parts = [say("paladins-reward-raise-strength", count=card.strength), *[gain(verb) for verb in card.gain]]
    if card.points:
        parts.append(say("paladins-reward-points", count=card.points))
    return joined(parts, "paladins-comma")


def names_in(cards: Pack) -> NameOf:
    """The names of the cards of `cards`: a locale's own name before the pack's."""
    families: dict[str, Mapping[str, Paladin | Townsfolk | Outsider]] = {
        "paladin": cards.paladins,
        "townsfolk": cards.townsfolk,
        "outsider": cards.outsiders,
    }
    composed = _composed(cards)

    of_card = card_names("paladins", families)

    def name_of(kind: str, id: str, locale: str) -> Text | str | None:
        return composed[kind].get(id) if kind in composed else of_card(kind, id, locale)

    return name_of


def _composed(cards: Pack) -> dict[str, dict[str, Text]]:
    """What has no name of its own: the King's cards, walls, tavern cards, schemes and spaces."""
    return {
        "favour": {id: favour_name(card) for id, card in cards.favours.items()},
        "order": {
            id: say("paladins-order-name", times=card.times, action=_action(card.action))
            for id, card in cards.orders.items()
        },
        "wall": {id: wall_note(card) for id, card in cards.walls.items()},
        "tavern": {id: tavern_note(card) for id, card in cards.tavern.items()},
        "scheme": {id: _action(card.action) for id, card in cards.schemes.items()},
        "paladins-space": {id: reward(space.gain) for id, space in cards.spaces.items()},
        "paladins-jar": {id: reward(space.gain) for id, space in cards.jars.items()},
        PLACE: _places(cards),
        JAR_PLACE: {
            id: say("paladins-jar-place", what=reward(cards.jars[id].gain), number=number)
            for id, number in _numbered({id: space.gain for id, space in cards.jars.items()}).items()
        },
    }


def _places(cards: Pack) -> dict[str, Text]:
    """The spaces of the map by reward and region; a second one of a region that brings the same is numbered."""
    kinds = {id: (cards.region_of[id], space.gain) for id, space in cards.spaces.items()}
    return {
        id: say("paladins-place", what=reward(cards.spaces[id].gain), region=cards.region_of[id] + 1, number=number)
        for id, number in _numbered(kinds).items()
    }


def _numbered(kinds: Mapping[str, Hashable]) -> dict[str, int]:
    """The number of each id among those of its kind, from the second on; 0 for the first."""
    so_far = Counter[Hashable]()
    numbers = dict[str, int]()
    for id, kind in kinds.items():
        so_far[kind] += 1
        numbers[id] = so_far[kind] if so_far[kind] > 1 else 0
    return numbers


def _action(action: str) -> Text:
    return say("paladins-named", what=Named("paladins-action", action))


names_at = names_by_pack(lambda key: names_in(pack(key)))
