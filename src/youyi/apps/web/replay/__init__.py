"""Games looked back upon: films, figures, records, and new tables that fork from them."""
