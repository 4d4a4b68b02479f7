"""Tests of the programs that write files of the repository."""
