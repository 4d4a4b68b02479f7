"""Plain pages: the tables of a server for any browser, without scripts.

Everything is a form or a link. The text face of a game draws its table. `PAGES` are the routes;
`problem_page` explains a refusal in words, `notice_words` words a notice to a phone. The command `serve`
passes them to the server.
"""

from .notices import notice_words
from .routes import PAGES, problem_page

__all__ = ["PAGES", "notice_words", "problem_page"]
