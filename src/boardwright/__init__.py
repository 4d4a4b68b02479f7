"""Boardwright: a digital table for Everdell, Everdell: Farshore and Cartographers."""

__version__ = "0.1.0"
