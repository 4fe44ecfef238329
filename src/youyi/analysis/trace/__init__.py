"""Where a rule stands: the code that decides a clause, the tests that hold it, worked examples, citations."""
