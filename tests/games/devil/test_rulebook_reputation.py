"""The numbers that the rulebooks say in words of reputation, the hunt and the inquisition, held against today's.

Quoted as in `test_rulebook_numbers.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.devil.rules import rulebook as book
from games.devil.rules.mechanics.bank import raise_debt
from games.devil.rules.mechanics.reputation import drifted, moved
from games.devil.rules.phases.answers import NOTHING_GIVEN, Given, penalised
from games.devil.rules.phases.ritual import bribed
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import ROUNDS, SEATS, Guess, Inquisition
from tests.games.devil.builders import SLOTS, Settled, answer, begun, settled
from tests.games.devil.house_pack import BOARD, BUILDINGS, LEVEL, PACK, TRACK, kingdom, table


def lost(inquisitor: str, given: Given = NOTHING_GIVEN, **changes: Any) -> int:
    """The points that a penalty takes."""
    return -penalised(PACK, inquisitor, kingdom(**changes), 0, given, LEVEL)[0].score


# Reputation, wings and the hunt


def test_the_top_brings_one_angel_wing_and_the_way_down_a_demon_wing_for_each_of_three_spaces() -> None:
    """„Když dosáhnete nejvyššího pole, získáte 1 andělská křídla“; „až na nejnižší pole … troje křídla“."""
    assert moved(TRACK, kingdom(), TRACK.top).claims == (("angel", 1),)
    assert moved(TRACK, kingdom(), -TRACK.top).claims == (("demon", 3),)


def test_an_example_of_the_drift_moves_two_down() -> None:
    """„například hráč … se na konci fáze reputace musí posunout o 2 pole dolů“."""
    drifts = {drifted(TRACK, kingdom(reputation=place)).reputation - place for place in range(TRACK.knot, TRACK.top)}
    assert -2 in drifts


def test_the_highest_get_one_angel_wing_and_the_lowest_one_demon_wing() -> None:
    """„získá 1 andělská křídla … dostane 1 démonská křídla“; if all 4 share a space, nobody gets any."""
    changes: dict[str, Any] = {"sun": {"reputation": TRACK.start + 1}, "moon": {"reputation": TRACK.start - 1}}
    after = begun(table("reputation", **changes))
    assert [(k.angels, k.demons) for k in after.state.kingdoms] == [(1, 0), (0, 1), (0, 0), (0, 0)]
    level = begun(table("reputation"))
    assert [(k.angels, k.demons) for k in level.state.kingdoms] == [(0, 0)] * SEATS


def test_three_angel_wings_become_an_indulgence_three_demon_wings_a_houseguest_and_two_points_less() -> None:
    """„Máte-li 3 andělská křídla, vraťte je a vezměte si 1 odpustek … démonská … okamžitě ztrácíte 2 body“."""
    changes: dict[str, Any] = {"sun": {"angels": 2, "reputation": 9}, "moon": {"demons": 2, "reputation": 7}}
    after = begun(table("reputation", **changes))
    assert (after.of("sun").angels, after.of("sun").indulgences) == (0, 1)
    assert (after.of("moon").demons, after.of("moon").guests, after.of("moon").score) == (0, 1, -2)


def test_two_votes_question_three_pieces_prove_and_who_confesses_loses_one_reputation() -> None:
    """„alespoň 2 hlasy … ukažte přesně 3 části duše … 1 andělská křídla … Ztratíte 1 reputaci … 1 démonská křídla“."""
    one = settled(table("hunt.vote"), sun={"whom": "3"})
    two = settled(table("hunt.vote"), sun={"whom": "3"}, moon={"whom": "3"})
    assert (one.state.questioned, two.state.questioned) == ((), (3,))
    assert book.PIECES_TO_PROVE == 3
    defended = settled(table("hunt.answer", questioned=(0, 3)), sun={"answer": "prove"}, devil={"answer": "confess"})
    assert defended.of("sun").angels == 1
    assert (defended.of("devil").demons, defended.of("devil").reputation) == (1, TRACK.start - 1)


# The inquisition


def opened(number: int, up: tuple[bool, ...] = (False, False, False), **packed: dict[str, Any]) -> Settled:
    """The chests of an inquisition, opened."""
    board = replace(Inquisition(slots=SLOTS), up=up)
    rich: dict[str, Any] = {"goods": {"coins": 30}}
    devil = {"pure": 6, **rich} if number == ROUNDS else {"pure": 1, "marked": 2, **rich}
    return settled(table("inquisition.pack", number, inquisition=board, devil=devil, sun=rich), **packed)


def test_a_wing_costs_five_coins() -> None:
    """„andělských křídel … v ceně 5 dukátů za kus“."""
    after = answer(table("inquisition.wings", 3, sun={"goods": {"coins": 10}}), "sun", count=2)
    assert after.kingdoms[0].stock["coins"] == 0


@pytest.mark.parametrize(("coins", "gone", "left"), [(4, 0, 4), (5, 1, 0), (10, 2, 0), (15, 3, 0), (18, 3, 3)])
def test_every_five_coins_send_the_next_of_three_away(coins: int, gone: int, left: int) -> None:
    """„zaplní všech 5 polí … Druhá sada 5 dukátů odstraní inkvizitora B … A ještě dalších 5 … inkvizitora C“."""
    after = bribed(table("inquisition.pack", 3), coins)[0].inquisition
    assert (after.bribed, after.coins) == (gone, left)


@pytest.mark.parametrize(
    ("packed", "gift", "up"),
    [
        ((0, 0), {"glass": 1, "marble": 1}, 0),
        ((0, 1), {"glass": 1, "marble": 1, "wood": 1, "stone": 1}, 0),
        ((0, 2), {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coins": 2}, 1),
        ((1, 2), {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coins": 2}, 2),
    ],
)
def test_the_ritual_of_round_three(packed: tuple[int, int], gift: dict[str, int], up: int) -> None:
    """„vždy 1 sklo a 1 mramor … alespoň 1 část duše 1 dřevo a 1 kámen … 2 dukáty … inkvizitora 1 … inkvizitora 2“."""
    marks: dict[str, Any] = {"pure": packed[0], "marked": packed[1], "goods": {}}
    after = settled(table("inquisition.pack", 3, devil=marks), devil={"pure": packed[0], "marked": packed[1]})
    assert {kind: count for kind, count in after.of("devil").stock.items() if count} == gift
    assert sum(after.state.inquisition.up) == up


@pytest.mark.parametrize(("marked", "gift"), [(0, {}), (1, {"grain": 1, "coins": 1}), (2, {"grain": 1, "coins": 4})])
def test_the_cultists_reward_of_round_three(marked: int, gift: dict[str, int]) -> None:
    """„alespoň 1 … 1 obilí a 1 dukát … 2 části duše, přidejte kultistovi ještě 3 dukáty“."""
    after = settled(table("inquisition.pack", 3, devil={"marked": marked}), devil={"pure": 0, "marked": marked})
    assert {kind: count for kind, count in after.of("cultist").stock.items() if count} == gift


@pytest.mark.parametrize(("pieces", "brings"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 12), (6, 18)])
def test_the_ritual_of_round_five(pieces: int, brings: int) -> None:
    """„pokud … získal 4 části duše, dostane za ně celkem 6 bodů … Za každou další část duše (nad 4) získá ďábel 6“."""
    assert opened(5, devil={"pure": pieces, "marked": 0}).of("devil").score == brings


@pytest.mark.parametrize(
    ("pieces", "up", "then"),
    [
        (1, (False, False, False), (False, False, False)),
        (2, (False, False, False), (True, False, False)),
        (4, (False, False, False), (True, True, False)),
        (4, (True, True, False), (True, True, True)),
    ],
)
def test_whom_the_ritual_of_round_five_wakes(pieces: int, up: tuple[bool, ...], then: tuple[bool, ...]) -> None:
    """„Je-li inkvizitor 1 stále ještě lícem dolů, otočte jej … 2 … Pokud byl už lícem vzhůru … i inkvizitora 3“."""
    assert opened(5, up, devil={"pure": pieces, "marked": 0}).state.inquisition.up == then


def test_who_is_found_in_round_three_falls_by_four_or_three_and_each_guesser_finds_two_coins() -> None:
    """„Alespoň 2 tipy … ďábel o 4 pole dolů … inkvizitor 3 … 2 dukáty … kultista o 3 pole … po 2 dukátech“."""
    guesses = {role: {"devil": "3", "cultist": "2"} for role in ("sun", "moon")}
    after = settled(table("inquisition.pack", 3), **guesses)
    assert after.of("devil").reputation == max(0, TRACK.start - 4)
    assert after.of("cultist").reputation == max(0, TRACK.start - 3)
    assert after.state.inquisition.up == (False, False, True)
    assert [after.of(role).stock["coins"] for role in ROLES] == [4, 4, 0, 0]


def test_a_right_guess_of_round_five_brings_two_points_a_wrong_one_one_to_whom_it_was_meant_for() -> None:
    """„Za každý správný tip získá hádající 2 body. Za každý nesprávný … získá ďábel 1 bod … kultista 1 bod“."""
    locked = (Guess("sun", "devil", 3), Guess("moon", "devil", 2), Guess("moon", "cultist", 0))
    board = replace(Inquisition(slots=SLOTS), locked=locked)
    after = settled(table("inquisition.pack", 5, inquisition=board))
    assert [after.of(role).score for role in ROLES] == [2, 0, 1, 1]


@pytest.mark.parametrize("handed", range(PACK.inquisitors["ascetic"].goods + 1))
def test_the_ascetic_takes_two_points_for_each_good_that_is_not_handed_in(handed: int) -> None:
    """„Za každou surovinu, kterou nemůžete odevzdat, ztratíte 2 body“, „tracisz 2 punkty“, „Потеряйте 2 очка“."""
    given = Given({"wood": handed} if handed else {})
    assert lost("ascetic", given, goods={"wood": 9}) == 2 * (PACK.inquisitors["ascetic"].goods - handed)


def test_the_houseguest_takes_four_points() -> None:
    """„při té příležitosti vám sebere 4 body“."""
    assert lost("houseguest") == 4


@pytest.mark.parametrize("count", range(6))
def test_the_plebeian_counts_pairs_of_buildings_rounded_down(count: int) -> None:
    """„za každou dvojici postavených budov. (Budovy vydělte dvěma, zaokrouhlete dolů.)“; the points a pair are ours."""
    built = tuple(card.id for card in BUILDINGS[:count])
    assert lost("plebeian", built=built) == count // 2 * PACK.inquisitors["plebeian"].points


def test_a_rise_beyond_the_track_ends_at_nine_for_one_demon_wing() -> None:
    """„vraťte na 9, kdykoliv byste měli překročit konec dluhové stupnice, a vezměte si 1 démonská křídla“."""
    assert raise_debt(BOARD, BOARD.debt_limit, 1) == (9, 1)
