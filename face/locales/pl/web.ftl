# Strona stołu w przeglądarce.

web-tab-desk = Twój pulpit
web-tab-board = Plansza
web-tab-log = Dziennik
web-parts = Części stołu
web-own = Twój obszar
web-news = Co nowego
web-news-more = Starsze wieści są w dzienniku.
web-in-words = Słowami
web-over = Gra się skończyła.
web-orders = Stałe polecenia
web-take = Wybierz
web-number = Liczba
web-earlier = ◀ Starsze
web-later = Nowsze ▶
web-away = Brak połączenia: to, co widzisz, może być nieaktualne. Dopóki nie wróci, niczego nie zapieczętujesz.
web-leave = Wyloguj się z tej strony
web-left = Wylogowano. Stronę otworzysz ponownie ze swojego pulpitu na Discordzie.
web-opening = Otwieram stół…
web-open = Otwórz stół
web-not-let-in = Ta przeglądarka nie jest zalogowana przy tym stole. Naciśnij „W przeglądarce” na swoim pulpicie na Discordzie.
web-error = Coś poszło nie tak i nic się nie zmieniło. Odśwież stronę; jeśli to nie pomoże, powiedz temu, kto prowadzi bota.
web-link = Link: { $what } w przeglądarce. Jest tylko dla ciebie: działa raz, przez pięć minut.
web-button = W przeglądarce
web-go = Otwórz w przeglądarce
trouble-page-link-over = Ten link został już użyty albo ma więcej niż pięć minut. Nowy dostaniesz, naciskając „W przeglądarce” na swoim pulpicie na Discordzie.
command-table-play = Otwórz stół jako stronę w przeglądarce
command-me-sessions = Wyloguj się ze wszystkich stron w przeglądarkach
me-sessions-ended = { $count ->
    [0] Żadna strona nie była otwarta.
    [one] Wylogowano z jednej strony.
    [few] Wylogowano z { $count } stron.
    [many] Wylogowano z { $count } stron.
   *[other] Wylogowano z { $count } stron.
}
trouble-no-pages = Ten bot nie ma stron w przeglądarce: graj tutaj, przy swoim pulpicie.
