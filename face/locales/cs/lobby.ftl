# Games that begin by themselves.

start-full = Hra začne sama, { start-full-choice }.
start-at = Hra začne sama <t:{ $at }:F> (<t:{ $at }:R>){ $fewest ->
    [1] .
   *[other] , pokud bude obsazeno aspoň tolik míst: { $fewest }.
}
start-by-hand = Sama teď hra nezačne: až vás bude dost, kdokoli u stolu může stisknout **Začít**.
start-few = Hra u [stolu { $table }]({ $link }), **{ $game }**, měla teď začít, ale obsazených míst je jen { $seated } a potřeba je aspoň { $fewest }. Až vás bude dost, stiskni v lobby **Začít**; jiný čas nastaví `/table start`.
start-failed = Hra u [stolu { $table }]({ $link }), **{ $game }**, měla teď začít, ale nešlo to. Lobby zůstává otevřené; proč, to uvidíš, když v něm stiskneš **Začít**.
start-full-choice = jakmile budou obsazená všechna místa
start-off-choice = jen když někdo stiskne Začít
option-start = Kdy hra začne sama: full (plno), nebo čas jako 20:00 či zítra 19:30
command-table-start = Nechat hru začít samu: až bude stůl plný, nebo v určitý čas
trouble-start-in-the-past = Ten čas už minul. Zvol takový, který teprve přijde.
trouble-start-too-late = Hra může začít nejpozději za { $most } dní. Zvol dřívější čas.

## Time that players take for themselves

table-more-time = { subject } si na rozhodnutí { verb-take } navíc { $length-acc }{ $left ->
    [0] , v této hře naposledy.
   *[other] ; pak to půjde ještě { $left }×.
}
more-time-on = Každý hráč si může za hru { $count }× vzít na rozhodnutí navíc { $length-acc }, bez ptaní; stůl se to dozví.
more-time-offer = { $count ->
    [0] nikdo si bez hlasování čas nepřidá
   *[other] každý hráč si může za hru { $count }× sám přidat čas
}
more-time-taken = Máš navíc { $length-acc }: do <t:{ $at }:F>. Stůl se to dozví. { $left ->
    [0] V této hře už to znovu nepůjde.
   *[other] Půjde to ještě { $left }×.
}
more-time-button = Víc času (zbývá { $left })
more-time-way = Vzít si na rozhodnutí navíc { $length-acc } (zbývá { $left }; stůl se to dozví)
command-table-more-time = Vzít si na rozhodnutí víc času, párkrát za hru; stůl se to dozví
trouble-no-more-time = Čas si tu už sám přidat nemůžeš{ $most ->
    [0] : tento stůl to neumožňuje
   *[other] : už to bylo { $most }×
}. Stolu se zeptá `/table extend`.
trouble-bad-extensions = Každý hráč si může čas přidat 0× až { $most }×. Napiš třeba `extensions=2`.
patience-on = Komu z posledních { $last } lhůt vyprší { $count }, má poloviční čas, dokud to tak je; předem se to dozví.
patience-offer = { $count ->
    [0] čas se nekrátí, ani když někomu lhůty vyprší
   *[other] poloviční čas pro toho, komu z posledních šesti lhůt vyprší { $count }
}
trouble-bad-patience = Napiš `patience=0` nebo číslo od { $least } do { $most }: komu z posledních šesti lhůt tolik vyprší, má poloviční čas.

## Days off

days-off = Volno: { $weekends ->
    [yes] víkendy{ $country ->
        [none] { "" }
       *[other] { " " }a státní svátky ({ $country })
    }
   *[no] státní svátky ({ $country })
}. Lhůty tehdy neběží a nic se nepřipomíná (dny podle { $zone }).
weekends-offer = v sobotu a v neděli lhůty neběží
holidays-offer = o státních svátcích země tvého časového pásma lhůty neběží; nebo třeba holidays=cz
trouble-no-days-without-zone = Volné dny potřebují časové pásmo: nejdřív řekni příkazem `/me timezone`, kde jsi, a pak otevři stůl.
trouble-unknown-country = Státní svátky země „{ $country }“ neznám. Napiš její dvě písmena, třeba `holidays=cz`.

## Substitutes

table-substituted = Na tomto místě teď jako náhradník hraje **{ $seat }**: kdo tu seděl předtím, souhlasil.
substitute-asked = U [stolu { $table }]({ $link }), **{ $game }**, hledá { $seat } **náhradníka** a než se najde, hraje dál. Kdo místo převezme, pokračuje s jeho kartami, tajemstvími a dluhy.
substitute-sought = V kanálu stolu { $table } teď hledám náhradníka. Hraj dál; když se někdo nabídne, rozhodneš ty. Další `/table substitute` to vezme zpět.{ $more ->
    [yes] {" "}{ $means }
   *[no] {""}
}
substitute-tournament = **Předáním místa nadobro odcházíš i z turnaje { $name }.** { $final ->
    [yes] { tournament-place-lost }
   *[no] { tournament-table-lost }
} Kdo místo převezme, nehraje v turnaji o body.
substitute-no-points = Stůl patří k turnaji: kdo tu převezme místo jako náhradník, nehraje v něm o body.
substitute-taken-back = Vzato zpět: nikdo se už nehledá a místo u stolu { $table } zůstává tvoje.
substitute-offered = { $seat } už to ví. Po souhlasu je místo hned tvoje, i s kartami, tajemstvími a dluhy; pak si ta tajemství přečteš.{ $rated ->
    [yes] { " " }Hra je hodnocená: tobě se její výsledek nezapočítá.
   *[no] { "" }
}
substitute-offer-head = { $named ->
    [yes] { $who }: tvoje
   *[no] Tvoje
} místo u [stolu { $table }]({ $link }), **{ $game }**, nabízí převzít: **{ $names }**. Kdo ho dostane, uvidí všechna tvá tajemství a celou tvou dosavadní hru, a ty už se nevrátíš.{ $rated ->
    [yes] { " " }Hra je hodnocená: výsledek se pak nepočítá ani jednomu z vás a tobě neuškodí.
   *[no] { "" }
}{ $more ->
    [yes] {" "}{ $means }
   *[no] {""}
}
substitute-yes = Předat: { $name }
substitute-no-thanks = Ne, díky
substitute-offer-button = Nabídnout převzetí
substitute-done = Tvoje místo u stolu { $table } má nového hráče. Díky, že je za tebe náhrada: ostatní můžou hrát dál.
substitute-declined = Odmítnuto. Náhradník u stolu { $table } se hledá dál; `/table substitute` to vezme zpět.
substitute-unwanted = Tvoje nabídka převzít místo u [stolu { $table }]({ $link }) už není potřeba. Díky za ni.
command-table-substitute = Hledat náhradníka a hrát zatím dál; podruhé: vzít zpět
trouble-not-sought = Náhradník se tam už nehledá.
trouble-no-such-offer = Tahle nabídka už neplatí.
trouble-too-many-offers = Nabídek na toto místo už je { $most }.
