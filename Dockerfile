# syntax=docker/dockerfile:1
# The base image; an operator pins its digest (docs/operations.md, "Containers").
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
# What npm reads, first: the packages are installed again only when a dependency changes.
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY packages/node/package.json packages/node/
COPY api/package.json api/
COPY publisher/package.json publisher/
COPY host/package.json host/
COPY mfe-catalog/package.json mfe-catalog/
COPY mfe-cart-checkout/package.json mfe-cart-checkout/
COPY mfe-account/package.json mfe-account/
COPY mfe-solutions/package.json mfe-solutions/
COPY mfe-studio/package.json mfe-studio/
COPY mfe-admin/package.json mfe-admin/
COPY tools/package.json tools/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY tools/lib tools/lib
RUN --mount=type=cache,target=/root/.npm \
  node --input-type=module -e "import { ensureInstalled } from './tools/lib/install.mjs'; ensureInstalled();"
COPY . .
RUN npm run build
RUN mkdir /site && cp --recursive --parents */dist mfe-*/package.json /site

# The packages that the built servers require, without source maps and types. Checks of widgets'
# props need those of the language.
FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY packages/node/package.json packages/node/
COPY api/package.json api/
COPY publisher/package.json publisher/
COPY host/package.json host/
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --workspace api --workspace publisher --workspace host --loglevel=error \
  && find . -type f -not -path './node_modules/typescript/lib/*' \
    \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

FROM ${NODE_IMAGE}
WORKDIR /shop
ENV DATA_DIR=/data
RUN mkdir /data /store && chown node:node /data /store
COPY --from=packages /shop .
COPY --from=build /site .
USER node

VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "tools/dist/shop.cjs", "health"]

# Not through npm: signals have to reach the process that stops the shop in order.
CMD ["node", "tools/dist/shop.cjs", "serve"]
