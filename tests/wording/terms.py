"""The terms that each language keeps to: the word for a thing, the forms it is found by, and words it must not have.

Words are the rulebook's where it has one. A row is (thing, word, pattern of its forms, pattern of other words for it).
Whoever adds a row looks first how often each is used: `git grep` over `*/locales/<language>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.wording.files import language

_TYPED = re.compile(r"typed-|.*-words(-|$)|.*-said-")  # what people may type: other words are understood there


class Term(NamedTuple):
    """One thing of a language. `forms`: at least one wording has them; `others`: none has them."""

    thing: str
    word: str
    forms: str
    others: str


TERMS: dict[str, tuple[Term, ...]] = {
    "en": (
        Term("deadline", "deadlines are paused", r"deadlines? ", r"\bclocks? (?:are|is|stands?|stops?|runs?)\b"),
        Term("angel wing", "angel wing", r"angel wings?", r"angel's wings?|angelic wing"),
        Term("demon wing", "demon wing", r"demon wings?", r"demon's wings?|demonic wing|devil wing"),
        Term(
            "soul piece", "soul piece", r"soul pieces?", r"soul (?:fragment|part|token)s?\b|pieces? of (?:a|the) soul"
        ),
        Term("houseguest", "houseguest", r"houseguests?", r"house guest|lodger"),
        Term("witch hunt", "witch hunt", r"witch hunts?", r"witch-hunt"),
        Term("standing order", "standing order", r"standing orders?", r"permanent orders?\b|standing command"),
        Term("rated game", "rated game", r"rated games?", r"\branked (?:game|table)s?\b"),
        Term("automatic player", "automatic player", r"automatic players?", r"\b(?:AI|computer|bot) players?\b"),
        Term("text only", "text only", r"[Tt]ext only", r"text alone"),
        Term("what a seat has", "cards, secrets and debts", r"cards, secrets and debts", r"knows and owes"),
    ),
    "cs": (
        Term("deadline", "lhůta", r"[Ll]hůt", r"hodiny (?:stojí|neběží|také|zase)"),
        Term("angel wings", "andělská křídla", r"andělsk\w+ kříd", r"kříd\w+ anděl|andělské křídlo"),
        Term("demon wings", "démonská křídla", r"démonsk\w+ kříd", r"kříd\w+ démon|ďábelsk\w+ kříd"),
        Term("soul piece", "část duše", r"část\w* duše|částí duše", r"(?:kus|díl|úlom)\w* duše"),
        Term("loan", "půjčka", r"půjč", r"úvěr"),
        Term("request", "požadavek", r"požadav", r"[Ss]háním|[Kk]do co shání"),
        Term("standing order", "trvalý příkaz", r"[Tt]rval\w+ příkaz", r"[Ss]tál\w+ (?:příkaz|pokyn)"),
        Term("rating", "body, hodnocená hra", r"hodnocen", r"\b[Rr]ating"),
        Term("confirm", "potvrdit", r"[Pp]otvrd", r"[Zz]apečeť|když pečetí"),
        Term("what a seat has", "karty, tajemství a dluhy", r"kartami, tajemstvími a dluhy", r"ví a dluží"),
    ),
    "de": (
        Term("deadline", "Frist", r"[Ff]rist", r"Deadline|\bTermine?\b|Uhr(?:en)? (?:läuft|laufen|steht|stehen)"),
        Term("stand-in", "Vertretung", r"Vertretung", r"Stellvertret|Ersatzspiel"),
        Term("confirm", "bestätigen", r"bestätig", r"versiegel"),
        Term("a game that is played", "Partie", r"Partie", r"\bMatch\b|\bSpielrunde"),
        Term("suspicion card", "Verdachtskarte", r"Verdachtskarte", r"Verdächtigung|Verdachtsmomente?"),
        Term("debt", "Schuldschein", r"Schuldschein", r"Schuldbrief|Schuldkarte"),
        Term("outsider", "Fremder", r"Fremde", r"Außenseiter|Außenstehende"),
        Term("King's Order", "Auftrag des Königs", r"Auftr[aä]ge? des Königs", r"Befehle? des Königs"),
        Term("cleric", "Geistlicher", r"Geistliche", r"Kleriker"),
        Term("retinue", "Gefolge", r"Gefolge", r"Gefolgschaft|Hofstaat"),
    ),
    "pl": (
        Term("deadline", "termin", r"[Tt]ermin", r"[Zz]egary\b"),
        Term(
            "angel wings", "żeton anielskich skrzydeł", r"anielskich skrzydeł", r"skrzyd\w+ anioła|anielskie skrzydło"
        ),
        Term(
            "demon wings",
            "żeton diabelskich skrzydeł",
            r"diabelskich skrzydeł",
            r"skrzyd\w+ diabła|diabelskie skrzydło",
        ),
        Term("soul piece", "fragment duszy", r"fragment\w* duszy", r"(?:część|części|kawał\w+) duszy"),
        Term("reputation lost", "pole na torze reputacji", r"pol\w+ (?:w dół )?na torze reputacji", r"\b1 reputacji"),
        Term("way to the knot", "powrót ku węzłowi", r"ku węzłowi|\bpowrót", r"\b[Dd]ryf"),
        Term("loan", "pożyczka", r"pożycz", r"pełnym kredytem|na kredyt\?"),
        Term("standing order", "stałe zlecenie", r"[Ss]tał\w+ zlece", r"[Ss]tał\w+ (?:polece|rozkaz)"),
        Term("what a seat has", "karty, tajemnice i długi", r"kartami, tajemnicami i długami", r"co ma, wie"),
    ),
    "ru": (
        Term("deadline", "срок", r"[Сс]рок", r"[Чч]асы (?:стоят|идут|стола)"),
        Term("angel wings", "жетон крыльев ангела", r"жетон\w* крыльев ангела", r"крыло ангела|ангельск\w+ крыл"),
        Term("demon wings", "жетон крыльев демона", r"жетон\w* крыльев демона", r"крыло демона|демонск\w+ крыл"),
        Term("soul piece", "частица души", r"частиц\w* души", r"(?:част[ьи]|кусоч?к\w*|фрагмент\w*) души"),
        Term("reputation lost", "1 очко репутации", r"очк\w+ репутации", r"\b1 репутации"),
        Term("hand", "в руке", r"в руке", r"на рук(?:е|ах)\b"),
        Term("offer of chests", "первое, второе предложение", r"торое предложение", r"(?:ервый|торой) просмотр"),
        Term("penalty", "штраф", r"штраф", r"\bкар(?:а|ы|ами)?\b"),
        Term("standing order", "поручение", r"[Пп]оручен", r"[Пп]остоянн\w+ приказ"),
        Term("rated game", "рейтинговая игра", r"рейтингов", r"с рейтингом"),
        Term("better", "лучше", r"лучше", r"дороже (?:пустого|потраченного)"),
        Term("what a seat has", "карты, секреты и долги", r"картами, секретами и долгами", r"знает и должно"),
    ),
}
"""By language: what is kept to."""


def read_of(locale: str) -> Iterator[tuple[str, str]]:
    """Each wording of a language that people read, as its key and its words in all variants."""
    for key, wording in language(locale).wordings.items():
        if not _TYPED.match(key):
            yield key, wording.words


def other_words(terms: Iterable[Term], texts: Iterable[tuple[str, str]]) -> list[str]:
    """Each place where a text has another word for a thing: its name, what was found, and the word to write."""
    found = []
    kept = list(terms)
    for name, text in texts:
        found += [f"{name}: “{m[0]}”, not “{term.word}”" for term in kept for m in re.finditer(term.others, text)]
    return found


def docs_read(root: Path) -> Iterator[tuple[str, str]]:
    """What players read of the English docs, as file and text: README, their folder, the changes not yet released."""
    for path in (root / "README.md", *sorted((root / "docs" / "players").glob("*.md"))):
        yield path.name, path.read_text(encoding="utf-8")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    yield "CHANGELOG.md", changes.partition("## Unreleased")[2].partition("\n## ")[0]
