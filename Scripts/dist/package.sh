#!/usr/bin/env bash
# usage: package.sh DIR
# Copies Plumb's package as `plumb port` needs it: the sources that ported packages depend on, and those of the porting tool.
set -euo pipefail
out=${1:?usage: package.sh DIR}
root=$(cd "$(dirname "$0")/../.." && pwd)
rm -rf "$out"
mkdir -p "$out/Porting"
cp "$root/Package.swift" "$out/"
cp -r "$root/Sources" "$root/Plugins" "$out/"
cp -r "$root/Porting/Package.swift" "$root/Porting/Sources" "$root/Porting/Stubs" "$out/Porting/"
mkdir -p "$out/Porting/Tests/PortingTests"
cp "$root"/Porting/Tests/PortingTests/*.swift "$out/Porting/Tests/PortingTests/"
find "$out" -type f -exec chmod 644 {} +
