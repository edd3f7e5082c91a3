# Strona stołu w przeglądarce.

web-tab-desk = Mój ruch
web-tab-end = Wynik
web-tab-board = Plansza
web-tab-log = Dziennik
web-parts = Części stołu
web-own = Twój obszar
web-news = Co nowego
web-news-done = Dotyczy ciebie, od twojej ostatniej odpowiedzi
web-order-answered = Odpowiada za ciebie twoje stałe zlecenie:
web-news-hidden = pokaż przeczytane wiersze:
web-news-more = Starsze wieści są w dzienniku.
web-news-follows = Dalej ▾
web-opening-more = Jak się wygrywa i co znaczą słowa
web-in-words = Słowami
web-seats = Gracze: co każdy ma przed sobą
web-larger = Większy obraz
web-smaller = Mniejszy obraz
web-calls = Gdy przychodzi pytanie, a tej strony nie widać:
web-call-sound = dźwięk
web-call-note = powiadomienie przeglądarki
web-call-asked = Czeka na ciebie pytanie.
web-call-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-help = O co tu chodzi?
web-orders = Stałe zlecenia
web-more = Więcej
web-beside = Obok stołu
web-close = Zamknij
web-search = Szukaj
web-found-nothing = Nic nie znaleziono.
web-save = Zapisz
web-saved = Zapisano.
web-undo = Cofnij
refused-nothing-to-undo = Nie ma tu kroku do cofnięcia.
web-closed = Wyszarzone:
web-take = Wybierz
web-change = zmień
web-number = Liczba
web-put-in = { $what }: włóż sztukę
web-empty = Na razie pusto. Dotknij sztuki, aby ją włożyć.
web-take-out = { $what } w środku: wyjmij sztukę
web-take-out-of-row = Usuń: { $what }
web-lay = { $what }: połóż
web-take-back = { $what }: cofnij
web-missing = Brakuje: { $what }
web-half-laid = Jedno pole jest jeszcze wolne.
web-press = To, co ma niebieską ramkę, można nacisnąć: na planszy i w twoim obszarze.
web-hold = Kartę przeczytasz, gdy przytrzymasz na niej palec.
web-earlier = ◀ Starsze
web-later = Nowsze ▶
web-log-all = Wszystko
web-log-about = Wiersze o graczu
web-past-part = Poprzednie ruchy
web-past = Oglądasz ruch { $at } z { $of }.
web-to-now = Wróć do bieżącej chwili
web-now = Teraz
web-past-news = Odtwórz ruchy
web-away = { mine-away } Dopóki nie wróci, niczego nie zatwierdzisz.
web-unsent = Nie wysłano: w międzyczasie zmieniło się coś jeszcze. Jeśli nadal tego chcesz, naciśnij ponownie.
web-leave = Wyloguj się z tej strony
web-left = Wylogowano. Możesz wrócić. { web-press-page }
web-opening = Otwieram stół…
web-open = Otwórz stół
web-press-page = Naciśnij „Strona stołu” pod „Mój ruch” na Discordzie.
web-not-let-in = Ta przeglądarka nie jest zalogowana przy tym stole. { web-press-page }
web-error = Coś poszło nie tak i nic się nie zmieniło. Odśwież stronę; jeśli to nie pomoże, powiedz temu, kto prowadzi bota.
web-too-much = Za dużo naraz: nie nadążam.
web-hasty = { web-too-much } Strona sama spróbuje ponownie { $seconds ->
    [one] za sekundę
    [few] za { $seconds } sekundy
   *[many] za { $seconds } sekund
}. Nic nie przepadło.
web-wait = { web-too-much } Spróbuj ponownie { $seconds ->
    [one] za sekundę
    [few] za { $seconds } sekundy
   *[many] za { $seconds } sekund
}.
web-link = Link: { $what } w przeglądarce. { web-link-alone }
web-link-alone = Jest tylko dla ciebie: działa raz, przez pięć minut.
web-link-over = Ten link został już użyty albo ma więcej niż pięć minut.
web-slow = Trwa to dłużej, niż powinno. Spróbuj ponownie albo poproś o nowy link.
web-button = Strona stołu
web-go = Otwórz w przeglądarce
web-again = Spróbuj ponownie
web-activity-silent = Discord nie odpowiada tej stronie. Spróbuj ponownie, a jeśli to nie pomoże, { web-by-browser }
web-late = { web-slow } { web-press-page }
web-not-in-frame = Jeśli znów trafisz tutaj, { web-by-browser }
web-by-browser = wpisz na Discordzie /table play where:browser: strona otworzy się w przeglądarce.
web-nothing-here = Pod tym adresem nic nie ma. { web-press-page }
web-already-paused = W grze już jest pauza. Wznowienie zaproponujesz w części „Stół”.
web-back = Powrót do stołu
web-activity-outside = Ta strona otwiera się wewnątrz Discorda. { web-press-page }
trouble-page-link-over = { web-link-over } { web-press-page }
trouble-activity-no-press = Który stół? Naciśnij „Strona stołu” pod „Mój ruch”, a w ciągu minuty „Spróbuj ponownie” tutaj.
trouble-activity-refused = Discord nie potwierdził, kim jesteś. Zamknij tę stronę. { web-press-page }
trouble-activity-not-there = Discord nie widzi cię w tej aktywności. Zamknij tę stronę. { web-press-page }
trouble-activity-not-home = Ten stół jest na innym serwerze. Otwórz jego stronę stamtąd.
trouble-activity-discord-away = Discord teraz nie odpowiada. Spróbuj ponownie za minutę.
command-table-play = Otwórz stół jako stronę
option-play-where = Gdzie się otworzy; bez wyboru wewnątrz Discorda
choice-play-browser = W przeglądarce
command-me-sessions = Wyloguj się ze wszystkich stron w przeglądarkach
me-sessions-ended = { $count ->
    [0] Żadna strona nie była otwarta.
    [one] Wylogowano z jednej strony.
    [few] Wylogowano z { $count } stron.
    [many] Wylogowano z { $count } stron.
   *[other] Wylogowano z { $count } stron.
}
trouble-no-pages = Ten bot nie ma stron w przeglądarce: graj tutaj, przez „Mój ruch”.
trouble-not-to-follow = Ten bot nie ma stron w przeglądarce, więc nikt nie mógłby tam śledzić stołu. Pomiń `onlookers=yes`.
trouble-rematch-unposted = Nie udało mi się pokazać rewanżu na Discordzie. Naciśnij tam przy planszy „Rewanż”: powie, czego brakuje.
trouble-lobby-unposted = Nie mogę pokazać poczekalni na Discordzie. Naciśnij tam w aktach „Graj dalej stąd”: powie, czego brakuje.
trouble-start-unposted = Nie udało mi się zacząć: wątku tej gry nie da się pokazać na Discordzie. Naciśnij tam w poczekalni „Start”: powie, czego brakuje.
web-skip = Do pytania
web-keys = Klawisze
web-keys-digits = Wybierz w pytaniu opcję o tym numerze; 0 to dziesiąta
web-keys-enter = Zatwierdź odpowiedź, gdy nic innego nie jest zaznaczone
web-keys-undo = Cofnij ostatni krok niedokończonej odpowiedzi
web-keys-escape = Wróć do pytania albo zamknij to, co otwarte
web-keys-arrows = Przeglądaj ruchy
web-keys-zoom = Powiększ lub pomniejsz planszę
web-keys-list = Pokaż tę listę
web-keys-close = Zamknij
web-due = Termin <t:{ $at }:R>
web-waits-own = { $more ->
    [0] Czekamy na ciebie.
    [one] Czekamy na ciebie i jeszcze jedną osobę.
    [few] Czekamy na ciebie i jeszcze { $more } osoby.
   *[many] Czekamy na ciebie i jeszcze { $more } osób.
}
web-thread = Wątek na Discordzie: rozmowy, głosowania, moderatorzy
watched-offer = kto ma adres, widzi planszę w przeglądarce bez logowania
watched-on = Kto ma adres tego stołu albo kanału RSS wszystkich takich stołów serwera, widzi jego planszę i imiona w przeglądarce bez logowania: to, co wszyscy mogą wiedzieć, i nic tajnego.
watched-address = Planszę każdy zobaczy tutaj bez logowania: { $address }
watched-utc = Godziny są w UTC.
watched-feed = Stoły do śledzenia
watched-begun = gra się zaczęła
watched-ended = gra się skończyła
