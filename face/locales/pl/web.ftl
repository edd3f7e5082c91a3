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
web-not-let-in = Ta przeglądarka nie jest zalogowana przy tym stole. Naciśnij Stół na swoim pulpicie na Discordzie.
web-error = Coś poszło nie tak i nic się nie zmieniło. Odśwież stronę; jeśli to nie pomoże, powiedz temu, kto prowadzi bota.
web-link = Otwiera stół { $table } w przeglądarce. Link jest tylko dla ciebie: działa raz, przez pięć minut.
web-button = Stół
web-go = Otwórz w przeglądarce
trouble-page-link-over = Ten link został już użyty albo ma więcej niż pięć minut. Nowy dostaniesz, naciskając Stół na swoim pulpicie na Discordzie.
