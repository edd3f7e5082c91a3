"""Reads the address of a database as hosting companies hand it out, and connects to it.

An address holds what libpq knows. Most of it asyncpg knows as well; the rest is done here, says nothing about how the
bot works, or is refused by its name (docs/operators/operations.md has the list).
"""

from __future__ import annotations

import os
import re
import ssl
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa

from db.connection.statements import FAILURES
from db.trouble import DATABASE_DOWN, Trouble

CONNECT_TIMEOUT = 5.0  # seconds, where the address has no connect_timeout
LONGEST_TIMEOUT = 60.0  # seconds, where its connect_timeout says "for ever"
_NAME = "pactum"  # of the bot's connections, where the address has no application_name

SAFE = ("require", "verify-ca", "verify-full")  # never without TLS
TLS = ("TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3")
VALUES = {
    "sslmode": ("disable", "allow", "prefer", *SAFE),
    "sslnegotiation": ("postgres", "direct"),
    "channel_binding": ("disable", "prefer", "require"),
    "gssencmode": ("disable", "prefer"),  # not "require": asyncpg encrypts by TLS alone
    "ssl_min_protocol_version": TLS,
    "ssl_max_protocol_version": TLS,
    "target_session_attrs": ("any", "read-write", "read-only", "primary", "standby", "prefer-standby"),
}
FILES = ("sslrootcert", "sslcrl", "sslcert", "sslkey")
DRIVERS = {
    *("host", "port", "sslmode", "sslnegotiation", "target_session_attrs", "application_name", "options", *FILES),
    *("ssl_min_protocol_version", "ssl_max_protocol_version", "passfile", "service", "krbsrvname", "gsslib"),
}
LIBPQS = {  # what libpq's programs are given, and asyncpg is not
    *("channel_binding", "connect_timeout", "gssencmode", "keepalives", "keepalives_idle", "keepalives_interval"),
    *("keepalives_count", "tcp_user_timeout"),
}
IGNORED = {
    *("client_encoding", "fallback_application_name", "gssdelegation", "load_balance_hosts", "max_protocol_version"),
    *("sslcertmode", "sslcompression", "sslkeylogfile", "sslsni"),
    *("connection_limit", "pgbouncer", "pool_timeout", "supa", "uselibpqcompat"),  # notes for other drivers
}
_REFUSED = re.compile(
    "hostaddr|requiressl|require_auth|requirepeer|replication|servicefile|sslcrldir|sslpassword|scram_.*|oauth_.*|min_protocol_.*"
)
NOT_ADMITTED = "28000"  # SQLSTATE
OF_SETTINGS = ("42704", "55P02", "22023", "42501", "42601")  # SQLSTATEs: no such one, or value, not now, not for you
CERTIFICATE_REQUIRED = "CERTIFICATE_REQUIRED"  # OpenSSL's word for a server that wants the client's
POOL_WANTS_TLS = "SSL required"  # what pgbouncer says
SYSTEM = "system"  # as sslrootcert: whomever this machine trusts

_PASSWORD = re.compile(r"^(\w[\w+]*://[^:/@]*:)(.*)(@[^@]*)$")
_HOSTS = re.compile(r"^(\w[\w+]*://(?:[^/?]*@)?)([^/?@]*,[^/?@]*)(/[^?@]*)?(?:\?([^@]*))?$")
_SPECIAL, _ESCAPED = re.compile(r"([\\ ])"), r"\\\1"  # in the parameter `options`
_PORT = re.compile(r":(\d*)$")


class UnfitAddress(ConnectionError):  # noqa: N818  not for tracebacks, but for who has written the address
    """The address cannot be used. `why`: a code of `diagnosis`; `parameter`: the part of it that must be changed."""

    def __init__(self, why: str, parameter: str = "", problem: str = "") -> None:
        super().__init__(f"{why} {parameter}")
        self.why = why
        self.parameter = parameter
        self.problem = problem


def engine_url(url: str) -> sa.URL:
    """`url` in its parts, with libpq's parameters. Takes postgres:// and postgresql://, and "@" in a password.

    Raises Trouble `database-down` if `url` is no address of a Postgres, or asks for what the bot cannot do.
    """
    url = _HOSTS.sub(_listed, url)
    parsed = _parsed(url) or _parsed(_PASSWORD.sub(_quoted, url))
    if parsed is None:
        raise Trouble(DATABASE_DOWN, where="DATABASE_URL", why="url")
    if parsed.drivername.partition("+")[0] not in ("postgres", "postgresql"):
        raise Trouble(DATABASE_DOWN, where=parsed.drivername, why="url")
    query = {name: value if isinstance(value, str) else value[-1] for name, value in parsed.query.items()}
    several = "host" in query
    if several and parsed.port:
        query.setdefault("port", str(parsed.port))
    return sa.URL.create(
        "postgresql+asyncpg",
        query.pop("user", parsed.username),
        query.pop("password", parsed.password),
        None if several else parsed.host,
        None if several or "port" in query else parsed.port,
        query.pop("dbname", query.pop("database", parsed.database)),
        _meant(query),
    )


def with_password(url: str, password: str | None) -> str:
    """`url` with that password, unless it has one of its own. Raises Trouble as `engine_url` does."""
    parsed = engine_url(url)
    if not password or parsed.password:
        return url
    return parsed.set(password=password).render_as_string(hide_password=False)


def password_of(url: str) -> str | None:
    """The password in an address, None without one. Raises Trouble as `engine_url` does."""
    return engine_url(url).password if url else None


def _parsed(url: str) -> sa.URL | None:
    """`url` in its parts, None if it has other parts: an "@" in a password is taken for the one before the host."""
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return None
    return None if "@" in (parsed.host or "") else parsed


def _quoted(match: re.Match[str]) -> str:
    return match[1] + quote(match[2], safe="%") + match[3]


def _listed(match: re.Match[str]) -> str:
    """The address with its several hosts, and their ports, as parameters."""
    hosts = match[2].split(",")
    ports = [port[1] if (port := _PORT.search(host)) else "" for host in hosts]
    several = urlencode({"host": ",".join(_PORT.sub("", host) for host in hosts), "port": ",".join(ports)})
    return f"{match[1]}{match[3] or '/'}?{several}{'&' if match[4] else ''}{match[4] or ''}"


def _meant(query: dict[str, str]) -> dict[str, str]:
    """The parameters but for those that change nothing. Raises Trouble `database-down`."""
    if "ssl" in query:  # as other drivers call it
        said = query.pop("ssl").lower()
        query.setdefault(
            "sslmode", {"true": "require", "1": "require", "false": "disable", "0": "disable"}.get(said, said)
        )
    for name in query:
        if _REFUSED.fullmatch(name):
            raise Trouble(DATABASE_DOWN, where="DATABASE_URL", why="parameter", parameter=name)
    for name, values in VALUES.items():
        if query.get(name, values[0]) not in values:
            raise _wrong(name, *values)
    if not re.fullmatch(r"-?\d{1,6}", query.get("connect_timeout", "0").strip(), re.ASCII):
        raise _wrong("connect_timeout", "1", "5", "10")
    if query.get("channel_binding") == "require":  # asyncpg cannot prove it; without TLS there would be none
        _raise_to(query, *SAFE)
    if query.get("sslrootcert") == SYSTEM:  # as libpq: whom this machine trusts need not be the one we want
        _raise_to(query, "verify-full")
    return {name: value for name, value in query.items() if name not in IGNORED}


def _raise_to(query: dict[str, str], *enough: str) -> None:
    """Lets `sslmode` be one of `enough`, the first if it says less. Raises Trouble if it says "disable"."""
    if query.get("sslmode") == "disable":
        raise _wrong("sslmode", *enough)
    if query.get("sslmode") not in enough:
        query["sslmode"] = enough[0]


def _wrong(name: str, *values: str) -> Trouble:
    return Trouble(DATABASE_DOWN, where="DATABASE_URL", why="value", parameter=name, values=", ".join(values))


def connection_patience(url: sa.URL) -> float:
    """Seconds that a connection to `url` may take to come about."""
    seconds = int(_text(url, "connect_timeout") or CONNECT_TIMEOUT)
    return float(seconds) if seconds > 0 else LONGEST_TIMEOUT


def connection_name(url: sa.URL) -> str:
    """How the bot's connections to `url` are called there."""
    return _text(url, "application_name") or _NAME


def connection_options(url: sa.URL) -> dict[str, Any]:
    """What asyncpg is to be given for `url`. Raises OSError where certificates cannot be read."""
    arguments: dict[str, Any] = {
        "dsn": url.set(drivername="postgresql").difference_update_query(LIBPQS).render_as_string(hide_password=False),
        "timeout": connection_patience(url),
    }
    if _text(url, "sslrootcert") == SYSTEM:  # asyncpg would look for a file of that name
        arguments["ssl"] = _system_context(url)
    return arguments


def _system_context(url: sa.URL) -> ssl.SSLContext:
    """TLS with a server that somebody whom this machine trusts vouches for."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["postgresql"])
    context.minimum_version = _version(url, "ssl_min_protocol_version") or ssl.TLSVersion.TLSv1_2
    context.maximum_version = _version(url, "ssl_max_protocol_version") or ssl.TLSVersion.MAXIMUM_SUPPORTED
    if certificate := _text(url, "sslcert"):
        context.load_cert_chain(certificate, _text(url, "sslkey") or None, password="")
    return context


def _version(url: sa.URL, parameter: str) -> ssl.TLSVersion | None:
    named = _text(url, parameter)
    return ssl.TLSVersion[named.replace(".", "_")] if named else None


def _text(url: sa.URL, parameter: str) -> str:
    return str(url.query.get(parameter, ""))


def _settings(url: sa.URL) -> dict[str, str]:
    """The parameters that neither asyncpg nor libpq knows: they are the server's."""
    return {name: _text(url, name) for name in url.query if name not in DRIVERS | LIBPQS}


def for_libpq(url: sa.URL) -> str:
    """The address as PostgreSQL's own programs read it, without the password."""
    settings = _settings(url)
    query = {name: _text(url, name) for name in url.query if name not in settings}
    escaped = (f"-c {name}={_SPECIAL.sub(_ESCAPED, value)}" for name, value in settings.items())
    if options := " ".join(filter(None, (query.get("options"), *escaped))):
        query["options"] = options
    plain = sa.URL.create("postgresql", url.username, None, url.host, url.port, url.database).render_as_string()
    return f"{plain}?{urlencode(query, quote_via=quote)}" if query else plain  # libpq takes "+" for itself


def must_be_encrypted(url: sa.URL) -> bool | None:
    """Whether connections to `url` have TLS; None if they have it where the server offers it."""
    host = url.host or _text(url, "host") or os.environ.get("PGHOST", "/")
    mode = _mode(url)
    if mode == "disable" or host.startswith(("/", "%2F", "%2f")):
        return False
    return True if mode in SAFE else None


def _mode(url: sa.URL) -> str:
    return _text(url, "sslmode") or os.environ.get("PGSSLMODE", "")


async def connect_to(url: sa.URL, **options: Any) -> asyncpg.Connection:
    """A new connection to `url`, with more `options` of asyncpg.

    Raises what asyncpg raises, and UnfitAddress where a parameter of the address is the cause.
    """
    try:
        return await asyncpg.connect(**connection_options(url), **options)
    except (OSError, ValueError, *FAILURES) as error:
        fault = _fault(url, error)
        if fault is None:
            raise
        raise fault from error


def _fault(url: sa.URL, error: BaseException) -> UnfitAddress | None:
    """What in the address is to be changed, None if it is not at fault."""
    said, state = f"{error} {error.__cause__ or ''}", getattr(error, "sqlstate", None)
    if isinstance(error, asyncpg.PostgresError):
        refused = [name for name in _settings(url) if name in said]
        if not refused and _text(url, "options") and (state in OF_SETTINGS or "options" in said):
            refused = ["options"]
        if refused:
            return UnfitAddress("setting", ", ".join(refused))
    if not _text(url, "sslcert") and (
        (state == NOT_ADMITTED and "certificate" in said) or CERTIFICATE_REQUIRED in said.upper()
    ):
        return UnfitAddress("certificate", "sslcert")
    if _mode(url) == "disable" and (state == NOT_ADMITTED or POOL_WANTS_TLS in said):
        return UnfitAddress("unencrypted", "sslmode")
    if isinstance(error, asyncpg.ClientConfigurationError) and "root certificate" in said:
        return UnfitAddress("root-certificate", "sslrootcert")
    return _unreadable(url) if isinstance(error, OSError) else None


def _unreadable(url: sa.URL) -> UnfitAddress | None:
    """The file named in the address that is none, or no certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    for name in FILES:
        path = _text(url, name)
        if not path or path == SYSTEM:
            continue
        try:
            if name in ("sslrootcert", "sslcrl"):
                context.load_verify_locations(path)
            elif name == "sslkey" and _text(url, "sslcert"):
                context.load_cert_chain(_text(url, "sslcert"), path, password="")
            else:
                Path(path).read_bytes()
        except OSError as error:
            return UnfitAddress("file", name, error.strerror or type(error).__name__)
    return None
