#!/usr/bin/env bash
# Installs missing Debian packages: those of the first list are required, those of the second optional.
set -euo pipefail

installed() { dpkg-query --show --showformat '${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

missing() {
  for package in $1; do
    # Debian 13 has another name for libraries that were built for later years.
    installed "$package" || installed "${package}t64" || echo "$package"
  done
}

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  echo "This is no Debian: install by your own means what these are called here: $1 (for tests also: $2)" >&2
  exit 0
fi
needed=$(missing "$1")
wished=$(missing "$2")
[ -z "$needed$wished" ] && exit 0

root=""
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    [ -z "$needed" ] && exit 0
    echo "Missing packages, and no right to install them. Run as root: apt-get install" $needed >&2
    exit 1
  fi
  root=sudo
fi

export DEBIAN_FRONTEND=noninteractive
install() { $root apt-get install --yes --quiet --quiet --no-install-recommends "$@" >/dev/null; }

echo "installing" $needed $wished >&2
$root apt-get update --quiet --quiet
# shellcheck disable=SC2086
[ -z "$needed" ] || install $needed
for package in $wished; do
  install "$package" || echo "$package cannot be had here; the tests that use it are skipped" >&2
done
