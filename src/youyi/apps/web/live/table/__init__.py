"""What is done at a live table: who may do what, the mailbox through which every change goes, moves, people, talk."""
