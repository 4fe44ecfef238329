"""The weights of the networks of 打馬, as `youyi train dama` writes them; each file begins with its card."""
