# Standing orders of Deal with the Devil.

devil-seal-order = { order-seal }
thing-name-indulgences = żetony pobłażania
    .gen = żetonów pobłażania
devil-field-order-goods = Zasoby, których chcesz
devil-field-order-least = Co najmniej tyle z nich w skrzyni
devil-field-order-dearest = Za najwyżej tyle monet
devil-field-order-pieces = Twoje fragmenty duszy na rytuał
devil-field-order-what = Co leży w twojej skrzyni
devil-order-chest = Skrzynie: pakuj moją za mnie
devil-order-what-same = To samo co ostatnio
devil-order-what-empty = Nic
devil-order-chest-same = Co rundę proponuj znów tę samą skrzynię za tę samą cenę.
devil-order-chest-empty = Co rundę proponuj pustą skrzynię za najwyższą cenę.
devil-order-chest-about = Niczego się do skrzyni nie dokupuje: jeśli czegoś brakuje, zlecenie się kończy i pytanie trafia do ciebie. Błaznów się nie wkłada.
refused-devil-nothing-offered = Nie masz jeszcze za sobą żadnej propozycji.
devil-order-lacking = do skrzyni brakuje teraz { $things-gen }
devil-order-deals = Skrzynie: bierz dobre propozycje
devil-order-deals-so = Przyjmuj każdą skrzynię, w której jest co najmniej { $least ->
    [one] { $least } zasób
    [few] { $least } zasoby
   *[many] { $least } zasobów
}, za najwyżej { $dearest ->
    [one] { $dearest } monetę
    [few] { $dearest } monety
   *[many] { $dearest } monet
}; { devil-order-deals-else }.
devil-order-deals-of = Przyjmuj każdą skrzynię, w której jest co najmniej { $least } z: { $goods }, za najwyżej { $dearest ->
    [one] { $dearest } monetę
    [few] { $dearest } monety
   *[many] { $dearest } monet
}, cokolwiek jest w niej jeszcze; { devil-order-deals-else }.
devil-order-deals-else = odrzucaj resztę i każdą prośbę o fragmenty duszy
devil-order-deals-about = Skrzynia, która pasuje, a na którą nie starcza twoich monet, czeka na twoją decyzję.
devil-order-forced = Odpowiadaj, gdy nie mam wyboru
devil-order-forced-so = Na pytania bez wyboru odpowiedź przychodzi sama.
devil-order-forced-about = To znaczy: skrzynia już przez kogoś wzięta, pusta (chyba że pozbędziesz się przez nią oznaczonych fragmentów duszy) albo taka, na którą cię nie stać, przesłuchanie bez trzech fragmentów duszy, bez monet dług i żetony anielskich skrzydeł (nawet gdyby pomogła pula) oraz skrzynia dla inkwizycji, gdy nie masz czego zapakować ani kogo zgadywać.
devil-order-ready = Karty: od razu mów, że możemy zaczynać pakty
devil-order-ready-so = Co rundę zgłaszaj gotowość do paktów bez wcześniejszej spłaty długu.
devil-order-ready-about = Odpowiada od razu, żeby nikt na ciebie nie czekał; inni mogą stąd wiedzieć, że nic wtedy nie spłacasz.
devil-order-souls = Skrzynie: nie sprzedawaj fragmentów duszy
devil-order-souls-so = Odrzucaj każdą skrzynię, która żąda fragmentów duszy.
devil-order-vote = Polowanie: nie oskarżaj nikogo
devil-order-vote-so = W każdym polowaniu na czarownicę nikogo nie oskarżaj.
devil-order-wings = Inkwizycja: nie kupuj skrzydeł
devil-order-wings-so = Nie kupuj anielskich skrzydeł przed inkwizycją.
devil-order-pack = Inkwizycja: bez łapówki i bez zgadywania
devil-order-pack-so = Podczas inkwizycji nie dawaj łapówki i nie zgaduj.
devil-order-pack-all = Podczas inkwizycji nie dawaj łapówki i wyłóż wszystkie fragmenty duszy.
devil-order-pack-compulsory = Podczas inkwizycji nie dawaj łapówki i wyłóż tylko te fragmenty duszy, które trzeba.
devil-order-pieces-all = Wyłóż wszystkie
devil-order-pieces-compulsory = Tylko konieczne
devil-order-short = twoje monety nie pokrywają już ceny { $price ->
    [one] { $price } monety
    [few] { $price } monet
   *[many] { $price } monet
}, a to, czy na nią pożyczać lub sprzedawać, zależy od ciebie
