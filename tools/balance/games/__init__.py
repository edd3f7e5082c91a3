"""What each game has measured for its balance: `BALANCE`, in a module or package by the game's id."""
