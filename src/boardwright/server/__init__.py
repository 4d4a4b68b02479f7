"""The table as a server: a thin shell over tables.

`tables` says what a table is, who may do what and what a viewer is told. Here is the I/O around it: `storage`
keeps the logs, durable before anything is acknowledged; the `manager` holds the tables in play, owned by one
process at a time (`cluster`); bots think in `workers`; `http` and `sockets` call the manager. The
messages are declared once, in `wire`.
"""
