#!/bin/sh
# start.sh <folder of secrets> <command>: KurrentDB takes the passwords of its own users from variables alone, and only at
# the first start with TLS.
set -eu
KURRENTDB_DEFAULT_ADMIN_PASSWORD=$(cat "$1/eventstoredb-admin-password")
KURRENTDB_DEFAULT_OPS_PASSWORD=$(cat "$1/eventstoredb-ops-password")
export KURRENTDB_DEFAULT_ADMIN_PASSWORD KURRENTDB_DEFAULT_OPS_PASSWORD
shift
exec "$@"
