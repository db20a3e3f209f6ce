#!/usr/bin/env bash
# usage: test.sh [FLAGS [COMMAND [TOOL]]]
# Builds all tests and runs them in two processes at a time. Most tests run on the main actor, and a process has only one: in a
# single process the other cores would be idle. FLAGS are for the build. COMMAND, such as another build, runs at the same time.
# TOOL is what COMMAND makes: the optimised tool, with which the tests of the command line take a tenth of the time.
set -euo pipefail
swift=${SWIFT:-swift}
read -ra flags <<< "${1:-}"
half='^(ConstraintSolverTests|UIKitTests|RecipeTests|ReportsTests|RepositoryTests|LayoutMapsTests)\.'
commands='^plumbTests\.'
tests() { "$swift" test --skip-build --ignore-lock "${flags[@]}" "$@"; }

log=$(mktemp)
beside=$(mktemp)
bash -c "${2:-true}" > "$beside" 2>&1 &
other=$!
trap 'kill $other 2> /dev/null || true; rm -f "$log" "$beside"' EXIT
"$swift" build --build-tests "${flags[@]}"
tests --filter "$half" > "$log" 2>&1 &
code=0
tests --skip "$half" --skip "$commands" || code=$?
failed=0
wait $other || failed=$?
trap 'rm -f "$log" "$beside"' EXIT
if [ $failed = 0 ] && [ -n "${3:-}" ]; then export PLUMB_TOOL=$PWD/$3; fi
tests --filter "$commands" || code=$?
wait $! || code=$?
cat "$log"
if [ $failed != 0 ]; then
  code=1
  cat "$beside"
fi
exit $code
