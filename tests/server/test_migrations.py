"""The steps of the database lead to the schema the code uses."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from silverware.server.database import Database
from silverware.server.schema import metadata


def test_a_new_database_is_what_the_schema_says_and_opening_it_again_changes_nothing(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async def look() -> list[Any]:
        for _ in range(2):
            opened = Database(database)
            await opened.open()
            found = await opened.read(differences)
            await opened.close()
        return found

    assert asyncio.run(look()) == []
