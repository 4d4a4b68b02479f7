"""Playing without a server: the tables of one device, in the browser's own Python.

A `LocalServer` takes the requests and socket messages that a server takes, and gives the same replies. It
needs the standard library alone. What the browser does for it (storage, locks, thinking in another worker)
is passed in.
"""
