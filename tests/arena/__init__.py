"""The arena: contests between bots."""
