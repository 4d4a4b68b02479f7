"""Storage: the database, its schema and queries, migrations, backups, administration."""
