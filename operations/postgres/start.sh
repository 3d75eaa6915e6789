#!/bin/sh
# start.sh <key> <command of the image>: copies the TLS key, because PostgreSQL accepts only a file that its own user owns.
set -eu
key=$(mktemp)
cat "$1" >"$key"
shift
exec docker-entrypoint.sh "$@" -c "ssl_key_file=$key"
