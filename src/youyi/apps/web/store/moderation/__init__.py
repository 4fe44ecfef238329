"""What operators see and do: reports with what is needed to judge them, removals, mutes, bans, and a log of it."""
