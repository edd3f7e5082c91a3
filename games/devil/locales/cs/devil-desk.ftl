# Smlouva s ďáblem: co se říká soukromě a na herním plánu.

## Steps, and what each is about

devil-headline = **{ $round }. kolo z { $rounds }** · { $step }
devil-moment = { $round }. kolo · { $step }
devil-headline-end = { ending-headline }
devil-step-roles-preferences = než se rozdají role
devil-step-production = produkce
devil-step-cards-deal = karty
devil-step-cards-pick = karty: nechat a poslat
devil-step-cards-done = karty: hotovo?
devil-step-trading-offer = obchodování: nabídky
devil-step-trading-first = obchodování: první nabídka
devil-step-trading-second = obchodování: druhá nabídka
devil-step-actions-plan = akce: plány
devil-step-actions-resolve = akce: vyhodnocení
devil-step-interest = úroky
devil-step-reputation = reputace
devil-step-hunt-vote = hon na čarodějnice: hlasování
devil-step-hunt-answer = hon na čarodějnice: výslech
devil-step-inquisition-wings = inkvizice: příprava
devil-step-inquisition-pack = inkvizice: truhly
devil-step-inquisition-answer = inkvizice: odpovědi
devil-step-inquisition-guest = inkvizice: pozdní hosté

devil-phase-roles-preferences = **Kdo by chtěl jakou roli?** Řekni to tajně; nikdo jiný to nikdy neuvidí. Pak rozhodne los: co tě láká, je pravděpodobnější.
devil-phase-production = Pole přinášejí suroviny a dukáty.
devil-phase-cards-deal = Každý dostává čtyři budovy a událost.
devil-phase-cards-pick = **Nové karty.** Nech si jednu starou budovu, lízni si čtyři a událost, dvě pošli dál.
devil-phase-cards-done = **Poslané karty jsou na ruce.** { devil-only-debtors }
devil-phase-trading-offer = **Tajné obchodování.** Vlož do truhly suroviny a dukáty, nebo nic, a urči cenu. Dva hráči, kteří ji uvidí, poznají podle znaku jen roli, ne tebe.
devil-phase-trading-first = **První nabídka.** Vezmi celý obsah cizí truhly za danou cenu, nebo ho nech být. Vidíš její znak, nikdy ne čí je.
devil-phase-trading-second = { devil-first-second }
devil-phase-actions-plan = **Tajné plány.** { devil-plan-lacks }{ $learners ->
    [yes] , a začátečníka to nic nestojí.
   *[no] { " " }a stojí to 1 reputaci.
}
devil-phase-actions-resolve = **Plány jsou odkryté** a vyhodnocují se. Cestou se objeví pár rozhodnutí.
devil-phase-interest = Počítají se úroky.
devil-phase-reputation = Kdo stojí nejvýš, získá andělská křídla, kdo nejníž, démonská; pak se každý posune zpět k uzlu.
devil-phase-hunt-vote = **Hon na čarodějnice.** Každý tajně obviní jednoho hráče, nebo nikoho. Kdo má aspoň dva hlasy, jde k výslechu.
devil-phase-hunt-answer = **Vyslýchaní odpovídají.** Nevinu prokážou tři části duše; kdo jich má méně, musí se přiznat.
devil-phase-inquisition-wings = **Inkvizice se blíží.** Andělská křídla jsou na prodej.
devil-phase-inquisition-pack = { $round ->
    [5] **Poslední truhly, tajně.** Až se otevřou, vyjdou najevo všechny role.
   *[other] **Truhly pro inkvizici, tajně.** Otevírají se podle znaku, ne podle jména.
}
devil-phase-inquisition-answer = **Inkvizitoři se ptají všech**: část duše, odpustek, nebo trest.
devil-phase-inquisition-guest = **S Vymahačem dluhů přišel Host do domu** a chce odpověď hned.

devil-course-roles = { $here ->
    [yes] **role**
   *[no] role
}
devil-course-production = { $here ->
    [yes] **produkce**
   *[no] produkce
}
devil-course-cards = { $here ->
    [yes] **karty**
   *[no] karty
}
devil-course-trading = { $here ->
    [yes] **obchodování**
   *[no] obchodování
}
devil-course-actions = { $here ->
    [yes] **akce**
   *[no] akce
}
devil-course-interest = { $here ->
    [yes] **úroky**
   *[no] úroky
}
devil-course-reputation = { $here ->
    [yes] **reputace**
   *[no] reputace
}
devil-course-hunt = { $here ->
    [yes] **hon na čarodějnice**
   *[no] hon na čarodějnice
}
devil-course-inquisition = { $here ->
    [yes] **inkvizice**
   *[no] inkvizice
}
devil-course-then = { $first } → { $then }

## Your own things

devil-own-role-undealt = Roli zatím nemáš: rozdají se, až všichni řeknou, která je láká.
devil-own-role-sun = ☀️ Jsi **smrtelník**, slunce · 👻 { devil-own-pieces }
devil-own-role-moon = 🌙 Jsi **smrtelník**, měsíc · 👻 { devil-own-pieces }
devil-own-role-cultist = 🕯️ Jsi **kultista** · 👻 { devil-own-pieces }
devil-own-role-devil = 😈 Jsi **ďábel** · 👻 { devil-own-pieces }
devil-own-pieces = { $pure ->
    [0] { $marked ->
        [0] žádná část duše
       *[other] { $marked } se značkou
    }
   *[other] { $marked ->
        [0] { $pure ->
            [one] { $pure } čistá
            [few] { $pure } čisté
           *[other] { $pure } čistých
        }
       *[other] { $pure ->
            [one] { $pure } čistá
            [few] { $pure } čisté
           *[other] { $pure } čistých
        }, { $marked } se značkou
    }
}
devil-own-stock = 🪵 dřevo { $wood } · 🪨 kámen { $stone } · 🌾 obilí { $grain } · 🔷 sklo { $glass } · ⬜ mramor { $marble } · 🪙 **{ $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}**
devil-own-jesters = 🤡 { $count ->
    [0] Žádní kašpaři
    [one] { $count } kašpar
    [few] { $count } kašpaři
   *[other] { $count } kašparů
} za tvou hradbou
devil-own-debt = 📜 Dluh { $debt }
devil-own-debt-grows = 📜 Dluh { $debt } → { $then } při příštích úrocích{ $wings ->
    [0] { "" }
    [1] , k tomu jedna démonská křídla
    [2] , k tomu dvoje démonská křídla
    [3] , k tomu troje démonská křídla
   *[other] , k tomu { $wings }× démonská křídla
}
devil-own-debt-third = { $debt } – **{ $third }**
devil-own-third = { $guest ->
    [yes] třetí démonská křídla stojí { devil-points } a přivedou Hosta do domu
   *[no] třetí démonská křídla stojí { devil-points }
}
devil-own-third-next = { " " }(**{ $third }**)
devil-own-standing = { $debt } · ⚖️ Reputace { $reputation }{ devil-held }{ $third } · 🏆 zatím **{ $sight }** ({ $parts })
devil-own-ledger = -# Až se to vyhodnotí, ostatní se o tobě dozví: { $entries }.
devil-own-hand = **Karty na ruce**{ devil-enough }
devil-enough = { $several ->
    [no] { "" }
   *[yes] { " " }(✅: stačí na kteroukoli jednu z nich)
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
        [all] **❗ chybí { $lack }: v téhle truhle to je**
        [some] ❗ chybí { $lack }: něco z toho je v téhle truhle
       *[no] ❗ chybí { $lack }
    }
}
devil-beside-third = ⚠️ 🦇 { $third }
devil-own-event = - ✨ { $card }
devil-own-event-sides = { $name }: { $left } / { $right }
devil-own-built = -# 🏰 { $cards }
devil-own-building-plain = **{ $what }**{ devil-own-where }
devil-own-building = **{ $what }**{ devil-own-where }: { $does }
devil-own-where = { $where ->
    [edge] { " " }(pole na hraně)
    [stabled] { " " }(Stáje)
   *[built] { "" }
}
devil-own-near = 🏅 Blízko k privilegiu: { $achievements }
devil-own-near-one = { $what } ({ $count ->
    [one] chybí { $count } symbol
    [few] chybí { $count } symboly
   *[other] chybí { $count } symbolů
})
devil-own-production = 🌱 Příští produkce: { $made }
devil-other = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: reputace { $reputation } · dluh { $debt } · { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}{ $achievements ->
    [0] { "" }
    [one] { " " }· { $achievements } privilegium
    [few] { " " }· { $achievements } privilegia
   *[other] { " " }· { $achievements } privilegií
}{ devil-held-short }{ $mob ->
    [yes] { " " }· 🔥 přiznání
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

devil-fields = **Tvoje pole** a co by přinesla úroveň 2 (vzácná surovina potřebuje obě svá pole):
devil-fields-line = ▸ { $field }: { $gains }
devil-fields-improved = ▸ { $field }: už je na úrovni 2
devil-fields-gain = { $round }. kolo { $good } { $now } → **{ $then }**
devil-fields-coin = +1🪙 každé kolo
devil-fields-nothing = nic navíc
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
devil-own-chest = 🎁 Tvoje truhla: **{ $goods }** za **{ $price }**
devil-wishes-all = 💬 **Požadavky**: { $wishes }
devil-wish-of = { $seat } { $signs }
devil-seen-chests = -# **Truhly, které znáš** (✓ = tu máš ty){ $own ->
    [no] { "" }
   *[yes] { " " }a 🎁 tvoje vlastní
}
devil-seen-chests-known = { devil-seen-chests } · { $who }
devil-seen-known = { $mark } je { $seat }
devil-seen-round = -# { $round }. kolo: { $chests }
devil-seen-earlier = -# { $rounds }
devil-seen-brief = { $round }. kolo: { $chests }
devil-seen-both = { $first } · { $then }
devil-seen-taken = { $mark } { $goods } za { $price } ✓
devil-seen-left = { $mark } { $goods } za { $price }
devil-seen-gone = { $mark } prodáno za { $price }
devil-seen-own = 🎁 { $goods } za { $price }{ $sold ->
    [yes] , prodáno
   *[no] { "" }
}
devil-seen-own-souls = 🎁 { $goods } za { $price }, prodáno ({ $paid })

## Details of the questions

devil-explained = -# { $what }
devil-details-bank = { devil-house-bank } Tvůj dluh je { $debt } a může vyrůst na { $limit }.
devil-details-repay = Tvůj dluh je { $debt } a máš { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}.
devil-details-wish = Požadavek ukáže všem, jaké suroviny by se ti v truhle hodily. Nikoho to nezavazuje.
devil-details-pass = Dostane je: { $seat }. Zbylé dvě si necháš.
devil-details-offer-sun = Cena může být 2 až 7 dukátů.
devil-details-offer-moon = { devil-details-offer-sun }
devil-details-offer-cultist = Cena může být 2 až 6 dukátů, nebo 1 část duše.
devil-details-offer-devil = Cena může být 1 nebo 2 části duše.
devil-details-piece-cultist = -# 👻 Jak to teď vypadá, část duše jako cena by ti při inkvizici { in-round } ušetřila { $points ->
    [one] { $points } bod
    [few] až { $points } body
   *[other] až { $points } bodů
}.
devil-details-piece-devil = -# 👻 { $points ->
    [0] { "" }
    [one] Jak to teď vypadá, další část duše by ti při inkvizici { in-round } ušetřila { $points } bod.{ " " }
    [few] Jak to teď vypadá, další část duše by ti při inkvizici { in-round } ušetřila až { $points } body.{ " " }
   *[other] Jak to teď vypadá, další část duše by ti při inkvizici { in-round } ušetřila až { $points } bodů.{ " " }
}V rituálu 5. kola ti 2., 3. a 4. část přinesou po 2 bodech, každá další 6.
devil-details-offer-indulgences = Můžeš nabídnout i { $count ->
    [one] svůj odpustek
    [few] své { $count } odpustky
   *[other] svých { $count } odpustků
}. Odpustkem se nikdy neplatí za část duše. Po obchodech všichni uvidí, kdo jich kolik má.
devil-details-jesters-offer = 🤡 Máš { $count ->
    [one] { $count } kašpara: nemá
    [few] { $count } kašpary: nemají
   *[other] { $count } kašparů: nemají
} žádný efekt. Smějí se, nebo pláčou; prázdná truhla s nimi vypadá plná nebo jimi něco naznačíš.
devil-details-jesters-reply = 🤡 V téhle truhle můžeš nechat kašpary jako vzkaz, ať odpovíš jakkoli. Vrátí se v ní majiteli a ten se nikdy nedozví, od koho jsou.
devil-details-jesters-there = -# Kašpaři nic neznamenají: nepatří do žádné nabídky a zůstávají v truhle.
devil-details-mark-sun = -# ☀️ a 🌙 jsou znaky dvou smrtelníků.
devil-details-mark-moon = { devil-details-mark-sun }
devil-details-mark-devil = -# 😈 je znak ďábla, který chce tvou duši.
devil-plan-so-far = **Zatím**: { $plan }.{ $points ->
    [0] { "" }
    [one] { " " }Budovy jsou za { $points } bod.
    [few] { " " }Budovy jsou za { $points } body.
   *[other] { " " }Budovy jsou za { $points } bodů.
}
devil-details-stabled = { $what } pod Stájemi zafunguje sama od sebe, úplně první.
devil-details-souls = Máš { $count ->
    [one] { $count } část duše
    [few] { $count } části duše
   *[other] { $count } částí duše
}.
devil-details-wings = Křídla stojí { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}; máš { devil-coins }. Zbývá jich { $left ->
    [one] { $left }
    [few] { $left }
   *[other] { $left }
}.
devil-details-soul = 👻 Necháš-li si { $price ->
    [one] tuhle část
    [few] tyhle { $price } části
   *[other] těchhle { $price } částí
}, ušetříš u inkvizitorů: { $rounds }.{ $unsure ->
    [yes] { " " }Kolik přesně, záleží na tom, kolik jich přijde.
   *[no] { "" }
}{ $innocent ->
    [yes] { " " }S méně než třemi částmi při honu na čarodějnice svou nevinu neprokážeš.
   *[no] { "" }
}
devil-details-soul-both = { $first }, { $then }
devil-details-soul-in = { $how ->
    [nothing] žádný bod
    [certain] { devil-points }
    [open] až { devil-points }
   *[between] aspoň { $least } a až { devil-points }
} { in-round }
devil-details-bribe = -# Za každých 🪙{ $each } ze všech úplatků odejde další inkvizitor; na řadě je { $what }{ $coins ->
    [0] { "" }
   *[other] , leží tam už 🪙{ $coins }
}.
devil-details-bribe-goods = Suroviny se prodají při otevření truhel: dřevo, kámen a obilí za { $basic ->
    [one] { $basic } dukát
    [few] { $basic } dukáty
   *[other] { $basic } dukátů
}, sklo a mramor za { $rare ->
    [one] { $rare } dukát
    [few] { $rare } dukáty
   *[other] { $rare } dukátů
}. Všichni uvidí, co v truhle kterého znaku leželo.
devil-details-bribe-none = Podplatit už není koho.
devil-details-locked = 🔒 Tvůj tip je uzamčený a platí teď: { $guess }.
devil-details-ritual-devil-third = -# { devil-ritual-third }
devil-details-ritual-devil-last = -# { devil-ritual-last }
devil-details-ritual-cultist-third = -# { devil-ritual-cultist }
devil-details-ritual-cultist-last = -# Tentokrát ti rituál nic nepřinese.
devil-details-answers = Můžeš ukázat { $souls ->
    [one] { $souls } část duše
    [few] { $souls } části duše
   *[other] { $souls } částí duše
} a odevzdat { $indulgences ->
    [0] 0 odpustků
    [one] { $indulgences } odpustek
    [few] { $indulgences } odpustky
   *[other] { $indulgences } odpustků
}.
devil-details-inquisitor = ▸ **{ $what }**{ $count ->
    [one] { "" }
    [few] { " " }× { $count }
   *[other] { " " }× { $count }
}: { $penalty } ({ $cost }).
devil-details-inquisitor-brief = ▸ **{ $what }**{ $count ->
    [one] { "" }
    [few] { " " }× { $count }
   *[other] { " " }× { $count }
}: { $cost }.
devil-details-cost = { $how ->
    [nothing] teď nic
    [exact] teď { devil-points }{ devil-details-each }
    [up-to] teď až { devil-points }{ devil-details-each }
   *[between] teď { $least } až { devil-points }{ devil-details-each }
}
devil-details-each = { $count ->
    [one] { "" }
    [few] {" "}za každého
   *[other] {" "}za každého
}
devil-details-asking = **Budou se tě ptát a stáli by tě**{ $spared ->
    [0] { "" }
   *[other] { " " }(části duše a odpustky uspokojí { $spared } z nich)
}:
devil-details-nobody-asks = Teď by se tě neptal žádný inkvizitor.
devil-details-asleep = -# Zatím leží lícem dolů a neptají se: { $who }.
devil-details-asleep-one = **{ $what }** ({ $penalty })
devil-details-asleep-both = { $first }, { $then }
devil-details-inquisitor-vandal = ▸ **{ $what }**: { $penalty } (teď { $building }, { devil-points }).
devil-details-inquisitor-brief-vandal = ▸ **{ $what }**: teď { $building }, { devil-points }.

## What was decided, on a folded desk

devil-decided-offer = V truhle { $things } za { $price }
devil-decided-offer-empty = Prázdná truhla
devil-decided-keep = Zůstává: { $card }
devil-decided-pass = Sousedovi: { $cards }
devil-decided-done = Můžeme obchodovat
devil-decided-vote = Hlas: { $whom }
devil-decided-questioned = Odpověď: { $answer }
devil-decided-wings = { $count ->
    [0] Žádná andělská křídla
   *[other] Andělská křídla ke koupi: { $count }
}
devil-decided-inquisitors = Odpovědi: { $answers }
devil-decided-answer = { $answer } ({ $what })

## What is sealed

devil-sealed-preference-mortal = Smrtelník: { $wish }.
devil-sealed-preference-cultist = Kultista: { $wish }.
devil-sealed-preference-devil = Ďábel: { $wish }.
devil-sealed-answer = Tvoje odpověď: **{ $answer }**
devil-sealed-reply = { $answer }; v truhle necháváš { $things-acc }.
devil-sealed-pass = Posíláš dál { $cards-acc }.
devil-sealed-plan = Tvůj plán: { $plan }.
devil-sealed-wings = { $count ->
    [0] Nekupuješ žádná
    [1] Kupuješ jedna
    [2] Kupuješ dvoje
    [3] Kupuješ troje
   *[other] Kupuješ { $count }×
} andělská křídla.
devil-sealed-packing = Ve tvé truhle: { $contents }.
devil-sealed-inquisitor = { $what }: { $answer }

## The board

devil-none = nikdo
devil-board-seat = ### { $seat }{ devil-board-mark } · 🏆 zatím { $points }
devil-board-final = ### { $seat }{ devil-board-mark } · 🏆 { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
devil-board-mark = { $known ->
    [yes] { " " }· { $mark }
   *[no] { "" }
}
devil-board-sight = -# { $parts }
devil-sight-without-end = bez efektů budov na konci
devil-sight-so-far = počítadlo bodů { $points }
devil-sight-buildings = budovy { $points }
devil-sight-debt = dluh { $points }
devil-sight-majors = velká privilegia { $points }
devil-sight-wings = křídla { $points }
devil-sight-indulgences = odpustky { $points }
devil-sight-courtiers = mistři { $points }
devil-track = ⚖️ **Reputace** · { $spaces }
    -# ▼ a ▲ říkají, o kolik se každý na konci kola posune k poli { $knot }. Na { $top } je 🪽, za každé pole pod { $demons } cestou dolů 🦇.
devil-track-space = **{ $space }**{ $drift ->
    [down] { " " }(▼{ $steps })
    [up] { " " }(▲{ $steps })
   *[none] { "" }
}: { $who }
devil-board-purse = 📜 dluh { $debt }{ $open ->
    [yes] { " " }na začátku plánování
   *[no] { "" }
}{ $debt ->
    [0] { "" }
   *[other] { " " }(úroky { $marker }/{ $of })
}{ devil-held }{ $mob ->
    [yes] { " " }· 🔥 přiznání
   *[no] { "" }
}
devil-held = { $angels ->
    [0] { "" }
   *[other] { " " }· 🪽 andělská křídla { $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }· 🦇 démonská křídla { $demons }
}{ $indulgences ->
    [0] { "" }
    [one] { " " }· 📿 { $indulgences } odpustek
    [few] { " " }· 📿 { $indulgences } odpustky
   *[other] { " " }· 📿 { $indulgences } odpustků
}{ $guests ->
    [0] { "" }
    [one] { " " }· 🚪 { $guests } Host do domu
    [few] { " " }· 🚪 { $guests } Hosté do domu
   *[other] { " " }· 🚪 { $guests } Hostů do domu
}
devil-board-built = 🏰 { $cards } ({ $symbols })
devil-board-built-card = { $what }
devil-board-edge-card = *{ $what }*
devil-board-stabled-card = { $what } (pod Stájemi)
devil-symbol-rural = { $count }× venkov
devil-symbol-town = { $count }× město
devil-symbol-church = { $count }× církev
devil-symbol-science = { $count }× věda
devil-board-courtiers = 🧑 mistři: { $courtiers }
devil-board-achievements = 🏅 privilegia: { $achievements }
devil-board-both = { $first } · { $then }
devil-board-used-courtiers = { $hired } (využito: { $used })
devil-board-minor = { $what } (pole { $field })
devil-board-major = **{ $what }**
devil-board-lost = odhozeno { $count }
devil-board-hand = 🃏 na ruce { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}, { $events ->
    [one] { $events } událost
    [few] { $events } události
   *[other] { $events } událostí
} · příští produkce: { $made }
devil-board-wish = 💬 shání { $things-acc }
devil-board-inquisition = ### Inkvizice{ $next ->
    [0] { "" }
    [2] { " " }· příští ve 2. kole
    [3] { " " }· příští ve 3. kole
    [4] { " " }· příští ve 4. kole
   *[other] { " " }· příští v { $next }. kole
    }
    { $bribes }
    Červení inkvizitoři (přijdou jen odkrytí): { $red }.{ $guesses ->
        [0] { "" }
       *[other] { " " }Uzamčené tipy: { $locked }.
    }
devil-board-guess-devil = { $mark }: ďábel je { $seat }
devil-board-guess-cultist = { $mark }: kultista je { $seat }
devil-board-bribes = Za každých 🪙{ $each } v úplatcích odejde jeden inkvizitor, v tomto pořadí: { $first }.{ $coins ->
    [0] { "" }
   *[other] { " " }Zatím tu leží 🪙{ $coins }.
}
devil-board-unbribable = { devil-details-bribe-none }
devil-board-legend = -# 🏆 zatím: bez surovin, tajemství a toho, co budovy přinesou na konci. *Kurzíva*: na poli na hraně.
devil-board-red = { $number }. { $up ->
    [yes] **{ $what }** (odkrytý)
   *[no] { $what } (zakrytý)
}

## Typed offers. Alternatives are divided by "|".

devil-words-for = za | proti | for | against
devil-words-nothing = nic | prázdná | prazdna | prázdná truhla | prazdna truhla | nothing | empty | 0
devil-words-one = jednu | jeden | jedno | a | an | one
devil-words-souls = duše | duse | duši | dusi | část duše | cast duse | části duše | casti duse | částí duše | část | cast | části | casti | soul | souls
devil-words-coins = dukát | dukáty | dukátů | dukat | dukaty | d | coins
refused-devil-no-offer = Teď žádnou truhlu neplníš. Plní se ve fázi obchodování, dokud truhlu nepotvrdíš.
refused-devil-no-price = Nabídka potřebuje na konci cenu, například: 2 dřeva 1 sklo za 4.
refused-devil-unclear-price = Ceně „{ $word }“ nerozumím. Napiš dukáty nebo části duše, například: za 4, nebo: za duši.
refused-devil-not-your-price = O takovou cenu žádat nemůžeš. { $role ->
    [devil] { devil-details-offer-devil }
    [cultist] { devil-details-offer-cultist }
   *[other] { devil-details-offer-sun }
}
refused-devil-too-few-there = Tolik nabídnout nemůžeš: máš { $things-acc }.

## Buttons that say more than "Seal"

devil-seal-keep = Nechat, ostatní odhodit
devil-seal-bank = Obchodovat
devil-seal-done = Můžeme začít
devil-seal-minor = Vylepšit
devil-seal-achieve = Rozhodnout
devil-seal-choice = Rozhodnout
devil-seal-repay = Splatit
devil-seal-wish = Ukázat

## Selects

devil-piece-wood = 🪵 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}dřevo
devil-piece-stone = 🪨 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}kámen
devil-piece-grain = 🌾 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}obilí
devil-piece-glass = 🔷 { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}sklo
devil-piece-marble = ⬜ { $number ->
    [1] { "" }
   *[other] { $number }.{ " " }
}mramor
devil-plan-event = ✨ **Tvoje událost**{ $two ->
    [yes] : jednu ze dvou si necháš a druhá se odhodí.
   *[no] { "" }
}
devil-plan-tokens = 🔨 **Tvoje akční žetony**: umístěno { $used } { $total ->
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $total }. { $free ->
    [0] Každý stojí 1 🌾.
    [one] První je zdarma, každý další stojí 1 🌾.
    [few] První { $free } jsou zdarma, každý další stojí 1 🌾.
   *[other] Prvních { $free } je zdarma, každý další stojí 1 🌾.
} Smíš nejvýš dvě budovy použít, dvě postavit a jednoho mistra najmout.
devil-plan-event-first = 🔨 **Tvoje akční žetony**: až zvolíš událost, objeví se tu tvoje budovy a mistři.
devil-plan-left-out = V seznamu chybí, na co nestačí nic, co můžeš naplánovat, prodat nebo si půjčit: { $cards }.
devil-plan-order = 🏗️ **Co se postaví první?**
devil-choose-event-none = { $two ->
    [yes] Nechat si { $what-acc }, ale nehrát
   *[no] Nehrát { $what-acc }
}
devil-choose-event-left = Levá strana { $what-gen }
devil-choose-event-right = Pravá strana { $what-gen }
devil-choose-use = Použít { $what-acc }
devil-choose-build = Postavit { $what-acc }: { $cost }
devil-choose-act = … a hned použít { $what-acc }
devil-choose-first = Nejdřív { $what }
devil-choose-hire = Najmout { $what-acc }: { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}
devil-choose-hire-for = Nahradí jeden symbol privilegia a odejde. Nevyužitý je na konci za 1 bod.
devil-choose-action = { $does }
devil-choose-minor = { $field ->
    [0] nezískané
   *[other] získané: pole { $field } klesne na úroveň 1
}
devil-choose-card = { $cost } · { $worth }
devil-choose-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
devil-bank = 🏦 **Vyber obchod.** Níže se ukáže, co přinese; tlačítkem ho potvrdíš.
devil-trade-buy-wood = Koupit 🪵 1 dřevo za { devil-coins }
devil-trade-buy-stone = Koupit 🪨 1 kámen za { devil-coins }
devil-trade-buy-grain = Koupit 🌾 1 obilí za { devil-coins }
devil-trade-buy-glass = Koupit 🔷 1 sklo za { devil-coins }
devil-trade-buy-marble = Koupit ⬜ 1 mramor za { devil-coins }
devil-trade-sell-wood = Prodat 🪵 { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
} za { devil-coins }
devil-trade-sell-stone = Prodat 🪨 { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
} za { devil-coins }
devil-trade-sell-grain = Prodat 🌾 { $count } obilí za { devil-coins }
devil-trade-sell-glass = Prodat 🔷 { $count ->
    [one] { $count } sklo
    [few] { $count } skla
   *[other] { $count } skel
} za { devil-coins }
devil-trade-sell-marble = Prodat ⬜ { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
} za { devil-coins }
devil-coins = { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}
devil-trade-borrow = Půjčit si 🪙 { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
} (dluh { $debt })
devil-answer-souls = 👻 **Komu ukážeš část duše** ({ $count ->
    [0] nemáš žádnou
    [one] máš { $count }
    [few] máš { $count }
   *[other] máš { $count }
})
devil-answer-indulgences = 📿 **Komu odevzdáš odpustek** ({ $count ->
    [one] máš { $count }
    [few] máš { $count }
   *[other] máš { $count }
})
devil-answer-soul-nobody = Nikomu: žádnou část duše neukázat
devil-answer-indulgence-nobody = Nikomu: odpustky si nechat

refused-devil-two-builds = V jednom kole se dají postavit nejvýš dvě budovy.
refused-devil-two-uses = V jednom kole se dají použít nejvýš dvě akční budovy.
refused-devil-one-courtier = V jednom kole se dá najmout nejvýš jeden mistr.
refused-devil-few-tokens = Na to tvé akční žetony nestačí (máš jich { $total }).

## Table options: a name and a sentence, for `/table new`, the lobby and the board

devil-board-option = -# 🎲 { $option }
devil-option-learners = **Začátečníci**: co v plánu nejde zaplatit, nestojí reputaci.
devil-option-jesters = **Kašpaři**: žetony bez efektu do truhel, na blafování a škádlení.
devil-option-indulgence-trade = **Odpustky v truhlách**: nabízejí se jako suroviny.
devil-option-goods-bribes = **Suroviny jako úplatky**: suroviny vložené pro inkvizici se při otevření truhel prodají za dukáty.
devil-option-role-preferences = **Přání rolí**: každý tajně řekne, čím by chtěl být.

## Notes: what another seat can be taken for

devil-suspicion-sun = ☀️ slunce, smrtelník
devil-suspicion-moon = 🌙 měsíc, smrtelník
devil-suspicion-cultist = 🕯️ kultista
devil-suspicion-devil = 😈 ďábel
devil-suspicion-mortal = 🙂 smrtelník
devil-suspicion-unsure = ❔ těžko říct
devil-suspicion-sign-sun = ☀️?
devil-suspicion-sign-moon = 🌙?
devil-suspicion-sign-cultist = 🕯️?
devil-suspicion-sign-devil = 😈?
devil-suspicion-sign-mortal = 🙂?
devil-suspicion-sign-unsure = ❔
