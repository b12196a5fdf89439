"""The expansions: one module each, which the base game calls through ``questions`` and ``moments``."""
