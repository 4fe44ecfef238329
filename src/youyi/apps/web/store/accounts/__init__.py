"""The stored accounts: who has one, where each is signed in, what each keeps, whom each knows, and how one is erased."""
