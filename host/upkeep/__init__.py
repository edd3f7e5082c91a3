"""What whoever runs the bot does for all tables: carry on after a release, see and end halts, delete what is old."""
