# Paladins of the West Kingdom: its rules at hand. Topics of /rules, hints behind the question mark, what a first game
# explains. Numbers of the board in play come from it.

paladins-lobby = Siedem rund obrony królestwa: najmij pracowników z tawerny, podnoś wiarę, siłę i wpływy i trzymaj Inkwizycję z dala od swoich drzwi.
paladins-lobby-size = Gra { $players } · ciężka · 7 rund, razem jeden wieczór

## Tempers of stewards, and what each is like

paladins-temper-regent = { $seat-gender ->
    [f] regentka
   *[m] regent
}
paladins-temper-regent-does = waży wszystko jednakowo
paladins-temper-conqueror = { $seat-gender ->
    [f] zdobywczyni
   *[m] zdobywca
}
paladins-temper-conqueror-does = atakuje i stawia placówki
paladins-temper-preacher = { $seat-gender ->
    [f] kaznodziejka
   *[m] kaznodzieja
}
paladins-temper-preacher-does = posyła mnichów i nawraca obcych
paladins-temper-castellan = { $seat-gender ->
    [f] kasztelanka
   *[m] kasztelan
}
paladins-temper-castellan-does = buduje warsztaty i mury

## Topics: title, other words people type, text

paladins-topic-goal = O co chodzi
paladins-topic-goal-words = przegląd, cel, jak grać, jak grac, wygrana, start, overview, goal
paladins-rule-goal = Siedem rund; wygrywa ten, kto po ostatniej ma najwięcej punktów. { paladins-opening-round } Na polach akcji stawia się pracowników właściwych kolorów. { paladins-opening-aim }
    { paladins-opening-beside }
paladins-topic-round = Runda
paladins-topic-round-words = runda, fazy, kolejność, pierwszy gracz, round, phases
paladins-rule-round = Znacznik pierwszego gracza idzie dalej, odkrywa się Rozkaz lub Łaskę, tawerna pokazuje grupy. { paladins-phase-paladins } { paladins-phase-tavern } Potem gracze na zmianę wykonują po jednej akcji albo pasują.
paladins-topic-paladins = Paladyni
paladins-topic-paladins-words = paladyn, prowadzi, wierzch, spód, talia, ręka, paladin, deck
paladins-rule-paladins = Każdy ma tych samych dwunastu. Prowadzący daje dwóch pracowników, cztery punkty cech **tylko na tę rundę** i pomaga przy jednej akcji: ta kosztuje mniej albo daje więcej. Potem odchodzi z gry. Odłożony na wierzch wraca w następnej rundzie na rękę. Kogo odłożysz na spód w rundach od 1 do 3, ten wraca w rundach 6 i 7; późniejsi przepadają.
paladins-topic-workers = Pracownicy i pola
paladins-topic-workers-words = pracownik, robotnik, zwiadowca, kupiec, wojownik, duchowny, przestępca, kolor, pola, worker
paladins-rule-workers = { paladins-first-workers } { paladins-first-criminal } Pracownicy stoją na akcji i zamykają ją, dopóki nie spasujesz albo nie zwolni jej Modlitwa. Pracownicy zdobyci w turze działają od następnej.
paladins-topic-develop = Rozwój: warsztaty
paladins-topic-develop-words = rozwój, rozwoj, warsztat, warsztaty, develop, workshop
paladins-rule-develop = Za dwóch pracowników i 4 srebra twój pierwszy z lewej warsztat zakrywa jedno z dwóch pierwszych pól Misji, Fortyfikacji, Garnizonu, Rozgrzeszenia, Ataku lub Nawrócenia. Ta akcja do końca gry potrzebuje o pracownika mniej, a pracownik wydrukowany pod warsztatem przychodzi od razu. Trzecie pole zawsze potrzebuje swojego pracownika.
paladins-topic-recruit = Rekrutacja: mieszczanie
paladins-topic-recruit-words = rekrutacja, mieszczanin, świta, swita, rząd, cena, recruit, townsfolk
paladins-rule-recruit = **Jednym** pracownikiem odprawiasz mieszczanina z rzędu za nagrodę z góry jego karty. **Dwoma**, w tym wojownikiem, dołączasz go do świty: premia teraz i zdolność do końca gry. W obu przypadkach płacisz cenę pola, od lewej do prawej 3, 2, 2, 1 i 0 srebra; na dwóch pierwszych możesz zamiast tego wziąć dług. Darmowa rekrutacja bierze dowolnego do świty za nic.
paladins-topic-supply = Polowanie, Handel, Spisek
paladins-topic-supply-words = polowanie, handel, spisek, prowiant, srebro, przestępca, hunt, trade, conspire
paladins-rule-supply = **Polowanie** daje za 1 pracownika 1 prowiant, a ze zwiadowcą obok 3. **Handel** daje za 1 pracownika 1 srebro, a z kupcem obok 3. Drugiego pracownika nie da się dołożyć później. **Spisek** daje za 1 pracownika przestępcę, a z nim kartę podejrzenia.
paladins-topic-pray = Modlitwa
paladins-topic-pray-words = modlitwa, zwolnić, duchowny, pray, clear
paladins-rule-pray = Za duchownego i 2 srebra pracownicy z jednej innej akcji wracają do puli i w tej rundzie można jej użyć znowu. Modlitwa jako nagroda nie kosztuje nic i może zwolnić dowolną akcję twojej planszy.
paladins-topic-commission = Misja: mnisi
paladins-topic-commission-words = misja, mnich, mnisi, mapa, region, commission, monk
paladins-rule-commission = Za zwiadowcę, dowolnego pracownika, duchownego i prowiant (1–3) wysyłasz mnicha na wolne pole regionu, na który starcza ci **Wiary**: 0, 2, 4, 6, 8 lub 10 od lewej do prawej. Zyskujesz +1 do Wpływów i nagrodę z pola. Na polu mapy może stać tylko jeden element.
paladins-topic-fortify = Fortyfikacja: mury
paladins-topic-fortify-words = fortyfikacja, mur, mury, fortify, wall
paladins-rule-fortify = Za kupca, dowolnego pracownika, zwiadowcę i prowiant (1–3) odkrywasz mur. Od 1. do 7. wymagają one **Wpływów** 0, 1, 3, 5, 7, 9 i 11. Każdy daje +1 do Siły i to, co pokazuje; niektóre dają punkty na koniec.
paladins-topic-garrison = Garnizon: placówki
paladins-topic-garrison-words = garnizon, placówka, placowka, garrison, outpost
paladins-rule-garrison = Za kupca, dowolnego pracownika, wojownika i prowiant (1–3) stawiasz placówkę na wolnym polu regionu, na który starcza ci **Siły**: 1, 3, 5, 7, 9 lub 11. Zyskujesz +1 do Wiary i nagrodę z pola.
paladins-topic-absolve = Rozgrzeszenie: dzbany
paladins-topic-absolve-words = rozgrzeszenie, dzban, dzbany, odpust, absolve, jar
paladins-rule-absolve = Za duchownego, dowolnego pracownika, kupca i srebro (1–3) przesuwasz swój pierwszy z lewej dzban na wolne ze swoich pól nagród (jest ich { $jars }); potrzebujesz **Wpływów** podanych na dzbanie. Zyskujesz +1 do Wiary i nagrodę i odrzucasz jedno podejrzenie.
paladins-topic-attack = Atak: obcy, na teraz
paladins-topic-attack-words = atak, obcy, Saraceni, Bizancjum, Wikingowie, attack, outsider
paladins-rule-attack = Za zwiadowcę, dowolnego pracownika i wojownika pokonujesz obcego z rzędu. Jego pole wymaga **Siły** 1, 3, 5, 7, 9 lub 11. { paladins-house-attack } Zyskujesz +1 do Wpływów i nagrodę z góry karty. Atakujesz, ile razy chcesz.
paladins-topic-convert = Nawrócenie: obcy, na koniec
paladins-topic-convert-words = nawrócenie, nawrocenie, obcy, convert
paladins-rule-convert = Za wojownika, dowolnego pracownika, duchownego i srebro (0–3) nawracasz obcego, na którego starcza ci **Wiary** (0, 2, 4, 6, 8 lub 10 według pola). Zyskujesz +1 lub +2 do Siły i jego punkty na koniec. Brakującej Wiary nie da się kupić.
paladins-topic-attributes = Wiara, Siła, Wpływy
paladins-topic-attributes-words = cecha, cechy, wiara, siła, sila, wpływy, wplywy, tor, attribute, faith
paladins-rule-attributes = To warunki, nigdy się ich nie wydaje, a liczą się z paladynem tej rundy. Na koniec tor daje { $track } punktów za pola 0–12.
paladins-topic-orders = Rozkazy i Łaski króla
paladins-topic-orders-words = rozkaz, rozkazy, łaska, laska, król, krol, order, favour
paladins-rule-orders = { paladins-first-orders } Liczy się też to, co było wcześniej; Rozkazy odkrywa się w rundach 1–3. { paladins-first-favours } Łaski odkrywa się w rundach 3–7, a Modlitwa ich nie zwalnia.
paladins-topic-tax = Podejrzenia i podatek
paladins-topic-tax-words = podejrzenie, podatek, przestępca, pula, tax, suspicion
paladins-rule-tax = Za każdego otrzymanego przestępcę dobierasz kartę podejrzenia i bierzesz z puli jej podatek, od 0 do 2 srebra. Podatek to pieniądze teraz; ale gdy z puli znika ostatnia moneta, od razu uderza Inkwizycja.
paladins-topic-inquisition = { paladins-scene-inquisition-title }
paladins-topic-inquisition-words = inkwizycja, najwięcej, podejrzenie, inquisition
paladins-rule-inquisition = Najpierw reagują mieszczanie: Spiskowiec może odrzucić podejrzenia, Domokrążca płaci temu, kto ma dwa i więcej, Giermek temu, kto nie ma żadnego. { paladins-first-inquisition } Przy remisie wszyscy, którzy mają choć jedno. Potem pula podatków się uzupełnia.
paladins-topic-debt = Długi
paladins-topic-debt-words = dług, dlug, długi, spłacony, niespłacony, zniszczyć, debt
paladins-rule-debt = { paladins-first-debt } Są na mapie, dzbanach, murach i Łaskach; srebro długu nie spłaci. Zniszczony dług to 0.
paladins-topic-pass = Pas i następna runda
paladins-topic-pass-words = pas, odświeżenie, zachować, pass, refresh
paladins-rule-pass = { paladins-first-passing } Srebro i prowiant zostają. Gdy spasują wszyscy: mieszczanin z ostatniego pola i obcy z pierwszego odchodzą, rzędy się przesuwają i uzupełniają, tawerna się opróżnia.
paladins-topic-scoring = { rules-scoring }
paladins-topic-scoring-words = punktacja, wynik, punkty, remis, koniec, score, scoring
paladins-rule-scoring = Punkty dają spełnione Rozkazy (4, 6, 8) i cechy według torów. Misja i Garnizon dają 2, 5 lub 9 punktów za 5, 6 lub 7 elementów, Rozgrzeszenie i Fortyfikacja 1, 3 lub 6, Rozwój 1, 3 lub 6 za 6, 7 lub 8 warsztatów. Do tego punkty z murów i nawróconych obcych, +1 za każdy spłacony dług, −3 za niespłacony i 1 za każde trzy ze srebra i prowiantu razem. Remis rozstrzyga więcej punktów z Rozkazów, potem mniej podejrzeń; jeśli i tu jest równo, miejsce jest wspólne.
paladins-topic-virtual = Solo: wirtualny gracz
paladins-topic-virtual-words = solo, wirtualny, sam, trudność, trudnosc, intryga, alone, virtual
paladins-rule-virtual = Gdy grasz bez rywali, naprzeciw siedzi wirtualny gracz. W każdej turze odkrywa kartę **intrygi** i wykonuje jej akcję, a jeśli nie może, pierwszą wolną z tych: Rekrutacja, Modlitwa, Handel, Spisek, Odpoczynek. Nie ma srebra: każda moneta lub prowiant przesuwa znacznik po pięciu polach, a za piątym rośnie jego najwyższa cecha poniżej 12. Podejrzenia, długi i Inkwizycja dotyczą go jak ciebie. Łatwy, zwykły i trudny mają na start 1, 3 i 5 warsztatów.
paladins-topic-virtual-does = Solo: co robi wirtualny gracz
paladins-topic-virtual-does-words = wirtualny gracz, znacznik, jego pracownicy, jego karty, odchodzą, solo, sam, alone
paladins-rule-virtual-does = **Pracownicy**: zaczyna rundę z tyloma, ile wynosi jej numer + 3, bez kolorów, i żadnych nie zachowuje.
    { "" }**Która karta**: mieszczanin, obcy lub Łaska na polu o numerze jego znacznika; jeśli tam nic nie ma albo jest zajęte czy poza zasięgiem, następna w prawo, a po ostatniej od pierwszej. Brakującej Siły nigdy nie dokupuje.
    { "" }**Mapa**: mnisi i placówki idą na pierwsze z tych pól, które jest wolne i w zasięgu: darmowa rekrutacja; spłata długu, jeśli go ma; Modlitwa; dwóch pracowników; jeden pracownik; 2 srebra; jedno podejrzenie mniej. Z równych wybiera to najbardziej z lewej.
    { "" }**Podatki**: gdy ma odrzucić podejrzenie lub dług, a nie ma żadnego, moneta odchodzi z puli podatków, a z ostatnią uderza Inkwizycja.
    { "" }**Koniec rundy**: odchodzą też mieszczanin z drugiego pola od prawej i obcy z drugiego od lewej.
    { "" }**Punkty**: jak twoje, ale żadnych za towary i Rozwój; każdy nawrócony przez niego obcy to co najmniej 1.
paladins-topic-signs = Znaki
paladins-topic-signs-words = znaki, ikony, legenda, symbole, emoji, signs
paladins-rule-signs = ◻️ pole na dowolnego pracownika · { paladins-signs } · 📜 niespłacony dług · 🧾 spłacony dług · 🏆 punkty · 🪓 co daje atak · 🕊️ co daje nawrócenie · 🏁 pas. +3 przy cesze daje paladyn, na tę rundę. Na mapie i przy liczbach gracz to kolor z pierwszą literą nazwy, ⬛Wi to wirtualny gracz.
paladins-signs = ⚪R robotnik · 🟢Z zwiadowca · 🔵K kupiec · 🔴W wojownik · ⚫D duchowny · 🟣P przestępca · 🥈 srebro · 🍖 prowiant · 👁️ podejrzenie · ✝️ Wiara · ⚔️ Siła · 📯 Wpływy

## The question mark: what it is for, what it is worth, what people overlook

paladins-hint-draft = { paladins-first-ask-draft } { rules-overlooked } premia „od razu” przychodzi tylko raz, a mieszczanin, który nagradza długi lub podejrzenia, bez nich na nic się nie przyda.
paladins-hint-paladins = { paladins-first-ask-paladins } { rules-overlooked } dodatek do cech otwiera pola, ale na koniec nie daje punktów.
paladins-hint-tavern = { paladins-first-ask-tavern } { rules-overlooked } nieużyci pracownicy ponad { $kept } przepadają, gdy spasujesz.
paladins-hint-turn = { paladins-first-ask-turn } { rules-overlooked } użyta akcja jest zajęta do końca rundy, chyba że pomoże Modlitwa, a jedna akcja pięć razy jest lepsza niż pięć akcji po razie.
paladins-hint-repent = { paladins-first-ask-repent } { rules-overlooked } w razie winy i tak tracisz połowę podejrzeń, ale dług zostaje.
paladins-hint-attribute = { paladins-first-ask-attribute } { rules-overlooked } wtedy liczy się tylko tor, nie paladyn.
paladins-hint-drop = { paladins-first-ask-drop } { rules-overlooked } nawrócony Złodziej daje punkt za każde podejrzenie.
paladins-hint-pay = { paladins-first-ask-pay } { rules-overlooked } Windykator w świcie daje ci za to pracownika.
paladins-hint-destroy = { paladins-first-ask-destroy } { rules-overlooked } spłata gdzie indziej dałaby o jeden więcej.
paladins-hint-clear = { paladins-first-ask-clear } { rules-overlooked } może to być także akcja właśnie wykonana.
paladins-hint-join = { paladins-first-ask-join } { rules-overlooked } najwięcej oszczędza to, co leży na drogich polach.
paladins-hint-workshop = { paladins-first-ask-workshop } { rules-overlooked } warsztat na kolorowym polu oszczędza kolor, którego ci brak.
paladins-hint-either = { paladins-first-ask-either } { rules-overlooked } tego, co teraz nic nie da, nie ma na liście.

## A first game: what is explained once, when it comes up

paladins-first-retinue = **Świta**: mieszczanie, którzy z tobą zostają i pomagają, ilekroć robisz ich akcję.
paladins-first-boost = **+1 przy cesze** daje paladyn: otwiera pola w tej rundzie i potem znika.
paladins-first-workers = **Kolory**: 🟢Z zwiadowcy, 🔵K kupcy, 🔴W wojownicy i ⚫D duchowni zajmują pola swoje i dowolne (◻️), ⚪R robotnicy tylko dowolne, 🟣P przestępcy wszystkie.
paladins-first-criminal = **🟣 Przestępcy** pasują wszędzie; za każdego otrzymanego dobierasz podejrzenie (👁️) i bierzesz jego podatek.
paladins-first-action = **Zajęte**: wykonana akcja jest zamknięta do Modlitwy albo spasowania.
paladins-first-attributes = **✝️ ⚔️ 📯** to warunki, nigdy się ich nie wydaje: otwierają pola dalej w prawo i dają punkty na koniec.
paladins-first-steep = **Punkty rosną coraz szybciej**: cecha 4 daje na koniec 3 punkty, cecha 8 daje 9, cecha 12 daje 20. Lepiej podnieść jedną wysoko niż trzy po trochu.
paladins-first-passing = **Pas**: bez dalszych akcji w tej rundzie; trzech pracowników może zostać na następną.
paladins-first-orders = **Rozkaz króla**: punkty na koniec dla każdego, kto pięć razy wykonał jego akcję.
paladins-first-favours = **Łaska króla**: akcja dla wszystkich, jeden pracownik na rundę, kto pierwszy, ten lepszy.
paladins-first-workshop = **Warsztat** (Rozwój): zakrywa pole, więc ta akcja potrzebuje odtąd o pracownika mniej.
paladins-first-five = **Pięć razy**: Misja, Garnizon, Fortyfikacja i Rozgrzeszenie dają punkty od piątego razu.
paladins-first-inquisition = **Inkwizycja**: kto ma najwięcej podejrzeń, bierze dług i odrzuca połowę podejrzeń.
paladins-first-suspicion = **👁️ Podejrzenia** przynoszą 🟣 przestępcy. Kto ma najwięcej podejrzeń, gdy pula podatków się opróżni, bierze dług (−{ $unpaid } punkty).
paladins-first-debt = **Dług** 📜: niespłacony −3 punkty, spłacony (🧾) +1; spłacają go tylko nagrody.
paladins-first-scheme = **Intryga**: wirtualny gracz odkrywa jedną w każdej turze i wykonuje ją, jeśli może.

## The same about each question: what it is for, and what a beginner looks at

paladins-first-ask-draft = **Twój pierwszy mieszczanin** zostaje na wszystkie { $rounds } rund i daje coś, ilekroć robisz jedną z akcji. Wybierz akcję, którą chcesz robić często.
paladins-first-ask-paladins = **Paladyn na tę rundę** daje dwóch pracowników, podnosi cechy na rundę i pomaga przy jednej akcji. Zagraj tego, którego pracownicy (🟢Z zwiadowca, 🔵K kupiec, 🔴W wojownik, ⚫D duchowny, ⚪R robotnik, 🟣P przestępca) pasują do planowanej dużej akcji. Drugiego odłóż na następną rundę, trzeci idzie na spód.
paladins-first-ask-tavern = **Najmij czterech pracowników** na tę rundę. Zobacz, jakich kolorów wymaga planowana akcja; ◻️ to dowolny pracownik. 🟣 przestępcy pasują wszędzie, ale każdy przynosi podejrzenie.
paladins-first-ask-turn = **Twoja tura**: umieść pracowników na jednej akcji. Tury idą po kolei, aż spasujesz: to kończy twoją rundę. Szukaj dużej akcji, na którą cię stać (Misja, Fortyfikacja, Garnizon, Rozgrzeszenie, Atak, Nawrócenie); każda podnosi cechę, która otwiera inne. Jeśli żadna nie jest otwarta, zbieraj zapasy.
paladins-first-ask-repent = **Inkwizycja**: kto ma najwięcej podejrzeń, bierze dług. Odrzuć je, jeśli dzięki temu będziesz mieć mniej niż ktoś inny albo tyle samo: wtedy i on bierze dług.
paladins-first-ask-attribute = **Cecha rośnie.** Weź tę, której wymaga twoja następna duża akcja; pod koniec najwyższą, bo daje najwięcej punktów.
paladins-first-ask-drop = **Mniej podejrzeń** chroni przed długiem podczas Inkwizycji. Zrób to, jeśli jesteś wśród tych, którzy mają najwięcej.
paladins-first-ask-pay = **Spłać dług**: niespłacony kosztuje na koniec { $unpaid } punkty, spłacony daje { $paid }. Spłać go.
paladins-first-ask-destroy = **Zniszcz dług**: niespłacony kosztuje na koniec { $unpaid } punkty. Zrób to.
paladins-first-ask-clear = **Akcja się zwalnia** i możesz ją w tej rundzie wykonać znowu. Weź tę, na którą masz jeszcze pracowników.
paladins-first-ask-join = **Mieszczanin dołącza za darmo** i daje coś, ilekroć robisz jego akcję. Wybierz akcję, którą robisz często.
paladins-first-ask-workshop = **Warsztat** oszczędza pracownika, ilekroć robisz tę akcję. Połóż go tam, gdzie chodzisz co rundę.
paladins-first-ask-either = **Jedno z dwojga**, od razu. Weź to, czego brak twojej następnej akcji: pracowników do pracy, srebra lub prowiantu na ceny.
