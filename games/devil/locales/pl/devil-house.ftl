# Deal with the Devil: house rules, where the rulebooks are silent. docs/players/house-rules.md says why.

devil-house-numbers = **Liczby.** Te, które instrukcja podaje słowami, obowiązują. Te, które pokazuje tylko ikoną, są nasze: ceny, punkty i efekty kart, początkowe zasoby, koło produkcji, tor reputacji, zestawy osiągnięć i to, ile żądają inkwizytorzy.
devil-house-bank = **Transakcje z pulą** działają u ciebie od razu; inni dowiadują się o nich, gdy faza się rozstrzygnie.
devil-house-supply = **Pula zasobów i monet** nigdy się nie wyczerpuje.
devil-house-repaying = **Spłata długu w produkcji** jest możliwa, dopóki nie zatwierdzisz przekazywanych kart, a w rundzie 1, dopóki nie zatwierdzisz propozycji.
devil-house-last-chance = **Ostatnia szansa na spłatę przed paktami** (rundy od 2 do 5). Gdy pytani decydują, spłacać mogą też inni.
devil-house-forced = **Co nie daje wyboru**, o to pytam mimo to, bo szybka odpowiedź by cię zdradziła. Przycisk odpowiada na takie pytania za ciebie, mniej więcej tak szybko, jak zwykle ty.
devil-house-choices = **Wybory w planie** robisz już przy planowaniu, z tego, co przyniesie; czego potem nie ma, to przepada. Pytam jeszcze raz tylko o to, co zmieniły tymczasem transakcje z pulą.
devil-house-tokens = **Zboże za trzeci i czwarty żeton** płaci się przed ich akcją; zbożem z tej akcji już nie zapłacisz.
devil-house-unbuilt = **Akcja niewzniesionego budynku, werbunek, gdy nie ma dworzanina:** { devil-skipped }, tak jak przy akcji, której nie da się opłacić.
devil-house-event = **Prawa opcja wydarzenia, której nie da się wykonać:** { devil-skipped }, a karta zostaje na ręce.
devil-skipped = pominięcie kosztuje 1 pole na torze reputacji
devil-house-payment = **Fragmenty duszy w przyjętej skrzyni.** Druga osoba widzi tylko ich liczbę.
devil-house-courtiers = **Zwerbowani dworzanie** są jawni.
devil-house-achievements = **Osiągnięcia, które dopełniają budynki**, zdobywa się bez pytania; wybierasz tylko, czy oddać na któreś dworzan.
devil-house-phase = **Faza reputacji.** Najpierw rozdaje się skrzydła za najwyższą i najniższą reputację, potem działają budynki, a na końcu wszyscy przesuwają się ku węzłowi.
devil-house-supplies = **Ostatni żeton pobłażania, gość lub żeton skrzydeł.** Gdy starają się o nie dwie osoby, decyduje kolejność miejsc. Bez żetonów pobłażania anielskie skrzydła zostają; bez gości traci się tylko punkty.
devil-house-penalties = **Kary** przyjmuje się w kolejności z planszy: A, B, C, 1, 2, 3, potem goście.
devil-house-vandal = **Wandal** niszczy też jedyny budynek.
devil-house-stables = **Płatną akcję pod Stajnią** można odrzucić bez straty reputacji.
devil-house-hoards = **Budynki, które na koniec odrzucają zasoby**, robią to tylko, gdy da ci to więcej.
devil-house-absent = **Nieobecni.** Zastępca niczego nie proponuje, niczego nie przyjmuje, nic nie planuje i nie zgaduje; gdy musi odpowiedzieć, wybiera to, co kosztuje najmniej.
