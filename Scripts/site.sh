#!/usr/bin/env bash
# usage: site.sh PLUMB OUT
# Builds one static site: the documents, the gallery of all recipes, and the reference. SITE_BASE is the path at which a host serves it,
# such as `plumb`; empty for the root of a host. NO_REFERENCE=1 omits the reference, which takes DocC a minute or two.
set -euo pipefail
plumb=$(realpath "$1")
out=${2:?usage: site.sh PLUMB OUT}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
cd "$root"
if ! command -v cmark-gfm > /dev/null; then
  echo "cmark-gfm is missing, which makes pages of the documents: make deps" >&2
  exit 1
fi
rm -rf "$out"
mkdir -p "$out/documents/lint"
out=$(realpath "$out")

# Links to documents become links to their pages; links to anything else in the repository are left as text.
page() { # SOURCE TARGET ROOT
  local title
  title=$(sed -n 's/^# //p' "$1" | head -n 1)
  {
    printf '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
    printf '<meta name="viewport" content="width=device-width, initial-scale=1"><title>%s - Plumb</title>' "$title"
    printf '<link rel="stylesheet" href="%ssite.css"></head><body><nav><a href="%sindex.html">Plumb</a></nav><main>\n' "$3" "$3"
    cmark-gfm --extension table --extension strikethrough "$1" | python3 "$here/site-links.py" "$1" "$3"
    printf '</main></body></html>\n'
  } > "$2"
}
cat > "$out/site.css" << 'CSS'
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav { border-bottom: 1px solid #8886; margin-bottom: 1rem; padding-bottom: .5rem; }
pre { background: #8881; overflow-x: auto; padding: .75rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #8886; padding: .25rem .5rem; text-align: left; vertical-align: top; }
img { height: auto; max-width: 100%; }
CSS
for document in README.md CHANGELOG.md ARCHITECTURE.md CONTRIBUTING.md SECURITY.md Documentation/*.md; do
  page "$document" "$out/documents/$(basename "$document" .md).html" ../
done
for document in Documentation/lint/*.md; do page "$document" "$out/documents/lint/$(basename "$document" .md).html" ../../; done
mkdir -p "$out/documents/Benchmarks/results"
page Benchmarks/README.md "$out/documents/Benchmarks/README.html" ../../
for document in Benchmarks/results/*.md; do
  page "$document" "$out/documents/Benchmarks/results/$(basename "$document" .md).html" ../../../
done
cp Documentation/recipe.schema.json "$out/documents/"

"$plumb" render --live --out "$out/gallery" > /dev/null
if [ -z "${NO_REFERENCE:-}" ]; then
  DOCS_BASE="${SITE_BASE:+$SITE_BASE/}reference" bash Scripts/docs.sh "$out/reference" > /dev/null
fi

{
  printf '# Plumb\n\nApple'"'"'s Auto Layout on Linux, drawn on every device.\n\n'
  printf -- '- [What it does](README.md), [installing](Documentation/installing.md), [changes](CHANGELOG.md)\n'
  printf -- '- [The gallery](gallery/index.html): every recipe on a few devices, and in a window of any size\n'
  [ -n "${NO_REFERENCE:-}" ] || printf -- '- [The reference](reference/index.html) of UIKit and PlumbTesting\n'
  for document in Documentation/*.md ARCHITECTURE.md CONTRIBUTING.md SECURITY.md; do
    printf -- '- [%s](%s)\n' "$(sed -n 's/^# //p' "$document" | head -n 1)" "$document"
  done
  printf -- '- [Rules of plumb lint](Documentation/lint/README.md)\n'
} > "$out/index.md"
page "$out/index.md" "$out/index.html" ""
rm "$out/index.md"
echo "$out is a static site of $(find "$out" -type f | wc -l) files; the reference needs a server: python3 -m http.server --directory $out"
