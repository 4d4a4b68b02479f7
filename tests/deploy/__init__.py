"""The files of `deploy/`, tried."""
