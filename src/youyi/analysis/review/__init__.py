"""Games reviewed: what every choice was worth, what chance brought, and what is left when the luck is taken out."""
