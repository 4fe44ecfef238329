"""The servers under one seed: virtual time, a scheduler that is seeded, faults, and laws that hold after every event."""
