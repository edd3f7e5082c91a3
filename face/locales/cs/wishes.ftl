# Přání hrát: /play, a s kým kdo nechce sedět.

wish-said = Poznamenáno. Jakmile se najde dost lidí, kteří se k sobě hodí, otevře se stůl v { $channel } a napíšu ti; hra začne { $minutes } minut potom. Přednost mají lidé podobně silní a vzhůru ve stejnou dobu (kdy spíš, řekne `/me quiet`); čím déle čekáš, tím méně na tom záleží.
wish-length = **{ $game }.** { $length }
wish-outlook = Taková přání tady: z posledních { $count } jich stůl našlo { $met }{ $met ->
    [0] .
   *[other] , polovina z nich nejvýš za { $length-acc }.
}
wish-outlook-none = Jak dlouho taková přání tady čekají, zatím nevím: skončilo jich ještě málo.
wish-head = **Čekáš na stůl:**
wish-none = Na žádný stůl nečekáš. Co si chceš zahrát, řekne `/play game:`.
wish-line = **{ $games }** · { $pace ->
    [live] naživo
    [evening] na večer
    [daily] denní tempo
   *[relaxed] volné tempo
} · { $seats ->
    [0] jakýkoli počet hráčů
   *[other] hráčů: { $seats }
} · { $fill ->
    [yes] automatičtí hráči mohou doplnit
   *[no] jen lidé
} · { $rated ->
    [yes] hodnocená
    [no] nehodnocená
   *[any] hodnocená i nehodnocená
} · { $languages }{ $abroad ->
    [yes] { " · " }i jiné servery
   *[no] { "" }
}
wish-times = čekáš od <t:{ $since }:f>, do <t:{ $until }:F>
wish-take-back = Vzít zpět { $number }
wish-taken-back = Vzato zpět.
wish-met = { $named ->
    [yes] { $who }, tvoje
   *[no] Tvoje
} přání se splnilo: [stůl { $table }]({ $link }), **{ $game }**. Hrají s tebou: { $others }. Hra začne <t:{ $at }:R>, nebo jakmile někdo z vás stiskne **Začít**. Pokud se ti to nehodí, stiskni předtím **Odejít**.
wish-still = **Ještě čekáš na další stůl** a můžeš dostat místo i u něj:
wish-left = Přání, které tě k němu přivedlo, tím končí. Stůl ti znovu najde `/play game:` se stejnou volbou; samotné `/play` ukáže, na co ještě čekáš.
wish-few = Tvoje místo ti zůstává a další mohou stisknout **Přisednout**. Jestli chceš radši hledat jiný stůl, stiskni tam **Odejít** a napiš znovu `/play game:`.
wish-steward = automatický hráč
wish-over = Z tvého přání žádný stůl nevzešel: { $games }. Znovu ho řekne `/play`; s více hrami, jakýmkoli počtem hráčů nebo s automatickými hráči to půjde snáz.
command-play = Najdi mi stůl: řekni, co si chceš zahrát, nebo se podívej, na co čekáš
option-play-game = Která hra, nebo víc her s čárkami; bez ní: na co čekáš
option-play-pace = Kolik času na rozhodnutí; jinak denní tempo
option-play-players = Kolik hráčů u stolu i s automatickými; jinak jakýkoli počet
option-play-languages = Jazyky, ve kterých chceš hrát, třeba en cs; jinak ten tvůj
option-play-fill = Zda smí automatičtí hráči po čase obsadit volná místa; jinak ne
option-play-rated = Zda se má výsledek počítat do hodnocení; jinak je to jedno
option-play-until = Jak dlouho čekáš, třeba pátek, 3 dny nebo 2026-12-24
choice-wish-pace-live = Naživo: 10 minut na rozhodnutí
choice-wish-pace-evening = Na večer: 2 hodiny na rozhodnutí
choice-wish-pace-daily = Denní: 24 hodin na rozhodnutí
choice-wish-pace-relaxed = Volné: 72 hodin na rozhodnutí
choice-wish-fill-yes = Ano, po čase
choice-wish-fill-no = Ne, jen lidé
choice-wish-rated-any = Obojí: hodnocená, pokud si nikdo nepřál jinak a nehrají automatičtí hráči
choice-wish-rated-yes = Hodnocená
choice-wish-rated-no = Nehodnocená
trouble-too-many-wishes = Na stůl už čekáš { $most }krát. Nejdřív vezmi některé přání zpět: ukáže je `/play`.
trouble-no-such-wish = Tohle přání už neplatí: je vzato zpět, skončilo, nebo je z něj stůl.
trouble-wish-over = { trouble-start-in-the-past }
trouble-wish-too-long = Přání může čekat nejvýš { $most } dní. Zvol dřívější konec.
trouble-wish-seats = Žádnou z těch her nehraje tolik lidí: { $seats }. Nech jejich počet otevřený, nebo zvol jiný.
trouble-rated-alone = Hry s automatickými hráči se nehodnotí. Vyber jedno: hodnocenou hru, nebo automatické hráče.
trouble-unknown-wish-language = Jazyk „{ $language }“ neznám. Napiš třeba: { $languages }

## S kým kdo nechce sedět

shun-done = Přes `/play` tě už nikdy neposadím s { $who }. Nikdo se to nedozví. Do otevřených lobby můžete oba jako dosud.
shun-no-more = Přes `/play` tě zase můžu posadit s { $who }.
shunned-none = V tomto seznamu nikoho nemáš.
shunned-head = **`/play` tě nikdy neposadí s:** { $who }
command-me-block = S kým tě /play nemá nikdy posadit; ten člověk se to nedozví
command-me-unblock = S kým tě /play zase může posadit
command-me-blocked = S kým tě /play nikdy neposadí
trouble-shun-oneself = Od sebe si neodsedneš.
trouble-not-shunned = Toho člověka v seznamu nemáš.
trouble-too-many-shunned = V seznamu už máš { $most } lidí; někoho nejdřív vyjmi přes `/me unblock`.
