"""The weights of the networks of 儒棋, as `youyi train ruqi` writes them; each file begins with its card."""
