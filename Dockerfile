# One file for all images: `services` (everything on Node but the next), `witness-git` (the same with git, where a witness
# publishes with it), `site-reader` (no database driver, no secret), and `web` (nginx). What they begin with is in
# operations/images.json; `npm run images` looks up the digests.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG NGINX_IMAGE=nginx:1.30-alpine

# The manifests alone, so that packages are only installed again when one of them changes.
FROM ${NODE_IMAGE} AS manifests
COPY . /repository
RUN mkdir /manifests && cd /repository \
  && cp --parents package.json package-lock.json .npmrc */package.json packages/*/package.json tools/*/package.json /manifests

FROM ${NODE_IMAGE} AS build
# Knows which packages may run scripts when they are installed (package.json), as the npm of older images does not.
RUN npm install --global npm@11.19.1
WORKDIR /repository
COPY --from=manifests /manifests ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN sh operations/image/assemble.sh /assembled/services \
  "contracts packages/postgres packages/event-store packages/feed packages/site-reader packages/analyst packages/comparison packages/http packages/metrics packages/tracing packages/keyring packages/sessions command-service projector query-service auditor" \
  "launcher web"
RUN sh operations/image/assemble.sh /assembled/site-reader "packages/site-reader"

FROM ${NODE_IMAGE} AS services
ENV NODE_ENV=production
# Makes the certificates of the servers (operations/certificates).
RUN apt-get update \
  && apt-get install --yes --no-install-recommends openssl \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /services
# A new volume takes over who owns the folder that it is mounted on.
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
# The browser that renders pages made by scripts, and fonts for the writing systems of the world. Nothing updates Chromium but
# who builds this image again: do it with every release of Debian's.
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
