"""Tables without I/O: log, commands and who may send them, views, previews, replay, hints.

The log is the table. Nothing here reads a clock, draws a seed, stores or sends anything: times, ids and seeds
are passed in. So the same code runs behind the server, in the terminal and in a browser.
"""
