import Testing

@testable import UIKit

/// A row of a table: what is asked of a subject, and what UIKit's documentation says about it.
struct Fact<Subject>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @MainActor (Subject) -> Void

  init<Value: Equatable & Sendable>(
    _ name: String, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation,
    _ ask: @escaping @MainActor (Subject) -> Value
  ) {
    testDescription = name
    check = { subject in
      let found = ask(subject)
      #expect(found == expected, "\(name)", sourceLocation: sourceLocation)
    }
  }
}
