"""Plain pages: the tables of a server for any browser, without scripts.

Everything is a form or a link. The text face of a game draws its table. `PAGES` are the routes;
`problem_page` explains a refusal in words. The command `serve` passes both to the server.
"""

from .routes import PAGES, problem_page

__all__ = ["PAGES", "problem_page"]
