"""The rules of Cartographers, pure: the standard library and the protocol, nothing else."""
