"""How Alembic reaches the database: by the connection that ``migrate`` gives it."""

from alembic import context

from pessoi.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
