# Záznam stolu.

log-head = Záznam · { $game }, { $table }
log-took-back = **{ subject }** { verb-take } tah zpět.
log-head-new = Co je nového · { $game }, { $table }
log-round = { $round }. kolo
log-before = Před prvním kolem
log-rounds = { $first ->
    [0] Od začátku do { $last }. kola
   *[other] { $first }. až { $last }. kolo
}
log-none = Nic takového se zatím nestalo.
log-continues = -# … Co bylo předtím, otevře **◀ Předchozí**.
log-to = 🔒 Tohle ví jen { $seat }:
log-given = ⏰ Odpověď za tebe:
log-given-sealed = ⏰ Tady padla odpověď za tebe.
log-given-for = ⏰ Odpověď za tebe: *{ $what }* { $answer }
log-given-what = *{ $what }* { $answer }
log-given-before = ⏰ **Odpovědi za tebe** od tvé poslední návštěvy:
log-whole = Celý záznam
log-kind-own = Co víš jen ty
log-kind-table = Hlasování a moderátoři
log-every-kind = Všechno
log-every-seat = Všichni
log-button = Co je nového

command-log = Co se u stolu stalo, pokud to smíš vědět
option-log-round = Kolo, třeba 2, nebo více kol, třeba 2-4
option-log-seat = Co udělal jeden hráč nebo co se mu stalo
option-log-kind = Jaký druh událostí
option-log-table = Který stůl; v jeho vlákně číslo netřeba
log-round-now = { $round }. kolo (teď)

trouble-log-no-such-round = Takové kolo v záznamu není. { $last ->
    [1] Zatím je tu 1. kolo.
   *[other] Zatím jsou tu kola 1 až { $last }.
} Napiš jedno, třeba `{ $last }`, nebo několik, třeba `1-{ $last }`; 0 je to, co bylo předtím.
trouble-log-no-such-kind = Takový druh událostí záznam nezná. Vynech `kind`, nebo vyber ze seznamu: { $kinds }.
