"""A browser without a screen: it opens a file, takes keys and clicks, and says what it asked for."""

from __future__ import annotations

import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

NAMES = ("chromium", "google-chrome", "google-chrome-stable", "chrome", "chromium-browser")
PLACES = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path(os.environ.get("PROGRAMFILES", "")) / "Google" / "Chrome" / "Application" / "chrome.exe",
)
QUIETLY = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
    "--log-level=3",
    "--force-prefers-reduced-motion",
    "--remote-debugging-port=0",
)
LISTENS = "DevTools listening on "


def found() -> str:
    browser = next(filter(None, map(shutil.which, NAMES)), None) or next(filter(Path.exists, PLACES), None)
    assert browser, f"No browser is installed: one of {', '.join(NAMES)} opens what is exported."
    return str(browser)


class Wire:
    """Messages over a web socket, as far as a browser's need it."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._socket = socket.create_connection((there.hostname, there.port or 80))
        self._read: IO[bytes] = self._socket.makefile("rb")
        key = b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {there.path} HTTP/1.1\r\nHost: {there.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while self._read.readline().strip():
            pass

    def say(self, message: bytes) -> None:
        """One frame, masked with zeros: the mask is there for what stands between, and here nothing does."""
        size = len(message)
        length = struct.pack(">B", 0x80 | size) if size < 126 else struct.pack(">BH", 0x80 | 126, size)
        assert size < 1 << 16
        self._socket.sendall(b"\x81" + length + bytes(4) + message)

    def hear(self) -> bytes:
        message = b""
        while True:
            first, size = self._read.read(2)
            if size >= 126:
                size = int.from_bytes(self._read.read(2 if size == 126 else 8), "big")
            message += self._read.read(size)
            if first & 0x80:
                return message

    def close(self) -> None:
        self._read.close()
        self._socket.close()


class Tab:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._numbers = count(1)
        self._session: dict[str, str] = {}
        self.events: list[dict[str, Any]] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._session = {"sessionId": session}
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._wire.say(json.dumps({"id": number, "method": method, "params": params, **self._session}).encode())
        while (heard := self._hear()).get("id") != number:
            self.events.append(heard)
        assert "error" not in heard, heard
        return heard["result"]

    def _hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(self._wire.hear())
        return heard

    def open(self, file: Path) -> None:
        self.call("Page.navigate", url=file.as_uri())
        while not self.happened("Page.loadEventFired"):
            self.events.append(self._hear())

    def happened(self, event: str) -> list[dict[str, Any]]:
        return [heard["params"] for heard in self.events if heard.get("method") == event]

    @property
    def asked_for(self) -> list[str]:
        return [str(request["request"]["url"]) for request in self.happened("Network.requestWillBeSent")]

    def says(self, script: str) -> Any:
        told = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    def press(self, key: str) -> None:
        for way in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=way, key=key, code=key)

    def click(self, selector: str) -> None:
        item = f"document.querySelector({json.dumps(selector)})"
        self.says(f"{item}.scrollIntoView({{block: 'center'}})")
        x, y = self.says(f"(b => [b.x + b.width / 2, b.y + b.height / 2])({item}.getBoundingClientRect())")
        for way in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=way, x=x, y=y, button="left", clickCount=1)


@contextmanager
def tab() -> Iterator[Tab]:
    # What the browser still writes while it ends must not hold anybody up.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [found(), *QUIETLY, f"--user-data-dir={profile}", "about:blank"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as browser:
            try:
                assert browser.stderr is not None
                line = next(line for line in browser.stderr if line.startswith(LISTENS))
                wire = Wire(line.removeprefix(LISTENS).strip())
                yield Tab(wire)
                wire.close()
            finally:
                browser.kill()
