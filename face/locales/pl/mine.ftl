
# Moje stoły: wszystkie stoły jednej osoby na stronie.

mine-title = { demo-mine }
mine-what = Tu są wszystkie twoje stoły: czyja kolej, do kiedy i co czeka na ciebie.
mine-all = ◀ Moje stoły
mine-waiting = Czeka na ciebie
mine-others = Czeka na innych
mine-lobbies = Jeszcze się nie zaczęło
mine-to-join = Wolne miejsca
mine-practice = Treningi i lekcje
mine-to-look-at = Plansze do obejrzenia
mine-finished = Zakończone gry
mine-learnt = Opanowane lekcje
mine-nothing-waits = Nic na ciebie nie czeka.
mine-answer = Graj
mine-open = Otwórz
mine-see-lobby = Zobacz
mine-look = Obejrzyj
mine-read = Wynik
mine-next = Następny stół
mine-due = Do <t:{ $at }:f>, <t:{ $at }:R>
mine-paused = Pauza: terminy nie biegną.
mine-halted = Wstrzymane przez błąd po mojej stronie.
mine-waits = Czeka na innych.
mine-seats = Zajęte miejsca: { $seated } z { $most }
mine-starts-full = zacznie się po zajęciu wszystkich miejsc
mine-starts = zacznie się <t:{ $at }:f>
mine-place = Miejsce { $place } z { $of }
mine-lessons = { $game }: { $learnt } z { $all }. Następną zaczniesz na Discordzie przez `/practice`.
mine-practise = Zagraj z graczami automatycznymi
mine-practise-what = Gra i przeciwnicy
mine-practise-table = { $game } · { $count ->
    [0] solo
   *[other] { practice-opponents }
}
mine-practise-level = Jak dobrze grają
mine-practise-name = Twoje imię przy stole
mine-practise-begin = Zacznij
trouble-practice-unnamed = Podaj imię, pod którym chcesz grać, najwyżej { $most } { $most ->
    [few] znaki
   *[other] znaków
}.
mine-wishes = Czekasz na stół
mine-wish = Znajdź mi stół
mine-wish-games = Gry do wyboru
mine-wish-server = Serwer
mine-wish-pace = Tempo
mine-wish-rated = Ranking
mine-wish-fill = Miejsca, które przez jakiś czas będą wolne, mogą zająć automatyczni gracze
mine-wish-players = Graczy przy stole
mine-wish-any-number = Dowolna liczba
mine-wish-languages = Języki do wyboru
mine-wish-until = Do kiedy czekasz; puste pole oznacza czas zwykły przy tym tempie. Na przykład: piątek 20:00 albo 3 dni. Strefa czasowa: { $zone }
mine-wish-say = Szukaj stołu
mine-wish-take-back = Wycofaj
mine-wish-how = Gdy zbierze się dość osób, stół otworzy się sam, a ja napiszę do ciebie na Discordzie. Gra zacznie się { $minutes } minut później.
mine-wish-full = Na więcej stołów naraz nie można czekać. Najpierw wycofaj jedno życzenie.
trouble-no-game-wished = Wybierz co najmniej jedną grę.
trouble-wish-unheard = Discord nie mówi teraz, czy stół może się tam otworzyć. Spróbuj za minutę albo wpisz tam `/play`: powie, czego brakuje.
mine-away = Brak połączenia: to, co widzisz, może być nieaktualne.
mine-sign-in = { mine-what } Zaloguj się przez Discord, który powie mi tylko, kim jesteś. Można i bez tego. { mine-type-tables }
mine-sign-in-by-link = { mine-what } { mine-type-tables }
mine-sign-in-press = Zaloguj się przez Discord
mine-type-tables = Wpisz na Discordzie /me tables, by dostać link.
mine-sign-out = Wyloguj się
mine-left = Wylogowano ze wszystkich twoich stołów w tej przeglądarce.
mine-opening = Otwieram twoje stoły…
mine-open-all = Otwórz moje stoły
mine-late = { web-slow } { mine-type-tables }
mine-link = Link: **wszystkie twoje stoły** w przeglądarce. { web-link-alone }
trouble-person-link-over = { web-link-over } { mine-type-tables }
trouble-sign-in-over = To logowanie zaczęto w innym oknie, już zakończono albo trwało dłużej niż dziesięć minut. Naciśnij „Spróbuj ponownie”.
trouble-sign-in-cancelled = Nie zalogowano cię i nic się nie zmieniło. Naciśnij „Spróbuj ponownie” albo użyj linku, który nie wymaga logowania. { mine-type-tables }
trouble-sign-in-refused = Discord nie potwierdził, kim jesteś. Naciśnij „Spróbuj ponownie” albo użyj linku. { mine-type-tables }
trouble-sign-in-away = Discord teraz nie odpowiada. Spróbuj ponownie za minutę albo użyj linku. { mine-type-tables }
command-me-tables = Otwórz wszystkie swoje stoły na jednej stronie w przeglądarce
calendar-name = Moje terminy
command-me-calendar = Twoje terminy jako kalendarz, na telefon lub komputer
option-calendar = Jeśli już go masz
choice-calendar-new = Utwórz nowy adres; stary przestanie działać
choice-calendar-end = Usuń adres
me-calendar-new = **Twoje terminy jako kalendarz.** Dodaj ten adres do swojego kalendarza jako subskrypcję lub „z adresu URL”. Jest w nim każda decyzja, która na ciebie czeka: gra, stół i czas, nic z tego, o co pytam.
me-calendar-alone = Kto ma ten adres, może odczytać, kiedy cię pytam: nie pokazuj go osobom, z którymi grasz. Nie trzymam kopii, więc zapisz go teraz. `/me calendar do:end` go usuwa.
me-calendar-there = Adres swojego kalendarza masz od <t:{ $since }:f>. Nie mam kopii: `/me calendar do:new` tworzy nowy i usuwa stary, `/me calendar do:end` tylko go usuwa.
me-calendar-ended = Adres twojego kalendarza już nie działa. Usuń go też w aplikacji kalendarza.
me-calendar-none = Nie masz adresu kalendarza. `/me calendar` go utworzy.
