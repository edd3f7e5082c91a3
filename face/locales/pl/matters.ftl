# Na stronie: nad czym stół głosuje i o co gracze proszą moderatorów.

matters-button = Stół
matters-title = Głosowania i moderatorzy · { $table }
matters-no-vote = Nad niczym się nie głosuje.
matters-call = Zarządź głosowanie
matters-hours = godz.
matters-substitute = Poproś o zastępstwo i graj dalej, póki ktoś się nie znajdzie
matters-substitute-back = Nie szukaj już zastępstwa
substitute-declined-here = Odrzucone. Nadal szukam zastępstwa.
matters-ask = Poproś moderatorów
matters-ask-who = O co i dlaczego prosisz, czytają tylko oni. Stół dowie się, że o coś prosisz.
vote-in-short = { $asked } Tak: { $yes } z { $needed }.
vote-call-open = Zaproponuj oddanie komuś nowemu miejsca: { $seat }
vote-call-try = Zaproponuj, by każdy mógł próbować ruchów; zgodzić się muszą wszyscy
request-beside = Moderator pyta o twoją zgodę.
request-by = O ile
request-card = Która karta
request-no-point = Nie ma jeszcze do czego wracać.
request-send = Wyślij prośbę
request-is-wanted = **Czeka:** żaden moderator jeszcze nie zdecydował.
request-is-asked = **Moderator pyta, czy się zgadzasz.** Bez odpowiedzi nic się nie zmienia.
request-is-voting = **Stół nad tym głosuje.**
request-is-applied = **Zrobione.** Stół już o tym wie.
request-is-declined = **Nie wykonano.** Nic nie zmieniono.
request-is-turned-down = **Odrzucono.** Nic nie zmieniono.
request-is-outdated = **Za późno:** gra poszła dalej. Nic nie zmieniono.
