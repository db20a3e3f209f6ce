import Escaping

/// An exception that UIKit raises for misuse, by name and reason (AL-1.17).
///
/// Raising ends the process with the reason. Tests install a handler and continue; the call that raised then has no
/// effect. Documents are checked before any view is built, so they never raise.
package struct LayoutException: Hashable, Sendable {
  /// The exception's name in Objective-C.
  package var name: String
  /// The exception's text, as UIKit words it.
  package var reason: String

  /// For invalid arguments.
  package static let invalidArgument = "NSInvalidArgumentException"
  /// For an invalid state.
  package static let internalInconsistency = "NSInternalInconsistencyException"
  /// For exceptions without a name of their own.
  package static let generic = "NSGenericException"

  /// Receives exceptions instead of trapping.
  @TaskLocal package static var handler: (@Sendable (LayoutException) -> Void)?

  func raise() {
    guard let handler = Self.handler else { preconditionFailure(Escaped.lines("\(name): \(reason)")) }
    handler(self)
  }
}
