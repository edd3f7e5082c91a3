# Turnieje: ich zasady, rundy i klasyfikacja, wątek, który o nich mówi, i `/tournament`.

## Klasyfikacja

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **▸ { $name }**
   *[no] { $name }
} · **{ $points }** · wygrane { $wins } · rywale { $opponents }
tournament-noted = { $line } · { $note }
tournament-note-left = poza turniejem
tournament-note-byes = pauza: { $count }×
tournament-note-corrected = { $way ->
    [taken] korekta −{ $points }
   *[given] korekta +{ $points }
}
tournament-nobody = Na razie nikt nie jest zapisany.
tournament-legend = Punkty · wygrane stoły · średnia punktów rywali
tournament-column = { $of ->
    [points] punkty
    [wins] wygrane
   *[opponents] rywale
}
tournament-final-above = Powyżej: lokaty z finału
tournament-unnamed = gracz
tournament-automatic = { wish-steward }

## Zasady

tournament-rule-head = **Jak się gra**
tournament-rule-tables = { $sizes ->
    [equal] W każdej rundzie gra się przy stołach po { $most }.
   *[some] W każdej rundzie przy stole siedzi od { $least } do { $most } osób.
}
tournament-rule-meet = O stołach pierwszej rundy decyduje los. Potem spotykają się osoby z podobną liczbą punktów i nikt nie spotyka nikogo drugi raz, dopóki da się ułożyć inną rundę.
tournament-rule-fill = Gra wymaga co najmniej { $fewest } graczy. Gdzie ludzi jest za mało, stół uzupełniają gracze automatyczni; oni nigdy nie punktują.
tournament-rule-points = Punkty za stół według miejsca, tylko wśród ludzi: { $points }. Remis je dzieli, więc stół daje średnio { $half }.
tournament-rule-bye = Gdy nie wszyscy mogą grać, pauzują ci, którzy dotąd pauzowali najmniej, wśród nich od końca klasyfikacji. Pauza daje punkty: { $points }.
tournament-rule-equal = Przy równych punktach liczą się wygrane stoły, potem wyższa średnia punktów rywali. Kto jest równy we wszystkim, dzieli miejsce.
tournament-rule-leaving = Odejście przed pierwszą rundą nic nie kosztuje. Później odchodzi się na stałe, także gdy oddasz tylko miejsce przy stole: ten stół daje ci 0, punkty zachowujesz, ale nie miejsce w klasyfikacji. Kto przejmie twoje miejsce przy stole, dostaje to, co tam osiągnie.
tournament-rule-fewest = Turniej się odbędzie, gdy zapisze się co najmniej { $least } osób.
tournament-rule-waiting = Liczba miejsc: { $people }. Kto przyjdzie później, czeka i wchodzi, gdy ktoś odejdzie.
tournament-rule-watched = **Każdy, kto ma adres** stołu albo kanału RSS wszystkich takich stołów, może bez logowania oglądać plansze w przeglądarce i czytać w tym kanale klasyfikację, razem z imionami.
tournament-rule-date = Dni na rundę: { $days }.
tournament-rule-length = Stół trwa zwykle { $bound ->
    [yes] najwyżej { $most }.
   *[no] { $span } dni, gdy każdy gra raz dziennie.
}
tournament-rule-unfinished = { $rule ->
    [void] Stół niedokończony do końca rundy nikomu nie daje punktów, cokolwiek potem z niego wyjdzie.
   *[shared] Stół niedokończony do końca rundy daje każdemu, kto przy nim został, punkty: { $points }, cokolwiek potem z niego wyjdzie.
}

## Rundy i kroki

tournament-round = { $begins ->
    [yes] 🏁 **Zaczyna się runda { $round } z { $of }**
   *[no] **Runda { $round } z { $of }**
}{ $dated ->
    [yes] , do <t:{ $until }:F>
   *[no] {""}
}
tournament-table = { $table }: { $people }
tournament-table-linked = [stół { $table }]({ $link })
tournament-table-of-round = stół { $at } tej rundy
tournament-byes = Pauzują, z punktami ({ $points }): { $who }
tournament-came = Zapisani: { $who }. Zajęte { $count } z { $places }.
tournament-waits = Na liście oczekujących: { $who }
tournament-came-in = Z listy oczekujących: { $who }
tournament-left-early = Wypisani: { $who }
tournament-left = Z turnieju odchodzi: { $who }
tournament-left-seat = { $table }: miejsce zajmie { $final ->
    [yes] gracz automatyczny
   *[no] następna osoba z listy oczekujących albo gracz automatyczny
}.
tournament-seat-taken = { $table }: { $who } przejmuje miejsce gracza { $left }.
tournament-table-done = { $table } skończony: { $result }
tournament-result = { $who } ({ $points })
tournament-round-over = **Koniec rundy { $round } z { $of }.**
tournament-late = { $rule ->
    [void] Niedokończone na czas, więc bez punktów: { $tables }
   *[shared] Niedokończone na czas, punkty dla każdego, kto został ({ $points }): { $tables }
}
tournament-ended = { $why ->
    [played] 🏆 **Turniej skończony.** Pierwsze miejsce: { $who }
    [short] { $played ->
        [yes] 🏆 **Turniej skończony wcześniej:** na kolejną rundę zostało za mało osób. Pierwsze miejsce: { $who }
       *[no] **Turniej się nie odbędzie:** zapisało się za mało osób. Potrzeba: { $least }, zapisanych: { $count }.
    }
   *[cancelled] **Turniej odwołany.** Decyzja: { $by }. { tournament-tables-continue }
}
tournament-points-corrected = ⚖️ { $who }, punkty: { $way ->
    [taken] −{ $points }
   *[given] +{ $points }
}. Decyzja: { $by }. Powód: { $reason }
tournament-table-corrected = ⚖️ { $by } poprawia rundę { $round }, { $table }: { $verdict ->
    [played] liczy się jako rozegrany, { $result }.
    [void] liczy się jako niedokończony i nie daje punktów.
   *[shared] liczy się jako niedokończony: { $result }.
} Powód: { $reason }

## A tournament as it is read

tournament-head = 🏆 { $name }
tournament-plan = { $game } · { $pace ->
    [live] na żywo
    [evening] na wieczór
    [daily] tempo dzienne
   *[relaxed] tempo swobodne
} · liczba rund: { $rounds } · { $rated ->
    [yes] rankingowy
   *[no] nierankingowy
}
tournament-state-open = Zapisani: **{ $count }** z { $places }{ $waiting ->
    [0] {""}
   *[other] , czeka { $waiting }
}. { tournament-until }
tournament-until = Zapisy do <t:{ $until }:F> (<t:{ $until }:R>); potem zaczyna się pierwsza runda.
tournament-state-playing = { $played ->
    [yes] Runda { $round } z { $of }, do <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] Runda { $round } z { $of } skończona. Następna wkrótce się zacznie.
}
tournament-state-over = Turniej skończony. Rozegrane rundy: { $rounds }{ $final ->
    [yes] {" "}i finał
   *[no] {""}
}
tournament-state-few = Turniej się nie odbył: zapisało się za mało osób. Potrzeba: { $least }, zapisanych: { $count }.
tournament-state-cancelled = Turniej odwołano.
tournament-stage = Runda { $round } z { $of }
tournament-stage-over = Klasyfikacja końcowa
tournament-people = W turnieju: { $who }{ $more ->
    [0] {""}
   *[other] {" "}i inni ({ $more })
}
tournament-own-in = ✅ Grasz.
tournament-own-waits = ⏳ Jesteś na liście oczekujących, numer: { $at }.
tournament-own-left = W tym turnieju już nie grasz.
tournament-own-place = Ty: { $place ->
    [0] bez miejsca
   *[other] miejsce **{ $place }** z { $of }
}, punkty: **{ $points }**
tournament-own-bye = W tej rundzie pauzujesz.
tournament-own-table = { $linked ->
    [yes] ▸ Twój stół: [stół { $table }]({ $link })
   *[no] ▸ Twój stół: { $table }
}
tournament-byes-shown = Pauzują: { $who }
tournament-table-counts = { $table }: { $result }{ $verdict ->
    [played] {""}
    [void] {" "}· niedokończony na czas, bez punktów
   *[shared] {" "}· niedokończony na czas
}
tournament-join = Zapisz się…
tournament-leave = Odejdź…
tournament-tables = Stoły
tournament-places = Wszystkie miejsca
tournament-how-counted = Jak liczą się punkty
tournament-show-rules = Zasady
tournament-show = Klasyfikacja
tournament-back = Wróć
tournament-thread = Ogłoszenia
tournament-earlier = ◀ Wcześniej
tournament-later = Dalej ▶
tournament-page = Strona { $page } z { $pages }
tournament-which-round = Inna runda
tournament-list-head = **Turnieje na tym serwerze**
tournament-list-none = Na tym serwerze nie ma turnieju. Otwiera go moderator przez `/tournament open`.
tournament-list-line = { $number }. **{ $name }** · { $plan }
tournament-choice = { $name } · { $game }
tournament-table-choice = runda { $round } · { $table }: { $people }
tournament-place-choice = { $who } { $place }
tournament-list-show = Pokaż { $number }
tournament-invitation = Turniej jest otwarty. **Zapisz się** najpierw podaje zasady; grasz dopiero, gdy potwierdzisz.

## Przy jego stołach

tournament-at-table = 🏆 **{ $name }** · { $stage }{ $linked ->
    [yes] {" "}· [Ogłoszenia]({ $link })
   *[no] {""}
}
tournament-at-table-taken = Masz miejsce gracza **{ $left }**, którego nie ma już w turnieju: wynik tego miejsca liczy się tobie.
tournament-at-table-outside = Nie ma cię w turnieju: przy tym stole nie grasz o jego punkty.
fix-tournament-counts = ⚠️ Turniej **{ $name }** już policzył ten stół i ta poprawka nic w nim nie zmieni. Popraw to też tam: `/tournament correct-table table:{ $table } counts:{ $counts } places:{ $places }`.
leave-tournament = **Odchodzisz też na dobre z turnieju { $name }.** { $final ->
    [yes] { tournament-seat-final } { tournament-place-lost }
   *[no] { tournament-table-lost } { tournament-seat-next }
}
tournament-place-lost = Zachowujesz punkty, ale tracisz lokatę.
tournament-table-lost = Stół, przy którym grasz, da ci 0 punktów. Pozostałe zachowujesz, ale tracisz lokatę.
tournament-seat-next = Twoje miejsce zajmie następna osoba z listy oczekujących albo gracz automatyczny.
tournament-seat-final = Twoje miejsce w finale zajmie gracz automatyczny.

## Joining and leaving

tournament-join-ask = Zapisać się do turnieju **{ $name }**? Grasz w każdej rundzie, a każda ma swój termin.
tournament-join-waits = Wszystkie miejsca są zajęte: będziesz na liście oczekujących.
tournament-join-late = Rundy już trwają: będziesz na liście oczekujących i wejdziesz, gdy ktoś odejdzie.
tournament-join-later = Kto zapisze się teraz, czeka i wchodzi, gdy ktoś odejdzie.
tournament-join-yes = Zapisz się
tournament-joined = **Grasz.** Gdy zacznie się runda, posadzę cię przy stole i napiszę jak przy każdym innym.
tournament-joined-waits = **Jesteś na liście oczekujących.** Wejdziesz, gdy ktoś odejdzie; wtedy napiszę.
tournament-leave-ask = { $at ->
    [before] Wypisać się z turnieju **{ $name }**? Jeszcze się nie zaczął, więc nic to nie kosztuje i możesz zapisać się znowu.
    [waiting] Wypisać się z listy oczekujących turnieju **{ $name }**? Nic to nie kosztuje.
    [table] Odejść z turnieju **{ $name }** na stałe? { tournament-table-lost } { tournament-seat-next }
    [final] Odejść z turnieju **{ $name }** na stałe? { tournament-seat-final } { tournament-place-lost }
   *[apart] Odejść z turnieju **{ $name }** na stałe? { tournament-place-lost }
}
tournament-leave-yes = Odejdź
tournament-left-now = Nie grasz już w tym turnieju.

## What moderators do

tournament-opened = **Otwarty.** Zapisy są tutaj: <#{ $thread }>. Zapisy kończą się w swoim terminie albo od razu przez `/tournament start`. Później może się przydać `/tournament close-round`, `/tournament correct-points` lub `/tournament cancel`.
tournament-opened-until = Zapisy kończą się <t:{ $until }:F>. { $set ->
    [yes] Czas, który wpisujesz, czytam w strefie { $zone }.
   *[no] Czas, który wpisujesz, czytam w UTC; własną strefę wybierzesz przez `/me timezone`.
}
tournament-short = **Większość stołów nie skończy się na czas.** { $length } { $date } Co by wystarczyło: { $fit }. Jeśli chcesz to zmienić, zakończ ten turniej przez `/tournament cancel` i otwórz inny.
tournament-fit-days = `days:{ $days }`
tournament-fit-pace = `pace:` { $pace } · `days:{ $days }`
tournament-opened-silent = **Otwarty**, ale nie udało mi się tego ogłosić. Spróbuję znowu. `/tournament show` działa mimo to.
tournament-begin-ask = Zacząć teraz pierwszą rundę turnieju **{ $name }**? Zapisy się tym kończą. Zapisani: { $count }.
tournament-begun = **Zapisy skończone.** Pierwsza runda zaraz się zacznie, ogłosi ją wątek.
tournament-cancel-ask = Odwołać turniej **{ $name }** na stałe? { tournament-tables-continue }
tournament-tables-continue = Rozpoczęte stoły grają dalej, ale już się nie liczą.
tournament-cancelled = **Odwołany.** Ogłosi to wątek.
tournament-close-ask = Zamknąć teraz rundę { $round } turnieju **{ $name }**? Niedokończone stoły: { $open }. { $rule ->
    [void] Nie dadzą punktów.
   *[shared] Każdemu, kto przy nich został, dadzą punkty: { $points }.
}
tournament-closed = **Runda zamknięta.** Ogłosi to wątek, potem zacznie się następna.
tournament-begin-do = Rozsadź pierwszą rundę
tournament-cancel-do = Odwołaj turniej
tournament-close-do = Zamknij rundę
tournament-points-ask = { $way ->
    [taken] Odjąć punkty ({ $points }) w turnieju **{ $name }**? Dotyczy: { $who }
   *[given] Dodać punkty ({ $points }) w turnieju **{ $name }**? Dotyczy: { $who }
}
tournament-points-would = Punkty: { $was } → **{ $then }**, miejsce: { $was_place ->
    [0] brak
   *[other] { $was_place }.
} → { $then_place ->
    [0] **brak**
   *[other] **{ $then_place }.**
}
tournament-table-ask = Poprawić w turnieju **{ $name }** rundę { $round }, { $table }?
tournament-table-was = Dotąd: { $verdict ->
    [played] rozegrany, { $result }
    [void] niedokończony, bez punktów
    [shared] niedokończony, { $result }
   *[none] jeszcze się nie liczy
}
tournament-table-would = Potem: { $verdict ->
    [played] rozegrany, { $result }
    [void] niedokończony, bez punktów
   *[shared] niedokończony, { $result }
}
tournament-correct-how = W wątku turnieju przeczytają to wszyscy, z twoim imieniem i powodem.
tournament-correct-do = Popraw…
tournament-correct-title = Popraw turniej
tournament-correct-why = Przeczytają to wszyscy w wątku.
tournament-corrected = **Poprawiono.** Ogłosi to wątek.
tournament-recounted = { $same ->
    [yes] ✅ **Zgadza się.** Policzone od nowa z samych wyników stołów: miejsca i punkty są prawidłowe.
   *[no] ⚠️ **Nie zgadza się.** Te stoły mówią co innego, niż policzono: { $differing }. Stół poprawia `/tournament correct-table`.
} Stołów: { $tables }{ $corrected ->
    [0] {""}
   *[other] , poprawionych przez moderatorów: { $corrected }
}.
tournament-silent = Nie mogę pisać o turnieju **{ $name }** w <#{ $channel }>. Turniej mimo to trwa. Pozwól mi widzieć ten kanał, tworzyć w nim wątki i w nich pisać; wtedy uzupełnię, czego brakuje.
tournament-anew = Poprzedni wątek tego turnieju usunięto na Discordzie. Turniej trwa tutaj, nic nie przepadło.

## Listy

tournament-letter-in = **{ $name }**: zwolniło się miejsce i **jesteś w turnieju**. Zapisy kończą się <t:{ $until }:F>; potem posadzę cię przy stole i napiszę do ciebie.
tournament-letter-bye = **{ $name }**: w rundzie { $round } z { $of } pauzujesz. Punkty za pauzę: { $points }. W następnej dostaniesz stół i wtedy do ciebie napiszę.
tournament-letter-off = { $why ->
    [cancelled] **{ $name }**: moderator odwołał turniej.{ $played ->
        [yes] {" "}{ tournament-tables-continue }
       *[no] {""}
    }
   *[short] { $played ->
        [yes] **{ $name }**: turniej kończy się wcześniej, bo na kolejną rundę zostało za mało osób.
       *[no] **{ $name }**: turniej się nie odbędzie. Potrzeba osób: { $least }, zapisanych: { $count }.
    }
}

## Commands

command-tournament = Turnieje na tym serwerze: rundy przy stołach, punkty, klasyfikacja
command-tournament-open = Otwórz turniej, do którego ludzie się zapiszą; dla moderatorów
command-tournament-list = Turnieje na tym serwerze
command-tournament-show = Klasyfikacja, twój stół, zapisy i odejście
command-tournament-start = Zacznij od razu pierwszą rundę; dla moderatorów
command-tournament-cancel = Odwołaj turniej na stałe; dla moderatorów
command-tournament-close-round = Zamknij rundę przed terminem; dla moderatorów
command-tournament-correct-points = Dodaj komuś punkty albo odejmij; dla moderatorów
command-tournament-correct-table = Popraw, jak liczy się stół; dla moderatorów
command-tournament-recount = Sprawdź klasyfikację według samych stołów; dla moderatorów
option-tournament = Który turniej; domyślnie jedyny albo ten, do którego należy wątek
option-tournament-name = Jak się nazywa
option-tournament-game = W jaką grę się gra
option-tournament-until = Do kiedy można się zapisać, na przykład piątek 20:00, 5 dni albo 2026-12-24 20:00
option-tournament-rounds = Ile rund; domyślnie 4
option-tournament-people = Ile miejsc; domyślnie 64, kolejne osoby czekają
option-tournament-pace = { option-play-pace }
option-tournament-days = Ile dni może trwać runda; domyślnie 14
option-tournament-unfinished = Co daje stół nieskończony na czas; domyślnie połowę punktów
option-tournament-rated = Czy stoły liczą się do rankingu; domyślnie tak
option-tournament-options = Opcje gry, jak przy stole
option-tournament-who = Czyje punkty
option-tournament-points = Ile punktów, na przykład 6, albo -6, żeby odjąć
option-tournament-table = Który stół
option-tournament-counts = Jak się liczy
option-tournament-places = Miejsca osób w pokazanej kolejności, na przykład 2 1 3; domyślnie jak się skończył
choice-rated-yes = Tak
choice-rated-no = Nie
choice-unfinished-shared = 12 punktów każdemu, kto został
choice-unfinished-void = Nikomu żadnych punktów
choice-verdict-played = Jako rozegrany
choice-verdict-shared = Niedokończony: 12 punktów każdemu, kto został
choice-verdict-void = Niedokończony: nikomu żadnych punktów

## What goes wrong

trouble-no-tournaments = { tournament-list-none }
trouble-which-tournament = Turniejów jest tu kilka. Wskaż jeden przez `tournament:`.
