#!/usr/bin/env bash
# Screens for the documentation: the overview of the gallery, a scene, a picture, a chart of a sweep, a counterexample. The same
# names as in Documentation/Images; copy what is to change there.
#
# usage: Scripts/documentation-pictures.sh PLUMB OUT
set -euo pipefail
plumb=$(realpath "$1")
mkdir -p "$2"
out=$(realpath "$2")
browser=$(command -v chromium-headless-shell || command -v chromium || true)
if [ -z "$browser" ] || ! command -v rsvg-convert > /dev/null; then
  echo "skipped: headless Chromium or rsvg-convert is not installed (make deps installs them where Debian has them)"
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$plumb" render --all-devices --out "$work/gallery" > /dev/null 2>&1
shot() { # NAME ADDRESS
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1440,1000 --force-device-scale-factor=0.8 \
    --virtual-time-budget=8000 --screenshot="$out/$1.png" "file://$work/gallery/index.html$2" > /dev/null 2>&1
}
shot gallery-overview ""
shot gallery "#/scene/screens/calendar"
shot gallery-picture "#/scene/screens/sign-in/on/iphone-16-portrait?show=equation:15"

"$plumb" sizes simple-constraints/three-tier-widths --width 320...900 --chart "$out/chart.png" > /dev/null 2>&1
# The invariant does not hold: the exit code says so.
"$plumb" prove screens/sign-in 'Create.bottom <= Safe Area.bottom - 80' --width 375 --height 560...900 --like iphone-16 \
  --out "$work/proofs" > /dev/null 2>&1 || true
rsvg-convert "$(find "$work/proofs" -name '*.svg' | head -n 1)" -z 1.4 -o "$out/counterexample.png"
echo "$(find "$out" -name '*.png' | wc -l) pictures of the documentation in $out"
