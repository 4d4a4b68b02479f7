"""Tests of tables: no server, no clock."""
