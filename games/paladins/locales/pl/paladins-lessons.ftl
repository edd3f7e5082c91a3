### Lekcje gry Paladyni: nazwa, cel i to, co każda pokazuje.

paladins-lesson-start = Kim jesteś i co wygrywa
paladins-lesson-start-goal = Plansza z twoim imieniem jest twoja, a w każdej rundzie prowadzi cię inny paladyn. Wygrywają tylko punkty, a Wiara, Siła i Wpływy otwierają to, co punktuje. Podnieś jedną z nich: wybierz akcję i pracowników do niej.
paladins-lesson-start-point = Gracie turami, aż wszyscy spasują; to kończy rundę, a następna przynosi innych pracowników. Po rundzie 7 wygrywa ten, kto ma najwięcej punktów.

paladins-lesson-workshop = Postaw warsztat
paladins-lesson-workshop-goal = Rozwój: umieść warsztat.
paladins-lesson-workshop-point = Warsztat zakrywa pole akcji, która do końca gry potrzebuje o pracownika mniej. Im wcześniej, tym więcej oszczędza.

paladins-lesson-attributes = Najpierw cechy
paladins-lesson-attributes-goal = Podnieś cechy o 2 w jednej turze.
paladins-lesson-attributes-point = Wiara, Siła i Wpływy otwierają lepsze pola, nigdy się ich nie wydaje, a na koniec dają punkty. Każda akcja wymaga jednej i podnosi inną, więc pomagają sobie nawzajem.

paladins-lesson-commission = Wyślij mnicha
paladins-lesson-commission-goal = Misja: umieść mnicha.
paladins-lesson-commission-point = Mnich daje Wpływy i nagrodę z pola. Dalej na prawo trzeba więcej Wiary; od piątego mnisi sami dają punkty.

paladins-lesson-debt = Spłać dług
paladins-lesson-debt-goal = Spłać w tej turze jeden ze swoich długów.
paladins-lesson-debt-point = Niespłacony dług to na koniec −3 punkty, spłacony +1. Srebrem się go nie spłaca: robią to nagrody z mapy, dzbanów, murów i Łask.

paladins-lesson-inquisition = Niech uderzy Inkwizycja
paladins-lesson-inquisition-goal = Sprowadź w tej turze Inkwizycję tak, by dług dostał przeciwnik, a nie ty.
paladins-lesson-inquisition-point = Uderza, gdy ktoś bierze ostatnią monetę z puli podatków. Trafia tego, kto ma najwięcej podejrzeń: policz je, zanim weźmiesz przestępców.

paladins-lesson-order = Wypełnij Rozkaz króla
paladins-lesson-order-goal = Wypełnij w tej turze Rozkaz (👑).
paladins-lesson-order-point = Rozkaz daje 4, 6 lub 8 punktów za pięć wykonań jego akcji; liczy się też to, co było wcześniej. To plan na całą grę.

paladins-lesson-paladin = Runda z paladynem
paladins-lesson-paladin-goal = Wybierz paladyna i podnieś w tej rundzie cechy o 4.
paladins-lesson-paladin-point = Paladyn pożycza na jedną rundę cztery punkty cech, a jedną akcję czyni tańszą lub lepszą. Wybieraj według tego, co zrobią twoi pracownicy.

paladins-lesson-last = Ostatnie tury
paladins-lesson-last-goal = Wygraj grę.
paladins-lesson-last-point = Teraz liczą się tylko punkty: piąty element jednego rodzaju, mury, obcy, stopnie cech. Trzy srebra lub prowianty, które zostały, to razem 1 punkt.
