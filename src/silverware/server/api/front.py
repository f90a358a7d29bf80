"""The front of the house: the client as Vite built it, or a door where nobody has built it yet.

Every path that is nobody else's is a page of the client, which itself says so where there is none.

Litestar has static files and compression of its own. Measured with the largest script (108 kB) and a font (26 kB), it
takes 6.0 ms and 1.7 ms of the event loop for each request, because it packs anew every time and fonts as well; here a
file is packed once, 0.25 ms and 0.17 ms. All tables wait for that loop. It also has no page for unknown paths.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import silverware
from silverware.games import GAMES
from silverware.server.api.common import AnyRequest, TheHouse

FOLDER = Path(silverware.__file__).parent / "web"
"""Where Vite puts the client."""
PAGE: Final = "index.html"
DOCS = FOLDER.with_name("docs")
"""Where `make docs` puts the documentation."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What has a fingerprint of its contents in its name never changes."""
AGAIN: Final = "no-cache"
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""Pages load nothing from elsewhere."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""By how a name ends; machines differ in what they know of that."""
PACKED: Final = ("text/", "application/json", "application/manifest", "image/svg")
"""What becomes smaller on its way."""

DOOR: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Silverware</title>
<meta name="viewport" content="width=device-width">
<style>body{{font:16px/1.5 sans-serif;background:#f6f1e5;color:#26221c;max-width:40em;margin:3em auto;padding:0 1em}}
a{{color:#a03f12}}
@media (prefers-color-scheme:dark){{body{{background:#1f1d1a;color:#efe7d6}}a{{color:#e8834f}}}}</style>
<h1>Silverware</h1><p>This is a table server, version {version}. It speaks JSON and websockets.</p>
<p>The pages to play on have not been built here: <code>make play</code> or <code>make web</code> builds them.</p>
<ul><li><a href="/api/schema/openapi.json">What it understands</a> (OpenAPI)</li>
<li><a href="/api/games">The games</a></li><li><a href="/api/tables">Open tables</a></li>
<li><a href="/health">Health</a></li></ul></html>"""

GET_OR_HEAD: Final = [HttpMethod.GET, HttpMethod.HEAD]


@lru_cache(256)
def contents(file: Path, changed: int, packed: bool) -> bytes:
    """What is in a file, kept until it changes."""
    read = file.read_bytes()
    return gzip.compress(read, mtime=0) if packed else read


def served(request: AnyRequest, file: Path, keep: str) -> Response[bytes]:
    """A file of the client."""
    kind = KINDS.get(file.suffix, "application/octet-stream")
    packable = kind.startswith(PACKED)
    packed = packable and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": keep, "content-security-policy": POLICY}
    headers |= {"vary": "accept-encoding"} if packable else {}
    headers |= {"content-encoding": "gzip"} if packed else {}
    return Response(contents(file, file.stat().st_mtime_ns, packed), media_type=kind, headers=headers)


def file_in(folder: Path, name: str) -> Path | None:
    """The file of that name in a folder, if there is one. Names that people send never become paths."""
    return next((file for file in folder.glob("*") if file.name == name and file.is_file()), None)


@route("/", http_method=GET_OR_HEAD, include_in_schema=False)
async def home(request: AnyRequest) -> Response[bytes]:
    """What somebody sees who opens the address in a browser."""
    file = file_in(FOLDER, PAGE)
    if file is not None:
        return served(request, file, AGAIN)
    headers = {"content-security-policy": POLICY}
    return Response(DOOR.format(version=silverware.__version__).encode(), media_type="text/html", headers=headers)


@route("/assets/{path:path}", http_method=GET_OR_HEAD, include_in_schema=False)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """What a page is made of."""
    file = file_in(FOLDER / "assets", path.strip("/"))
    if file is None:
        raise NotFoundException("There is no such file.")
    return served(request, file, FOR_EVER)


@route("/table/{table:str}", http_method=GET_OR_HEAD, include_in_schema=False)
async def table_page(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Response[bytes]:
    """The client, with what a messenger shows of a link to this table: its game, and nobody's name."""
    file = file_in(FOLDER, PAGE)
    if file is None:
        raise NotFoundException("There is nothing here.")
    game = GAMES.get(await house.store.game_of(table) or "")
    if game is None:
        return served(request, file, AGAIN)
    origin = house.settings.origin or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    told = {
        "og:site_name": "Silverware",
        "og:type": "website",
        "og:title": f"A table of {game.title}",
        "og:description": "Come and sit down: one click, no account.",
        "og:url": f"{origin}/table/{table}",
        "og:image": f"{origin}/icon-512.png",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(says)}" />' for name, says in told.items())
    whole = contents(file, file.stat().st_mtime_ns, False).replace(b"</head>", tags.encode() + b"</head>", 1)
    headers = {"cache-control": AGAIN, "content-security-policy": POLICY}
    return Response(whole, media_type="text/html", headers=headers)


@lru_cache(1)
def documentation(folder: Path, changed: int) -> dict[str, Path]:
    """The files of the documentation by their names, kept until it is built again."""
    return {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}


@route(["/docs", "/docs/{path:path}"], http_method=GET_OR_HEAD, include_in_schema=False)
async def docs(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A page of the documentation, or something it shows."""
    first = file_in(DOCS, PAGE)
    if first is None:
        raise NotFoundException("The documentation has not been built here; `make docs` builds it.")
    name = path.strip("/")
    if not name:
        return Response(b"", status_code=302, headers={"location": f"/docs/{PAGE}"})
    file = documentation(DOCS, first.stat().st_mtime_ns).get(name)
    if file is None:
        raise NotFoundException("The documentation has no such page. It begins at /docs.")
    return served(request, file, AGAIN)


@route("/{path:path}", http_method=GET_OR_HEAD, include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A page of the client, or one of the few files beside it."""
    file = file_in(FOLDER, path.strip("/")) or file_in(FOLDER, PAGE)
    if file is None:
        raise NotFoundException("There is nothing here.")
    return served(request, file, AGAIN)


HANDLERS = [home, asset, table_page, docs, page]
