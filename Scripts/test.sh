#!/usr/bin/env bash
# usage: test.sh [FLAGS]
# Builds all tests and runs them in two processes. Most tests run on the main actor, and a process has only one: in a single
# process the other cores would be idle. The tests of the command line take as long as all others. FLAGS are for the build.
# The last lines name what failed, because CI often shows only the end of a log.
set -euo pipefail
swift=${SWIFT:-swift}
read -ra flags <<< "${1:-}"
commands='^plumbTests\.'
tests() { "$swift" test --skip-build --ignore-lock "${flags[@]}" "$@"; }

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
"$swift" build --build-tests "${flags[@]}"
tests --filter "$commands" > "$logs/commands" 2>&1 &
commands_process=$!
code=0
tests --skip "$commands" 2>&1 | tee "$logs/others" || code=$?
wait $commands_process || code=$?
cat "$logs/commands"
if [ $code != 0 ]; then
  echo "failed:"
  for part in others commands; do
    # A process that crashed has no line with the sign of a failed test: its last lines say where it was.
    grep -hE '✘|error:|Fatal error' "$logs/$part" | tail -n 20 || true
    grep -q 'Test run with .* passed' "$logs/$part" || tail -n 5 "$logs/$part"
  done
fi
exit $code
