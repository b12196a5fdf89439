"""``python -m pessoi``."""

from pessoi.cli import main

if __name__ == "__main__":
    main()
