"""The rules of Cartographers. They use only the standard library and the protocol."""
