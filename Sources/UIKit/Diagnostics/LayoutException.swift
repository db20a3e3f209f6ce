/// What UIKit answers misuse with: an Objective-C exception by name and reason (AL-1.17).
///
/// Code that raises ends the process with the reason. Tests install a handler and go on: what raised then has no
/// effect. Documents are checked before any view is built, so they never get here.
package struct LayoutException: Hashable, Sendable {
  package var name: String
  package var reason: String

  package static let invalidArgument = "NSInvalidArgumentException"
  package static let internalInconsistency = "NSInternalInconsistencyException"
  package static let generic = "NSGenericException"

  /// Receives exceptions instead of the trap.
  @TaskLocal package static var handler: (@Sendable (LayoutException) -> Void)?

  func raise() {
    guard let handler = Self.handler else { preconditionFailure("\(name): \(reason)") }
    handler(self)
  }
}
