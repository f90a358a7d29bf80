# A Silverware server. The first stage builds the client, the documentation and the compiled engine; the second has
# what runs, and neither Node nor a compiler.
FROM python:3.13-slim-trixie AS build
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev make && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make web docs && .venv/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim-trixie
COPY --from=build /wheels /wheels
# hadolint ignore=DL3013
RUN set -- /wheels/*.whl && pip install --no-cache-dir "$1[server]" && useradd --create-home --uid 1000 silverware
USER 1000
VOLUME /home/silverware/.silverware
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=5)"]
ENTRYPOINT ["silverware"]
CMD ["serve"]
