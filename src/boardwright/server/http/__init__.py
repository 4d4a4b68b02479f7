"""What the server answers over HTTP: routes, their description, files, and how much it listens to anybody."""
