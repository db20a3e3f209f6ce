#!/usr/bin/env bash
# usage: test.sh [FLAGS [COMMAND [TOOL]]]
# Builds all tests and runs them in two processes at a time. Most tests run on the main actor, and a process has only one: in a
# single process the other cores would be idle. FLAGS are for the build. COMMAND, such as another build, runs at the same time.
# TOOL is what COMMAND makes: the optimised tool, with which the tests of the command line take a tenth of the time.
# The last lines name what failed, because CI often shows only the end of a log.
set -euo pipefail
swift=${SWIFT:-swift}
read -ra flags <<< "${1:-}"
half='^(ConstraintSolverTests|UIKitTests|RecipeTests|ReportsTests|RepositoryTests|LayoutMapsTests)\.'
commands='^plumbTests\.'
tests() { "$swift" test --skip-build --ignore-lock "${flags[@]}" "$@"; }

logs=$(mktemp -d)
beside=$logs/beside
bash -c "${2:-true}" > "$beside" 2>&1 &
other=$!
trap 'kill $other 2> /dev/null || true; rm -rf "$logs"' EXIT
"$swift" build --build-tests "${flags[@]}"
tests --filter "$half" > "$logs/half" 2>&1 &
half_process=$!
code=0
tests --skip "$half" --skip "$commands" 2>&1 | tee "$logs/rest" || code=$?
failed=0
wait $other || failed=$?
trap 'rm -rf "$logs"' EXIT
if [ $failed = 0 ] && [ -n "${3:-}" ]; then export PLUMB_TOOL=$PWD/$3; fi
tests --filter "$commands" 2>&1 | tee "$logs/commands" || code=$?
wait $half_process || code=$?
cat "$logs/half"
if [ $failed != 0 ]; then
  code=1
  cat "$beside"
fi
if [ $code != 0 ]; then
  echo "failed:"
  for part in rest commands half; do
    # A process that crashed has no line with the sign of a failed test: its last lines say where it was.
    grep -hE '✘|error:|Fatal error' "$logs/$part" | tail -n 20 || true
    grep -q 'Test run with .* passed' "$logs/$part" || tail -n 5 "$logs/$part"
  done
fi
exit $code
