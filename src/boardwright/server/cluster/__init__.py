"""Several nodes with one database: who owns a table, and how nodes exchange messages."""
