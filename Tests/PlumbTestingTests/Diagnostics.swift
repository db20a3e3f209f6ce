import UIKit

/// Runs a body and returns the engine's diagnostics that it writes.
@MainActor
func diagnostics(of body: () throws -> Void) rethrows -> [String] {
  var all: [String] = []
  LayoutDiagnostics.handler = { all.append($0) }
  defer { LayoutDiagnostics.handler = nil }
  try body()
  return all
}
