"""What every room uses: refusals and their words, limits, logs, time, processes."""
