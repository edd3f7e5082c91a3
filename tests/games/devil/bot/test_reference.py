"""What lies open at a table of Deal with the Devil can be read, and whoever packs sees what it may cost."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.contract import Ask
from engine.forms import Draft, Form
from games.devil.face.board import board_lines
from games.devil.face.face import FACE
from games.devil.face.forms.details import detail_lines
from games.devil.face.rules import TERMS
from games.devil.rules import GAME
from games.devil.rules.pack import pack
from games.devil.rules.state import Guess, Inquisition, Options, State
from tests.games.devil.bot.played import READER
from tests.games.devil.builders import DEVIL, PACK, SUN, table

CARDS = pack(PACK)
BOARD = Inquisition(slots=("orator", "vandal", "bailiff"), up=(True, False, False))


def read(state: State, section: str, viewer: int | None = None) -> str:
    """A section as it is read."""
    found = next(one for one in FACE.reference(GAME.view(state, viewer)) if one.id == section)
    return READER.lines([entry.text for entry in found.entries])


def desk(state: State, seat: int) -> str:
    """What stands above the inputs of the question that seat owes."""
    ask = GAME.asks(state)[seat]
    form = GAME.form(state, seat, ask.id, Draft({}))
    return READER.lines(detail_lines(GAME.view(state, seat), ask, form, CARDS))


def packing(number: int = 3, **changes: Any) -> State:
    return table("inquisition.pack", number, **({"inquisition": BOARD} | changes))


def test_buildings_in_play_are_read_with_their_owner_and_what_they_do() -> None:
    state = table("trading.offer", moon={"built": ("mill",), "edge": ()})
    assert "**Mill** (rural) — 2 wood and 1 stone · 1 pt · Production: gain 1 grain." in read(state, "seat-1")
    assert "No buildings yet" in read(state, "seat-0")


def test_lines_of_the_desk_are_no_list_that_swallows_what_follows() -> None:
    state = packing()
    assert [line for line in desk(state, SUN).splitlines() if line.startswith("- ")] == []
    assert "▸ **" in desk(state, SUN)


def test_a_building_in_hand_costs_the_same_wherever_it_is_read() -> None:
    state = table("actions.plan", sun={"hand": ("mill",), "built": ("masons-lodge",)})
    assert "**Mill** (rural) — 2 wood (with your discount) · 1 pt" in read(state, "hand", SUN)
    view, (ask, form) = GAME.view(state, SUN), asked(state)
    (tokens,) = (one for one in FACE.layout(view, ask, form, {}, ()).controls if one.name == "plan-tokens")
    assert "Build Mill: 2 wood" in [READER.line(choice.text) for choice in tokens.choices]


def asked(state: State) -> tuple[Ask, Form]:
    """The question that the sun owes, with its form."""
    ask = GAME.asks(state)[SUN]
    return ask, GAME.form(state, SUN, ask.id, Draft({}))


def test_the_hand_is_among_them_for_its_owner_alone() -> None:
    state = table("trading.offer", sun={"hand": ("mill",), "events": ("forest",)})
    assert "Mill" in read(state, "hand", SUN)
    for viewer in (None, DEVIL):
        assert "hand" not in {one.id for one in FACE.reference(GAME.view(state, viewer))}


def test_inquisitors_say_what_they_punish_and_whether_they_ask() -> None:
    said = read(packing(inquisition=replace(BOARD, bribed=1)), "inquisitors").splitlines()
    ascetic, plebeian, orator, vandal = (
        next(line for line in said if name in line) for name in ("Ascetic", "Plebeian", "Orator", "Vandal")
    )
    assert "Sent away by bribes" in ascetic
    assert "Active in round 5 only" in plebeian
    assert "lose 3 points, and 2 more unless" in orator
    assert "Face up" in orator
    assert "Face down" in vandal


def test_achievements_say_their_sets_rewards_and_points_and_who_has_them() -> None:
    said = read(table("trading.offer", sun={"minors": (2, -2, -1, -1), "majors": ("town",)}), "achievements")
    assert "rural/rural/town** · earned by: Wilhelmina" in said
    assert "town/town/church** · earned by: nobody · lost: Wilhelmina" in said
    assert "**5 town** → 7 coins · earned by: Wilhelmina" in said
    assert "the devil gets no points for them" in said


def test_the_track_shows_arrows_ends_and_who_stands_where() -> None:
    said = read(table("trading.offer", sun={"reputation": 12}), "track")
    assert "`12` ▼▼ **Wilhelmina" in said
    assert "` 7` · 🪢 knot" in said
    assert "` 2` ▲▲ 🦇" in said
    assert "`15` ▼▼▼ 🪽 top" in said


def test_final_scoring_is_read_before_the_end() -> None:
    said = read(table("trading.offer"), "scoring")
    assert "minus half your debt" in said
    assert "1 for each angel wing, −1 for each demon wing" in said


def test_locked_guesses_are_told_by_name_on_the_board_and_among_the_cards() -> None:
    locked = (Guess("sun", "devil", 2), Guess("moon", "cultist", 0))
    state = packing(5, inquisition=replace(BOARD, locked=locked))
    for said in (
        READER.lines(board_lines(GAME.view(state, None), CARDS)),
        read(state, "inquisition"),
    ):
        assert "☀️ sun takes Cleo for the devil" in said
        assert "🌙 moon takes Wilhelmina the Incorrigibly Long for the cultist" in said


def test_whoever_packs_reads_which_inquisitors_ask_what_they_cost_and_who_sleeps() -> None:
    said = desk(packing(sun={"guests": 1}), SUN)
    awake, asleep = said.split("Face down, not active yet")
    for name in ("Ascetic", "Orator", "Houseguest"):
        assert name in awake
    assert "**Orator**: now 5 points." in awake
    assert "Plebeian" not in awake
    assert "Bailiff" in asleep
    assert "Plebeian" in desk(packing(5), SUN)


def test_whoever_may_buy_wings_reads_it_before_that() -> None:
    assert "Orator" in desk(replace(packing(), step="inquisition.wings"), SUN)


def test_what_being_found_costs_and_right_guessers_get_is_told_where_guesses_are_made() -> None:
    said = desk(packing(), SUN)
    assert "the devil moves 4 down the reputation track" in said
    assert "the cultist moves 3 down" in said
    assert "each right guesser gets 2 coins" in said
    assert "worth 2 points to its guesser" in desk(packing(5), SUN)


def test_the_devil_reads_in_the_last_round_too_whom_its_pieces_wake() -> None:
    assert "With 2 pieces inquisitor 1 turns face up, with 4 inquisitor 2 too" in desk(packing(5), DEVIL)


def test_the_plan_s_text_differs_at_a_learners_table() -> None:
    strict, mild = (desk(table("actions.plan", 1, options=Options(learners=one)), SUN) for one in (False, True))
    assert "skipped and costs 1 reputation" in strict
    assert "1 reputation" not in mild
    assert "costs learners nothing" in mild


def test_what_an_inquisitor_would_not_cost_now_says_nothing() -> None:
    said = desk(packing(5), SUN)
    assert ": nothing as things stand." in said
    assert "0 points" not in said


def test_whoever_a_houseguest_comes_to_by_the_bailiff_reads_what_it_costs() -> None:
    late = replace(BOARD, late_guests=(1, 0, 0, 0))
    assert "**Houseguest**: lose 4 points" in desk(table("inquisition.guest", 5, inquisition=late), SUN)


def test_events_played_and_buildings_destroyed_can_still_be_read() -> None:
    state = table("trading.offer", open=("forest", "mill"))
    said = read(state, "open").splitlines()
    assert [line.partition("** ")[0] for line in said] == ["- **Forest", "- **Mill"]
    assert "open" not in {one.id for one in FACE.reference(GAME.view(table("trading.offer"), None))}


AWAY = {
    "plan": {"offer", "viewing", "done"},
    "vote": {"keep", "pass", "done", "offer", "viewing"},
    "wings": {"keep", "pass", "done", "offer", "viewing"},
    "packing": {"keep", "offer", "viewing"},
}  # by the question at which a term must be known: those that are about something else, with a better one to come


def test_no_term_is_told_at_a_question_about_something_else() -> None:
    told = {id: term for id, term in TERMS.by_id.items() if id not in TERMS.opening}
    assert {"science", "reputation", "bribe", "guess"} <= told.keys()
    assert not {id: away for id, term in told.items() if (away := term.at & AWAY.get(term.by, set()))}
