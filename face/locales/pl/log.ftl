# The log of a table.

log-head = Dziennik · { $game }, { $table }
log-took-back = **{ subject }** cofa{ sz } turę.
log-head-new = Co nowego · { $game }, { $table }
log-round = Runda { $round }
log-before = Przed pierwszą rundą
log-rounds = { $first ->
    [0] Od początku do rundy { $last }
   *[other] Rundy od { $first } do { $last }
}
log-none = Nic takiego jeszcze się nie stało.
log-continues = -# … To, co było przedtem, otwiera **◀ Wcześniejsze**.
log-to = 🔒 Wie o tym tylko { $seat }:
log-given = ⏰ Odpowiedź za ciebie:
log-given-sealed = ⏰ Tu padła odpowiedź za ciebie.
log-given-for = ⏰ Odpowiedź za ciebie: *{ $what }* { $answer }
log-given-what = *{ $what }* { $answer }
log-given-before = ⏰ **Odpowiedzi za ciebie** od twojej ostatniej wizyty:
log-whole = Cały dziennik
log-kind-own = Co wiesz tylko ty
log-kind-table = Głosowania i moderatorzy
log-every-kind = Wszystko
log-every-seat = Wszyscy
log-button = Co nowego

command-log = Co działo się przy stole, o ile wolno ci to wiedzieć
option-log-round = Runda, na przykład 2, albo kilka, na przykład 2-4
option-log-seat = Co zrobił jeden z graczy albo co go spotkało
option-log-kind = Jakie zdarzenia
option-log-table = Który stół; w jego wątku nie trzeba numeru
log-round-now = Runda { $round } (teraz)

trouble-log-no-such-round = W tym dzienniku nie ma takiej rundy. { $last ->
    [1] Jest na razie runda 1.
   *[other] Są na razie rundy od 1 do { $last }.
} Wpisz jedną, na przykład `{ $last }`, albo kilka, na przykład `1-{ $last }`; 0 to to, co było przedtem.
trouble-log-no-such-kind = Dziennik nie zna takich zdarzeń. Pomiń `kind` albo wybierz z listy: { $kinds }.
