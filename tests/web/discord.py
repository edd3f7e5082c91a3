"""A stand-in for the part of Discord that says who opens a page there, on this machine."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

from aiohttp import web

APPLICATION = 777
SECRET, TOKEN = "the-client-secret", "the-bot-token"


class Discord:
    """Who has got which code, and who is in which instance.

    `failing`: the status that all answers have instead; `hangs`: it never answers; `limited`: codes that get a 429.

    `seconds`: that an exchange takes; `most`: exchanges of each code at the same time.
    """

    def __init__(self) -> None:
        self.codes: dict[str, int] = {}
        self.instances: dict[str, dict[str, Any]] = {}
        self.failing = 0
        self.hangs = False
        self.limited: set[str] = set()
        self.seconds = 0.0
        self.most: Counter[str] = Counter()
        self._exchanges: Counter[str] = Counter()
        self.secret = SECRET
        self.asked: list[str] = []
        self.challenges: dict[str, tuple[str, str]] = {}  # by code: the challenge and the way back that it came by
        self.address = ""

    def launched(self, instance_id: str, *people: int, server: int | None = None, application: int = 0) -> None:
        """People are in an instance of the Activity."""
        self.instances[instance_id] = {
            "application_id": str(application or APPLICATION),
            "instance_id": instance_id,
            "launch_id": "1",
            "location": {"id": "x", "kind": "gc", "channel_id": "5", "guild_id": server and str(server)},
            "users": [str(each) for each in people],
        }

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        app = web.Application(middlewares=[self._around])
        app.add_routes(
            [
                web.post("/api/oauth2/token", self._token),
                web.get("/api/users/@me", self._me),
                web.get("/api/applications/{application}/activity-instances/{instance}", self._instance),
            ]
        )
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{runner.addresses[0][1]}/api"
        try:
            yield
        finally:
            await runner.cleanup()

    @web.middleware
    async def _around(self, request: web.Request, handler: Any) -> web.StreamResponse:
        self.asked.append(request.path)
        if self.hangs:
            await asyncio.Event().wait()
        if self.failing:
            return web.json_response({}, status=self.failing, headers={"Retry-After": "30"})
        answer: web.StreamResponse = await handler(request)
        return answer

    async def _token(self, request: web.Request) -> web.Response:
        form = await request.post()
        code = str(form["code"])
        self._exchanges[code] += 1
        self.most[code] = max(self.most[code], self._exchanges[code])
        await asyncio.sleep(self.seconds)
        self._exchanges[code] -= 1
        if code in self.limited:
            return web.json_response({}, status=429, headers={"Retry-After": "600"})
        if (form["client_id"], form["client_secret"]) != (str(APPLICATION), self.secret):
            return web.json_response({"error": "invalid_client"}, status=401)
        person = self.codes.pop(str(form["code"]), None)
        if str(form["code"]) in self.challenges:
            hashed = urlsafe_b64encode(sha256(str(form["code_verifier"]).encode()).digest()).decode().rstrip("=")
            if (hashed, form["redirect_uri"]) != self.challenges[str(form["code"])]:
                return web.json_response({"error": "invalid_grant"}, status=400)
        if person is None or form["grant_type"] != "authorization_code":
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": f"of-{person}", "token_type": "Bearer", "scope": "identify"})

    async def _me(self, request: web.Request) -> web.Response:
        person = request.headers["Authorization"].removeprefix("Bearer of-")
        return web.json_response({"id": person, "username": "somebody"})

    async def _instance(self, request: web.Request) -> web.Response:
        found = self.instances.get(request.match_info["instance"])
        mine = request.match_info["application"] == str(APPLICATION)
        if found is None or not mine or request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({"message": "Unknown"}, status=404)
        return web.json_response(found)
