"""For tests of titles, ours and others: set-ups to play at random, the suite of the protocol, and the
suite of words.

Only this package needs pytest; nothing else of Boardwright imports it.
"""

import pytest

pytest.register_assert_rewrite("boardwright.testing.protocol", "boardwright.testing.words")
