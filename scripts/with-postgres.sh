#!/usr/bin/env bash
# Runs a command with a throw-away PostgreSQL server, whose address it finds in TEST_DATABASE_URL:
#
#   scripts/with-postgres.sh npx vitest run
#
# The server listens on the loopback address only, at a free port and with a random password, and keeps its files in a
# temporary folder; it is always stopped and removed afterwards. PostgreSQL refuses to run as root, so root
# hands it to the user `postgres` or `nobody`. The command itself runs as the caller, and its exit code is passed on.
# Without PostgreSQL it says so and succeeds: these tests only repeat others on the second engine.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "Usage: $0 COMMAND [ARGUMENT...]" >&2
  exit 2
fi

find_program() {
  # Debian keeps the server's programs outside the PATH, in a folder per version; this takes the newest.
  command -v "$1" || ls -d /usr/lib/postgresql/*/bin/"$1" 2>/dev/null | sort -V | tail -n 1 | grep .
}
if ! initdb=$(find_program initdb) || ! pg_ctl=$(find_program pg_ctl); then
  echo "*** SKIPPED, NOT TESTED ON POSTGRESQL: initdb and pg_ctl were not found. Install PostgreSQL 15 or newer: $* ***" >&2
  exit 0
fi

as_owner=()
owner=$(id -un)
if [ "$(id -u)" -eq 0 ]; then
  for owner in postgres nobody; do
    id -u "$owner" >/dev/null 2>&1 && break
  done
  as_owner=(runuser -u "$owner" --)
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/openward-postgres.XXXXXX")
command_pid=
clean_up() {
  trap '' INT TERM
  [ -z "$command_pid" ] || kill -TERM "$command_pid" 2>/dev/null || true
  "${as_owner[@]}" "$pg_ctl" stop --pgdata="$folder/data" --mode=immediate --silent 2>/dev/null || true
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" >"$folder/password"
chmod 600 "$folder/password"
[ "$(id -u)" -ne 0 ] || chown -R "$owner" "$folder"

(
  # The server's user may have no access to the caller's folder.
  cd "$folder"
  make_cluster() {
    "${as_owner[@]}" "$initdb" --pgdata="$folder/data" --username=openward --pwfile="$folder/password" \
      --auth=scram-sha-256 --encoding=UTF8 --locale="$1" --no-sync >"$folder/log" 2>&1
  }
  # The locale of the embedded database, or a substitute.
  make_cluster C.UTF-8 || { rm -rf "$folder/data"; make_cluster en_US.UTF-8; }
) || { cat "$folder/log" >&2; exit 1; }

# Tests need no durability, so their server does not wait for the disk; measurements do.
careless="-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
[ -z "${POSTGRES_DURABLE:-}" ] || careless=

started=
for _ in 1 2 3 4 5; do
  port=$((20000 + RANDOM % 40000))
  if (cd "$folder"; "${as_owner[@]}" "$pg_ctl" start --pgdata="$folder/data" --wait --silent --log="$folder/data/log" --options="-p $port \
    -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200 $careless") >/dev/null 2>&1; then
    started=1
    break
  fi
done
if [ -z "$started" ]; then
  cat "$folder/data/log" >&2
  exit 1
fi

export TEST_DATABASE_URL="postgres://openward:$password@127.0.0.1:$port/postgres"
# In the background, so that a signal reaches the shell at once and the server does not outlive it.
"$@" <&0 &
command_pid=$!
status=0
wait "$command_pid" || status=$?
command_pid=
exit "$status"
