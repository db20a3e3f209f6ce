#!/usr/bin/env bash
# usage: docs.sh OUT
# Builds one DocC archive of UIKit, PlumbTesting and the chapters of ARCHITECTURE.md and engine.md. A broken symbol link is an error.
# BUILD_FLAGS are those of an earlier build, so that nothing is built again.
# DOCS_BASE is the path at which a static host serves it, such as `plumb`; empty for the root of a host.
set -euo pipefail
out=${1:?usage: docs.sh OUT}
swift=${SWIFT:-swift}
work=.build/docs
rm -rf "$work" "$out"
mkdir -p "$work/graphs/UIKit" "$work/graphs/PlumbTesting" "$work/graphs/none" "$work/Plumb.docc"

# Symbols come from compiled modules; C modules need the paths from pkg-config.
read -ra build <<< "${BUILD_FLAGS:-}"
"$swift" build "${build[@]}" --target PlumbTesting
modules=$("$swift" build "${build[@]}" --show-bin-path)/Modules
read -ra include <<< "$(pkg-config --cflags-only-I pango harfbuzz cairo libdeflate yaml-0.1 libxxhash)"
flags=(-target "$("$swift" -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)" -I "$modules")
for path in "${include[@]}"; do flags+=(-Xcc "$path"); done
for module in Sources/C*/module.modulemap "$(dirname "$modules")"/C*.build/module.modulemap; do
  flags+=(-Xcc "-fmodule-map-file=$module")
done
for folder in Sources/C*/include; do flags+=(-Xcc -I -Xcc "$folder"); done
for module in UIKit PlumbTesting; do
  "$swift" symbolgraph-extract -module-name "$module" "${flags[@]}" -minimum-access-level public -skip-inherited-docs \
    -output-dir "$work/graphs/$module"
done

# One article per chapter; the text before the first chapter of ARCHITECTURE.md is the article about phases.
cp Documentation/Reference/Plumb.docc/Plumb.md "$work/Plumb.docc/Plumb.md"
awk -v folder="$work/Plumb.docc" '
  function start(title) {
    slug = title
    gsub(/[^A-Za-z0-9]+/, "-", slug)
    file = folder "/" slug ".md"
    print "# " title > file
    print "- <doc:" slug ">" >> (folder "/Plumb.md")
  }
  /^# / { start(FILENAME == "ARCHITECTURE.md" ? "Phases" : substr($0, 3)); next }
  /^## / { start(substr($0, 4)); next }
  { print > file }
' ARCHITECTURE.md Documentation/engine.md

for name in Plumb UIKit PlumbTesting; do
  catalog=Documentation/Reference/$name.docc
  graphs=$work/graphs/$name
  if [ "$name" = Plumb ]; then catalog=$work/Plumb.docc graphs=$work/graphs/none; fi
  docc convert "$catalog" --additional-symbol-graph-dir "$graphs" --output-path "$work/$name.doccarchive" \
    --fallback-display-name "$name" --fallback-bundle-identifier "plumb.$name" --warnings-as-errors
done
docc merge "$work"/{Plumb,UIKit,PlumbTesting}.doccarchive --synthesized-landing-page-name Plumb \
  --output-path "$work/merged.doccarchive"
docc process-archive transform-for-static-hosting "$work/merged.doccarchive" --output-path "$out" \
  ${DOCS_BASE:+--hosting-base-path "$DOCS_BASE"}
printf '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=documentation/"><title>Plumb</title>\n' > "$out/index.html"
echo "$out is a static site; browsers need a server for it: python3 -m http.server --directory $out"
