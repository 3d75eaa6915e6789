#!/bin/sh
# Copies everything that runs in production into a new folder: builds and the packages that they need, without development
# dependencies. The Dockerfile uses it, and so does the test that runs without images.
#
#   assemble.sh <folder> "<workspaces>" ["<workspaces to copy without their dependencies>"]
#
# Run it in the root of the repository after a build.
set -eu
folder=$1
packages=$2
builds_only=${3:-}

mkdir -p "$folder"
cp package.json package-lock.json .npmrc "$folder"
for package in $packages $builds_only; do
  mkdir -p "$folder/$package"
  cp "$package/package.json" "$folder/$package"
  cp -R "$package/dist" "$folder/$package/dist"
  if [ -d "$package/dist-server" ]; then cp -R "$package/dist-server" "$folder/$package/dist-server"; fi
  if [ -d "$package/sql" ]; then cp -R "$package/sql" "$folder/$package/sql"; fi
done

cd "$folder"
node -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const { devDependencies, scripts, ...manifest } = JSON.parse(readFileSync("package.json", "utf8"));
  const workspaces = process.argv.slice(1);
  writeFileSync("package.json", JSON.stringify({ ...manifest, workspaces }, undefined, 2));
' $packages
npm ci --omit=dev --prefer-offline --no-audit --no-fund
