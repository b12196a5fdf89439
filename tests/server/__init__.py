"""Tests of the server, over its API alone unless said otherwise."""
