/// What UIKit answers misuse with: an Objective-C exception by name and reason (AL-1.17).
///
/// Code that raises ends the process with the reason. Tests install a handler and go on: what raised then has no
/// effect. Documents are checked before any view is built, so they never get here.
package struct LayoutException: Hashable, Sendable {
  /// Name of the exception, such as ``invalidArgument``.
  package var name: String
  /// UIKit's own words.
  package var reason: String

  /// An argument that a method does not take.
  package static let invalidArgument = "NSInvalidArgumentException"
  /// A call at a time when it is not allowed.
  package static let internalInconsistency = "NSInternalInconsistencyException"
  /// A constraint between views that have nothing in common, and the like.
  package static let generic = "NSGenericException"

  /// Receives exceptions instead of the trap.
  @TaskLocal package static var handler: (@Sendable (LayoutException) -> Void)?

  func raise() {
    guard let handler = Self.handler else { preconditionFailure("\(name): \(reason)") }
    handler(self)
  }
}
