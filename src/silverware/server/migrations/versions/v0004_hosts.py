"""Hosts, and what they do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("host", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("people", sa.Column("muted", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("banned", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("once", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("gone", sa.BigInteger(), nullable=True))
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("whom", sa.Text(), nullable=False),
        sa.Column("called", sa.Text(), nullable=False),
        sa.Column("became", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_whom"), "audit", ["whom"], unique=False)
