"""A person at a browser, who clicks, taps and types."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE: Final = 60_000
"""Milliseconds to wait for something before the test fails. It detects a hang, not a slow machine."""
expect.set_options(timeout=PATIENCE)
PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1440, 900)
CONFIRMS: Final = '{"plays":"confirm"}'
ASKED: Final = "(document.querySelector('[data-asked]')?.dataset.asked ?? '')"
CHOOSABLE: Final = ".g-can, .g-lit"
# A board is a separate file and may load after the question. This matches when options are shown, or on a
# phone the mark of the page that has them.
SHOWN: Final = ".g-can, .g-lit, .decision :is(.answers, .steppers), [role=tab].marked, [role=grid]"
BOARD: Final = f"[data-asked] :is({SHOWN}) >> visible=true"


class Person:
    """A browser window with separate cookies, and a list of the errors in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        language: str = "en",
        scheme: str = "light",
        motion: str = "reduce",
        session: Any = None,
        installs: bool = False,
        confirms: bool = True,
    ) -> None:
        self.name: Final = name
        self.touch: Final = touch
        self.context: Final = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            storage_state=session,  # the session of another window of the same person
            service_workers="allow" if installs else "block",  # kept files would hide what a page fetches
        )
        if confirms:  # by default an action is sent a moment after it is selected
            self.context.add_init_script(f"try {{ localStorage.boardwright ??= '{CONFIRMS}' }} catch {{}}")
        self.page: Final[Page] = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: Final[list[str]] = []
        self.known = False
        """Whether the server knows this person."""
        self.expects_trouble = False
        """Failed requests are expected while a server is down."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _console(self, message: Any) -> None:
        if message.type == "warning" and "svelte.dev" in message.text:
            self.errors.append(message.text)  # a mistake in a component, such as derived_inert
        if message.type == "error" and not self.expects_trouble:
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def leave(self) -> None:
        self.context.close()

    # Coming in

    def api(self, method: str, path: str, body: object = None) -> Any:
        """A request of the page itself, with its cookie."""
        return self.page.evaluate(
            """async ([method, path, body, patience]) => {
                const headers = {"content-type": "application/json"};
                if (body !== null) body = JSON.stringify(body);
                const signal = AbortSignal.timeout(patience);
                const wish = {method, headers, body: body ?? undefined, signal};
                const answer = await fetch("/api/v1" + path, wish);
                const text = await answer.text();
                if (!answer.ok) throw new Error(answer.status + " " + text);
                try { return JSON.parse(text); } catch { return text; }
            }""",
            [method, path, body, PATIENCE],
        )

    def become_guest(self) -> None:
        if self.page.url == "about:blank":
            self.page.goto("/favicon.svg")  # requests come from the same origin; no page is built
        self.api("POST", "/guests", {"name": self.name})
        self.known = True

    def set_up(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        """Set up a table without the start page, and open it."""
        if not self.known:
            self.become_guest()
        made = self.api("POST", "/tables", {"game": game, "seats": seats, **more})
        self.go_to(made["id"])
        return str(made["id"])

    def go_to(self, table: str) -> None:
        self.page.goto(f"/tables/{table}")

    # Looking

    def wait_for_frames(self) -> None:
        """Wait until changes are drawn. It has a time limit, because a page may draw no frames."""
        self.page.evaluate(
            """patience => Promise.race([
                new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
                new Promise((done) => setTimeout(done, patience)),
            ])""",
            PATIENCE,
        )

    @property
    def decision(self) -> Locator:
        return self.page.locator(".decision")

    def is_over(self) -> bool:
        return self.page.locator("[data-status=over]").count() > 0

    def wait_until_asked(self) -> bool:
        """Wait until this person must answer; false if the game is over."""
        self.page.wait_for_selector("[data-asked], [data-status=over]", state="attached")
        return not self.is_over()

    def asked(self) -> str:
        """The number of the question."""
        return str(self.page.evaluate(ASKED))

    def question(self) -> dict[str, Any]:
        """The question, from the server."""
        table = self.page.url.split("/tables/")[1].split("?")[0]
        info = self.api("GET", f"/tables/{table}")["table"]
        me = self.api("GET", "/me")["id"]
        seat = [seat["person"] for seat in info["seats"]].index(me)
        return dict(self.api("GET", f"/tables/{table}?seat={seat}")["question"])

    def scrolls_sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(
            self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        )

    # Playing by mouse or finger

    def press(self, target: Locator) -> None:
        """Press it. A phone shows one page of the table at a time: the page that has it is opened first."""
        target.wait_for(state="attached")
        part = target.evaluate("one => one.closest('[data-part]')?.dataset.part ?? ''")
        tab = self.page.locator(f"[role=tab][data-zones~='{part}'][aria-selected=false]")
        if part and tab.count():
            tab.click()
        if self.touch:
            target.tap()
        else:
            target.click()

    def answer(self, rng: random.Random) -> None:
        """Answer the question: select something lit on the board or a button beside it, and confirm."""
        self.page.wait_for_selector(BOARD, state="attached")
        before = self.asked()
        if self.page.locator(".sheet [role=grid]").count():
            self._draw(rng)
        else:
            self._choose(rng)
        self.wait_for_another_question(before)

    def _draw(self, rng: random.Random) -> None:
        self.place_shape(rng)
        self.press(self.page.locator(".draw .acts .pri"))

    def place_shape(self, rng: random.Random) -> None:
        """Place a shape of the card on the map: turn it and try the squares until one fits."""
        confirm = self.page.locator(".draw .acts .pri")
        codes = [option["code"] for option in self.question()["options"]]
        spaces = re.findall(r"[a-k]\d+", rng.choice(codes).partition(":")[2])
        choices = self.page.locator("[data-thing^='choice:']:not([aria-disabled=true])")
        for choice in range(choices.count()):
            self.press(choices.nth(choice))
            for turns in range(8):
                for space in spaces:
                    self.press(self.page.locator(f"[data-space={space}]"))
                    if confirm.is_enabled():
                        return
                self.press(self.page.locator("[data-thing=flip]" if turns == 3 else "[data-thing=turn]"))
        raise AssertionError(f"the shape does not go to {spaces}")

    def _choose(self, rng: random.Random) -> None:
        """Select until the answer is complete. Others may follow, before anything is sent."""
        confirm = self.decision.locator(".acts .pri:enabled")
        before = self.asked()
        for _ in range(60):
            if self.asked() != before or self.is_over():
                return
            picks = self.decision.locator(".steppers [aria-disabled=false]:last-of-type, .choices .btn")
            things = self.page.locator(CHOOSABLE)
            loose = self.decision.locator(".answers .btn")
            chosen = self.decision.locator(".acts .btn").count() > 1
            targets = [loose, picks] if chosen else [things, loose, picks]
            if chosen and not confirm.count():
                targets.insert(0, things)
            count = [one.count() for one in targets]
            with suppress(PlaywrightTimeout):  # what follows may have been asked meanwhile
                if confirm.count() and (chosen or not sum(count)):
                    confirm.click(timeout=2000)
                    self.wait_a_moment_for_another_question(before)
                elif sum(count):
                    pick = rng.randrange(sum(count))
                    for one, n in zip(targets, count, strict=True):
                        if 0 <= pick < n:
                            self.press(one.nth(pick))
                        pick -= n
                    self.wait_for_frames()
        raise AssertionError("the answer is never complete")

    def play(self, rng: random.Random, most: int = 400, *, by_keyboard: bool = False) -> int:
        """Play to the end. Returns the number of confirmations; each may send several answers."""
        for confirmations in range(most):
            if not self.wait_until_asked():
                return confirmations
            (self.answer_by_keyboard if by_keyboard else self.answer)(rng)
        raise AssertionError("the game does not end")

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    # By keyboard and by typing

    def is_at(self, selector: str) -> bool:
        """Whether the keyboard focus is inside it."""
        return bool(self.page.evaluate("where => !!document.activeElement?.closest(where)", selector))

    def answer_by_keyboard(self, rng: random.Random) -> None:
        """Answer the question with letters, arrows, Tab and Enter, without a pointer."""
        self.page.wait_for_selector(BOARD, state="attached")
        before = self.asked()
        for _ in range(200):
            if self.asked() != before:
                return  # an answer may also take longer than a moment
            if self.page.locator(".sheet [role=grid].drawing").count():
                self._draw_by_keyboard(rng)
            elif not self._choose_by_keyboard(rng):
                continue
            self.wait_a_moment_for_another_question(before)
        raise AssertionError(f"no way on by keyboard: {self.decision.inner_text()}")

    def _draw_by_keyboard(self, rng: random.Random) -> None:
        """Walk over the map to a space of which the screen reader says that the shape fits."""
        keys = self.page.keyboard
        keys.press("Escape")
        for _ in range(rng.randrange(8)):
            keys.press(rng.choice("rf12"))
        keys.press("p")
        fits = self.page.locator(".sheet [role=gridcell][aria-label*='fits here']")
        if not fits.count():
            return
        goal = fits.nth(rng.randrange(fits.count())).get_attribute("data-space") or ""
        at = str(self.page.evaluate("document.activeElement.dataset.space"))
        rows, columns = ord(goal[0]) - ord(at[0]), int(goal[1:]) - int(at[1:])
        for number, back, forth in ((rows, "ArrowUp", "ArrowDown"), (columns, "ArrowLeft", "ArrowRight")):
            for _ in range(abs(number)):
                keys.press(back if number < 0 else forth)
        keys.press("Enter")  # puts it down
        keys.press("Enter")  # confirms

    def _choose_by_keyboard(self, rng: random.Random) -> bool:
        """Go anywhere and select what is lit there. Returns whether something was confirmed."""
        keys = self.page.keyboard
        if self.is_ready_to_confirm() and rng.randrange(2):
            return self._confirm_by_keyboard()
        if not rng.randrange(20):
            keys.press("Escape")  # back
        zone = rng.choice("hmpecd")
        keys.press(zone)
        for _ in range(rng.randrange(4 if zone == "d" else 10)):
            keys.press("Tab" if zone == "d" else f"Arrow{rng.choice(['Right', 'Down', 'Left', 'Up'])}")
        if self.is_at(CHOOSABLE) or self.is_at(".decision :is(.answers, .steppers, .choices)"):
            keys.press("Enter")
            if self.is_ready_to_confirm() and self.is_at(".g-sel"):
                keys.press("Enter")  # on a selected thing it confirms
                return True
        return False

    def _confirm_by_keyboard(self) -> bool:
        """Tab through the panel, from its beginning, to the button that confirms."""
        self.page.keyboard.press("d")
        for _ in range(40):
            if self.is_at(".decision .acts .pri"):
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("Tab")
        assert not self.is_ready_to_confirm(), f"out of reach of the keyboard: {self.decision.inner_text()}"
        return False  # something else has been asked meanwhile

    def is_ready_to_confirm(self) -> bool:
        return self.decision.locator(".acts .pri:enabled").count() > 0

    def wait_a_moment_for_another_question(self, before: str) -> None:
        with suppress(PlaywrightTimeout):
            self.page.wait_for_function(f"before => {ASKED} !== before", arg=before, timeout=3000)

    def wait_for_another_question(self, before: str) -> None:
        self.page.wait_for_function(f"before => {ASKED} !== before", arg=before)

    def set(self, **settings: object) -> None:
        """Change settings of this browser, in the form in which the settings page stores them."""
        self.page.evaluate(
            """change => localStorage.setItem("boardwright",
                JSON.stringify({...JSON.parse(localStorage.getItem("boardwright") ?? "{}"), ...change}))""",
            settings,
        )

    def use_text_view(self) -> None:
        self.set(textView=True)
