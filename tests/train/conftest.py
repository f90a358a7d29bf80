"""`make test-train` brings PyTorch along, which is large; `make test` does without it and these tests."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
