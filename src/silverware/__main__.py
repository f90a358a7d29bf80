"""`python -m silverware`."""

from silverware.cli import main

main()
