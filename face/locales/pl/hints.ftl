### Hints: what a steward would do, for tables that have them.

hints-on = **Podpowiedzi są włączone**: { hints-offer }.
hints-allow = Z podpowiedziami
hints-disallow = Bez podpowiedzi
hints-offer = można zapytać, co zrobiłby zarządca

## On a desk

hint-button = Podpowiedź
hint-first = **Zarządca najpierw nacisnąłby „{ $what }”:**
hint-answer = **Zarządca odpowiedziałby:**
hint-why = **Dlaczego:**
hint-why-first = **Dlaczego najpierw to:**
hint-risks = **Uwaga**:
hint-whole = Dotyczy całego pytania, cokolwiek już wybrano. Zarządca wie tylko to, co ty, i może się mylić.
hint-follow = Wstaw do formularza
hint-follow-first = Najpierw wypełnij „{ $what }”
hint-check = Przejrzyj to: liczy się dopiero po naciśnięciu zielonego przycisku.
hint-in-the-form = Jest już w formularzu. { hint-check }
hint-in-the-first = „{ $what }” jest wypełnione pod „Mój ruch”. { hint-check }
hint-answered = Odpowiedź już jest. Cofnij ją, jeśli chcesz odpowiedzieć inaczej.
hint-no-idea = Zarządca nie ma tu pomysłu. Zapytaj za minutę albo zaufaj sobie.

## What goes wrong

trouble-hints-off = Przy tym stole nie ma podpowiedzi: wybiera się je w poczekalni, dla wszystkich. **?** i `/rules` nadal działają.
trouble-hint-changed = Gra poszła dalej i ta podpowiedź jest już nieaktualna. Poproś o nową.
