"""An export that was tampered with never passes: with the published head whatever was done, mostly without it too."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Stream
from engine.registry import game as rules_of
from host.proof.export import FORMAT, GameExport, OtherFormat, Unreadable, parse_export
from host.proof.noted import BadHead, Differs, head_of
from host.proof.verify import OtherVersion, verify_export
from tests.contract.journeys import chance
from tests.ground import kept, sized
from tests.host.forging import FORGERIES, Export, chained, closed, committed, exported, forged, opened
from tools.simulated import SimulatedTable
from tools.under_test import all_under_test, under_test

Way = tuple[Any, ...]  # keys and places, from the file down to a value


def found(export: GameExport, head: str = "") -> str:
    """As what a difference is found."""
    with pytest.raises((Differs, OtherVersion)) as caught:
        verify_export(export, head)
    error = caught.value
    return error.what if isinstance(error, OtherVersion) else error.code


@cache
def head(game_id: str = "devil") -> str:
    return parse_export(exported(game_id)).head


@pytest.mark.parametrize("game_id", all_under_test())
def test_an_honest_export_holds_with_and_without_its_head(game_id: str) -> None:
    export = parse_export(exported(game_id))
    assert verify_export(export).anchored == 0
    assert verify_export(export, export.head).anchored == 256
    assert verify_export(export, export.head[:16]).anchored == 64
    assert verify_export(export).moves == len(export.moves)


def test_there_are_as_many_kinds_of_forgeries_as_the_docs_say() -> None:
    assert len(FORGERIES) > 70


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found_and_named(name: str) -> None:
    assert found(forged(name, chain=False), head()) in FORGERIES[name].code.split()


@pytest.mark.parametrize("name", kept(FORGERIES, *sorted(FORGERIES)[::4]))
def test_a_forgery_with_all_hashes_made_anew_is_found_by_the_head(name: str) -> None:
    export = forged(name, chain=True)
    if export == parse_export(exported()):  # it was about hashes alone, which are right again
        assert verify_export(export, head()).anchored == 256
    elif export.head == head():  # nothing that is hashed was touched
        assert found(export, head()) in str(FORGERIES[name].replayed).split()
    else:
        assert found(export, head()) in ("head", "head-earlier", "rules", "game", "no-moves")


@pytest.mark.parametrize("name", kept(FORGERIES, *sorted(FORGERIES)[1::4]))
def test_without_a_head_a_replay_finds_what_does_not_follow_from_the_seed_and_the_answers(name: str) -> None:
    wanted = FORGERIES[name].replayed
    export = forged(name, chain=True)
    if wanted is None:
        assert verify_export(export).anchored == 0
    else:
        assert found(export) in wanted.split()


def test_the_first_difference_is_told_with_its_move_and_both_values() -> None:
    with pytest.raises(Differs) as caught:
        verify_export(forged("the result of a draw", chain=True))
    details = caught.value.details
    should, says = json.loads(str(details["should"])), json.loads(str(details["says"]))
    assert should[:4] == says[:4]
    assert says[4] == should[4] + 1
    assert opened(exported())["moves"][int(details["number"]) - 1]["draws"]


def test_a_head_of_an_earlier_step_does_not_vouch_for_what_came_after() -> None:
    export = parse_export(exported())
    earlier = str(export.moves[-1]["previous"])
    with pytest.raises(Differs) as caught:
        verify_export(export, earlier)
    assert (caught.value.code, caught.value.details["number"]) == ("head-earlier", len(export.moves) - 1)


@pytest.mark.parametrize("typed", ["", "abc", "g" * 64, "0" * 15, "0" * 65, "0" * 63 + "٣"])
def test_what_is_no_head_is_refused(typed: str) -> None:
    with pytest.raises(BadHead):
        head_of(typed)


def test_a_head_may_be_typed_in_capitals_or_cut() -> None:
    assert head_of(f" {'AB' * 32}\n") == "ab" * 32
    assert head_of("0123456789abcdef…") == "0123456789abcdef"


# ---------------------------------------------------------------------------------- random changes


def leaves(node: Any, path: Way = ()) -> list[Way]:
    """The ways to everything in an export that is no array or object."""
    if isinstance(node, dict):
        return [leaf for key, one in node.items() for leaf in leaves(one, (*path, key))]
    if isinstance(node, list):
        return [leaf for at, one in enumerate(node) for leaf in leaves(one, (*path, at))]
    return [path]


def change(export: Export, way: Way, chance: Stream) -> None:
    """Put something else there, often of the same kind."""
    *before, last = way
    inner: Any = export
    for step in before:
        inner = inner[step]
    value = inner[last]
    others: list[Any] = [None, True, False, 0, -1, 2**40, "", "x", [], {}, [[]], {"x": 1}]
    if isinstance(value, bool):
        others += [not value] * 12
    elif isinstance(value, int):
        others += [value + 1, value - 1, -value, value + 2**31] * 3
    elif isinstance(value, str) and value:
        at = chance.below(len(value))
        others += [value[:at] + chance.pick("0123456789abcdef-.~é") + value[at + 1 :], value[:at]] * 6
    inner[last] = chance.pick([one for one in others if type(one) is not type(value) or one != value])


def passing(raw: bytes, head: str) -> GameExport | None:
    """The export if it passes; nothing is raised but what is made to be told."""
    try:
        export = parse_export(raw)
        verify_export(export, head)
    except (Unreadable, OtherFormat, Differs, OtherVersion):
        return None
    return export


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("game_id", "times"),
    [(game_id, game.rates.forged_values // sized(1, 3)) for game_id, game in all_under_test().items()],
)
def test_no_change_of_one_value_passes_with_the_head_and_none_crashes_without(game_id: str, times: int) -> None:
    stream = chance(5).stream("values")
    ways = leaves(opened(exported(game_id)))
    of_the_file = [way for way in ways if way[0] != "moves"]
    for _ in range(times):
        export = opened(exported(game_id))
        way = stream.pick(of_the_file if stream.below(4) == 0 else ways)
        change(export, way, stream)
        raw = json.dumps(export).encode()
        passing(raw, "")
        # Which release wrote the file is told to whoever needs another one, and means nothing else.
        assert passing(raw, head(game_id)) is None or way == ("pactum",), way


def test_no_change_of_one_byte_passes_with_the_head() -> None:
    stream = chance(5).stream("bytes")
    raw = exported("bids")
    honest = replace(parse_export(raw), pactum="")
    for _ in range(500):
        at = stream.below(len(raw))
        broken = raw[:at] + bytes([stream.below(256)]) + raw[at + 1 :]
        passed = passing(broken, head("bids"))
        assert passed is None or replace(passed, pactum="") == honest, (at, broken[at])


def test_changes_with_all_hashes_made_anew_never_pass_with_the_head_and_never_crash() -> None:
    stream = chance(5).stream("chains")
    ways = [way for way in leaves(opened(exported("bids"))) if way[0] == "moves"]
    for _ in range(300):
        export = opened(exported("bids"))
        change(export, stream.pick(ways), stream)
        raw = json.dumps(chained(export)).encode()
        passing(raw, "")
        assert export["head"] == head("bids") or passing(raw, head("bids")) is None


def test_an_export_of_another_format_names_its_release() -> None:
    export = opened(exported("bids"))
    export["pactum-export"], export["pactum"] = FORMAT + 1, "7.0.0"
    with pytest.raises(OtherFormat) as caught:
        closed(export)
    assert caught.value.pactum == "7.0.0"


def with_all_options() -> Export:
    """An honest export of a table of Deal with the Devil with every table option of the rulebook."""
    game = rules_of("devil")
    return opened(SimulatedTable(game, 4, 11, 0, options=game.options_type(**under_test("devil").all_options)).export())


def test_roles_dealt_by_preferences_follow_from_the_seed_and_the_answers() -> None:
    export = closed(with_all_options())
    assert verify_export(export, export.head).anchored == 256


def test_roles_dealt_as_if_somebody_had_wished_for_something_else_are_found() -> None:
    export = with_all_options()
    wish = next(move for move in export["moves"] if move["ask"] == "1.roles.preferences")
    wish["value"]["devil"] = "unwillingly" if wish["value"]["devil"] == "gladly" else "gladly"
    committed(wish)
    assert found(closed(chained(export))) == "draw"
