"""The steps from nothing to a game that has begun, each within a transaction: for lobbies, and for practice at once."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from db.connection.statements import Connection
from db.storable import check_storable
from db.tables import lobby
from db.trouble import Trouble
from engine.chance import SEED_BYTES, Chance
from engine.contract import Game
from engine.policies import strongest_level
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import NO_SUCH_PACK, Refusal, Typed
from host.lobby.seeds import DealtGame, commitment, deal_game, deal_lesson, deal_world, opening_value
from host.lobby.stewards import checked_level, lobby_is_over
from host.table.access import Tables
from host.table.moves import Act, Mover, TableMove
from host.table.stored_table import store_pack
from host.table.transaction import TableTransaction
from host.values import BAD_OPTIONS, CARDS_GONE, NO_SUCH_GAME, Pace, Person, Place

_LONGEST_OPTION = 60  # characters of typed options that a refusal repeats


def opening_of(
    tables: Tables, game_id: str, place: Place, opener: Person, options: dict[str, Any], cause: str, pace: Pace
) -> lobby.Opening:
    """A table about to be opened, with its seed. `pace`: checked.

    Raises Trouble `no-such-game`, `bad-options`, `not-storable`, `unknown-level`, Refusal for options no game takes.
    """
    game = games().get(game_id)
    if game is None:
        raise Trouble(NO_SUCH_GAME, game=game_id)
    chosen, typed = checked_options(game, options)
    checked_level(game, pace.stand_in)
    game.setup(typed, game.seats[0], Chance(bytes(SEED_BYTES)))  # what start would refuse is refused now
    pack = game.pack(typed)
    opening_seed = tables.entropy(SEED_BYTES)
    return lobby.Opening(
        game=game_id,
        rules=game.version,
        pack_id=pack[0],
        pack_version=pack[1],
        pack_hash=pack[2],
        options=chosen,
        commitment=commitment(opening_seed),
        opening_seed=opening_seed,
        opener_id=opener.id,
        server_id=place.server_id,
        channel_id=place.channel_id,
        cause=cause,
        opened_at=tables.clock(),
        pace=msgspec.json.encode(pace).decode(),
    )


def checked_options(game: Game[Any], options: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    """The options of a table, complete: as plain values and as the game reads them.

    Raises Trouble `bad-options`, `not-storable`.
    """
    chosen = _options(options, game.options_type)
    typed = msgspec.convert(chosen, game.options_type)
    _named_only(typed)
    return chosen, typed


async def open_new_table(tables: Tables, connection: Connection, opening: lobby.Opening) -> TableTransaction:
    """Opens the table: its first move commits to the seed. Returns it, locked."""
    game, pack = rules_of(opening.game), (opening.pack_id, opening.pack_version, opening.pack_hash)
    await store_pack(connection, game, pack)
    table_id = await lobby.open_table(connection, opening)
    value = opening_value(game, opening.options, pack, opening.commitment)
    tx = await tables.begun(connection, table_id)
    await tx.append(
        TableMove(kind="open", value=value, cause=opening.cause, person_id=opening.opener_id, posts=(), dirty=False)
    )
    return tx


async def begin_game(tables: Tables, tx: TableTransaction, person_id: int | None, cause: str) -> None:
    """Deals the game to those who sit in the lobby. `person_id`: who has it begin, None where its time has come.

    Raises Trouble `cards-gone`.
    """
    table = tx.table
    if table.goes_on_of is not None:
        await _begin_position(tables, tx, person_id, cause)
        return
    words = [card.word for card in table.seats]
    try:
        deal = deal_game(tx.game, table.options, table.pack, tx.stored.opening_seed, words, tx.stored.epoch)
    except Refusal as refusal:
        if refusal.code == NO_SUCH_PACK:
            raise Trouble(CARDS_GONE, pack=table.pack[0]) from refusal
        raise
    await _begun(tables, tx, person_id, cause, deal)


async def _begin_position(tables: Tables, tx: TableTransaction, person_id: int | None, cause: str) -> None:
    """Begins where a game that has ended is played on from; who joined first sees through the eyes that were chosen.

    Automatic players take the seats that are left.
    """
    world = await lobby.begins_in(tx.connection, tx.id)
    level = strongest_level(tx.game)
    for number in range(tx.table.most - len(tx.table.seats)):
        joined = tx.stored.number + 1
        await lobby.seat_steward_in_lobby(tx.connection, tx.id, joined, level)
        value = {"joined": joined, "word": "", "steward": level}
        await tx.append(
            TableMove(kind="join", value=value, cause=f"{cause}/seat-{number}", person_id=person_id, posts=())
        )
    await tx.reload()
    await begin_trial(tables, tx, person_id, cause, world)


async def begin_lesson(tables: Tables, tx: TableTransaction, person_id: int, cause: str, key: str) -> None:
    """Begins the position of that lesson with those who sit in the lobby. Raises Trouble `no-such-lesson`."""
    words = [card.word for card in tx.table.seats]
    await _begun(tables, tx, person_id, cause, deal_lesson(tx.table.game, key, tx.stored.opening_seed, words))


async def begin_trial(
    tables: Tables,
    tx: TableTransaction,
    person_id: int | None,
    cause: str,
    world: dict[str, Any],
    names: Mapping[int, str] = MappingProxyType({}),
) -> None:
    """Begins in that world, as `world_value` makes it, with those who sit in the lobby. `names`: of the other seats."""
    table = tx.table
    deal = deal_world(table.game, world, table.pack, tx.stored.opening_seed, [card.word for card in table.seats])
    await _begun(tables, tx, person_id, cause, deal, {"world": world}, names)


async def _begun(
    tables: Tables,
    tx: TableTransaction,
    person_id: int | None,
    cause: str,
    deal: DealtGame,
    more: Mapping[str, Any] = MappingProxyType({}),
    names: Mapping[int, str] = MappingProxyType({}),
) -> None:
    """Seats everyone as was drawn, and makes the first move of the game, which holds `more` besides."""
    table = tx.table
    await lobby.seat_all(tx.connection, tx.id, deal.seed, deal.seats, tables.clock())
    if names:
        named = {"table": tx.id, "seats": list(names), "names": list(names.values())}
        await tx.connection.execute(lobby.NAME_SEATS, named)
    await tx.reload()  # now that everyone has a seat
    value: dict[str, Any] = {"seats": list(deal.seats), **({"hints": True} if table.hints else {}), **more}
    if table.lesson is not None:
        value["lesson"] = table.lesson
    outcome = replace(deal.outcome, settled=True)
    done = tx.stage_outcome(Act("start", "", value, cause), Mover(None, person_id), outcome, deal.draws, dirty=True)
    await tx.write(done.writing)
    await lobby_is_over(tx.connection, tx.id)
    await tables.announce(tx, None)


def _named_only(options: msgspec.Struct) -> None:
    """Players choose a pack by its name; which bytes that means is the house's to say."""
    pack = getattr(options, "pack", "")
    if "@" in pack:
        raise Trouble(BAD_OPTIONS, option=Typed(f"pack={pack}"))


def _options(given: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    check_storable(given)
    unknown = set(given) - {field.encode_name for field in fields(kind)}
    if unknown:
        raise Trouble(BAD_OPTIONS, option=Typed(min(unknown)[:_LONGEST_OPTION]))
    try:
        chosen: dict[str, Any] = msgspec.to_builtins(msgspec.convert(given, kind))
    except msgspec.ValidationError as error:
        raise Trouble(BAD_OPTIONS, option=Typed(", ".join(given)[:_LONGEST_OPTION])) from error
    return chosen
