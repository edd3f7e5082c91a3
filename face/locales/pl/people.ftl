# People come and go, and the table votes.

## What the thread is told

table-left = **{ subject }** odchodzi{ sz } z gry. Miejsce jest wolne: { seats-way }. Dopóki nikt go nie przejmie, gra zastępca.
seats-way = `/seats` pokazuje, co można przejąć
table-seat-opened = Stół zagłosował: { $seat-is ->
    [you] **twoje miejsce** jest wolne
   *[other] miejsce jest wolne (**{ $seat }**)
}: { seats-way }.
table-seat-taken = **{ subject }** przejmuje{ sz } wolne miejsce.
table-seat-taken-own = **Przejmujesz to miejsce** z jego kartami, tajemnicami i długami. Powyżej jest to, co poprzedni gracz wiedział w tajemnicy; `/table story` pokazuje całość.
table-seat-steward = **{ subject }**, gracz automatyczny, przejmuje{ sz } wolne miejsce.
table-left-then = **{ $who }** odchodzi z gry; miejsce ma już ktoś inny.
table-seat-opened-then = Stół zagłosował: zwolniło się miejsce gracza, którego nie było.
table-seat-taken-then = **{ $who }** przejmuje wolne miejsce.
table-seat-steward-then = Gracz automatyczny przejmuje wolne miejsce.
table-substituted-then = **{ $who }** przejmuje miejsce jako zastępstwo: poprzedni gracz się zgodził.
table-empty = **{ subject }** odchodzi{ sz } i przy stole nie ma już nikogo. Stół zostaje zamknięty.
table-server-gone = Usunięto mnie z tego serwera: w grze jest pauza.
table-server-back = Znów jestem na tym serwerze: **gramy dalej**. { fix-will-resume }
table-vote-pause = Stół zagłosował: **w grze jest pauza**. { fix-will-pause } `/table resume` proponuje wznowienie.
table-vote-resume = Stół zagłosował: **gramy dalej**. { fix-will-resume }
table-vote-extend = Stół zagłosował: obecne terminy przesuwają się o { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
table-vote-try = Wszyscy są zgodni: **możecie próbować**, każdy na własnej planszy. Naciśnijcie **Wypróbuj**.
table-vote-abandon = Wszyscy są zgodni: **gra zostaje przerwana**. Dziękuję za grę.

## Votes

vote-asks-pause = **{ $who }** proponuje **pauzę**.
vote-asks-resume = **{ $who }** proponuje **grać dalej**.
vote-asks-extend = **{ $who }** proponuje przesunąć obecne terminy o **{ $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}**.
vote-asks-open = **{ $who }** proponuje **oddać komuś nowemu** miejsce, przy którym nikogo nie ma ({ $whose }).
vote-asks-try = **{ $who }** proponuje, żeby każdy mógł **próbować** na własnej planszy, w świecie wymyślonym z tego, co wie, i widzieć, jak jego odpowiedzi rozegrają gracze automatyczni.
vote-asks-abandon = **{ $who }** proponuje **przerwać grę**. Skończy się bez zwycięzcy.
vote-somebody = Ktoś
vote-yes-of = Tak: { $who }
vote-no-of = Nie: { $who }
vote-nobody = jeszcze nikt
vote-needed = Potrzebne głosy na tak: { $needed } z { $voters } · koniec <t:{ $at }:R>
vote-needed-all = Na tak muszą być wszyscy ({ $voters }) · koniec <t:{ $at }:R>
vote-passed = **Zgoda.**
vote-failed = **Brak zgody.**
vote-lapsed = **Nie przeszło w terminie.**
vote-yes = Tak
vote-no = Nie
vote-called = Głosowanie jest w { $thread }. Twój głos to tak.
vote-called-passed = Jest zgoda, zrobione.

## Boards

bot-board-closed = Ta gra została przerwana: stół jest zamknięty.
bot-open-seats = { $count ->
    [one] Wolne miejsce
    [few] Wolne miejsca
   *[many] Wolne miejsca
} ({ $who }): `/seats` mówi, jak je przejąć.

## Leaving, open seats, newcomers

leave-sure = Odejść od stołu { $table } w środku gry? Twoje miejsce zwolni się z kartami, tajemnicami i długami.{ $back ->
    [yes] { " " }Wrócić możesz tylko, dopóki nikt go nie zajmie.
   *[no] { "" }
}{ $rated ->
    [yes] { " " }**Gra jest rankingowa: kto gra od początku i odejdzie, liczy się jako ostatni.**
   *[no] { "" }
}
leave-yes = Odejdź z gry
leave-done = Nie grasz już przy stole { $table }. Twoje przyciski już tam nie działają.
leave-lobby-done = Nie siedzisz już przy stole { $table }.
seats-none = Na tym serwerze nie ma wolnych miejsc.
seats-head = **Wolne miejsca.** Obejrzyj stół, zanim zdecydujesz: przejmujesz miejsce takie, jakie jest.
seats-line = { $game } · stół { $table } w { $thread } · { $headline } · miejsce: { $seat }
seats-look = Stół { $table }: { $seat }
seats-sought = **Kogo zastąpić?** Te osoby grają dalej, dopóki ktoś ich nie zastąpi: przyciskiem zgłaszasz siebie, decydują one.
seat-take = Przejmij miejsce: { $seat }
seat-give = { $level ->
    [caretaker] Oddaj dozorcy
    [apprentice] Oddaj uczniowi
   *[steward] Oddaj zarządcy
}
seat-given = { $seat }, gracz automatyczny, gra dalej przy stole { $table }.
seat-taken = Siedzisz przy stole { $table }. W wiadomości prywatnej przyjdzie wszystko, co wiedział poprzedni gracz.
story-button = Dotychczasowa historia
story-new = Od twojej ostatniej wizyty
story-nothing-new = Od twojej ostatniej wizyty nic nowego. Koniec dziennika:
notes-button = Notatki
notes-title = Twoje notatki · { $table }
notes-words = Twoje notatki
notes-hint = Kogo podejrzewasz, co już wiesz, co planujesz
notes-none = *Nic tu jeszcze nie masz.*
notes-edit = Edytuj
notes-grid = **Kto jest kim?** Twoim zdaniem:
notes-suspect-is = { $seat }: { $what }
notes-suspect-open = { $seat }: bez oznaczenia
notes-suspected = { $name } { $sign }
notes-private = Tylko ty możesz to czytać: nie zobaczą tego inni ani moderatorzy. Nie ma tego też w żadnym eksporcie stołu.
trouble-notes-too-long = Notatki mieszczą { $most } znaków. Skróć je trochę.
trouble-no-such-mark = Nie ma tu takiego znaku.
board-button = { web-tab-board }

## The end of a table

rematch-button = Rewanż
rematch-invites = **{ $who }** chce rewanżu za stół { $table }{ $count ->
    [0] {"."}
   *[other] {": "}{ $others }, gracie?
}
rematch-open = Rewanż toczy się przy stole { $table } w { $channel }.

## Commands

command-table-leave = Odejdź od stołu; w trakcie gry twoje miejsce zwolni się dla kogoś innego
command-table-pause = Zaproponuj pauzę w grze
command-table-resume = Zaproponuj wznowienie po pauzie
command-table-extend = Zaproponuj przesunięcie obecnych terminów
option-extend-hours = O ile godzin
command-table-abandon = Zaproponuj przerwanie gry; zgodzić się muszą wszyscy
command-table-open = Zaproponuj zwolnienie miejsca osoby nieobecnej
option-open-player = { option-fix-player }
option-seat = { $seat } ({ $automatic ->
    [yes] gracz automatyczny, miejsce
   *[no] miejsce
} { $number })
command-table-story = Wszystko, o czym twoje miejsce wie od początku gry
command-seats = Wolne miejsca w grach na tym serwerze

## What goes wrong

trouble-seat-not-open = To miejsce nie jest już wolne. `/seats` pokazuje, które są.
trouble-has-looked = Jako moderator znasz prośby graczy tego stołu, więc twoja gra nie byłaby uczciwa.
trouble-sat-elsewhere = Znasz tu tajemnice innego miejsca: to nie byłoby uczciwe.
trouble-not-over = Ta gra jeszcze się nie skończyła.
trouble-no-such-vote = Nie ma takiego głosowania.
trouble-vote-over = To głosowanie się skończyło.
trouble-vote-running = Głosowanie w sprawie przedłużenia już trwa. Najpierw zagłosuj tam.
trouble-already-paused = W grze już jest pauza. `/table resume` proponuje wznowienie.
trouble-not-paused = W grze nie ma pauzy.
trouble-bad-extension = Terminy można przesunąć o { $least } do { $most } godzin.
trouble-not-away = Zwolnić można tylko miejsce kogoś innego, kto jest nieobecny.
