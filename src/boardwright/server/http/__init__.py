"""The HTTP side of the server: routes, their description, files, and limits."""
