"""What wordings say for each number from 0 to 30 is what a reader of the language has approved."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from face.wordings.texts import written_languages
from tests.wording.counted import APPROVED, approved_places, counted_places

PLANTED = """
planted-one = Занято { $n ->
    [1] одно место
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
} за столом. Дальше ничего.
planted-other = { $seat-is ->
    [you] { NUMBER($n) ->
        [0] ничего
        [1] одна монета
       *[other] всего { $n } монет ({ $who })
    }
   *[other] x
}
planted-zero = У тебя { $n ->
    [0] нет монет
   *[other] { $n } 🪙
}
"""


@pytest.mark.parametrize("locale", sorted(written_languages()))
def test_each_number_gets_the_words_that_were_approved(locale: str) -> None:
    found = counted_places(locale)
    if "PACTUM_WRITE_GOLDEN" in os.environ:
        (APPROVED / f"{locale}.txt").write_text("\n".join(found) + "\n", encoding="utf-8")
    assert found == approved_places(locale), "write the list by PACTUM_WRITE_GOLDEN=1, and read its diff"


def test_a_number_that_is_chosen_apart_is_seen_with_the_words_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "core.ftl").write_text(PLANTED, encoding="utf-8")
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    assert counted_places("ru") == [
        "Занято одно место за столом (1) │ Занято # места за столом (few) │ Занято # место за столом (21)"
        " │ Занято # мест за столом (else)",
        "одна монета (1) │ всего # монет (‹who›) (2–30) │ ничего (else)",
    ]
