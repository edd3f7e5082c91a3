# Standing orders, whatever the game.

order-given = **Zlecenie wydane:** { $order }
order-cancelled = **Zlecenie odwołane:** { $order }
order-answered = Odpowiada za ciebie twoje stałe zlecenie: *{ $order }*
order-disarmed = Twoje stałe zlecenie jest wyłączone: *{ $order }* Powód: { $reason }. Teraz decyzja należy do ciebie.
order-over = Twoje stałe zlecenie jest wyłączone, bo takie pytanie już nie padnie: *{ $order }*
order-unanswered = zlecenie nie obejmuje tego pytania
order-unknown = Zlecenie, którego ta gra już nie zna.
trouble-no-such-order = To zlecenie już nie obowiązuje.

order-button = { $count ->
    [0] Stałe zlecenia
   *[other] Stałe zlecenia ({ $count })
}
order-head = Stałe zlecenia · { $game } · { $table }
order-how = Stałe zlecenie odpowiada za ciebie na takie pytania, ilekroć padną. Robi to mniej więcej tak szybko, jak zwykle ty, a od razu tylko tam, gdzie to niczego nie zdradza. Nikt inny się o nim nie dowie, a jego odpowiedzi możesz cofnąć jak własne.
order-none = Nie obowiązuje żadne zlecenie.
order-in-force = **{ $order }**{ $waits ->
    [now] { " " }Na obecne pytanie odpowie o <t:{ $at }:t>.
    [soon] { " " }Na obecne pytanie odpowie lada chwila.
    [later] { " " }Na obecne pytanie odpowie, gdy gra ruszy dalej.
   *[no] { "" }
}
order-waits = ⏳ Twoje stałe zlecenie odpowie na to { $when ->
    [soon] lada chwila
    [later] zaraz, gdy gra ruszy dalej
   *[other] o <t:{ $at }:t>
}: *{ $order }* Do tego czasu możesz zdecydować inaczej; żadna wiadomość prywatna ci nie przypomni.
order-stop = Odwołaj zlecenie
order-skip = ⏭️ Odpowiadaj za mnie na takie pytania
order-planned = -# 📋 Obowiązuje: { $order }
order-give = Wydaj zlecenie
order-cancel = Odwołaj to zlecenie
order-played-now = Twoja tura: rozegra się, gdy tylko wydasz zlecenie.
order-plan-next = Zaplanuj następną turę
order-seal = Wydaj to zlecenie
command-orders = Twoje stałe zlecenia: odpowiedzi dane z góry
