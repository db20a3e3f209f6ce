#!/usr/bin/env bash
# Measures text in comparison with plain Pango and plain HarfBuzz in the same minutes, and the errors of widths against saved
# ones. Writes the table of Benchmarks/results/text.md.
#
#   Benchmarks/text/bench.sh TEXT_BENCH WIDTHS OUT
set -euo pipefail
bench=$(realpath "$1") widths=$2 out=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=$(dirname "$0")
# shellcheck disable=SC2046
cc -O2 "$here/pango.c" -o "$work/pango" $(pkg-config --cflags --libs pangocairo harfbuzz)
for round in 1 2 3 4 5; do
  "$work/pango" >>"$work/peer"
  "$bench" speed >>"$work/own"
done
median() { # FILE NAME
  awk -F '\t' -v name="$2" '$1 == name { print $2 }' "$1" | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}
row() { # TARGET WHAT OURS PEERS
  awk -v target="$1" -v what="$2" -v own="$(median "$work/own" "$3")" -v peer="$(median "$work/peer" "$4")" \
    'BEGIN { printf "| %s | %s | %.2f | %.2f | %.2f |\n", target, what, own, peer, peer / own }'
}
{
  echo "# Text beside Pango and HarfBuzz"
  echo
  echo "Written by \`make bench-text\`. Microseconds, medians of five runs of each, taken in turn;" \
    "$(awk -F ': ' '/model name/ { print $2; exit }' /proc/cpuinfo), $(nproc) cores, commit" \
    "$(git rev-parse --short HEAD 2>/dev/null || echo none)."
  echo
  echo "| target | what | ours | peer | peer / ours |"
  echo "|---|---|---|---|---|"
  row "T1: 0.95 at least" "a new label; Pango's layout, reused" "new label" "new label"
  row "" "a new label; HarfBuzz alone, which chooses no fonts and breaks no lines" "new label" "new label, HarfBuzz alone"
  row "T1: 50 at least" "a known label; the same" "known label" "new label"
  row "T2: 10 at least" "a known paragraph at a new width; the same" "known paragraph, new width" "known paragraph, new width"
  row "T3: 1.67 at least" "the first label of a process; the system's fonts" "cold: fonts and first label" "cold: fonts and first label"
  echo
  echo "Widths against those that Interface Builder saved (\`Tests/TypographyTests/Facts/saved-widths.tsv\`):"
  echo
  "$bench" widths "$widths" | awk -F '\t' '{ print "| " $1 " | " $2 " | " $3 " | " $4 " | " $5 " |" } NR == 1 { print "|---|---|---|---|---|" }'
} >"$work/table"
mkdir -p "$(dirname "$out")"
cp "$work/table" "$out"
cat "$out"
