"""The figures of simulated games."""

from __future__ import annotations

from engine.texts import Listed, Named, SeatRef, private, public, say, things
from games.architects.rules import GAME
from games.architects.rules import facts as f

WHO, PLACE = SeatRef(0), Named("architects-place", "forest")
STOLEN, CAPTURED = f.Stolen(2).text, f.Captured(SeatRef(1), 3, PLACE).text


def test_nothing_happened_is_a_row_of_zeros() -> None:
    figures = GAME.tally(())
    assert len(figures) == 17
    assert set(figures.values()) == {0}


def test_each_turn_counts_and_so_does_each_deed_in_it() -> None:
    told = [
        public(f.Turn(WHO, PLACE, Listed((STOLEN, STOLEN, CAPTURED))).text),
        public(f.IdleTurn(WHO, PLACE).text),
        public(f.More(WHO, Listed((f.DebtPaid().text,))).text),
        public(f.MarketReset().text),
    ]
    counted = {name: count for name, count in GAME.tally(told).items() if count}
    assert counted == {"turns": 2, "thefts": 2, "captures": 1, "debts_paid": 1, "resets": 1}


def test_what_is_no_fact_or_no_news_for_all_is_not_counted() -> None:
    told = [
        public(f.More(WHO, Listed((say("architects-did-gain", things=things({"wood": 1})), WHO))).text),
        private(0, f.MarketReset().text),
    ]
    assert not any(GAME.tally(told).values())
