"""A bot from outside that knows only docs/api.md. With a link (`python examples/table_bot.py LINK`) it takes
a seat and plays to the end."""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def main(link: str) -> None:
    server, _, secret = link.partition("/join#")
    joined = httpx.post(f"{server}/api/v1/join", json={"link": secret, "name": "Outsider"})
    joined.raise_for_status()
    table, seat = joined.json()["table"], joined.json()["seat"]
    with connect(server.replace("http", "ws", 1) + "/api/v1/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": joined.json()["session"]["token"]}))
        socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
        for frame in map(json.loads, socket):
            if frame["type"] == "refused":
                print(frame["reason"], frame["where"], file=sys.stderr)
            if frame["type"] not in ("snapshot", "update"):
                continue
            seen = frame["seen"]
            if seen["table"]["status"] in ("over", "closed"):
                break
            if question := seen["question"]:
                # Take the answer that points at the most things on the table; chance decides between equals.
                best = max(question["options"], key=lambda option: (len(option["at"]), random.random()))
                asked = question["asked"]  # also the id: an answer sent twice counts once
                act = {"act": "choose", "id": f"{asked}", "seat": seat, "asked": asked, "code": best["code"]}
                socket.send(json.dumps({"type": "do", "table": table, "act": act}))
    for score in seen["scores"] or []:
        print(f"seat {score['seat']}: {score['total']} points, rank {score['rank']}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/table_bot.py LINK")
    main(sys.argv[1])
