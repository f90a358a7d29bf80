"""`silverware`, and `python -m silverware`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line, or say what it needs."""
    try:
        from silverware.cli import main as run
    except ModuleNotFoundError as missing:
        sys.exit(f"silverware: the command line needs {missing.name}: pip install 'silverware[cli]'.")
    run()


if __name__ == "__main__":
    main()
