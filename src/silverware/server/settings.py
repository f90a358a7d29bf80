"""How a server is set up."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """What a host can choose."""

    database: str = "sqlite:///silverware.db"
    hesitation: int = 700
    """How long (ms) a bot waits before it answers, so that people can follow."""
    lease: int = 5000
    """How long (ms) after its time what a table is owed may be done by any worker."""
    thinkers: int = 1
    """How many processes think for bots."""
    bots: dict[str, str] = {}
    """The host's own bots: by their names, where their classes are, as `package.module:Class`."""
    reports: str | None = None
    """The folder for reports on bots that failed; None to keep none."""
    metrics: str = ""
    """The token that metrics are read with; without one only this machine reads them."""
    proxies: str = "127.0.0.1"
    """The addresses of reverse proxies that are believed who comes through them, separated by commas."""
    quiet: bool = False
    """Log only what is wrong."""
    secure: bool = False
    """Whether people come by https, so that cookies must too."""
