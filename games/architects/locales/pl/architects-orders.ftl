# Standing orders of Architects of the West Kingdom: the next turn, planned ahead.

architects-seal-order = { order-seal }
architects-field-order-least = Tylko jeśli da co najmniej
architects-order-next = { order-plan-next }
architects-order-now = { order-played-now }
architects-order-so = Twoja następna tura: { $place }, jeśli da co najmniej { $brings-acc }.
architects-order-workshop = { $count ->
    [one] 🛠️ Warsztat: { $count } karta budynku
    [few] 🛠️ Warsztat: { $count } karty budynków
   *[many] 🛠️ Warsztat: { $count } kart budynków
}
architects-order-no-worker = wszyscy twoi pracownicy są w terenie i w tej turze jeden wraca
architects-order-fewer = jest tam mniej twoich pracowników: { $place } da { $now-acc } zamiast { $planned-gen }
architects-order-taken = ktoś zabrał srebro: Kram poborcy da { $now-acc } zamiast { $planned-gen }
architects-order-few-cards = karty budynków się kończą: Warsztat da { $now-acc } zamiast { $planned-gen }
architects-order-debt = masz już za mało cnoty, żeby kraść bez wzięcia długu, a to twoja decyzja
architects-refused-would-cost-debt = Masz za mało cnoty, żeby kraść bez wzięcia długu: tego nie planuje się z góry.

## Several turns

architects-order-queue = Zaplanuj do pięciu tur
architects-field-order-turns = Twoi następni pracownicy
architects-field-order-captured = Jeśli ktoś pojmie twojego pracownika
architects-field-order-held = Twoi pojmani lub uwięzieni pracownicy teraz
architects-field-order-lowest = Stop poniżej tej cnoty
architects-field-order-highest = Stop powyżej tej cnoty
architects-queue-stop = Stop
architects-queue-go-on = Dalej
architects-queue-gold = Kopalnia (złoto)
architects-queue-so = { $count ->
    [one] Twoja następna tura: { $turns }.
    [few] Twoje następne { $count } tury: { $turns }, w tej kolejności.
   *[many] Twoje następne { $count } tur: { $turns }, w tej kolejności.
} Koniec, jeśli { $captured ->
    [stop] ktoś pojmie twojego pracownika, {""}
   *[other] {""}
}{ $lowest ->
    [0] { $highest ->
        [14] {""}
       *[other] twoja cnota przekroczyłaby { $highest }, {""}
    }
   *[other] { $highest ->
        [14] twoja cnota spadłaby poniżej { $lowest }, {""}
       *[other] twoja cnota wyszłaby poza { $lowest }–{ $highest }, {""}
    }
}tura nie jest możliwa albo czeka na ciebie inne pytanie.
architects-queue-asked = czeka na ciebie inne pytanie
architects-queue-lost = { $count ->
    [one] twój pracownik został pojmany
    [few] pojmano { $count } twoich pracowników
   *[many] pojmano { $count } twoich pracowników
}
architects-queue-range = twoja cnota wyniosłaby { $virtue }
architects-queue-no-card = nie masz już na ręce: { $what }
architects-queue-needs = { $what } wymaga jeszcze: { $missing-gen }
architects-queue-no-tax = w Kramie poborcy nie ma srebra
architects-queue-few = { $what } nic by teraz nie dało
