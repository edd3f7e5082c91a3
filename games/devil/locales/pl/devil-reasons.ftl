# Why a steward would answer so: what it reckons, in a sentence or two.

devil-why-bids = { devil-soul-worth }{ $rest ->
    [ritual] , z czego około { $kept } podczas przyszłych inkwizycji, a reszta w rytuale
   *[no] {" "}podczas przyszłych inkwizycji
}: w skrzyni może leżeć spora część tej wartości.
devil-soul-worth = Dla ciebie { $count ->
    [one] fragment duszy jest wart
    [few] { $count } fragmenty duszy są warte
   *[many] { $count } fragmentów duszy jest wartych
} do końca gry jakieś { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
devil-why-bid-open = To, ile { $count ->
    [one] fragment duszy ci oszczędzi
    [few] { $count } fragmenty duszy ci oszczędzą
   *[many] { $count } fragmentów duszy ci oszczędzi
}, zależy od tego, którzy inkwizytorzy przyjdą: w skrzyni może leżeć spora część tego, na co liczysz.
devil-why-sellers-took = W rundzie { $round } ktoś oddał za to ({ $things }) { $count ->
    [one] fragment duszy
    [few] { $count } fragmenty duszy
   *[many] { $count } fragmentów duszy
}.
devil-why-sellers-left = W rundzie { $round } nikt nie oddał za to ({ $things }) { $count ->
    [one] fragmentu duszy
    [few] { $count } fragmentów duszy
   *[many] { $count } fragmentów duszy
}.
devil-why-nothing-packed = To, co można by włożyć, jest potrzebne tobie albo zbyt mało warte.
devil-why-sale = Żadna karta na twojej ręce tego nie potrzebuje ({ $things }), a cena ci się opłaca.
devil-why-sale-spared = { $what }: przydałoby się na to { $things }, ale cena jest dla ciebie warta więcej.
devil-why-taken = { devil-viewing-gone }
devil-why-parts = { devil-inside-worth }{ $rest ->
    [helps] , z czego około { $kept } podczas przyszłych inkwizycji, a reszta przez to, co zyskałby diabeł
    [ritual] , z czego około { $kept } podczas przyszłych inkwizycji, a reszta w rytuale
    [less] : około { $kept } podczas przyszłych inkwizycji minus to, co kosztują cię zachowane oznaczone fragmenty
   *[no] {" "}podczas przyszłych inkwizycji
}.
devil-inside-worth = To, co w niej leży, da ci około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}; { $count ->
    [one] fragment duszy jest dla ciebie wart
    [few] fragmenty duszy są dla ciebie warte
   *[many] fragmenty duszy są dla ciebie warte
} około { $cost }
devil-why-souls-open = To, co w niej leży, da ci około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}; to, ile { $count ->
    [one] oszczędzi ci fragment duszy
    [few] oszczędzą ci fragmenty duszy
   *[many] oszczędzą ci fragmenty duszy
}, zależy od tego, którzy inkwizytorzy przyjdą.
devil-why-souls-few = Masz za mało fragmentów duszy na tę cenę.
devil-why-deal = To, co w niej leży, jest dla ciebie warte około { $worth ->
    [one] { $worth } monety
    [few] { $worth } monet
   *[many] { $worth } monet
}, a kosztuje { $price-acc }.
devil-why-spare = To, co w niej leży, jest dla ciebie warte około { $worth ->
    [one] { $worth } monety
    [few] { $worth } monet
   *[many] { $worth } monet
}, a kosztuje { $price-acc }, ale gdzie indziej te monety dałyby ci jeszcze mniej.
devil-why-dear = To, co w niej leży, jest dla ciebie warte około { $worth ->
    [one] { $worth } monety
    [few] { $worth } monet
   *[many] { $worth } monet
}, ale cena ({ $price }) jest więcej warta w twoim planie.
devil-why-lacking = Teraz najbardziej opłaca ci się wznieść: { $what }. { $cards ->
    [both] Na oba razem
   *[alone] Na to
} brakuje ci { $things-gen }.
devil-why-plan = { devil-plan-worth }{ $printed ->
    [0] .
   *[other] : na wznoszonych kartach widnieje { $printed }, resztę stanowi to, co plan jeszcze da i ile kosztuje.
}
devil-plan-worth = Do końca gry jest to dla ciebie warte o jakieś { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż pusty plan
devil-why-plan-costs = { devil-plan-worth }: na wznoszonych kartach widnieje { $printed }, ale to, co plan kosztuje (zasoby, monety, dług), też jest warte punkty.
devil-why-plan-last = To ostatni plan: daje teraz { $points ->
    [0] zero punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a razem z tym, co ci zostanie, jest lepszy niż pusty (o jakieś { $more } pkt).
devil-why-plan-last-loss = To ostatni plan: kosztuje teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, ale razem z tym, co ci zostanie, jest lepszy niż pusty (o jakieś { $more } pkt).
devil-why-idle = Niektórzy śmiertelnicy w 1. rundzie nic nie budują. Jeśli tym razem zachowasz zasoby, wyglądasz jak oni.
devil-why-no-plan = Żaden plan nie jest dla ciebie więcej wart niż zachowanie tego, co masz.
devil-why-achievements = To dopełnia { $count ->
    [one] osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
}: { $what }{ $last ->
    [yes] { "" }
   *[no] ; zdobyte wcześnie dają najwięcej
}.
devil-why-builds = Z tego, co możesz opłacić, najwięcej { $count ->
    [one] daje ci
    [few] dają ci
   *[many] dają ci
}: { $what }.
devil-why-keep-paid = { $what }: na to stać cię od razu i z tego, co masz na ręce, daje ci najwięcej.
devil-why-keep = { $what }: z tego, co masz na ręce, daje ci najwięcej; brakuje tylko { $things-gen }.
devil-why-pass = Zostają: { $what }. Przy twoich zasobach i budynkach dają ci najwięcej.
devil-why-done = Czekanie nic nie da.
devil-why-repay = Od spłaconych monet nie rosną odsetki, a pożyczysz je znowu, jedną za jedną.
devil-why-repay-last = Nie ma już czego wznosić: dwie monety długu kosztują 1 punkt, a na 1 punkt trzeba pięciu pozostałych monet.
devil-why-wish-cover = Mało kto pakuje to, o co prosi: jeśli leży to w twojej skrzyni, inni raczej przypiszą ją komuś innemu. Dowodem to nie jest.
devil-why-borrow-cover = Śmiertelnicy po 1. rundzie często są coś winni. Z małą pożyczką, spłaconą później, wyglądasz jak oni.
devil-why-choice = Przyda się na to, co twój plan jeszcze wznosi: { $what }.
devil-why-choice-last = W tym planie nic już nie wznosisz, więc weź to, co daje najwięcej punktów albo za co najwięcej kupisz.
devil-why-achieve = Niewykorzystany dworzanin to najwyżej punkt: użyj go tam, gdzie osiągnięcie da więcej.
devil-why-field = W pozostałych rundach to pole da najwięcej.
devil-why-vote = Sądząc po skrzyniach, głosach, długach i budynkach, które już znasz: { $seat } to diabeł lub kultysta z prawdopodobieństwem { $percent }%.
devil-why-vote-nobody = Każdy, kogo można oskarżyć, to raczej śmiertelnik.
devil-why-vote-silent = Gdyby nikogo nie oskarżali tylko ci, którzy się ukrywają, milczenie by ich zdradzało. Dlatego czasem milczy każdy, nawet mając podejrzenie.
devil-why-vote-cover = { $seat }: to raczej nie diabeł ani kultysta. Ale kto nikogo nie oskarża, wygląda, jakby miał kogo oszczędzać.
devil-why-vote-left = Nie został nikt, kogo można oskarżyć.
devil-why-proves = Fragmenty do ciebie wracają, a niewinność daje żeton anielskich skrzydeł.
devil-why-confesses = { $count ->
    [0] Bez fragmentu duszy
    [one] Z jednym fragmentem duszy
    [few] Z { $count } fragmentami duszy
   *[many] Z { $count } fragmentami duszy
} niczego nie udowodnisz.
devil-why-wings = Skrzydła dadzą więcej punktów, niż monety dałyby na koniec.
devil-why-no-wings = Monety dadzą co najmniej tyle samo: na karę, na dług albo same w sobie.
devil-why-no-coins-for-wings = Żeton skrzydeł kosztuje { $price } monet, a ty masz { $count }. Pytanie dostaje każdy, żeby nikt nie poznał, kto mógł zapłacić: po prostu zatwierdź.
devil-why-no-wings-yet = Za pięć monet zbudujesz w następnych rundach więcej, niż wart jest żeton skrzydeł.
devil-why-bribe = Bez następnych inkwizytorów oszczędzisz więcej punktów, niż warte są monety, i więcej niż inni.
devil-why-no-bribe = Łapówka oszczędziłaby ci mniej, niż warte są monety, albo innym prawie tyle samo co tobie.
devil-why-bribe-short = Na przekupienie następnego inkwizytora nie masz dość monet.
devil-why-bribe-nobody = Nie ma już kogo przekupić.
devil-why-guess = Sądząc po tym, co już wiesz, domysł jest trafny z prawdopodobieństwem { $percent }%.
devil-why-no-guess = { $last ->
    [yes] Nie masz już kogo wskazać.
   *[no] Za mało jeszcze wiesz, żeby zgadywać na pewno.
}
devil-why-shown = Każdemu z nich masz co pokazać, a pokazane fragmenty zostają twoje.
devil-why-penalties = { $count ->
    [one] Najmniej kosztuje cię kara, którą wymierza { $who }
    [few] Najmniej kosztują cię kary, które wymierzają { $who }
   *[many] Najmniej kosztują cię kary, które wymierzają { $who }
}.

## What is risky: public thresholds within reach

devil-risk-hunt = Gdy zostanie ci tyle fragmentów duszy ({ $count }), nie udowodnisz niewinności w polowaniu: trzeba { $needed }.
devil-risk-inquisitors = Jeśli łapówki nikogo nie odprawią, fragmentu zażąda od ciebie co najmniej { $asking ->
    [one] jeden inkwizytor
    [few] { $asking } inkwizytorów
   *[many] { $asking } inkwizytorów
}, a fragmentów i żetonów pobłażania będziesz mieć razem { $count }: reszta to kary.
devil-risk-debt = Przy długu { $debt } następne odsetki przekroczą limit { $limit } i dadzą żeton diabelskich skrzydeł.
devil-risk-guest = To twój trzeci żeton diabelskich skrzydeł: { $needed ->
    [one] { $needed } sprowadza
    [few] { $needed } sprowadzają
   *[many] { $needed } sprowadza
} gościa.
devil-risk-guests = Tyle żetonów diabelskich skrzydeł sprowadza { $count ->
    [one] { $count } gościa
    [few] { $count } gości
   *[many] { $count } gości
}: jednego za każde { $needed }.

## Co zdradziły skrzynie jednego znaku: kto mógł mieć tyle bez wymiany

devil-why-goods = { devil-why-goods-held } { devil-why-goods-who }
devil-why-goods-again = { devil-why-goods-held-again } { devil-why-goods-who }
devil-why-goods-who = Kto z pozostałych mógł mieć tyle z samych zasobów początkowych i produkcji? Tylko { $who }.
devil-why-goods-begun = { devil-why-goods } { devil-why-begun }
devil-why-goods-begun-again = { devil-why-goods-again } { devil-why-begun }
devil-why-begun = Wlicza się i to, z czym zaczyna { $mark }: { $begun }.
devil-why-goods-nobody = { devil-why-goods-held } { devil-why-goods-none }
devil-why-goods-nobody-again = { devil-why-goods-held-again } { devil-why-goods-none }
devil-why-goods-held = W rundzie { $round } w skrzyni ze znakiem { $mark-gen } było: { $things }.
devil-why-goods-held-again = W skrzyniach ze znakiem { $mark-gen } ten zasób ({ $good }) leżał { $times ->
    [one] raz
    [few] { $times } razy
   *[many] { $times } razy
}, w rundzie { $round } było to: { $things }.
devil-why-goods-none = Kto z pozostałych mógł mieć tyle z samych zasobów początkowych i produkcji? Nikt: coś pochodzi z zakupu albo z karty.
devil-why-asked = { devil-why-goods-held } O to samo prosił wtedy przy stole ktoś inny: { $who }. Kto czegoś szuka, rzadko to oddaje: raczej spakował ją więc kto inny, choć prośba bywa przykrywką.
devil-why-spent-most = Kto zbudował dotąd najwięcej ponad to, co dały pola i co pożyczono? { $seat }.
devil-why-accused = Oskarżenia podczas dotychczasowych polowań ({ $seat }): { $count }.

## Turns that go for next to nothing, in reviews

devil-lost-plan = Cały plan nie używa żadnego żetonu akcji.

## Said by earlier releases: reviews that are kept say it still

devil-why-bid = { devil-soul-worth }: w skrzyni może leżeć spora część tej wartości.
devil-why-souls = { devil-inside-worth }, głównie podczas przyszłych inkwizycji.
