# A small image of the studio: docs/decisions/0058-containers.md says why each part is as it is.
# The version of Node is the pinned one of package.json.
ARG NODE_VERSION=24.21.0
FROM node:${NODE_VERSION}-bookworm-slim AS node

# The programs of scripts/lib/system-programs.mjs. FFmpeg brings drivers of graphics cards, whose compiler
# has 160 MB. The studio draws without a card.
FROM debian:bookworm-slim AS system
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg libespeak-ng1 espeak-ng-data \
  && apt-get clean \
  && rm -rf /var/lib/apt/lists/* /usr/lib/*/libLLVM-*.so* /usr/lib/*/libz3.so* /usr/lib/*/dri
WORKDIR /tarima

# The same set-up as a person's builds web, player and samples. Then only what the server runs stays.
FROM system AS build
COPY --from=node /usr/local /usr/local
COPY . .
RUN node scripts/setup.mjs --for-image \
  && rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npm ci --omit=dev --workspace @tarima/server --no-audit --no-fund --loglevel=error \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete \
  && chmod -R a+rX,go-w .

FROM system
RUN useradd --system --uid 10001 --no-create-home tarima \
  && install -d -o tarima -m 700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /tarima/package.json /tarima/LICENSE ./
COPY --from=build /tarima/node_modules node_modules
COPY --from=build /tarima/packages packages
COPY --from=build /tarima/apps/server apps/server
COPY --from=build /tarima/apps/web/dist apps/web/dist
COPY --from=build /tarima/apps/player/dist apps/player/dist
COPY --from=build /tarima/scripts/samples/dist scripts/samples/dist

# All that it writes is in /data and /tmp, so the rest may be read-only.
ENV HOST=0.0.0.0 \
  STUDIO_DATA_DIR=/data \
  NODE_COMPILE_CACHE=/tmp/compiled
VOLUME /data
EXPOSE 3000
USER 10001
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
