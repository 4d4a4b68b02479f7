"""A board of the title's own: `board/index.js`, written against the board interface (docs/client.md)."""
