"""Exports made to cost whoever checks them as much as possible, in any size. Chains and commitments in them hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from engine.chance import Chance
from engine.extras.fixing import Change
from engine.packs import hash_of
from engine.registry import game as rules_of
from host.fixes import Adjust, FixPosition, Rewind
from host.log import journal
from host.proof.replay import Replay
from tests.host.forging import Export, chained, committed, exported, opened

Made = Callable[[int], bytes]
"""A file that grows with the number it is given; about so many hundred bytes."""

FIELDS = b'{"pactum-export": 1, "x": '


def _raw(export: Export) -> bytes:
    return json.dumps(chained(export), ensure_ascii=False, separators=(",", ":")).encode()


def _beside(export: Export, kind: str, value: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A move in which nothing happens."""
    move = {**export["moves"][0], "kind": kind, "seat": None, "ask": None, "value": value, "draws": []}
    return {**move, "happenings": [], "settled": False, **more}


def _inserted(export: Export, at: int, moves: list[dict[str, Any]]) -> bytes:
    export["moves"][at:at] = [dict(move) for move in moves]  # each gets a number of its own
    return _raw(export)


def _started(export: Export) -> int:
    """The place after the start."""
    return 1 + next(at for at, move in enumerate(export["moves"]) if move["kind"] == "start")


def _sealed(export: Export) -> int:
    """The place of an answer by which nothing happened, and which can be taken back."""
    return next(
        at
        for at, move in enumerate(export["moves"])
        if move["kind"] == "answer" and not move["settled"] and not move["happenings"]
    )


def _again(export: Export, at: int, times: int) -> list[dict[str, Any]]:
    """That answer taken back and sealed again, so many times."""
    answer = export["moves"][at]
    return [_beside(export, "take-back", {}, seat=answer["seat"], ask=answer["ask"]), answer] * times


def keys_of_which_one_is_there_twice(size: int) -> bytes:
    keys = b",".join(b'"k%d": 1' % number for number in range(size * 8))
    return FIELDS + b"{" + keys + b',"k%d": 2}}' % (size * 8 - 1)


def keys_that_are_all_there_twice(size: int) -> bytes:
    keys = b",".join(b'"k%d": 1' % number for number in range(size * 4))
    return FIELDS + b"{" + keys + b"," + keys + b"}}"


def objects_in_each_other(size: int) -> bytes:
    one = b'{"a":' * 28 + b"1" + b"}" * 28
    return FIELDS + b"[" + b",".join([one] * (size // 2 + 1)) + b"]}"


def lists_that_never_close(size: int) -> bytes:
    return FIELDS + b"[" * (size * 100)


def lists_beside_each_other(size: int) -> bytes:
    return FIELDS + b"[" + b",".join([b"[]"] * (size * 33)) + b"]}"


def numbers_of_thousands_of_digits(size: int) -> bytes:
    return FIELDS + b"[" + b",".join([b"9" * 4000] * (size // 40 + 1)) + b"]}"


def a_long_word(size: int) -> bytes:
    export = opened(exported("bids"))
    export["words"][0] = export["moves"][1]["value"]["word"] = "ů" * size * 50
    return _raw(export)


def escapes(size: int) -> bytes:
    return FIELDS + b'"' + b"\\ud83d\\ude00" * (size * 8) + b'"}'


def objects_for_moves(size: int) -> bytes:
    export = opened(exported("bids"))
    export["moves"] = [{} for _ in range(size * 33)]
    return json.dumps(export).encode()


def lists_in_the_file(size: int) -> bytes:
    export = opened(exported("bids"))
    export["seats"] = list(range(size * 8))
    export["words"] = ["w"] * (size * 8)
    return _raw(export)


def one_move_with_many_draws(size: int) -> bytes:
    export = opened(exported("bids"))
    export["moves"][_started(export) - 1]["draws"] = [["setup/budgets", 0, at, 7, 3] for at in range(size * 4)]
    return _raw(export)


def one_move_with_much_that_happened(size: int) -> bytes:
    export = opened(exported("bids"))
    told = export["moves"][_started(export) - 1]["happenings"]
    export["moves"][_started(export) - 1]["happenings"] = told * size
    return _raw(export)


def one_move_with_many_keys(size: int) -> bytes:
    export = opened(exported("bids"))
    export["moves"][1] |= {f"k{at}": at for at in range(size * 8)}
    return _raw(export)


def cards_of_keys_in_keys(size: int, parts: int = 900) -> bytes:
    export = opened(exported("architects"))
    line = ".".join(["a"] * parts)
    export["cards"]["market.toml"] += "".join(f"{line}.b{at} = 1\n" for at in range(size * 100 // (2 * parts + 8)))
    digest = hash_of(content.encode() for content in export["cards"].values())
    export["pack"][2] = export["moves"][0]["value"]["pack"][2] = digest
    return _raw(export)


def joins_and_leaves(size: int) -> bytes:
    export = opened(exported("bids"))
    there = [_beside(export, "join", {"joined": 9 + at, "word": "x"}) for at in range(size // 6)]
    gone = [_beside(export, "leave", {"joined": 9 + at}) for at in reversed(range(size // 6))]
    return _inserted(export, 1, there + gone)


def a_crowd_that_sits_down(size: int, game_id: str = "bids") -> bytes:
    export = opened(exported(game_id))
    crowd = [_beside(export, "join", {"joined": 99 + at, "word": "x"}) for at in range(size // 3)]
    return _inserted(export, _started(export) - 1, crowd)


def options_without_end(size: int) -> bytes:
    export = opened(exported("bids"))
    export["moves"][0]["value"]["options"] = {f"k{at}": at for at in range(size * 8)}
    return _raw(export)


def votes(size: int) -> bytes:
    export = opened(exported("devil"))
    return _inserted(export, _started(export), [_beside(export, "vote", {"vote": "pause"})] * (size // 3))


def an_answer_sealed_and_taken_back(size: int) -> bytes:
    export = opened(exported("devil"))
    at = _sealed(export)
    return _inserted(export, at + 1, _again(export, at, size // 9))


def rewinds(size: int) -> bytes:
    """Half of it moves to keep in mind, half rewinds to the last of them."""
    export = opened(exported("bids"))
    at = _sealed(export)
    steps = _again(export, at, size // 6)
    last = at + 1 + len(steps)
    replay = Replay(bytes.fromhex(export["opening_seed"]))
    for move in export["moves"][: at + 1]:
        replay.step(journal.read_entry(json.dumps(move).encode()))
    fix = Rewind(last)
    value = fix.entry_value(replay.game, replay.state, "x")
    at_present = FixPosition(rules_of("bids"), replay.state, Chance(bytes(32)), "x", replay.state)
    told = to_builtins(fix.apply(at_present).happenings)
    fixes = [_beside(export, "fix", value, happenings=told, settled=True, epoch=epoch) for epoch in range(1, size // 3)]
    return _inserted(export, at + 1, steps + fixes)


def standing_orders(size: int) -> bytes:
    """Given, and given up, over and over."""
    export = opened(exported("bids"))
    given = _beside(export, "order", {"order": "bid", "value": {"coins": 1}}, seat=0)
    ended = _beside(export, "order-off", {"order": "bid"}, seat=0)
    return _inserted(export, _started(export), [given, ended] * (size // 6))


def adjustments(size: int) -> bytes:
    """A fix that gives a coin, and one that takes it, over and over."""
    export = opened(exported("bids"))
    begun = _started(export)
    replay = Replay(bytes.fromhex(export["opening_seed"]))
    for move in export["moves"][:begun]:
        replay.step(journal.read_entry(json.dumps(move).encode()))
    fixes = []
    for by in (1, -1):
        fix = Adjust(0, Change("coins", by))
        value = fix.entry_value(replay.game, replay.state, "x")
        outcome = fix.apply(FixPosition(rules_of("bids"), replay.state, Chance(bytes(32)), "x"))
        told = to_builtins(outcome.happenings)
        fixes.append(_beside(export, "fix", value, seat=0, happenings=told, settled=outcome.settled))
    return _inserted(export, begun, fixes * (size // 12))


def scores_for_a_crowd(size: int) -> bytes:
    export = opened(exported("devil"))
    export["moves"].append(_beside(export, "fix", {"fix": "correct", "scores": [1] * size, "reason": "x"}))
    return _raw(export)


def an_answer_with_a_long_list(size: int) -> bytes:
    export = opened(exported("devil"))
    for move in export["moves"]:
        if move["kind"] == "answer" and any(isinstance(one, list) and one for one in move["value"].values()):
            field = next(name for name, one in move["value"].items() if isinstance(one, list) and one)
            move["value"][field] = [f"x{at}" for at in range(size * 10)]
            committed(move)
            break
    return _raw(export)


def an_answer_with_many_fields(size: int) -> bytes:
    export = opened(exported("devil"))
    move = next(move for move in export["moves"] if move["kind"] == "answer")
    move["value"] |= {f"x{at}": 1 for at in range(size * 10)}
    committed(move)
    return _raw(export)


def an_answer_with_many_amounts(size: int) -> bytes:
    export = opened(exported("devil"))
    for move in export["moves"]:
        if move["kind"] == "answer" and any(isinstance(one, dict) for one in move["value"].values()):
            field = next(name for name, one in move["value"].items() if isinstance(one, dict))
            move["value"][field] = {f"x{at}": 0 for at in range(size * 10)}
            committed(move)
            break
    return _raw(export)


KINDS: dict[str, Made] = {
    made.__name__.replace("_", " "): made
    for made in (
        keys_of_which_one_is_there_twice,
        keys_that_are_all_there_twice,
        objects_in_each_other,
        lists_that_never_close,
        lists_beside_each_other,
        numbers_of_thousands_of_digits,
        a_long_word,
        escapes,
        objects_for_moves,
        lists_in_the_file,
        one_move_with_many_draws,
        one_move_with_much_that_happened,
        one_move_with_many_keys,
        cards_of_keys_in_keys,
        joins_and_leaves,
        a_crowd_that_sits_down,
        options_without_end,
        votes,
        an_answer_sealed_and_taken_back,
        rewinds,
        standing_orders,
        adjustments,
        scores_for_a_crowd,
        an_answer_with_a_long_list,
        an_answer_with_many_fields,
        an_answer_with_many_amounts,
    )
}
