### Lessons: one position, one goal, at a practice table.

lesson-head = { $game } · lesson { $number } of { $count }
lesson-goal = **{ $title }** · { $goal }
lesson-title = **{ $title }**
lesson-reached = ✅ **Goal reached.**
lesson-missed = ❌ **Not this time.**
lesson-as-steward = A steward would have answered the same.
lesson-win = Win the game.
lesson-start-name = Your part and what wins
lesson-again = Again
lesson-next = Next: { $title }
lesson-play = Play a whole game
lesson-begun = Your lesson is in your direct messages. { practice-calm }
lesson-begun-here = Your lesson is the new message here. { practice-calm }

option-lesson = A short lesson instead of a whole game: one position, one goal

trouble-no-such-lesson = There's no such lesson. Choose one from the list of `lesson`, or leave it out to play a whole game.
