#!/usr/bin/env bash
# usage: test.sh [FLAGS [COMMAND]]
# Builds all tests and runs them in two processes. Most tests run on the main actor, and a process has only one: in a single
# process the other cores would be idle. FLAGS are for the build. COMMAND, such as another build, runs at the same time.
set -euo pipefail
swift=${SWIFT:-swift}
read -ra flags <<< "${1:-}"
half='^(ConstraintSolverTests|UIKitTests|RecipeTests|ReportsTests|RepositoryTests|LayoutMapsTests)\.'

log=$(mktemp)
beside=$(mktemp)
bash -c "${2:-true}" > "$beside" 2>&1 &
other=$!
trap 'kill $other 2> /dev/null || true; rm -f "$log" "$beside"' EXIT
"$swift" build --build-tests "${flags[@]}"
"$swift" test --skip-build --ignore-lock "${flags[@]}" --filter "$half" > "$log" 2>&1 &
code=0
"$swift" test --skip-build --ignore-lock "${flags[@]}" --skip "$half" || code=$?
wait $! || code=$?
cat "$log"
wait $other || failed=$?
trap 'rm -f "$log" "$beside"' EXIT
if [ -n "${failed:-}" ]; then
  code=1
  cat "$beside"
fi
exit $code
