"""Behind Caddy and nginx with the files of `deploy/`, as far as they are installed: https, forwarded
addresses, sockets, cookies."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.hostile import DEFAULTS, NodeBehindProxy
from tests.server.node import PATIENCE, sqlite_url

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
SITE: Final = "play.example.org"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _caddy(folder: Path, port: int, upstream: int) -> list[str]:
    """The Caddyfile with our ports, and with a certificate that Caddy signs itself."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace(f"{SITE} {{", f"https://localhost:{port} {{\n\ttls internal").replace(
        "8080", str(upstream)
    )
    options = (
        "admin off",
        "skip_install_trust",
        "auto_https disable_redirects",
        f"storage file_system {folder}",
    )
    (folder / "Caddyfile").write_text("\n".join(("{", *options, "}", text)))
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def _nginx(folder: Path, port: int, upstream: int) -> list[str]:
    """The configuration with our ports, inside of an http block, and with a certificate of our own."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"/etc/letsencrypt/\S+fullchain.pem", str(folder / "certificate.pem"), text)
    text = re.sub(r"/etc/letsencrypt/\S+privkey.pem", str(folder / "key.pem"), text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("8080", str(upstream))
    text = text.replace(SITE, "localhost")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = "user root;\n" if os.getuid() == 0 else ""  # so that it may write into our folder
    head += f"pid {folder}/pid;\nerror_log stderr;\ndaemon off;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{places}{text}}}\n")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


PROXIES: Final = {"caddy": _caddy, "nginx": _nginx}


class Site:
    """A server behind a proxy."""

    def __init__(self, port: int) -> None:
        self.url: Final = f"https://localhost:{port}"
        self.tls: Final = ssl.create_default_context()
        self.tls.check_hostname = False
        self.tls.verify_mode = ssl.CERT_NONE

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, verify=self.tls, timeout=PATIENCE)


@pytest.fixture(params=PROXIES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    folder = tmp_path_factory.mktemp(request.param)
    folder.chmod(0o755)
    folder.parent.chmod(0o755)
    port = _free_port()
    site = Site(port)
    limits = DEFAULTS | {"trusted_proxies": "127.0.0.1"}
    node = NodeBehindProxy(sqlite_url(folder), site.url, **limits)
    environment = {"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = PROXIES[request.param](folder, port, node.port)
    said = (folder / "said").open("w")
    proxy = subprocess.Popen(command, env=environment, stderr=said)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{site.url}/health/ready", verify=site.tls).status_code == 200:
                    break
            except httpx.TransportError:
                assert time.monotonic() < deadline, (folder / "said").read_text()
                assert proxy.poll() is None, (folder / "said").read_text()
            time.sleep(0.1)
        yield site
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)
        said.close()
        assert node.stop() == 0, node.log


def test_a_site_behind_a_proxy(site: Site) -> None:
    async def story() -> None:
        async with site.client() as http:
            made = await http.post("/api/v1/guests", json={"name": "Ada"}, headers={"origin": site.url})
            cookie = made.headers["set-cookie"]
            assert cookie.startswith("__Host-boardwright=")
            assert "secure" in cookie.lower()
            assert (await http.get("/api/v1/me")).json()["name"] == "Ada", "the browser sends it back"
            assert (await http.get("/metrics")).status_code == 404
            foreign = await http.post(
                "/api/v1/guests", json={"name": "Eve"}, headers={"origin": "https://evil.example"}
            )
            assert foreign.status_code == 403
            table = await http.post(
                "/api/v1/tables", json={"game": "everdell", "seats": [{"kind": "me"}, {"kind": "open"}]}
            )
            link = await http.post(f"/api/v1/tables/{table.json()['id']}/links", json={"kind": "join"})
            assert link.json()["path"].startswith(f"{site.url}/join#")
            large = await http.post("/api/v1/tables/import", json={"record": "x" * 1_900_000})
            assert large.json()["reason"] == "record-magic"
            larger = await http.post("/api/v1/tables/import", content=b"x" * 4_000_000)
            assert larger.status_code == 413
            # What a client says about its address is not believed: all these are one address.
            tried = [
                (await http.post("/api/v1/sessions", json={"name": "Ada Account", "password": "wrong guess"},
                                 headers={"x-forwarded-for": f"10.0.0.{number}"})).status_code
                for number in range(6)
            ]  # fmt: skip
            assert tried == [401] * 5 + [429]
        address = site.url.replace("https", "wss") + "/api/v1/socket"
        headers = {"cookie": f"__Host-boardwright={made.json()['token']}"}
        origin = Origin(site.url)
        async with connect(address, ssl=site.tls, origin=origin, additional_headers=headers) as socket:
            await socket.send('{"type":"hello","protocol":1}')
            assert '"name":"Ada"' in str(await socket.recv())

    asyncio.run(story())
