"""The weights of the network of 馬吊, as `youyi train madiao` writes them; the file begins with its card."""
