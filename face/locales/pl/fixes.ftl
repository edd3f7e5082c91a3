# Fixes: what moderators set right, and what players and the table are told of it.

## What a fix would do

fix-rewind = Cofnij grę
fix-reopen = Otwórz zatwierdzoną odpowiedź: { $seat }
fix-answer = Daj bezpieczną odpowiedź: { $seat }
fix-adjust = Popraw coś, co ma{ sz } { $seat }
fix-deadlines = Przesuń wszystkie terminy
fix-deadline = { $seat-is ->
    [you] Przesuń twój termin
   *[other] Przesuń termin: { $seat }
}
fix-pause = Zrób pauzę w grze
fix-resume = Wznów grę
fix-remove = Usuń z miejsca: { $seat }
fix-replace = Oddaj komu innemu miejsce: { $seat }
fix-automate = Oddaj graczowi automatycznemu miejsce: { $seat }
fix-void = Unieważnij grę
fix-correct = Popraw wynik końcowy
fix-unfreeze = Wznowienie stołu

fix-point-phase = { $moment } (faza){ $learned ->
    [yes] { " " }· wymaga zgody stołu
   *[no] { "" }
}
fix-point-step = { $moment }{ $learned ->
    [yes] { " " }· wymaga zgody stołu
   *[no] { "" }
}
fix-quantity = { $what } (teraz { $now })
fix-quantity-build = budynki w grze (z ręki)
fix-quantity-buildings = budynki w grze
fix-by-now = { $by } (z { $now } na { $then })
fix-card-in = +1: karta zostaje dodana
fix-card-out = −1: karta zostaje zabrana
bot-moment = { $moment }

## What would change, where the house knows it

fix-will-rewind = Wszystko, co rozstrzygnięto od chwili **{ $moment }**, zostaje unieważnione. Stare przyciski przestają działać, a wiadomości z unieważnionej części są oznaczone.
fix-will-rewind-orders = Stałe zlecenia są wyłączane. Miejsca, terminy, głosowania i ustawienia zostają bez zmian.
fix-will-reopen = Jeśli { $seat } ma{ sz } coś zatwierdzonego, znów staje się to szkicem.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Czy tak jest, tu nie widać.
}
fix-will-answer = Jeśli { $seat } ma{ sz } coś do zdecydowania, pada bezpieczna odpowiedź.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Czy tak jest, tu nie widać.
}
fix-will-deadline = Wszystkie biegnące terminy przesuwają się { fix-by-hours }. Żaden nie trafia w przeszłość.
fix-will-deadline-seat = { $seat-is ->
    [you] Twój termin
   *[other] Termin ({ $seat })
}, jeśli biegnie, przesuwa się { fix-by-hours }. Nie trafia w przeszłość.
fix-by-hours = { SIZE($hours) ->
    [one] o godzinę
    [few] o { SIZE($hours) } godziny
   *[many] o { SIZE($hours) } godzin
} { WAY($hours) ->
    [down] wcześniej
   *[up] później
}
fix-will-pause = Terminy nie biegną, nikt nie dostaje przypomnień.
fix-will-resume = Wszystkie terminy biegną dalej od miejsca, w którym stanęły.
fix-will-remove = { subject } od razu traci{ sz } miejsce i przyciski. `/seats` proponuje je komuś nowemu; dopóki nikt go nie przejmie, gra zastępca.
fix-will-replace = { $name } przejmuje { $seat-is ->
    [you] twoje miejsce
   *[other] to miejsce
} z jego kartami, tajemnicami i długami; { $seat } od razu je traci{ sz }.
fix-will-automate = { $level ->
    [caretaker] Dozorca
    [apprentice] Uczeń
   *[steward] Zarządca
}, gracz automatyczny, przejmuje { $seat-is ->
    [you] twoje miejsce
   *[other] miejsce ({ $seat })
} z jego kartami, tajemnicami i długami. Kto tam teraz siedzi, od razu je traci.
fix-will-void = Gra się kończy i się nie liczy.
fix-will-score = Miejsce { $place }: { $seat }, **{ $score }**
fix-will-unfreeze = Stół rusza dalej od ostatniego dobrego stanu, terminy znów biegną.

## What the table is told

fix-because = Powód: „{ $reason }”
fix-told-rewind = ⏪ { $by } **cofa grę** do początku: { $moment }. Co było potem, już się nie liczy. { fix-because }
fix-told-reopen = 🔧 { $by } otwiera na nowo to, co mogło być zatwierdzone: { $seat }. { fix-because }
fix-told-answer = 🔧 { $by } odpowiada bezpiecznie za gracza, jeśli odpowiedź była potrzebna: { $seat }. { fix-because }
fix-told-adjust = 🔧 { $by } **poprawia coś, co ma{ sz } { $seat }.** { fix-because }
fix-told-deadline = 🔧 { $by } **przesuwa terminy.** { fix-will-deadline } { fix-because }
fix-told-deadline-seat = 🔧 { $by } **przesuwa termin.** { fix-will-deadline-seat } { fix-because }
fix-told-pause = 🔧 { $by } **robi pauzę w grze.** { fix-will-pause } { fix-because }
fix-told-resume = 🔧 { $by } **wznawia grę.** { fix-will-resume } { fix-because }
fix-told-remove = 🔧 { $by } **usuwa z miejsca: { $seat }.** Miejsce jest wolne: { seats-way }. { fix-because }
fix-told-replace = 🔧 { $by } { $seat-is ->
    [you] **oddaje ci to miejsce**: grasz dalej od tej chwili.
   *[other] **oddaje miejsce**: od tej chwili gra { $seat }.
} { fix-because }
fix-told-automate = 🔧 { $by } **oddaje miejsce graczowi automatycznemu**: od tej chwili gra { $seat }. { fix-because }
fix-told-remove-then = 🔧 { $by } **usuwa gracza z miejsca.** Ma je już ktoś inny. { fix-because }
fix-told-replace-then = 🔧 { $by } **oddaje miejsce innemu graczowi.** { fix-because }
fix-told-automate-then = 🔧 { $by } **oddaje miejsce graczowi automatycznemu.** { fix-because }
fix-told-void = 🔧 { $by } **unieważnia grę.** { fix-will-void } { fix-because }
fix-told-correct = 🔧 { $by } **poprawia wynik końcowy.** { fix-because }
fix-told-score = { $place }. { subject }: **{ $score }**
fix-told-unfreeze = 🔧 { $by } **wznawia stół.** { fix-will-unfreeze } { fix-because }
fix-order-undone = gra została cofnięta
fix-own-reopen = Twoja zatwierdzona odpowiedź jest znów otwarta i stała się szkicem: *{ $what }*
fix-own-reopen-none = Nic nie było zatwierdzone: dla ciebie nic się nie zmieniło.
fix-own-answer = Moja bezpieczna odpowiedź w twoim imieniu: *{ $what }* { $answer }
fix-own-answer-none = Żadna twoja odpowiedź nie była potrzebna: dla ciebie nic się nie zmieniło.

## The look at it

fix-head = Poprawka · { $game } · stół { $table }
fix-would = **Co by się zmieniło**
fix-changes-nothing = Nic, co widzą wszyscy.
fix-desks = { $count ->
    [0] Prywatnie nikomu nic się nie zmienia.
    [one] Zmienia się coś, co widzi **tylko jeden gracz**. Co to jest, tu nie widać.
    [few] Zmienia się coś, co widzą **tylko { $count } gracze**, każdy swoje. Co to jest, tu nie widać.
   *[many] Zmienia się coś, co widzi **tylko { $count } graczy**, każdy swoje. Co to jest, tu nie widać.
}
fix-needs-player = Gracz musi to potwierdzić. Do tej chwili nic się nie zmienia.
fix-needs-newcomer = Ta osoba musi przyjąć miejsce. Do tej chwili nic się nie zmienia.
fix-needs-table = **Ktoś się od tamtej pory czegoś dowiedział**: stół musi się zgodzić, głosując w swoim wątku.
fix-how = -# **Zastosuj…** pyta o powód; stół przeczyta go z twoim imieniem.
fix-apply = Zastosuj…
fix-cancel = Anuluj
fix-cancelled = Anulowano. Nic nie zmieniono.
fix-turn-down = Odrzuć…
fix-down-title = Odrzuć tę prośbę
fix-down-why = Przeczyta to gracz, który prosił, i nikt inny.
fix-reason-title = Wykonaj tę poprawkę
fix-reason-label = Dlaczego?
fix-reason-why = Przeczyta to cały stół. Nie zdradzaj niczego, co jest przy stole tajne.

## What came of it

fix-applied = **Zastosowano.** Stół już wie.
fix-asked = **Pytanie poszło prywatnie.** { fix-needs-player }
fix-offered = **Propozycja poszła prywatnie.** { fix-needs-newcomer }
fix-voting = **Stół głosuje w swoim wątku.** Bez zgody nic się nie zmienia.
fix-declined = { request-is-declined }
fix-overview = Przegląd

## What the table and the players read

vote-asks-rewind = **{ $who }** (moderacja) proponuje **cofnąć** grę.
fix-asked-at-table = { $who }, moderatorzy mają pytanie o to, co masz w grze. Tylko ty możesz je przeczytać.
fix-offered-at-table = { $who }, jest dla ciebie miejsce przy tym stole. Tylko ty możesz to przeczytać.
fix-read = Przeczytaj
fix-frozen-told = { bot-frozen }
fix-reason = { $reason }
fix-somebody = Moderator
fix-wished-told = **{ $seat }** prosi moderatorów o poprawkę.
fix-moderators = { $role }, `/fix look` mówi więcej.
fix-unseated = **Moderator zabiera ci miejsce** przy [{ $game } · stół { $table }]({ $link }). Nic już od tego stołu nie przyjdzie.
fix-turned-down = Twoja prośba została odrzucona; nic nie zmieniono. O co chodziło przy [{ $game } · stół { $table }]({ $link }):
fix-asks = **{ $by }**, moderując [{ $game } · stół { $table }]({ $link }), chce poprawić coś u ciebie:
fix-offers = **{ $by }**, moderując [{ $game } · stół { $table }]({ $link }), proponuje ci tam miejsce w środku gry:
fix-offers-how = **Bez twojego potwierdzenia nic się nie zmieni.** Potem miejsce jest twoje z jego kartami, tajemnicami i długami; kto tam siedział, odpada z gry.
fix-asks-how = **Bez twojego potwierdzenia nic się nie zmieni.** Moderatorzy dowiedzą się, czy to wykonano, nigdy dlaczego nie.
fix-confirm = Potwierdź
fix-decline = Odmów
fix-answered-applied = **Zrobione.** Widać to pod „Mój ruch”.
fix-answered-declined = { fix-declined }
fix-answered-outdated = { request-is-outdated }

## Requests

fix-wished = Moderatorzy wiedzą, że prosisz o poprawkę; co i dlaczego, czytają tylko oni. Dam znać, gdy ktoś z nich to sprawdzi.
fix-wanted-by = { $by } prosi o to: { $reason }
fix-wish-at = **[{ $game } · stół { $table }]({ $link })**
fix-wishes-none = Żaden gracz tego serwera nie prosi o poprawkę.
fix-wishes-more = { $count ->
    [one] I jeszcze jedna, gdy te będą załatwione.
    [few] I jeszcze { $count }, gdy te będą załatwione.
   *[many] I jeszcze { $count }, gdy te będą załatwione.
}
fix-undelivered = Wiadomości nie dotarły do { $count ->
    [one] jednego odbiorcy
    [few] { $count } odbiorców
    [many] { $count } odbiorców
   *[other] { $count } odbiorcy
} i prób już nie będzie.
fix-undelivered-none = Wszystkie wiadomości stołów tego serwera dotarły albo trwają kolejne próby.
fix-look-at = Obejrzyj { $number }

## The overview

fix-overview-head = Przegląd · { $game } · stół { $table }
fix-overview-lobby = Gra się jeszcze nie zaczęła.
fix-overview-at = { $moment }
fix-overview-paused = { $moment } · **pauza**
fix-resumed = { $count ->
    [0] Żaden stół nie ruszył dalej.
    [one] Jeden stół rusza dalej.
    [few] { $count } stoły ruszają dalej.
   *[many] { $count } stołów rusza dalej.
}
fix-still-halted = { $count ->
    [one] Stół { $tables } znów się zepsuł i dalej jest wstrzymany
    [few] Stoły { $tables } znów się zepsuły i dalej są wstrzymane
   *[many] Stoły { $tables } znów się zepsuły i dalej są wstrzymane
}. Kto prowadzi bota, znajdzie przyczynę w dzienniku.
fix-halted-not-yours = { $count ->
    [one] Stół { $tables } musi wznowić inny moderator: to także twój stół, obecny lub dawny
    [few] Stoły { $tables } musi wznowić inny moderator: to także twoje stoły, obecne lub dawne
   *[many] Stoły { $tables } musi wznowić inny moderator: to także twoje stoły, obecne lub dawne
}.
fix-overview-frozen = 🧊 **Ten stół jest wstrzymany** od <t:{ $at }:f>: coś zepsuło się w jego zasadach. Zgłoszenie w dzienniku ma numer `{ $number }`. Po usunięciu przyczyny: `/fix unfreeze`.
fix-overview-waited = Czekamy na
fix-overview-mishaps = Wiadomości, które nie dotarły
fix-overview-wanted = Prośby graczy
fix-overview-fixes = Ostatnie poprawki
fix-waited-for = { $seat }{ $away ->
    [yes] { " " }(nieobecność; odpowiada zastępca)
   *[no] { "" }
}{ $since }{ $due }
fix-since = , od <t:{ $at }:R>
fix-due = , termin <t:{ $at }:R>
fix-mishap = Do: { $whom }, <t:{ $at }:R>: { $why }
fix-mishap-thread = wątek stołu
fix-mishap-tried = { $why } Trwają kolejne próby.
fix-mishap-given-up = { $why } Prób już nie będzie; powtórzę to w następnej wiadomości.
fix-mishap-closed = Wiadomości prywatne są zamknięte; wszystko pokazuje przy stole „Mój ruch”.
fix-mishap-unreachable = Discord był poza zasięgiem.
fix-mishap-defect = Nie dało się jej napisać: to moja usterka, jest w dzienniku.
fix-mishap-frozen = Stół jest wstrzymany.
fix-mishap-50007 = Nie mogę pisać prywatnie do tej osoby.
fix-mishap-50001 = Nie mam tam dostępu.
fix-mishap-50013 = Brakuje mi tam uprawnienia.
fix-mishap-10003 = Kanału już nie ma.
fix-mishap-10013 = Discord nie zna już tej osoby.
fix-mishap-50278 = Tej osoby nie ma już na żadnym wspólnym serwerze.
fix-mishap-code = Discord odmówił z numerem { $code }.
fix-history-head = Poprawki · { $game } · stół { $table }
fix-history-none = Przy tym stole nic jeszcze nie poprawiano.
fix-at = <t:{ $at }:f>:

## Halted tables, corrected results

bot-frozen = 🧊 **Ten stół jest wstrzymany:** coś się u mnie zepsuło. Nic nie przepadło, terminy nie biegną, a moderatorzy wiedzą.
bot-corrected = -# Poprawione przez moderatorów: `/fix history` mówi, przez kogo i dlaczego.

## Undone messages

undone-mark = ⏪ **Unieważnione cofnięciem gry.** To, co tu jest, już się nie liczy.

## Commands

command-fix = Dla moderatorów: napraw stół; najpierw widać, co by się zmieniło
command-fix-look = Stan stołu: na kogo czeka, co nie dotarło, prośby, poprawki
command-fix-requests = Poprawki, o które proszą gracze tego serwera
command-fix-undelivered = Wiadomości stołów tego serwera, których nie udało się dostarczyć
command-fix-history = Wszystkie poprawki stołu: co, przez kogo i dlaczego
command-fix-rewind = Cofnij grę do wcześniejszego kroku lub fazy
command-fix-reopen = Otwórz zatwierdzoną odpowiedź gracza, zanim się rozstrzygnie
command-fix-answer = Daj bezpieczną odpowiedź za gracza, na którego czeka stół
command-fix-adjust = Zmień coś, co gracz ma: zasoby, monety, karty, tor
command-fix-deadline = Przesuń terminy wszystkich graczy albo jednego
command-fix-pause = Zatrzymaj wszystkie terminy stołu
command-fix-resume = Niech terminy stołu znów biegną
command-fix-remove = Usuń gracza z miejsca; może je przejąć ktoś nowy
command-fix-replace = Oddaj miejsce gracza komu innemu
command-fix-automate = Oddaj miejsce gracza albo wolne miejsce graczowi automatycznemu
command-fix-void = Zakończ grę tak, żeby się nie liczyła
command-fix-result = Popraw końcowe wyniki zakończonej gry
command-fix-unfreeze-all = Wznów wszystkie wstrzymane stoły serwera; te, które znów się psują, wymieni
option-fix-reason = Dlaczego; czytają to gracze tych stołów
command-fix-unfreeze = Wznów wstrzymany stół po usunięciu przyczyny
command-request = Poproś moderatorów, żeby naprawili coś przy twoim stole
command-ask-fix = Dawna nazwa /request
command-request-adjust = Coś u ciebie się nie zgadza: zasoby, monety, karty, tor
command-request-reopen = Zatwierdzenie przez pomyłkę, którego nie możesz cofnąć
command-request-rewind = Coś poszło nie tak przy stole: cofnięcie do wcześniejszego kroku
command-request-deadline = Potrzebujesz więcej czasu
command-request-answer = Niech ten jeden raz padnie za ciebie bezpieczna odpowiedź
command-request-pause = Stół potrzebuje pauzy
option-fix-table = Który stół; w wątku stołu można pominąć
option-fix-player = Czyje miejsce
option-fix-player-or-all = Czyj termin; bez wyboru wszystkie
option-fix-newcomer = Kto ma tam odtąd siedzieć
option-fix-level = Jak dobrze gra: caretaker, apprentice lub steward
option-fix-to = Dokąd cofnąć; wybierz z listy
option-fix-what = Co się nie zgadza; wybierz z listy
option-fix-by = O ile, na przykład 2 albo -3; przy karcie 1 dodaje, -1 zabiera
option-fix-card = Która karta; tylko dla zbiorów kart
option-fix-hours = O ile godzin; liczba ujemna przyspiesza
option-fix-scores = Końcowy wynik każdego, na przykład: Ada 12, Ben 9
option-fix-why = Dlaczego; czytają to moderatorzy

## What goes wrong

trouble-not-a-moderator = To dla moderatorów tego serwera: osób z rolą moderatora albo zarządzających nim. Gracze proszą o poprawkę przez `/request`.
trouble-which-table-to-fix = Który stół? Wybierz go opcją `table` albo wpisz to w wątku stołu.
trouble-table-frozen = { bot-frozen } Ruszy dalej, gdy przyczyna zniknie.
trouble-not-frozen = Ten stół nie jest wstrzymany: `/fix unfreeze` nie jest potrzebne.
trouble-fix-seated = To także twój stół, obecny lub dawny, więc poprawki robi tu inny moderator; o swoje proś przez `/request`.
trouble-fix-not-yours = Gracz prosi o poprawki własnego miejsca albo całego stołu. O inne miejsce prosi ten, kto na nim gra.
trouble-fix-too-many = Masz już { $most } próśb o poprawki. Gdy jedna będzie załatwiona, możesz prosić znowu.
trouble-no-such-fix = Nie ma już takiej poprawki. Wydaj polecenie jeszcze raz.
trouble-fix-outdated = **Za późno:** stół poszedł tymczasem dalej i nic nie zmieniono. Wydaj polecenie jeszcze raz.
trouble-nobody-there = Nie siedzi tam nikt, kto mógłby to potwierdzić albo stracić miejsce. `/fix replace` oddaje miejsce komuś.
trouble-no-newcomer = Podaj opcją `newcomer`, kto ma tam usiąść.
trouble-newcomer-already-seated = { $who } już siedzi przy tym stole.
trouble-newcomer-has-looked = { $who } zna jako moderator prośby graczy tego stołu: to nie byłoby uczciwe.
trouble-newcomer-sat-elsewhere = { $who } zna tajemnice innego miejsca przy tym stole: to nie byłoby uczciwe.
trouble-newcomer-blocked-here = { $who } ma blokadę na tym serwerze i nie może tu zająć miejsca.
trouble-newcomer-too-many-seats = { $who } siedzi już przy tylu stołach tego serwera, przy ilu wolno jednej osobie.
trouble-newcomer-bot = Bot nie może siedzieć przy stole. Wybierz człowieka.
trouble-newcomer-yourself = Poznasz wtedy wszystko, co wie to miejsce: oddać ci je może tylko inny moderator.
trouble-bad-scores = Podaj wynik każdego z { $seats } miejsc, co najwyżej { $most } w obie strony.
trouble-no-reason = Podaj powód: stół go przeczyta.
trouble-reason-too-long = Powód ma najwyżej { $most } znaków.
trouble-reason-mentions = W powodzie nie można nikogo wołać: pomiń @everyone, @here i wzmianki i wyślij jeszcze raz.
trouble-no-such-point = Gry nie da się tam cofnąć albo lista się zmieniła. Wybierz z listy.
trouble-no-such-seat = Nie ma takiego gracza przy tym stole. Wybierz z listy.
trouble-several-seats = Przy tym stole jest kilka osób o imieniu { $name }. Wybierz z listy.
trouble-unclear-scores = Nie umiem odczytać tych wyników. Podaj wynik każdego, raz, na przykład tak: { $example }
trouble-not-for-you = To pytanie do kogo innego.
trouble-fix-settled = To pytanie jest rozstrzygnięte: „Mój ruch” pokazuje, jak jest.
