# All images: `services` (all Node services except the site reader), `witness-git` (`services` with git, for a witness that
# publishes to a repository), `site-reader` (no database driver, no secret), and `web` (nginx). The base images are in
# operations/images.json; `npm run images` looks up their digests.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG NGINX_IMAGE=nginx:1.30-alpine

# Copies only the manifests first, so that packages are installed again only when a manifest changes.
FROM ${NODE_IMAGE} AS manifests
COPY . /repository
RUN mkdir /manifests && cd /repository \
  && cp --parents package.json package-lock.json .npmrc */package.json packages/*/package.json tools/*/package.json /manifests

FROM ${NODE_IMAGE} AS build
# This npm supports `allowScripts` of package.json. The npm in the base image is older.
RUN npm install --global npm@11.19.1
WORKDIR /repository
COPY --from=manifests /manifests ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN sh operations/image/assemble.sh /assembled/services \
  "contracts packages/timing packages/postgres packages/event-store packages/feed packages/site-reader packages/analyst packages/comparison packages/http packages/metrics packages/tracing packages/keyring packages/sessions command-service projector query-service auditor" \
  "launcher web"
RUN sh operations/image/assemble.sh /assembled/site-reader "packages/timing packages/site-reader"

FROM ${NODE_IMAGE} AS services
ENV NODE_ENV=production
# For the certificates of the servers (operations/certificates).
RUN apt-get update \
  && apt-get install --yes --no-install-recommends openssl \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /services
# A new volume inherits the owner of the folder that it is mounted on.
RUN for folder in checkpoints handed-out mail secrets witness; do mkdir -p "/var/lib/twofold/$folder"; done \
  && for service in auditor command-service eventstoredb pages postgres projector query-service web witness; do \
    mkdir "/var/lib/twofold/handed-out/$service"; done \
  && chown -R node:node /var/lib/twofold
COPY --from=build /assembled/services ./
USER node

FROM services AS witness-git
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
USER node

FROM ${NODE_IMAGE} AS site-reader
ENV NODE_ENV=production
# The browser for pages that need JavaScript, and fonts for all major scripts. Only building this image again updates
# Chromium: do it for every Chromium release of Debian.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-liberation fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /services
COPY --from=build /assembled/site-reader ./
USER node

FROM ${NGINX_IMAGE} AS web
COPY operations/nginx /etc/nginx/twofold
COPY --from=build /repository/web/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
CMD ["nginx", "-c", "/etc/nginx/twofold/nginx.conf", "-g", "daemon off;"]
