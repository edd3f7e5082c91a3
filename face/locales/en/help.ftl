# What somebody can do now.

help-head = **Pactum** hosts board games with secrets, played over days. This is what you can do now:
help-table-asked = ▶️ **{ $game }, table { $table }** waits for you.
help-table-calm = ✅ **{ $game }, table { $table }**: nothing is asked of you now.
help-table-lobby = 🪑 **{ $game }, table { $table }** has not begun: { $missing ->
    [0] **Start** on its message begins it.
    [one] one more player must press **Join**.
   *[other] { $missing } more players must press **Join**.
}
help-my-desk = My desk · table { $table }
help-desk = - `/desk` opens your desk: what you own, what you decide. **?** on it explains the question. `/log` tells what has happened, `/orders` answers for you.
help-offer = - `/offer` prepares an answer by typing, like `2 wood 1 glass for 4`.
help-table = - `/table pause`, `/table extend` and `/table leave`, if you need time; `/request` asks the moderators to set something right.
help-request = - `/request` asks the moderators to set something right at your table.
help-open = - `/table new` opens a table and seats you, `/table list` shows those you can join.
help-elsewhere = - Tables are opened on a server where I am, by `/table new` there. What you have to decide comes to you here.
help-seats = - `/seats`: a seat of a running game here is open to you.
help-practice = - `/practice` begins a game alone with automatic players: they answer at once, nobody else sees it.
help-learn = - `/rules` explains a game by topic, `/card` shows any card.
help-stats = - `/stats` shows what you have played, `/leaderboard` who is ahead at a game here.
help-me = - `/me` tells me your language, your time zone, when you sleep, and when you are away.
help-moderate = - You moderate here: `/fix` sets things right at tables at which you do not sit, `/fix requests` lists what players ask for.
help-manage = - You manage this server: `/pactum setup`, `/pactum limits`.
help-fair = -# Chance is fair: the fingerprint in a lobby fixes it before anybody joins, and after the game `/table export` lets everybody check it.
