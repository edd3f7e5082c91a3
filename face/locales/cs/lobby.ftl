# Games that begin by themselves.

start-full = Hra začne sama, jakmile budou obsazená všechna místa.
start-at = Hra začne sama <t:{ $at }:F> (<t:{ $at }:R>){ $fewest ->
    [1] .
   *[other] , pokud bude obsazeno aspoň tolik míst: { $fewest }.
}
start-by-hand = Sama teď hra nezačne: až vás bude dost, kdokoli u stolu může stisknout **Začít**.
start-few = Hra u [stolu { $table }]({ $link }), **{ $game }**, měla teď začít, ale obsazených míst je jen { $seated } a potřeba je aspoň { $fewest }. Lobby zůstává otevřené a nic se neztrácí. Až vás bude dost, stiskni v něm **Začít**; jiný čas nastaví `/table start`.
start-failed = Hra u [stolu { $table }]({ $link }), **{ $game }**, měla teď začít, ale nešlo to. Lobby zůstává otevřené; proč, to uvidíš, když v něm stiskneš **Začít**.
start-full-choice = jakmile budou obsazená všechna místa
start-off-choice = jen když někdo stiskne Začít
option-start = Kdy hra začne sama: full (plno), nebo čas jako 20:00 či zítra 19:30
command-table-start = Nechat hru začít samu: až bude stůl plný, nebo v určitý čas
trouble-start-in-the-past = Ten čas už minul. Zvol takový, který teprve přijde.
trouble-start-too-late = Hra může začít nejpozději za { $most } dní. Zvol dřívější čas.
