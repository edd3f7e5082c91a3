"""All one needs stands on the desk when it is asked: own cards with what is missing, the others, and no long list."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.desk.view import desk_view
from engine.forms import Draft, Option
from engine.playouts import Playout
from engine.texts import Listed, SeatRef, Text, say, things
from face.core.names import reader_for
from face.core.parts import LookUpEntry, Section
from face.table.look_up import section_pages
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.architects.face.cards import EMPTY, RENEWAL, RESET, SEATS
from games.architects.face.face import FACE
from games.architects.face.option_hints import hint_of
from games.architects.face.own_area import own_lines
from games.architects.rules import GAME
from games.architects.rules.mechanics.scoring import score, settled
from games.architects.rules.pack import pack
from games.architects.rules.phases.turns import FILL
from games.architects.rules.prospects import workers_sent, workers_taken
from games.architects.rules.rulebook import group
from games.architects.rules.state import State
from tests.bot import drawing
from tests.bot.people import buttons_of, texts_of
from tests.contract.journeys import chance
from tests.games.architects.bot.played import READER, board_components, desk_components, desk_of, played
from tests.games.architects.building import after, having, standing, table

USUAL_CHARACTERS, MOST_CHARACTERS = 1800, 2300  # of a turn's desk: a phone screen and a half; at its fullest
SHORT_LINE = 160  # characters of the line that says what is not possible


def desk(state: State, **draft: Any) -> list[dict[str, Any]]:
    """The desk of the seat to move."""
    return desk_components(state, state.seat, GAME.asks(state)[state.seat], draft)


def lines(state: State, **draft: Any) -> list[str]:
    return texts_of(desk(state, **draft)).split("\n")


def line_with(state: State, words: str, **draft: Any) -> str:
    (line,) = (line for line in lines(state, **draft) if words in line)
    return line


def whole(state: State, seat: int = 0) -> list[str]:
    """All of a seat's own things, of which the desk shows what the question needs."""
    return READER.lines(FACE.own(GAME.view(state, seat))).split("\n")


def whole_with(state: State, words: str) -> str:
    (line,) = (line for line in whole(state) if words in line)
    return line


def hint(state: State, place: str) -> str:
    """The small print of a place in the select of a turn."""
    for component in walk_components(desk(state)):
        for option in component.get("options", ()):
            if option["value"] == place:
                return str(option.get("description"))
    raise AssertionError(place)


async def test_a_card_in_hand_says_what_it_still_needs() -> None:
    state = having(table(), 0, hand=("well", "chapel"), stock={"wood": 2, "stone": 2}, apprentices=())
    assert line_with(state, "**Well**").startswith("-# ✅ **Well**")
    assert line_with(state, "**Chapel**").endswith("**missing: 2 clay, 2 stone, and carpentry**")


async def test_who_has_nothing_of_it_reads_no_list_of_goods() -> None:
    state = having(table(), 0, hand=("well", "chapel"), stock={}, apprentices=())
    assert "missing" not in line_with(state, "**Well**")
    assert line_with(state, "**Chapel**").endswith(" · needs carpentry")
    assert not any("Chapel" in READER.line(line) for line in FACE.beside_picture(GAME.view(state, 0)))


async def test_where_nothing_can_be_built_the_guildhall_is_named() -> None:
    state = having(table(), 0, hand=("well",), stock={}, apprentices=())
    assert line_with(state, "Not now").startswith("-# Not now: Guildhall (nothing to build)")
    ready = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2}, apprentices=())
    assert "Guildhall" not in line_with(ready, "Not now")


def test_beside_the_picture_a_draft_tells_no_card_again() -> None:
    state = GAME.setup(GAME.options_type(), 3, chance(1)).state
    ask = GAME.asks(state)[0]
    form = GAME.form(state, 0, ask.id, Draft({}))
    assert len(FACE.details(GAME.view(state, 0), ask, form)) == 4
    (signs,) = FACE.details_beside_picture(GAME.view(state, 0), ask, form)
    assert "saw = carpentry" in READER.line(signs)


async def test_gold_stands_in_for_marble_where_they_are_alike() -> None:
    state = having(table(), 0, hand=("fountain",), stock={"stone": 3, "gold": 1}, character="therese")
    assert line_with(state, "**Fountain**").startswith("-# ✅")


async def test_own_buildings_stand_with_the_effects_that_are_still_to_come() -> None:
    state = having(table(), 0, built=("smithy", "lighthouse"))
    assert "At the end, score 1 point for every 4 virtue" in whole_with(state, "**Lighthouse**")
    assert whole_with(state, "Smithy") == "-# 🏠 Smithy"


async def test_every_other_seat_is_one_line_while_something_is_asked() -> None:
    state = having(standing(table(), "forest", 0, 3), 1, built=("smithy",), debts=2, virtue=4)
    assert whole_with(state, "⚖️ 4").startswith("-# 🟢② **")
    for words in ("17 home, 3 out", "🏠 1 ·", "📜 2 debts", "🏆 −4"):
        assert words in whole_with(state, "⚖️ 4")
    assert not [line for line in whole(state, 1) if "17 home" in line]


async def test_the_others_stand_above_the_cards_for_a_list_would_swallow_them() -> None:
    state = having(table(), 0, hand=("well",))
    shown = whole(state)
    others = [at for at, line in enumerate(shown) if line.startswith(("-# 🟢", "-# 🔴"))]
    assert others
    assert max(others) < shown.index(whole_with(state, "**Well**"))


async def test_a_desk_names_own_buildings_and_leaves_the_others_to_the_board() -> None:
    state = having(standing(table(), "forest", 0, 3), 0, built=("smithy", "lighthouse"))
    assert line_with(state, "Lighthouse") == "-# 🏠 Smithy and Lighthouse"
    assert not [line for line in lines(state) if line.startswith(("-# 🟢", "-# 🔴"))]


async def test_the_desk_says_where_own_workers_stand() -> None:
    state = standing(standing(table(), "forest", 3), "quarry", 1, 2)
    assert "16 at home, 4 out (Quarry 1, Forest 3)" in line_with(state, "at home")
    assert line_with(table(), "at home").endswith("0 out")


def own_points(state: State) -> list[str]:
    return [line for line in lines(state) if line.startswith("-# 🏆")]


async def test_points_if_the_game_ended_now_stand_on_the_desk_once_there_are_any() -> None:
    state = having(table(), 0, built=("smithy", "well"), level=2, virtue=11, stock={})
    assert own_points(state) == ["-# 🏆 Score now **12**: buildings 6, Cathedral 4, virtue 2"]
    assert own_points(having(table(), 0, virtue=7, stock={})) == []


async def test_all_that_counts_at_the_end_counts_on_the_desk_too() -> None:
    """Effects of buildings, debts, gold and marble, silver, and the Prison."""
    stock = {"gold": 1, "marble": 2, "silver": 25}
    state = having(table(), 0, built=("lighthouse",), virtue=8, debts=2, stock=stock)
    state = replace(state, prison=(4, *state.prison[1:]))
    parts = "buildings 8, debts −4, gold and marble 3, silver 2, Prison −2"
    assert own_points(state) == [f"-# 🏆 Score now **7**: {parts}"]
    ended = settled(state)
    assert score(ended, 0, ended.players[0]).total == 7


async def test_the_points_of_the_others_stand_in_their_lines() -> None:
    state = having(having(table(), 0, stock={}), 1, built=("smithy",), level=1, stock={})
    assert whole_with(state, "🏠 1").endswith("🏆 5")


async def test_a_turn_of_ones_own_is_called_so() -> None:
    state = table()
    assert "**Round 1** · your turn" in "\n".join(lines(state))
    assert "is to move" in texts_of(desk_components(state, 1, None, {}))


async def test_a_step_on_the_cathedral_that_cannot_be_paid_says_its_price() -> None:
    state = having(table(), 0, hand=("well",), stock={"wood": 1})
    assert "Cathedral (you can't pay 1 gold)" in line_with(state, "Not now")
    assert "Cathedral (you can't pay 8 wood or stone)" in line_with(having(state, 0, level=3), "Not now")


def notes_of(state: State, location: str) -> dict[str, str]:
    """The small print of what a place offers, by option, once it is chosen."""
    *_, last = (
        component["options"]
        for component in walk_components(desk(state, location=location))
        if component.get("options") and "location" not in str(component.get("custom_id"))
    )
    return {option["value"]: str(option.get("description")) for option in last}


def places(state: State) -> list[str]:
    """The labels of the list of a turn, in its order."""
    (options,) = (
        component["options"]
        for component in walk_components(desk(state))
        if component.get("options") and "location" in str(component.get("custom_id"))
    )
    return [str(option["label"]) for option in options]


async def test_works_of_the_guildhall_come_first_and_places_with_nothing_to_do_last() -> None:
    state = having(table(), 0, hand=("well",), stock={"wood": 2, "stone": 2, "gold": 1, "silver": 3})
    shown = places(state)
    assert [label.partition(" ")[0] for label in shown[:2]] == ["🏛️", "⛪"]
    assert shown[-2:] == ["🏘️ Town Centre: nobody to capture now", "🗝️ Guardhouse: no order possible now"]
    poor = places(standing(having(state, 0, stock={"clay": 1}, debts=1), "forest", 0, 1))
    assert [label.partition(":")[2] for label in poor[-3:]] == [
        " nothing to exchange now",
        " no silver for a capture",
        " no order possible now",
    ]
    assert any("Guardhouse: 1 order" in label for label in places(having(state, 0, stock={"silver": 6}, debts=1)))


async def test_ones_own_workers_to_capture_are_called_ones_own() -> None:
    you = reader_for(replace(drawing.TABLE, game="architects", seats=()), "en", 0)
    option = group("forest", 0, 2, price=1)
    assert you.label(option.text, 100) == "Forest: your 2 workers"


async def test_workers_to_capture_say_where_they_go() -> None:
    state = standing(standing(table(), "forest", 2, 3), "town-centre", 0)
    notes = notes_of(state, "town-centre")
    assert notes["forest.0"] == "For 1 silver, they come home to you"
    assert notes["forest.1"] == "For 1 silver, moved to your board; the Guardhouse then pays you 3 silver"


async def test_where_one_worker_comes_home_no_more_are_promised() -> None:
    state = having(standing(table(), "forest", 4), 0, workers=0)
    (note,) = (
        option["description"]
        for component in walk_components(desk(state))
        for option in component.get("options", ())
        if option["value"] == "forest.0"
    )
    assert note == "One of them comes home, 3 stay"


async def test_who_lacks_silver_for_the_farther_columns_reads_that_it_is_silver() -> None:
    state = having(table(), 0, stock={"silver": 4})
    assert "6 more apprentices (not enough silver)" in line_with(state, "Not now", location="workshop")


async def test_a_step_on_the_cathedral_speaks_of_no_building() -> None:
    state = having(table(), 0, hand=("well",), stock={"gold": 1})
    state = replace(state, guildhall=(1, 1))
    (line,) = (line for line in lines(state, location="cathedral") if "in the Workshop" in line)
    assert "building" not in line


async def test_captives_for_the_prison_say_what_they_bring() -> None:
    state = having(table(), 0, captured=(0, 2, 1))
    assert notes_of(state, "guardhouse")["imprison"] == "You get 3 silver for them"


async def test_what_is_no_choice_is_no_input() -> None:
    state = having(table(), 0, workers=20)
    assert not any("dig for" in line for line in lines(state, location="mines"))
    assert any("You get 2 clay." in line for line in lines(state, location="mines"))
    assert any("dig for" in line for line in lines(standing(state, "mines", 1), location="mines"))


async def test_the_black_market_fits_its_small_print() -> None:
    assert not hint(table(), "market").endswith("…")


async def test_what_is_given_stands_before_what_comes() -> None:
    state = having(table(), 0, stock={"silver": 3, "wood": 3, "stone": 3}, apprentices=("merchant-4",))
    shown = [*whole(state), *(str(option.get("label")) for option in options_of(state, location="storehouse"))]
    assert any("Storehouse: 1 silver → 2 stone" in line for line in shown)
    assert any(line.startswith("Any 2 of clay, wood, and stone → 1 virtue") for line in shown)
    assert any(line.startswith("1 silver → 2 stone") for line in shown)
    assert hint(state, "storehouse") == (
        "any 2 of clay, wood, and stone → 1 virtue; any 3 of wood and stone → 1 marble; 1 silver → 2 stone"
    )
    assert hint(having(state, 0, stock={"silver": 1, "wood": 1}), "storehouse") == "1 silver → 2 stone"
    none = hint(having(state, 0, stock={"wood": 2}), "storehouse")
    assert none == "any 2 of clay, wood, and stone → 1 virtue; any 3 of wood and stone → 1 marble"
    assert hint(state, "market").startswith("1🥈 for 1")
    assert "2🥈 for an apprentice, or one of 5 cards; 3🥈 for 2⬜ " in hint(state, "market")


def options_of(state: State, **draft: Any) -> list[dict[str, Any]]:
    """The options of all selects of the desk."""
    return [option for part in walk_components(desk(state, **draft)) for option in part.get("options", ())]


async def test_a_change_of_virtue_says_what_it_means_at_the_end_and_what_it_closes() -> None:
    state = having(replace(table(), tax=4), 0, virtue=5)
    assert (
        line_with(state, "Virtue 5 →", location="tax-stand")
        == "Virtue 5 → **3** (points at the end: −1 → −5; **closes the Cathedral** to you)."
    )
    state = having(table(), 0, virtue=9, stock={"wood": 2})
    (line,) = (line for line in lines(state, location="storehouse", trade=["virtue"]) if "Virtue 9 →" in line)
    assert line == "Virtue 9 → **10** (points at the end: 0 → 1; **closes the Black Market** to you)."


async def test_a_step_on_the_cathedral_says_its_points_and_its_reward() -> None:
    state = having(table(), 0, hand=("well",), level=1, stock={"wood": 4})
    said = line_with(state, "Cathedral, level 2:", location="cathedral")
    assert said.startswith("Cathedral, level 2: 2 → **4** points, and a hidden reward")
    said = line_with(replace(state, rewards=()), "Cathedral, level 2:", location="cathedral")
    assert said == "Cathedral, level 2: 2 → **4** points, and 1 virtue, as no reward is left."


async def test_a_desk_says_how_near_the_end_is() -> None:
    words = "10 of 12 Guildhall spaces free; once full, one last turn each"
    state = replace(table(2), guildhall=(0, 1))
    assert words in texts_of(desk_components(state, 0, GAME.asks(state)[0], {}))
    assert words in texts_of(desk_components(state, 1, None, {}))


async def test_who_has_few_workers_left_is_warned_before_none_is() -> None:
    words = "with none left, a turn brings one home and sends none."
    assert not any(words in line for line in lines(having(table(), 0, workers=3)))
    assert line_with(having(table(), 0, workers=2), words).startswith("-# 👷 Only 2 workers at home")
    last = having(table(), 0, workers=1)
    assert line_with(last, words).startswith("-# 👷 Your last worker")
    assert "your next turn calls one home and sends none" in line_with(last, "Workers at home", location="forest")
    no_more = line_with(replace(last, final=2), "Workers at home", location="forest")
    assert no_more.endswith("1 → **0**.")  # no turn follows


async def test_the_mines_say_what_gold_takes() -> None:
    assert hint(table(), "mines") == "You have nobody there; every 2 of your workers can bring 1 gold instead"


async def test_what_is_not_possible_is_one_short_line() -> None:
    for number, (state, _) in enumerate(played(5, 4)):
        if number % 6 or state.step != "turn":
            continue
        closed = [line for line in lines(state) if "Not now" in line]
        assert len(closed) <= 1
        assert max(map(len, closed), default=0) <= SHORT_LINE


async def test_who_cannot_pay_for_captures_is_told_so_in_a_few_words() -> None:
    state = having(table(), 0, stock={})
    for place in ("quarry", "forest", "mines", "storehouse", "workshop", "silversmith", "guardhouse"):
        state = standing(state, place, 0, 1, 1)
    assert line_with(state, "Not now", location="town-centre") == "-# Not now: you can't pay"
    (option,) = (
        option["label"]
        for component in walk_components(desk(state))
        for option in component.get("options", ())
        if option["value"] == "town-centre"
    )
    assert option == "🏘️ Town Centre: no silver for a capture"


async def test_an_order_of_the_guardhouse_that_is_impossible_is_not_in_the_list() -> None:
    state = having(table(), 0, debts=1, stock={"silver": 1}, captured=(0, 2, 0))
    offered = [
        option["value"]
        for component in walk_components(desk(state, location="guardhouse"))
        if "order" in str(component.get("custom_id"))
        for option in component.get("options", ())
    ]
    assert offered == ["imprison"]


@pytest.mark.parametrize(
    ("place", "state", "words"),
    [
        ("guardhouse", table(), "It does nothing now, but counts on a later visit"),
        (
            "guardhouse",
            having(replace(table(), prison=(2, 0, 0)), 0, debts=1, captured=(0, 3, 0)),
            "3 captives to sell; 2 of yours in Prison; 1 debt",
        ),
        ("forest", standing(table(), "forest", 2), "2 of yours are there; each later visit brings 1 more"),
        ("town-centre", table(), "It does nothing now, but counts on a later visit"),
    ],
)
async def test_a_place_says_what_it_would_do_now(place: str, state: State, words: str) -> None:
    assert hint(state, place) == words


async def test_the_largest_groups_are_named_at_the_town_centre() -> None:
    state = standing(standing(table(), "forest", 4, 1, 3), "quarry", 0, 2, 0)
    groups = hint(state, "town-centre").removeprefix("One player's workers in one place: ")
    assert [part.split()[0] for part in groups.split("; ")] == ["3×", "2×", "1"]


async def test_where_captures_must_be_in_one_place_the_groups_say_so() -> None:
    state = standing(standing(table(4), "forest", 4, 1, 3), "quarry", 0, 2, 0)
    state = having(standing(state, "town-centre", 2, 0, 0), 0, stock={"silver": 9})
    assert hint(state, "town-centre").startswith("All captures in one place. Possible: 3× ")


def test_a_desk_that_an_older_release_sent_still_folds_to_its_words() -> None:
    assert READER.line(say("architects-headline-own", round=3)) == "**Round 3** · your turn"
    assert READER.line(say("architects-space-deal", price=2)) == "2 silver for an apprentice, or for a look at cards"


async def test_the_board_says_what_everybody_has_so_far() -> None:
    state = having(table(), 0, built=("smithy", "well"), level=2, virtue=11, stock={})
    said = "-# 🏆 Score now 12: buildings 6, Cathedral 4, virtue 2"
    assert said in texts_of(board_components(state)).split("\n")


async def test_no_two_signs_look_alike() -> None:
    state = having(table(), 0, stock=dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 1))
    goods = [part.split()[0] for part in line_with(state, "🏺").split(" · ")]
    signs = [*goods, EMPTY, RESET, RENEWAL, *SEATS]
    assert len(set(signs)) == len(signs) == 6 + 3 + 5
    assert EMPTY in texts_of(board_components(state))


@pytest.mark.parametrize("kind", sorted(FILL))
def test_a_public_move_is_not_sealed(kind: str) -> None:
    if kind != "dismiss":  # a liberty: every one of them is done
        assert "seal" not in texts("en").format(f"architects-seal-{kind}", {}).casefold()


async def test_a_turn_that_is_done_says_so() -> None:
    state = GAME.answer(table(), 0, GAME.asks(table())[0].id, {"location": "forest"}, None).state  # type: ignore[arg-type]
    words = texts_of(desk_components(state, 0, None, {}))
    assert "**Done.**" in words
    assert "Sealed" not in words
    assert "Take back" in buttons_of(desk_components(state, 0, None, {}))


async def test_the_desk_of_a_turn_fits_a_phone_screen_and_a_half() -> None:
    turns = (state for number, (state, _) in enumerate(played(6, 4)) if number % 6 == 0 and state.step == "turn")
    lengths = [len(texts_of(desk(state))) for state in turns]
    assert median(lengths) <= USUAL_CHARACTERS
    assert max(lengths) <= MOST_CHARACTERS


async def test_the_mines_ask_for_the_good_only_where_there_is_a_choice() -> None:
    alone = having(table(), 0, stock={"silver": 3})
    beside = standing(alone, "mines", 1)
    words = "Choose what to dig for"
    assert words not in texts_of(desk(alone, location="mines"))
    assert "2 clay" in texts_of(desk(alone, location="mines"))  # the preview says what comes
    assert words in texts_of(desk(beside, location="mines"))


def section_behind_cards(state: State, **draft: Any) -> str:
    """The section that the button *Cards* of a desk opens."""
    return str(buttons_of(desk(state, **draft))["Cards"]["custom_id"]).split(":")[-1]


async def test_cards_open_at_what_matters_for_the_question() -> None:
    state = table()
    assert section_behind_cards(state) == ""
    assert section_behind_cards(state, location="workshop") == "workshop"
    assert section_behind_cards(state, location="tax-stand") == "track"


async def test_a_last_turn_says_what_still_counts() -> None:
    state = having(table(), 0, workers=1)
    assert "Your last worker at home" in line_with(state, "Your last")
    assert "Your last turn" in line_with(replace(state, final=2), "Your last")


async def test_a_folded_turn_says_the_place_first() -> None:
    (ask,) = GAME.asks(table()).values()
    words = {"good": say("architects-stop"), "location": say("architects-stop")}
    said = FACE.decided(ask, words, READER.texts.has)
    assert [line.key for line in said] == ["architects-named", "desk-folded-field"]
    assert said[1].params["label"].key == "architects-field-good"


async def test_what_follows_a_list_in_the_dossier_stands_apart_from_it() -> None:
    """Right below a list a line is drawn as a part of it."""
    lines = (say("architects-told-round", round=1), say("architects-told-home", seat=SeatRef(0)))
    entries = tuple(LookUpEntry(line) for line in (*lines, say("architects-told-round", round=2)))
    (page,) = section_pages(Section("rounds", say("architects-told-turns"), entries), READER)
    assert page.startswith("**Round 1**\n- ")
    assert page.endswith("\n\n**Round 2**")


async def test_who_is_asked_on_after_a_turn_that_can_be_taken_back_does_not_wait_for_anybody() -> None:
    state = after(having(table(), 0, hand=("crane",), stock={"wood": 9, "stone": 9, "clay": 9}), location="build.crane")
    ask = GAME.asks(state)[0]
    assert (ask.kind, *GAME.sealed(state)) == ("work", 0)
    shown = texts_of(desk_view(desk_of(state, 0, {}), READER).to_components())
    assert "You can take it back" in shown
    assert "Waiting for" not in shown


async def test_a_worker_called_home_is_done_and_not_sealed() -> None:
    state = after(having(standing(table(), "quarry", 1), 0, workers=0), place="quarry.0")
    shown = texts_of(desk_components(state, 0, None, {}))
    assert "**Done.**" in shown
    assert "Sealed" not in shown


def test_all_twenty_workers_are_counted_wherever_they_are() -> None:
    playout, elsewhere = Playout(GAME, GAME.options_type(), 4, chance(3), chance(4)), 0
    for _ in playout.steps():
        state = playout.state
        for seat, player in enumerate(state.players if state.step not in ("draft", "end") else ()):
            view = GAME.view(state, seat)
            cards = pack(view.pack)
            sent = workers_sent(view, seat)
            assert player.workers + sum(sent.values()) + workers_taken(view, seat) == cards.board.workers
            (standing_line,) = (line for line in own_lines(view, cards) if line.key == "architects-own-standing")
            assert standing_line.params["out"] == sum(sent.values())
            elsewhere += sent.get("market", 0) + sent.get("guildhall", 0)
    assert elsewhere


def place_hint(state: State, place: str) -> str:
    """What the list of places says of one of them, to the seat to move."""
    view, ask = GAME.view(state, state.seat), GAME.asks(state)[state.seat]
    node = GAME.form(state, state.seat, ask.id, Draft({})).fields[0].node
    option = next(each for each in node.options if each.id == place)  # type: ignore[union-attr]
    hint = hint_of(option, "location", view, ask, pack(view.pack))
    assert hint is not None
    return READER.line(hint)


def test_the_list_of_places_offers_only_free_spaces_of_the_black_market() -> None:
    state = having(table(3), 0, virtue=1, stock={"silver": 9})
    assert place_hint(state, "market").count("🥈 for") == 3
    assert place_hint(replace(state, market=(1, -1, -1)), "market").count("🥈 for") == 2


def test_the_town_centre_says_that_silver_is_the_limit_of_captures_and_only_where_it_is() -> None:
    state = standing(standing(table(3), "town-centre", 3), "mines", 0, 2)
    poor = place_hint(having(state, 0, stock={"silver": 1}), "town-centre")
    assert poor.startswith("Silver is your limit; your workers there would allow 4. ")
    assert "Mines" in poor
    assert "limit" not in place_hint(having(state, 0, stock={"silver": 9}), "town-centre")


def test_two_apprentices_of_one_name_on_display_are_told_apart_by_their_place() -> None:
    state = table(3)
    first, second = (("miner-1", *state.rows[0][1:]), ("miner-2", *state.rows[1][1:]))
    view = GAME.view(replace(state, rows=(first, second)), state.seat)
    cards, ask = pack(view.pack), GAME.asks(state)[state.seat]
    hints = [hint_of(Option(id, Text("x")), "who", view, ask, cards) for id in ("miner-1", "miner-2")]
    assert [READER.line(hint).split(" · ")[0] for hint in hints if hint] == [
        "row 1, column 1",
        "row 2, column 1",
    ]
    alone = hint_of(Option("thief", Text("x")), "who", view, ask, cards)
    assert alone is not None
    assert "row" not in READER.line(alone)


async def test_apprentices_of_one_name_on_display_are_told_apart_by_their_skills() -> None:
    state = having(table(3), 0, stock={"silver": 9})
    rows = (("merchant-1", "thief", *state.rows[0][2:]), ("merchant-5", *state.rows[1][1:]))
    shown = [str(option.get("label")) for option in options_of(replace(state, rows=rows), location="workshop")]
    named = [label.partition(":")[0] for label in shown]
    assert {"Merchant (tiling)", "Merchant (carpentry)", "Thief"} <= {*named}


def test_the_list_of_places_says_how_many_groups_it_does_not_name() -> None:
    state = table(4)
    for place in ("forest", "quarry", "mines"):
        state = standing(state, place, 0, 1, 1, 1)
    assert place_hint(state, "town-centre").endswith("; 7 more groups")


def test_virtue_beyond_its_top_says_before_that_a_debt_may_be_destroyed() -> None:
    state = having(table(), 0, virtue=14, debts=1, stock={"stone": 1, "clay": 3, "wood": 3, "marble": 1, "gold": 3})
    ask, value = GAME.asks(state)[0], {"location": "storehouse", "trade1": "virtue"}
    told = [READER.line(line) for line in GAME.preview(state, 0, ask.id, value)]
    assert any("afterwards you may **destroy an unpaid debt** free" in line for line in told), told
    now = GAME.answer(state, 0, ask.id, value, chance(1)).state
    assert READER.line(GAME.asks(now)[0].prompt).startswith("Your virtue goes past the top")


@pytest.mark.parametrize(
    ("locale", "missing"),
    [
        ("pl", "brakuje: 2 drewna i ciesielstwa"),
        ("ru", "не хватает: 2 дерева и плотницкого дела"),
    ],
)
def test_goods_that_are_missing_stand_in_the_case_of_the_skills_beside_them(locale: str, missing: str) -> None:
    listed = Listed((things({"wood": 2}), say("architects-skill-carpentry")))
    line = Reader(texts(locale)).line(
        say("architects-own-card-needs", card=say("architects-place-forest"), missing=listed)
    )
    assert missing in line
