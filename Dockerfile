# The bot alone; compose brings the database. As DATABASE_URL is given there, nothing here needs to be root.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE NOTICE ./
COPY engine engine
COPY db db
COPY host host
COPY bot bot
COPY alembic alembic
RUN pip install -c constraints.txt -e . \
    && python -m compileall -q engine db host bot alembic \
    && python -c 'from bot.kit.texts import load_locales; load_locales()' \
    && useradd --create-home --uid 10001 pactum \
    && install -d -o pactum -g pactum /data

USER pactum
ENV PACTUM_DATA_DIR=/data

HEALTHCHECK --interval=60s --timeout=15s --start-period=60s --retries=3 CMD ["pactum", "health"]

ENTRYPOINT ["pactum"]
CMD ["run"]
