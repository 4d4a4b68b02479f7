"""What the text view tells: shapes and terrain of Cartographers, the weather, the costs of an own set."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable

from playwright.sync_api import expect

from boardwright.games.farshore.rules.standard import standard_text

from .person import Person

People = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}


def test_the_text_view_tells_what_the_pictures_show(person: People) -> None:
    ada = person()
    ada.become_guest()
    ada.use_text_view()
    ada.set_up("cartographers", [ME, BOT], seed="5")
    now = ada.page.get_by_role("region", name="Now")
    expect(now).to_contain_text("Shape of 2 spaces, earns a coin: A1 B2.")
    expect(now).to_contain_text("Shape of 4 spaces: A1 B1 B2 C2.")
    code = ada.question()["options"][0]["code"]
    terrain, spaces = code.split(":")
    ada.page.locator("#command").fill(f"{terrain} {spaces}!")
    ada.page.keyboard.press("Enter")
    mine = ada.page.get_by_role("region", name="Map of Ada")
    expect(mine.locator("pre")).to_contain_text("Fo")
    expect(mine).to_contain_text("Fo forest, Vi village, Fa farm")
    data = tomllib.loads(standard_text())
    for card in data["card"]:
        card["cost"] = {"driftwood": 7}
    ada.set_up("farshore", [ME, BOT], options={"set": data, "weather": "upper"}, seed="5")
    market = ada.page.get_by_role("region", name="Bay").get_by_role("listitem")
    for card in range(8):
        expect(market.nth(card)).to_contain_text("costs 7 driftwood")
    sea = ada.page.get_by_role("region", name="Wind roses")
    expect(sea).to_contain_text("Fog. At the Lookout you draw from the deck only.")
    expect(sea).to_contain_text(re.compile(r"your hand limit is 6 cards\. \(does not apply in this game\)"))
