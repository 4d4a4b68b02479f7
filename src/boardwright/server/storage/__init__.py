"""What is kept: the database, its schema and queries, migrations, backups, administration."""
