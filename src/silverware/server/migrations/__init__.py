"""The steps from every earlier database to `schema.py`'s, applied when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from silverware.core.errors import BadTable


def steps() -> Config:
    """Where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def newest() -> str | None:
    """The version of a database that is up to date."""
    return ScriptDirectory.from_config(steps()).get_current_head()


def upgrade(connection: Connection) -> None:
    """Bring a database up to date; workers that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(5117)"))
    config = steps()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadTable("The database is from a newer Silverware than this one; it has not been touched.") from None
