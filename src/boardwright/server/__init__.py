"""The server: a thin layer around `tables`.

`tables` defines what a table is, who may do what and what a viewer receives. This package adds the I/O:
`storage` stores the logs durably before anything is acknowledged; the `manager` holds the tables in play,
each owned by one process at a time (`cluster`); bots think in `workers`; `http` and `sockets` call the
manager. The messages are declared once, in `wire`.
"""
