"""Tests of the server: a real process, a real database, real sockets."""
