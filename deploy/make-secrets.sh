#!/bin/sh
# Makes the secrets of compose.yaml in deploy/secrets, each of random bytes. It keeps those that are there.
set -eu
umask 022
cd "$(dirname "$0")"
# The containers' accounts read the files. On this machine the folder keeps other accounts out.
mkdir -p secrets
chmod 700 secrets

random() { od -An -tx1 -N "$1" /dev/urandom | tr -d ' \n'; }
make() { [ -e "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"; }
secret() { cat "secrets/$1"; }

make database-password "$(random 32)"
make database-url "postgres://tarima:$(secret database-password)@database:5432/tarima"
make settings-key "$(random 32)"
make s3-access-key-id "GK$(random 12)"
make s3-secret-access-key "$(random 32)"
make storage-rpc-secret "$(random 32)"
make storage.env "GARAGE_DEFAULT_ACCESS_KEY=$(secret s3-access-key-id)
GARAGE_DEFAULT_SECRET_KEY=$(secret s3-secret-access-key)"
