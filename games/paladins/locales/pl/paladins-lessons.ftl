### Lekcje gry Paladyni: nazwa, cel i to, co każda pokazuje.

paladins-lesson-start = { lesson-start-name }
paladins-lesson-start-goal = Plansza z twoim imieniem jest twoja, a w każdej rundzie prowadzi cię inny paladyn. Wygrywają tylko punkty, a Wiara, Siła i Wpływy otwierają to, co punktuje. Podnieś jedną z nich: wybierz akcję i pracowników do niej.
paladins-lesson-start-point = Gracie turami, aż wszyscy spasują; to kończy rundę, a następna przynosi innych pracowników.

paladins-lesson-workshop = Postaw warsztat
paladins-lesson-workshop-goal = Rozwój: umieść warsztat.
paladins-lesson-workshop-point = { paladins-first-workshop } Im wcześniej, tym więcej oszczędza.

paladins-lesson-attributes = Najpierw cechy
paladins-lesson-attributes-goal = Podnieś cechy o 2 w jednej turze.
paladins-lesson-attributes-point = { paladins-first-attributes } Każda akcja wymaga jednej z nich i podnosi inną.

paladins-lesson-commission = Wyślij mnicha
paladins-lesson-commission-goal = Misja: umieść mnicha.
paladins-lesson-commission-point = Dalej na prawo trzeba więcej Wiary; od piątego mnisi sami dają punkty.

paladins-lesson-debt = Spłać dług
paladins-lesson-debt-goal = Spłać w tej turze jeden ze swoich długów.
paladins-lesson-debt-point = { paladins-rule-debt }

paladins-lesson-inquisition = Niech uderzy Inkwizycja
paladins-lesson-inquisition-goal = Sprowadź w tej turze Inkwizycję tak, by dług dostał przeciwnik, a nie ty.
paladins-lesson-inquisition-point = Uderza, gdy ktoś bierze ostatnią monetę z puli podatków: tu jako podatek za dobrane podejrzenie albo nagrodą. { paladins-first-inquisition }

paladins-lesson-order = Wypełnij Rozkaz króla
paladins-lesson-order-goal = Wypełnij w tej turze Rozkaz (👑).
paladins-lesson-order-point = { paladins-first-orders } To plan na całą grę.

paladins-lesson-paladin = Runda z paladynem
paladins-lesson-paladin-goal = Wybierz paladyna i podnieś w tej rundzie cechy o 4.
paladins-lesson-paladin-point = Cztery punkty paladyna są na jedną rundę, a jedna akcja jest tańsza lub lepsza: wybieraj według tego, co zrobią twoi pracownicy.

paladins-lesson-last = Ostatnie tury
paladins-lesson-last-goal = { lesson-win }
paladins-lesson-last-point = Teraz liczą się tylko punkty: piąty element jednego rodzaju, mury, obcy, stopnie cech.
