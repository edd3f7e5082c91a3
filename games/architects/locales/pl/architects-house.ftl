# Architects of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/players/house-rules.md says why.

architects-house-boards = **Różne plansze.** Dwie postacie jednego koloru to dwie strony jednej planszy i nigdy nie grają przy jednym stole.
architects-house-recall = **Brak pracowników w domu.** Jeden z twoich wraca z miejsca z otwartym kręgiem. { architects-recall-elsewhere }
architects-house-stuck = **Wszyscy pracownicy w Siedzibie gildii.** Taki gracz traci turę; jeśli dotyczy to wszystkich, gra się kończy.
architects-house-market = **Czarny rynek bez karty.** Pole, na którym nie leży karta, daje to, co wydrukowano na planszy: trzecie pole przed pierwszym resetem, pierwsze, gdy małe karty się skończą. Przy następnym resecie duże karty tasuje się w nowy stos małych.
architects-house-swindlers = **Premie na Czarnym rynku** (Oszust, Karolina) przychodzą przed zatrudnieniem: kto jest zatrudniany, nic jeszcze nie daje, kto dla niego odchodzi, jeszcze tak.
architects-house-refresh = **Pola 🔁 Siedziby gildii** wymieniają pierwszego czeladnika obu rzędów, gdy tylko leży tam pracownik, przed działaniem budynku: Tawerna zatrudnia z nowej wystawy. Srebro zostaje na obu kartach; leży tam znów, gdy wrócą.
architects-house-reset = **Efekty resetu** działają za ciebie od razu, najpierw zwolnienia z Więzienia. Pytam tylko tam, gdzie więcej cnoty może zaszkodzić, w kolejności miejsc.
architects-house-captures = **Pojmania przez budynki** (Zbrojownia, Koszary, Forteca) trzymają się tylu miejsc w turze, na ile pozwala Centrum miasta, i nic nie kosztują.
architects-house-dismiss = **Zwolnić czeladnika** można w swojej turze, gdy brak miejsca na kolejnego, i ilekroć zatrudniasz bez miejsca.
architects-house-reactions = **Cnota powyżej 14 i wykup od długów.** O to, czy niszczysz długi albo się od nich wykupujesz, pytanie pada na koniec tury, w której do tego doszło.
architects-house-decks = **Puste talie.** Bez kart czeladników pole wystawy zostaje puste; kart budynków dobiera się tyle, ile jest.
architects-house-end = **Efekty na koniec** rozlicza się za ciebie w kolejności, która daje najwięcej punktów, potem cnoty, potem srebra, razem z długami, od których wykupuje się Hugo.
architects-house-aqueduct = **Akwedukt** liczy sam siebie.
architects-house-together = **Kolejność między graczami na koniec.** Wszystkie efekty dzieją się w tej samej chwili: to, co mają inni, liczy się według stanu po ostatniej turze.
