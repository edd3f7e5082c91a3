# Rules at hand: /rules, /card, the question mark on a desk, what a first game explains.

rules-hint-button = ?
rules-button = Zasady
rules-head = Zasady · { $game }
rules-picture-alt = Przykład do tematu „{ $topic }”.
rules-which = O czym chcesz przeczytać?
rules-which-game = Której gry zasady chcesz przeczytać?
rules-topic-of = { $topic } · { $game }
rules-hint-order = { order-how } { rules-overlooked } póki nie odpowie, możesz zdecydować osobiście.
rules-overlooked = Łatwo przeoczyć:
rules-no-hint = Teraz nie czeka na ciebie żadne pytanie.
rules-house-why = Gdzie instrukcja milczy albo zostawia wybór, gram tak:
rules-scoring = Punkty na koniec
rules-house = 🏠 Zasady domowe
rules-of-table = 📋 Zasady tego stołu
opening-head = { $game } · { $table }
opening-more = -# { $hints ->
    [on] **{ hint-button }** powie, co zrobiłby zarządca i dlaczego; `/rules` ma wszystko.
   *[off] **?** objaśnia każde pytanie, `/rules` ma wszystko.
}
opening-on = Do mojego ruchu
opening-button = Kim jestem?
explained-head = **Nowe dla ciebie** (twoja pierwsza gra):
explained-fold = Rozumiem
explained-stop = Nie objaśniaj więcej
command-rules = Czytaj zasady gry według tematów: runda, dług, skrzydła, czarny rynek…
option-rules-topic = O czym; wybierz z listy albo wpisz słowo
option-rules-game = Której gry; bez tego gry z tego wątku albo wszystkich
command-card = Przeczytaj dowolną kartę gry
option-card-name = Nazwa karty albo jej część
option-card-game = { option-rules-game }
option-table-of-cards = Który stół; bez tego stół z tego wątku albo twój jedyny
card-of-the-game = Karty gry
card-head = { $game }
trouble-no-such-topic = Nie ma takiego tematu.{ $count ->
    [0] {" "}`/rules` pokazuje wszystkie.
   *[other] {" "}Może chodzi o: { $close }?
}
trouble-no-such-card = Nie ma takiej karty.{ $count ->
    [0] {" "}Lista pod `/card` pokazuje je, gdy piszesz.
   *[other] {" "}Może chodzi o: { $close }?
}
command-me-explanations = Czy twoja pierwsza gra objaśnia fazy i pojęcia
option-explanations = Kiedy
choice-explanations-first = W mojej pierwszej grze danego rodzaju
choice-explanations-always = W każdej grze, dopóki ich nie przeczytam
choice-explanations-never = Nigdy
me-explanations-first = Twoja pierwsza gra danego rodzaju objaśnia raz każdą fazę i każde pojęcie.
me-explanations-always = Każda gra objaśnia fazy i pojęcia, dopóki ich nie zwiniesz.
me-explanations-never = Nic nie objaśnia się samo; **?** i `/rules` nadal działają, a `/me explanations` włącza objaśnienia.
