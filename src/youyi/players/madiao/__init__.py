"""A player of 馬吊 that judges each card by what it may win or cost, and by what the sources call good play."""
