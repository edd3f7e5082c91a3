"""What happened is told in few sentences, and what a desk foretells is what the rules then do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.contract import Ask
from engine.texts import Listed, Named, Param, SeatRef, Text, say, things
from face.table.board import pictured_lines
from face.wordings.texts import texts
from games.devil.face.face import FACE
from games.devil.face.telling.log import condensed
from games.devil.face.telling.log_wordings import CELLS, CLAUSES, HEADS, TRACKED
from games.devil.rules import GAME
from games.devil.rules.mechanics.reputation import pay_claims
from games.devil.rules.phases.answers import NOTHING_GIVEN, penalised
from games.devil.rules.phases.production_interest_reputation import charge_interest
from games.devil.rules.prospects import points_charged
from games.devil.rules.prospects.threats import after_interest
from games.devil.rules.state import with_kingdom
from host.table.answers_in_words import answer_in_words
from host.values import Board, News
from tests.games.devil.bot.played import READER, TABLE, played, positions
from tests.games.devil.builders import SUN, table


def test_deeds_of_one_seat_in_a_row_make_one_sentence() -> None:
    told = condensed(
        (
            say("devil-did-build", seat=SeatRef(2), what=Named("building", "mill"), cost=things({"wood": 2})),
            say("devil-did-move", seat=SeatRef(2), steps=-1),
            say("devil-did-gain", seat=SeatRef(3), things=things({"coins": 1})),
        )
    )
    assert [READER.line(one) for one in told] == [
        "**Cleo** builds **Mill** (2🪵): moves 1 step down the reputation track.",
        "**Dora** gains 1🪙.",
    ]


def test_what_is_no_deed_stays_where_it_was() -> None:
    deed = say("devil-did-token", seat=SeatRef(0))
    between = say("devil-nobody-questioned")
    told = condensed((deed, between, deed))
    assert told[1] == between
    assert len(told) == 3


def lines(*texts: Text) -> list[str]:
    return READER.lines(list(condensed(texts))).splitlines()


def test_a_turn_of_several_acts_is_a_list() -> None:
    hired = say("devil-did-hire", seat=SeatRef(2), what=Named("courtier", "town"), coins=2)
    built = say("devil-did-build", seat=SeatRef(2), what=Named("building", "mill"), cost=things({"wood": 2}))
    bought = say("devil-did-bought", seat=SeatRef(2), things=things({"wood": 1}))
    assert lines(built, bought, hired) == [
        "**Cleo**",
        "▸ builds **Mill** (2🪵)",
        "▸ hires the town courtier (2🪙)",
        "▸ buys 1🪵 to pay for all this",
    ]


def test_deeds_of_a_seat_stand_together_even_when_others_answer_in_between() -> None:
    spent = [say("devil-did-spend", seat=SeatRef(seat), what=Named("courtier", "town")) for seat in (2, 3)]
    earned = [say("devil-did-minor", seat=SeatRef(seat), what=Named("achievement", "minor-0")) for seat in (2, 3)]
    said = lines(*spent, *earned)
    assert [line.partition(" ")[0] for line in said] == ["**Cleo**", "**Dora**"]


def test_courtiers_spent_for_an_achievement_stand_with_it() -> None:
    right = say("devil-did-right", seat=SeatRef(2), what=Named("event", "forest"))
    gained = say("devil-did-gain", seat=SeatRef(2), things=things({"coins": 2}))
    spent = say("devil-did-spend", seat=SeatRef(2), what=Named("courtier", "rural"))
    earned = say("devil-did-minor", seat=SeatRef(2), what=Named("achievement", "minor-0"))
    said = lines(right, gained, spent, earned)
    assert [line.partition(":")[2] for line in said[1:]] == [" gains 2🪙", " spends the rural courtier"]
    assert "earns the minor achievement" in said[2]
    assert lines(right, spent, gained)[0].endswith("spends the rural courtier and gains 2🪙.")


def test_a_plan_that_is_carried_out_in_the_same_breath_is_not_told_twice() -> None:
    mill = Named("building", "mill")
    plan = say("devil-plan-revealed", seat=SeatRef(2), plan=Listed((say("devil-plan-build", what=mill),)))
    built = say("devil-did-build", seat=SeatRef(2), what=mill, cost=things({"wood": 2}))
    assert lines(plan, built) == ["**Cleo** builds **Mill** (2🪵)."]
    assert lines(plan) == ["**Cleo** plans: build Mill."]


def test_tokens_are_one_line_at_the_end_of_a_turn() -> None:
    token = say("devil-did-token", seat=SeatRef(2))
    used = say("devil-did-use", seat=SeatRef(2), what=Named("building", "mill"))
    assert lines(used, token, token)[-1] == "▸ pays 2🌾 for action tokens"


def test_what_a_building_brings_stands_beside_it_in_the_table() -> None:
    acts = say("devil-did-building", seat=SeatRef(2), what=Named("building", "mill"))
    gain = say("devil-did-gain", seat=SeatRef(2), things=things({"grain": 1}))
    assert lines(say("devil-round", round=2), acts, gain)[1] == "**Cleo**: **Mill** +1🌾"


def test_deeds_that_come_from_no_act_are_a_list() -> None:
    shown = say("devil-showed-pieces", seat=SeatRef(2), count=1)
    given = say("devil-penalty-points", seat=SeatRef(2), points=4, what=Named("inquisitor", "houseguest"))
    assert lines(shown, given) == ["**Cleo** shows 1 soul piece and loses 4 points to the Houseguest."]


def test_what_a_turn_was_paid_with_is_one_line_at_its_end() -> None:
    token = say("devil-did-token", seat=SeatRef(2))
    hired = say("devil-did-hire", seat=SeatRef(2), what=Named("courtier", "town"), coins=2)
    bought = say("devil-did-bought", seat=SeatRef(2), things=things({"grain": 1}))
    sold = say("devil-did-sold", seat=SeatRef(2), things=things({"wood": 1, "stone": 1}))
    built = say("devil-did-build", seat=SeatRef(2), what=Named("building", "mill"), cost=things({"wood": 2}))
    assert lines(built, sold, hired, bought, sold, token)[1:] == [
        "▸ builds **Mill** (2🪵)",
        "▸ hires the town courtier (2🪙)",
        "▸ pays 1🌾 for action tokens",
        "▸ buys 1🌾 and sells 2🪵 2🪨 to pay for all this",
    ]


def test_a_wing_says_for_what_it_comes_and_who_shares_the_place() -> None:
    said = lines(
        say("devil-wings-change-hands"),
        say("devil-wings-demon", seat=SeatRef(3), count=1),
        say("devil-reputations-weighed"),
        say("devil-wings-demon", seat=SeatRef(3), count=1),
        say("devil-wings-demon", seat=SeatRef(2), count=1),
        say("devil-drift", seat=SeatRef(2), steps=-2),
    )
    assert said[1:] == [
        "**Cleo**: +1🦇 (lowest reputation, like Dora) · ▼2 drift",
        "**Dora**: +1🦇 (from the plan) · +1🦇 (lowest reputation, like Cleo)",
    ]


def test_beside_a_boards_picture_a_table_is_whole_or_not_there() -> None:
    """With rows missing it would look as if nothing had happened to those players."""
    voted = say("devil-nobody-questioned")
    produced = [say("devil-produced", seat=SeatRef(seat), things=things({"wood": 1})) for seat in range(4)]
    state, _ = next(played(1))
    board = Board(TABLE, GAME.view(state, None), 1, (), None, 1)
    beside = partial(pictured_lines, board, READER, old=False)
    assert "+1🪵" not in beside(News(TABLE, None, (voted, say("devil-round", round=2), *produced)))
    assert "nobody is questioned" in beside(News(TABLE, None, (voted, say("devil-round", round=2), *produced)))
    assert "+1🪵" in beside(News(TABLE, None, tuple(produced[2:])))


def test_beside_a_boards_picture_no_deed_stands_without_the_name_of_who_did_it() -> None:
    plan = say("devil-plan-revealed", seat=SeatRef(2), plan=Listed(()))
    built = [
        say("devil-did-build", seat=SeatRef(2), what=Named("building", card), cost=things({"wood": 2}))
        for card in ("mill", "mill", "mill", "mill")
    ]
    voted = say("devil-nobody-questioned")
    state, _ = next(played(1))
    board = Board(TABLE, GAME.view(state, None), 1, (), None, 1)
    beside = partial(pictured_lines, board, READER, old=False)
    for after in ((), (voted,)):
        said = beside(News(TABLE, None, (plan, *built, *after)))
        deeds = [line for line in said.split("\n") if line.startswith("-# ▸")]
        assert not deeds or "Cleo" in said.split("\n-# ▸")[0].split("\n")[-1], said
    assert "▸" in beside(News(TABLE, None, (plan, *built)))
    assert "nobody is questioned" in beside(News(TABLE, None, (plan, *built, voted)))


def test_a_debt_at_its_limit_says_why_it_does_not_grow() -> None:
    interest = say("devil-interest", seat=SeatRef(2), debt=9, was=10)
    assert "debt 10 → 9 (past the limit)" in lines(say("devil-interest-falls-due"), interest)[1]


def test_of_a_plan_with_a_choice_to_come_the_rest_is_told() -> None:
    mill, hire = Named("building", "mill"), Named("courtier", "town")
    parts = Listed((say("devil-plan-build", what=mill), say("devil-plan-hire", what=hire)))
    plan = say("devil-plan-revealed", seat=SeatRef(2), plan=parts)
    built = say("devil-did-build", seat=SeatRef(2), what=mill, cost=things({"wood": 2}))
    assert lines(plan, built)[-1] == "**Cleo** still has to: hire the town courtier."


def test_interest_and_reputation_are_one_table_with_a_row_a_seat() -> None:
    said = lines(
        say("devil-interest-falls-due"),
        say("devil-interest", seat=SeatRef(3), debt=7, was=6),
        say("devil-interest", seat=SeatRef(2), debt=9, was=9),
        say("devil-wings-demon", seat=SeatRef(2), count=1),
        say("devil-reputations-weighed"),
        say("devil-wings-angel", seat=SeatRef(3), count=1),
        say("devil-drift", seat=SeatRef(3), steps=-2),
        say("devil-round", round=3),
        say("devil-produced", seat=SeatRef(2), things=things({"wood": 1, "coins": 2})),
    )
    assert said[1:3] == [
        "**Cleo**: debt 9 → 9 (past the limit) · +1🦇",
        "**Dora**: debt 6 → 7 · +1🪽 (highest reputation) · ▼2 drift",
    ]
    assert "Interest" in said[0]
    assert "Reputation" in said[0]
    assert said[3:] == ["**Round 3 begins**, with its production", "**Cleo**: +1🪵 2🪙"]


def test_the_track_is_told_with_both_places_where_the_log_has_them() -> None:
    said = lines(
        say("devil-reputations-weighed"),
        say("devil-did-move", seat=SeatRef(3), steps=2, now=9),
        say("devil-drift", seat=SeatRef(3), steps=-1, now=8),
        say("devil-drift", seat=SeatRef(2), steps=1, now=5),
    )
    assert said[1:] == ["**Cleo**: drift 4 → 5", "**Dora**: reputation 7 → 9 · drift 9 → 8"]
    moved = " ".join(lines(say("devil-did-move", seat=SeatRef(3), steps=-2, now=6)))
    assert "moves 2 steps down the reputation track, to 6" in moved


def test_every_clause_has_its_sentence() -> None:
    known = texts("en")
    heads = {kind.wording: head for kind, head in HEADS.items()}
    for wordings in (CLAUSES, CELLS, heads):
        assert all(known.has(key) and known.has(clause) for key, clause in wordings.items())
    assert all(known.has(f"{clauses[key]}-to") for clauses in (CLAUSES, CELLS) for key in TRACKED)


def test_the_first_production_is_a_table_too() -> None:
    made = [say("devil-produced", seat=SeatRef(seat), things=things({"grain": 1})) for seat in (2, 3)]
    assert lines(say("devil-begins"), *made)[1:] == ["🌱 **Production**", "**Cleo**: +1🌾", "**Dora**: +1🌾"]


def test_a_wish_names_kinds_of_goods_and_no_amounts() -> None:
    wish = say("devil-wishes", seat=SeatRef(2), things=things({"stone": 1, "marble": 1}))
    assert lines(wish) == ["💬 Cleo would like stone and marble in a chest."]


def test_nothing_happened_is_nothing_said() -> None:
    assert condensed(()) == ()


def test_the_interest_a_desk_foretells_is_what_the_interest_phase_charges() -> None:
    compared = 0
    for seed in range(70, 73):
        for state, _ in played(seed):
            for seat, kingdom in enumerate(state.kingdoms):
                me = GAME.view(state, seat).seats[seat]
                after = charge_interest(replace(kingdom, claims=()), state.pack)
                wings = sum(count for _, count in after.claims)
                assert after_interest(kingdom.debt, me, state.pack) == (after.debt, wings)
                compared += wings
    assert compared


def test_an_inquisitor_costs_no_more_than_the_desk_says() -> None:
    """Everybody takes every penalty, and gives as little as they may."""
    met: set[str] = set()
    for state, seat, _ in positions(range(80, 92), "inquisitors"):
        view = GAME.view(state, seat)
        for _, inquisitor in view.own.facing:
            _, foretold = points_charged(inquisitor, view, view.own, state.pack)
            assert _lost_to(state, seat, inquisitor) == foretold, inquisitor
            met.add(inquisitor)
    assert met >= {"ascetic", "houseguest", "bailiff", "orator"}


def _lost_to(state: Any, seat: int, inquisitor: str) -> int:
    kingdom = state.kingdoms[seat]
    places = tuple(one.reputation for one in state.kingdoms)
    after, _ = penalised(state.pack, inquisitor, kingdom, seat, NOTHING_GIVEN, places)
    by_debt = (after.debt + 1) // 2 - (kingdom.debt + 1) // 2
    paid, _ = pay_claims(with_kingdom(state, seat, after))
    return kingdom.score - paid.kingdoms[seat].score + by_debt + paid.kingdoms[seat].demons - kingdom.demons


def test_a_folded_plan_names_no_choice_without_its_card_and_no_financing() -> None:
    assert folded({"use": Named("building", "mill"), "u0.0": 2, "finance": say("devil-finance-sell")}) == (
        "Your plan: use Mill."
    )


def test_a_folded_plan_is_a_sentence_and_no_form_read_aloud() -> None:
    state = table(
        "actions.plan", sun={"hand": ("almshouse", "mill"), "events": ("good-harvest",), "goods": {"coins": 60}}
    )
    ask = GAME.asks(state)[SUN]
    plan = {"event": "right", "build1": "almshouse", "act1": "yes", "build2": "none", "hire": "rural"}
    words = answer_in_words(GAME, state, SUN, ask, plan).words
    assert folded(words) == (
        "Your plan: play the right side of Good Harvest, build Almshouse (and use it at once), "
        "and hire the rural courtier."
    )
    assert folded({"event": say("devil-event-none"), "build1": say("devil-build-none")}) == "Your plan: nothing."


def folded(words: Mapping[str, Param]) -> str:
    ask = Ask("5.actions.plan", "plan", say("devil-ask-plan"))
    return READER.lines(list(FACE.decided(ask, words, READER.texts.has)))


def test_wings_that_are_told_before_they_come_say_when_they_come() -> None:
    used = say("devil-did-use", seat=SeatRef(2), what=Named("building", "mill"))
    earned = say("devil-did-earn-angel", seat=SeatRef(2), count=1)
    assert lines(used, earned)[0].endswith("earns 1 angel wing when the phase ends.")


def test_lines_that_say_the_same_of_several_are_one() -> None:
    votes = [(0, 3), (1, None), (2, 3), (3, None)]
    guess = Listed((say("devil-packed-guess-devil", seat=SeatRef(3)),))
    told = condensed(
        (
            *(
                say("devil-voted-nobody", seat=SeatRef(seat))
                if whom is None
                else say("devil-voted", seat=SeatRef(seat), whom=SeatRef(whom))
                for seat, whom in votes
            ),
            say("devil-questioned", seat=SeatRef(3)),
            *(say("devil-confessed", seat=SeatRef(seat)) for seat in (3, 0)),
            *(say("devil-opened", mark=Named("devil-mark", mark), contents=guess) for mark in ("sun", "moon")),
            *(say("devil-guess-reward", mark=Named("devil-mark", mark), coins=2) for mark in ("sun", "moon")),
        )
    )
    assert [READER.line(line) for line in told] == [
        f"Dora is accused by {READER.line(SeatRef(0))} and Cleo.",
        f"Accusing nobody: {READER.line(SeatRef(1))} and Dora.",
        "**Dora is questioned.**",
        f"Confessed, and chased by an angry mob: Dora and {READER.line(SeatRef(0))}.",
        "🎁 The chests of the ☀️ sun and 🌙 moon open: the guess that Dora is the devil.",
        "Guessed right: ☀️ sun and 🌙 moon. 2 coins each.",
    ]
    assert {line.key for line in told} <= FACE.of_all


def test_lines_that_something_else_stands_between_are_not_joined() -> None:
    first, second = (say("devil-questioned", seat=SeatRef(seat)) for seat in (0, 1))
    between = say("devil-nobody-questioned")
    assert condensed((first, between, second)) == (first, between, second)
