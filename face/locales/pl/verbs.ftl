# Verbs of what a seat does that do not follow the rule "third person + { sz }" (core.ftl).

verb-be = { $seat-is ->
    [you] jesteś
   *[other] jest
}
object-be = { $whom-is ->
    [you] jesteś
   *[other] jest
}
