# Otwarcie: kim jestem. Karta jest rysowana, reszta stoi pod nią.

devil-opening-who = { $role ->
    [devil] Twoja rola to diabeł
    [cultist] Twoja rola to kultysta
    [sun] Twoja rola to śmiertelnik, słońce
    [moon] Twoja rola to śmiertelnik, księżyc
   *[undealt] Role zaraz zostaną rozdane
}
devil-opening-card = { $role ->
    [devil] Diabeł
    [cultist] Kultysta
    [sun] Śmiertelnik: słońce
    [moon] Śmiertelnik: księżyc
   *[undealt] Cztery role
}
devil-opening-aim = { $role ->
    [devil] Nie masz fragmentów duszy. Zdobywaj cudze za zasoby: każdy chroni cię przed jednym inkwizytorem w rundach 3 i 5, a drugi i każdy następny daje w rundzie 5 punkty.
    [cultist] Masz 2 oznaczone fragmenty duszy. { devil-piece-shields }; zachowany do końca kosztuje 1 punkt.
    [undealt] Dwoje śmiertelników ma fragmenty duszy, diabeł ich chce, kultysta ma dwa oznaczone.
   *[other] Masz 3 fragmenty duszy. { devil-piece-shields }; trzy razem dowodzą niewinności w polowaniu na czarownicę.
}
devil-piece-shields = Każdy chroni cię przed jednym inkwizytorem w rundzie 3 i jednym w rundzie 5
devil-opening-beside = { $role ->
    [devil] Zaczynasz z większą liczbą zasobów i monet.
    [cultist] { devil-shield-given }, a rytuał w rundzie 3 zwraca z tego niewiele. Wygrywasz tylko dla siebie, punktami.
   *[other] { devil-shield-given }: tylko za bogatą skrzynię. Trafny domysł, kto jest diabłem, a kto kultystą, daje punkty.
}
devil-shield-given = Kto płaci nim diabłu, oddaje ochronę
devil-opening-wins = **Wygrywają tylko punkty**: po rundzie { $rounds } zwycięża, kto ma ich najwięcej. Większość dają budynki i osiągnięcia; kto został odkryty, może jeszcze wygrać, a kto się ukrył, przegrać.
devil-opening-soul = **Inkwizytorzy** przychodzą pod koniec rund 3 i 5: każdy chce zobaczyć fragment duszy, który zostaje u ciebie, inaczej cię ukarze.
devil-opening-hidden = **Kto jest kim, to tajemnica.** Znak w skrzyni mówi, jaka rola ją pakowała, nigdy kto. Zdradza to zawartość: do kogo przyszły takie zasoby?
devil-opening-round = **Każda runda po kolei**: produkcja, karty (od rundy 2), pakty o skrzynie, tajny plan, co wznieść i kogo zwerbować, odsetki od długów, reputacja. Rundy 2 i 3 kończą się potem polowaniem na czarownicę, rundy 3 i 5 inkwizycją.
devil-opening-first = { $role ->
    [undealt] **Najpierw** powiedz, która rola ci odpowiada; potem decyduje los.
   *[other] **Najpierw** pakujesz skrzynię i ustalasz cenę, potem zaglądasz do dwóch cudzych.
}
