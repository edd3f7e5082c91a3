# Paladins of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/house-rules.md says why.

paladins-house-supplies = **Pracownicy, srebro, prowiant i długi** nigdy się nie kończą.
paladins-house-played = **Zagrany paladyn** na koniec rundy odchodzi z gry. Dwaj odłożeni zostają w talii.
paladins-house-gains = **Zyski** przychodzą od lewej do prawej, jak na karcie, po zapłacie: nie mogą opłacić własnej akcji. Czego nie da się zrobić, jest pomijane; branie podatku nie zależy od ciebie, odrzucenie, spłata długu, Modlitwa i darmowa rekrutacja tak.
paladins-house-reacting = **Mieszczanie** reagują na akcje zaczęte po ich dołączeniu, a darmowy Rozwój liczy się jak Rozwój.
paladins-house-top = **Tory kończą się na 12.** Nadwyżka przepada; paladyn liczy się dodatkowo.
paladins-house-pray = **Modlitwę** można wykonać, choćby nie było czego zwalniać. Modlitwa jako nagroda może zwolnić akcję Modlitwy albo właśnie wykonaną.
paladins-house-inquisition = **Inkwizycja** uderza, gdy zabrano ostatnią monetę z puli podatków, po całym tym pobraniu. Reakcje idą zgodnie z ruchem wskazówek zegara od tego, kto ją sprowadził: najpierw Domokrążcy, potem Spiskowcy, jedyni pytani, potem Giermkowie.
paladins-house-decks = **Puste talie.** Podejrzenia i karty tawerny tasuje się na nowo. Mieszczan, obcych i murów nie: bez muru nie ma Fortyfikacji. Gdy nigdzie nie ma karty podejrzenia, uderza Inkwizycja.
paladins-house-peddler = **Pracownik, którego Domokrążca daje po twoim pasie**, zostaje tylko w ramach twoich trzech.
paladins-house-debt = **Dług zamiast srebra** na pierwszych dwóch polach rzędu jest dozwolony przy obu rodzajach Rekrutacji, także gdy masz srebro.
paladins-house-attack = **Brakująca Siła** kosztuje 1 srebro za każde 2, zaokrąglone w górę.
paladins-house-hunter = **Łowca** liczy twoją świtę na koniec, z dobranymi na początku i zrekrutowanymi za darmo.
paladins-house-cards = **Karty i plansze.** Niektóre karty znamy tylko z jednego źródła, a kilka pól to nasz wybór; zestaw kart każde z nich oznacza.
paladins-house-virtual = **Wirtualny gracz** nie płaci srebra ani prowiantu; jego pięć akcji po lewej zajmuje po jednym pracowniku; z dwóch połówek bierze pierwszą, która coś robi; za piątym polem licznika rośnie jego najwyższa cecha.
