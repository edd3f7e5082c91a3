"""What the own board shows: workers and workshops on the actions, and what the next time takes."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from face.core.names import reader_for
from face.pictures.canvas import Box, Canvas
from face.pictures.theme import PICTURE_WIDTH
from games.paladins.face.pictures.board_scene import seats_and_virtual
from games.paladins.face.pictures.own_board import TICK, action_row, own_board, own_board_height
from games.paladins.rules.pack import pack
from games.paladins.rules.prospects import OPEN, WORKSHOP, BoardAction, board_actions, workshops_left
from games.paladins.rules.rulebook import ACTIONS
from games.paladins.rules.state import Player, State
from tests.games.paladins.bot.played import table_of
from tests.games.paladins.table import GAME, closed, options, player, table, workers
from tests.pictures.scenes import positions


def shown(state: State, action: str) -> BoardAction:
    """That action on the board of the first seat."""
    view = GAME.view(state, 0)
    return next(each for each in board_actions(view, view.boards[0]) if each.action == action)


def on(me: Player, action: str) -> list[str]:
    """What lies on the spaces of an action of that player."""
    return [space.on_it for space in shown(table(me), action).spaces]


def test_all_actions_are_there_in_the_order_of_the_board() -> None:
    view = GAME.view(table(), 0)
    assert tuple(each.action for each in board_actions(view, view.boards[0])) == ACTIONS


def test_workers_and_workshops_lie_on_their_spaces() -> None:
    me = player(workshops={"garrison": 2}, placed={"garrison": ("merchant", "", "criminal"), "hunt": ("labourer",)})
    assert on(me, "garrison") == ["merchant", WORKSHOP, "criminal"]
    assert on(me, "hunt") == ["labourer", OPEN]
    assert [each.action for each in board_of(me) if each.used] == ["hunt", "garrison"]


def board_of(me: Player) -> tuple[BoardAction, ...]:
    """The whole board of that player."""
    view = GAME.view(table(me), 0)
    return board_actions(view, view.boards[0])


def test_the_next_wall_needs_more_and_says_how_much_is_missing() -> None:
    after = shown(table(player(influence=1, walls=("wall-labourer-labourer", "wall-debt"))), "fortify").after
    assert after is not None
    assert (after.good, after.price, after.needs, after.level, after.missing) == ("provisions", 1, "influence", 3, 2)


def test_a_paladin_who_lies_face_down_counts_for_its_player_alone() -> None:
    state = table(player(strength=0), step="tavern")
    bare, with_paladin = (
        state,
        replace(state, players=(replace(state.players[0], chosen="berengier"), *state.players[1:])),
    )
    seen = {}
    for viewer in (0, 1):
        for name, each in (("bare", bare), ("chosen", with_paladin)):
            view = GAME.view(each, viewer)
            seen[viewer, name] = {one.action: one.after for one in board_actions(view, view.boards[0])}
    before, after = seen[0, "bare"]["garrison"], seen[0, "chosen"]["garrison"]
    assert before is not None
    assert after is not None
    assert (before.missing, before.price, after.missing, after.price) == (1, 1, 0, 0)  # +3 strength; no provisions
    assert seen[1, "bare"] == seen[1, "chosen"]


def test_silver_stands_in_for_strength_in_an_attack_only() -> None:
    state = table(player(), outsiders=("", "", "", "", "", "armourer-byzantines"))
    attack, convert = shown(state, "attack").after, shown(state, "convert").after
    assert attack is not None
    assert convert is not None
    assert (attack.hired, convert.hired) == (True, False)
    assert attack.price > 0


def test_what_cannot_be_done_again_has_no_next_time() -> None:
    assert shown(table(walls=()), "fortify").after is None
    assert shown(table(player(jars=tuple(f"jar-{at}" for at in range(7)))), "absolve").after is None
    assert shown(table(outsiders=("",) * 6), "convert").after is None


def test_the_workshops_left_begin_with_the_next_one() -> None:
    view = GAME.view(table(player(workshops={"garrison": 3, "attack": 1})), 0)
    cards = pack(view.pack)
    assert workshops_left(view.boards[0], cards) == cards.board.workshops.workers[3:]


def test_the_board_says_of_prices_and_attributes_what_the_turn_says() -> None:
    compared = 0
    for state in positions("paladins"):
        if state.step != "play" or state.agenda or 0 not in GAME.asks(state):
            continue
        offered = options(state, "action")
        view = GAME.view(state, 0)
        for action in board_actions(view, view.boards[0]):
            option, after = offered[action.action], action.after
            if after is None:
                assert option.closed is not None
                continue
            compared += 1
            numbers: dict[str, Any] = dict(option.data)
            assert numbers[after.good] == after.price
            reason = closed(state, action.action)
            missing = reason[1]["count"] if reason is not None and reason[0] == "lacks-attribute" else 0
            assert missing == (0 if after.hired else after.missing)
    assert compared


def test_spaces_that_need_no_worker_are_optional_and_drawn_with_dashes() -> None:
    optional = {each.action: [space.optional for space in each.spaces] for each in board_of(player())}
    assert {action for action, spaces in optional.items() if any(spaces)} == {"recruit", "hunt", "trade"}
    assert optional["trade"] == [False, True]
    view, reader = GAME.view(table(), 0), reader_for(table_of(table()), "en")
    canvas, box = Canvas(PICTURE_WIDTH, 700, ""), Box(0, 0, PICTURE_WIDTH, own_board_height(view))
    own_board(canvas, box, view, view.boards[0], pack(), reader, seats_and_virtual(view, reader))
    assert canvas.svg().count('stroke-dasharray="5 4"') == 3


def test_only_what_lacks_nothing_and_needs_something_has_a_tick() -> None:
    able = player(influence=5, faith=9, walls=("wall-debt",))
    assert _ticks(table(able), "fortify") == 1
    assert _ticks(table(replace(able, workers=workers())), "fortify") == 0
    assert _ticks(table(replace(able, influence=0)), "fortify") == 0
    assert _ticks(table(replace(able, placed={"fortify": ("merchant", "merchant", "merchant")})), "fortify") == 0
    needs_nothing = [
        each.action for each in board_of(player()) if each.after and each.after.needs and not each.after.level
    ]
    assert needs_nothing
    assert not any(_ticks(table(player()), action) for action in needs_nothing)


def _ticks(state: State, action: str) -> int:
    """How many ticks stand beside what the action in that row of the first seat's board needs."""
    view = GAME.view(state, 0)
    canvas = Canvas(PICTURE_WIDTH, 50, "")
    action_row(canvas, Box(0, 0, PICTURE_WIDTH, 44), view, view.boards[0], action, reader_for(table_of(state), "en"))
    return canvas.svg().count(TICK)
