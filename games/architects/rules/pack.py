"""The content pack: the cards and board numbers of one edition, decoded strictly from TOML, and checked.

A pack is a folder of `board.toml`, `apprentices.toml`, `buildings.toml`, `characters.toml` and `market.toml`;
`cards.py` declares what stands in them. Every message about a mistake names file, card and field. The checks hold a
pack against the fixed rules of the rulebook and the abilities of the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.effects import goods_of
from engine.packs import PackError, Packs, cards_by_id, file_of
from games.architects.rules.cards import (
    Apprentice,
    Board,
    Building,
    Character,
    MarketCard,
    Reward,
)
from games.architects.rules.effects import Also, AtLarge, End, Gain, Points, Trade, Virtue
from games.architects.rules.rulebook import KINDS

SEATS = ("2", "3", "4", "5")
MOST_REWARDS = 500  # reward cards in a box: a pack comes with a file to be checked, and no number in it may fill memory


def check(loaded: Pack) -> None:
    """Checks everything that a type cannot say. Raises PackError."""
    _check_board(loaded.board)
    shown = loaded.board.workshop.rows * loaded.board.workshop.columns
    base = [card for card in loaded.apprentices.values() if not card.promo]
    if len(base) <= shown:
        raise PackError("apprentices.toml", "", f"needs more than {shown} apprentices that are no promos")
    taken = {"plan", "look", "nobody", *(exchange.id for exchange in loaded.board.storehouse)}
    for apprentice in loaded.apprentices.values():
        if apprentice.id in taken:
            raise PackError("apprentices.toml", apprentice.id, "field id: taken by the storehouse or another choice")
        for power in apprentice.power:
            _check_power("apprentices.toml", apprentice.id, power)
    for building in loaded.buildings.values():
        _check_building(building)
    dealt = loaded.board.draft * len(SEATS) + loaded.board.draft
    if sum(not card.promo for card in loaded.buildings.values()) < dealt:
        raise PackError("buildings.toml", "", f"needs at least {dealt} buildings that are no promos")
    box = [board for board in loaded.characters.values() if board.box]
    if len(box) < len(SEATS) + 1:
        raise PackError("characters.toml", "", "needs at least 5 boards of the box")
    for character in loaded.characters.values():
        if character.virtue > loaded.board.track.top:
            raise PackError("characters.toml", character.id, f"field virtue: 0 to {loaded.board.track.top}")
        if character.prison > loaded.board.workers:
            raise PackError("characters.toml", character.id, f"field prison: 0 to {loaded.board.workers}")
        for power in character.power:
            _check_power("characters.toml", character.id, power)
    if len({board.virtue for board in box}) < len(box):
        raise PackError("characters.toml", "", "field virtue: the boards of the box start with different virtue")
    if len(loaded.market) < 2:
        raise PackError("market.toml", "", "needs at least two market cards")
    rewards = sum(card.copies for card in loaded.rewards.values())
    wanted = loaded.board.rewards_each * 5 + loaded.board.rewards_more
    if rewards < wanted:
        raise PackError("market.toml", "", f"needs at least {wanted} reward cards, not {rewards}")
    if rewards > MOST_REWARDS:
        raise PackError("market.toml", "", f"field copies: at most {MOST_REWARDS} reward cards, not {rewards}")


def _check_board(board: Board) -> None:
    def wrong(card: str, what: str) -> PackError:
        return PackError("board.toml", card, what)

    track, hall = board.track, board.guildhall
    if bool(board.market.left) != bool(board.market.right):
        raise wrong("market", "fields left and right: what the board prints on both spaces, or on neither")
    if not track.start <= track.top:
        raise wrong("track", f"field start: 0 to {track.top}")
    if len(track.tax_ignored) > len(track.points):
        raise wrong("track", "field tax_ignored: at most as many numbers as points")
    if set(board.locations) != {"quarry", "forest", "silversmith", "mines"}:
        raise wrong("locations", "needs quarry, forest, silversmith and mines")
    for name, by_seats in (("guildhall", hall.columns), ("town-centre", board.town_centre.places)):
        if set(by_seats) != set(SEATS):
            raise wrong(name, "needs a number for 2, 3, 4 and 5 players")
    for row in (*hall.reset_rows, *hall.refresh_rows):
        if not 1 <= row <= hall.rows:
            raise wrong("guildhall", f"fields reset_rows, refresh_rows: 1 to {hall.rows}")
    if hall.refresh_column == 1 and set(hall.reset_rows) & set(hall.refresh_rows):
        raise wrong("guildhall", "field refresh_column: a space has one icon at most")
    for number, level in enumerate(board.cathedral, 1):
        if bool(level.goods) == bool(level.any):
            raise wrong(f"cathedral {number}", "field goods or any: exactly one of the two")
    for exchange in board.storehouse:
        if not exchange.take and not exchange.virtue:
            raise wrong(f"storehouse {exchange.id}", "field take or virtue: it gives something")
        if exchange.id == "stop":
            raise wrong(f"storehouse {exchange.id}", "field id: this id is taken")


def _check_power(file: str, card: str, power: object) -> None:
    if isinstance(power, Also) and not goods_of(power, KINDS) and not power.cards:
        raise PackError(file, card, "field power: gives nothing")
    if isinstance(power, AtLarge) and not goods_of(power, KINDS) and not power.virtue:
        raise PackError(file, card, "field power: gives nothing")
    if isinstance(power, Trade) and not power.take and not power.virtue:
        raise PackError(file, card, "field take or virtue: it gives something")


def _check_building(building: Building) -> None:
    def wrong(what: str) -> PackError:
        return PackError("buildings.toml", building.id, what)

    effect = building.effect
    if (effect.when == "end") != isinstance(effect, End):
        verb = type(effect).__struct_config__.tag
        raise wrong(f"field when: {verb} does not go with {effect.when}")
    if "silver" in building.cost:
        raise wrong("field cost: goods, no silver")
    if isinstance(effect, Gain) and not goods_of(effect, KINDS) and not effect.cards:
        raise wrong("field effect: gives nothing")
    if effect.per is not None and not isinstance(effect, Gain | Points | Virtue):
        raise wrong("field per: only with gain, points and virtue")
    if effect.condition is not None:
        if not isinstance(effect, Points | Virtue):
            raise wrong("field if: only with points and virtue")
        if (effect.condition.most is None) != effect.condition.no_debt:
            raise wrong("field if: either most or no-debt")


CONTENT = Path(__file__).parent / "content"
BASE = "base"  # the pack that comes with Pactum


class Pack(Struct, frozen=True):
    """A whole edition. `hash` is the SHA-256 of its files' bytes."""

    hash: str
    board: Board
    apprentices: dict[str, Apprentice]
    buildings: dict[str, Building]
    characters: dict[str, Character]
    market: dict[str, MarketCard]
    rewards: dict[str, Reward]

    @property
    def key(self) -> tuple[str, int, str]:
        return (self.board.id, self.board.version, self.hash)


def _built(digest: str, decoded: Sequence[Any]) -> Pack:
    board, apprentices, buildings, characters, market = decoded
    loaded = Pack(
        digest,
        board,
        cards_by_id("apprentices.toml", apprentices.apprentice),
        cards_by_id("buildings.toml", buildings.building),
        cards_by_id("characters.toml", characters.character),
        cards_by_id("market.toml", market.market),
        cards_by_id("market.toml", market.reward),
    )
    check(loaded)
    return loaded


PACKS: Packs[Pack] = Packs(
    Path(__file__).parent,
    {
        "board.toml": Board,
        "apprentices.toml": file_of(apprentice=Apprentice),
        "buildings.toml": file_of(building=Building),
        "characters.toml": file_of(character=Character),
        "market.toml": file_of(market=MarketCard, reward=Reward),
    },
    _built,
    usual=BASE,
)
pack = PACKS.pack
