"""What goes on while the bot runs: the connection is watched, what falls due is done, what is over is tidied."""
