"""Draws by counters: the same for the same seed, stream and epoch, even, and written down."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance, Draw

SEED = bytes(range(32))
WORDS, LATER, SHUFFLED = [5587684078412859215, 7430890663048230201], [9567948833187310660], "dcfahbeg"


def test_the_numbers_of_a_seed_never_change() -> None:
    """Stored logs are checked by drawing them again."""
    stream = Chance(SEED).stream("round-2/buildings")
    assert [stream.word() for _ in range(2)] == WORDS
    assert [Chance(SEED, 3).stream("round-2/buildings").word()] == LATER
    assert Chance(SEED).stream("cards").shuffled("abcdefgh") == tuple(SHUFFLED)


def test_a_seed_has_32_bytes() -> None:
    for length in (31, 33):
        with pytest.raises(ValueError, match=f"this one {length}"):
            Chance(bytes(length))


def test_each_draw_is_written_down_with_its_counter() -> None:
    chance = Chance(SEED, 2)
    stream = chance.stream("a")
    first, second = stream.below(6), stream.below(9)
    chance.stream("b", recorded=False).below(6)
    assert chance.draws == [Draw("a", 2, 0, 6, first), Draw("a", 2, 1, 9, second)]


def test_every_number_comes_up_about_as_often() -> None:
    stream = Chance(SEED).stream("even")
    counted = Counter(stream.below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert all(880 < count < 1120 for count in counted.values())
    assert Chance(SEED).stream("sure").below(1) == 0


def test_every_order_comes_up_about_as_often() -> None:
    stream = Chance(SEED).stream("orders")
    counted = Counter(stream.shuffled("abc") for _ in range(3000))
    assert len(counted) == 6
    assert all(420 < count < 580 for count in counted.values())


def test_a_word_beyond_the_last_full_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below 2^63 + 1 nearly every other word is skipped; the largest that counts is the bound less one."""
    bound = (1 << 63) + 1
    stream = Chance(SEED).stream("skips")
    words = iter([bound, (1 << 64) - 1, bound - 1])
    monkeypatch.setattr(stream, "word", lambda: next(words))
    assert stream.below(bound) == bound - 1


def test_the_last_full_multiple_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Chance(SEED).stream("skips")
    words = iter([(1 << 64) - 1])
    monkeypatch.setattr(stream, "word", lambda: next(words))
    assert stream.below(1 << 63) == (1 << 63) - 1


def test_nothing_is_drawn_below_one() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Chance(SEED).stream("none").below(0)
