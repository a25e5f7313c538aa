# One process of the platform. It writes to /data alone and needs a database of its own: docs/guides/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm run image -- /platform

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 METRICS_PORT=9090 METRICS_HOST=0.0.0.0 DATA_DIR=/data DEMO=0 LOG_LEVEL=info
WORKDIR /platform
COPY --from=build --chown=root:root /platform .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080 9090
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# as scripts/lib/server.mjs has it
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=2000", "apps/server/dist/main.js"]
