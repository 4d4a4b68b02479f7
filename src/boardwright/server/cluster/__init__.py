"""Several nodes over one database: who owns a table, and how nodes talk."""
