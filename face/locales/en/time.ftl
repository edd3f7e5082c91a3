# Time: paces, due times, reminders, absences, and what a player says about their own hours.

## Words for units, as people type them (several a line)

typed-minutes = m min mins minute minutes
typed-hours = h hr hrs hour hours
typed-days = d day days
typed-weeks = w week weeks
typed-months = month months
typed-years = y year years
typed-tomorrow = tomorrow
typed-weekdays = monday mon|tuesday tue tues|wednesday wed|thursday thu thur thurs|friday fri|saturday sat|sunday sun
typed-on = on at
typed-off = off none never
typed-full = full

## Lengths of time

length = { $parts }
length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}

## Due times and paces, on desks, boards and lobbies

bot-due = Due <t:{ $at }:f>, <t:{ $at }:R>
bot-paused = **Paused**: no deadline runs.
bot-away = { $count ->
    [one] { $who-is ->
        [you] You're away; a stand-in answers for you.
       *[other] { $who } is away; a stand-in answers there.
    }
   *[other] { $who } are away; stand-ins answer there.
}
bot-you-are-away = A stand-in answers for you{ $level ->
    [caretaker] { " " }and takes no risks
   *[other] { "" }
}. The seat stays yours.
bot-back-again = I'm back
bot-pace = Pace: { $name ->
    [own] { $each }
    [live] live, { $each }
    [evening] evening, { $each }
    [daily] daily, { $each }
   *[relaxed] relaxed, { $each }
} for each decision.
bot-pace-bank = Pace: { $bank } per player for the whole game, plus { $each } with every decision.
bot-grace = Where several seal at once, whoever seals last has { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} to take it back.
bot-grace-offer = whoever seals last { $minutes ->
    [0] can't take it back
   *[other] can take it back for { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
}
trouble-bad-grace = Whoever seals last gets 0 to { $most } minutes to take it back. Write for example `grace=1`.
bot-usual-hours = usually around <t:{ $wakes }:t> to <t:{ $sleeps }:t>

## Commands

option-pace = How long for each decision: live, evening, daily, relaxed, or for example 36 h
command-me = Your hours, reminders and absences
command-me-timezone = Say where you live: deadlines and quiet hours follow your clock
option-zone = For example Europe/Berlin
command-me-quiet = Hours when you're not pinged and none of your deadlines expires
option-quiet = For example 23-8, at most 10 hours; or: off
command-me-notifications = How you are reminded
option-notify = Where reminders reach you
command-me-away = Say you're away: your deadlines wait until you're back
option-until = For example 2 weeks, tomorrow, or 2027-01-06
command-me-back = Say you're back: end your absence, and take your seats from the stand-ins
command-me-show = Show your settings

## What goes wrong

trouble-unclear-time = I can't read “{ $typed }” as a length of time. Write for example: 10 min, 36 h, 2 days.
trouble-unclear-hours = I can't read “{ $typed }” as hours. Write for example: 23-8 or 22:30-7.
trouble-unclear-day = I can't read “{ $typed }” as a day. Write for example: tomorrow, Friday, 2 weeks, or 2027-01-06.
trouble-bad-pace = That pace won't work: use between { $least ->
    [one] 1 minute
   *[other] { $least } minutes
} and { $most ->
    [20160] 14 days
   *[other] { $most } minutes
} for each decision. For a bank, write it like: 48 h + 2 h.
trouble-unknown-zone = I don't know the time zone “{ $zone }”. Type a city and choose from the list.
trouble-no-zone = I need to know when it's night where you live. Say where with `/me timezone` first.
trouble-quiet-too-long = Quiet hours can last at most { $most } hours a day.
trouble-away-in-the-past = That's in the past.
trouble-away-too-long = That's more vacation than you have left: { $left ->
    [0] nothing this year.
    [one] 1 day this year.
   *[other] { $left } days this year.
}

## Reminders

reminder-head-half = Whenever you have a moment: something is waiting for you.
reminder-head-snooze = As you asked, once more: something is waiting for you.
reminder-head-three-quarters = A reminder: something is waiting for you.
reminder-head-last = Everyone else has decided: you're the last one.
reminder-head-hour = The last hour: something is still waiting for you.
reminder-item = **[{ $game } · table { $table }]({ $link })**: { $prompt }
    Due <t:{ $at }:R>, <t:{ $at }:F>
reminder-last = Everyone else has decided.
reminder-lapse = -# If time runs out, your finished draft is submitted; without one, the safe answer.
reminder-more = { $count ->
    [one] And at one more table: `/desk` shows it.
   *[other] And at { $count } more tables: `/desk` shows them.
}
reminder-mention = { $who }, something here is waiting for you. Due <t:{ $at }:R>, <t:{ $at }:F>
reminder-open = Open desk
reminder-snooze = Snooze { $hours } h
reminder-mute = Don't remind me again
reminder-snoozed = Snoozed until <t:{ $at }:t>.
reminder-muted = No more reminders for this decision. Its deadline stays.

## What people say of themselves

me-zone = Your time zone is **{ $zone }**.
me-zone-choice = { $zone } · { $time }
me-no-zone = You haven't set a time zone: `/me timezone`.
me-zone-lost = I no longer know the time zone “{ $zone }”. Until you choose another with `/me timezone`, your quiet hours don't count.
me-clock = { $hour }:{ $minute }
me-quiet = From { $begins } to { $ends } nothing pings you, and none of your deadlines expires.
me-quiet-choice = { $begins } to { $ends }
me-quiet-off-choice = No quiet hours
me-no-quiet = You have no quiet hours: `/me quiet`.
me-notify-dm = Reminders come as direct messages.
me-notify-mention = Reminders mention you in the table's thread; where that would give something away, they come as direct messages.
me-notify-none = You get no reminders. Deadlines pass all the same.
choice-notify-dm = Direct message
choice-notify-mention = Mention in the table's thread
choice-notify-none = Neither
me-away = You're away until <t:{ $at }:F>; your deadlines wait. Your tables learn that they moved, not why. { me-left }
me-not-away = You're not away. { me-left }
me-left = You have { $left ->
    [0] no days
    [one] 1 day
   *[other] { $left } days
} of this year's vacation left.
me-away-choice = { $typed } (until { $day })
me-back = Welcome back. Your deadlines run again, and your seats are yours.

## A missed deadline, and what the table is told of its clocks

absence-head = Your time ran out at [{ $game } · table { $table }]({ $link }).
absence-draft = Your draft was complete, so I submitted it for you:
absence-safe = I gave the safe answer for you:
absence-ask = *{ $prompt }*
absence-go-on = Nothing else has changed: continue at your desk whenever you like.
absence-warned = If you let one more of your next { $next } deadlines here pass, you get half the time for each decision.
absence-halved = { $count } of your last { $last } deadlines here have passed. While that is so, you get half the time for each decision.
absence-away = It was the second time in a row, so a stand-in answers for you now. The seat stays yours: press **I'm back** when you are.
absence-back = Welcome back: the seat is yours again.
absence-over = The game has ended since.
note-outage = I was unreachable for { $length }. Nobody loses time: all deadlines here moved by as much.
note-moved = The deadline here has moved.
