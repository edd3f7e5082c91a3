# Verbs of what a seat does, beside its name or “you”: `$seat-is` says which. Sentences name them as { verb-take }.

verb-accuse = { $seat-is ->
    [you] accuse
   *[other] accuses
}
verb-attack = { $seat-is ->
    [you] attack
   *[other] attacks
}
verb-be = { $seat-is ->
    [you] are
   *[other] is
}
verb-begin = { $seat-is ->
    [you] begin
   *[other] begins
}
verb-borrow = { $seat-is ->
    [you] borrow
   *[other] borrows
}
verb-bring = { $seat-is ->
    [you] bring
   *[other] brings
}
verb-build = { $seat-is ->
    [you] build
   *[other] builds
}
verb-buy = { $seat-is ->
    [you] buy
   *[other] buys
}
verb-call = { $seat-is ->
    [you] call
   *[other] calls
}
verb-capture = { $seat-is ->
    [you] capture
   *[other] captures
}
verb-choose = { $seat-is ->
    [you] choose
   *[other] chooses
}
verb-clear = { $seat-is ->
    [you] clear
   *[other] clears
}
verb-climb = { $seat-is ->
    [you] climb
   *[other] climbs
}
verb-come = { $seat-is ->
    [you] come
   *[other] comes
}
verb-confess = { $seat-is ->
    [you] confess
   *[other] confesses
}
verb-convert = { $seat-is ->
    [you] convert
   *[other] converts
}
verb-deny = { $seat-is ->
    [you] deny
   *[other] denies
}
verb-destroy = { $seat-is ->
    [you] destroy
   *[other] destroys
}
verb-discard = { $seat-is ->
    [you] discard
   *[other] discards
}
verb-draw = { $seat-is ->
    [you] draw
   *[other] draws
}
verb-drift = { $seat-is ->
    [you] drift
   *[other] drifts
}
verb-earn = { $seat-is ->
    [you] earn
   *[other] earns
}
verb-end = { $seat-is ->
    [you] end
   *[other] ends
}
verb-free = { $seat-is ->
    [you] free
   *[other] frees
}
verb-gain = { $seat-is ->
    [you] gain
   *[other] gains
}
verb-get = { $seat-is ->
    [you] get
   *[other] gets
}
verb-exchange = { $seat-is ->
    [you] exchange
   *[other] exchanges
}
verb-give = { $seat-is ->
    [you] give
   *[other] gives
}
verb-go = { $seat-is ->
    [you] go
   *[other] goes
}
verb-hand = { $seat-is ->
    [you] hand
   *[other] hands
}
verb-have = { $seat-is ->
    [you] have
   *[other] has
}
verb-hire = { $seat-is ->
    [you] hire
   *[other] hires
}
verb-hold = { $seat-is ->
    [you] hold
   *[other] holds
}
verb-keep = { $seat-is ->
    [you] keep
   *[other] keeps
}
verb-lay = { $seat-is ->
    [you] lay
   *[other] lays
}
verb-leave = { $seat-is ->
    [you] leave
   *[other] leaves
}
verb-let = { $seat-is ->
    [you] let
   *[other] lets
}
verb-look = { $seat-is ->
    [you] look
   *[other] looks
}
verb-lose = { $seat-is ->
    [you] lose
   *[other] loses
}
verb-move = { $seat-is ->
    [you] move
   *[other] moves
}
verb-owe = { $seat-is ->
    [you] owe
   *[other] owes
}
verb-pass = { $seat-is ->
    [you] pass
   *[other] passes
}
verb-pay = { $seat-is ->
    [you] pay
   *[other] pays
}
verb-place = { $seat-is ->
    [you] place
   *[other] places
}
verb-plan = { $seat-is ->
    [you] plan
   *[other] plans
}
verb-play = { $seat-is ->
    [you] play
   *[other] plays
}
verb-produce = { $seat-is ->
    [you] produce
   *[other] produces
}
verb-put = { $seat-is ->
    [you] put
   *[other] puts
}
verb-recruit = { $seat-is ->
    [you] recruit
   *[other] recruits
}
verb-return = { $seat-is ->
    [you] return
   *[other] returns
}
verb-reveal = { $seat-is ->
    [you] reveal
   *[other] reveals
}
verb-score = { $seat-is ->
    [you] score
   *[other] scores
}
verb-sell = { $seat-is ->
    [you] sell
   *[other] sells
}
verb-send = { $seat-is ->
    [you] send
   *[other] sends
}
verb-show = { $seat-is ->
    [you] show
   *[other] shows
}
verb-sit = { $seat-is ->
    [you] sit
   *[other] sits
}
verb-spend = { $seat-is ->
    [you] spend
   *[other] spends
}
verb-steal = { $seat-is ->
    [you] steal
   *[other] steals
}
verb-take = { $seat-is ->
    [you] take
   *[other] takes
}
verb-turn = { $seat-is ->
    [you] turn
   *[other] turns
}
verb-use = { $seat-is ->
    [you] use
   *[other] uses
}
verb-were = { $seat-is ->
    [you] were
   *[other] was
}
verb-win = { $seat-is ->
    [you] win
   *[other] wins
}

# The same for `$whom`.

object-be = { $whom-is ->
    [you] are
   *[other] is
}
object-have = { $whom-is ->
    [you] have
   *[other] has
}
