"""What one needs stands on the desk when it is asked, and what is public in words that say what it is."""

from __future__ import annotations

import re
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from bot.desk.view import OWN_LENGTH, desk_view
from engine.chance import Chance
from engine.contract import Ask
from engine.forms import Draft
from engine.playouts import random_value
from engine.texts import Listed, Named, Refusal, SeatRef, Things, say
from face.core.names import with_suspicions
from face.desk.desk import DeskSurroundings, desk_words
from face.desk.form import FormWords, shown_form
from face.table.scenes import own_picture
from games.devil.face.board import board_lines
from games.devil.face.desk import desk_lines
from games.devil.face.face import FACE
from games.devil.face.forms.answers import sealed_lines
from games.devil.face.forms.details import detail_lines
from games.devil.face.own_area import own_lines
from games.devil.rules import GAME
from games.devil.rules.mechanics.chests import owner_seen
from games.devil.rules.pack import pack
from games.devil.rules.past import OfferRecord, OffersOfRound, SoulsOfRound
from games.devil.rules.prospects import points_in_sight
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import Chest, Inquisition, State, Todo
from host.play.desk_reading import Filled
from host.table.answers_in_words import answer_in_words
from tests.bot.people import texts_of
from tests.games.devil.bot.played import READER, desk_components, desk_of, played
from tests.games.devil.builders import DEVIL, MOON, PACK, SUN, changed, sealed, table
from tests.games.devil.inquisitions import GONE, facing

CARDS = pack(PACK)
WOKEN = Inquisition(slots=("bailiff", "vandal", "orator"), up=(True, True, False))
NOTHING = OfferRecord({}, True, 2)
USUAL_CHARACTERS, FULL_CHARACTERS, MOST_CHARACTERS = 2100, 2400, 2650  # half of all desks; nine in ten; the fullest
ADDRESS = re.compile(r"\]\([^)]*\)")  # behind a link's words, read by nobody


def own(state: State, seat: int = SUN) -> str:
    """What stands above the question."""
    return READER.lines(own_lines(GAME.view(state, seat), CARDS))


def asked(state: State, seat: int = SUN) -> str:
    """What stands between the question and its inputs."""
    ask = GAME.asks(state)[seat]
    form = GAME.form(state, seat, ask.id, Draft({}))
    return READER.lines(detail_lines(GAME.view(state, seat), ask, form, CARDS))


def board(state: State) -> str:
    return READER.lines(board_lines(GAME.view(state, None), CARDS))


def viewing(number: int = 2, **changes: Any) -> State:
    """The first viewing: every chest holds 1 stone and 1 wood for 3 coins."""
    chests = tuple(Chest({"stone": 1, "wood": 1}, False, 3) for _ in ROLES)
    return table("trading.first", number, chests=chests, **changes)


def test_whoever_views_a_chest_reads_costs_effects_and_what_is_missing() -> None:
    said = own(viewing(sun={"hand": ("mill",), "goods": {"wood": 1}}))
    assert (
        "**Mill** (rural) 2🪵 1🪨 · 1 pt. · Production: gain 1 grain. **❗ lacks 1🪵 1🪨: it's in this chest**" in said
    )


def test_whoever_finds_the_deal_taken_is_not_asked_what_they_do() -> None:
    chests = tuple(Chest({"coins": 3}, False, 3, taken_by="devil") for _ in ROLES)
    for state, question in (
        (viewing(), "What do you do?"),
        (table("trading.first", 2, chests=chests), "There's nothing to decide."),
    ):
        ask = GAME.asks(state)[SUN]
        form = GAME.form(state, SUN, ask.id, Draft({}))
        shown = shown_form(desk_of(state, SUN), ask, Filled({}, form, ()))
        assert FormWords(shown, READER, FACE).question().endswith(question)
        assert question in own_picture(desk_of(state, SUN), READER).alt  # type: ignore[union-attr]


def test_a_card_says_if_the_chest_has_a_part_or_nothing_of_what_is_missing() -> None:
    assert "❗ lacks 2🪵 1🪨: some of it is in this chest" in own(viewing(sun={"hand": ("mill",)}))
    offer = table("trading.offer", sun={"hand": ("mill",)})
    assert own(offer).splitlines()[-1].endswith("❗ lacks 2🪵 1🪨")
    assert "✅" in own(table("trading.offer", sun={"hand": ("mill",), "goods": {"wood": 2, "stone": 1}}))


def priced_in_souls(number: int, price: int = 1, **changes: Any) -> State:
    """A viewing in which every chest asks for soul pieces."""
    chests = tuple(Chest({"stone": 1}, True, price) for _ in ROLES)
    return table("trading.first", number, chests=chests, **changes)


def test_a_soul_piece_is_asked_for_beside_what_it_spares_in_both_inquisitions() -> None:
    board = replace(Inquisition(slots=("orator", "vandal", "houseguest")), up=(False, False, False), bribed=0)
    many = asked(priced_in_souls(2, inquisition=board, sun={"pure": 3}))  # the third dearest of four, of six
    assert re.search(r"as things stand .* you up to \d points in round 3 and up to \d points in round 5\.", many)
    assert "With fewer than three pieces you'd have to confess in a witch hunt." in many
    alone = asked(priced_in_souls(2, inquisition=board, sun={"pure": 1}))
    assert "If you keep this piece, as things stand it saves you up to 6 points in round 3" in alone
    assert (
        "up to 6 points in round 5. How much depends on which inquisitors come, and what each costs you by then."
        in alone
    )
    assert "witch hunt" not in alone
    assert "you penalties" not in asked(viewing(sun={"pure": 1}))


def test_inquisitors_who_are_awake_make_the_worth_of_a_soul_piece_certain() -> None:
    board = replace(Inquisition(slots=("orator", "vandal", "houseguest")), up=(True, True, True), bribed=GONE)
    state = priced_in_souls(4, 2, inquisition=board, sun={"pure": 2, "built": ("mill", "quarry")})
    orator, guest = CARDS.inquisitors["orator"], CARDS.inquisitors["houseguest"].points
    least, most = orator.points + guest, orator.points + orator.extra + guest
    assert f"you at least {least} and up to {most} points in round 5." in asked(state)
    state = priced_in_souls(4, 1, inquisition=board, sun={"pure": 3, "built": ("mill", "quarry")})
    assert "you 1 point in round 5." in asked(state)  # the Vandal's, and nobody else can come


def test_soul_pieces_one_does_not_own_are_worth_nothing_to_tell() -> None:
    assert "they save you " in asked(priced_in_souls(2, 2, sun={"pure": 1, "marked": 1}))
    assert "you penalties" not in asked(priced_in_souls(2, 2, sun={"pure": 1}))


def test_the_dearest_inquisitors_are_spared_first() -> None:
    board = replace(Inquisition(slots=("orator", "vandal", "glutton")), up=(True, False, False), bribed=0)
    state = priced_in_souls(5, 2, inquisition=board, sun={"pure": 2, "built": ("mill", "quarry")})
    orator, glutton = CARDS.inquisitors["orator"], CARDS.inquisitors["glutton"]
    most = 6 + max(orator.points + orator.extra, glutton.points)  # the Ascetic's, and the dearest after it
    assert f"at least {orator.points} and up to {most} points in round 5" in asked(state)


def test_the_vandal_names_the_building_it_destroys_and_its_points() -> None:
    board = replace(Inquisition(slots=("vandal", "orator", "glutton")), up=(True, False, False), bribed=GONE)
    for built, costs in (
        ((), "nothing as things stand"),
        (("mill", "cathedral", "quarry"), "now Quarry, 2 points"),
        (("mill", "sheepfold", "cathedral"), "now Mill or Sheepfold, 1 point"),
    ):
        sun = {"built": built}
        destroyed = f"**Vandal**: your building of the second-highest value is destroyed ({costs})."
        assert destroyed in asked(table("inquisition.answer", 3, inquisition=board, sun=sun))
        assert f"**Vandal**: {costs}." in asked(table("inquisition.pack", 3, inquisition=board, sun=sun))


def test_two_houseguests_are_two() -> None:
    assert "**Houseguest** × 2: now 4 points each." in asked(table("inquisition.pack", 5, sun={"guests": 2}))
    assert "**Houseguest**: now 4 points." in asked(table("inquisition.pack", 5, sun={"guests": 1}))


def test_a_plan_so_far_says_the_points_of_its_buildings() -> None:
    state = table("actions.plan", 1, sun={"hand": ("mill",), "goods": {"wood": 9, "stone": 9, "grain": 9}})
    ask = GAME.asks(state)[SUN]
    form = GAME.form(state, SUN, ask.id, Draft({"build1": "mill"}))
    said = READER.lines(detail_lines(GAME.view(state, SUN), ask, form, CARDS))
    assert "**So far**: build Mill. The buildings are worth 1 point." in said
    assert "Plans, in secret" not in said  # it needs the room for what is planned


def test_who_has_no_marked_piece_is_not_asked_how_many_of_them_pay() -> None:
    for marked, shown in ((0, False), (1, True)):
        state = priced_in_souls(2, sun={"pure": 1, "marked": marked})
        words = texts_of(desk_components(state, SUN, GAME.asks(state)[SUN], {"answer": "accept"}))
        assert ("pieces you pay are marked" in words) is shown


def test_the_wings_for_sale_stand_beside_the_coins_one_has() -> None:
    state = table("inquisition.wings", 3, sun={"goods": {"coins": 2}})
    assert "A wing costs 5 coins; you have 2 coins." in asked(state)


def test_a_viewer_reads_what_lies_in_the_own_chest() -> None:
    offers = OffersOfRound(2, (OfferRecord({"wood": 2, "coins": 1}, False, 3), NOTHING, NOTHING, NOTHING))
    assert "🎁 Your own chest: **2🪵 1🪙** for **3🪙**" in asked(viewing(past_offers=(offers,)))


def test_chests_of_earlier_rounds_stand_by_mark_and_round_with_what_became_of_them() -> None:
    first, second = (owner_seen(0, 1, at, "sun") for at in (0, 1))
    offers = dict.fromkeys(ROLES, NOTHING) | {
        "sun": OfferRecord({"grain": 1}, False, 4, taken=2),
        first: OfferRecord({"glass": 1}, True, 1, taken=1),
        second: OfferRecord({"marble": 9}, False, 5, taken=1),
    }
    state = viewing(past_offers=(OffersOfRound(1, tuple(offers[role] for role in ROLES)),))
    said = next(line for line in asked(state).splitlines() if line.startswith("-# Round 1"))
    assert "1🔷 for 1👻 ✓" in said
    assert "sold for 5🪙" in said
    assert "⬜" not in said
    assert "🎁 1🌾 for 4🪙, sold" in said
    assert "is Cleo\n" in asked(replace(state, known={2: first}))


def test_an_owner_reads_with_what_pieces_each_of_its_chests_was_paid_and_at_what_price() -> None:
    offer = OfferRecord({"glass": 1}, True, 2, taken=1)
    rounds = tuple(OffersOfRound(number, (NOTHING, NOTHING, NOTHING, offer)) for number in range(1, 5))
    souls = tuple(SoulsOfRound(number, (0, 0, 0, marked)) for number, marked in enumerate((1, 2, 0), 1))
    said = asked(table("trading.offer", 5, past_offers=rounds, past_souls=souls), DEVIL)
    assert "🎁 1🔷 for 2👻, sold (1 pure, 1 marked)" in said
    assert "🎁 1🔷 for 2👻, sold (2 marked)" in said
    assert "🎁 1🔷 for 2👻, sold (2 pure)" in said
    assert re.search(r"Round 4: .*🎁 1🔷 for 2👻, sold(\n|$)", said)


def test_whoever_packs_a_chest_reads_what_the_chests_so_far_held() -> None:
    sold = OfferRecord({"glass": 1}, True, 1, taken=1)
    state = table("trading.offer", 2, past_offers=(OffersOfRound(1, tuple(sold for _ in ROLES)),))
    assert "1🔷 for 1👻" in asked(state)


def test_the_devil_who_guesses_nobody_needs_no_list_of_chests_to_pack_for_the_inquisition() -> None:
    sold = OfferRecord({"glass": 1}, True, 1, taken=1)
    state = table("inquisition.pack", 3, past_offers=(OffersOfRound(1, tuple(sold for _ in ROLES)),))
    assert "1🔷 for 1👻" in own(state)
    assert "1🔷 for 1👻" not in own(state, DEVIL)


def test_a_field_is_improved_with_its_numbers_before_one() -> None:
    minor = Todo("minor", "field", "0")
    state = table("actions.resolve", 1, sun={"agenda": (minor,), "minors": (1, -1, -1, -1)})
    said = asked(state)
    assert "Field 1 (outer left): round 2 🌾 1 → **2**" in said
    assert "Field 2 (inner left): already at level 2" in said
    assert next(line for line in said.splitlines() if "Field 3" in line).endswith("+1🪙 every round")
    ask = GAME.asks(state)[SUN]
    form = GAME.form(state, SUN, ask.id, Draft({"field": "0"}))
    assert "Field 1" not in READER.lines(detail_lines(GAME.view(state, SUN), ask, form, CARDS))  # chosen: said below


def test_beneath_each_field_stands_what_improving_it_brings() -> None:
    minor = Todo("minor", "field", "0")
    state = table("actions.resolve", 1, sun={"agenda": (minor,), "minors": (1, -1, -1, -1)})
    ask = GAME.asks(state)[SUN]
    form = GAME.form(state, SUN, ask.id, Draft())
    notes = FACE.layout(GAME.view(state, SUN), ask, form, {}, ()).notes["field"]
    said = {id: READER.label(note) for id, note in notes.items()}
    assert "1" not in said  # it is at level 2 already
    assert said["0"].startswith("round 2 🌾 1 → 2")
    assert said["2"].endswith("+1🪙 every round")


def test_own_buildings_stand_with_their_effects() -> None:
    assert "🏰 **Mill**: Production: gain 1 grain." in own(table("actions.plan", sun={"built": ("mill",)}))


def test_a_chest_is_viewed_beside_what_the_own_buildings_make_of_goods() -> None:
    said = own(viewing(sun={"built": ("mill", "trade-route", "market-stalls")}))
    assert "**Market Stalls**: Action: sell up to 3 basic goods for 3 coins each." in said
    assert "**Trade Route**: End of the game" in said
    assert "🏰 **Mill** ·" in said  # production goes by itself


def test_in_the_last_round_buildings_say_only_what_is_still_to_come() -> None:
    built = {"built": ("mill", "trade-route", "rectory")}
    assert "🏰 **Mill** ·" in own(table("actions.plan", 5, sun=built))
    assert "**Rectory**: Reputation phase" in own(table("actions.plan", 5, sun=built))
    answers = own(table("inquisition.answer", 5, sun=built))
    assert "· **Rectory**" in answers
    assert "Reputation phase" not in answers
    assert "**Trade Route**: End of the game" in answers


def test_a_vandal_may_take_a_building_whose_effect_stands_beside_it() -> None:
    assert "**Mill**: Production: gain 1 grain." in own(table("inquisition.answer", 3, sun={"built": ("mill",)}))


def test_an_event_in_hand_says_what_it_costs_while_there_is_trade_unless_the_desk_is_crowded() -> None:
    few = {"hand": ("mill",), "events": ("pardoners",)}
    assert "✨ **Pardoners** — Left (−2 reputation)" in own(table("trading.offer", 3, sun=few))
    built = ("mill", "rectory", "dam", "chantry", "nunnery", "manor-farm", "trade-route", "quarry", "belfry")
    assert "✨ Pardoners" in own(table("trading.offer", 3, sun={**few, "built": built})).splitlines()[-1]


def test_the_desk_of_a_trade_says_what_an_event_in_hand_does() -> None:
    few = {"hand": ("mill",), "events": ("pardoners",)}
    said = "- ✨ Pardoners: −2 reputation; +4🪙; +3🪙 per indulgence / +1 reputation; pay 1🪙; buy up to 2 angel wings"
    for step in ("trading.offer", "trading.first"):
        state = viewing(3, sun=few) if step == "trading.first" else table(step, 3, sun=few)
        assert said in READER.lines(desk_lines(GAME.view(state, SUN), CARDS))
    for elsewhere in (table("actions.plan", 3, sun=few), table("trading.offer", 1, sun=few)):
        by_name = READER.lines(desk_lines(GAME.view(elsewhere, SUN), CARDS))
        assert by_name.splitlines()[-1] == "- ✨ Pardoners"


def test_a_crowded_desk_leaves_out_what_goes_by_itself() -> None:
    built = ("mill", "rectory", "dam", "chantry", "nunnery", "manor-farm", "trade-route", "quarry", "belfry")
    said = own(table("actions.plan", 3, sun={"built": built}))
    assert "Production:" not in said
    assert "**Trade Route**: End of the game" in said


def test_whoever_plans_reads_which_achievements_are_near() -> None:
    near = table("actions.plan", sun={"built": ("mill",), "hired": ("rural",), "minors": (-1, 0, -1, -1)})
    said = "🏅 Close to an achievement: rural/rural/town (1 symbol missing) · rural/church/church (2 symbols missing)"
    assert said in own(near)


def test_the_others_stand_in_a_line_each() -> None:
    said = own(table("hunt.vote", devil={"debt": 4, "built": ("mill",), "confessed": True}))
    assert "**Dora**: reputation 8 · debt 4 · 1 building · 🔥 confessed · 🏆 −1" in said


@pytest.mark.parametrize("step", ["cards.pick", "cards.done", "trading.offer", "actions.plan", "inquisition.pack"])
def test_the_others_stand_in_few_signs_where_the_step_is_about_oneself(step: str) -> None:
    said = own(table(step, 3, devil={"debt": 4, "built": ("mill",), "confessed": True, "demons": 2}))
    assert "**Dora**: 🏆 −3 · ⚖️8 📜4 🏰1 🦇2 🔥" in said
    assert said.count("-# **") == len(ROLES) - 1


async def test_desks_fit_a_phone_screen_and_a_half() -> None:
    lengths = []
    for state, _ in played(7):
        for seat, ask in GAME.asks(state).items():
            assert len(own(state, seat)) <= OWN_LENGTH
            lengths.append(len(ADDRESS.sub("", texts_of(desk_components(state, seat, ask, {})))))
    nine_in_ten = sorted(lengths)[len(lengths) * 9 // 10]
    assert median(lengths) <= USUAL_CHARACTERS
    assert nine_in_ten <= FULL_CHARACTERS
    assert max(lengths) <= MOST_CHARACTERS


def test_souls_are_counted_as_they_are() -> None:
    assert "👻 Souls: 1 pure" in own(table("trading.offer", sun={"pure": 1}))
    assert "three pieces" not in own(table("trading.offer", sun={"pure": 1}))


def test_the_board_says_what_the_points_are() -> None:
    said = board(table("trading.offer", moon={"built": ("mill",), "score": -3, "debt": 3, "angels": 1}))
    assert "Ben\\* · 🏆 −3 so far" in said
    assert "score track −3 · buildings 1 · debt −2 · wings 1" in said


def test_the_board_ends_with_the_final_number_beside_the_name() -> None:
    *_, (state, _) = played(3)
    said = board(state)
    for standing in GAME.result(state) or ():
        assert f"🏆 {standing.score} point".replace("-", "−") in next(
            line for line in said.splitlines() if line.startswith("###") and READER.seats[standing.seat][:4] in line
        )


def test_points_in_sight_take_no_notice_of_what_is_secret() -> None:
    lines = table("trading.offer", sun={"majors": ("town",)}, devil={"majors": ("town",)})
    seats = GAME.view(lines, None).seats
    assert points_in_sight(seats[SUN], CARDS) == points_in_sight(seats[DEVIL], CARDS)
    known = GAME.view(replace(lines, known={DEVIL: "devil"}), None).seats
    assert points_in_sight(known[DEVIL], CARDS)["majors"] == 0


def test_a_plan_says_what_a_building_is_short_of() -> None:
    state = table("actions.plan", sun={"hand": ("market-stalls",), "goods": {"wood": 2}, "debt": 9})
    said = READER.lines(GAME.preview(state, SUN, "2.actions.plan", {"build1": "market-stalls"}))
    assert "skipped: build Market Stalls (lacks 1 glass; 5 coins short even if you sell and borrow all you can)" in said
    state = changed(state, "sun", stock={**state.kingdoms[SUN].stock, "glass": 1}, debt=10)
    said = READER.lines(GAME.preview(state, SUN, "2.actions.plan", {"build1": "market-stalls"}))
    assert "build Market Stalls (1 coin short even if you sell and borrow all you can)" in said


def test_a_desk_says_what_debt_takes_off_the_points_in_sight() -> None:
    state = table("trading.offer", sun={"score": 6, "debt": 3})
    assert "🏆 **4** so far (score track 6, debt −2)" in own(state)
    assert "so far (score track 6)" in own(changed(state, "sun", debt=0, known_debt=0))
    assert "🏆 **−2** so far (debt −2)" in own(changed(state, "sun", score=0))


def test_points_in_sight_on_ones_own_desk_are_of_now() -> None:
    state = table("trading.offer", sun={"score": 6, "debt": 10, "goods": {"coins": 3}})
    repaid = changed(state, "sun", debt=7)  # the others hear of it when the phase settles
    assert "🏆 **2** so far (score track 6, debt −4)" in own(repaid)
    assert "🏆 1 · " in own(repaid, MOON)
    sold = changed(state, "sun", traded=1)
    worth = CARDS.board.scoring.indulgences
    assert f"so far (score track 6, debt −5, indulgences {worth})" in own(sold)
    assert "🏆 1 · " in own(sold, MOON)
    majors = table("trading.offer", devil={"majors": ("town",)})
    assert "so far (score track 0)" in own(majors, DEVIL)


IN_SIGHT = re.compile(r"🏆 \*\*(−?\d+)\*\* so far \(([^)]*)\)")


@pytest.mark.parametrize("seed", [3, 4])
def test_what_stands_in_brackets_adds_up_to_the_points_in_sight_whatever_was_done(seed: int) -> None:
    stream, acts, counted = Chance(bytes([seed]) * 32).stream("acts"), 0, 0
    for state, _ in played(seed):
        for seat in range(4 if state.step != "end" else 0):
            at = state
            for _ in range(3):  # repays, borrows, buys and sells on the way
                held = GAME.view(at, seat)
                match = IN_SIGHT.search(READER.lines(own_lines(held, CARDS)))
                assert match is not None
                parts = [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", match[2])]
                assert sum(parts) == int(match[1].replace("−", "-"))
                assert held.own is not None
                assert f"debt −{(held.own.debt + 1) // 2}" in match[2] or not held.own.debt
                counted += 1
                free = [ask for ask in GAME.liberties(at, seat) if ask.kind in ("bank", "repay")]
                if not free:
                    break
                try:
                    act = stream.pick(free)
                    value = random_value(GAME, at, seat, act.id, stream)
                    at = GAME.answer(at, seat, act.id, value, Chance(bytes(32))).state
                    acts += 1
                except Refusal:
                    break
    assert counted > 400
    assert acts > 50


def test_a_debt_on_the_board_says_from_when_it_is_while_plans_are_carried_out() -> None:
    assert "debt 2 when the plans began" in board(table("actions.resolve", sun={"debt": 2}))
    assert "when the plans began" not in board(table("trading.offer", sun={"debt": 2}))


def test_the_track_says_who_stands_where_and_drifts_how_far() -> None:
    said = board(table("trading.offer", sun={"reputation": 12}, moon={"reputation": 7}, devil={"reputation": 2}))
    assert (
        "**12** (▼2): Wilhelmina the Incorrigibly Long · **8** (▼1): Cleo · **7**: \\*Ben\\* · **2** (▲2): Dora" in said
    )


def test_wishes_are_kinds_of_goods_not_pieces() -> None:
    said = board(table("trading.offer", sun={"wish": ("stone", "marble")}))
    assert "would like stone and marble" in said


def test_what_every_round_asks_is_explained_when_it_first_comes_up() -> None:
    assert "Plans, in secret" in asked(table("actions.plan", 1))
    assert "Plans, in secret" not in asked(table("actions.plan", 2))
    assert "First viewing" in asked(viewing(1))
    assert "First viewing" not in asked(viewing(2))
    assert "Witch hunt" in asked(table("hunt.vote", 3))


def test_only_the_devil_who_wakes_them_reads_what_sleeping_inquisitors_do_while_it_packs() -> None:
    state = table("inquisition.pack", 3)
    assert "**Bailiff** (your debt rises" in asked(state, DEVIL)
    assert "Bailiff" in asked(state)
    assert "your debt rises" not in asked(state)


def test_a_devil_does_not_read_how_to_guess() -> None:
    state = table("inquisition.pack", 3)
    assert "Devil found" in asked(state, DEVIL)
    assert "Guesses now" not in asked(state, DEVIL)
    assert "Guesses now" in asked(state)


async def test_a_desk_with_nothing_to_decide_names_who_is_questioned() -> None:
    state = table("hunt.answer", questioned=(MOON, DEVIL))
    words = texts_of(desk_view(desk_of(state, SUN), READER, None, owing=2).to_components())
    names = " and ".join(READER.line(SeatRef(seat)) for seat in (MOON, DEVIL))
    assert f"Nothing to decide right now. Waiting for {names}." in words


def test_points_in_sight_of_nothing_are_not_taken_apart() -> None:
    line = "score track"
    state = table("hunt.vote")
    assert line not in board(state)
    assert f"{line} 4" in board(changed(state, "sun", score=4))


def test_the_chests_of_early_rounds_stand_with_their_prices_on_every_trading_desk() -> None:
    rounds = tuple(
        OffersOfRound(
            number,
            tuple(OfferRecord({"wood": number, "marble": at}, False, 5, taken=1 if at == 3 else 0) for at in range(4)),
        )
        for number in range(1, 5)
    )
    state = table("trading.offer", 5, past_offers=rounds)
    seen = GAME.view(state, SUN).own
    assert seen is not None
    lines = [line for line in asked(state).splitlines() if re.match(r"-# Round \d", line)]
    assert [len(re.findall(r"Round \d:", line)) for line in lines] == [2, 1, 1]
    for chest in seen.seen:
        line = next(line for line in lines if f"Round {chest.round}:" in line)
        goods = "" if chest.deal == "gone" else f"{chest.goods['wood']}🪵"
        assert goods in line
    assert sum(line.count("for 5🪙") for line in lines) == len(seen.seen) + len(rounds)  # each has its price
    assert lines[1].count("for 5🪙") == 3
    assert "Round 1: " in lines[0]
    assert " · Round 2: " in lines[0]


def test_wishes_stand_on_the_desk_that_packs_a_chest_ones_own_as_well() -> None:
    said = asked(table("trading.offer", sun={"wish": ("stone",)}, moon={"wish": ("glass",)}))
    (wishes,) = [line for line in said.splitlines() if "Wanted in chests" in line]
    assert f"{READER.line(SeatRef(SUN))} 🪨 · " in wishes
    assert wishes.endswith("🔷")


async def test_the_news_above_a_packer_leave_out_wishes_that_its_desk_says() -> None:
    state = table("trading.offer", moon={"wish": ("glass",)})
    told = READER.lines([say("devil-wishes", seat=SeatRef(MOON), things=Listed((Named("good", "glass"),)))])
    desk = desk_of(state, SUN)
    assert desk.ask is not None
    form = GAME.form(state, SUN, desk.ask.id, Draft({}))
    around = DeskSurroundings(f"{told}\n**Dora** pays a debt.", first=True)
    drawn = desk_view(desk, READER, shown_form(desk, desk.ask, Filled({}, form, ())), around).to_components()
    said = texts_of(drawn)
    assert "pays a debt" in said
    assert "glass in a chest" in told
    assert "glass in a chest" not in said


def test_a_sealed_answer_to_a_chest_still_says_what_lies_in_it() -> None:
    state = sealed(viewing(), sun={"answer": "refuse"})
    said = READER.lines(sealed_lines(GAME.view(state, SUN), GAME.sealed(state)[SUN]))
    assert "In it: **1 stone and 1 wood**. Price: **3 coins**." in said


@pytest.mark.parametrize("number", [1, 2])
def test_a_mark_is_explained_in_round_1_alone_and_not_where_its_name_says_it(number: int) -> None:
    said = [asked(viewing(number), seat) for seat in range(4)]
    assert any("☀️ and 🌙 are the two mortals' marks" in words for words in said) is (number == 1)
    assert not any("🕯️ is the mark" in words for words in said)


def test_a_decided_answer_names_the_inquisitor_it_is_for() -> None:
    state = facing(5, ("orator", "vandal", "bailiff"), (True, False, True), sun={"pure": 1})
    ask, value = GAME.asks(state)[SUN], {"1": "soul", "3": "penalty"}
    said = READER.lines(FACE.decided(ask, answer_in_words(GAME, state, SUN, ask, value).words, READER.texts.has))
    assert said == "Answers: Show a soul piece (Orator) and Take the penalty (Bailiff)"
    before = {"1": say("devil-answer-soul"), "3": say("devil-answer-penalty", what=Named("inquisitor", "bailiff"))}
    stored = READER.lines(FACE.decided(ask, before, READER.texts.has))  # by a release before
    assert stored == "Answers: Show a soul piece and Take the penalty (Bailiff)"


def test_an_empty_chest_is_called_so_whatever_its_price() -> None:
    ask = Ask("1.trading.offer", "offer", say("devil-ask-offer"))
    empty = {"goods": Things({}), "coins": 0, "price": say("devil-price-souls", count=1)}
    assert READER.lines(FACE.decided(ask, empty, READER.texts.has)) == "An empty chest"
    held = {**empty, "goods": Things({"wood": 1})}
    assert "1 wood" in READER.lines(FACE.decided(ask, held, READER.texts.has))


def test_whoever_is_about_to_get_the_third_demon_wing_reads_what_it_costs() -> None:
    cost = "the third demon wing costs 2 points and brings a houseguest"
    debt = table("trading.offer", 2, sun={"debt": 10, "marker": 2, "demons": 1})
    assert f"📜 Debt 10 → 9 at the next interest, with 2 demon wings – **{cost}**" in own(debt)
    assert own(debt).count(cost) == 1
    assert cost not in own(changed(debt, "sun", demons=0))
    assert f"🦇 2 demon wings (**{cost}**)" in own(changed(debt, "sun", debt=0, demons=2))
    assert own(changed(debt, "sun", demons=2)).count(cost) == 1
    assert "(**the third demon wing costs 2 points**)" in own(replace(changed(debt, "sun", debt=0, demons=2), guests=0))
    late = table("inquisition.answer", 5, sun={"debt": 10, "demons": 2})
    assert f"🦇 2 demon wings (**{cost}**)" in own(late)


def test_an_inquisitor_s_cost_is_exact_where_it_is_and_counts_debt_and_goods() -> None:
    def said(**sun: Any) -> str:
        return asked(replace(table("inquisition.pack", 5, sun=sun), inquisition=WOKEN))

    assert "**Ascetic**: now 6 points." in said()
    assert "**Ascetic**: now 2 to 6 points." in said(goods={"wood": 1, "glass": 1})
    assert "**Ascetic**: now up to 6 points." in said(goods={"wood": 3})
    bailiff = CARDS.inquisitors["bailiff"]
    by_debt = bailiff.points * ((4 + bailiff.extra) // bailiff.each)
    assert f"**Bailiff**: now {by_debt + bailiff.extra // 2} points." in said(debt=4)
    assert CARDS.buildings["mill"].points == 1
    assert "**Vandal**: now Mill, 1 point." in said(built=("mill",)).replace("\xa0", " ")
    assert "**Vandal**: nothing as things stand." in said()
    assert "(soul pieces and indulgences satisfy 2 of them)" in said(pure=1, indulgences=1)
    assert "satisfy" not in said(pure=0)


def test_the_wish_form_lists_what_everyone_wishes_for() -> None:
    state = table("trading.offer", 2, moon={"wish": ("grain",)})
    ask = next(each for each in GAME.liberties(state, SUN) if each.kind == "wish")
    form = GAME.form(state, SUN, ask.id, Draft({}))
    said = READER.lines(detail_lines(GAME.view(state, SUN), ask, form, CARDS))
    assert said.endswith(" 🌾")


def test_points_in_sight_say_when_they_leave_out_effects_at_the_end() -> None:
    ends = next(card.id for card in CARDS.buildings.values() if card.effects("end"))
    assert "without what buildings bring at the end" in own(table("hunt.vote", sun={"built": (ends,)}))
    assert "at the end" not in own(table("hunt.vote", sun={"built": ("mill",)})).split("so far")[1].split(")")[0]


def test_of_two_events_the_one_to_play_is_still_to_choose_not_the_one_to_discard() -> None:
    state = table("actions.plan", 2, sun={"events": tuple(CARDS.events)[:2]})
    ask = GAME.asks(state)[SUN]
    layout = FACE.layout(GAME.view(state, SUN), ask, GAME.form(state, SUN, ask.id, Draft({})), {}, ())
    assert READER.line(layout.labels["discard"]) == "Event to play"


def test_in_the_first_rounds_goods_for_either_building_are_said_to_be_for_one() -> None:
    goods = dict.fromkeys(("wood", "stone", "grain", "glass", "marble", "coins"), 9)
    for round_, told in ((1, True), (3, False)):
        said = own(table("actions.plan", round_, sun={"goods": goods, "hand": ("mill", "quarry")}))
        assert said.count("✅") == 2 + told
        assert ("(✅: enough goods and coins for any one of these)" in said) is told


@pytest.mark.parametrize(("pure", "said"), [(0, "You have no soul pieces."), (1, "You have only 1 soul piece.")])
def test_who_has_too_few_soul_pieces_for_a_chest_reads_how_many(pure: int, said: str) -> None:
    state = priced_in_souls(4, 2, sun={"pure": pure})
    node = next(field.node for field in GAME.form(state, SUN, GAME.asks(state)[SUN].id, Draft({})).fields)
    closed = [option.closed for option in node.options if option.closed is not None]
    assert [READER.line(why) for why in closed] == [said]


def test_a_suspicion_goes_from_beside_a_name_once_the_role_is_known() -> None:
    suspected = {MOON: "devil", DEVIL: "devil"}
    names = []
    for known in ({}, {MOON: "moon"}):
        desk = desk_of(table("hunt.vote", 3, known=known), SUN)
        names.append([with_suspicions(READER, desk, suspected).label(SeatRef(seat)) for seat in (MOON, DEVIL)])
    assert [[name.endswith("😈?") for name in each] for each in names] == [[True, True], [False, True]]


def test_what_a_chest_being_packed_spends_is_no_longer_there_for_buildings() -> None:
    card = next(card for card in CARDS.buildings.values() if card.cost.get("glass") == 2)
    state = table("trading.offer", 3, sun={"goods": dict(card.cost), "hand": (card.id,)})
    ask = GAME.asks(state)[SUN]
    drafts: list[dict[str, Any]] = [{}, {"goods": {"glass": 1}}]
    for draft, lacks in zip(drafts, ("✅", "❗ lacks 1🔷"), strict=True):
        desk = desk_of(state, SUN, {ask.id: draft})
        assert lacks in desk_words(desk, READER, "").body
        assert lacks in desk_words(desk, READER, "", short=True).body
        picture = own_picture(desk, READER)
        assert picture is not None
        assert f" {2 - len(draft)} glass" in picture.alt
