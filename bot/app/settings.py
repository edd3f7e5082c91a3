"""Reads an operator's settings from environment variables or a .env file. Secrets print as stars."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.delivery.pictures import GAP
from bot.pictures.rendering import AT_ONCE, KEPT
from host.practice.tables import MOST_OPEN

MEGABYTE = 1_000_000


class Settings(BaseSettings):
    """The settings of a process.

    `data_dir` holds the embedded database; it is used only without a `database_url`. `database_password` is read by the
    database driver itself where the address holds none; it stands here so that no log shows it. `log_form`: of the log,
    lines to read or JSON.
    `steward_effort`: how much automatic players think, in multiples of a simulation's, and `steward_seconds`: how long
    at most.
    `practice_games`: how many may be open at once, of all people together.
    `picture_processes`: in how many processes pictures are drawn, 0 for none and boards of text; `picture_seconds`: the
    least between two pictures of a table; `picture_memory`: megabytes of pictures that are kept.
    `discord_api` sends all calls to a stand-in of Discord on this machine, for tests: any other host is refused with a
    ValueError.
    `http`: the address at which the process says how it is, like 127.0.0.1:9108; None for nowhere.
    `extra_games` names games that are hosted though they are not offered, comma-separated.
    """

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True)

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database_url: SecretStr | None = Field(default=None, validation_alias="DATABASE_URL")
    database_password: SecretStr | None = Field(default=None, validation_alias="PGPASSWORD")
    data_dir: Path = Field(default_factory=lambda: user_data_path("pactum"), validation_alias="PACTUM_DATA_DIR")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(default="INFO", validation_alias="PACTUM_LOG_LEVEL")
    log_form: Literal["text", "json"] = Field(default="text", validation_alias="PACTUM_LOG_FORMAT")
    steward_effort: int = Field(default=1, ge=1, le=1000, validation_alias="PACTUM_STEWARD_EFFORT")
    steward_seconds: float = Field(default=10, ge=1, le=15, validation_alias="PACTUM_STEWARD_SECONDS")
    practice_games: int = Field(default=MOST_OPEN, ge=0, le=100_000, validation_alias="PACTUM_PRACTICE_GAMES")
    picture_processes: int = Field(default=AT_ONCE, ge=0, le=16, validation_alias="PACTUM_PICTURE_PROCESSES")
    picture_seconds: float = Field(default=GAP, ge=1, le=3600, validation_alias="PACTUM_PICTURE_SECONDS")
    picture_memory: int = Field(default=KEPT // MEGABYTE, ge=1, le=4096, validation_alias="PACTUM_PICTURE_MEMORY")
    discord_api: str | None = Field(default=None, validation_alias="PACTUM_TEST_DISCORD_API")
    http: str | None = Field(default=None, validation_alias="PACTUM_HTTP")
    extra_games: str = Field(default="", validation_alias="PACTUM_TEST_GAMES")

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_form", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("http")
    @classmethod
    def _host_and_port(cls, value: str | None) -> str | None:
        if value is not None:
            address(value)
        return value

    @field_validator("discord_api")
    @classmethod
    def _only_this_machine(cls, value: str | None) -> str | None:
        if value is not None and not _is_loopback(urlsplit(value).hostname or ""):
            raise ValueError("loopback only")
        return value

    def secrets(self) -> tuple[str, ...]:
        """The values that no log may show."""
        secrets = (self.token, self.database_url, self.database_password)
        return tuple(secret.get_secret_value() for secret in secrets if secret is not None)


def address(typed: str) -> tuple[str, int]:
    """The host and port in "127.0.0.1:9108" or "[::1]:9108". Raises ValueError."""
    parts = urlsplit(f"//{typed}")
    if not parts.hostname or parts.port is None or parts.netloc != typed or "@" in typed:
        raise ValueError("it must be host:port, like 127.0.0.1:9108")
    return parts.hostname, parts.port


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
