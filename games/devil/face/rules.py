"""Deal with the Devil at hand: topics of /rules, the hint behind a question, what a first game explains, all cards."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Ask
from engine.texts import Listed, Named, Param, Text, say
from face.core.first_game import Explanation, Terms, term
from face.core.parts import LookUpEntry, Topic, topics_of
from games.devil.face.cards import building_line, event_line, inquisitor_line
from games.devil.rules.pack import PACKS, Pack
from games.devil.rules.phases.answers import HOUSEGUEST
from games.devil.rules.rulebook import BASIC, CIRCLE, COINS, EXCHANGE, GUEST_POINTS, RARE, WINGS_FOR_ONE
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import Own, PublicSeat, SeenChest, View

TOPICS = (
    *("round", "roles", "souls", "production", "cards", "trading", "chest", "bank", "debt", "plan", "buildings"),
    *("events", "courtiers", "achievements", "reputation", "wings", "indulgence", "houseguest", "hunt", "inquisition"),
    *("inquisitors", "bribes", "guesses", "ritual", "scoring"),
)
"""In the order of a round. At most 25, as many as a select shows."""

LATE = 3  # the round in which the inquisition comes first


def _owns(view: View) -> Own:
    assert view.own is not None  # noqa: S101  nobody else is asked
    return view.own


def _seat(view: View) -> PublicSeat:
    return view.seats[view.viewer or 0]


def _has_science(view: View) -> bool:
    buildings = PACKS.pack(view.pack).buildings
    return any("science" in buildings[card].types for card in (*_owns(view).hand, *_seat(view).built))


def _inquisition_nears(view: View) -> bool:
    return view.round >= LATE


def _may_guess(view: View) -> bool:
    return _inquisition_nears(view) and _owns(view).role not in (None, "devil")


_TERMS = {
    "role": term("offer", "offer"),
    "soul": term("offer", "offer"),
    "goods": term("offer viewing", "offer"),
    "knot": term("preferences keep pass offer", "offer"),
    "second": term("viewing", "viewing", when=lambda view: view.step == "trading.second"),
    "achievement": term("viewing keep pass", "plan"),
    "science": term("keep pass", "plan", 3, when=_has_science, ahead=3),  # beside what it counts for
    "token": term("viewing", "plan"),
    "reputation": term("questioned", "plan"),
    "courtier": term("keep pass", "plan", 2),  # what one is for stands beside each, too
    "edge": term("keep pass", "plan", when=lambda view: _seat(view).edge),
    "debt": term("keep pass viewing plan bank repay", "done", when=lambda view: _owns(view).debt),
    "demon": term("plan questioned", "vote", when=lambda view: _seat(view).demons, ahead=2),
    "bribe": term("pass done vote wings", "packing", when=_inquisition_nears),
    "guess": term("pass done vote wings", "packing", when=_may_guess),
    "angel": term("plan vote questioned", "wings", when=lambda view: _inquisition_nears(view) or _seat(view).angels),
    "marked": term("viewing vote wings packing", "inquisitors", when=lambda view: _owns(view).marked),
    "houseguest": term("plan vote wings packing", "inquisitors", 1, lambda view: _seat(view).guests, 4),
    "indulgence": term("pass plan vote wings packing", "inquisitors", 1, lambda view: _owns(view).indulgences, 4),
}
"""What a first game explains besides its questions, what bites first at the top: at questions it is about, or at the
last quiet one before them. What roles and soul pieces are the opening scene says in words of its own."""

TERMS = Terms(
    "devil",
    _TERMS,
    quiet=frozenset({"preferences", "keep", "pass", "done"}),
    opening=("goods", "knot", "second", "achievement", "token"),
)

TOPIC_OF = {
    "preferences": "roles",
    "keep": "cards",
    "pass": "cards",
    "done": "cards",
    "offer": "trading",
    "viewing": "trading",
    "wish": "trading",
    "bank": "bank",
    "repay": "debt",
    "plan": "plan",
    "choice": "plan",
    "achieve": "achievements",
    "minor": "achievements",
    "vote": "hunt",
    "questioned": "hunt",
    "wings": "wings",
    "packing": "inquisition",
    "inquisitors": "inquisitors",
}
"""The topic that a kind of ask is about."""


def topics(cards: Pack) -> tuple[Topic, ...]:
    """All topics, with the numbers of these cards."""
    numbers = printed_numbers(cards)
    longer = {
        "round": (Text("devil-rule-round", dict(numbers)), say("devil-rule-signs")),
        "inquisitors": _inquisitors(cards, numbers),
    }
    return tuple(replace(topic, text=longer.get(topic.id, topic.text)) for topic in topics_of("devil", TOPICS, numbers))


def _inquisitors(cards: Pack, numbers: dict[str, Param]) -> tuple[Text, ...]:
    asking = [card for card in cards.inquisitors.values() if card.id != HOUSEGUEST]
    lines = [say("devil-rule-inquisitor", card=inquisitor_line(card)) for card in asking]
    return Text("devil-rule-inquisitors", numbers), *lines, say("devil-rule-inquisitors-when")


def hint(view: View, ask: Ask, cards: Pack) -> Text:
    """Explains the purpose of the question, its worth and its pitfalls, with the numbers of this table."""
    return Text(ask.prompt.key.replace("-ask-", "-hint-", 1), _here(view, cards))


def explanations(view: View, ask: Ask | None, cards: Pack) -> tuple[Explanation, ...]:
    """Lists the explanations of a first game for this question: the question first, then terms that matter to it."""
    return () if view.own is None else TERMS.explain(view, ask, _here(view, cards))


def opening_terms(view: View, cards: Pack) -> tuple[Text, ...]:
    """Explains the terms that an opening scene tells."""
    return TERMS.at_opening(_here(view, cards))


def all_cards(cards: Pack) -> tuple[LookUpEntry, ...]:
    """Every building, event and inquisitor of these cards."""
    buildings = [
        LookUpEntry(building_line(card, cards.board), Named("building", id)) for id, card in cards.buildings.items()
    ]
    events = [LookUpEntry(event_line(card), Named("event", id)) for id, card in cards.events.items()]
    asking = [LookUpEntry(inquisitor_line(card), Named("inquisitor", id)) for id, card in cards.inquisitors.items()]
    return (*buildings, *events, *asking)


def printed_numbers(cards: Pack) -> dict[str, Param]:
    """The numbers that are printed on boards and cards, by the names that the rules have for them."""
    board = cards.board
    prices: dict[str, Param] = {name.replace("-", "_"): price for name, price in board.prices.items()}
    return prices | {
        "limit": board.debt_limit,
        "after": board.debt_after,
        "science": board.science_reputation,
        "circle": CIRCLE,
        "three": WINGS_FOR_ONE,
        "guest_now": abs(GUEST_POINTS),
        "guest": cards.inquisitors[HOUSEGUEST].points,
        "majors": board.scoring.majors,
        "indulgence": board.scoring.indulgences,
        "exchange": EXCHANGE,
        "rounds": ROUNDS,
    }


def _here(view: View, cards: Pack) -> dict[str, Param]:
    """The printed numbers, and those that this viewer sees at the table."""
    own, board = view.own, view.board
    numbers = printed_numbers(cards) | {
        "round": view.round,
        "learners": "yes" if view.learners else "no",
        "angels": view.angels,
        "there": board.coins,
        "next": Named("inquisitor", board.bribable[0]) if board.bribable else say("devil-none"),
    }
    return numbers if own is None else numbers | _own(view, own) | _chest(own.chest, cards)


def _own(view: View, own: Own) -> dict[str, Param]:
    seat = view.seats[view.viewer or 0]
    total, free = own.tokens
    return {
        "role": own.role or "none",
        "debt": own.debt,
        "coins": own.stock["coins"],
        "souls": own.pure + own.marked,
        "indulgences": own.indulgences,
        "tokens": total,
        "free": free,
        "own_angels": seat.angels,
        "levels": Listed(tuple(str(level) for level in seat.levels)),
    }


def _chest(chest: SeenChest | None, cards: Pack) -> dict[str, Param]:
    """Values the goods of the chest in view at the bank, to buy and to sell, with the coins beside them."""
    if chest is None:
        return {"taken": "no", "souls_asked": "no", "holds": "none", "chest_buy": 0, "chest_sell": 0}
    prices, goods = cards.board.prices, chest.goods
    basic = sum(goods.get(kind, 0) for kind in BASIC)
    rare = sum(goods.get(kind, 0) for kind in RARE)
    return {
        "taken": "yes" if chest.taken else "no",
        "souls_asked": "yes" if chest.souls_asked else "no",
        "holds": "goods" if basic or rare else "none",
        "chest_buy": basic * prices["buy-basic"] + rare * prices["buy-rare"] + goods.get(COINS, 0),
        "chest_sell": basic * prices["sell-basic"] + rare * prices["sell-rare"] + goods.get(COINS, 0),
    }
