"""The table as a server: a thin shell over the rules library.

A table is its log (`deeds`, `table`); `seen` says what a viewer is told of it; `store` keeps the logs,
durable before anything is acknowledged; the `house` holds the tables in play, owned by one process at a
time; `routes` and `sockets` translate HTTP and WebSocket to calls of the house. The messages are declared
once, in `wire`.
"""
