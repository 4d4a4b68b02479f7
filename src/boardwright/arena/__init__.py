"""The arena: bots against bots, many games on equal deals, kept as they come.

Everything here but `ratings`, `cluster` and `parquet` needs the standard library alone, so that
`python -m boardwright.arena` plays wherever there is a Python.
"""
