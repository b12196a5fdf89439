"""Development tools: builds, checks and the order in which `make test` runs them."""
