# Co się w eksporcie nie zgadza: mówi to strona z powtórką gry.

differs-no-moves = W pliku nie ma żadnych ruchów.
differs-field = Ruch { $number }: „{ $field }” powinno być { $should }, w pliku jest { $says }.
differs-file = Pole „{ $field }” według ruchów powinno być { $should }, w pliku jest { $says }.
differs-hex = Pole „{ $field }” nie ma 64 znaków 0–9 i a–f.
differs-unknown-key = Ruch { $number } zawiera klucz „{ $name }”, którego żaden ruch nie ma.
differs-cards = Karty w pliku nie są tymi, które podaje: { $problem }.
differs-malformed = Ruchu { $number } nie da się odczytać: { $problem }.
differs-written-differently = Ruch { $number } nie jest zapisany tak, jak pisze Pactum: kolejność kluczy albo inaczej zapisana wartość.
differs-kind = Ruch { $number }: w tym miejscu dziennika nie może być ruchu rodzaju „{ $kind }”.
differs-epoch = Ruch { $number }: epoka powinna być { $should }, w pliku jest { $says }.
differs-seed-commitment = Ruch { $number }: odcisk początkowego ziarna powinien być { $should }, w pliku jest { $says }.
differs-commitment = Ruch { $number }: odcisk odpowiedzi powinien być { $should }, w pliku jest { $says }.
differs-seats = Ruch { $number }: wylosowane miejsca powinny być { $should }, w pliku jest { $says }.
differs-crowd = Ruch { $number }: gra ma od { $fewest } do { $most } miejsc, według pliku { $says }.
differs-seat = Ruch { $number }: powinno go wykonać jedno z miejsc { $should }, w pliku jest { $says }.
differs-draw = Ruch { $number }: losowanie nr { $index } powinno dać { $should }, w pliku jest { $says }.
differs-happening = Ruch { $number }: to, co się stało, nr { $index }, powinno być { $should }, w pliku jest { $says }.
differs-settled = Ruch { $number }: czy krok został rozstrzygnięty, powinno być { $should }, w pliku jest { $says }.
differs-answer = Ruch { $number }: odpowiedź powinna być { $should }, w pliku jest { $says }.
differs-order = Ruch { $number }: żadne obowiązujące stałe zlecenie tak nie odpowiada.
differs-refused = Ruch { $number }: zasady go odrzucają ({ $reason }).
differs-unplayable = Ruchu { $number } w ogóle nie da się zagrać ({ $problem }).
differs-unfinished = Po ruchu { $number }, ostatnim w pliku, gra się nie kończy.
