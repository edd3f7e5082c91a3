# Paladinové Západního království: spis dohrané hry.

paladins-told-paladins = 🛡️ Paladinové, tajně
paladins-told-hands = **{ $seat }**
paladins-told-hand = -# { $round }. kolo: vede **{ $play }**, { $top } navrch, { $bottom } pod balíček
paladins-told-orders = 👑 Královské rozkazy
paladins-told-order = **{ $what }** ({ $points }🏆): { $counts }
paladins-told-fulfilled = { $seat } { $count } ✅
paladins-told-unfulfilled = { $seat } { $count }
paladins-told-outsiders = 🪓 Cizinci
paladins-told-outsiders-of = **{ $seat }** · napadeno { $attacked }, obráceno { $converted }
paladins-told-outsider = - { $what }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
paladins-told-inquisitions = 🔥 Inkvizice
paladins-told-inquisition = { $round }. kolo, přivolává { $seat }: **{ $guilty }** s { $count }👁️
paladins-told-acquitted = { $round }. kolo, přivolává { $seat }: nikdo není podezřelý
paladins-told-virtual = ⬛ Virtuální hráč
paladins-told-virtual-total = **body: { $points }** · intriky: provedeno { $schemes }, nešlo provést { $failed }
paladins-told-virtual-part = - { $what }: { $points }
paladins-told-lead = { chart-turning }
paladins-told-scores = Po { $round }. kole: { $ranking }.
paladins-told-points = { $seat } { $points }
paladins-told-led = **{ $seat }** jde { in-round } do čela (předtím { $before }) a vede i na konci každého dalšího kola.
paladins-told-led-last = Do čela jde **{ $seat }** až v posledním kole (předtím { $before }).
paladins-told-always-led = **{ $seat }** vede na konci každého kola.
paladins-told-lead-changes = Vedení se mezi koly změnilo { $count }×.
paladins-told-round = 📜 { $round }. kolo
paladins-told-revealed = 🛡️ **{ $seat }**: vede { $what }
paladins-told-turn = **{ $seat }** · { $action }: { $deeds }
paladins-told-turn-only = **{ $seat }** · { $action }
paladins-told-turn-instead = **{ $seat }** · místo toho { $action }: { $deeds }
paladins-told-turn-instead-only = **{ $seat }** · místo toho { $action }
paladins-told-more = **{ $seat }** · { $deeds }
paladins-told-reacted = **{ $seat }** · při Inkvizici { $things }
paladins-told-repented = **{ $seat }** · před Inkvizicí odhozeno { $count ->
    [one] jedno podezření
    [few] { $count } podezření
   *[other] { $count } podezření
}

paladins-award-sinner = 😈 **Vrána k vráně**: { $who }, podezření: { $count }.
paladins-award-heretic = 🔥 **Nikdo nečeká…** { $who }, usvědčení Inkvizicí: { $count }.
paladins-award-informer = 🤫 **Slovíčko na správném místě**: { $who }, přivolané Inkvizice: { $count }.
paladins-award-debtor = 💸 **Králův oblíbený dlužník**: { $who }, nesplacené dluhy: { $count }.
paladins-award-taxman = 🧾 **Berňák**: { $who }, mince z daní: { $count }.
paladins-award-slave-driver = 🚪 **Támhle jsou dveře**: { $who }, odhození měšťané: { $count }.
paladins-award-court = 🏰 **Plný dům**: { $who }, měšťané v družině: { $count }.
paladins-award-butcher = 🪓 **Nejdřív udeř, pak se ptej**: { $who }, napadení cizinci: { $count }.
paladins-award-shepherd = 🐑 **Dobrý pastýř**: { $who }, obrácení cizinci: { $count }.
paladins-award-mason = 🧱 **Za hradbami**: { $who }, postavené hradby: { $count }.
paladins-award-devout = 🕯️ **Na kolenou**: { $who }, akce uvolněné Modlitbou: { $count }.
paladins-award-hoarder = 🐿️ **Zásoby na zimu**: { $who }, zbylé mince a proviant: { $count }.
paladins-chart-points = { chart-points }
paladins-chart-silver = Mince
paladins-chart-debt = Nesplacené dluhy
paladins-chart-suspicion = Podezření

## What somebody has done, in numbers

paladins-feat-attacked = { $count ->
    [one] 1 útok na cizince
    [few] { $count } útoky na cizince
   *[other] { $count } útoků na cizince
}
paladins-feat-converted = { $count ->
    [one] 1 obrácený cizinec
    [few] { $count } obrácení cizinci
   *[other] { $count } obrácených cizinců
}
paladins-feat-recruited = { $count ->
    [one] 1 naverbovaný měšťan
    [few] { $count } naverbovaní měšťané
   *[other] { $count } naverbovaných měšťanů
}
paladins-feat-walls = { $count ->
    [one] 1 postavená hradba
    [few] { $count } postavené hradby
   *[other] { $count } postavených hradeb
}
