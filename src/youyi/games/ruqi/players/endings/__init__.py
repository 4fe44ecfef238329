"""The exact endings of one piece against one, written by `youyi solve ruqi --white 順 --black 順 --out FILE`."""
