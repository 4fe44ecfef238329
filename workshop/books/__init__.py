"""Rulebooks, handbooks, tutorials, glossary and ledgers, written from the games."""
