"""What every request over HTTP shares: bodies, refusals, allowances, cached answers, the pages themselves."""
