"""The plain pages: whole games, invitations, shared screens and refusals, with links and forms alone.

The pages do not depend on the kind of database, so one kind is enough.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import RequestFactory

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.games.everdell.rules.cards import CARDS
from boardwright.games.everdell.rules.events import SPECIAL_EVENTS
from boardwright.locales import LANGUAGES, Words
from boardwright.locales.words import catalogue, catalogues
from boardwright.pages.page_context import PageContext
from boardwright.pages.page_state import PageState
from boardwright.pages.table import TablePage
from boardwright.server.tokens import new_table_inputs
from boardwright.tables.authorize import Actor
from boardwright.tables.create import SeatSetup, TableSetup, new_table
from boardwright.tables.log_entries import Chose, LogEntry
from boardwright.tables.table import Table
from boardwright.tables.terms import Terms

from .browser import Browser, Page
from .client import Visitor
from .node import Node, sqlite_url

NASTY = "<script>x</script>[/b]&amp;"
KEYS = re.compile(
    r"\b(?:pages|refusal|option|card|place|event|map|prompt|log|zone|bot|game|preset|season|noun|column)"
    r"(?:-[a-z0-9_]+)+\b"
)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_url(tmp_path_factory.mktemp("database")))
    yield running
    assert running.stop() == 0, running.log
    assert '"level":"error"' not in running.log, running.log


async def somebody(node: Node, name: str = "Ada", language: str = "en") -> Browser:
    browser = Browser(node, language)
    await browser.come_in(name)
    return browser


async def own_turn(browser: Browser, table: str) -> Page:
    """Reload until it is the turn of this person, or the game is over."""
    for _ in range(100):
        page = browser.page
        if "It is your turn" in page.waiting_text or "Result" in page.text:
            return page
        assert page.refreshes, page.waiting_text
        await browser.open(table)
    raise AssertionError("nobody moves")


def token_of(browser: Browser) -> str:
    return str(browser.http.cookies["boardwright"])


def link_on(page: Page) -> str:
    """The invitation that a page shows."""
    return page.root.all("input", name="link")[0].get("value")


def hand_of(view: dict[str, object], seat: int) -> set[str]:
    players = view["players"]
    assert isinstance(players, list)
    return {card for card in players[seat]["hand"] if card is not None}


def _words_like_keys(language: str, name: str) -> list[str]:
    """Words of a catalogue that look like keys but are not, such as card-playing."""
    return KEYS.findall(re.sub(r"(?m)^[a-z0-9_-]+ =", "", catalogue(language, name)))


# Games


@pytest.mark.parametrize("setup", ["cartographers/standard", "everdell/standard", "farshore/weather-both"])
def test_a_whole_game_against_a_bot(node: Node, setup: str) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up(setup, "me", "bot:random")
        answers = 0
        while "Result" not in (await own_turn(ada, table)).text:
            page = await ada.answer(answers * 7)
            assert page.status == 200, page.alert
            answers += 1
        page = await ada.open(table)
        assert not page.refreshes
        record = Record.read((await ada.http.get(page.link("Record file"))).text, GAMES)
        best = [score.seat for score in record.state.scores() if score.rank == 1]
        assert all(name in page.waiting_text for seat, name in enumerate(("Ada", "Random")) if seat in best)

        page = await ada.follow("Replay")
        assert f"After 0 of {len(record.answers)} answers" in page.text
        page = await ada.follow("End")
        page = await ada.follow("Random")  # as the bot sees it
        assert "Beginning" in page.links()
        assert "On" not in page.links()

        await ada.open(table)
        await ada.press("Play again")
        assert str(ada.page.reply.url.path) != table
        assert "Come over" in (await ada.open(table)).links()

    asyncio.run(story())


def test_a_drawing_is_tried_before_it_is_handed_in(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("cartographers/solo", "me", seed="20")
        squares = ada.page.root.all("table", class_="map")[0].all("a")
        tried = await ada.open(squares[0].get("href"))
        assert "If you hand this in" in tried.text
        assert len(tried.root.all("table", class_="map")[0].all("td", class_="water tried")) == 3
        assert len((await ada.open(table)).root.all("button", class_="main")) == 0
        typed = ada.page.form("/act", act="choose")
        page = await ada.send(typed, code="water:a1a2a3a4a5")
        assert page.status == 422
        assert "shape" in page.alert
        page = await ada.send(ada.page.form("/act", act="choose"), code="water:a1b1c1")
        assert page.status == 200
        assert "Ada draws water: a1 b1 c1" in page.text

    asyncio.run(story())


# People


def test_two_people_by_link(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "open")
        assert "waits for its players" in ada.page.waiting_text
        assert ada.page.refreshes
        page = await ada.press("Link to play")
        link = link_on(page)
        assert link.startswith(f"{node.url}/join#")
        assert not page.refreshes, "the link would be gone before it is copied"
        assert link not in (await ada.open(table)).source, "it is shown once"

        ben = Browser(node)
        page = await ben.open("/plain/join")
        page = await ben.send(page.form("/join"), link=link)
        assert "What shall we call you?" in page.text
        page = await ben.send(page.form("/join"), name="Ben")
        assert str(page.reply.url.path) == table
        assert "Ben (you)" in page.text
        assert "Begin" not in page.buttons()

        await ada.open(table)
        page = await ada.press("Begin")
        assert "It is your turn" in page.waiting_text
        assert not page.refreshes
        page = await ben.open(table)
        assert "Waiting for: Ada" in page.waiting_text
        assert page.refreshes
        page = await ben.follow("Hold it still")  # the page does not reload while she writes
        assert not page.refreshes
        page = await ben.send(page.form("/act", act="say"), text=NASTY)
        assert f"Ben {NASTY}" in (await ada.open(table)).text
        assert ada.page.root.all("script") == []

        before = ada.page.text
        await ada.answer()
        assert "Take back my last step" in ada.page.buttons()
        page = await ada.press("Take back my last step")
        assert page.text == before

    asyncio.run(story())


def test_who_knows_nobody_may_watch_what_is_open_to_all(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "me", listed="1")
        closed = await ada.set_up("everdell/standard", "me", "me")
        nobody = Browser(node)
        page = await nobody.open("/plain/")
        assert table in [link.get("href") for link in page.root.all("a")]
        assert closed not in page.source
        page = await nobody.open(table)
        assert page.status == 200
        assert page.root.all("form") == []
        page = await nobody.open(closed)
        assert page.status == 403
        assert "ask for a link" in page.alert
        page = await nobody.open(f"{table}?seat=0")
        assert page.status == 403

    asyncio.run(story())


def test_nobody_sees_the_hand_of_another(node: Node) -> None:
    """No page names cards that only Ben holds to Ada or to spectators."""

    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "open", listed="1", seed="7")
        ben = Browser(node)
        link = link_on(await ada.press("Link to play"))
        await ben.open("/plain/join")
        await ben.send(ben.page.form("/join"), link=link)
        await ben.send(ben.page.form("/join"), name="Ben")
        await ada.open(table)
        await ada.press("Begin")
        words = Words("en", game="everdell")
        # Events name cards too.
        named = {card for event in SPECIAL_EVENTS for card in event.needs}
        named |= {
            card.id
            for card in CARDS.cards
            if any(words(f"card-{card.id}") in words(f"event-{event.id}") for event in SPECIAL_EVENTS)
        }
        id = table.rpartition("/")[2]
        hidden = 0
        for _ in range(6):
            seen = await Visitor(node, token_of(ben)).look(id, 1)
            secret = hand_of(seen["view"], 1)
            ada_seen = await Visitor(node, token_of(ada)).look(id, 0)
            public = set(ada_seen["view"]["meadow"]) | hand_of(ada_seen["view"], 0)
            public |= {built["card"] for player in seen["view"]["players"] for built in player["city"]}
            names = {words(f"card-{card}") for card in secret - public - named}
            hidden += len(names)
            shown = (await ben.open(table)).text
            assert all(name in shown for name in names)
            for browser in (ada, Browser(node)):
                pages = [await browser.open(table), await browser.open(f"{table}?still=1")]
                for page in pages:
                    tables = "".join(part.text for part in page.root.all("pre"))
                    news = "".join(part.text for part in page.root.all("ul", class_="log"))
                    assert not [name for name in names if re.search(rf"\b{name}\b", tables + news)]
            mover = ada if "It is your turn" in (await ada.open(table)).waiting_text else ben
            await mover.open(table)
            await mover.answer()
        assert hidden > 6, "there was something to hide"

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_page_depends_on_nothing_hidden(game: str) -> None:
    """Everything hidden from the viewer is redealt, also sealed answers. The page stays the same."""
    host = Actor("hal", "Hal")
    setup = TableSetup(
        game, [SeatSetup("me"), SeatSetup("bot", bot="random")], seed="5", terms=Terms(listed=True)
    )
    table, _ = new_table(setup, host, new_table_inputs())
    record = table.playing()
    chance = Rng(3)
    for moment in range(41):
        seat = table.waiting()[-1]
        code = record.state.options(seat).code(answer(BOTS["random"], record.state, seat, chance))
        table.apply(LogEntry(table.number + 1, 0, Chose(seat, code)))
        for person, viewer in ((host.id, 0), ("nobody", None)) if moment % 10 == 0 else ():
            truth = record.state
            pages = {as_shown(table, person)}
            for _ in range(2):
                record.state = truth.redeal(viewer, chance)
                pages.add(as_shown(table, person))
            record.state = truth
            assert len(pages) == 1, f"{game} {moment} {viewer}"


def as_shown(table: Table, person: str) -> str:
    """The page of a table, without the ids of its forms, which are new each time."""
    visit = PageContext(RequestFactory().get("/"), None)
    page = TablePage(visit, PageState(table, person, None, now=0), {})
    assert page.face is not None
    return re.sub(r'name="id" value="[^"]*"', "", page.body()) + page.face.scores(100)


def test_who_shares_a_screen_shows_a_hand_only_to_its_player(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "me", name0="Ada", name1="Ben")
        page = ada.page
        assert "Pass the screen to Ada" in page.text
        assert "I am Ben" not in page.links()
        assert "Hand\n" not in page.text
        page = await ada.follow("I am Ada")
        assert "Hand\n" in page.text
        page = await ada.answer(3)
        while "It is your turn" in page.waiting_text:
            page = await ada.answer()
        for address in (table, f"{table}?seat=0"):  # the back button shows nothing either
            page = await ada.open(address)
            assert "Pass the screen to Ben" in page.text
            assert "Hand\n" not in page.text
            assert "draws Farm" not in page.text
        assert "Hand\n" in (await ada.follow("I am Ben")).text

        # In Cartographers all draw at the same time. Answers are sealed and can be taken back.
        table = await ada.set_up("cartographers/standard", "me", "me", name0="Ada", name1="Ben")
        assert {"I am Ada", "I am Ben"} <= set(ada.page.links())
        await ada.follow("I am Ada")
        page = await ada.answer(5)
        assert "Pass the screen to Ben" in page.text
        assert "sealed" not in page.text
        page = await ada.press("Take back the last step of Ada")
        assert {"I am Ada", "I am Ben"} <= set(page.links())

    asyncio.run(story())


def test_somebody_who_plays_with_bots_is_told_what_they_are_and_gets_hints(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        assert "Looks ahead a little. Thinks for up to 1 second a move." in ada.page.text
        await ada.set_up("everdell/standard", "me", "bot:beginner")
        page = await ada.press("Hint")
        assert "Best: " in page.text
        assert "Strong " in page.text
        assert "Hint" not in page.buttons()
        page = await ada.open("/plain/")
        chosen = [one.get("value") for one in page.root.all("option") if "selected" in one.attributes]
        assert "bot:beginner" in chosen, "the level played last is offered again"
        await ada.set_up("cartographers/standard", "me", "me")
        assert "Hint" not in ada.page.buttons()

    asyncio.run(story())


def test_a_stand_in_is_called_and_sent_away(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("farshore/standard", "me", "open")
        link = link_on(await ada.press("Link to play"))
        ben = await somebody(node, "Ben")
        await ben.open("/plain/join")
        await ben.send(ben.page.form("/join"), link=link.partition("#")[2])
        await ada.open(table)
        page = await ada.press("Begin")
        assert "Call a stand-in" not in page.text
        await ben.open(table)
        await ben.press("Leave")
        await ada.open(table)
        await ada.press("Until the player returns")
        assert "Ada calls Casual to stand in for Ben." in ada.page.text
        await ben.open(table)
        assert "Casual stands in" in ben.page.text
        page = await ben.press("Come back")
        assert "Ben is back." in page.text
        await ada.open(table)
        page = await ada.press("Close it for everybody")
        assert "closed before the end" in page.waiting_text

    asyncio.run(story())


def test_accounts(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node, "Ada Pages")
        table = await ada.set_up("everdell/year1", "me")
        await ada.open("/plain/")
        page = await ada.send(ada.page.form("/plain/register"), name="Ada Pages", password="correct horse")
        assert "You are Ada Pages." in page.text
        page = await ada.press("Log out")
        assert "Come in as a guest" in page.buttons()
        page = await ada.send(page.form("/plain/login"), name="Ada Pages", password="wrong")
        assert page.status == 401
        assert page.alert == "Name or password is wrong."
        assert page.form("/plain/login").all("input", name="name")[0].get("value") == "Ada Pages"
        page = await ada.send(page.form("/plain/login"), name="Ada Pages", password="correct horse")
        assert table in page.source, "the guest's table is still hers"
        page = await ada.open(table)
        assert page.status == 200

    asyncio.run(story())


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_its_reader(node: Node, language: str) -> None:
    async def story() -> None:
        ada = await somebody(node, language=f"de, {language};q=0.8, en;q=0.1")
        spelled = {word for name in catalogues("everdell") for word in _words_like_keys(language, name)}
        pages = [ada.page, await ada.open("/plain/join"), await ada.open("/nothing")]
        for setup in ("cartographers/standard", "everdell/standard", "farshore/bonny2"):
            table = await ada.set_up(setup, "me", "me", "bot:casual")
            pages += [ada.page, await ada.open(f"{table}?seat=0"), await ada.open(f"{table}/more")]
            pages += [await ada.open(f"{table}/more?about=a")]
        await ada.set_up("everdell/standard", "me", "open")
        pages += [ada.page]
        for page in pages:
            assert page.root.all("html")[0].get("lang") == language
            assert set(KEYS.findall(page.text)) <= spelled, page.reply.url
        other = "ru" if language != "ru" else "it"
        page = await ada.open(f"/plain/?lang={other}")
        assert page.root.all("html")[0].get("lang") == other
        page = await ada.open("/plain/")
        assert page.root.all("html")[0].get("lang") == other, "a choice is remembered"

    asyncio.run(story())


def test_names_are_text_wherever_they_stand(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node, NASTY)
        table = await ada.set_up("cartographers/standard", "me", "me", name0=NASTY, name1='"><b>:smile:')
        pages = [ada.page, await ada.open("/plain/"), await ada.open(f"{table}?seat=0")]
        pages += [await ada.open(f"{table}/more")]
        for page in pages:
            assert NASTY in page.root.text
            assert page.root.all("script") == []
        assert '"><b>:smile:' in pages[-1].text

    asyncio.run(story())


# Refusals


def test_errors_come_in_words_and_with_their_status(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        page = await ada.open("/plain/tables/nowhere")
        assert (page.status, page.alert) == (404, "There is no such table.")
        page = await ada.open("/plain/tables/nowhere?seat=x")
        assert page.status == 400
        page = await ada.post("/plain/tables", {"setup": "everdell/standard", "seat0": "me", "chat": "all"})
        assert (page.status, page.alert) == (422, "The game takes 2 to 4 players.")
        form = page.form("/plain/tables")
        chosen = [option.get("value") for option in form.all("option", selected="selected")]
        assert {"everdell/standard", "me", "all"} <= set(chosen), "what was entered is kept"
        for broken in ({"setup": "chess/standard"}, {"setup": "everdell/blitz"}, {"seat0": "queen"}, {}):
            page = await ada.post("/plain/tables", broken)
            assert page.status in (400, 422)
            assert page.alert
        page = await ada.post("/plain/guest", {"name": "x" * 50})
        assert page.status in (400, 422)
        page = await ada.post("/plain/join", {"link": "no such link"})
        assert page.status in (400, 422)
        page = await ada.post("/plain/join", {"link": "nosuchlink"})
        assert (page.status, page.alert) == (404, "This link is unknown or has expired.")
        page = await ada.post("/plain/nothing", {})
        assert page.status in (404, 405)
        page = await Browser(node).post("/plain/tables", {"setup": "everdell/standard"})
        assert (page.status, page.alert) == (401, "Please log in or play as a guest first.")

    asyncio.run(story())


def test_a_form_counts_once_and_not_too_late(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "me")
        page = await ada.open(f"{table}?seat=0")
        form = page.form("/act", act="choose")
        first, second = form.all("button")[:2]
        page = await ada.send(form, first)
        text = page.text
        assert page.status == 200
        page = await ada.send(form, first)  # pressed twice
        assert page.status == 200
        assert page.text == text
        page = await ada.send(form, second)  # from an old page, with the id of the old form
        assert page.text == text
        await ada.open(f"{table}?seat=1")
        await ada.answer()
        form.all("input", name="id")[0].attributes["value"] = "another"
        page = await ada.send(form, second)
        assert page.status == 409
        assert "the table has changed since" in page.alert.lower()
        assert "The table" in page.text, "and here is how it stands now"

    asyncio.run(story())


def test_forms_of_foreign_pages_are_refused(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        for origin in ("https://elsewhere.example", "null"):
            reply = await ada.http.post("/plain/logout", headers={"origin": origin})
            page = Page(reply)
            assert page.status == 403
            assert page.alert == "This page may not use the server."
        assert "Log out" in (await ada.open("/plain/")).buttons()
        # Old browsers send no origin. Their cookie is not sent from other sites.
        cookie = (await ada.http.post("/plain/guest", data={"name": "Ben"})).history[0].headers["set-cookie"]
        assert "samesite=strict" in cookie.lower()
        assert "httponly" in cookie.lower()
        assert "You are Ben, a guest." in (await ada.open("/plain/")).text
        # Programs still receive JSON.
        async with httpx.AsyncClient(base_url=node.url) as program:
            reply = await program.get("/nothing")
            assert reply.json()["reason"] == "no-page"
            reply = await program.get("/api/v1/tables/nowhere", headers={"accept": "text/html"})
            assert reply.json()["reason"] == "no-table"

    asyncio.run(story())


def test_who_asks_too_often_is_told_so_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        ada = Browser(busy, "fr")
        pages = [await ada.open(address) for address in ("/plain/", "/plain/join", "/nothing", "/plain/")]
        assert [page.status for page in pages] == [200, 200, 404, 429]
        assert pages[-1].reply.headers["retry-after"]
        assert "attendez un instant" in pages[-1].alert

    busy = Node(sqlite_url(tmp_path), requests_per_minute=3)
    asyncio.run(story())
    assert busy.stop() == 0


def test_broken_forms_break_nothing(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "me")
        kind = {"content-type": "application/x-www-form-urlencoded", "origin": node.url}
        bodies = (
            b"",
            b"\xff=%ff&%",
            b"&".join(b"a=1" for _ in range(500)),
            b"a=" + b"x" * 50_000,
            b"act=choose",
        )
        for path in ("/plain/guest", "/plain/tables", "/plain/join", f"{table}/act", f"{table}/links"):
            for body in bodies:
                page = Page(await ada.http.post(path, content=body, headers=kind))
                assert 400 <= page.status < 500 or path == "/plain/join", (path, body[:20])
                assert page.alert or path == "/plain/join"

    asyncio.run(story())


# What was agreed on, and what the pages are made of


def test_hidden_scores_stay_hidden_until_the_end(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("everdell/standard", "me", "bot:random", scores="")
        page = await own_turn(ada, table)
        assert "Season" in page.text
        assert "Score\n" not in page.text
        assert "Total" not in (await ada.open(f"{table}/more")).text

    asyncio.run(story())


def test_a_clock_is_shown(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        await ada.set_up("everdell/standard", "me", "me", clock="bank", minutes="3", more="10", name1="Ben")
        assert re.search(r"Ada: 2:5\d|Ada: 3:00", ada.page.waiting_text)

    asyncio.run(story())


def test_a_phone_gets_narrow_lines(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("cartographers/solo", "me")
        phone = Browser(node, **{"user-agent": "Some Mobile"})
        phone.http.cookies = ada.http.cookies
        page = await phone.open(table)
        lines = [line.rstrip() for pre in page.root.all("pre") for line in pre.text.split("\n")]
        assert max(map(len, lines)) <= 46

    asyncio.run(story())


def test_one_style_and_one_script_both_our_own(node: Node) -> None:
    async def story() -> None:
        ada = Browser(node)
        page = await ada.open("/plain/join")
        assert [script.get("src") for script in page.root.all("script")] == ["/plain/join.js"]
        script = await ada.http.get("/plain/join.js")
        assert script.headers["content-type"].startswith("text/javascript")
        style = await ada.http.get(page.root.all("link", rel="stylesheet")[0].get("href"))
        assert style.headers["content-type"].startswith("text/css")
        assert "url(" not in style.text
        assert "prefers-color-scheme: dark" in style.text
        assert (await ada.http.get("/plain/routes.py")).status_code == 404

    asyncio.run(story())
