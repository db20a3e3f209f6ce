#!/usr/bin/env bash
# Measures a whole gallery: every recipe on every device, as SVG and PNG. Times are noisy, so the figure to quote is the
# ratio, taken side by side: what rsvg-convert, a process a picture, needs to rasterise forty of the same SVG files.
#
#   Benchmarks/gallery.sh PLUMB
set -euo pipefail
plumb=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

seconds() { # COMMAND...: wall seconds
  local start end
  start=$(date +%s.%N)
  "$@" >/dev/null 2>&1
  end=$(date +%s.%N)
  echo "$end $start" | awk '{ printf "%.3f", $1 - $2 }'
}

echo "machine: $(nproc) cores, $(awk -F ': ' '/model name/ { print $2; exit }' /proc/cpuinfo)"
echo "commit: $(git rev-parse --short HEAD 2>/dev/null || echo none)"
"$plumb" render --all-devices --out "$work/warm" >/dev/null 2>&1
cells=$(find "$work/warm" -name '*.svg' | wc -l)
for run in 1 2 3; do
  rm -rf "$work/gallery"
  all=$(seconds "$plumb" render --all-devices --out "$work/gallery")
  mapfile -t sample < <(find "$work/gallery" -name '*.svg' | sort | awk -v n="$cells" 'NR % int(n / 40) == 0' | head -40)
  peer=$(seconds bash -c 'for f; do rsvg-convert -o /dev/null "$f"; done' - "${sample[@]}")
  awk -v all="$all" -v cells="$cells" -v peer="$peer" -v n="${#sample[@]}" 'BEGIN {
    own = all / cells * 1000; other = peer / n * 1000
    printf "render --all-devices: %d cells in %.2f s, %.0f a second, %.2f ms a cell (solve, SVG and PNG); rsvg-convert %.1f ms a picture, ratio %.1f\n", cells, all, cells / all, own, other, other / own }'
done
if [ -x /usr/bin/time ]; then
  /usr/bin/time -f 'peak memory: %M KiB' "$plumb" render --all-devices --out "$work/again" 2>&1 >/dev/null | tail -1
fi
