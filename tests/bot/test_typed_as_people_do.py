"""What people type in the four languages, and what the bot itself writes: all of it is read."""

from __future__ import annotations

import re
from datetime import time, timedelta
from itertools import combinations, permutations

import pytest

from engine.texts import Text, say, things
from face.core.face import face
from face.wordings.lengths import length_text
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import parse_things
from face.wordings.typed_times import hours_of, length_of
from games.devil.face.cards import short, short_price
from games.devil.face.forms.answers import offer_of
from games.devil.rules.rulebook import KINDS
from games.paladins.rules.effects import short as in_signs
from games.paladins.rules.rulebook import WORKERS
from host.values import Trouble
from tests.games.devil.bot.test_typed_offers import own

GOODS = tuple(KINDS)


def reader(locale: str, game: str = "devil") -> Reader:
    return Reader(texts(locale), {}, face(game).names(""), game)


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        *((locale, typed) for locale in OFFERED for typed in ("22.30-7", "22.30–7.00", "22:30-07:00", "22.30 - 7")),
        *(("en", typed) for typed in ("from 22:30 to 7", "22:30 to 7", "From 22.30 to 7.00")),
        *(("cs", typed) for typed in ("od 22:30 do 7", "22.30 až 7", "Od 22.30 do 7:00", "from 22.30 to 7")),
        *(("pl", typed) for typed in ("od 22:30 do 7", "22.30 do 7")),
        *(("ru", typed) for typed in ("с 22:30 до 7", "от 22.30 до 7", "22.30 до 7")),
    ],
)
def test_nights_are_typed_with_dots_and_with_words(locale: str, typed: str) -> None:
    assert hours_of(typed, texts(locale)) == (time(22, 30), time(7))


@pytest.mark.parametrize("typed", ["od 22", "od do 7", "22.30.15-7", "22.61-7", "od od 22 do 7", "xx 22 do 7", "22."])
def test_nights_that_are_none_are_refused(typed: str) -> None:
    with pytest.raises(Trouble, match="unclear-hours"):
        hours_of(typed, texts("cs"))


@pytest.mark.parametrize(
    ("locale", "typed", "days"),
    [
        *(("en", typed, days) for typed, days in (("day", 1), ("a day", 1), ("two days", 2), ("week", 7))),
        *(("cs", typed, days) for typed, days in (("den", 1), ("dva dny", 2), ("týden", 7), ("deset dní", 10))),
        *(("pl", typed, days) for typed, days in (("dzień", 1), ("dwa dni", 2), ("tydzien", 7), ("5 dni", 5))),
        *(("ru", typed, days) for typed, days in (("день", 1), ("сутки", 1), ("2 суток", 2), ("двое суток", 2))),
        *(("ru", typed, days) for typed, days in (("неделя", 7), ("пять дней", 5), ("трое суток", 3))),
    ],
)
def test_lengths_are_typed_with_words_for_numbers_and_without_one(locale: str, typed: str, days: int) -> None:
    assert length_of(typed, texts(locale)) == timedelta(days=days)


def test_a_length_may_join_its_parts() -> None:
    for locale, typed in (
        ("en", "1 day and 12 h"),
        ("cs", "den a 12 h"),
        ("pl", "1 dzień i 12 h"),
        ("ru", "1 день и 12 ч"),
    ):
        assert length_of(typed, texts(locale)) == timedelta(hours=36)


@pytest.mark.parametrize("typed", ["h", "m", "and", "two", "day day", "one two days", "a", "days 2"])
def test_a_length_of_a_letter_or_without_a_unit_is_refused(typed: str) -> None:
    with pytest.raises(Trouble, match="unclear-time"):
        length_of(typed, texts("en"))


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        *((locale, typed) for locale in OFFERED for typed in ("2🪵 1🔷", "2🪵1🔷", "2 🪵 + 1 🔷", "two wood 1 glass")),
        *(("en", typed) for typed in ("two wood, one glass", "2x wood 1 x glass", "2× wood and a glass")),
        *(("cs", typed) for typed in ("dvě dřeva a jedno sklo", "dve dreva, 1 sklo", "2x dřevo 1x sklo")),
        *(("pl", typed) for typed in ("dwa drewna i jedno szkło", "2 drewna 1 szkło", "2x drewno, 1 szklo")),
        *(("ru", typed) for typed in ("два дерева и одно стекло", "2х дерево 1х стекло", "2 х дерево, 1 стекло")),
    ],
)
def test_goods_are_typed_with_signs_with_words_for_numbers_and_with_a_cross(locale: str, typed: str) -> None:
    assert parse_things(typed, GOODS, reader(locale)) == {"wood": 2, "glass": 1}


@pytest.mark.parametrize(
    ("locale", "typed"), [("ru", "5 деревьев"), ("ru", "пять деревьев"), ("cs", "pět dřev"), ("pl", "pięć drewien")]
)
def test_goods_are_typed_in_plurals_that_the_rulebook_does_not_use(locale: str, typed: str) -> None:
    assert parse_things(typed, GOODS, reader(locale)) == {"wood": 5}


@pytest.mark.parametrize("locale", OFFERED)
def test_workers_are_typed_with_their_signs_with_their_letters_and_with_both(locale: str) -> None:
    shown = reader(locale, "paladins")
    for kind, other in permutations(WORKERS, 2):
        said = {count: shown.label(in_signs({kind: count, other: 1})) for count in (1, 2, 3)}
        for count, words in said.items():
            assert parse_things(words, WORKERS, shown) == {kind: count, other: 1}
            signs = re.sub(r"[^\W\d_]", "", words)
            assert parse_things(signs, WORKERS, shown) == {kind: count, other: 1}
        both, one = said[3].split()
        assert parse_things(f"3{both[2:]} 1{one[1:]}", WORKERS, shown) == {kind: 3, other: 1}


def test_numbers_to_ten_have_words_in_every_language() -> None:
    for locale in OFFERED:
        assert len(texts(locale).format("typed-numbers", {}).split("|")) == 10


@pytest.mark.parametrize("locale", OFFERED)
def test_goods_as_the_bot_writes_them_are_read(locale: str) -> None:
    shown = reader(locale)
    for kinds in (*combinations(GOODS, 1), *combinations(GOODS, 3)):
        for count in (1, 2, 3, 5, 21):
            goods = dict.fromkeys(kinds, count)
            for text in (short(goods), things(goods)):
                assert parse_things(shown.label(text, 200), GOODS, shown) == goods


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize(("souls", "count"), [(False, 2), (False, 3), (False, 5), (False, 6), (True, 1)])
def test_prices_as_the_bot_writes_them_are_read(locale: str, souls: bool, count: int) -> None:
    shown, kind = reader(locale), "souls" if souls else "coins"
    prices = (short_price(souls=souls, count=count), Text(f"devil-price-{kind}", {"count": count}))
    for price in prices:
        chest = shown.label(say("devil-own-chest", goods=short({"wood": 1}), price=price), 200).partition(":")[2]
        for typed in (chest, f"1🪵 for {shown.label(price)}"):
            assert offer_of(typed, own("cultist"), shown)["price"] == f"{kind}-{count}"


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en", "one wood for four"),
        ("cs", "jedno dřevo za čtyři"),
        ("pl", "1 drewno za cztery"),
        ("ru", "1 дерево за четыре"),
    ],
)
def test_a_price_may_be_a_word(locale: str, typed: str) -> None:
    assert offer_of(typed, own("sun"), reader(locale))["price"] == "coins-4"


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("hours", [1, 2, 5, 24, 36, 48, 120, 168])
def test_lengths_as_the_bot_writes_them_are_read(locale: str, hours: int) -> None:
    length = timedelta(hours=hours)
    assert length_of(reader(locale).label(length_text(length)), texts(locale)) == length


@pytest.mark.parametrize("locale", OFFERED)
def test_nights_as_the_bot_writes_them_are_read(locale: str) -> None:
    shown = reader(locale).label(say("me-quiet-choice", begins="22:30", ends="7:00"))
    assert hours_of(shown, texts(locale)) == (time(22, 30), time(7))


@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("game", ["architects", "paladins"])
def test_silver_is_typed_with_its_sign_and_with_that_of_coins(locale: str, game: str) -> None:
    shown = reader(locale, game)
    assert [parse_things(typed, ("silver",), shown) for typed in ("2🥈", "2 🪙")] == [{"silver": 2}] * 2
