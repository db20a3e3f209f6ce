#!/usr/bin/env bash
# usage: chroots.sh DIST
# Installs the package of DIST in chroots of Debian 12 and 13, and verifies all goldens of this repository there. As root; without a
# network it is skipped, and says so.
set -euo pipefail
dist=${1:?usage: chroots.sh DIST}
root=$(cd "$(dirname "$0")/.." && pwd)
work=${CHROOTS:-$root/.build/chroots}
package=$(ls "$dist"/plumb_*.deb)
mkdir -p "$work"
[ "$(id -u)" -eq 0 ] || { echo "make chroots: skipped, because only root can make a chroot"; exit 0; }

code=0
for suite in bookworm trixie; do
  base=$work/$suite
  if [ ! -e "$base/made" ]; then
    rm -rf "$base"
    if ! debootstrap --variant=minbase "$suite" "$base" > "$work/$suite.log" 2>&1; then
      echo "make chroots: skipped, because debootstrap cannot make $suite: $(tail -n 1 "$work/$suite.log")"
      exit $code
    fi
    touch "$base/made"
  fi
  failed=
  cp "$package" "$base/tmp/plumb.deb"
  mkdir -p "$base/work"
  # The mounts end with the namespace.
  unshare --mount --propagation private bash -euo pipefail -s "$root" "$base" << 'INSIDE' || failed=1
    mount --bind "$1" "$2/work"
    mount -t proc proc "$2/proc"
    mount --bind /dev "$2/dev"
    # Debian 13 has fonts of later years: records name the files that they were drawn with.
    chroot "$2" /bin/sh -eu -c '
      export DEBIAN_FRONTEND=noninteractive HOME=/tmp PLUMB_CACHE=off
      { apt-get update && apt-get install --yes --no-install-recommends --reinstall --allow-downgrades /tmp/plumb.deb; } \
        > /tmp/apt.log 2>&1 || { tail -n 3 /tmp/apt.log; exit 1; }
      cd /work
      plumb --version | sed -n "s/^libraries *//p"
      plumb verify --report /tmp/report'
INSIDE
  echo "$suite: $([ -z "$failed" ] && echo verified || echo not the same)"
  [ -z "$failed" ] || code=1
done
exit $code
