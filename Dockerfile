# syntax=docker/dockerfile:1
FROM node:24-slim

WORKDIR /shop
ENV DATA_DIR=/data

# The lockfile alone first: this layer is kept until a dependency changes.
COPY --chown=node:node package.json package-lock.json .npmrc lerna.json ./
COPY --chown=node:node shared/package.json shared/
COPY --chown=node:node api/package.json api/
COPY --chown=node:node host/package.json host/
COPY --chown=node:node mfe-catalog/package.json mfe-catalog/
COPY --chown=node:node mfe-cart-checkout/package.json mfe-cart-checkout/
COPY --chown=node:node mfe-account/package.json mfe-account/
COPY --chown=node:node mfe-solutions/package.json mfe-solutions/
COPY --chown=node:node tools/package.json tools/
COPY --chown=node:node e2e/package.json e2e/
COPY --chown=node:node tools/lib tools/lib
RUN mkdir -p /data && chown node:node /shop /data
USER node
# The lockfile's packages, noted down, so that the build and the start do not install again.
RUN node --input-type=module -e "import { ensureInstalled } from './tools/lib/install.mjs'; await ensureInstalled();"

COPY --chown=node:node . .
RUN npm run build

VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# Not through npm: signals have to reach the process that stops the shop in order.
CMD ["node", "tools/start.mjs"]
