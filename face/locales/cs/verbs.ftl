# Slovesa toho, kdo sedí na místě, vedle jeho jména nebo „ty“: rozhoduje `$seat-is`. Věty je volají jako { verb-take }.

verb-accuse = { $seat-is ->
    [you] obviňuješ
   *[other] obviňuje
}
verb-attack = { $seat-is ->
    [you] útočíš
   *[other] útočí
}
verb-be = { $seat-is ->
    [you] jsi
   *[other] je
}
verb-begin = { $seat-is ->
    [you] začínáš
   *[other] začíná
}
verb-build = { $seat-is ->
    [you] stavíš
   *[other] staví
}
verb-buy = { $seat-is ->
    [you] kupuješ
   *[other] kupuje
}
verb-call = { $seat-is ->
    [you] voláš
   *[other] volá
}
verb-capture = { $seat-is ->
    [you] bereš do zajetí
   *[other] bere do zajetí
}
verb-choose = { $seat-is ->
    [you] volíš
   *[other] volí
}
verb-climb = { $seat-is ->
    [you] stoupáš
   *[other] stoupá
}
verb-come = { $seat-is ->
    [you] přicházíš
   *[other] přichází
}
verb-confess = { $seat-is ->
    [you] se přiznáváš
   *[other] se přiznává
}
verb-convert = { $seat-is ->
    [you] obracíš na víru
   *[other] obrací na víru
}
verb-deny = { $seat-is ->
    [you] popíráš
   *[other] popírá
}
verb-discard = { $seat-is ->
    [you] odhazuješ
   *[other] odhazuje
}
verb-draw = { $seat-is ->
    [you] dobíráš si
   *[other] dobírá si
}
verb-earn = { $seat-is ->
    [you] získáváš
   *[other] získává
}
verb-end = { $seat-is ->
    [you] končíš
   *[other] končí
}
verb-free = { $seat-is ->
    [you] osvobozuješ
   *[other] osvobozuje
}
verb-gain = { $seat-is ->
    [you] získáváš
   *[other] získává
}
verb-get = { $seat-is ->
    [you] dostáváš
   *[other] dostává
}
verb-exchange = { $seat-is ->
    [you] vyměňuješ
   *[other] vyměňuje
}
verb-go = { $seat-is ->
    [you] jdeš
   *[other] jde
}
verb-hand = { $seat-is ->
    [you] odevzdáváš
   *[other] odevzdává
}
verb-have = { $seat-is ->
    [you] máš
   *[other] má
}
verb-hire = { $seat-is ->
    [you] najímáš
   *[other] najímá
}
verb-keep = { $seat-is ->
    [you] necháváš si
   *[other] nechává si
}
verb-lay = { $seat-is ->
    [you] pokládáš
   *[other] pokládá
}
verb-leave = { $seat-is ->
    [you] necháváš
   *[other] nechává
}
verb-lose = { $seat-is ->
    [you] ztrácíš
   *[other] ztrácí
}
verb-pass = { $seat-is ->
    [you] končíš kolo
   *[other] končí kolo
}
verb-pay = { $seat-is ->
    [you] platíš
   *[other] platí
}
verb-place = { $seat-is ->
    [you] umisťuješ
   *[other] umisťuje
}
verb-plan = { $seat-is ->
    [you] plánuješ
   *[other] plánuje
}
verb-play = { $seat-is ->
    [you] hraješ
   *[other] hraje
}
verb-produce = { $seat-is ->
    [you] produkuješ
   *[other] produkuje
}
verb-put = { $seat-is ->
    [you] dáváš
   *[other] dává
}
verb-return = { $seat-is ->
    [you] vracíš
   *[other] vrací
}
verb-reveal = { $seat-is ->
    [you] odhaluješ
   *[other] odhaluje
}
verb-sell = { $seat-is ->
    [you] prodáváš
   *[other] prodává
}
verb-send = { $seat-is ->
    [you] posíláš
   *[other] posílá
}
verb-show = { $seat-is ->
    [you] ukazuješ
   *[other] ukazuje
}
verb-steal = { $seat-is ->
    [you] kradeš
   *[other] krade
}
verb-take = { $seat-is ->
    [you] bereš
   *[other] bere
}
verb-use = { $seat-is ->
    [you] používáš
   *[other] používá
}
verb-win = { $seat-is ->
    [you] vítězíš
   *[other] vítězí
}

# Totéž pro `$whom`.

object-be = { $whom-is ->
    [you] jsi
   *[other] je
}
