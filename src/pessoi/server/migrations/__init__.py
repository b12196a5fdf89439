"""Alembic migrations of the database; ``versions/`` holds one file a step."""
