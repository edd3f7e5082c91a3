# The bot alone; compose brings the database. As DATABASE_URL is given there, nothing here needs to be root.
FROM python:3.11.15-slim@sha256:90744cff8f32887f075c47d747a173ff333e9e98801667af93c357fa9f5e28ff

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

# pg_dump and pg_restore with TLS, which those that come with the embedded server cannot do.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY requirements.txt ./
RUN pip install --require-hashes -r requirements.txt

COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY engine engine
COPY games games
COPY db db
COPY host host
COPY face face
COPY web web
COPY bot bot
COPY alembic alembic
RUN pip install --no-deps --no-build-isolation -e . \
    && python -m compileall -q engine db host face web bot alembic \
    && python -c 'from face.wordings.texts import load_locales; load_locales()' \
    && useradd --create-home --uid 10001 pactum \
    && install -d -o pactum -g pactum /data \
    && install -d -o pactum -g pactum -m 700 /backups /exports

USER pactum
# Nothing is written there as long as there is a DATABASE_URL. Without one the built-in database is: mount a volume.
ENV PACTUM_DATA_DIR=/data

HEALTHCHECK --interval=60s --timeout=15s --start-period=60s --retries=3 CMD ["pactum", "health"]

ENTRYPOINT ["pactum"]
CMD ["run"]
