# Paladinové Západního království: věty na kartách. Karta se skládá z těchto částí:
#   paladins-reward-*   co přináší, paladins-sign-* počty ve značkách
#   paladins-ability-*  co dělá paladin nebo měšťan
#   paladins-per-*      co cizinec počítá na konci
# Jména karet jsou v paladins-names.ftl.

# Things: so many of a kind. Silver is shared with another game.
thing-provisions = { $count ->
    [one] { $count } porce proviantu
    [few] { $count } porce proviantu
   *[other] { $count } porcí proviantu
}
    .acc = { $count ->
    [one] { $count } porci proviantu
    [few] { $count } porce proviantu
   *[other] { $count } porcí proviantu
}
thing-labourer = { $count ->
    [one] { $count } nádeník
    [few] { $count } nádeníci
   *[other] { $count } nádeníků
}
    .acc = { $count ->
    [one] { $count } nádeníka
    [few] { $count } nádeníky
   *[other] { $count } nádeníků
}
thing-scout = { $count ->
    [one] { $count } zvěd
    [few] { $count } zvědi
   *[other] { $count } zvědů
}
    .acc = { $count ->
    [one] { $count } zvěda
    [few] { $count } zvědy
   *[other] { $count } zvědů
}
thing-merchant = { $count ->
    [one] { $count } kupec
    [few] { $count } kupci
   *[other] { $count } kupců
}
    .acc = { $count ->
    [one] { $count } kupce
    [few] { $count } kupce
   *[other] { $count } kupců
}
thing-fighter = { $count ->
    [one] { $count } bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníků
}
    .acc = { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
}
thing-cleric = { $count ->
    [one] { $count } kněz
    [few] { $count } kněží
   *[other] { $count } kněží
}
    .acc = { $count ->
    [one] { $count } kněze
    [few] { $count } kněze
   *[other] { $count } kněží
}
thing-criminal = { $count ->
    [one] { $count } zločinec
    [few] { $count } zločinci
   *[other] { $count } zločinců
}
    .acc = { $count ->
    [one] { $count } zločince
    [few] { $count } zločince
   *[other] { $count } zločinců
}

# Signs.
paladins-sign-silver = { $count }🥈
paladins-sign-provisions = { $count }🍖
paladins-sign-labourer = { $count ->
    [one] ⚪N
    [few] { $count }⚪N
   *[other] { $count }⚪N
}
paladins-sign-scout = { $count ->
    [one] 🟢Zv
    [few] { $count }🟢Zv
   *[other] { $count }🟢Zv
}
paladins-sign-merchant = { $count ->
    [one] 🔵Ku
    [few] { $count }🔵Ku
   *[other] { $count }🔵Ku
}
paladins-sign-fighter = { $count ->
    [one] 🔴B
    [few] { $count }🔴B
   *[other] { $count }🔴B
}
paladins-sign-cleric = { $count ->
    [one] ⚫Kn
    [few] { $count }⚫Kn
   *[other] { $count }⚫Kn
}
paladins-sign-criminal = { $count ->
    [one] 🟣Zl
    [few] { $count }🟣Zl
   *[other] { $count }🟣Zl
}
paladins-space-any = ◻️
paladins-space-labourer = ⚪N
paladins-space-scout = 🟢Zv
paladins-space-merchant = 🔵Ku
paladins-space-fighter = 🔴B
paladins-space-cleric = ⚫Kn
paladins-space-criminal = 🟣Zl
paladins-row-of = { $signs }
paladins-beside = { $first }{ $then }
paladins-both = { $first } { $then }
    .acc = { $first-acc } { $then-acc }
paladins-or = { $first } nebo { $then }
    .acc = { $first-acc } nebo { $then-acc }
paladins-nothing = nic

paladins-name-silver = mince
paladins-name-provisions = proviant
paladins-name-faith = ✝️ víra
    .acc = ✝️ víru
paladins-name-strength = ⚔️ síla
    .acc = ⚔️ sílu
paladins-name-influence = 📯 vliv
paladins-people-byzantines = Byzantinec
paladins-people-saracens = Saracén
paladins-people-vikings = Viking

paladins-action-develop = Rozvoj
paladins-action-recruit = Verbování
    .gender = n
paladins-action-hunt = Lov
paladins-action-trade = Obchod
paladins-action-pray = Modlitba
    .acc = Modlitbu
    .gender = f
paladins-action-conspire = Spiknutí
    .gender = n
paladins-action-rest = Odpočinek
paladins-action-commission = Misie
    .acc = Misii
    .gender = f
paladins-action-fortify = Opevnění
    .gender = n
paladins-action-garrison = Posádka
    .acc = Posádku
    .gender = f
paladins-action-absolve = Odpustek
paladins-action-attack = Útok
paladins-action-convert = Obrácení
    .gender = n
paladins-action-favour = Královská přízeň
    .acc = Královskou přízeň
paladins-action-order = Královský rozkaz
paladins-action-pass = konec kola

# What a verb brings.
paladins-reward-raise-any = +{ $count } k vlastnosti dle volby
paladins-reward-raise-faith = +{ $count }✝️
paladins-reward-raise-strength = +{ $count }⚔️
paladins-reward-raise-influence = +{ $count }📯
paladins-reward-tax = { $count }🥈 z daní
paladins-reward-drop-suspicion = −{ $count }👁️
paladins-reward-pay-debt = splacení dluhu
paladins-reward-destroy-debt = zrušení dluhu
paladins-reward-pray = Modlitba
    .acc = Modlitbu
paladins-reward-recruit = Verbování zdarma
paladins-reward-develop = Rozvoj zdarma
paladins-reward-points = { $count }🏆
paladins-cost-debt = { $count ->
    [one] dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}

# Abilities.
paladins-ability-also = { $action-gender ->
    [f] každá { $action }
    [n] každé { $action }
   *[m] každý { $action }
} přinese i { $gain }
paladins-ability-debt = každý splacený dluh přinese { $gain }
paladins-ability-waive = { $action } nestojí { $what-acc }
paladins-ability-cheaper = { $action } stojí o { $count }🥈 méně
paladins-ability-inquisition = každá Inkvizice přinese { $gain }{ $least ->
    [0] { $most ->
        [0] , nemáš-li podezření
       *[other] { "" }
    }
   *[other] , máš-li aspoň { $least } podezření
}
paladins-ability-repent = před verdiktem Inkvizice smíš odhodit { $count } podezření
paladins-brief-also = { $action }: { $gain }
paladins-brief-debt = za splacený dluh: { $gain }
paladins-brief-inquisition = Inkvizice{ $least ->
    [0] { $most ->
        [0] , žádné 👁️
       *[other] { "" }
    }
   *[other] , aspoň { $least }👁️
}: { $gain }

# Whole cards. Parts are joined by paladins-card-and.
paladins-card-and = { $first } · { $then }
paladins-card-joins = { $first } · přidá se: { $then }
paladins-card-paladin = **{ $name }** · { $what }
paladins-card-townsfolk = **{ $name }** · { $what }
paladins-card-discard = odejde: { $gain }
paladins-card-bonus = hned { $gain }
paladins-card-recruited = { $bonus }, pak { $does }
paladins-card-outsider = **{ $name }** ({ $people })
paladins-card-attack = útok přinese { $gain }
paladins-card-convert = obrácení přinese { $gain } a na konci { $points }
paladins-card-favour = Za { $space }{ $costs ->
    [yes] {" "}a { $price }
   *[no] { "" }
} získáš { $gain-acc }
paladins-brief-favour = { $space }{ $costs ->
    [yes] {" "}a { $price }
   *[no] { "" }
}: { $gain }
paladins-card-order = Proveď { $times }× akci **{ $action }** a získáš { $points }🏆

# What outsiders count at the end.
paladins-end-points = { $base ->
    [0] 1🏆 za { $per }
   *[other] { $base }🏆 + 1🏆 za { $per }
}
paladins-per-byzantines = každého napadeného Byzantince
paladins-per-saracens = každého napadeného Saracéna
paladins-per-vikings = každého napadeného Vikinga
paladins-per-commission = { $each ->
    [one] každého vyslaného misionáře
    [few] každé { $each } vyslané misionáře
   *[other] každých { $each } vyslaných misionářů
}
paladins-per-garrison = { $each ->
    [one] každou tvrz
    [few] každé { $each } tvrze
   *[other] každých { $each } tvrzí
}
paladins-per-absolve = { $each ->
    [one] každý džbán
    [few] každé { $each } džbány
   *[other] každých { $each } džbánů
}
paladins-per-fortify = { $each ->
    [one] každou hradbu
    [few] každé { $each } hradby
   *[other] každých { $each } hradeb
}
paladins-per-develop = { $each ->
    [one] každou umístěnou dílnu
    [few] každé { $each } umístěné dílny
   *[other] každých { $each } umístěných dílen
}
paladins-per-retinue = { $each ->
    [one] každého měšťana družiny
    [few] každé { $each } měšťany družiny
   *[other] každých { $each } měšťanů družiny
}
paladins-per-faith = každé { $each } body víry
paladins-per-strength = každé { $each } body síly
paladins-per-influence = každé { $each } body vlivu
paladins-per-orders = každý splněný rozkaz
paladins-per-alike = každého obráceného téhož jména (i tohoto)
paladins-per-paid-debts = každý splacený dluh
paladins-per-unpaid-debts = každý nesplacený dluh
paladins-per-suspicions = každé podezření

# The same in few signs.
paladins-short-outsider = 🪓 { $attack } 🕊️ { $strength ->
    [one] { "" }
    [few] +{ $strength }⚔️{" "}
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆 + 1🏆 { $per }
}
paladins-short-attack = útok (⚔️{ $strength }): { $gain }
paladins-short-convert = obrácení (✝️{ $faith }): { $gain }, { $points }
paladins-short-per-byzantines = za Byzantince 🪓
paladins-short-per-saracens = za Saracéna 🪓
paladins-short-per-vikings = za Vikinga 🪓
paladins-short-per-commission = za { $each } misionáře
paladins-short-per-garrison = za { $each } tvrze
paladins-short-per-absolve = za { $each } džbány
paladins-short-per-fortify = za { $each } hradby
paladins-short-per-develop = za { $each } dílny
paladins-short-per-retinue = za { $each } v družině
paladins-short-per-faith = za { $each }✝️
paladins-short-per-strength = za { $each }⚔️
paladins-short-per-influence = za { $each }📯
paladins-short-per-orders = za splněný rozkaz
paladins-short-per-alike = za každého obráceného téhož jména
paladins-short-per-paid-debts = za 🧾
paladins-short-per-unpaid-debts = za 📜
paladins-short-per-suspicions = za 👁️
