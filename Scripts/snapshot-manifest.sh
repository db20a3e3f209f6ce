#!/usr/bin/env bash
# usage: snapshot-manifest.sh SWIFT [FLAG...]
# Builds the tests of a package with the manifest of Documentation/uikit.md: with Plumb, and, as on a Mac, with a stub of
# swift-snapshot-testing, which has a target of the same name.
set -euo pipefail
swift=${1:?usage: snapshot-manifest.sh SWIFT}
shift
root=$(cd "$(dirname "$0")/.." && pwd)
work=$root/.build/snapshot-manifest
rm -rf "$work"
mkdir -p "$work"/{Screens/Sources/Screens,Screens/Tests/ScreensTests,swift-snapshot-testing/Sources/SnapshotTesting}

awk '/^## Snapshot tests that are there already/ { chapter = 1 } chapter && /^```swift/ { code = 1; next }
  code && /^```/ { exit } code' "$root/Documentation/uikit.md" \
  | sed -E "s|\.package\(url: \"[^\"]*/plumb\", from: \"[^\"]*\"\)|.package(name: \"plumb\", path: \"$root\")|
      s|url: \"[^\"]*/swift-snapshot-testing\", from: \"[^\"]*\"|path: \"../swift-snapshot-testing\"|" \
  > "$work/Screens/Package.swift"
grep -q "path: \"$root\"" "$work/Screens/Package.swift"
grep -q 'path: "../swift-snapshot-testing"' "$work/Screens/Package.swift"

cat > "$work/Screens/Sources/Screens/Screens.swift" << 'SWIFT'
public let title = "Sign in"
SWIFT
cat > "$work/Screens/Tests/ScreensTests/ScreensTests.swift" << 'SWIFT'
import Screens
import SnapshotTesting
import XCTest

final class ScreensTests: XCTestCase {
  func testTitle() { assertSnapshot(of: title, as: .lines) }
}
SWIFT
cat > "$work/swift-snapshot-testing/Package.swift" << 'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "swift-snapshot-testing",
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")])
SWIFT
cat > "$work/swift-snapshot-testing/Sources/SnapshotTesting/SnapshotTesting.swift" << 'SWIFT'
public struct Snapshotting: Sendable { public static let lines = Snapshotting() }
public func assertSnapshot(of value: String, as snapshotting: Snapshotting) {}
SWIFT

cd "$work/Screens"
"$swift" build --scratch-path "$root/.build" --disable-build-manifest-caching "$@" --target ScreensTests
sed -i 's/#if os(Linux)/#if !os(Linux)/' Package.swift
"$swift" build --scratch-path "$work/stub" "$@" --target ScreensTests
