"""Several servers on one database: who is alive, who plays which table, and how news travels."""
