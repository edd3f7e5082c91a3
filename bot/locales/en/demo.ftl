# The page and the console of `pactum demo`.

demo-title = Pactum
demo-subtitle = a demo on this machine
demo-server = The Crooked Quill
demo-channel = tavern
demo-dm = Private messages
demo-stage = The conversation
demo-people = You look through the eyes of
demo-what-one = This is the real bot in a simulated Discord: you hold one seat, random players hold the others and answer at once.
demo-what-many = This is the real bot in a simulated Discord: you hold { $seats } seats; choose on the left whose eyes you look through.
demo-hint-lobby = Press “Start” below to begin the game.
demo-hint-yours-here = The game asks you something: answer at your desk below. The thread on the left tells what everyone knows.
demo-hint-yours-elsewhere = The game asks you something: your desk is in your private messages on the left.
demo-hint-others = Others are still thinking.
demo-hint-ended = The game is over; the thread on the left has the final score.
demo-again = Play again
demo-clock = The clock of this demo
demo-leap = + { $hours } h
demo-hint-none = Type /table new below to open a table.
demo-person-1 = Mathilda
demo-person-2 = Brother Anselm
demo-person-3 = Dame Odile
demo-person-4 = Master Corvin
demo-person-5 = Old Gisela
demo-person-6 = Jakob the Lame
demo-address = The demo runs. Open this address in a browser, press Start, and play (Ctrl+C ends it):
demo-port-taken = The port { $port } is in use; choose another one with --port, or --port 0 for any free one.
