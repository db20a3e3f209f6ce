#!/usr/bin/env bash
# A newcomer's first ten minutes, played through in a clean folder; prints each command and what it answers. The transcript is in
# Documentation/first-ten-minutes.md, and a test compares the two.
#
# usage: Scripts/first-ten-minutes.sh PLUMB
set -uo pipefail
plumb=$(realpath "${1:?usage: first-ten-minutes.sh PLUMB}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A home and a cache of their own; nothing here depends on the machine.
export HOME=$work XDG_CACHE_HOME=$work/cache LC_ALL=C.UTF-8
unset CI PLUMB_GOLDENS PLUMB_REPORT PLUMB_RECORD PLUMB_PICTURES
mkdir -p "$work/bin" "$work/Hello"
# Stands for the package: the program and nothing else on the path.
ln -s "$plumb" "$work/bin/plumb"
export PATH=$work/bin:/usr/bin:/bin
cd "$work/Hello"

say() { # COMMAND [LINES]: runs a command, and prints its first lines
  printf '$ %s\n' "$1"
  bash -c "$1" > "$work/answer" 2>&1 < /dev/null
  code=$?
  # Times differ from run to run.
  sed -E 's/ in [0-9.]+ s$/ in 0.1 s/' "$work/answer" | head -n "${2:-40}"
  if [ "$(wc -l < "$work/answer")" -gt "${2:-40}" ]; then echo "..."; fi
  if [ "$code" -ne 0 ]; then echo "(exit code $code)"; fi
  echo
}

say "plumb --version" 1
say "plumb init" 6
say "plumb render"
say "plumb explain welcome Title.top"
say "sed -i 's/3. Title.Top = Safe Area.Top + 24/3. Title.Top = Safe Area.Top + 40/' Recipes/welcome.yaml"
say "plumb verify"
say "plumb review"
say "plumb review accept welcome#1"
say "plumb verify"
