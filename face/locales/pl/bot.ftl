# The bot's own words: desks, boards, lobbies, commands, troubles.
#
# Terms: „Mój ruch” (my desk), zatwierdzić (to seal), poczekalnia (lobby), losowość (chance), odcisk (fingerprint), dziennik (log).

## Forms

bot-field = **{ $label }**: { $value }
bot-field-missing = **{ $what }**
bot-open = *jeszcze nie wybrano*
bot-change = Zmień wybór
bot-choose-one = Wybierz jedno
bot-choose = Wybierz { $count }
bot-choose-some = { $least ->
    [0] Wybierz najwyżej { $most }
   *[other] Wybierz od { $least } do { $most }
}
bot-choose-next = A potem…
bot-take-last = ↩ Cofnij ostatnie
bot-none = Nic
bot-several = **{ $label }**: { $count } z { $most }
bot-several-step = { $number }. { $what }
bot-several-at-once = -# Możesz wybrać kilka: wykonają się od góry do dołu.
bot-several-left-out = Niewybrane: { $what }. { $why }
bot-choose-pieces = Wybieraj po sztuce
bot-piece = + { $thing } ({ $number })
bot-option-as = { $what } · { $note }
bot-option-at = { $what } · { $place }
bot-option-number = { $what } ({ $number })
bot-closed-options = { $what }, nie teraz:
bot-not-now = -# Teraz nie można: { $what }
bot-type-number = Wpisz liczbę
bot-type-amounts = Wpisz ilości
bot-type-range = od { $least } do { $most }
bot-type-example = Na przykład: 2 drewna 1 szkło
bot-earlier = ◀ Wcześniejsze
bot-later = Strona { $page } z { $of } ▶
bot-seal = Zatwierdź
bot-so-far = **Na razie**, bez tego, co jeszcze do wypełnienia:
bot-missing = -# ✏️ Wypełnij jeszcze „{ $what }”.
bot-missing-both = { $first }” i „{ $then }
bot-missing-said = -# ✏️ { $what }.
bot-missing-then = { $first }. { $then }
bot-do = Wykonaj
bot-sure = ❓ { $warning } Na pewno?
bot-sure-yes = Tak: { $label }
bot-clear = Wyczyść
bot-back = Wstecz
bot-draft-changed = Twój szkic zmieniono gdzie indziej. Oto on: spójrz jeszcze raz i dopiero potem zatwierdź.

## Desk

bot-desk-head = { $game } · { $table }
bot-desk-line = { $headline } · [do wątku]({ $link })
bot-to-table = Wątek
bot-sealed = **Zatwierdzone.**
bot-settles = To była ostatnia odpowiedź. Rozstrzygnięcie o <t:{ $at }:T>: do tego czasu możesz ją cofnąć.
bot-receipt = Pokwitowanie: `{ $receipt }`
bot-waiting = { $owing ->
    [0] Na nikogo nie czekamy.
    [one] Czekamy na jedną osobę.
    [few] Czekamy na { $owing } osoby.
   *[many] Czekamy na { $owing } osób.
}
bot-waiting-for = { picture-alt-waiting }
bot-nothing-asked = Teraz nie musisz nic decydować.{ $owing ->
    [0] { "" }
   *[other] { " " }{ $waiting }
}
bot-take-back = Cofnij
bot-liberties = Co jeszcze możesz zrobić
bot-refresh = Odśwież
bot-my-desk = Mój ruch
desk-folded-over = gotowe
desk-folded-open = { $prompt } Pytanie wraca niżej.
desk-folded-field = { $label }: { $value }
desk-folded-undone = unieważnione cofnięciem gry
desk-folded-due = odpowiedź po upływie czasu
desk-folded-stand-in = odpowiedź zastępcy
desk-folded-by-order = odpowiedź stałego zlecenia
desk-folded-fix = odpowiedź od moderatora
desk-folded-foregone = nie było wyboru
desk-folded-left = Nie grasz już przy tym stole.
desk-folded-closed = Ten stół jest zamknięty.
desk-is-there = Wszystko, co twoje, jest [tutaj]({ $link }).
bot-sealed-already = Już zatwierdzone. Cofnij odpowiedź, żeby ją zmienić.
bot-moment-over = Ten krok już minął. Oto bieżący.
bot-which-table = Który stół?
bot-table-option = { $game } · { $table }
bot-table-choice = { $game } · { $table } · { $names }

## Board and lobby

bot-news-cut = … Resztę pokazuje *Co nowego*.
bot-news-above = Co się stało, mówi wiadomość powyżej.
bot-log-head = Dziennik: `{ $head }`
bot-log-heads = Dziennik:
bot-to-board = [Do planszy]({ $link })
bot-check-it = `/table export` daje cały dziennik, każdy może go sprawdzić.
bot-begun = Uczciwa losowość: każdy wynik losowania ustalono w poczekalni, zanim ktokolwiek mógł go poznać. Odcisk `{ $hash }`…, dziennik poczekalni `{ $head }`…; całe pokazuje przycisk **Odcisk** w poczekalni.
bot-begun-words = Słowa, w kolejności dołączania:
bot-begun-wordless = Nikt nie dodał do losowania własnego słowa.
bot-begun-word = { $number }. { $seat }: „{ $word }”
bot-begun-no-word = { $number }. { $seat }: bez słowa
bot-board-head = { $game } · { $table }
table-number = stół { $table }
practice-number = trening { $table }
bot-thread-name = { $game } · stół { $table }
thread-anew = Poprzedni wątek tego stołu usunięto na Discordzie. Gra toczy się dalej tutaj.
place-gone = Kanał stołu { $table } usunięto na Discordzie razem z wątkiem. Gra toczy się dalej tutaj, w wiadomościach prywatnych.
bot-lobby-head = { $game } · stół { $table }
bot-lobby-players = { $same ->
    [yes] dla { $most } osób
   *[no] dla { $fewest }–{ $most } osób
}
bot-lobby-seats = { $seated ->
    [0] Nikt tu jeszcze nie siedzi ({ $players }).
   *[other] Zajęte miejsca: { $seated } ({ $players }){ $needed ->
        [0] { "" }
        [one] ; do startu brakuje jednej osoby
        [few] ; do startu brakuje { $needed } osób
       *[many] ; do startu brakuje { $needed } osób
    }:
}
bot-lobby-how = Chcesz grać? Naciśnij **Dołącz**. Gdy zbierze się dość osób, każdy z was może nacisnąć **Start**.
bot-lobby-enough = Każdy przy stole może już nacisnąć **Start** albo poczekać, aż ktoś jeszcze naciśnie **Dołącz**.
bot-lobby-alone = Możesz grać też w pojedynkę: naciśnij **Start** już teraz albo poczekaj na innych.
bot-lobby-full = Wszystkie miejsca są zajęte: każdy przy stole może nacisnąć **Start**.
bot-lobby-closed = { $seated ->
    [0] Nikogo tu już nie ma
   *[other] Przez tydzień nic się tu nie działo
}: stół jest zamknięty. `/table new` otwiera nowy.
bot-lobby-talk = Dopóki gra się nie zacznie, możecie rozmawiać w { $thread }.
bot-lobby-begins = Gra się zaczyna…
bot-lobby-begun = Gra toczy się w { $thread }.
bot-commitment = Uczciwa losowość, ustalona, zanim ktokolwiek inny dołączył. Odcisk `{ $hash }`…{ $head ->
    [none] { "" }
   *[other] , dziennik `{ $head }`…
}
bot-fingerprint-all = **Odcisk** sekretu, z którego wynika cała losowość tej gry: `{ $hash }`
bot-fingerprint-log = **Dziennik poczekalni** do tej pory: `{ $head }`
bot-fingerprint-how = Pierwszych { $digits } cyfr widać w poczekalni od początku, zanim dołączył ktokolwiek inny. Zapisz je sobie przed startem razem ze słowami przy imionach: później `/table export` i `pactum verify --fingerprint …` pokażą, że grę rozdano właśnie z nich. **Dodaj słowo** domiesza do losowości twoje słowo, więc nikt nie mógł jej sobie dobrać.
bot-lobby-word = słowo: „{ $word }”
bot-join = Dołącz
bot-leave = Odejdź
bot-start = Start
bot-add-word = Dodaj słowo
bot-fingerprint = Odcisk
bot-word-title = Twoje własne słowo
bot-join-word = Dowolne słowo albo nic
bot-join-word-why = Zostanie domieszane do losowości gry, żeby nikt nie mógł jej z góry ustawić. Wszyscy je widzą.
bot-joined = Siedzisz przy stole { $table }. Gdy gra ruszy, napiszę do ciebie prywatnie: tam będziesz odpowiadać.
bot-joined-closed = Siedzisz przy stole { $table }. Nie mogę pisać do ciebie prywatnie i to nic nie szkodzi: gdy gra ruszy, naciśnij przy stole **Mój ruch**.
bot-welcome-dm = Siedzisz przy [stole { $table }]({ $link }): **{ $game }**. Gdy trzeba będzie coś zdecydować, napiszę do ciebie tutaj.
bot-filled-enough = { $named ->
    [yes] { $who }, przy
   *[no] Przy
} [stole { $table }]({ $link }), **{ $game }**, jest już dość graczy (zajęte miejsca: { $seated } z { $most }). Naciśnij **Start** albo poczekaj na innych.
bot-filled-all = { $named ->
    [yes] { $who }, przy
   *[no] Przy
} [stole { $table }]({ $link }), **{ $game }**, wszystkie miejsca są zajęte. Naciśnij **Start**.
bot-filled-begun = Przy [stole { $table }]({ $link }), **{ $game }**, gra już trwa.
bot-filled-closed = [Stół { $table }]({ $link }), **{ $game }**, zamknięto: gra się nie zaczęła.
bot-dms-work = Znów mogę do ciebie pisać. Wszystko ze [stołu { $table }]({ $link }), **{ $game }**, będzie odtąd przychodzić tutaj.
bot-dms-open = Twoje wiadomości prywatne znów działają.
bot-dms-closed-still = Nadal nie mogę pisać do ciebie prywatnie. Zezwól na to w ustawieniach prywatności serwera albo graj dalej przez **Mój ruch**.
bot-dms-closed-notice = { $who }, nie mogę pisać do ciebie prywatnie. Wszystko jest pod **Mój ruch**.
bot-dms-again = Spróbuj znów prywatnie
bot-opened-elsewhere = Stół { $table } jest otwarty w { $channel }.

## How long a game lasts, and how much of it is left. $each, $time: length-span

length-span = { $same ->
    [yes] około { $low }
   *[no] { $low }–{ $high }
}
length-each = Każdego czeka { $counted ->
    [turns] { $each } tur
   *[decisions] { $each } decyzji
}. Gdy każdy gra raz dziennie, potrwa to { $time } { $unit ->
    [days] dni.
   *[weeks] tygodni.
}
length-own = Czeka cię { $counted ->
    [turns] { $each } tur.
   *[decisions] { $each } decyzji.
}
left-turns = W tym tempie każdemu zostało od { $low } do { $high } tur.
left-rounds = { $rounds ->
    [0] To ostatnia runda.
    [one] Po tej zostaje jeszcze jedna runda{ $decisions ->
        [0] {"."}
       *[other] , około { $decisions } decyzji na osobę.
    }
    [few] Po tej zostają jeszcze { $rounds } rundy{ $decisions ->
        [0] {"."}
       *[other] , około { $decisions } decyzji na osobę.
    }
   *[many] Po tej zostaje jeszcze { $rounds } rund{ $decisions ->
        [0] {"."}
       *[other] , około { $decisions } decyzji na osobę.
    }
}

## Lists and set-up

bot-list-lobby = { $game } · stół { $table } w { $place }: zajęte miejsca { $seated } z { $most }, można dołączyć{ $full ->
    [yes] { " " }· zacznie się po zajęciu wszystkich miejsc
   *[no] { "" }
}{ $starts ->
    [at] { " " }· zacznie się <t:{ $at }:f>
   *[no] { "" }
}
bot-list-playing = { $yours ->
    [yes] 👉 **Twoja kolej** ·{ " " }
   *[no] { "" }
}**{ $game }** · stół { $table } w { $place } · { $headline } · { $waiting } { $due ->
    [paused] Pauza: terminy nie biegną.
    [at] Termin <t:{ $at }:R>.
   *[none] { "" }
}
bot-list-halted = { $game } · stół { $table } w { $place }: wstrzymany, bo coś się u mnie zepsuło
bot-list-ended = { $game } · stół { $table } w { $place }: zakończony
bot-list-closed = { $game } · stół { $table } w { $place }: zamknięty
bot-list-none = Nie ma tu jeszcze stołów. `/table new` otwiera pierwszy.
bot-setup-home = Nowe stoły otwierają się w { $channel }.
bot-setup-no-home = Nowe stoły otwierają się tam, gdzie ktoś wpisze `/table new`.
bot-setup-role = Moderatorzy: { $role }.
bot-setup-no-role = Nie ustawiono roli moderatora.

## Export

bot-export = Cały dziennik { $practice ->
    [yes] treningu
   *[no] stołu
} { $table }, z ziarnem losowym i solą: każde dobranie, każda odpowiedź, wynik. Jego nagłówek to `{ $head }`{ $practice ->
    [yes] { "" }
   *[no] ; wątek pokazuje ten sam
}. Sprawdza go `pactum verify`{ $practice ->
    [yes] { "" }
   *[no] {" "}i porównuje odcisk i słowa z tymi, które pokazała poczekalnia
}.
command-table-export = Pobierz cały dziennik zakończonej gry jako plik i sprawdź, czy była uczciwa
option-ended-table = Która zakończona gra; w jej wątku nie trzeba numeru
trouble-export-running = Eksport zawiera wszystkie sekrety, więc jest tylko dla gry rozegranej do końca.
trouble-which-export = Podaj zakończoną grę opcją `table` albo wpisz to w jej wątku.

## Commands

command-pactum = Ustawienia tego serwera
command-setup = Gdzie otwierają się stoły i kto moderuje
option-setup-home = Kanał, w którym otwierają się nowe stoły
option-setup-moderators = Rola, która moderuje stoły
command-table = Stoły tego serwera
command-table-new = Otwórz stół
option-game = Która gra: nazwa albo jej początek
option-options = Opcje gry, np. learners=yes lub boards=all; najpierw wybierz grę, potem z listy
command-table-show = Pokaż publiczną planszę stołu
option-table = { option-tournament-table }
command-table-list = Wypisz stoły tego serwera
command-desk = Mój ruch: co masz i co rozstrzygasz
option-own-table = Który z twoich stołów; potrzebne, gdy grasz przy kilku
command-offer = Przygotuj odpowiedź, pisząc, na przykład: 2 drewna 1 szkło za 4
option-offer = Co proponujesz, na przykład: 2 drewna 1 szkło za 4
command-help = Co możesz teraz zrobić

## What goes wrong

trouble-no-such-table = Nie ma takiego stołu.
trouble-no-such-game = Nie ma tu takiej gry. `/table new` pokazuje, jakie są.
trouble-unknown-game = Nie ma tu takiej gry. Można grać w: { $games }.
trouble-several-games = To może być: { $games }. Wpisz trochę więcej.
trouble-unknown-options = { $game } nie zna opcji „{ $option }”. { $count ->
    [0] Nie ma żadnych: pomiń to.
   *[other] Przyjmuje: { $offers }.
}
trouble-bad-options = Tych opcji nie da się użyć: { $option }. Pomiń je albo wybierz z listy.
trouble-cards-gone = Zestawu kart „{ $pack }”, z którym otwarto ten stół, już tu nie ma. Zamknij stół przyciskiem Odejdź i otwórz nowy.
trouble-not-seated = Nie siedzisz przy tym stole. Otwarte stoły pokazuje `/table list`.
trouble-table-full = Wszystkie miejsca ({ $most }) są zajęte. `/table new` otwiera nowy stół.
trouble-already-seated = Już siedzisz przy tym stole.
trouble-already-started = Ta gra już się zaczęła.
trouble-not-started = Ta gra jeszcze się nie zaczęła. Zaczyna ją **Start** na wiadomości stołu.
trouble-not-enough = Potrzeba co najmniej { $fewest } osób, a siedzi tu { $seated }. Najpierw musi dołączyć ktoś jeszcze.
trouble-moderators-everybody = Rolę @everyone mają wszyscy. { bot-choose-moderators }
trouble-moderators-bot = Ta rola należy do bota. { bot-choose-moderators }
bot-choose-moderators = Nic nie zmieniono: wybierz albo utwórz rolę dla tych, którzy mają moderować.
trouble-message-changed = **Za późno:** ta wiadomość się zmieniła. Nic się nie stało: naciśnij jeszcze raz.
trouble-seed-exchanged = Ta gra się nie zacznie: jej sekret nie pasuje już do odcisku i słów, które pokazał ten stół. Ktoś zmienił zapisy bota. `/table new` otwiera nowy stół.
trouble-word-too-long = Twoje słowo może mieć najwyżej { $most } znaków.
trouble-table-ended = Ta gra się skończyła.
trouble-table-closed = Ten stół jest zamknięty. `/table new` otwiera nowy.
trouble-taken-back-too-often = Ta odpowiedź była już cofana { $most } razy. Teraz zostaje zatwierdzona do rozstrzygnięcia tego kroku.
trouble-done-too-often = Masz to już za sobą { $most } razy. Znów będzie można w następnej rundzie, gdy pojawi się ten wybór.
trouble-ordered-too-often = W tym kroku padło już { $most } stałych zleceń. Następne wydasz po jego rozstrzygnięciu.
trouble-joined-too-often = Limit dołączeń do tego stołu ({ $most }) jest wyczerpany; inne stoły pokazuje `/table list`.
trouble-draft-too-large = To za dużo, żeby zachować jako szkic.
trouble-not-storable = Są w tym znaki albo liczby, których nie umiem zapisać. Usuń je i spróbuj jeszcze raz.
trouble-database-away = Nie mogę się teraz dostać do swoich zapisów. { bot-unchanged-wait }
trouble-database-unsure = Baza danych przestała odpowiadać w trakcie zapisu. Zanim naciśniesz znów, sprawdź za minutę, czy się liczy.
trouble-machine-exhausted = Mój komputer jest teraz przeciążony. { bot-unchanged-wait }
bot-unchanged-wait = Nic nie zmieniono: naciśnij znów za minutę.
trouble-table-busy = Przy stole jest tłok. Nic nie zmieniono: naciśnij jeszcze raz.
trouble-no-tables = Nie siedzisz przy żadnym stole, przy którym trwa gra. `/table new` otwiera nowy.
trouble-which-table = Siedzisz przy kilku stołach: wskaż jeden opcją `table`.

refused-no-short-cut = W tej grze nie ma nic do wpisywania: wszystko jest na przyciskach pod „Mój ruch”.
refused-unknown-thing = Nie wiem, czym jest tu „{ $word }”.{ $close ->
    [none] { "" }
   *[other] {" "}Może chodzi o: { $close }?
} Pisz ilości tak: 2 drewna 1 szkło.
refused-unclear-amounts = Nie umiem odczytać „{ $word }”. Pisz ilości tak: 2 drewna 1 szkło.

error-unexpected = Coś się u mnie popsuło. Nic nie przepadło; spróbuj jeszcze raz.
error-reply-lost = Moja odpowiedź zaginęła po drodze. Naciśnij znów: nic nie liczy się dwa razy.
error-committed = Twoja odpowiedź dotarła i się liczy. Zaginęła tylko moja.
error-forbidden = Discord mi na to nie pozwala w { $channel }. { bot-tell-moderator }
bot-tell-moderator = Powiedz o tym moderatorowi.
error-thread-closed = Wątek { $channel } jest w archiwum albo jest zablokowany, więc nie mogę tam odpowiedzieć. Co teraz obowiązuje, pokaże `/desk` na każdym innym kanale.
error-blocked = Filtr na tym serwerze odrzuca moją wiadomość w { $channel }. { bot-tell-moderator }
error-full = Discord nie ma na to miejsca w { $channel }: za dużo przypiętych wiadomości, wątków albo osób. { bot-tell-moderator }
error-permissions = Brakuje mi uprawnień w { $channel }: { $permissions }. Poproś administratora, żeby je nadał, i spróbuj ponownie.
error-not-allowed = To dla osób, które zarządzają tym serwerem.
error-slow-down = Trochę wolniej, proszę.
error-command-changed = Twój Discord pokazuje starszą wersję tego polecenia. Uruchom aplikację ponownie i wpisz je jeszcze raz.
trouble-no-threads-here = Stoły otwiera się na kanałach tekstowych. Wpisz to na takim kanale.

permission-view-channel = Wyświetlanie kanałów
permission-send-messages = Wysyłanie wiadomości
permission-read-message-history = Czytanie historii wiadomości
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach

## Pictures

picture-table = Stół { $table }
picture-practice = Trening { $table }
picture-follows = Obrazek jest sprzed chwili; nowy jest w drodze.
picture-not-allowed = Bez obrazka: nie wolno mi tu załączać plików. Moderator może zezwolić na *Załączanie plików*.
bot-board-words = Słowami
command-me-board = Co widzisz tylko ty: z obrazkiem albo sam tekst
option-board = Jak
choice-board-picture = Z obrazkiem
choice-board-text = Sam tekst
me-board-picture = Plansze i karty, które otwierasz, mają obrazek.
me-board-text = Plansze i karty, które otwierasz, to sam tekst.
option-setup-boards = Plansze w wątkach: obok obrazka albo sam tekst
bot-setup-board-picture = Plansze w wątkach mają obrazek.
bot-setup-board-text = Plansze w wątkach to sam tekst; każda zmienia się z następnym ruchem.
choice-scenes-on = Ze scenami
choice-scenes-off = Bez scen
option-setup-scenes = Sceny w wątkach: obrazek tego, o czym będzie się mówić
bot-setup-scenes = Wielkie chwile gry dostają w wątku obrazek.
bot-setup-no-scenes = Wątki nie pokazują scen.
