import Synchronization

/// Details of an outline, computed on first use and shared by all copies of the outline.
final class OutlineDetails: Sendable {
  /// Lines of equations and invariants.
  typealias Equations = [(span: OutlineSpan, isInvariant: Bool)]
  /// Tokens of equations.
  typealias Tokens = [(span: OutlineSpan, token: EquationToken)]

  private struct Found: Sendable {
    var equations: Equations?
    var names: EquationParser.Names?
    var tokens: Tokens?
    var mentions: [DocumentOutline.Mention]?
    var tokenizations = 0
  }

  private let found = Mutex(Found())

  /// How often all equations have been tokenized.
  var tokenizations: Int { found.withLock { $0.tokenizations } }

  func equations(_ find: () -> Equations) -> Equations { value(\.equations, find) }
  func names(_ find: () -> EquationParser.Names) -> EquationParser.Names { value(\.names, find) }
  func mentions(_ find: () -> [DocumentOutline.Mention]) -> [DocumentOutline.Mention] { value(\.mentions, find) }
  func tokens(_ find: () -> Tokens) -> Tokens {
    value(\.tokens) {
      found.withLock { $0.tokenizations += 1 }
      return find()
    }
  }

  /// Computing one value may need another one, so the lock is not held while computing.
  private func value<Value: Sendable>(_ key: WritableKeyPath<Found, Value?>, _ find: () -> Value) -> Value {
    if let known = found.withLock({ $0[keyPath: key] }) { return known }
    let value = find()
    found.withLock { $0[keyPath: key] = value }
    return value
  }
}
