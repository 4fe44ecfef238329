"""The stored tables: seats, moves, what is thrown, who waits in the lobby, and appointments."""
