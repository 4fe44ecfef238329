"""Games on paper, set by Typst: the rulebook as a book, boards at their true size, cards, pieces and score sheets."""
