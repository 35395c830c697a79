# Constat for a clinic: the folder that `npm run package` makes for a physician's computer, on Debian, for a user
# without rights. docs/operations.md says how it is run; `npm run check-image` does what stands here without a daemon.
FROM node:24-bookworm-slim AS build
ARG TARGETARCH=amd64
# The Node that Constat brings asks for libatomic, which a slim image lacks.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN system="linux-$(echo "$TARGETARCH" | sed s/amd64/x64/)" \
    && node run.mjs package "$system" \
    && mv "build/packages/constat-"*"-$system" /constat

FROM debian:12-slim
# The same for the folder that was made.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
RUN groupadd --gid 10001 constat \
    && useradd --uid 10001 --gid constat --home-dir /data --no-create-home --shell /usr/sbin/nologin constat \
    && install --directory --owner=constat --group=constat --mode=0700 /data
COPY --from=build /constat /opt/constat
COPY --chmod=0755 packaging/container/constat /usr/local/bin/constat
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CONSTAT_DATA_DIR=/data CONSTAT_DEMO=off CONSTAT_KEY_PLACE=file
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["constat", "health"]
ENTRYPOINT ["constat"]
CMD ["serve"]
