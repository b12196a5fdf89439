"""What a command asked is kept beside its answer; both are found by their time, so that they can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add column and index."""
    op.add_column("commands", sa.Column("asked", sa.String(length=64), nullable=False, server_default=""))
    with op.batch_alter_table("commands", schema=None) as batch_op:
        batch_op.alter_column("asked", server_default=None)
        batch_op.create_index(batch_op.f("ix_commands_at"), ["at"], unique=False)


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("commands", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_commands_at"))
        batch_op.drop_column("asked")
