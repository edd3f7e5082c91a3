"""The content pack: the cards and board numbers of one edition, decoded strictly from TOML, and checked.

A pack is a folder of `board.toml`, `map.toml`, `paladins.toml`, `townsfolk.toml`, `outsiders.toml`, `king.toml` and
`decks.toml`; `cards.py` declares what stands in them. Every message about a mistake names file, card and field. The
checks hold a pack against the fixed rules of the rulebook and the abilities of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.packs import PackError, Packs, cards_by_id, file_of
from games.paladins.rules.cards import (
    Board,
    Favour,
    JarSpace,
    MapSpace,
    Order,
    Outsider,
    Paladin,
    Region,
    Scheme,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
)
from games.paladins.rules.effects import Also, Cheaper, Either, Gain, GainGoods, GainWorkers, Waive
from games.paladins.rules.rulebook import LEFT, RIGHT

SEATS = ("1", "2", "3", "4")
DIFFICULTIES = ("easy", "standard", "hard")
MOST_CARDS = 500  # of a deck: a pack comes with a file to be checked, and no number in it may fill memory
LIMITED = tuple(action for action in RIGHT if action != "attack")
LEVELLED = ("fortify", "absolve")
IN_INQUISITION = ("raise", "goods", "workers", "drop-suspicion")  # what an Inquisition's reactions may do: no tax in it


def check(loaded: Pack) -> None:
    """Checks everything that a type cannot say. Raises PackError."""
    _check_board(loaded.board)
    _check_actions(loaded.board)
    _check_map(loaded)
    _check_numbers(loaded)
    _check_orders(loaded)
    for paladin in loaded.paladins.values():
        if paladin.id in ("none", "pass"):
            raise PackError("paladins.toml", paladin.id, "field id: taken by another choice")
        if isinstance(paladin.ability, Also):
            _check_ability("paladins.toml", paladin.id, paladin.ability)
        elif isinstance(paladin.ability, Waive | Cheaper):
            _check_reduction(loaded.board, paladin.id, paladin.ability)
    for townsfolk in loaded.townsfolk.values():
        _check_reward("townsfolk.toml", townsfolk.id, "discard", townsfolk.discard)
        _check_reward("townsfolk.toml", townsfolk.id, "bonus", townsfolk.bonus)
        _check_ability("townsfolk.toml", townsfolk.id, townsfolk.ability)
    for outsider in loaded.outsiders.values():
        _check_reward("outsiders.toml", outsider.id, "attack", outsider.attack)
    for favour in loaded.favours.values():
        _check_reward("king.toml", favour.id, "gain", favour.gain)
    for wall in loaded.walls.values():
        _check_reward("decks.toml", wall.id, "gain", wall.gain)


def _check_board(board: Board) -> None:
    def wrong(card: str, what: str) -> PackError:
        return PackError("board.toml", card, what)

    if set(board.tax.supply) != set(SEATS):
        raise wrong("tax", "field supply: needs a number for 1, 2, 3 and 4 players")
    if len(board.price) != board.townsfolk:
        raise wrong("price", f"needs a price for each of the {board.townsfolk} spaces of the row")
    if set(board.virtual.orders) != set(DIFFICULTIES):
        raise wrong("virtual", "field orders: needs easy, standard and hard")
    if not board.virtual.townsfolk <= board.townsfolk:
        raise wrong("virtual", f"field townsfolk: 1 to {board.townsfolk}")
    for name, rounds in (("order_rounds", board.order_rounds), ("favour_rounds", board.favour_rounds)):
        if len(set(rounds)) != len(rounds) or list(rounds) != sorted(rounds) or rounds[-1:] > (board.rounds,):
            raise wrong(name, f"different rounds, 1 to {board.rounds}, in their order")
    if len(board.scoring.orders) != len(board.order_rounds):
        raise wrong("scoring", "field orders: a number for each round of order_rounds")
    for jar in board.absolve:
        _check_reward("board.toml", jar.id, "gain", jar.gain)


def _check_actions(board: Board) -> None:
    def wrong(card: str, what: str) -> PackError:
        return PackError("board.toml", card, what)

    if set(board.left) != set(LEFT):
        raise wrong("left", f"needs {', '.join(LEFT)}")
    if set(board.right) != set(RIGHT):
        raise wrong("right", f"needs {', '.join(RIGHT)}")
    if board.workshops.most > 3:
        raise wrong("workshops", "field most: 1 to 3, an action has three spaces")
    for name, left in board.left.items():
        if not left.spaces or left.fewest > len(left.spaces):
            raise wrong(name, "field least: at most as many as spaces")
        if left.gain and len(left.gain) != len(left.spaces) - left.fewest + 1:
            raise wrong(name, "field gain: a reward for each number of workers it takes")
        for gain in left.gain:
            _check_reward("board.toml", name, "gain", gain)
    for name, right in board.right.items():
        if bool(right.silver and right.provisions) or (name in LIMITED) != bool(right.times):
            raise wrong(name, "fields silver, provisions: one of them, and none for attack")
        if (name in LEVELLED) != bool(right.levels) or (right.levels and len(right.levels) != right.times):
            raise wrong(name, "field levels: for fortify and absolve, as many as the action can be done")
        if (name == "attack") != bool(right.missing):
            raise wrong(name, "field missing: for attack alone")
        _check_reward("board.toml", name, "gain", right.gain)
    if len(board.absolve) < (board.right["absolve"].times or 0):
        raise wrong("absolve", "needs a space for each jar")


def _check_map(loaded: Pack) -> None:
    if not 1 <= loaded.board.virtual.outsiders <= len(loaded.regions):
        raise PackError("board.toml", "virtual", f"field outsiders: 1 to {len(loaded.regions)}")
    for region in loaded.regions:
        for space in region.spaces:
            _check_reward("map.toml", space.id, "gain", space.gain)
    for space_id in loaded.jars:
        if space_id in loaded.spaces:
            raise PackError("board.toml", space_id, "field id: a space of the map has this id")


def _check_numbers(loaded: Pack) -> None:
    """Checks that there are enough cards for every table, and not too many."""
    board = loaded.board
    if len(loaded.paladins) < board.hand + board.rounds - 1:
        raise PackError("paladins.toml", "", f"needs at least {board.hand + board.rounds - 1} paladins")
    if len(loaded.townsfolk) < board.townsfolk or board.townsfolk < 4:
        raise PackError("townsfolk.toml", "", f"needs at least {board.townsfolk} townsfolk, one for each space")
    if len(loaded.outsiders) < len(loaded.regions):
        raise PackError("outsiders.toml", "", f"needs at least {len(loaded.regions)} outsiders, one for each region")
    for name, cards, least in (
        ("favour", loaded.favours, len(board.favour_rounds)),
        ("order", loaded.orders, max(len(board.order_rounds), *board.virtual.orders.values())),
    ):
        if len(cards) < least:
            raise PackError("king.toml", name, f"needs at least {least} of them")
    for name, copies, least in (
        ("tavern", [card.copies for card in loaded.tavern.values()], 4 + board.tavern),
        ("wall", [card.copies for card in loaded.walls.values()], 1),
        ("suspicion", [card.copies for card in loaded.suspicions.values()], 1),
        ("scheme", [card.copies for card in loaded.schemes.values()], 1),
    ):
        if not least <= sum(copies) <= MOST_CARDS:
            raise PackError("decks.toml", name, f"field copies: {least} to {MOST_CARDS} cards, not {sum(copies)}")
    favours = sum(card.copies for card in loaded.schemes.values() if card.action == "favour")
    if favours != len(board.favour_rounds):
        raise PackError("decks.toml", "scheme", f"needs {len(board.favour_rounds)} schemes with a favour")


def _check_orders(loaded: Pack) -> None:
    """Checks that each action has one Order at most: the virtual player's workshops go by them."""
    named = [card.action for card in loaded.orders.values()]
    if len(set(named)) != len(named):
        raise PackError("king.toml", "order", "field action: different for each")


def _check_ability(file: str, card: str, ability: Also) -> None:
    if ability.when == "inquisition":
        _check_inquisition(file, card, ability)
    elif ability.least or ability.most is not None:
        raise PackError(file, card, "fields least, most: only with inquisition")
    _check_reward(file, card, "ability", ability.gain)


def _check_inquisition(file: str, card: str, ability: Also) -> None:
    """Checks for one of the three reactions, none of which takes tax: Inquisitions never nest."""
    verbs = [type(gain).__struct_config__.tag for gain in ability.gain]
    if not set(verbs) <= set(IN_INQUISITION) or any(
        (isinstance(gain, GainWorkers) and gain.criminal) or getattr(gain, "what", "") == "any" for gain in ability.gain
    ):
        raise PackError(file, card, "field ability: an Inquisition may not lead to a choice or another Inquisition")
    if "drop-suspicion" in verbs and (len(verbs) > 1 or ability.least or ability.most is not None):
        raise PackError(file, card, "field ability: discarding suspicions stands alone, without least and most")
    if "drop-suspicion" not in verbs and bool(ability.least) == (ability.most is not None):
        raise PackError(file, card, "fields least, most: one of them")


def _check_reduction(board: Board, card: str, ability: Waive | Cheaper) -> None:
    """Checks that the action has a price of that kind."""
    good = ability.what if isinstance(ability, Waive) else "silver"
    if ability.action in board.left:
        costs = good == "silver" and (ability.action == "recruit" or bool(board.left[ability.action].silver))
    else:
        costs = bool(getattr(board.right[ability.action], good))
    if not costs:
        raise PackError("paladins.toml", card, f"field ability: {ability.action} has no price in {good}")


def _check_reward(file: str, card: str, field: str, reward: Iterable[Gain]) -> None:
    for gain in reward:
        if isinstance(gain, Either):
            for way in gain.of:
                if not way:
                    raise PackError(file, card, f"field {field}: an empty half")
                _check_reward(file, card, field, way)
        elif isinstance(gain, GainGoods | GainWorkers) and not any(
            getattr(gain, kind) for kind in gain.__struct_fields__
        ):
            raise PackError(file, card, f"field {field}: gives nothing")


CONTENT = Path(__file__).parent / "content"
BASE = "base"  # the pack that comes with Pactum


class Pack(Struct, frozen=True):
    """A whole edition. `hash` is the SHA-256 of its files' bytes. `spaces`: of the map, `region_of`: 0-based."""

    hash: str
    board: Board
    regions: tuple[Region, ...]
    spaces: dict[str, MapSpace]
    region_of: dict[str, int]
    jars: dict[str, JarSpace]
    paladins: dict[str, Paladin]
    townsfolk: dict[str, Townsfolk]
    outsiders: dict[str, Outsider]
    favours: dict[str, Favour]
    orders: dict[str, Order]
    tavern: dict[str, Tavern]
    walls: dict[str, Wall]
    suspicions: dict[str, Suspicion]
    schemes: dict[str, Scheme]

    @property
    def key(self) -> tuple[str, int, str]:
        return (self.board.id, self.board.version, self.hash)


def deck(cards: Mapping[str, Tavern | Wall | Suspicion | Scheme]) -> tuple[str, ...]:
    """Each card's id as often as there are copies of it."""
    return tuple(card.id for card in cards.values() for _ in range(card.copies))


def _built(digest: str, decoded: Sequence[Any]) -> Pack:
    board, chart, paladins, townsfolk, outsiders, king, decks = decoded
    cards_by_id("map.toml", chart.region)
    loaded = Pack(
        digest,
        board,
        chart.region,
        cards_by_id("map.toml", tuple(space for region in chart.region for space in region.spaces)),
        {space.id: number for number, region in enumerate(chart.region) for space in region.spaces},
        cards_by_id("board.toml", board.absolve),
        cards_by_id("paladins.toml", paladins.paladin),
        cards_by_id("townsfolk.toml", townsfolk.townsfolk),
        cards_by_id("outsiders.toml", outsiders.outsider),
        cards_by_id("king.toml", king.favour),
        cards_by_id("king.toml", king.order),
        cards_by_id("decks.toml", decks.tavern),
        cards_by_id("decks.toml", decks.wall),
        cards_by_id("decks.toml", decks.suspicion),
        cards_by_id("decks.toml", decks.scheme),
    )
    check(loaded)
    return loaded


PACKS: Packs[Pack] = Packs(
    Path(__file__).parent,
    {
        "board.toml": Board,
        "map.toml": file_of(region=Region),
        "paladins.toml": file_of(paladin=Paladin),
        "townsfolk.toml": file_of(townsfolk=Townsfolk),
        "outsiders.toml": file_of(outsider=Outsider),
        "king.toml": file_of(favour=Favour, order=Order),
        "decks.toml": file_of(tavern=Tavern, wall=Wall, suspicion=Suspicion, scheme=Scheme),
    },
    _built,
    usual=BASE,
)
pack = PACKS.pack
