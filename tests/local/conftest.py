"""A server to compare with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.node import Node, sqlite_url


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    node = Node(sqlite_url(tmp_path_factory.mktemp("compared")))
    yield node
    assert node.stop() == 0, node.log
