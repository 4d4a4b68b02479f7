"""Plain pages: the tables of a server for any browser, without scripts.

Everything is a form or a link; what is shown of a game is drawn by its text face. `PAGES` are the routes,
`problem_page` tells in words why something is refused; the command `serve` hands both to the server.
"""

from .routes import PAGES, problem_page

__all__ = ["PAGES", "problem_page"]
