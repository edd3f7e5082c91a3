"""Every number that the rulebooks say in words, held against the cards and rules of today: all but the church's.

A case quotes the sentence its number is from: in Czech, unless another rulebook alone has it. The three agree on all of
them. What they show as an icon only (costs, points, tracks, sets of symbols) is ours: docs/players/house-rules.md.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.devil.rules import effects as e
from games.devil.rules import rulebook as book
from games.devil.rules.mechanics.bank import bank_trade, buying_price, finance, selling_price
from games.devil.rules.mechanics.chests import CULTIST, DEVIL, MOON, SUN, schedules
from games.devil.rules.mechanics.costs import tokens, tokens_to_pay, yield_of
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.scoring import score
from games.devil.rules.phases.production_interest_reputation import charge_interest
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.phases.trading import prices
from games.devil.rules.rulebook import BASIC, RARE
from games.devil.rules.state import ROUNDS, SEATS, UNEARNED, levels
from tests.games.devil.builders import SLOTS, begun, carried_out
from tests.games.devil.house_pack import BOARD, BUILDINGS, LEVEL, PACK, TRACK, kingdom, table
from tests.games.house_rules import PAGE

EVENTS = tuple(PACK.events.values())
JESTERS = book.numbers().jesters


def final(role: Any = "sun", goods: dict[str, int] | None = None, **changes: Any) -> int:
    """The final score of a seat."""
    return score(kingdom(role, goods, **changes), Scene(PACK, ROUNDS, 0, LEVEL)).total


# The box and the set-up


@pytest.mark.parametrize(
    ("said", "ours", "number"),
    [
        ("Ke hře jsou potřeba přesně 4 hráči", SEATS, 4),
        ("80 karet budov", len(BUILDINGS), 80),
        ("16 pro každé kolo", Counter(card.round for card in BUILDINGS), dict.fromkeys(range(1, 6), 16)),
        ("8 karet A", sum(event.deck == "A" for event in EVENTS), 8),
        ("12 karet B", sum(event.deck == "B" for event in EVENTS), 12),
        ("11 karet inkvizitorů", sum(card.copies for card in PACK.inquisitors.values()), 11),
        ("3 žlutí", len(BRIBABLE), 3),
        ("4 červení", len(set(PACK.inquisitors) - {*BRIBABLE, "houseguest"}), 4),
        ("4 hnědí", PACK.inquisitors["houseguest"].copies, 4),
        ("3 z nich rozdejte náhodně zakryté na místa 1, 2 a 3", len(SLOTS), 3),
        ("10 žetonů andělských křídel", BOARD.angels, 10),
        ("10 žetonů démonských křídel", BOARD.demons, 10),
        ("8 жетонов отпущения грехов (in Russian alone)", BOARD.indulgences, 8),
        ("14 žetonů kašpara", JESTERS.sun + JESTERS.moon + JESTERS.cultist, 14),
        ("4 žetony malých a 4 žetony velkých privilegií", (len(BOARD.minors), len(BOARD.majors)), (4, 4)),
        ("Hra trvá 5 kol", ROUNDS, 5),
        ("hon na čarodějnice … ve 2. a 3. kole", book.HUNTS, (2, 3)),
        ("Ve 3. a 5. kole proběhne ještě fáze inkvizice", book.INQUISITIONS, (3, 5)),
        ("3 části čisté duše smrtelníka", (book.SOULS["sun"], book.SOULS["moon"]), ((3, 0), (3, 0))),
        ("2 části poskvrněné kultistovy duše", book.SOULS["cultist"], (0, 2)),
        ("1 mramor, 1 sklo a 1 dukát", book.ROLE_STOCK["cultist"], {"marble": 1, "glass": 1, "coins": 1}),
        (
            "1 mramor, 1 sklo, 1 dřevo, 1 kámen, 1 obilí a 8 dukátů; žádné části duše",
            (book.ROLE_STOCK["devil"], book.SOULS["devil"]),
            ({"marble": 1, "glass": 1, "wood": 1, "stone": 1, "grain": 1, "coins": 8}, (0, 0)),
        ),
        ("Prostřední pole je označeno uzlem … o jedno pole níže, než je startovní", TRACK.start - TRACK.knot, 1),
        ("Tři nejnižší pole … označena démonskými křídly", TRACK.demons, 3),
    ],
)
def test_the_box_and_the_set_up(said: str, ours: object, number: object) -> None:
    assert ours == number, said


# Production and cards


def test_every_kingdom_makes_two_coins_and_one_more_for_each_inner_field_of_level_two() -> None:
    """„Každé království také produkuje 2 dukáty“; „Vylepšené vnitřní pole produkuje 1 dukát navíc“."""
    wheel = BOARD.sides[0].wheel[0]
    levels = [(1, 1, 1, 1), (1, 2, 1, 1), (1, 1, 2, 1), (1, 2, 2, 1), (2, 1, 1, 2)]
    assert [yield_of(wheel, level)["coins"] for level in levels] == [2, 3, 3, 4, 2]


def test_the_two_kingdoms_of_the_example_make_what_it_says() -> None:
    """„Modrý produkuje 1 sklo, 2 obilí, 1 kámen a 4 dukáty. Červený … 2 mramory, 1 obilí, 2 dřeva a 3 dukáty“."""
    blue = yield_of(("glass", "glass", "grain", "stone"), (1, 2, 2, 1))
    red = yield_of(("marble", "marble", "grain", "wood"), (2, 2, 1, 2))
    assert blue == {"glass": 1, "grain": 2, "stone": 1, "coins": 4}
    assert red == {"marble": 2, "grain": 1, "wood": 2, "coins": 3}


@pytest.mark.parametrize("side", range(SEATS))
def test_in_round_one_everybody_makes_one_glass_or_one_marble(side: int) -> None:
    """„V prvním kole všichni produkují buď 1 sklo, nebo 1 mramor“; rare goods „zabírají vždy 2 produkční pole“."""
    made = yield_of(BOARD.sides[side].wheel[0], (1, 1, 1, 1))
    assert sum(made.get(good, 0) for good in RARE) == 1
    assert sum(made.get(good, 0) for good in BASIC) == 2


@pytest.mark.parametrize(
    ("said", "ours", "number"),
    [
        ("Lízněte si 4 karty budov", book.DEALT, 4),
        ("Vyberte 2 z budov, které jste si právě lízli", book.PASSED, 2),
        ("rozdělte do čtyř balíčků podle písmen A–D", Counter(card.letter for card in BUILDINGS if card.letter),
         dict.fromkeys("ABCD", 4)),
        ("V 1. a 2. kole si lížete události A", sum(event.deck == "A" for event in EVENTS), 2 * SEATS),
    ],
)  # fmt: skip
def test_the_cards_of_a_round(said: str, ours: object, number: object) -> None:
    assert ours == number, said


# The bank and the chests


@pytest.mark.parametrize(
    ("said", "ours", "number"),
    [
        ("Za 3 dukáty si můžete koupit 1 dřevo, 1 kámen nebo 1 obilí", [buying_price(BOARD, good) for good in BASIC],
         [3, 3, 3]),
        ("Za 5 dukátů si můžete koupit 1 sklo nebo 1 mramor", [buying_price(BOARD, good) for good in RARE], [5, 5]),
        ("Za dřevo, kámen nebo obilí dostanete po 1 dukátu", [selling_price(BOARD, good) for good in BASIC], [1, 1, 1]),
        ("Za sklo nebo mramor dostanete po 2 dukátech", [selling_price(BOARD, good) for good in RARE], [2, 2]),
        ("Není možné mít větší dluh než 10", BOARD.debt_limit, 10),
        ("Smrtelníci mohou žádat o 2-7 dukátů", [len(prices(role)) for role in ("sun", "moon")], [6, 6]),
        ("Smrtelníci mohou žádat o 2-7 dukátů", list(book.COIN_PRICES["sun"]), [2, 3, 4, 5, 6, 7]),
        ("Kultista může žádat o 2-6 dukátů", list(book.COIN_PRICES["cultist"]), [2, 3, 4, 5, 6]),
        ("nebo o 1 část duše", list(book.SOUL_PRICES["cultist"]), [1]),
        ("Ďábel může žádat o 1 nebo 2 části duše", list(book.SOUL_PRICES["devil"]), [1, 2]),
        ("kultista dostane truhlu s ďáblovou nabídkou každé kolo … ve 3. kole jako první",
         {tuple(pair[0][CULTIST] == DEVIL for pair in each) for each in schedules()},
         {(False, False, True, False, False)}),
        ("Každý smrtelník bude mít přesně 2 příležitosti, kdy uvidí ďáblovu nabídku jako první",
         {sum(pair[0][mortal] == DEVIL for pair in each) for each in schedules() for mortal in (SUN, MOON)}, {2}),
        ("Ďábel dostane kultistovu nabídku pouze jednou … ve 2. nebo 4. kole",
         {tuple(pair[1][DEVIL] == CULTIST for pair in each) for each in schedules()},
         {(False, True, False, False, False), (False, False, False, True, False)}),
    ],
)  # fmt: skip
def test_the_bank_and_the_chests(said: str, ours: object, number: object) -> None:
    assert ours == number, said


def test_a_debt_of_three_may_rise_to_eight_for_the_five_coins_of_a_glass() -> None:
    """„Tento hráč má aktuálně dluh 3. Může zvýšit svůj dluh na 8 a vzít si 5 dukátů … potřebuje 1 sklo“."""
    after = finance(BOARD, kingdom(goods={}).stock, 3, {"glass": 1})
    assert after is not None
    assert (after.debt, after.borrowed) == (8, 5)


def test_nobody_borrows_beyond_ten() -> None:
    assert bank_trade(BOARD, kingdom(debt=8), "borrow", 2).debt == 10
    assert finance(BOARD, kingdom(goods={}).stock, 6, {"glass": 1}) is None


# Actions and achievements


@pytest.mark.parametrize(
    ("said", "ours", "number"),
    [
        ("máte k dispozici každé kolo 4 akční žetony; první 2 jsou zdarma", tokens(kingdom(), PACK), (4, 2)),
        ("musíte za každý další zaplatit 1 obilí", [tokens_to_pay(kingdom(), PACK, used) for used in range(5)],
         [0, 0, 0, 1, 2]),
        ("umístit na jedno ze svých dvou polí na hraně", book.EDGE_SLOTS, 2),
        ("každý hráč k najmutí 3 mistry; poprvé, stojí to 2 dukáty", BOARD.prices["hire"], 2),
        ("opětovné najmutí bude stát 3 dukáty", BOARD.prices["hire-again"], 3),
        ("malá privilegia … každé získáte za 3 symboly", [sum(BOARD.sets[f"minor-{at}"]) for at in range(4)], [3] * 4),
        ("Máte-li 5 symbolů", [sum(BOARD.sets[major]) for major in ("rural", "town", "church")], [5, 5, 5]),
        ("należy mieć 5 budynków kościelnych (in Polish and Russian)", BOARD.sets["church"], (0, 0, 5, 0)),
        ("Máte-li 2 symboly od každého druhu", BOARD.sets["all"], (2, 2, 2, 2)),
        ("získáte 1 sklo a 1 mramor", BOARD.majors["rural"].gain, {"glass": 1, "marble": 1}),
        ("získáte 7 dukátů", BOARD.majors["town"].gain, {"coins": 7}),
        ("získáte 2 andělská křídla", BOARD.majors["church"].angels, 2),
        ("když chcete postavit vědeckou budovu, ztratíte jako součást ceny 4 reputace", BOARD.science_reputation, 4),
    ],
)  # fmt: skip
def test_actions_and_achievements(said: str, ours: object, number: object) -> None:
    assert ours == number, said


def test_what_cannot_be_paid_costs_one_reputation() -> None:
    """„takovou akci přeskočte a posuňte se o 1 pole dolů … pokud jste podmínku nesplnili, ztratíte 1 reputaci“."""
    ruined = kingdom(debt=BOARD.debt_limit, events=("recession",))
    for plan in ({"hire": "town"}, {"event": "right"}):
        assert carried_out(ruined, plan, pack=PACK).kingdom.reputation == TRACK.start - 1


# Interest


@pytest.mark.parametrize(
    ("said", "debt", "marker", "after"),
    [
        ("dluh například 4 … na hodnotu 5", 4, 1, (5, 0)),
        ("Dluh zeleného je 8 … startem projde dvakrát … zvýší na 10", 8, 2, (10, 0)),
        ("ukazatel se pohne o 10 polí … dvě křídla, zpět na devítce", 10, 2, (9, 2)),
        ("dluh jen 2, může … se zvýšit na 3", 2, 2, (3, 0)),
        ("… a nemusí", 2, 1, (2, 0)),
    ],
)
def test_interest(said: str, debt: int, marker: int, after: tuple[int, int]) -> None:
    done = charge_interest(kingdom(debt=debt, marker=marker), PACK)
    assert (done.debt, sum(count for _, count in done.claims)) == after, said


# The final score


@pytest.mark.parametrize(
    ("said", "ours", "number"),
    [
        ("polovina vašeho dluhu, zaokrouhleno nahoru", [final(debt=debt) for debt in (1, 2, 7, 10)], [-1, -1, -4, -5]),
        ("Za každé získané velké privilegium získáte 2 body", final(majors=("rural", "town")), 4),
        ("tedy pokud nejste ďábel", final("devil", majors=("rural", "town")), 0),
        ("Za každá andělská křídla … 1 bod", final(angels=2), 2),
        ("Za každá démonska křídla 1 bod ztratíte", final(demons=2), -2),
        ("Za každý nevyužitý odpustek získáte 2 body", final(indulgences=2), 4),
        ("Za každého najatého, ale nevyužitého mistra získáte 1 bod", final(hired=("rural", "town")), 2),
        ("Za každou část duše se značkou kultisty ztratíte 1 bod", final("cultist"), -2),
        ("Za každý neutracený žeton vzácné suroviny získáte 1 bod", final(goods={"glass": 2, "marble": 1}), 3),
        ("obvyklé sazbě 5 za 1", [final(goods={"coins": 3, "wood": wood}) for wood in (1, 2, 6, 7)], [0, 1, 1, 2]),
    ],
)
def test_the_final_score(said: str, ours: object, number: object) -> None:
    assert ours == number, said


def test_what_is_left_over_counts_in_fifths_of_a_point() -> None:
    """„Jakékoliv další zbytky lze pro účely vyhodnocení remízy počítat jako pětiny bodu“."""
    result = score(kingdom(goods={"coins": 3, "wood": 1}), Scene(PACK, ROUNDS, 0, LEVEL))
    assert (result.total, result.fifths) == (0, 4)


# The cards of which they say more


def effect(card: str, kind: type[e.AnyEffect]) -> Any:
    """The effect of that kind on a building."""
    (only,) = [each for each in PACK.buildings[card].effect if isinstance(each, kind)]
    return only


@pytest.mark.parametrize("debt", range(11))
def test_with_a_bank_the_marker_stays_for_a_debt_of_six_or_less(debt: int) -> None:
    """„Je-li tedy váš dluh 6 nebo méně, ukazatel vůbec neposunujete“."""
    after = charge_interest(kingdom(debt=debt, built=("bank",)), PACK)
    assert (after.marker == 0 and after.debt == debt) == (debt <= 6)


def test_after_a_guild_hall_only_one_token_is_free() -> None:
    """„budete mít k dispozici pouze 1 akční žeton zdarma. Za případný 2. a 3. musíte platit obilí“."""
    assert tokens(kingdom(built=("guild-hall",)), PACK) == (3, 1)


def test_prosperity_needs_three_tokens() -> None:
    """„musíte naplánovat a použít nejméně 3 akční žetony“."""
    assert PACK.events["prosperity"].right.needs == e.If(that="tokens-at-least", n=3)


def test_the_trade_route_scores_a_point_for_each_basic_good_of_one_kind() -> None:
    """„Za každý žeton si při bodování budov započítejte 1 bod“; rare goods „mají hodnotu 1 bodu“."""
    hoard = effect("trade-route", e.Hoard)
    assert (hoard.each, set(hoard.kinds)) == (1, set(BASIC))


def test_the_belfry_moves_its_owner_by_two_and_the_reliquary_brings_a_coin_in_the_example() -> None:
    """„Modrý se posune o 2 pole, protože všichni ostatní mají reputaci vyšší … Relikviář přinese červenému 1 dukát“."""
    assert effect("belfry", e.Reputation).n == 2
    red: dict[str, Any] = {"built": ("reliquary",), "goods": {}}
    blue: dict[str, Any] = {"built": ("belfry",), "reputation": TRACK.knot - 2}
    after = begun(table("reputation", sun=red, moon=blue))
    assert after.of("sun").stock["coins"] == 1
    still = begun(table("reputation", sun=red, moon={"reputation": TRACK.knot - 2}))
    assert after.of("moon").reputation > still.of("moon").reputation


def test_a_dam_lowers_a_field_to_one() -> None:
    """„odhodte jedno z produkčního plánu. (Hodnota pole se sníží zpět na 1.)“."""
    earned = kingdom(minors=(0, UNEARNED, UNEARNED, UNEARNED), hand=("dam",), goods={"coins": 30})
    after = carried_out(earned, {"build1": "dam", "b0.0": "0"}, pack=PACK).kingdom
    assert (levels(earned), levels(after)) == ((2, 1, 1, 1), (1, 1, 1, 1))


def test_stables_without_an_action_building_are_a_rural_building_of_one_point() -> None:
    """„jsou Stáje pouze obyčejnou jednobodovou budovou se symbolem kytičky“."""
    assert (PACK.buildings["stables"].points, PACK.buildings["stables"].types) == (1, ("rural",))
    assert final(built=("stables",)) == 1


@pytest.mark.parametrize("courtier", ["forest", "new-world", "popular-play"])
def test_three_events_cost_one_courtier_of_a_kind(courtier: str) -> None:
    """„Pravá část těchto karet vyžaduje, abyste se vzdali určitého mistra … Mistra alchymie zde nelze použít“."""
    (price, *_) = PACK.events[courtier].right.effect
    assert isinstance(price, e.Dismiss)
    assert len(price.which) == 1
    assert "alchemist" not in price.which


# What they do not say


def test_the_house_rules_list_what_is_ours() -> None:
    (row,) = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| Numbers |")]
    card, weights = PACK.inquisitors, book.numbers().preferences
    ours = [
        f"the indulgences ({BOARD.indulgences})",
        f"one of each good and {BOARD.sides[0].goods['coins']} coins",
        f"a track of {TRACK.top + 1} spaces, start on the {TRACK.start + 1}th",
        f"Ascetic: {card['ascetic'].goods} goods",
        f"Fundamentalist: {card['fundamentalist'].points} point an achievement",
        f"Plebeian: {card['plebeian'].points} point a pair",
        f"Orator: {card['orator'].points} points, {card['orator'].extra} more",
        f"Bailiff: {card['bailiff'].extra} debt, {card['bailiff'].points} point for every {card['bailiff'].each}",
        f"Glutton: {card['glutton'].points} points or {card['glutton'].goods} rare goods",
        f"Archbishop's Palace {effect('archbishops-palace', e.Relief).n} debt",
        f"Cultists' Hideout 1 coin a step, at most {effect('cultists-hideout', e.Gain).per.most}",
        f"University {effect('university', e.Points).n}, Minster {effect('minster', e.Points).n} point",
        f"Rectory {effect('rectory', e.Reputation).n} reputation",
        f"Jesters: {JESTERS.sun}, {JESTERS.moon} and the cultist {JESTERS.cultist}",
        f"gladly {weights.gladly}, either {weights.either}, unwillingly {weights.unwillingly}",
    ]
    assert [each for each in ours if each not in row] == []
    per_building = {name: effect(name, e.Gain).coins for name in ("catacombs", "vineyard", "harbour")}
    assert per_building == {"catacombs": 1, "vineyard": 1, "harbour": 2}
    assert effect("cultists-hideout", e.Gain).coins == 1
