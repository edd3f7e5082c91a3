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
forecast-rests = To wynik { $level ->
    [caretaker] bezpiecznych odpowiedzi
   *[other] gry zarządców
} na wszystkich miejscach, także na twoim, w wyobrażonych światach wylosowanych z tego, co wiesz (światów: { $worlds }). Co zrobią ludzie, tego nie mówi{ $level ->
    [caretaker] { "" }
   *[other] , a zarządca może się mylić
}.
forecast-works = Gram dalej w wyobrażonych światach: { $percent }%
forecast-waits = Najpierw kolej na światy kogoś innego.
forecast-stopped = Zatrzymano. **Jak to pójdzie dalej?** zaczyna od nowa.

## What goes wrong

trouble-forecast-failed = W zbyt wielu wyobrażonych światach nie dało się grać dalej, więc nic się z nich nie da powiedzieć. { trial-unaffected }
