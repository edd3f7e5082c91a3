### What happens next?: an answer played on in many imagined worlds, and what came of it there.

forecast-button = Jak to pójdzie dalej?
forecast-head = Jak to pójdzie dalej · { $game }
forecast-now = **Twoja odpowiedź teraz**
forecast-before = **Twoja poprzednia odpowiedź, w tych samych światach**
forecast-end = Punkty na koniec: najczęściej **{ $mostly }**, łącznie { $all }. Pierwsze miejsce w { $won } z { $worlds } światów.
forecast-round = Punkty po tej rundzie: najczęściej **{ $mostly }**, łącznie { $all }.
forecast-range = od { $low } do { $high }
forecast-parts = Najczęściej za: { $parts }.
forecast-part = { $name } { $points }
forecast-sometimes = Czasem za: { $parts }.
forecast-never = Nigdy za: { $parts }.
forecast-usual = Do końca rundy zwykle dzieje się to:
forecast-unlike = Zwykłe po drugiej odpowiedzi, po tej rzadko albo nigdy:
forecast-rests = { $level ->
    [caretaker] To wynik automatycznej gry w wyobrażonych światach, wylosowanych z tego, co wiesz (światów: { $worlds }): po tej odpowiedzi każde miejsce, także twoje, daje tylko bezpieczne odpowiedzi. Co zrobią ludzie, tego nie mówi.
   *[other] To wynik gry zarządców w wyobrażonych światach, wylosowanych z tego, co wiesz (światów: { $worlds }): po tej odpowiedzi grają na wszystkich miejscach, także na twoim. Co zrobią ludzie, tego nie mówi, a zarządca może się mylić.
}
forecast-works = Gram dalej w wyobrażonych światach: { $percent }%
forecast-waits = Najpierw kolej na światy kogoś innego.
forecast-stopped = Zatrzymano. **Jak to pójdzie dalej?** zaczyna od nowa.

## What goes wrong

trouble-forecast-failed = W zbyt wielu wyobrażonych światach nie dało się grać dalej, więc nic się z nich nie da powiedzieć. Twojego stołu to nie dotyczy; graj dalej jak zwykle i powiedz o tym osobie, która prowadzi bota.
