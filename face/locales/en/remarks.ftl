### What automatic players say in the thread: the same in every game.

remark = 🗣️ **{ $seat }:** { $words }
remarks-off = Automatic players say nothing in the thread.
remarks-offer = automatic players say nothing in the thread

remark-won-hot-1 = Was there ever a doubt?
remark-won-hot-2 = Victory! Once more, anyone?
remark-won-hot-3 = Remember my name.
remark-won-mild-1 = Thank you all. It was a pleasure.
remark-won-mild-2 = Fortune was kind today.
remark-won-mild-3 = Let us drink to all of us.
remark-won-sly-1 = Just as planned.
remark-won-sly-2 = You had your chances.
remark-won-sly-3 = Nobody watches the quiet ones.

remark-lost-hot-1 = I demand a rematch!
remark-lost-hot-2 = You won't be so lucky next time.
remark-lost-hot-3 = Who shuffled these cards?
remark-lost-mild-1 = Well played.
remark-lost-mild-2 = There's no shame in losing to you.
remark-lost-mild-3 = There was much to learn today.
remark-lost-sly-1 = Let's say it was on purpose.
remark-lost-sly-2 = I'll remember all of that.
remark-lost-sly-3 = Enjoy it while it lasts.
