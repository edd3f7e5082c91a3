# What somebody can do now.

help-head = **Pactum** hosts board games with secrets, played over days. Here's what you can do now:
help-table-asked = ▶️ **{ $game }, { $table }** is waiting for you.
help-table-calm = ✅ **{ $game }, { $table }**: nothing for you to do right now.
help-table-lobby = 🪑 **{ $game }, table { $table }** hasn't started: { $missing ->
    [0] press **Start** on its message.
    [one] one more player must press **Join**.
   *[other] { $missing } more players must press **Join**.
}
help-table-starts = 🪑 **{ $game }, table { $table }** starts by itself <t:{ $at }:R>{ $missing ->
    [0] , or as soon as someone there presses **Start** on its message.
    [one] , if one more player presses **Join** before then.
   *[other] , if { $missing } more players press **Join** before then.
}
help-my-desk = My desk · { $table }
help-desk = - `/desk` opens your desk: what you own, what you decide. **?** on it explains the question. `/log` tells what has happened, `/orders` answers for you.
help-offer = - `/offer` prepares a typed answer, like `2 wood 1 glass for 4`.
help-table = - `/table pause`, `/table extend` and `/table leave`, if you need time.
    { help-request }
help-request = - `/request` asks the moderators to put something right at your table.
help-open = - `/table new` opens a table and seats you, `/table list` shows those you can join. `/play game:` finds you people to play with, at the `pace:` you choose.
help-tournament = - `/tournament list`: there's a tournament here, open or being played.
help-elsewhere = - Open tables with `/table new` on a server I'm on. I'll ask for your decisions here.
help-seats = - `/seats`: you can take over a seat in a running game here.
help-practice = - `/practice` starts a game with automatic players: they answer at once, and nobody else sees it.
help-learn = - `/rules` explains a game by topic, `/card` shows any card.
help-stats = - `/stats` shows what you've played, `/leaderboard` who is ahead at a game here.
help-me = - `/me` is for your language, your time zone, when you sleep, and when you're away.
help-moderate = - You moderate here: `/fix` puts things right at tables you aren't playing at, `/fix requests` lists what players ask for.
help-manage = - You manage this server: `/pactum setup`, `/pactum limits`.
help-fair = -# Draws are fair: after the game everyone can check them with `/table export`.
