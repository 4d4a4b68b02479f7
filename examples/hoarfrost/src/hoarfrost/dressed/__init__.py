"""The title's own board: `board/index.js`, written for the board interface (docs/client.md)."""
