# Deal with the Devil: what desks and the board say.

## Steps, and what each is about

devil-headline = **Runda { $round } z { $rounds }** · { $step }
devil-moment = Runda { $round } · { $step }
devil-headline-end = { ending-headline }
devil-step-roles-preferences = przed rozdaniem ról
devil-step-production = produkcja
devil-step-cards-deal = karty
devil-step-cards-pick = karty: wybór i przekazanie
devil-step-cards-done = karty: gotowość
devil-step-trading-offer = pakty: propozycje
devil-step-trading-first = pakty: pierwsza skrzynia
devil-step-trading-second = pakty: druga skrzynia
devil-step-actions-plan = akcje: planowanie
devil-step-actions-resolve = akcje: wykonanie
devil-step-interest = odsetki
devil-step-reputation = reputacja
devil-step-hunt-vote = polowanie na czarownicę: głosy
devil-step-hunt-answer = polowanie na czarownicę: przesłuchanie
devil-step-inquisition-wings = inkwizycja: przygotowanie
devil-step-inquisition-pack = inkwizycja: skrzynie
devil-step-inquisition-answer = inkwizycja: odpowiedzi
devil-step-inquisition-guest = inkwizycja: spóźnieni goście

devil-phase-roles-preferences = **Kto chce którą rolę?** Powiedz w tajemnicy; nikt inny tego nie przeczyta. Potem decyduje los: życzenie zwiększa szansę.
devil-phase-production = Pola dają zasoby i monety.
devil-phase-cards-deal = Każdy dostaje cztery budynki i wydarzenie.
devil-phase-cards-pick = **Nowe karty.** Zostaw jeden stary budynek, dobierz cztery i wydarzenie, dwa przekaż dalej.
devil-phase-cards-done = **Przekazane karty są na ręce.** { devil-only-debtors }
devil-phase-trading-offer = **Pakty, w tajemnicy.** Włóż do skrzyni zasoby i monety albo nic i ustal cenę. Dwie osoby, które ją zobaczą, poznają po znaku tylko rolę, nie ciebie.
devil-phase-trading-first = **Pierwsza skrzynia.** Weź wszystko z cudzej skrzyni za podaną cenę albo odrzuć. Widzisz znak, nigdy właściciela.
devil-phase-trading-second = { devil-first-second }
devil-phase-actions-plan = **Plany, w tajemnicy.** { devil-plan-lacks }{ $learners ->
    [yes] , co początkujących nic nie kosztuje.
   *[no] , co kosztuje 1 pole na torze reputacji.
}
devil-phase-actions-resolve = **Plany są odkryte** i wykonywane. Po drodze bywa coś do wyboru.
devil-phase-interest = Pora na odsetki.
devil-phase-reputation = Kto stoi najwyżej, dostaje żeton anielskich skrzydeł, kto najniżej, diabelskich; potem wszyscy wracają w stronę węzła.
devil-phase-hunt-vote = **Polowanie na czarownicę.** Każdy w tajemnicy oskarża inną osobę albo nikogo. Kto ma co najmniej dwa głosy, będzie przesłuchany.
devil-phase-hunt-answer = **Przesłuchiwani odpowiadają.** Niewinności dowodzą trzy fragmenty duszy; kto ma mniej, musi się przyznać.
devil-phase-inquisition-wings = **Nadciąga inkwizycja.** Można kupić żetony anielskich skrzydeł.
devil-phase-inquisition-pack = { $round ->
    [5] **Ostatnie skrzynie, w tajemnicy.** Gdy się otworzą, wszystkie role wyjdą na jaw.
   *[other] **Skrzynie na inkwizycję, w tajemnicy.** Otwiera się je według znaków, nie imion.
}
devil-phase-inquisition-answer = **Inkwizytorzy pytają wszystkich**: fragment duszy, żeton pobłażania albo kara.
devil-phase-inquisition-guest = **Z Komornikiem przyszedł gość** i żąda odpowiedzi od razu.

devil-course-roles = { $here ->
    [yes] **role**
   *[no] role
}
devil-course-production = { $here ->
    [yes] **produkcja**
   *[no] produkcja
}
devil-course-cards = { $here ->
    [yes] **karty**
   *[no] karty
}
devil-course-trading = { $here ->
    [yes] **pakty**
   *[no] pakty
}
devil-course-actions = { $here ->
    [yes] **akcje**
   *[no] akcje
}
devil-course-interest = { $here ->
    [yes] **odsetki**
   *[no] odsetki
}
devil-course-reputation = { $here ->
    [yes] **reputacja**
   *[no] reputacja
}
devil-course-hunt = { $here ->
    [yes] **polowanie**
   *[no] polowanie
}
devil-course-inquisition = { $here ->
    [yes] **inkwizycja**
   *[no] inkwizycja
}
devil-course-then = { $first } → { $then }

## Your own things

devil-own-role-undealt = Nie masz jeszcze roli: zostaną rozdane, gdy każdy powie, którą by chciał.
devil-own-role-sun = ☀️ Twoja rola: **śmiertelnik**, słońce · 👻 { devil-own-pieces }
devil-own-role-moon = 🌙 Twoja rola: **śmiertelnik**, księżyc · 👻 { devil-own-pieces }
devil-own-role-cultist = 🕯️ Twoja rola: **kultysta** · 👻 { devil-own-pieces }
devil-own-role-devil = 😈 Twoja rola: **diabeł** · 👻 { devil-own-pieces }
devil-own-pieces = { $pure ->
    [0] { $marked ->
        [0] bez fragmentów duszy
       *[other] oznaczone { $marked }
    }
   *[other] { $marked ->
        [0] czyste { $pure }
       *[other] czyste { $pure }, oznaczone { $marked }
    }
}
devil-own-stock = 🪵 drewno { $wood } · 🪨 kamień { $stone } · 🌾 zboże { $grain } · 🔷 szkło { $glass } · ⬜ marmur { $marble } · 🪙 **{ $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}**
devil-own-jesters = 🤡 { $count ->
    [0] Brak błaznów
    [one] { $count } błazen
    [few] { $count } błazny
   *[many] { $count } błaznów
} za twoimi murami
devil-own-debt = 📜 Dług { $debt }
devil-own-debt-grows = 📜 Dług { $debt } → { $then } przy najbliższych odsetkach{ $wings ->
    [0] { "" }
    [one] , do tego { $wings } żeton diabelskich skrzydeł
    [few] , do tego { $wings } żetony diabelskich skrzydeł
   *[many] , do tego { $wings } żetonów diabelskich skrzydeł
}
devil-own-debt-third = { $debt } – **{ $third }**
devil-own-third = { $guest ->
    [yes] trzeci żeton diabelskich skrzydeł kosztuje { devil-points } i sprowadza gościa
   *[no] trzeci żeton diabelskich skrzydeł kosztuje { devil-points }
}
devil-own-third-next = { " " }(**{ $third }**)
devil-own-standing = { $debt } · ⚖️ Reputacja { $reputation }{ devil-held }{ $third } · 🏆 na razie **{ $sight }** ({ $parts })
devil-own-ledger = -# Gdy to się rozstrzygnie, inni usłyszą o tobie: { $entries }.
devil-own-hand = **Karty na ręce**{ devil-enough }
devil-enough = { $several ->
    [no] { "" }
   *[yes] { " " }(✅: starczy na dowolną jedną z nich)
}
devil-own-hand-named = 🃏 Karty: { $cards }
devil-own-card = - { $new ->
    [yes] 🆕{ " " }
   *[no] { "" }
}{ devil-beside-card }
devil-beside-cards = 🃏 { $cards }{ devil-enough }
devil-beside-card = { $card } { $some ->
    [0] ✅
   *[other] { $helped ->
        [all] **❗ brakuje { $lack-gen }: jest w tej skrzyni**
        [some] ❗ brakuje { $lack-gen }: część jest w tej skrzyni
       *[no] ❗ brakuje { $lack-gen }
    }
}
devil-beside-third = ⚠️ 🦇 { $third }
devil-own-event = - ✨ { $card }
devil-own-event-sides = { $name }: { $left } / { $right }
devil-own-built = -# 🏰 { $cards }
devil-own-building-plain = **{ $what }**{ devil-own-where }
devil-own-building = **{ $what }**{ devil-own-where }: { $does }
devil-own-where = { $where ->
    [edge] { " " }(pole brzegowe)
    [stabled] { " " }(Stajnia)
   *[built] { "" }
}
devil-own-near = 🏅 Blisko osiągnięcia: { $achievements }
devil-own-near-one = { $what } ({ $count ->
    [one] brakuje { $count } symbolu
    [few] brakuje { $count } symboli
   *[many] brakuje { $count } symboli
})
devil-own-production = 🌱 Następna produkcja: { $made }
devil-other = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: reputacja { $reputation } · dług { $debt } · { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}{ $achievements ->
    [0] { "" }
    [one] { " " }· { $achievements } osiągnięcie
    [few] { " " }· { $achievements } osiągnięcia
   *[many] { " " }· { $achievements } osiągnięć
}{ devil-held-short }{ $mob ->
    [yes] { " " }· 🔥 przyznana wina
   *[no] { "" }
} · 🏆 { $sight }
devil-other-short = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: 🏆 { $sight } · ⚖️{ $reputation } 📜{ $debt } 🏰{ $buildings }{ $achievements ->
    [0] { "" }
   *[other] { " " }🏅{ $achievements }
}{ $angels ->
    [0] { "" }
   *[other] { " " }🪽{ $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }🦇{ $demons }
}{ $indulgences ->
    [0] { "" }
   *[other] { " " }📿{ $indulgences }
}{ $guests ->
    [0] { "" }
   *[other] { " " }🚪{ $guests }
}{ $mob ->
    [yes] { " " }🔥
   *[no] { "" }
}
devil-held-short = { $angels ->
    [0] { "" }
   *[other] { " " }· 🪽 { $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }· 🦇 { $demons }
}{ $indulgences ->
    [0] { "" }
   *[other] { " " }· 📿 { $indulgences }
}{ $guests ->
    [0] { "" }
   *[other] { " " }· 🚪 { $guests }
}

## Production fields

devil-fields = **Twoje pola** i co dałby poziom 2 (zasób luksusowy potrzebuje obu swoich pól):
devil-fields-line = ▸ { $field }: { $gains }
devil-fields-improved = ▸ { $field }: już na poziomie 2
devil-fields-gain = runda { $round } { $good } { $now } → **{ $then }**
devil-fields-coin = +1🪙 co rundę
devil-fields-nothing = nic więcej
devil-good-sign-wood = 🪵
devil-good-sign-stone = 🪨
devil-good-sign-grain = 🌾
devil-good-sign-glass = 🔷
devil-good-sign-marble = ⬜

## Chests that were seen

devil-short-wood = { $count }🪵
devil-short-stone = { $count }🪨
devil-short-grain = { $count }🌾
devil-short-glass = { $count }🔷
devil-short-marble = { $count }⬜
devil-short-coins = { $count }🪙
devil-short-souls = { $count }👻
devil-short-indulgences = { $count }📿
devil-short-jester-laughing = { $count }🤡😄
devil-short-jester-weeping = { $count }🤡😢
devil-short-nothing = nic
devil-short-both = { $first } { $then }
devil-mark-sign-sun = ☀️
devil-mark-sign-moon = 🌙
devil-mark-sign-cultist = 🕯️
devil-mark-sign-devil = 😈
devil-own-chest = 🎁 Twoja skrzynia: **{ $goods }** za **{ $price-acc }**
devil-wishes-all = 💬 **Kto o co prosi**: { $wishes }
devil-wish-of = { $seat } { $signs }
devil-seen-chests = -# **Skrzynie, które już znasz** (✓ = wzięta przez ciebie){ $own ->
    [no] { "" }
   *[yes] { " " }i 🎁 twoje
}
devil-seen-chests-known = { devil-seen-chests } · { $who }
devil-seen-known = { $mark } to { $seat }
devil-seen-round = -# Runda { $round }: { $chests }
devil-seen-earlier = -# { $rounds }
devil-seen-brief = Runda { $round }: { $chests }
devil-seen-both = { $first } · { $then }
devil-seen-taken = { $mark } { $goods } za { $price } ✓
devil-seen-left = { $mark } { $goods } za { $price }
devil-seen-gone = { $mark } poszło za { $price }
devil-seen-own = 🎁 { $goods } za { $price }{ $sold ->
    [yes] , sprzedane
   *[no] { "" }
}
devil-seen-own-souls = 🎁 { $goods } za { $price }, sprzedane ({ $paid })

## Details of the questions

devil-explained = -# { $what }
devil-details-bank = { devil-house-bank } Twój dług wynosi { $debt } i może urosnąć do { $limit }.
devil-details-repay = Twój dług wynosi { $debt }, a masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
devil-details-wish = Prośba pokazuje wszystkim, jakie zasoby chcesz znaleźć w skrzyni. To nikogo nie wiąże.
devil-details-pass = Dostanie je { $seat }. Dwa pozostałe zostają u ciebie.
devil-details-offer-sun = Twoja cena to od 2 do 7 monet.
devil-details-offer-moon = { devil-details-offer-sun }
devil-details-offer-cultist = Twoja cena to od 2 do 6 monet albo 1 fragment duszy.
devil-details-offer-devil = Twoja cena to 1 albo 2 fragmenty duszy.
devil-details-piece-cultist = -# 👻 W tej chwili fragment duszy jako zapłata oszczędziłby ci { $points ->
    [one] { $points } punkt
    [few] do { $points } punktów
   *[many] do { $points } punktów
} podczas inkwizycji w rundzie { $round }.
devil-details-piece-devil = -# 👻 { $points ->
    [0] { "" }
    [one] W tej chwili jeszcze jeden fragment duszy oszczędziłby ci { $points } punkt podczas inkwizycji w rundzie { $round }.{ " " }
    [few] W tej chwili jeszcze jeden fragment duszy oszczędziłby ci do { $points } punktów podczas inkwizycji w rundzie { $round }.{ " " }
   *[many] W tej chwili jeszcze jeden fragment duszy oszczędziłby ci do { $points } punktów podczas inkwizycji w rundzie { $round }.{ " " }
}W rytuale rundy 5 twoje fragmenty 2., 3. i 4. dają po 2 punkty, każdy następny 6.
devil-details-offer-indulgences = Możesz też zaproponować { $count ->
    [one] swój żeton pobłażania
    [few] swoje { $count } żetony pobłażania
   *[many] swoich { $count } żetonów pobłażania
}. Nie zapłacisz nimi za fragment duszy. Po paktach wszyscy widzą, kto ile ich ma.
devil-details-jesters-offer = 🤡 Masz { $count ->
    [one] { $count } błazna
    [few] { $count } błazny
   *[many] { $count } błaznów
}. Błazny nie mają żadnego działania, ale wypełnią pustą skrzynię albo dadzą komuś znak: śmieją się lub płaczą.
devil-details-jesters-reply = 🤡 Cokolwiek odpowiesz, możesz zostawić w tej skrzyni błazny. Wrócą z nią do właściciela, a on nie dowie się, od kogo są.
devil-details-jesters-there = -# Błazny nic nie znaczą: nie należą do propozycji i zostają w skrzyni.
devil-details-mark-sun = -# ☀️ i 🌙 to znaki dwóch śmiertelników.
devil-details-mark-moon = { devil-details-mark-sun }
devil-details-mark-devil = -# 😈 to znak diabła, który chce twojej duszy.
devil-plan-so-far = **Na razie**: { $plan }.{ $points ->
    [0] { "" }
    [one] { " " }Budynki dają { $points } punkt.
    [few] { " " }Budynki dają { $points } punkty.
   *[many] { " " }Budynki dają { $points } punktów.
}
devil-details-stabled = { $what } pod twoją Stajnią działa samo, przed wszystkim innym.
devil-details-souls = Masz { $count ->
    [one] { $count } fragment duszy
    [few] { $count } fragmenty duszy
   *[many] { $count } fragmentów duszy
}.
devil-details-wings = Żeton skrzydeł kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}; masz { devil-coins }. { $left ->
    [one] Został jeden
    [few] Zostały { $left }
   *[many] Zostało { $left }
}.
devil-details-soul = 👻 Jeśli zachowasz { $price ->
    [one] ten fragment, oszczędzi
    [few] te { $price } fragmenty, oszczędzą
   *[many] te { $price } fragmentów, oszczędzą
} ci u inkwizytorów przy obecnym stanie: { $rounds }.{ $unsure ->
    [yes] { " " }Najwięcej, gdy przyjdą wszyscy i żadnego nie odprawi łapówka.
   *[no] { "" }
}{ $innocent ->
    [yes] { " " }Mając mniej niż trzy, nie udowodnisz niewinności.
   *[no] { "" }
}
devil-details-soul-both = { $first }, { $then }
devil-details-soul-in = { $how ->
    [nothing] nic
    [certain] { devil-points }
    [open] maksymalnie { devil-points }
   *[between] co najmniej { $least }, maksymalnie { devil-points }
} w rundzie { $round }
devil-details-bribe = -# Za każde 🪙{ $each } ze wszystkich łapówek odchodzi kolejny inkwizytor; następny jest { $what }{ $coins ->
    [0] { "" }
   *[other] , leży tam już 🪙{ $coins }
}.
devil-details-bribe-goods = Zasoby sprzedaje się przy otwarciu skrzyń: { $basic ->
    [one] { $basic } moneta
    [few] { $basic } monety
   *[many] { $basic } monet
} za drewno, kamień lub zboże, { $rare ->
    [one] { $rare } moneta
    [few] { $rare } monety
   *[many] { $rare } monet
} za szkło lub marmur. Wszyscy widzą, co było w skrzyni którego znaku.
devil-details-bribe-none = Nie ma już kogo przekupić.
devil-details-locked = 🔒 Twoja odpowiedź jest zablokowana i liczy się teraz: { $guess }.
devil-details-ritual-devil-third = -# { devil-ritual-third }
devil-details-ritual-devil-last = -# { devil-ritual-last }
devil-details-ritual-cultist-third = -# { devil-ritual-cultist }
devil-details-ritual-cultist-last = -# Tym razem rytuał nic ci nie daje.
devil-details-answers = Możesz pokazać { $souls ->
    [one] { $souls } fragment duszy
    [few] { $souls } fragmenty duszy
   *[many] { $souls } fragmentów duszy
} i oddać { $indulgences ->
    [0] 0 żetonów pobłażania
    [one] { $indulgences } żeton pobłażania
    [few] { $indulgences } żetony pobłażania
   *[many] { $indulgences } żetonów pobłażania
}.
devil-details-inquisitor = ▸ **{ $what }**{ $count ->
    [one] { "" }
    [few] { " " }× { $count }
   *[many] { " " }× { $count }
}: { $penalty } ({ $cost }).
devil-details-inquisitor-brief = ▸ **{ $what }**{ $count ->
    [one] { "" }
    [few] { " " }× { $count }
   *[many] { " " }× { $count }
}: { $cost }.
devil-details-cost = { $how ->
    [nothing] teraz nic
    [exact] teraz { devil-points }{ devil-details-each }
    [up-to] teraz do { devil-details-points }{ devil-details-each }
   *[between] teraz od { $least } do { devil-details-points }{ devil-details-each }
}
devil-details-points = { SIZE($points) ->
    [one] { SIZE($points) } punktu
    [few] { SIZE($points) } punktów
   *[many] { SIZE($points) } punktów
}
devil-details-each = { $count ->
    [one] { "" }
    [few] { " " }każdy
   *[many] { " " }każdy
}
devil-details-asking = **Staniesz przed tymi inkwizytorami; tyle by cię kosztowali**{ $spared ->
    [0] { "" }
   *[other] { " " }(fragmenty duszy i żetony pobłażania wystarczą dla { $spared } z nich)
}:
devil-details-nobody-asks = Żaden inkwizytor by cię teraz nie pytał.
devil-details-asleep = -# Zakryci, więc jeszcze nie pytają: { $who }.
devil-details-asleep-one = **{ $what }** ({ $penalty })
devil-details-asleep-both = { $first }, { $then }
devil-details-inquisitor-vandal = ▸ **{ $what }**: { $penalty } (teraz { $building }, { devil-points }).
devil-details-inquisitor-brief-vandal = ▸ **{ $what }**: teraz { $building }, { devil-points }.

## What was decided, on a folded desk

devil-decided-offer = Skrzynia: { $things } za { $price-acc }
devil-decided-offer-empty = Pusta skrzynia
devil-decided-keep = Zostaje: { $card }
devil-decided-pass = Dla sąsiada: { $cards }
devil-decided-done = Możemy zaczynać pakty
devil-decided-vote = Głos: { $whom }
devil-decided-questioned = Odpowiedź: { $answer }
devil-decided-wings = { $count ->
    [0] Bez zakupu anielskich skrzydeł
    [one] Zakup: { $count } żeton anielskich skrzydeł
    [few] Zakup: { $count } żetony anielskich skrzydeł
   *[many] Zakup: { $count } żetonów anielskich skrzydeł
}
devil-decided-inquisitors = Odpowiedzi: { $answers }
devil-decided-answer = { $answer } ({ $what })

## What is sealed

devil-sealed-preference-mortal = Śmiertelnik: { $wish }.
devil-sealed-preference-cultist = Kultysta: { $wish }.
devil-sealed-preference-devil = Diabeł: { $wish }.
devil-sealed-answer = Twoja odpowiedź: **{ $answer }**
devil-sealed-reply = { $answer }; w skrzyni zostawiasz: { $things }.
devil-sealed-pass = Przekazujesz: { $cards }.
devil-sealed-plan = Twój plan: { $plan }.
devil-sealed-wings = { $count ->
    [0] Nie kupujesz anielskich skrzydeł
    [one] Kupujesz { $count } żeton anielskich skrzydeł
    [few] Kupujesz { $count } żetony anielskich skrzydeł
   *[many] Kupujesz { $count } żetonów anielskich skrzydeł
}.
devil-sealed-packing = W twojej skrzyni: { $contents }.
devil-sealed-inquisitor = { $what }: { $answer }

## The board

devil-none = brak
devil-board-seat = ### { $seat }{ devil-board-mark } · 🏆 na razie { $points }
devil-board-final = ### { $seat }{ devil-board-mark } · 🏆 { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
devil-board-mark = { $known ->
    [yes] { " " }· { $mark }
   *[no] { "" }
}
devil-board-sight = -# { $parts }
devil-sight-without-end = bez efektów budynków na koniec
devil-sight-so-far = tor punktacji { $points }
devil-sight-buildings = budynki { $points }
devil-sight-debt = dług { $points }
devil-sight-majors = większe osiągnięcia { $points }
devil-sight-wings = skrzydła { $points }
devil-sight-indulgences = pobłażanie { $points }
devil-sight-courtiers = dworzanie { $points }
devil-track = ⚖️ **Reputacja** · { $spaces }
    -# ▼ i ▲ mówią, o ile każdy wraca pod koniec rundy w stronę pola { $knot }. Na { $top } jest 🪽, za każde pole poniżej { $demons } w drodze w dół 🦇.
devil-track-space = **{ $space }**{ $drift ->
    [down] { " " }(▼{ $steps })
    [up] { " " }(▲{ $steps })
   *[none] { "" }
}: { $who }
devil-board-purse = 📜 dług { $debt }{ $open ->
    [yes] { " " }na początku planów
   *[no] { "" }
}{ $debt ->
    [0] { "" }
   *[other] { " " }(odsetki { $marker }/{ $of })
}{ devil-held }{ $mob ->
    [yes] { " " }· 🔥 przyznana wina
   *[no] { "" }
}
devil-held = { $angels ->
    [0] { "" }
    [one] { " " }· 🪽 { $angels } żeton anielskich skrzydeł
    [few] { " " }· 🪽 { $angels } żetony anielskich skrzydeł
   *[many] { " " }· 🪽 { $angels } żetonów anielskich skrzydeł
}{ $demons ->
    [0] { "" }
    [one] { " " }· 🦇 { $demons } żeton diabelskich skrzydeł
    [few] { " " }· 🦇 { $demons } żetony diabelskich skrzydeł
   *[many] { " " }· 🦇 { $demons } żetonów diabelskich skrzydeł
}{ $indulgences ->
    [0] { "" }
    [one] { " " }· 📿 { $indulgences } żeton pobłażania
    [few] { " " }· 📿 { $indulgences } żetony pobłażania
   *[many] { " " }· 📿 { $indulgences } żetonów pobłażania
}{ $guests ->
    [0] { "" }
    [one] { " " }· 🚪 { $guests } gość
    [few] { " " }· 🚪 { $guests } gości
   *[many] { " " }· 🚪 { $guests } gości
}
devil-board-built = 🏰 { $cards } ({ $symbols })
devil-board-built-card = { $what }
devil-board-edge-card = *{ $what }*
devil-board-stabled-card = { $what } (pod Stajnią)
devil-symbol-rural = { $count }× wiejski
devil-symbol-town = { $count }× miejski
devil-symbol-church = { $count }× kościelny
devil-symbol-science = { $count }× naukowy
devil-board-courtiers = 🧑 dworzanie: { $courtiers }
devil-board-achievements = 🏅 osiągnięcia: { $achievements }
devil-board-both = { $first } · { $then }
devil-board-used-courtiers = { $hired } (zużyci: { $used })
devil-board-minor = { $what } (pole { $field })
devil-board-major = **{ $what }**
devil-board-lost = utracone: { $count }
devil-board-hand = 🃏 na ręce { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}, { $events ->
    [one] { $events } wydarzenie
    [few] { $events } wydarzenia
   *[many] { $events } wydarzeń
} · następna produkcja: { $made }
devil-board-wish = 💬 prosi o { $things-acc }
devil-board-inquisition = ### Inkwizycja{ $next ->
    [0] { "" }
   *[other] { " " }· następna w rundzie { $next }
    }
    { $bribes }
    Czerwoni inkwizytorzy, działają tylko odkryci: { $red }.{ $guesses ->
        [0] { "" }
       *[other] { " " }Zablokowane domysły: { $locked }.
    }
devil-board-guess-devil = { $mark }: diabłem jest { $seat }
devil-board-guess-cultist = { $mark }: kultystą jest { $seat }
devil-board-bribes = Za każde 🪙{ $each } w łapówkach odchodzi jeden inkwizytor, w tej kolejności: { $first }.{ $coins ->
    [0] { "" }
   *[other] { " " }Leży już 🪙{ $coins }.
}
devil-board-unbribable = { devil-details-bribe-none }
devil-board-legend = -# 🏆 na razie: bez zasobów, tajemnic i tego, co budynki dadzą na koniec. *Kursywa*: na polu brzegowym.
devil-board-red = { $number }. { $up ->
    [yes] **{ $what }** (odkryty)
   *[no] { $what } (zakryty)
}

## Typed offers. Alternatives are divided by "|".

devil-words-for = za | for | against
devil-words-nothing = nic | puste | pusta | pusta skrzynia | nothing | empty | an empty chest | 0
devil-words-one = jeden | jedną | jedna | jedno | a | an | one
devil-words-souls = dusza | duszę | dusze | fragment | fragmenty | fragment duszy | fragmenty duszy | soul | souls | soul piece | soul pieces | piece of soul
devil-words-coins = moneta | monetę | monety | monet | coin | coins
refused-devil-no-offer = Nie ma teraz skrzyni do zapakowania. Propozycje składa się w fazie paktów, dopóki twoja nie jest zatwierdzona.
refused-devil-no-price = Propozycja musi kończyć się ceną, na przykład: 2 drewna 1 szkło za 4.
refused-devil-unclear-price = Nie umiem odczytać ceny „{ $word }”. Podaj monety albo fragmenty duszy, na przykład: za 4, albo: za duszę.
refused-devil-not-your-price = Takiej ceny nie możesz żądać. { $role ->
    [devil] { devil-details-offer-devil }
    [cultist] { devil-details-offer-cultist }
   *[other] { devil-details-offer-sun }
}
refused-devil-too-few-there = Nie możesz tyle zaproponować: masz { $things-acc }.

## Buttons that say more than "Seal"

devil-seal-keep = Zostaw go, resztę odrzuć
devil-seal-bank = Handluj
devil-seal-done = Można zaczynać
devil-seal-minor = Ulepsz
devil-seal-achieve = Zdecyduj
devil-seal-choice = Zdecyduj
devil-seal-repay = Spłać
devil-seal-wish = Pokaż

## Selects

devil-piece-wood = 🪵 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}drewno
devil-piece-stone = 🪨 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}kamień
devil-piece-grain = 🌾 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}zboże
devil-piece-glass = 🔷 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}szkło
devil-piece-marble = ⬜ { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}marmur
devil-plan-event = ✨ **Twoje wydarzenie**{ $two ->
    [yes] : jedno z dwóch zostaje, drugie odrzucasz.
   *[no] { "" }
}
devil-plan-tokens = 🔨 **Twoje żetony akcji**: położone { $used } z { $total }. { $free ->
    [0] Każdy kosztuje 1 🌾.
    [one] Pierwszy jest darmowy, każdy kolejny kosztuje 1 🌾.
    [few] Pierwsze { $free } są darmowe, każdy kolejny kosztuje 1 🌾.
   *[many] Pierwszych { $free } jest darmowych, każdy kolejny kosztuje 1 🌾.
} Możesz użyć najwyżej dwóch budynków, wznieść dwa i zwerbować jednego dworzanina.
devil-plan-event-first = 🔨 **Twoje żetony akcji**: budynki i dworzanie pojawią się tu, gdy wybierzesz wydarzenie.
devil-plan-left-out = Na liście nie ma tego, na co cię nie stać nawet po sprzedaży i pożyczce: { $cards }.
devil-plan-order = 🏗️ **Co wznosisz najpierw?**
devil-choose-event-none = { $two ->
    [yes] Zostaw { $what-acc }, ale nie zagrywaj
   *[no] Nie zagrywaj { $what-gen }
}
devil-choose-event-left = Lewa opcja { $what-gen }
devil-choose-event-right = Prawa opcja { $what-gen }
devil-choose-use = Użyj { $what-gen }
devil-choose-build = Wznieś { $what-acc }: { $cost }
devil-choose-act = … i od razu użyj { $what-gen }
devil-choose-first = Najpierw { $what }
devil-choose-hire = Zwerbuj { $what-acc } za { devil-coins }
devil-choose-hire-for = Zastępuje jeden symbol osiągnięcia i odchodzi. Nieużyty daje na koniec 1 punkt.
devil-choose-action = { $does }
devil-choose-minor = { $field ->
    [0] niezdobyte
    [one] zdobyte: pole { $field } wraca na poziom 1
    [few] zdobyte: pole { $field } wraca na poziom 1
   *[many] zdobyte: pole { $field } wraca na poziom 1
}
devil-choose-card = { $cost } · { $worth }
devil-choose-points = { $points } pkt
devil-bank = 🏦 **Wybierz transakcję.** Niżej widać, co da; przycisk ją zatwierdza.
devil-trade-buy-wood = Kup 🪵 1 drewno za { devil-coins }
devil-trade-buy-stone = Kup 🪨 1 kamień za { devil-coins }
devil-trade-buy-grain = Kup 🌾 1 zboże za { devil-coins }
devil-trade-buy-glass = Kup 🔷 1 szkło za { devil-coins }
devil-trade-buy-marble = Kup ⬜ 1 marmur za { devil-coins }
devil-trade-sell-wood = Sprzedaj 🪵 { thing-wood } za { devil-coins }
devil-trade-sell-stone = Sprzedaj 🪨 { thing-stone } za { devil-coins }
devil-trade-sell-grain = Sprzedaj 🌾 { thing-grain } za { devil-coins }
devil-trade-sell-glass = Sprzedaj 🔷 { thing-glass } za { devil-coins }
devil-trade-sell-marble = Sprzedaj ⬜ { thing-marble } za { devil-coins }
# In the accusative: "za 3 monety", "masz 3 monety".
devil-coins = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
devil-trade-borrow = Pożycz 🪙 { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
} (dług { $debt })
devil-answer-souls = 👻 **Komu pokazujesz fragment duszy** ({ $count ->
    [0] nie masz żadnego
   *[other] masz { $count }
})
devil-answer-indulgences = 📿 **Komu oddajesz żeton pobłażania** (masz { $count })
devil-answer-soul-nobody = Nikomu: nie pokazuj fragmentów duszy
devil-answer-indulgence-nobody = Nikomu: zachowaj żetony pobłażania

refused-devil-two-builds = W rundzie można wznieść najwyżej dwa budynki.
refused-devil-two-uses = W rundzie można użyć najwyżej dwóch budynków z akcją.
refused-devil-one-courtier = W rundzie można zwerbować najwyżej jednego dworzanina.
refused-devil-few-tokens = Na to nie starczy twoich { $total } żetonów akcji.

## Table options: a name and a sentence, for `/table new`, the lobby and the board

devil-board-option = -# 🎲 { $option }
devil-option-learners = **Początkujący**: to, czego plan nie opłaci, nie kosztuje reputacji.
devil-option-jesters = **Błazny**: w skrzyniach leżą żetony bez działania, do blefu i żartów.
devil-option-indulgence-trade = **Pobłażanie w skrzyniach**: można je proponować jak zasoby.
devil-option-goods-bribes = **Zasoby jako łapówki**: zasoby spakowane na inkwizycję są sprzedawane przy otwarciu skrzyń.
devil-option-role-preferences = **Życzenia ról**: każdy mówi w tajemnicy, kim chce być.

## Notes: what another seat can be taken for

devil-suspicion-sun = ☀️ słońce, śmiertelnik
devil-suspicion-moon = 🌙 księżyc, śmiertelnik
devil-suspicion-cultist = 🕯️ kultysta
devil-suspicion-devil = 😈 diabeł
devil-suspicion-mortal = 🙂 śmiertelnik
devil-suspicion-unsure = ❔ trudno powiedzieć
devil-suspicion-sign-sun = ☀️?
devil-suspicion-sign-moon = 🌙?
devil-suspicion-sign-cultist = 🕯️?
devil-suspicion-sign-devil = 😈?
devil-suspicion-sign-mortal = 🙂?
devil-suspicion-sign-unsure = ❔
