# Życzenia gry: /play, i z kim kto nie chce siedzieć.

wish-said = Zanotowane. Gdy znajdzie się dość pasujących osób, w { $channel } otworzy się stół i do ciebie napiszę; gra zacznie się { $minutes } minut później. Najpierw szukam osób o podobnej sile, które nie śpią w tych samych porach (kiedy śpisz, mówi `/me quiet`); im dłużej czekasz, tym mniej to znaczy.
wish-length = **{ $game }.** { $length }
wish-outlook = Takie życzenia tutaj: z ostatnich { $count } stół znalazło { $met }{ $met ->
    [0] .
   *[other] , połowa z nich w { $length-acc } lub szybciej.
}
wish-outlook-none = Jak długo czekają tu takie życzenia, jeszcze nie wiem: za mało ich się dotąd skończyło.
wish-head = **Czekasz na stół:**
wish-none = Na żaden stół nie czekasz. W co chcesz zagrać, mówi `/play game:`.
wish-line = **{ $games }** · { $pace ->
    [live] na żywo
    [evening] na wieczór
    [daily] tempo dzienne
   *[relaxed] tempo swobodne
} · { $seats ->
    [0] dowolna liczba graczy
   *[other] graczy: { $seats }
} · { $fill ->
    [yes] gracze automatyczni mogą uzupełnić
   *[no] tylko ludzie
} · { $rated ->
    [yes] rankingowa
    [no] nierankingowa
   *[any] rankingowa lub nie
} · { $languages }{ $abroad ->
    [yes] { " · " }także inne serwery
   *[no] { "" }
}
wish-times = czekasz od <t:{ $since }:f>, do <t:{ $until }:F>
wish-take-back = Wycofaj { $number }
wish-taken-back = Wycofane.
wish-met = { $named ->
    [yes] { $who }, twoje
   *[no] Twoje
} życzenie się spełniło: [stół { $table }]({ $link }), **{ $game }**. Grają z tobą: { $others }. Gra zacznie się <t:{ $at }:R> albo gdy ktoś z was naciśnie **Start**. Jeśli ci to nie pasuje, naciśnij wcześniej **Odejdź**.
wish-still = **Nadal czekasz na kolejny stół** i możesz dostać miejsce także przy nim:
wish-left = Życzenie, które cię do niego doprowadziło, już nie czeka. Stołu poszuka znów `/play game:` z tym samym wyborem; samo `/play` pokaże, na co jeszcze czekasz.
wish-few = Twoje miejsce nadal jest twoje, a inni mogą nacisnąć **Dołącz**. Jeśli wolisz poszukać innego stołu, naciśnij tam **Odejdź** i wpisz znów `/play game:`.
wish-steward = gracz automatyczny
wish-over = Z twojego życzenia nie powstał stół: { $games }. Ponowi je `/play`; z większą liczbą gier, dowolną liczbą graczy albo graczami automatycznymi będzie łatwiej.
command-play = Znajdź mi stół: powiedz, w co chcesz zagrać, albo zobacz, na co czekasz
option-play-game = Jaka gra, albo kilka po przecinku; bez niej: na co czekasz
option-play-pace = Ile czasu na decyzję; domyślnie tempo dzienne
option-play-players = Ilu graczy przy stole, z automatycznymi; domyślnie dowolna liczba
option-play-languages = Języki, w których chcesz grać, na przykład en pl; domyślnie twój
option-play-fill = Czy gracze automatyczni mogą po pewnym czasie zająć wolne miejsca; domyślnie nie
option-play-rated = Czy wynik ma się liczyć do rankingu; domyślnie obojętnie
option-play-until = Jak długo czekasz, na przykład piątek, 3 dni albo 2026-12-24
choice-wish-pace-live = Na żywo: 10 minut na decyzję
choice-wish-pace-evening = Na wieczór: 2 godziny na decyzję
choice-wish-pace-daily = Dzienne: 24 godziny na decyzję
choice-wish-pace-relaxed = Swobodne: 72 godziny na decyzję
choice-wish-fill-yes = Tak, po pewnym czasie
choice-wish-fill-no = Nie, tylko ludzie
choice-wish-rated-any = Obojętnie: rankingowa, chyba że ktoś chce inaczej albo grają gracze automatyczni
choice-wish-rated-yes = Rankingowa
choice-wish-rated-no = Nierankingowa
trouble-too-many-wishes = Życzeń, na które czekasz, jest już { $most }. Najpierw jakieś wycofaj: pokazuje je `/play`.
trouble-no-such-wish = To życzenie już nie obowiązuje: wycofane, skończone albo jest z niego stół.
trouble-wish-over = { trouble-start-in-the-past }
trouble-wish-too-long = Życzenie może czekać najwyżej { $most } dni. Wybierz wcześniejszy koniec.
trouble-wish-seats = W żadną z tych gier nie gra tylu ludzi: { $seats }. Zostaw ich liczbę otwartą albo wybierz inną.
trouble-rated-alone = Gry z graczami automatycznymi nie są rankingowe. Wybierz jedno: grę rankingową albo graczy automatycznych.
trouble-unknown-wish-language = Nie znam języka „{ $language }”. Napisz na przykład: { $languages }

## Z kim kto nie chce siedzieć

shun-done = Przez `/play` nigdy nie posadzę cię z { $who }. Nikt się o tym nie dowie. Do otwartych poczekalni możecie dołączać jak dotąd.
shun-no-more = Przez `/play` znowu mogę posadzić cię z { $who }.
shunned-none = Nie ma nikogo, z kim nie chcesz siedzieć.
shunned-head = **`/play` nigdy nie posadzi cię z:** { $who }
command-me-block = Z kim /play ma cię nigdy nie sadzać; ta osoba się nie dowie
command-me-unblock = Z kim /play znowu może cię posadzić
command-me-blocked = Z kim /play nigdy cię nie posadzi
trouble-shun-oneself = Od siebie się nie odsiądziesz.
trouble-not-shunned = Tej osoby nie ma na twojej liście.
trouble-too-many-shunned = Na liście masz już { $most } osób; najpierw kogoś zdejmij przez `/me unblock`.
