#!/bin/sh
# start.sh <key> <command of the image>: PostgreSQL takes a key only from a file that is its own, so the key that was handed
# out is copied.
set -eu
key=$(mktemp)
cat "$1" >"$key"
shift
exec docker-entrypoint.sh "$@" -c "ssl_key_file=$key"
