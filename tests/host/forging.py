"""Ways to tamper with an export, as somebody would who wants another game to have been played."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from engine.registry import game as rules_of
from host.lobby.seeds import commitment, final_seed
from host.log import journal
from host.proof.export import GameExport, parse_export
from tools.simulated import SimulatedTable

Export = dict[str, Any]


@cache
def exported(game_id: str = "devil", seed: int = 11) -> bytes:
    """An honest export of a simulated game."""
    game = rules_of(game_id)
    return SimulatedTable(game, game.seats[1], seed, 0).export()


def opened(raw: bytes) -> Export:
    """An export to write in."""
    found: Export = json.loads(raw)
    return found


def closed(export: Export) -> GameExport:
    """What was written, as `pactum verify` reads it."""
    return parse_export(json.dumps(export).encode())


def chained(export: Export) -> Export:
    """With all hashes computed anew, so that the chain holds again."""
    previous = bytes(32).hex()
    for number, move in enumerate(export["moves"], start=1):
        move["number"], move["previous"], move["table"] = number, previous, export["table"]
        text = json.dumps(move, ensure_ascii=False, separators=(",", ":"))
        previous = hashlib.sha256(text.encode()).hexdigest()
    export["head"] = previous
    return export


def committed(move: dict[str, Any]) -> None:
    """With a commitment that fits the answer."""
    move["commitment"] = journal.answer_commitment(bytes.fromhex(move["salt"]), move["value"])


class Forgery(NamedTuple):
    """`code`: as what it is found if no hash was computed anew; `replayed`: what finds it then, None for nothing.

    What no replay can find, only the head does.
    """

    forge: Callable[[Export], Any]
    code: str
    replayed: str | None


def nth(export: Export, which: Callable[[dict[str, Any]], Any], at: int = 0) -> dict[str, Any]:
    """One of the moves that fit."""
    return [move for move in export["moves"] if which(move)][at]


def _answer(move: dict[str, Any]) -> bool:
    return bool(move["kind"] == "answer")


def _drawing(move: dict[str, Any]) -> bool:
    return bool(move["draws"]) and move["kind"] != "start"


def _told(move: dict[str, Any]) -> bool:
    return _answer(move) and bool(move["happenings"])


def _start(move: dict[str, Any]) -> bool:
    return bool(move["kind"] == "start")


def _quantity(move: dict[str, Any]) -> bool:
    return _answer(move) and any(isinstance(one, int) for one in move["value"].values())


def _with_number(export: Export) -> None:
    move = nth(export, _quantity)
    field = next(key for key, one in move["value"].items() if isinstance(one, int))
    move["value"][field] += 1


def _answered_and_committed(export: Export) -> None:
    _with_number(export)
    committed(nth(export, _quantity))


def _inserted(kind: str, **more: Any) -> Callable[[Export], None]:
    def forge(export: Export) -> None:
        at = len(export["moves"]) // 2
        move = {**export["moves"][at], "kind": kind, "ask": None, "seat": None, "value": {}, "draws": []}
        move |= {"happenings": [], "settled": False, **more}
        move.pop("commitment", None)
        export["moves"].insert(at, move)

    return forge


def _swapped_with_the_next(which: Callable[[dict[str, Any]], Any]) -> Callable[[Export], None]:
    def forge(export: Export) -> None:
        moves = export["moves"]
        at = moves.index(nth(export, which, 3))
        moves[at], moves[at + 1] = moves[at + 1], moves[at]

    return forge


def _settling(move: dict[str, Any]) -> bool:
    return bool(move["settled"])


def _sealing(export_move: dict[str, Any]) -> bool:
    """An answer by which nothing happened: those of one step may come in any order."""
    return _answer(export_move) and not export_move["settled"] and not export_move["happenings"]


def _other_seed(export: Export) -> None:
    """Another opening seed with the commitment that fits; the seed of the game follows from it."""
    seed = bytes(range(32))
    export["opening_seed"], export["commitment"] = seed.hex(), commitment(seed)
    export["moves"][0]["value"]["commitment"] = export["commitment"]
    export["seed"] = final_seed(seed, export["words"]).hex()


def _other_card(export: Export) -> None:
    name = min(export["cards"])
    export["cards"][name] += "# another card"


def _other_word(export: Export) -> None:
    export["moves"][1]["value"]["word"] = export["words"][0] = "sunk"
    export["seed"] = final_seed(bytes.fromhex(export["opening_seed"]), export["words"]).hex()


def _both(name: str, value: Any) -> Callable[[Export], None]:
    def forge(export: Export) -> None:
        export[name] = export["moves"][0]["value"][name] = value

    return forge


def _game_of_another(export: Export) -> None:
    """With the rules' version that game has: the cards and options are still the old one's."""
    _both("game", "bids")(export)
    _both("rules", rules_of("bids").version)(export)


def _of_moves(which: Callable[[dict[str, Any]], Any], at: int, **fields: Any) -> Callable[[Export], None]:
    return lambda export: nth(export, which, at).update(fields)


def _other_game(export: Export) -> None:
    export.update(opened(exported(seed=12)))


def _later_epoch(export: Export) -> None:
    for move in export["moves"][40:]:
        move["epoch"] = 1


def _other_place(export: Export) -> None:
    first, second, *_ = export["result"]
    first["seat"], second["seat"] = second["seat"], first["seat"]


def _moved(name: str) -> Callable[[Export], Any]:
    """A key of a move stands at its end."""

    def forge(export: Export) -> None:
        move = export["moves"][30]
        move[name] = move.pop(name)

    return forge


def _private_form_of_another(export: Export) -> None:
    happenings = nth(export, _start)["happenings"]
    told = next(one for one in happenings if one.get("private"))["private"]
    (seat,) = told
    told[str((int(seat) + 1) % 4)] = told.pop(seat)


def _changed_draw(field: str, by: Any) -> Callable[[Export], None]:
    place = {"stream": 0, "epoch": 1, "counter": 2, "bound": 3, "result": 4}[field]

    def forge(export: Export) -> None:
        draw = nth(export, _drawing)["draws"][0]
        draw[place] = draw[place] + by

    return forge


def _twice(kind: Callable[[dict[str, Any]], bool], number: int) -> Callable[[dict[str, Any]], None]:
    """That move of its kind stands in the log once more."""

    def forge(export: dict[str, Any]) -> None:
        move = nth(export, kind, number)
        export["moves"].insert(export["moves"].index(move), dict(move))

    return forge


def _stripped(export: Export) -> None:
    """No answer has a commitment, as in the logs of the oldest release."""
    for move in export["moves"]:
        move.pop("commitment", None)


def _switched_off_twice(export: Export) -> None:
    for _ in range(2):
        _inserted("order-off", seat=0, value={"order": "accept-all"})(export)


FORGERIES: dict[str, Forgery] = {
    "an answer": Forgery(_with_number, "field", "commitment"),
    "an answer with its commitment": Forgery(_answered_and_committed, "field", "refused happening unplayable settled"),
    "an answer of nonsense": Forgery(_of_moves(_answer, 9, value={"x": [[]]}), "field", "commitment"),
    "the seat of an answer": Forgery(_of_moves(_answer, 9, seat=9), "field", "seat"),
    "a seat counted from the end": Forgery(_of_moves(_answer, 9, seat=-1), "field", "seat"),
    "the question of an answer": Forgery(_of_moves(_answer, 9, ask="1.offer"), "field", "refused"),
    "the kind of a move": Forgery(
        _of_moves(_answer, 9, kind="take-back", commitment=""), "field", "written-differently"
    ),
    "an answer said to be an order's": Forgery(_of_moves(_answer, 9, kind="by-order"), "field", "order"),
    "an answer said to be given for who did not come": Forgery(_of_moves(_answer, 9, kind="due"), "field", None),
    "a kind nobody knows": Forgery(_of_moves(_answer, 9, kind="wish"), "field", "malformed"),
    "the result of a draw": Forgery(_changed_draw("result", 1), "field", "draw"),
    "the stream of a draw": Forgery(_changed_draw("stream", "x"), "field", "draw"),
    "the bound of a draw": Forgery(_changed_draw("bound", 1), "field", "draw"),
    "the counter of a draw": Forgery(_changed_draw("counter", 1), "field", "draw"),
    "the epoch of a draw": Forgery(_changed_draw("epoch", 1), "field", "draw"),
    "a draw left out": Forgery(lambda export: nth(export, _drawing)["draws"].pop(), "field", "draw"),
    "a draw too many": Forgery(lambda export: nth(export, _answer)["draws"].append(["x", 0, 0, 6, 3]), "field", "draw"),
    "a move dropped": Forgery(
        lambda export: export["moves"].remove(nth(export, _answer, 9)), "field", "refused happening"
    ),
    "the first move dropped": Forgery(lambda export: export["moves"].pop(0), "field", "kind"),
    "two sealed answers swapped": Forgery(_swapped_with_the_next(_sealing), "field", None),
    "the last answer of a step and the first of the next": Forgery(
        _swapped_with_the_next(_settling), "field", "refused happening settled"
    ),
    "all moves reversed": Forgery(lambda export: export["moves"].reverse(), "field", "kind"),
    "a move twice": Forgery(_twice(_answer, 9), "field", "refused"),
    "a join in the middle": Forgery(_inserted("join", value={"joined": 99, "word": ""}), "field", "kind"),
    "a second start": Forgery(_inserted("start", value={"seats": [0, 1, 2, 3]}), "field", "kind"),
    "a take-back that never was": Forgery(_inserted("take-back", seat=0, ask="9.offer"), "field", "refused"),
    "a vote that never was": Forgery(_inserted("vote", value={"vote": "pause"}), "field", None),
    "a vote that draws": Forgery(
        _inserted("vote", value={"vote": "pause"}, draws=[["x", 0, 0, 6, 3]]), "field", "draw"
    ),
    "the salt of an answer": Forgery(_of_moves(_answer, 9, salt="0" * 32), "field", "commitment"),
    "the salt of another move": Forgery(_of_moves(_start, 0, salt="0" * 32), "field", None),
    "a short salt": Forgery(_of_moves(_start, 0, salt="00"), "field", "written-differently"),
    "the commitment of an answer": Forgery(_of_moves(_answer, 9, commitment="0" * 64), "field", "commitment"),
    "a commitment taken away": Forgery(lambda export: nth(export, _answer, 9).pop("commitment"), "field", "commitment"),
    "a commitment nobody gave": Forgery(_of_moves(_start, 0, commitment="0" * 64), "field", "commitment"),
    "a word in the log": Forgery(
        lambda export: export["moves"][1]["value"].update(word="sunk"), "field", "seats draw happening"
    ),
    "a word in the file": Forgery(lambda export: export["words"].__setitem__(0, "sunk"), "file", "file"),
    "a word in log, file and seed": Forgery(_other_word, "field", "seats draw happening"),
    "the seed": Forgery(lambda export: export.update(seed="0" * 64), "file", "file"),
    "the opening seed": Forgery(
        lambda export: export.update(opening_seed="0" * 64), "seed-commitment", "seed-commitment"
    ),
    "an opening seed that is none": Forgery(lambda export: export.update(opening_seed="cafe"), "hex", "hex"),
    "the commitment in the file": Forgery(lambda export: export.update(commitment="0" * 64), "file", "file"),
    "the commitment in the log": Forgery(
        lambda export: export["moves"][0]["value"].update(commitment="0" * 64), "field", "file"
    ),
    "the opening seed with its commitment": Forgery(_other_seed, "field", "seats draw happening"),
    "the seats in the file": Forgery(lambda export: export["seats"].reverse(), "file", "file"),
    "the seats in the log": Forgery(lambda export: nth(export, _start)["value"]["seats"].reverse(), "field", "seats"),
    "what happened": Forgery(
        lambda export: nth(export, _told)["happenings"][0].update(public={"is": "text", "key": "devil-begins"}),
        "field",
        "happening written-differently",
    ),
    "a happening left out": Forgery(lambda export: nth(export, _told)["happenings"].pop(), "field", "happening"),
    "who was told something": Forgery(_private_form_of_another, "field", "happening"),
    "a step that did not settle": Forgery(
        lambda export: nth(export, lambda move: _answer(move) and not move["settled"]).update(settled=True),
        "field",
        "settled",
    ),
    "a step that did settle": Forgery(
        lambda export: nth(export, lambda move: _answer(move) and move["settled"]).update(settled=False),
        "field",
        "settled",
    ),
    "the epoch of a move": Forgery(_of_moves(_answer, 9, epoch=1), "field", "epoch"),
    "the epoch from a move on": Forgery(_later_epoch, "field", "epoch"),
    "the number of a move": Forgery(_of_moves(_answer, 9, number=99), "field", None),
    "the table of a move": Forgery(_of_moves(_answer, 9, table=99), "field", None),
    "the table of the file": Forgery(lambda export: export.update(table=99), "field", None),
    "the move before": Forgery(_of_moves(_answer, 9, previous="0" * 64), "field", None),
    "the hash of the cards in the file": Forgery(
        lambda export: export["pack"].__setitem__(2, "0" * 64), "file", "file"
    ),
    "a card in the file": Forgery(_other_card, "cards", "cards"),
    "a file of cards too few": Forgery(lambda export: export["cards"].popitem(), "cards", "cards"),
    "the hash of the cards": Forgery(_both("pack", ["house", 1, "0" * 64]), "field", "cards"),
    "the cards in the log": Forgery(
        lambda export: export["moves"][0]["value"].update(pack=["house", 1, "0" * 64]), "field", "file"
    ),
    "the rules in the file": Forgery(lambda export: export.update(rules=99), "rules", "rules"),
    "the rules in the log": Forgery(lambda export: export["moves"][0]["value"].update(rules=99), "field", "file"),
    "the rules": Forgery(_both("rules", 99), "rules", "rules"),
    "the game": Forgery(_game_of_another, "field", "malformed file"),
    "a game nobody knows": Forgery(_both("game", "chess"), "game", "game"),
    "the options": Forgery(
        lambda export: export["moves"][0]["value"]["options"].update(learners=True),
        "field",
        "happening refused unplayable",
    ),
    "options of nonsense": Forgery(
        lambda export: export["moves"][0]["value"].update(options={"dragons": 3}), "field", "malformed"
    ),
    "points in the result": Forgery(lambda export: export["result"][0].update(score=999), "file", "file"),
    "who won": Forgery(_other_place, "file", "file"),
    "a seat missing in the result": Forgery(lambda export: export["result"].pop(), "file", "file"),
    "the head in the file": Forgery(lambda export: export.update(head="0" * 64), "file", None),
    "the end cut off": Forgery(lambda export: export["moves"].pop(), "head", "unfinished"),
    "half of it cut off": Forgery(lambda export: export["moves"].__delitem__(slice(90, None)), "head", "unfinished"),
    "all of it cut off": Forgery(lambda export: export["moves"].clear(), "no-moves", "no-moves"),
    "a move after the end": Forgery(
        lambda export: export["moves"].append(dict(export["moves"][-1])), "field", "refused"
    ),
    "another game": Forgery(_other_game, "head", None),
    "all commitments taken away": Forgery(_stripped, "field", "commitment"),
    "an order switched off twice": Forgery(_switched_off_twice, "field", "kind"),
    "a further key in a join": Forgery(
        lambda export: export["moves"][1]["value"].update(wish="more"), "field", "unknown-key"
    ),
    "a further key in a vote": Forgery(
        _inserted("vote", value={"vote": "pause", "wish": "more"}), "field", "unknown-key"
    ),
    "a key nobody knows": Forgery(_of_moves(_answer, 9, wish="more"), "field", "unknown-key"),
    "keys in another order": Forgery(_moved("kind"), "field", "written-differently"),
}


def forged(name: str, *, chain: bool) -> GameExport:
    """An export with that forgery; `chain`: all hashes are computed anew."""
    export = copy.deepcopy(opened(exported()))
    FORGERIES[name].forge(export)
    return closed(chained(export) if chain and export["moves"] else export)
