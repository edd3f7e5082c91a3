# Otwarte stoły: ludzie z kilku serwerów, na żadnym serwerze.

open-closed = [Stół { $table }]({ $link }), **{ $game }**, zamknięto: gra kończy się bez wyniku.
vote-called-open = Głosowanie jest w wiadomościach prywatnych wszystkich graczy. Twój głos to tak.
trouble-not-at-open-table = Ten stół nie stoi na żadnym serwerze, a to wymaga serwera. Inny stół znajdzie ci `/play`.
