#!/bin/sh
# Creates a certificate authority for one installation, and certificates for its servers, if they are missing or expire
# within 60 days.
#
#   make.sh <folder> <origin>
#
# Keeps certificates that another authority has issued: they are the operator's own. `origin` is the origin that browsers
# use, such as https://twofold.example.
set -eu
umask 077
folder=$1
host=$(printf '%s' "$2" | sed -e 's|^[a-z]*://||' -e 's|:[0-9]*$||' -e 's|/.*$||')
sixty_days=5184000
mkdir -p "$folder"
cd "$folder"

if [ ! -s authority.crt ] || [ ! -s authority.key ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -sha256 -days 3650 -subj '/CN=Twofold local authority' \
    -addext basicConstraints=critical,CA:TRUE,pathlen:0 -addext keyUsage=critical,keyCertSign,cRLSign \
    -keyout authority.key.unfinished -out authority.crt.unfinished 2>/dev/null
  mv authority.key.unfinished authority.key
  mv authority.crt.unfinished authority.crt
  echo 'Made an authority.'
fi

# Whether a certificate is valid for a name or IP address.
is_for() {
  case $2 in
    *[!0-9.]*) openssl x509 -in "$1" -noout -checkhost "$2" | grep -q 'does match' ;;
    *) openssl x509 -in "$1" -noout -checkip "$2" | grep -q 'does match' ;;
  esac
}

is_usable() {
  [ -s "$1.crt" ] || return 1
  openssl x509 -in "$1.crt" -noout -issuer | grep -q 'Twofold local authority' || return 0
  [ -s "$1.key" ] || return 1
  openssl verify -CAfile authority.crt "$1.crt" >/dev/null 2>&1 || return 1
  openssl x509 -in "$1.crt" -noout -checkend "$sixty_days" >/dev/null || return 1
  is_for "$1.crt" "$2"
}

# issue <server> <name that clients use> <days>: valid for that name and localhost only.
issue() {
  if is_usable "$1" "$2"; then return; fi
  case $2 in
    *[!0-9.]*) kind=DNS ;;
    *) kind=IP ;;
  esac
  printf '%s\n' "subjectAltName=$kind:$2,DNS:localhost,IP:127.0.0.1" basicConstraints=critical,CA:FALSE \
    keyUsage=critical,digitalSignature,keyEncipherment extendedKeyUsage=serverAuth,clientAuth >"$1.extensions"
  openssl req -new -newkey rsa:3072 -nodes -sha256 -subj "/CN=$2" -keyout "$1.key.unfinished" -out "$1.request" 2>/dev/null
  openssl x509 -req -in "$1.request" -CA authority.crt -CAkey authority.key -sha256 -days "$3" \
    -set_serial "0x$(openssl rand -hex 16)" -extfile "$1.extensions" -out "$1.crt.unfinished" 2>/dev/null
  rm "$1.request" "$1.extensions"
  mv "$1.key.unfinished" "$1.key"
  mv "$1.crt.unfinished" "$1.crt"
  echo "Made a certificate for $2."
}

issue postgres postgres 3640
issue eventstoredb eventstoredb 3640
# Browsers reject a longer validity.
issue web "$host" 397
