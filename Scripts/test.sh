#!/usr/bin/env bash
# usage: test.sh
# Builds all tests and runs them in two processes. Most tests run on the main actor, and a process has only one: in a single
# process the other cores would wait.
set -euo pipefail
swift=${SWIFT:-swift}
half='^(UIKitTests|RecipeTests|ReportsTests|RepositoryTests)\.'

"$swift" build --build-tests
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$swift" test --skip-build --ignore-lock --filter "$half" > "$log" 2>&1 &
code=0
"$swift" test --skip-build --ignore-lock --skip "$half" || code=$?
wait $! || code=$?
cat "$log"
exit $code
