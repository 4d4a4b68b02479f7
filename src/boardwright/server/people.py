"""People: guests, accounts, sessions.

A session is a random token; we store its hash. Passwords are hashed with argon2id, few at a time,
because each needs much memory. An unknown name takes as long as a wrong password and gets the same answer.
"""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from ..core.refusal import Refusal
from .http.rate_limits import RateLimits
from .names import checked_name, login_of
from .storage.database import Conflict
from .storage.store import Store
from .tokens import hash_of, new_id, new_token, now_ms
from .wire import Person, SessionInfo

MEMORY_KIB: Final = 47_104  # 46 MiB
AT_ONCE: Final = 2


class People:
    """The people of this server."""

    def __init__(
        self, store: Store, rate_limits: RateLimits, *, accounts: bool, guests: bool, session_days: int
    ) -> None:
        self.store: Final = store
        self.rate_limits: Final = rate_limits
        self.accounts: Final = accounts
        self.guests: Final = guests
        self.session_ms: Final = session_days * 86_400_000
        self._hasher: Final = PasswordHasher(time_cost=1, memory_cost=MEMORY_KIB, parallelism=1)
        self._hashing: Final = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""
        """The hash of a password that nobody uses."""

    async def guest(self, name: str, device: str) -> SessionInfo:
        """Create a guest, a person without an account."""
        if not self.guests:
            raise Refusal("no-guests")
        person = Person(new_id(), checked_name(name), guest=True)
        await self.store.add_person(person.id, person.name, None, None)
        return await self._session(person, device)

    async def register(
        self, name: str, password: str, guest: Person | None, address: str, device: str
    ) -> SessionInfo:
        """Create an account. A guest who makes one keeps the seats; the sessions of the guest end."""
        if not self.accounts:
            raise Refusal("no-accounts")
        self.rate_limits.account(address)
        named = checked_name(name)
        await self.store.check_name(guest.id if guest is not None and guest.guest else "", named)
        hashed = await self._hash(password)
        try:
            if guest is not None and guest.guest:
                person = Person(guest.id, named, guest=False)
                await self.store.make_account(person.id, named, login_of(name), hashed)
            else:
                person = Person(new_id(), named, guest=False)
                await self.store.add_person(person.id, named, login_of(name), hashed)
        except Conflict:
            raise Refusal("name-taken", "name") from None
        return await self._session(person, device)

    async def login(self, name: str, password: str, address: str, device: str) -> SessionInfo:
        """Open a session for an account, always with a new token."""
        self.rate_limits.login(address, login_of(name))
        if not (name and password):
            raise Refusal("bad-login")
        if not self._nobody:
            self._nobody = await self._hash(new_token())
        found = await self.store.account(login_of(name))
        person, hashed = found if found is not None else (None, self._nobody)
        if not await self._matches(hashed, password) or person is None:
            raise Refusal("bad-login")
        self.rate_limits.logged_in(address, login_of(name))
        return await self._session(person, device)

    async def rename(self, person: Person, name: str) -> Person:
        """Change a name. Tables that the person already sits at keep the old one."""
        named = checked_name(name)
        try:
            await self.store.rename(person.id, named, login_of(named))
        except Conflict:
            raise Refusal("name-taken", "name") from None
        return Person(person.id, named, person.guest)

    async def change_password(
        self, person: Person, current: str, password: str, address: str, device: str
    ) -> SessionInfo:
        """Change the password: all sessions end, and a new one begins."""
        if person.guest:
            raise Refusal("no-account")
        await self._check_password(person, current, address)
        await self.store.set_password(person.id, await self._hash(password))
        return await self._session(person, device)

    async def delete(self, person: Person, password: str, address: str) -> None:
        """Delete a person. Accounts need their password. The tables forget the name afterwards."""
        if not person.guest:
            await self._check_password(person, password, address)
        await self.store.leave(person.id)

    async def _check_password(self, person: Person, password: str, address: str) -> None:
        self.rate_limits.login(address, person.id)
        hashed = await self.store.password_of(person.id)
        if hashed is None or not await self._matches(hashed, password):
            raise Refusal("bad-password", "current")
        self.rate_limits.logged_in(address, person.id)

    async def person_of(self, token: str) -> Person | None:
        """The person of a session."""
        return await self.store.session(hash_of(token)) if token else None

    async def logout(self, token: str) -> None:
        await self.store.end_sessions(hash=hash_of(token))

    async def _session(self, person: Person, device: str) -> SessionInfo:
        token = new_token()
        await self.store.add_session(hash_of(token), person.id, now_ms() + self.session_ms, device)
        return SessionInfo(token, person)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerifyMismatchError:
                return False
