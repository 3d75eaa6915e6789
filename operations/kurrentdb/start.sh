#!/bin/sh
# start.sh <folder of secrets> <command>: sets the passwords of the built-in users. KurrentDB reads them only from environment
# variables, and only at its first start with TLS.
set -eu
KURRENTDB_DEFAULT_ADMIN_PASSWORD=$(cat "$1/eventstoredb-admin-password")
KURRENTDB_DEFAULT_OPS_PASSWORD=$(cat "$1/eventstoredb-ops-password")
export KURRENTDB_DEFAULT_ADMIN_PASSWORD KURRENTDB_DEFAULT_OPS_PASSWORD
shift
exec "$@"
