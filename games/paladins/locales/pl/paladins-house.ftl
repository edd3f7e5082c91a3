# Paladins of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/players/house-rules.md says why.

paladins-house-supplies = **Pracownicy, srebro, prowiant i długi** nigdy się nie kończą.
paladins-house-played = **Zagrany paladyn** na koniec rundy odchodzi z gry. Dwaj odłożeni zostają w talii.
paladins-house-choice = **Wybór paladyna** można zmienić, dopóki nie wybrali wszyscy.
paladins-house-gains = **Zyski** przychodzą od lewej do prawej, jak na karcie, po zapłacie: nie mogą opłacić własnej akcji. Czego nie da się zrobić, jest pomijane; branie podatku nie zależy od ciebie, odrzucenie, spłata długu, Modlitwa i darmowa rekrutacja tak.
paladins-house-reacting = **Mieszczanie** reagują na akcje zaczęte po ich dołączeniu, a darmowy Rozwój liczy się jak Rozwój.
paladins-house-top = **Tory kończą się na 12.** Nadwyżka przepada; paladyn liczy się dodatkowo.
paladins-house-pray = **Modlitwę** można wykonać, choćby nie było czego zwalniać. Modlitwa jako nagroda może zwolnić akcję Modlitwy albo właśnie wykonaną.
paladins-house-commission = **Misja** kosztuje prowiant.
paladins-house-debt = **Dług zamiast srebra** na pierwszych dwóch polach rzędu jest dozwolony przy obu rodzajach Rekrutacji, także gdy masz srebro; nie tam, gdzie nie ma czego płacić.
paladins-house-attack = **Brakująca Siła** kosztuje 1 srebro za każde 2, zaokrąglone w górę; puste pola rzędu liczą się jak te z kartą.
paladins-house-attacked = **Pokonani obcy** leżą zakryci, ale każdy może zobaczyć którzy.
paladins-house-inquisition = **Inkwizycja** uderza, gdy zabrano ostatnią monetę z puli podatków, po całym tym pobraniu; dwa znaki podatku w jednej nagrodzie to jedno pobranie. Reakcje idą zgodnie z ruchem wskazówek zegara od tego, kto ją sprowadził: najpierw Domokrążcy, potem Spiskowcy, jedyni pytani, potem Giermkowie.
paladins-house-decks = **Puste talie.** Podejrzenia i karty tawerny tasuje się na nowo. Mieszczan, obcych i murów nie: bez muru nie ma Fortyfikacji. Gdy nigdzie nie ma karty podejrzenia, uderza Inkwizycja.
paladins-house-peddler = **Pracownik, którego Domokrążca daje po twoim pasie**, zostaje tylko w ramach twoich trzech.
paladins-house-hunter = **Łowca** liczy twoją świtę na koniec, z dobranymi na początku i zrekrutowanymi za darmo.
paladins-house-tax = **Pula podatków** ma 5 monet dla 1 lub 2 graczy, 6 dla 3 i 8 dla 4.
paladins-house-cards = **Karty i plansze.** Większość kart i pola na dzbany znamy tylko z jednej listy. Liczby na dzbanach od drugiego, pracownicy pod warsztatami od drugiego, większość intryg i to, co daje jeden Giermek (Siła), to nasz własny wybór; ceny rzędu są częściowo wywnioskowane.
paladins-house-virtual = **Wirtualny gracz** nie płaci srebra ani prowiantu, ale dług z Łaski bierze; jego pięć akcji po lewej zajmuje po jednym pracowniku, a tego na Odpoczynku się nie liczy.
paladins-house-virtual-choices = **Jego wybory.** Z dwóch połówek bierze pierwszą, która coś robi, z cech najwyższą. Gdy skończy się jego talia intryg, odrzucone się tasuje.
paladins-house-virtual-points = **Jego punkty.** Żadnych za Rozwój, choć Strażnik liczy warsztaty na jego planszy; remisy z nim rozstrzyga się jak między graczami.
