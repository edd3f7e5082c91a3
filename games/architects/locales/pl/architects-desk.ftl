# Architects of the West Kingdom: what desks and the board say.
# "mark" and "whose" are coloured signs of the seats ("3🔵A"), "there" those who stand somewhere.

architects-card-or = { $first }  |  { $then }

## Where the game stands

architects-headline = **Runda { $round }** · ruch: { $seat }
architects-headline-seat = { architects-headline } · { architects-headline-free }
architects-headline-own = **Runda { $round }** · twoja tura
architects-headline-own-free = { architects-headline-own } · { architects-headline-free }
architects-headline-free = w Siedzibie gildii wolnych { $free } z { $spaces } pól; potem ostatnie tury
architects-headline-last = **Ostatnie tury** · ruch: { $seat }
architects-headline-last-own = **Ostatnie tury** · twoja tura
architects-headline-draft = **Dobór kart**
architects-moment = Runda { $round } · tura { $turn }
architects-moment-react = Runda { $round } · tura { $turn }, odpowiedź na nią
architects-headline-boards = **Wybór plansz** · wybiera: { $seat }
architects-headline-apprentice = **Pierwsi czeladnicy** · zatrudnia: { $seat }
architects-moment-boards = Plansze · wybór { $number }
architects-moment-apprentice = Pierwsi czeladnicy · zatrudnienie { $number }
architects-moment-draft = Dobór kart · przekazanie { $number }
architects-headline-end = { ending-headline }
architects-phase-draft = **Dobór, w tajemnicy.** Jedną kartę budynku zostaw, resztę przekaż w lewo, aż będziesz mieć trzy.
architects-phase-boards = **Najpierw plansze.** Każdy po kolei, od ostatniego miejsca, bierze jedną; zacznie ten, kto ma najwięcej cnoty.
architects-phase-apprentice = **Pierwszy czeladnik, za darmo**, dla każdego w odwrotnej kolejności; potem wystawa się uzupełnia.
architects-phase-turn = **Tura po turze** każdy wysyła jednego pracownika w jakieś miejsce i bierze to, co dają tam wszyscy jego pracownicy. **Karty** pokazują wszystkie karty i zasady domowe.

## The board

architects-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · cnota { $virtue } · { $workers } 👷 · 🥈 srebro { $silver }{ $goods-loc ->
    [nothing] { "" }
   *[other] , { $goods }
} · { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
}
architects-board-none-yet = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · jeszcze bez planszy
architects-board-points = -# 🏆 Wynik teraz { architects-signed }: { $parts }
architects-board-character = -# { $what } · { $does }
architects-board-apprentices = -# 🧑 { $who }
architects-board-built = -# 🏠 { $what }
architects-board-troubles = -# { $captives ->
    [0] { "" }
    [one] ⛓️ { $captives } jeniec ({ $whose }){ architects-and-debts }
    [few] ⛓️ { $captives } jeńców ({ $whose }){ architects-and-debts }
   *[many] ⛓️ { $captives } jeńców ({ $whose }){ architects-and-debts }
}{ $captives ->
    [0] { architects-debts }
   *[other] { "" }
}
architects-and-debts = { $debts ->
    [0] { $paid ->
        [0] { "" }
       *[other] {" · "}{ architects-debts }
    }
   *[other] {" · "}{ architects-debts }
}
architects-debts = 📜 { $debts ->
    [one] { $debts } dług
    [few] { $debts } długi
   *[many] { $debts } długów
}{ $paid ->
    [0] { "" }
   *[other] , spłacono { $paid }
}
architects-board-places = **Pracownicy w terenie**
architects-board-place = { $place }{ $tax ->
    [0] { "" }
    [one] {" "}({ $tax } srebro)
    [few] {" "}({ $tax } srebra)
   *[many] {" "}({ $tax } srebra)
}: { $workers }
architects-board-tax = Kram poborcy ({ $count ->
    [one] { $count } srebro
    [few] { $count } srebra
   *[many] { $count } srebra
}): nikt
architects-board-prison = 🔒 Więzienie: { $workers }
architects-board-empty = -# Puste: { $places }
architects-board-market = **Czarny rynek** (kosztuje 1 pkt cnoty; tylko z cnotą do { $most }): { $spaces }
architects-board-space = { $taken ->
    [yes] { $mark }{ " " }
   *[no] { "" }
}{ architects-price }: { $gives }
architects-board-deal = czeladnik albo jedna z { $count } kart
architects-board-workshop = **Warsztat** (czeladnik za 4 srebra; w talii { $left ->
    [one] { $left } czeladnik
    [few] { $left } czeladników
   *[many] { $left } czeladników
})
architects-board-row = Rząd { $number }: { $who }
architects-board-apprentice = { $who }{ $silver ->
    [0] { "" }
   *[other] {" "}🥈{ $silver }
}
architects-board-guildhall = **Siedziba gildii** (zajęte { $filled } z { $spaces }; ♻️ resetuje Czarny rynek, 🔁 wymienia dwóch czeladników)
    { $rows }
architects-board-cathedral = **Katedra**: { $levels } · { $rewards ->
    [one] została { $rewards } nagroda
    [few] zostały { $rewards } nagrody
   *[many] zostało { $rewards } nagród
}
architects-board-level = { $level }{ $stand ->
    [0] { "" }
   *[other] {" "}{ $there }
} ({ $price }: { $points } pkt{ $free ->
    [0] , pełny
   *[other] { "" }
})
architects-board-any = { $count } drewna lub kamienia

## Your own things

architects-own-none-yet = Nie masz jeszcze planszy. To od niej zależy, z czym zaczynasz.
architects-own-stock = 🏺 glina { $clay } · 🪵 drewno { $wood } · 🪨 kamień { $stone } · 🥇 złoto { $gold } · ⬜ marmur { $marble } · 🥈 **srebro { $silver }**
architects-beside-track = ⚖️ Cnota { $virtue }{ $tax ->
    [0] { "" }
   *[other] , o { $tax } mniej podatku
}{ $cathedral ->
    [no] , bez Katedry
   *[yes] { "" }
}{ $market ->
    [no] , bez Czarnego rynku
   *[yes] { "" }
}
architects-own-standing = ⚖️ Cnota **{ $virtue }**{ $tax ->
    [0] { "" }
   *[other] , o { $tax } mniej podatku
}{ $cathedral ->
    [no] , bez Katedry
   *[yes] { "" }
}{ $market ->
    [no] , bez Czarnego rynku
   *[yes] { "" }
} · 👷 w domu { $workers }, w terenie { $out ->
    [0] 0
   *[other] { $out } ({ $where })
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ poziom { $level }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 { $prison } w Więzieniu
}{ $captives ->
    [0] { "" }
    [one] {" · "}⛓️ { $captives } jeniec
    [few] {" · "}⛓️ { $captives } jeńców
   *[many] {" · "}⛓️ { $captives } jeńców
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } dług
    [few] {" · "}📜 { $debts } długi
   *[many] {" · "}📜 { $debts } długów
}{ $paid ->
    [0] { "" }
   *[other] {" · "}spłacone { $paid }
}
architects-own-row = { $first }, { $then }
architects-own-at = { $place } { $count }
architects-own-points = -# 🏆 Wynik teraz **{ architects-signed }**: { $parts }
architects-part-buildings = budynki { architects-signed }
architects-part-cathedral = Katedra { architects-signed }
architects-part-virtue = cnota { architects-signed }
architects-part-debts = długi { architects-signed }
architects-part-riches = złoto i marmur { architects-signed }
architects-part-silver = srebro { architects-signed }
architects-part-prison = Więzienie { architects-signed }
architects-signed = { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
architects-own-held = ⛓️ Twoi pojmani pracownicy: { $who }
architects-own-held-by = { $seat } ma { $count }
architects-own-apprentices = **Czeladnicy** ({ $count } z { $most })
architects-own-hand = **Karty budynków na ręce**
architects-own-apprentice = -# 🧑 { $card }
architects-own-card = - { $card }
architects-own-card-ready = - ✅ { $card }
architects-own-card-needs = - { $card } · **brakuje: { $missing-gen }**
architects-own-card-bare = - { $card }
architects-own-card-unskilled = - { $card } · wymaga: { $skills }
architects-own-building = -# 🏠 **{ $what }** · { $does }
architects-other = -# { $mark } **{ $seat }** · ⚖️ { $virtue } · 🥈 { $silver } · 👷 w domu { $workers }, w terenie { $out }{ $held ->
    [0] { "" }
   *[other] , pojmani { $held }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 { $prison }
}{ $captives ->
    [0] { "" }
   *[other] {" · "}⛓️ { $captives }
}{ $buildings ->
    [0] { "" }
   *[other] {" · "}🏠 { $buildings }
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ { $level }
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } dług
    [few] {" · "}📜 { $debts } długi
   *[many] {" · "}📜 { $debts } długów
} · 🏆 { architects-signed }

## Details of the questions

architects-details-few-workers = -# 👷 { $count ->
    [one] W domu został ci ostatni pracownik: gdy nie będzie żadnego, w turze jeden wraca i nikt nie wychodzi.
    [few] W domu zostało ci tylko { $count } pracowników: gdy nie będzie żadnego, w turze jeden wraca i nikt nie wychodzi.
   *[many] W domu zostało ci tylko { $count } pracowników: gdy nie będzie żadnego, w turze jeden wraca i nikt nie wychodzi.
}
architects-details-last-turn = -# 🏁 **Twoja ostatnia tura.** Punkty dają budynki, Katedra, cnota, złoto, marmur i każde dziesięć srebra; karty na ręce i pracownicy w domu nic nie dają. Długi i pracownicy w Więzieniu kosztują punkty.
architects-closed = { bot-not-now }
architects-closed-some = { $what } ({ $why })
architects-closed-cathedral = Katedra ({ $why }; kosztuje { $price })
architects-closed-many = { $count ->
    [one] jeszcze { $count } opcja
    [few] jeszcze { $count } opcje
   *[many] jeszcze { $count } opcji
} ({ $why })
architects-closed-guildhall = Siedziba gildii (nie ma jeszcze czego budować)
architects-closed-dear = { $count ->
    [one] { $count } inny czeladnik
    [few] { $count } inni czeladnicy
   *[many] { $count } innych czeladników
} ({ $why })
architects-why-cannot-pay = nie stać cię
architects-why-lacks-goods = brakuje surowców
architects-why-column-too-dear = za mało srebra
architects-why-too-few-workers = za mało twoich pracowników
architects-why-no-skill = brakuje umiejętności
architects-why-no-tax = nie ma tam srebra
architects-why-no-cards = karty się skończyły
architects-why-no-card = brak karty do odłożenia
architects-why-no-captives = nikogo nie trzymasz
architects-why-none-in-prison = nikogo tam nie masz
architects-why-none-captured = nikt nie trzyma twoich pracowników
architects-why-no-debt = nie masz długu
architects-why-too-many-places = w tej turze już nie z kolejnego miejsca
architects-why-too-many-apprentices = brak miejsca na kolejnego
architects-why-space-taken = zajęte
architects-why-too-virtuous = tylko poniżej 10 pkt cnoty
architects-why-too-little-virtue = tylko od 5 pkt cnoty
architects-why-level-full = poziom jest pełny
architects-why-colour-taken = zajęta
architects-why-at-the-top = jesteś na samej górze
architects-short-imprison = wysłanie jeńców do Więzienia
architects-short-release = wypuszczenie z Więzienia
architects-short-buy = uwolnienie za srebro
architects-short-owe = uwolnienie za dług
architects-short-pay-debt = spłata długu
architects-details-reset = Więcej cnoty to więcej punktów na koniec. Ale mając 10 pkt cnoty lub więcej, nie możesz iść na Czarny rynek, a powyżej 1 i powyżej 3 płacisz więcej podatku.
architects-details-recall = -# Żaden z twoich pracowników nie stoi w miejscu z otwartym kręgiem, więc jeden wraca skądinąd (zasada domowa). Nic więcej się w tej turze nie dzieje.
architects-details-hire = Wystawa zmieniła się, zanim twój budynek kogoś zatrudnił: teraz leżą na niej te karty.
architects-own-board-card = - **{ $what }**: cnota { $virtue }, { $things }{ $prison ->
    [0] { "" }
   *[other] , { $prison } w Więzieniu
}{ $debts ->
    [0] { "" }
    [one] , { $debts } dług
    [few] , { $debts } długi
   *[many] , { $debts } długów
}{ $cards ->
    [0] { "" }
    [one] , { $cards } karta po doborze
    [few] , { $cards } karty po doborze
   *[many] , { $cards } kart po doborze
}
architects-details-react = Cnotą zdobytą ponad szczyt toru możesz zniszczyć niespłacone długi; niektóre plansze pozwalają wykupić się od nowego długu.
architects-draft-signs = -# Na kartach: piła = { architects-skill-carpentry }, dachówki = { architects-skill-tiling }, kielnia = { architects-skill-masonry }.
architects-seal-turn = Wykonaj
architects-seal-recall = { architects-seal-turn }
architects-seal-keep = Zostaw ją
architects-seal-hire = Zatrudnij
architects-seal-work = { architects-seal-turn }
architects-seal-reset = { architects-seal-turn }
architects-seal-react = { architects-seal-turn }
architects-seal-discard = Odłóż
architects-seal-boards = Weź tę planszę
architects-seal-apprentice = Zatrudnij
architects-done-turn = **Zrobione.**
architects-done-recall = { architects-done-turn }
architects-done-boards = { architects-done-turn }
architects-done-apprentice = { architects-done-turn }
architects-decided-draft = Zostaje: { $card }
architects-decided-keep = Zostaje: { $card }
architects-decided-discard = Odłożone: { $cards }
architects-decided-recall = Jeden wraca · { $place }
architects-decided-reset = { $use }
architects-sealed-turn = Dopóki ktoś inny się nie ruszy, możesz to cofnąć.

architects-about-tax-stand = Weź stamtąd całe srebro
architects-about-imprison = Dostajesz za nich { architects-paid }
architects-about-group = { $price ->
    [0] Za darmo
   *[other] Za { architects-price }
}, na twoją planszę; Wartownia płaci za nich { architects-paid }
architects-about-twin = { $place } · { $note }
architects-twin-place = rząd { $row }, kolumna { $column }
architects-about-own-group = { $price ->
    [0] Za darmo
   *[other] Za { architects-price }
}; twoi pracownicy wracają do domu
architects-about-recall = Jeden z nich wraca, { $stay ->
    [0] nikt nie zostaje
    [one] { $stay } zostaje
    [few] { $stay } zostaje
   *[many] { $stay } zostaje
}
architects-now-own = { architects-now-there }; każda następna wizyta da o 1 więcej
architects-now-there = { $count ->
    [0] Nie masz tam nikogo
   *[other] Masz tam już { $count }
}
architects-now-own-or = { architects-now-there }; za każdych { $pair } swoich możesz zamiast tego wziąć 1 { $kind }
architects-now-and = { $first }; { $then }
architects-now-exchange = dowolne { $count } z: { $kinds } → { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things }
}
architects-now-trade = { $given } → { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}i { $virtue } pkt cnoty
    }
}
architects-now-group = { $seat }: { $count } ({ $place })
architects-now-more-groups = { $groups }; i jeszcze { $count }
architects-now-workshop = Czeladnik: { $price } srebra w { $columns ->
    [1] pierwszej kolumnie
   *[other] kolumnach 1–{ $columns }
}, w każdej dalszej w prawo o 1 więcej; kart budynków zostało { $left }
architects-now-one-place = Kilka pojmań tylko w jednym miejscu: { $groups }
architects-now-own-only = Możesz tu tylko zabrać do domu własnych pracowników
architects-now-one-group = Pracownicy jednego gracza w jednym miejscu: { $groups }
architects-now-silver-limit = Ogranicza cię srebro; twoich pracowników wystarczyłoby na { $count ->
    [one] { $count } pojmanie
    [few] { $count } pojmania
   *[many] { $count } pojmań
}. { $groups }
architects-now-idle = Teraz nic nie da, ale liczy się przy następnej wizycie
architects-idle-storehouse = 👑 Królewski magazyn: teraz nie ma co wymienić
architects-idle-town-centre = 🏘️ Centrum miasta: teraz nie ma kogo pojmać
architects-idle-guardhouse = 🗝️ Wartownia: teraz nie ma co zlecić
architects-now-captives = { $count ->
    [one] { $count } jeniec za srebro
    [few] { $count } jeńców za srebro
   *[many] { $count } jeńców za srebro
}
architects-now-prison = { $count ->
    [one] { $count } twój jest w Więzieniu
    [few] { $count } twoich jest w Więzieniu
   *[many] { $count } twoich jest w Więzieniu
}
architects-now-held = { $count ->
    [one] { $count } twój jest pojmany
    [few] { $count } twoich jest pojmanych
   *[many] { $count } twoich jest pojmanych
}
architects-now-debts = { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[many] { $count } długów
}
architects-now-space = { $price }: { $gives }
architects-now-deal = czeladnik albo jedna z { $cards } kart
architects-about-cathedral = { $price } i karta z ręki: { $points } pkt i nagroda

architects-none-trade = Bez wymiany
architects-none-order = Bez zlecenia
architects-none-capture = Nikogo nie pojmuj
architects-step-goods = Co oddajesz w { $number }. wymianie

## Table options

architects-option-boards-standard = Plansze: zwykła strona.
architects-option-boards-variable = Plansze: pięć postaci z pudełka, losowo.
architects-option-boards-all = Plansze: dowolne z dziesięciu postaci, losowo.
architects-option-boards-chosen = Plansze: pięć postaci z pudełka, do wyboru.
architects-option-boards-all-chosen = Plansze: dowolne z dziesięciu postaci, do wyboru.
architects-option-apprentice-yes = Pierwszy czeladnik: jak w dodatku „Era rzemieślników”, po doborze każdy zatrudnia jednego za darmo.
architects-option-silver-same = Srebro: na zwykłych planszach każdy zaczyna z 5, niezależnie od kolejności.
architects-option-promos-yes = Karty promocyjne: jeszcze trzech czeladników i trzy budynki.
