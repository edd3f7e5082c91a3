"""Reads an operator's settings from environment variables or a .env file. Secrets print as stars."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from msgspec import Struct
from platformdirs import user_data_path
from pydantic import AliasChoices, Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.app.by_http.signatures import keys_in
from bot.delivery.pictures import GAP
from db.connection.address import password_of, with_password
from db.trouble import Trouble
from face.pictures.png.rendering import DRAWN_AT_ONCE, PICTURE_BYTES_KEPT
from host.lobby.settings import STEWARD_MINUTES
from host.practice import MOST_OPEN
from host.upkeep.retention import Keeping

MEGABYTE = 1_000_000
LONGEST_ID = 19  # digits of an id of Discord
API = "/api/v10"  # where Discord's own server has what is called


@dataclass(frozen=True)
class SecretFile:
    """A file with a secret in it, and what stands there; None if nothing does."""

    path: Path
    content: SecretStr | None


_AFile = Annotated[SecretFile | None, NoDecode]
SHARDS, SHARD_COUNT = OUTDATED = ("PACTUM_SHARDS", "PACTUM_SHARD_COUNT")  # settings of releases up to 0.3.0
_ONE = "1"  # how many shards the example of these releases had: whoever has copied it needs to change nothing
Role = Literal["all", "clicks", "standby"]  # of a process


class Settings(BaseSettings):
    """The settings of a process.

    `data_dir` holds the embedded database; it is used only without a `database_url`. `database_password` is for an
    address that holds none. What stands in a file of its own (`…_FILE`) is read from there, where the setting itself is
    empty. `log_form`: of the log,
    lines to read or JSON.
    `steward_effort`: how much automatic players think, in multiples of a simulation's, and `steward_seconds`: how long
    at most.
    `practice_games`: how many may be open at once, of all people together.
    `picture_processes`: in how many processes pictures are drawn, 0 for none and boards of text; `picture_seconds`: the
    least between two pictures of a table; `picture_memory`: megabytes of pictures that are kept.
    `database_direct_url`: the way to the database around a pool of connections that `database_url` leads to.
    `shards`, `shard_count`: what several processes had of releases up to 0.3.0 (`outdated`).
    `discord_proxy`: a proxy that all processes send their calls to Discord through, and that keeps its limits.
    `discord_api` sends all calls to a stand-in of Discord on this machine, for tests: any other host is refused with a
    ValueError.
    `http`: the address at which the process says how it is, like 127.0.0.1:9108; None for nowhere.
    `web_url`: of the pages of tables as browsers reach them, like https://pactum.example; None for no pages. `web`: the
    address at which they are served; `web_proxy`: the proxies whose word is taken for who asks, as addresses or
    networks with commas between them. `client_secret`: of the application at Discord; with it pages open there, too.
    `keep_finished`, `keep_closed`: for how many days after their last move finished games are kept, and lobbies,
    practice and void games that were closed; None for good. `export_dir`: where finished ones go before, None for a
    folder in `data_dir`.
    `public_keys`: of the application at Discord, one or two while it is changed; with one, interactions are taken by
    HTTP where pages are served, too. `role`: "clicks" for a process that does nothing else; "standby" for one that
    waits while another does all the rest, and then takes over.
    `moderators`: user ids of Discord, comma-separated, of those who moderate open tables; without any there are none.
    `extra_games` names games that are hosted though they are not offered, comma-separated.
    """

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True)

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database_url: SecretStr | None = Field(default=None, validation_alias="DATABASE_URL")
    database_password: SecretStr | None = Field(default=None, validation_alias="PGPASSWORD")
    token_file: _AFile = Field(default=None, validation_alias="DISCORD_TOKEN_FILE")
    database_url_file: _AFile = Field(default=None, validation_alias="DATABASE_URL_FILE")
    database_password_file: _AFile = Field(
        default=None, validation_alias=AliasChoices("PGPASSWORD_FILE", "POSTGRES_PASSWORD_FILE")
    )
    client_secret: SecretStr | None = Field(default=None, validation_alias="DISCORD_CLIENT_SECRET")
    client_secret_file: _AFile = Field(default=None, validation_alias="DISCORD_CLIENT_SECRET_FILE")
    data_dir: Path = Field(default_factory=lambda: user_data_path("pactum"), validation_alias="PACTUM_DATA_DIR")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(default="INFO", validation_alias="PACTUM_LOG_LEVEL")
    log_form: Literal["text", "json"] = Field(default="text", validation_alias="PACTUM_LOG_FORMAT")
    steward_effort: int = Field(default=1, ge=1, le=1000, validation_alias="PACTUM_STEWARD_EFFORT")
    steward_seconds: float = Field(default=10, ge=1, le=15, validation_alias="PACTUM_STEWARD_SECONDS")
    practice_games: int = Field(default=MOST_OPEN, ge=0, le=100_000, validation_alias="PACTUM_PRACTICE_GAMES")
    picture_processes: int = Field(default=DRAWN_AT_ONCE, ge=0, le=16, validation_alias="PACTUM_PICTURE_PROCESSES")
    picture_seconds: float = Field(default=GAP, ge=1, le=3600, validation_alias="PACTUM_PICTURE_SECONDS")
    picture_memory: int = Field(
        default=PICTURE_BYTES_KEPT // MEGABYTE, ge=1, le=4096, validation_alias="PACTUM_PICTURE_MEMORY"
    )
    database_direct_url: SecretStr | None = Field(default=None, validation_alias="DATABASE_DIRECT_URL")
    shards: str = Field(default="", validation_alias=SHARDS)
    shard_count: str = Field(default=_ONE, validation_alias=SHARD_COUNT)
    discord_proxy: str | None = Field(default=None, validation_alias="PACTUM_DISCORD_API")
    discord_api: str | None = Field(default=None, validation_alias="PACTUM_TEST_DISCORD_API")
    http: str | None = Field(default=None, validation_alias="PACTUM_HTTP")
    web_url: str | None = Field(default=None, validation_alias="PACTUM_WEB_URL")
    web: str = Field(default="127.0.0.1:8080", validation_alias="PACTUM_WEB")
    web_proxy: str = Field(default="127.0.0.0/8,::1", validation_alias="PACTUM_WEB_PROXY")
    public_keys: str | None = Field(default=None, validation_alias="DISCORD_PUBLIC_KEY")
    role: Role = Field(default="all", validation_alias="PACTUM_ROLE")
    keep_finished: int | None = Field(default=None, ge=30, le=36_500, validation_alias="PACTUM_KEEP_FINISHED_DAYS")
    keep_closed: int | None = Field(default=None, ge=8, le=36_500, validation_alias="PACTUM_KEEP_CLOSED_DAYS")
    export_dir: Path | None = Field(default=None, validation_alias="PACTUM_EXPORT_DIR")
    moderators: str = Field(default="", validation_alias="PACTUM_MODERATORS")
    extra_games: str = Field(default="", validation_alias="PACTUM_TEST_GAMES")

    def keeping(self) -> Keeping:
        """How long tables are kept that are over."""
        finished, closed = (
            None if days is None else timedelta(days=days) for days in (self.keep_finished, self.keep_closed)
        )
        return Keeping(self.export_dir or self.data_dir / "exports", finished, closed)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_form", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("token_file", "database_url_file", "database_password_file", "client_secret_file", mode="before")
    @classmethod
    def _read(cls, value: object) -> object:
        """The file of that name."""
        if value is None:
            return None
        path = Path(str(value))
        try:
            content = path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"{value} cannot be read ({type(error).__name__})") from None
        return SecretFile(path, SecretStr(content) if content else None)

    def model_post_init(self, _: Any) -> None:
        """Fills in what stands in files."""
        self.token = self.token or _content(self.token_file)
        self.database_url = self.database_url or _content(self.database_url_file)
        self.database_password = self.database_password or _content(self.database_password_file)
        self.client_secret = self.client_secret or _content(self.client_secret_file)

    @property
    def secret_files(self) -> tuple[Path, ...]:
        """The files that were read for secrets, without .env itself."""
        files = (self.token_file, self.database_url_file, self.database_password_file, self.client_secret_file)
        return tuple(file.path for file in files if file is not None)

    @field_validator("http")
    @classmethod
    def _host_and_port(cls, value: str | None) -> str | None:
        if value is not None:
            address(value)
        return value

    @field_validator("web")
    @classmethod
    def _web_host_and_port(cls, value: str) -> str:
        address(value)
        return value

    @field_validator("web_proxy")
    @classmethod
    def _proxies_that_are(cls, value: str) -> str:
        _networks(value)
        return value

    @field_validator("web_url")
    @classmethod
    def _web_origin(cls, value: str | None) -> str | None:
        """Links hold secrets: they go over plain HTTP only on this machine."""
        parts = urlsplit(value or "")
        if value is None:
            return None
        plain = parts.scheme == "http" and (parts.hostname == "localhost" or _is_loopback(parts.hostname or ""))
        if not parts.hostname or not (parts.scheme == "https" or plain) or parts.path.strip("/") or parts.query:
            raise ValueError("https://host, without a path")
        return f"{parts.scheme}://{parts.netloc}"

    @field_validator("public_keys")
    @classmethod
    def _keys(cls, value: str | None) -> str | None:
        if value is not None:
            keys_in(value)
        return value

    @field_validator("discord_api")
    @classmethod
    def _only_this_machine(cls, value: str | None) -> str | None:
        if value is not None and not _is_loopback(urlsplit(value).hostname or ""):
            raise ValueError("loopback only")
        return value

    @field_validator("discord_proxy")
    @classmethod
    def _of_the_web(cls, value: str | None) -> str | None:
        address = urlsplit(value or "")
        if value is not None and (address.scheme not in ("http", "https") or not address.hostname):
            raise ValueError("http://host:port or https://host:port")
        return value if value is None or address.path.strip("/") else value.rstrip("/") + API

    @field_validator("moderators")
    @classmethod
    def _user_ids(cls, value: str) -> str:
        if not all(each.isascii() and each.isdecimal() and len(each) <= LONGEST_ID for each in _parted(value)):
            raise ValueError("user ids of Discord, with commas between them")
        return value

    @property
    def moderator_ids(self) -> frozenset[int]:
        """The user ids of `moderators`."""
        return frozenset(map(int, _parted(self.moderators)))

    @property
    def web_proxies(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The networks of `web_proxy`."""
        return _networks(self.web_proxy)

    @model_validator(mode="after")
    def _a_way_to_something(self) -> Settings:
        if self.database_direct_url is not None and self.database_url is None:
            raise ValueError("DATABASE_DIRECT_URL: it is the way around a pool, so DATABASE_URL must lead to the pool")
        return self

    @model_validator(mode="after")
    def _pages_for_discord(self) -> Settings:
        if self.client_secret is not None and not (self.web_url or "").startswith("https://"):
            raise ValueError("DISCORD_CLIENT_SECRET: pages open in Discord only with PACTUM_WEB_URL=https://…")
        return self

    @model_validator(mode="after")
    def _beside_others(self) -> Settings:
        if self.role == "clicks" and self.public_keys is None:
            raise ValueError("PACTUM_ROLE: clicks come by HTTP, and only with a DISCORD_PUBLIC_KEY")
        if self.role != "all" and self.database_url is None:
            raise ValueError(f"PACTUM_ROLE: with {self.role} DATABASE_URL must lead to the database of all processes")
        return self

    @property
    def outdated(self) -> str | None:
        """The name of a setting that has lost its meaning; None if there is none."""
        if self.shards:
            return SHARDS
        return None if self.shard_count == _ONE else SHARD_COUNT

    @property
    def leads(self) -> bool:
        """Whether this process does what only one may do, and is connected to Discord."""
        return self.role != "clicks"

    def database(self) -> str | None:
        """The database's address with its password; None for the embedded one. Raises Trouble `database-down`."""
        if self.database_url is None:
            return None
        password = None if self.database_password is None else self.database_password.get_secret_value()
        return with_password(self.database_url.get_secret_value(), password)

    def direct_database(self) -> str | None:
        """The same around a pool of connections; None where there is none."""
        if self.database_direct_url is None:
            return None
        password = None if self.database_password is None else self.database_password.get_secret_value()
        return with_password(self.database_direct_url.get_secret_value(), password)

    def secrets(self) -> tuple[str, ...]:
        """The values that no log may show."""
        kept = (
            self.token,
            self.database_url,
            self.database_direct_url,
            self.database_password,
            self.client_secret,
        )
        secrets = [secret.get_secret_value() for secret in kept if secret is not None]
        with suppress(Trouble):
            secrets += filter(None, [self.database(), password_of(self.database() or "")])
        return tuple(secrets)


def _content(file: SecretFile | None) -> SecretStr | None:
    return None if file is None else file.content


def address(typed: str) -> tuple[str, int]:
    """The host and port in "127.0.0.1:9108" or "[::1]:9108". Raises ValueError."""
    parts = urlsplit(f"//{typed}")
    if not parts.hostname or parts.port is None or parts.netloc != typed or "@" in typed:
        raise ValueError("it must be host:port, like 127.0.0.1:9108")
    return parts.hostname, parts.port


def _parted(words: str) -> list[str]:
    return [each.strip() for each in words.split(",") if each.strip()]


def _networks(words: str) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(map(ip_network, _parted(words)))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


SWEEP_SECONDS = 5.0  # how often is looked for what has fallen due; a minute's reminders take most of that minute


class BotOptions(Struct, frozen=True):
    """How a bot runs.

    `extra_games`: ids of games that can be opened though they are not offered to players. `sweep_seconds`: None for no
    scheduler (others call `chores.sweep` then, and `pulse.beat`). `grace`: minutes in which the last to seal can take
    back, at tables that are opened without saying so; `stewards_within`: seconds of stewards' answers. `alone`: False
    if a proxy keeps Discord's limits for all processes. `page_address`: of the server of pages, None for none;
    `activities`: they open in Discord, too. `register_commands`: commands are sent even if they seem to be there.
    """

    extra_games: tuple[str, ...] = ()
    sweep_seconds: float | None = SWEEP_SECONDS
    grace: int = 0
    alone: bool = True
    stewards_within: int = STEWARD_MINUTES
    page_address: str | None = None
    activities: bool = False
    register_commands: bool = False


USUAL_OPTIONS = BotOptions()
