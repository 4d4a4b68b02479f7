"""Dependencies of the routes: the services of the server, the person who asks, and the address."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ...core.record import clean_name
from ...core.refusal import Refusal
from ...tables.authorize import Actor
from ..manager import TableManager
from ..people import People
from ..push.addresses import PushHosts
from ..push.turn_notices import TurnNotices
from ..settings import Settings
from ..storage.deals import Deals
from ..storage.outcomes import Outcomes
from ..storage.store import Store
from ..wire import Person
from ..workers.reviews import Reviews

AnyRequest: TypeAlias = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=99)]
GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z_]+$")]
TableId = Annotated[str, PathParameter(max_length=40, pattern=r"^[0-9A-Za-z_.:-]+$")]


BROWSERS: Final = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS X": "Mac",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
"""By a mark in the user agent; the first one counts."""


class Services:
    """What the routes need."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        manager: TableManager,
        people: People,
        deals: Deals,
        reviews: Reviews,
        push_hosts: PushHosts,
        turn_notices: TurnNotices,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.manager: Final = manager
        self.people: Final = people
        self.deals: Final = deals
        self.outcomes: Final = Outcomes(store.database)
        self.reviews: Final = reviews
        self.push_hosts: Final = push_hosts
        self.turn_notices: Final = turn_notices

    @property
    def cookie_name(self) -> str:
        return "__Host-boardwright" if self.settings.secure else "boardwright"

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=self.cookie_name,
            value=token,
            path="/",
            httponly=True,
            secure=self.settings.secure,
            samesite="strict",
            max_age=self.settings.session_days * 86400 if token else 0,
        )


ServicesGiven: TypeAlias = NamedDependency[Services]
TokenGiven: TypeAlias = NamedDependency[str]
MaybePerson: TypeAlias = NamedDependency[Person | None]
"""The person who asks, if known."""
Me: TypeAlias = NamedDependency[Person]
"""The person who asks; a session is required."""


async def provide_services(state: State) -> Services:
    services: ServicesGiven = state.services
    return services


async def provide_token(request: AnyRequest, services: ServicesGiven) -> str:
    """The token of a request: programs send it in a header, browsers in a cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return request.cookies.get(services.cookie_name, "")


async def provide_person(token: TokenGiven, services: ServicesGiven) -> Person | None:
    return await services.people.person_of(token)


async def provide_me(person: MaybePerson) -> Person:
    if person is None:
        raise Refusal("no-session")
    return person


def actor_of(person: Person) -> Actor:
    return Actor(person.id, person.name)


def device_of(request: AnyRequest) -> str:
    """Browser and system of a client, as a person would name them; of a program what it calls itself."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    if browser and system:
        return f"{browser}, {system}"
    return clean_name(agent.partition(" ")[0])


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""
