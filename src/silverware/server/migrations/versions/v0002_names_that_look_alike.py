"""What names look like, and where copied games come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from silverware.server.names import skeleton

revision = "0002"
down_revision = "0001"

people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("skeleton"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text(), server_default="", nullable=False))
    op.add_column("people", sa.Column("skeleton", sa.Text(), nullable=True))
    connection, taken = op.get_bind(), set[str]()
    for person in connection.execute(sa.text("SELECT id, name, login FROM people ORDER BY created, id")).all():
        looks = skeleton(person.name)
        if person.login is None or looks not in taken:
            connection.execute(sa.update(people).where(people.c.id == person.id).values(skeleton=looks))
        if person.login is not None:
            taken.add(looks)
    op.create_index(op.f("ix_people_skeleton"), "people", ["skeleton"], unique=False)
    op.create_index(
        "uq_people_skeleton",
        "people",
        ["skeleton"],
        unique=True,
        sqlite_where=sa.text("login IS NOT NULL"),
        postgresql_where=sa.text("login IS NOT NULL"),
    )
