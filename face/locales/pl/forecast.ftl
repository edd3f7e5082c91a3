### What happens next?: an answer played on in many imagined worlds, and what came of it there.

forecast-button = Jak to pójdzie dalej?
forecast-head = Jak to pójdzie dalej · { $game }
forecast-now = **Twoja odpowiedź teraz**
forecast-before = **Twoja poprzednia odpowiedź, w tych samych światach**
forecast-end = Punkty na koniec: pośrodku **{ $middle }**, najczęściej { $mostly }, zawsze { $all }. Pierwsze miejsce w { $won } z { $worlds } światów.
forecast-round = Punkty, gdyby gra skończyła się po tej rundzie: najczęściej **{ $mostly }**, zawsze { $all }.
forecast-range = od { $low } do { $high }
forecast-parts = Najczęściej za: { $parts }.
forecast-part = { $name } { $points }
forecast-sometimes = Czasem za: { $parts }.
forecast-never = W żadnym świecie nie ma punktów za: { $parts }.
forecast-usual = Do początku następnej rundy zwykle dzieje się to:
forecast-unlike = Co zwykle dzieje się po tamtej odpowiedzi, a po tej rzadko albo nigdy:
forecast-rests = To wynik { $level ->
    [caretaker] bezpiecznych odpowiedzi
   *[other] gry zarządców
} na wszystkich miejscach, także na twoim, w wyobrażonych światach wylosowanych z tego, co wiesz (światów: { $worlds }). Co zrobią ludzie, tego nie mówi{ $level ->
    [caretaker] { "" }
   *[other] , a zarządca może się mylić
}.
forecast-against = W tych samych światach ({ $both }) ta odpowiedź wypadła { $better }× lepiej i { $worse }× gorzej.
forecast-rough = Na czas udało się dograć tylko { $worlds } z { $asked } światów, więc liczby są przybliżone.
forecast-works = Gram dalej w wyobrażonych światach: { $percent }%
forecast-waits = Najpierw kolej na światy kogoś innego.
forecast-stopped = Zatrzymano. **Jak to pójdzie dalej?** zaczyna od nowa.

## What goes wrong

trouble-forecast-busy = Ten komputer ma tyle pracy, że na czas udało się dograć zbyt mało wyobrażonych światów. Spróbuj ponownie za kilka minut: zacznie tam, gdzie skończył.
trouble-forecast-undecided = { forecast-of-the-whole }.
forecast-of-the-whole = Gra toczy się dalej po całej twojej odpowiedzi, więc najpierw wybierz resztę w formularzu
trouble-forecast-lacks = { forecast-of-the-whole }: „{ $what }”.
trouble-forecast-failed = W zbyt wielu wyobrażonych światach nie dało się grać dalej, więc nic się z nich nie da powiedzieć. { trial-unaffected }
