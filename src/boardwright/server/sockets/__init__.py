"""Connections that stay open: who watches which table, and what they are sent."""
