# The page of a table in a browser.

web-tab-desk = Your desk
web-tab-end = Result
web-tab-board = Board
web-tab-log = Log
web-parts = Parts of the table
web-own = Your area
web-news = Since you looked
web-news-done = About you, since you last answered
web-order-answered = Your standing order answered for you:
web-news-hidden = show read lines:
web-news-more = Older news is in the log.
web-news-follows = More ▾
web-opening-more = How you win, and words you'll meet
web-in-words = In words
web-seats = Players: what lies before each
web-larger = Larger picture
web-smaller = Smaller picture
web-calls = When I’m asked while this tab is hidden:
web-call-sound = sound
web-call-note = browser notification
web-call-asked = A question is waiting for you.
web-call-refused = Your browser allows this page no notifications.
web-help = What is this about?
web-orders = Standing orders
web-more = More
web-beside = Beside the table
web-close = Close
web-search = Search
web-found-nothing = Nothing found.
web-save = Save
web-saved = Saved.
web-undo = Undo
refused-nothing-to-undo = There is no step to take back here.
web-closed = What's grey:
web-take = Choose
web-change = change
web-number = Number
web-put-in = { $what }: put one in
web-empty = Nothing in it. Press a piece to put it in.
web-take-out = { $what } in it: take one out
web-take-out-of-row = Take out: { $what }
web-lay = { $what }: lay one
web-take-back = { $what }: take back
web-missing = Missing: { $what }
web-half-laid = A space is still open.
web-press = What is framed in blue can be pressed, on the board and in your area.
web-hold = To read a card, hold a finger on it.
web-earlier = ◀ Earlier
web-later = Later ▶
web-log-all = All
web-log-about = Lines about
web-past-part = Looking back
web-past = You are looking at move { $at } of { $of }.
web-to-now = Back to now
web-now = Now
web-past-news = Play the moves
web-away = { mine-away } Nothing can be sealed until it’s back.
web-unsent = Not sent: something else had changed meanwhile. Press again if you still want it.
web-leave = Sign out of this page
web-left = Signed out. You can come back. { web-press-page }
web-opening = Opening the table …
web-open = Open the table
web-press-page = Press “Table page” on your desk in Discord.
web-not-let-in = This browser isn’t signed in to this table. { web-press-page }
web-error = Something went wrong here, and nothing was changed. Reload the page; if it stays, tell whoever runs the bot.
web-too-much = That was more than I can follow.
web-hasty = { web-too-much } This page tries again by itself, { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
}. Nothing is lost.
web-wait = { web-too-much } Try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
web-link = Opens { $what } in your browser. { web-link-alone }
web-link-alone = The link is for you alone: it works once, within five minutes.
web-link-over = This link was used already, or is older than five minutes.
web-slow = This takes longer than it should. Try again, or get a new link.
web-button = Table page
web-go = Open in the browser
web-again = Try again
web-activity-silent = Discord isn’t answering this page. Try again; if that doesn’t help, { web-by-browser }
web-late = { web-slow } { web-press-page }
web-not-in-frame = If that leads back here, { web-by-browser }
web-by-browser = type /table play where:browser in Discord: the page opens in your browser.
web-nothing-here = There is nothing at this address. { web-press-page }
web-already-paused = The game is already paused. To continue, suggest resuming it under “Table”.
web-back = Back to the table
web-activity-outside = This page opens inside Discord. { web-press-page }
trouble-page-link-over = { web-link-over } { web-press-page }
trouble-activity-no-press = Which table? Press “Table page” on your desk, then “Try again” here within a minute.
trouble-activity-refused = Discord didn’t confirm who you are. Close this page. { web-press-page }
trouble-activity-not-there = Discord doesn’t see you in this Activity. Close this page. { web-press-page }
trouble-activity-not-home = That table is on another server. Open its page from there.
trouble-activity-discord-away = Discord isn’t answering just now. Try again in a minute.
command-table-play = Open a table as a page
option-play-where = Where it opens; inside Discord if left out
choice-play-browser = In your browser
command-me-sessions = Sign out of all pages in browsers
me-sessions-ended = { $count ->
    [0] You weren’t signed in to any page.
    [one] One page signed out.
   *[other] { $count } pages signed out.
}
trouble-no-pages = This bot has no pages in a browser: play at your desk here.
trouble-not-to-follow = This bot has no pages in a browser, so nobody could follow the table there. Leave out `onlookers=yes`.
trouble-rematch-unposted = I couldn't show the rematch in Discord. Press “Rematch” on the board there: it says what's missing.
trouble-lobby-unposted = I couldn't show the lobby in Discord. Press “Play on from here” in the dossier there: it says what's missing.
trouble-start-unposted = I couldn't begin: the game's thread can't be shown in Discord. Press “Start” in the lobby there: it says what's missing.
web-skip = To the question
web-keys = Keys
web-keys-digits = Choose what has that number in the question; 0 is the tenth
web-keys-enter = Seal the answer, where nothing else is in focus
web-keys-undo = Take back the last step of a half-made answer
web-keys-escape = Back to the question, or close what is open
web-keys-arrows = Step through the moves
web-keys-zoom = Make the board larger or smaller
web-keys-list = Show this list
web-keys-close = Close
web-due = Due <t:{ $at }:R>
web-waits-own = { $more ->
    [0] Waiting for you.
    [one] Waiting for you and one more.
   *[other] Waiting for you and { $more } more.
}
web-thread = Thread on Discord: talk, votes, moderators
watched-offer = anyone with its address can look at the board in a browser, without signing in
watched-on = Anyone with its address, or that of the feed of all such tables here, can look at this table's board in a browser, names included, without signing in: what all may know, nothing of what is secret.
watched-address = Anyone can look at the board here, without signing in: { $address }
watched-utc = Times are in UTC.
watched-feed = Tables to follow
watched-begun = the game has begun
watched-ended = the game is over
