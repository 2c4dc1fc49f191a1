#!/bin/sh
# Says in one sentence what the pinned runtime lacks on this machine, instead of the loader's own error.
said=$(node --version 2>&1)
case $said in
  v26.*) exit 0 ;;
  *libatomic*) echo 'Openward needs the library libatomic1: on Debian and Ubuntu, apt-get install libatomic1.' >&2 ;;
  v*) echo "Openward runs on Node.js 26, which npm ci installs for x64 and, but for Windows, arm64; found $said." >&2 ;;
  *) echo "Openward's runtime does not start: $said" >&2 ;;
esac
exit 1
