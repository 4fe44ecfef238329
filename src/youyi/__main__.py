"""`python -m youyi` is `youyi`."""

from youyi.apps.cli import main

if __name__ == "__main__":
    main()
