"""Programs that write files of the repository: types and facts for the client (`make types`)."""
