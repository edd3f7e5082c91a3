# Paladins of the West Kingdom: what desks and the board say.

## Where the game stands

paladins-headline-draft = **Pierwsi mieszczanie** · { $own ->
    [yes] wybierasz ty
   *[no] wybiera: { $seat }
}
paladins-headline-paladins = **Runda { $round } z { $rounds }** · paladyni, w tajemnicy
paladins-headline-tavern = **Runda { $round } z { $rounds }** · tawerna · { $own ->
    [yes] najmujesz ty
   *[no] najmuje: { $seat }
}
paladins-headline-play = **Runda { $round } z { $rounds }** · { $own ->
    [yes] twoja tura
   *[no] ruch: { $seat }
}
paladins-headline-repent = **Runda { $round } z { $rounds }** · { $own ->
    [yes] Inkwizycja pyta ciebie
   *[no] Inkwizycja pyta: { $seat }
}
paladins-headline-end = { ending-headline }
paladins-moment-draft = Pierwsi mieszczanie · { $at }
paladins-moment-draft-part = Pierwsi mieszczanie · { $at }, po pytaniu { $part }
paladins-moment-paladins = Runda { $round } · paladyni
paladins-moment-tavern = Runda { $round } · tawerna · { $at }
paladins-moment-tavern-part = Runda { $round } · tawerna · { $at }, po pytaniu { $part }
paladins-moment-play = Runda { $round } · tura { $at }
paladins-moment-play-part = Runda { $round } · tura { $at }, po pytaniu { $part }
paladins-phase-draft = **Najpierw każdy bierze za darmo mieszczanina**; pierwszy gracz wybiera ostatni.
paladins-phase-paladins = **Tajny wybór paladynów.** Z trzech na ręce jeden poprowadzi w tej rundzie, drugi idzie na wierzch talii, trzeci na spód.
paladins-phase-draft-alone = **Najpierw bierzesz za darmo mieszczanina.**
paladins-phase-tavern = **Tawerna.** Po kolei każdy odkrywa swojego paladyna i najmuje grupę czterech pracowników.
paladins-phase-play = **Tura po turze** każdy wykonuje jedną akcję albo pasuje. **Karty** pokazują wszystko, co leży odkryte, **?** objaśnia pytanie.

## The board

paladins-beside-card = { $first } | { $then }
paladins-level-faith = ✝️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-strength = ⚔️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-influence = 📯{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-short-faith = ✝️{ $level }
paladins-level-short-strength = ⚔️{ $level }
paladins-level-short-influence = 📯{ $level }
paladins-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] {" "}⬅️
   *[no] { "" }
}{ $chosen ->
    [yes] {" "}✓
   *[no] { "" }
}{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }
paladins-board-goods = { $workers } · { $silver }🥈 { $provisions }🍖
paladins-board-no-workers = bez pracowników
paladins-board-marker = { $workers ->
    [one] { $workers } pracownik
    [few] { $workers } pracowników
   *[many] { $workers } pracowników
}, znacznik na { $marker }
paladins-board-troubles = { $suspicions ->
    [0] { "" }
   *[other] {" "}· { $suspicions }👁️
}{ $debts ->
    [0] { "" }
   *[other] {" "}· { $debts }📜
}{ $paid ->
    [0] { "" }
   *[other] {" "}· { $paid }🧾
}
paladins-so-far = { $over ->
    [yes] { "" }
   *[no] dotąd{ " " }
}
paladins-board-done = -# { $pieces } · 🏆 { paladins-so-far }punktów: { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
paladins-board-nothing-done = jeszcze bez dokonań
paladins-board-monks = { $count ->
    [one] { $count } mnich
    [few] { $count } mnichów
   *[many] { $count } mnichów
}
paladins-board-outposts = { $count ->
    [one] { $count } placówka
    [few] { $count } placówki
   *[many] { $count } placówek
}
paladins-board-walls = { $count ->
    [one] { $count } mur
    [few] { $count } mury
   *[many] { $count } murów
}
paladins-board-jars = { $count ->
    [one] { $count } dzban
    [few] { $count } dzbany
   *[many] { $count } dzbanów
}
paladins-board-attacked = zaatakowani: { $count }
paladins-board-converted = nawróceni: { $count }
paladins-board-workshops = { $count ->
    [one] { $count } warsztat
    [few] { $count } warsztaty
   *[many] { $count } warsztatów
} ({ $where })
paladins-board-at = { $action }{ $count ->
    [one] { "" }
    [few] {" "}×{ $count }
   *[many] {" "}×{ $count }
}
paladins-board-used = zajęte: { $actions }
paladins-board-paladin = **{ $what }** ({ $does })
paladins-board-townsfolk = { $what } ({ $does })
paladins-board-people = -# 🛡️ { $people }
paladins-board-tavern = 🍺 **Tawerna**: { $cards }
paladins-board-tavern-card = { $what }{ $taken ->
    [yes] {" "}({ $seat })
   *[no] { "" }
}
paladins-board-order = 👑 **{ $what }** daje { $points }🏆 (dotąd { $counts })
paladins-board-count = { $seat } { $count }
paladins-virtual-mark = ⬛Wi
paladins-board-favour = 👑 Łaska króla za { $what }{ $taken ->
    [yes] {" "}· zajęta w tej rundzie ({ $seat })
   *[no] { "" }
}
paladins-board-tax = 🥈 **Pula podatków: { $tax }**{ $tax ->
    [1] { ", następna moneta sprowadza Inkwizycję" }
   *[other] { "" }
} · { $walls ->
    [one] został { $walls } mur
    [few] zostały { $walls } mury
   *[many] zostało { $walls } murów
}
paladins-board-suspicions = 👁️ Podejrzenia: { $counts }
paladins-board-outsiders = **Obcy według regionów** (⚔️ i ✝️, których potrzebujesz)
paladins-board-outsider = -# **{ $number } · { $what }** ({ $people }) · { $attack } · { $convert }
paladins-outsiders-near = -# **Obcy** według regionów (co dają, zobaczysz po wybraniu Ataku lub Nawrócenia): { $outsiders }
paladins-outsider-near = { $number } { $what } ⚔️{ $strength } ✝️{ $faith }
paladins-board-outsiders-short = **Obcy według regionów** (⚔️ atak 🪓, ✝️ nawrócenie 🕊️)
paladins-board-outsider-short = -# **{ $number }** ⚔️{ $strength } ✝️{ $faith } **{ $what }** ({ $people }) · { $does }
paladins-board-row = -# **Mieszczanie.** Za jednego pracownika mieszczanin odchodzi i daje pierwszą nagrodę. Z wojownikiem 🔴W dołącza zamiast tego do świty.
paladins-board-for = -# { $silver }🥈{ $debt ->
    [yes] {" "}lub dług
   *[no] { "" }
} **{ $what }** · odchodzi: { $discard } · dołącza: { $joins }
paladins-board-map = **Mapa według regionów** (✝️ dla mnicha, ⚔️ dla placówki)
paladins-board-region = -# **{ $number }** · ✝️{ $faith } ⚔️{ $strength }: { $spaces }
paladins-board-taken = zajęte { $mark }

## Your own things

paladins-own-goods = { $goods }{ $troubles }
paladins-own-troubles = { $suspicions ->
    [0] { "" }
    [one] {" "}· 👁️ { $suspicions } podejrzenie
    [few] {" "}· 👁️ { $suspicions } podejrzenia
   *[many] {" "}· 👁️ { $suspicions } podejrzeń
}{ $debts ->
    [0] { "" }
    [one] {" "}· 📜 { $debts } niespłacony dług
    [few] {" "}· 📜 { $debts } niespłacone długi
   *[many] {" "}· 📜 { $debts } niespłaconych długów
}{ $paid ->
    [0] { "" }
    [one] {" "}· 🧾 { $paid } spłacony dług
    [few] {" "}· 🧾 { $paid } spłacone długi
   *[many] {" "}· 🧾 { $paid } spłaconych długów
}
paladins-own-attributes = { $attributes } · 🏆 { paladins-so-far }punktów: { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }{ $goods ->
    [0] { "" }
   *[other] , w tym za zasoby { $goods }
}
paladins-own-done = -# { $pieces }
paladins-own-used = -# Pracownicy na akcjach: { $actions }
paladins-own-used-one = { $action } { $workers }
paladins-own-next = -# Następnym razem: { $actions }
paladins-own-next-one = { $action }{ $free ->
    [yes] { "" }
   *[no] {" "}{ $price }
} { $needs }{ $lacks ->
    [0] { "" }
   *[other] {" "}(brakuje { $lacks })
}
paladins-own-workshops = -# Pozostałe warsztaty: { $left }{ $left ->
    [0] { "" }
   *[other] {" "}(następny { $under })
}
paladins-own-paladin = -# 🛡️ **{ $what }** w tej rundzie: { $does }
paladins-own-chosen = -# 🛡️ Zakryta: { $card }
paladins-own-top = -# W następnej rundzie do wyboru: { $what } i dwóch innych.
paladins-own-retinue = -# 🧑‍🌾 Twoja świta: { $people }
paladins-own-card = - { $card }
paladins-own-sealed = 🛡️ **{ $play }** prowadzi · { $top } na wierzch · { $bottom } na spód
paladins-own-sealed-last = 🛡️ **{ $play }** prowadzi
paladins-other = -# { $mark } **{ $seat }**{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }

## Details of the questions

paladins-need = -# { $action }: { $spaces } · { $raises }
paladins-need-row = { $first }
    { $then }
paladins-needs = -# **Kogo potrzebuje która akcja** (◻️ dowolny pracownik) i co podnosi
    { $actions }
paladins-tavern-rest = -# ⬛ Grupę, którą zostawisz, bierze wirtualny gracz i za każdego przestępcę dobiera podejrzenie.
paladins-closed = { bot-not-now }
paladins-draft-signs = -# { paladins-signs }. Podatki to srebro z puli podatków.
paladins-closed-some = { $what } ({ $why })
paladins-closed-many = jeszcze { $count } ({ $why })
paladins-why-action-used = zajęte
paladins-why-done-often = zrobione { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}
paladins-why-lacks-workers = brakuje { $things-gen }
paladins-why-lacks-silver = brakuje { $count }🥈
paladins-why-lacks-provisions = brakuje { $count }🍖
paladins-why-lacks-attribute = brakuje { $count } { $what-gen }
paladins-why-wrong-space = nie pasuje
paladins-why-no-such-worker = nie ma takiego pracownika
paladins-why-space-taken = zajęte
paladins-why-map-full = mapa jest pełna
paladins-why-no-walls = murów już nie ma
paladins-why-no-townsfolk = rząd jest pusty
paladins-why-no-outsiders = nie ma obcych
paladins-why-no-workshops = warsztatów już nie ma
paladins-why-workshop-there = leży tam warsztat
paladins-why-jar-there = stoi tam dzban
paladins-why-no-favours = od rundy 3
paladins-why-favour-used = zajęta w tej rundzie
paladins-why-favour-hidden = zakryta
paladins-why-no-effect = teraz nic nie daje
paladins-why-nothing-there = nic tam nie ma
paladins-why-already-passed = już pasujesz
paladins-why-card-taken = zajęta
paladins-why-different = już wybrany

paladins-about-develop = Za { $spaces } i srebro połóż warsztat na akcji, która potrzebuje odtąd o pracownika mniej
paladins-about-recruit = Za ◻️ mieszczanin daje nagrodę i odchodzi; za { $spaces } dołącza do świty
paladins-about-hunt = Za ◻️ dostajesz 1🍖, za { $spaces } 3🍖
paladins-about-trade = Za ◻️ dostajesz 1🥈, za { $spaces } 3🥈
paladins-about-pray = Za { $spaces }{ $free ->
    [yes] { "" }
   *[no] {" "}i srebro
} zwolnij akcję, by użyć jej znowu w tej rundzie
paladins-about-conspire = Za { $spaces } dostajesz przestępcę (🟣P) i dobierasz podejrzenie
paladins-about-commission = Za { $spaces } wyślij mnicha do regionu z najwyżej { $needs }: +1📯 i nagroda pola
paladins-about-fortify = Za { $spaces } zbuduj mur (wymaga { $needs }): +1⚔️ i nagroda muru
paladins-about-garrison = Za { $spaces } postaw placówkę w regionie z najwyżej { $needs }: +1✝️ i nagroda pola
paladins-about-absolve = Za { $spaces } postaw dzban (wymaga { $needs }): +1✝️, −1👁️ i nagroda pola
paladins-about-attack = Za { $spaces } zaatakuj obcego o sile najwyżej { $needs } (1🥈 za każde brakujące { $missing }⚔️): +1📯 i jego nagroda
paladins-about-convert = Za { $spaces } nawróć obcego o sile najwyżej { $needs }: daje teraz ⚔️, a na koniec punkty
paladins-about-favour = { $count ->
    [one] { $first }
    [few] { $first }; wolne { $count }
   *[many] { $first }; wolne { $count }
}
paladins-about-no-debt = nie masz długu
paladins-about-no-suspicion = nie masz 👁️
paladins-about-neither = nie masz długu ani 👁️
paladins-about-workshop = Akcja potrzebuje potem { $spaces }
paladins-about-group = { $things }. Z twoimi wystarczy pracowników na { $which ->
    [all] dowolną dużą akcję
    [but] duże akcje oprócz: { $actions }
   *[some] akcje: { $actions }
}
paladins-about-pass = Bez dalszych akcji w tej rundzie; zachowaj do { $kept } pracowników

paladins-seal-draft = Weź tę kartę
paladins-seal-paladins = Zatwierdź
paladins-seal-tavern = Najmij
paladins-seal-turn = Wykonaj
paladins-seal-repent = Odpowiedz
paladins-seal-attribute = Podnieś
paladins-seal-drop = { paladins-seal-turn }
paladins-seal-pay = { paladins-seal-turn }
paladins-seal-destroy = { paladins-seal-turn }
paladins-seal-clear = { paladins-seal-turn }
paladins-seal-join = { paladins-seal-turn }
paladins-seal-workshop = Połóż
paladins-seal-either = Weź
paladins-decided-draft = Mieszczanin: { $townsfolk }
paladins-decided-paladins = { $play } prowadzi, { $top } na wierzchu talii
paladins-decided-paladins-last = { $play } prowadzi
paladins-decided-tavern = Najęta grupa: { $card }

paladins-look-hidden = Zakryte: Rozkazy { $orders }, Łaski { $favours }
paladins-look-left = **{ $action }** { $spaces }{ $silver ->
    [0] { "" }
   *[other] , { $silver }🥈
}
paladins-look-right = **{ $action }** { $spaces }{ $prices ->
    [nothing] { "" }
   *[other] {" "}· { $good ->
        [provisions] 🍖
       *[silver] 🥈
    } za kolejne razy { $prices }
} · wymaga { $needs-gen }, podnosi { $raises-acc }
paladins-look-region = - **Region { $number }** (✝️{ $faith } ⚔️{ $strength }): { $spaces }
paladins-look-attacked = - { $what }, atak
paladins-look-wall = - 🧱 { $what }
paladins-look-points = { $attributes }, punkty za kolejne pola: { $track }

paladins-done-draft = **Zrobione.**
paladins-done-tavern = { paladins-done-draft }
paladins-done-turn = { paladins-done-draft }
paladins-done-repent = { paladins-done-draft }
paladins-done-attribute = { paladins-done-draft }
paladins-done-drop = { paladins-done-draft }
paladins-done-pay = { paladins-done-draft }
paladins-done-destroy = { paladins-done-draft }
paladins-done-clear = { paladins-done-draft }
paladins-done-join = { paladins-done-draft }
paladins-done-workshop = { paladins-done-draft }
paladins-done-either = { paladins-done-draft }
