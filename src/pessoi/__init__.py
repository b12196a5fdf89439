"""Pessoi: an open system for playing modern board games."""

__version__ = "0.1.0"

__all__ = ["__version__"]
