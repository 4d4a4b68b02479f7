"""Boardwright: a digital table for Cartographers, and soon for Everdell and Everdell: Farshore."""

__version__ = "0.1.0"
