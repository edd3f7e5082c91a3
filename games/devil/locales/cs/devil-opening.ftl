# Úvod: kdo jsem. Karta se kreslí, ostatní stojí pod ní.

devil-opening-who = { $role ->
    [devil] Jsi ďábel
    [cultist] Jsi kultista
    [sun] Jsi smrtelník, slunce
    [moon] Jsi smrtelník, měsíc
   *[undealt] Role se teprve rozdají
}
devil-opening-card = { $role ->
    [devil] Ďábel
    [cultist] Kultista
    [sun] Smrtelník: slunce
    [moon] Smrtelník: měsíc
   *[undealt] Čtyři role
}
devil-opening-aim = { $role ->
    [devil] Nemáš žádnou část duše. Cizí získávej za suroviny: každá tě ve 3. a 5. kole ochrání před jedním inkvizitorem a od druhé jsou v 5. kole za body.
    [cultist] Máš 2 části duše se značkou. { devil-piece-shields }; zbude-li ti, stojí na konci 1 bod.
    [undealt] Dva smrtelníci mají části duše, ďábel je chce, kultista má dvě se značkou.
   *[other] Máš 3 části duše. { devil-piece-shields }; všechny tři dokážou v honu na čarodějnice tvou nevinu.
}
devil-piece-shields = Každá tě ochrání před jedním inkvizitorem ve 3. kole a jedním v 5.
devil-opening-beside = { $role ->
    [devil] Začínáš s více surovinami a dukáty.
    [cultist] { devil-shield-given } a rituál ve 3. kole mu vrátí jen málo. Vyhráváš jen za sebe, na body.
   *[other] { devil-shield-given }: jen za bohatou truhlu. Správný tip, kdo je ďábel a kdo kultista, je za body.
}
devil-shield-given = Kdo částí zaplatí ďáblovi, dává z ruky ochranu
devil-opening-wins = **Vyhrávají jen body**: kdo jich má po { $rounds }. kole nejvíc. Většina je za budovy a privilegia; i odhalený může vyhrát a neodhalený prohrát.
devil-opening-soul = **Inkvizitoři** přijdou na konci 3. a 5. kola: každý chce vidět jednu část duše, která ti zůstane, jinak tě potrestá.
devil-opening-hidden = **Kdo je kdo, je tajné.** Znak v truhle říká, která role ji plnila, nikdy kdo. Prozradí to obsah: komu takové suroviny přišly?
devil-opening-round = **Každé kolo po řadě**: produkce, karty (od 2. kola), obchod s truhlami, tajný plán, co postavit a koho najmout, úroky z dluhů, reputace. Druhé a třetí kolo pak končí honem na čarodějnice, třetí a páté inkvizicí.
devil-opening-first = { $role ->
    [undealt] **Nejdřív** řekni, která role se ti líbí; pak rozhodne los.
   *[other] **Nejdřív** naplníš truhlu a určíš cenu, pak se podíváš do dvou cizích truhel.
}
