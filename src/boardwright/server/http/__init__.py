"""What the server answers over HTTP: routes, their description, files, and limits."""
