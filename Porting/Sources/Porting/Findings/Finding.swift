/// Something that does not work on Linux as on iOS, or that was left unchanged.
package struct Finding: Hashable, Comparable, Sendable {
  /// The category by which findings are counted.
  package enum Kind: String, CaseIterable, Sendable {
    case missingModule = "missing-module"
    case selectorByName = "selector-by-name"
    case keyValueObserving = "key-value-observing"
    case objectiveCRuntime = "objective-c-runtime"
    case coreData = "core-data"
    case lateRequirement = "late-requirement"
    case optionalMember = "optional-member"
    case movedMember = "moved-member"
    case selfInInitialiser = "self-in-initialiser"
    case leftOut = "left-out"
    case notCompiled = "not-compiled"
    case swiftUI = "swiftui"
  }

  /// The project's path of the file.
  package var file: String
  /// Counted from 1.
  package var line: Int
  package var kind: Kind
  /// The cause, and what was done about it.
  package var message: String
  /// A proposal for dealing with it; empty if nothing needs to be done.
  package var proposal: String

  /// Creates a finding at a line.
  package init(_ kind: Kind, _ file: String, _ line: Int, _ message: String, proposal: String = "") {
    (self.kind, self.file, self.line, self.message, self.proposal) = (kind, file, line, message, proposal)
  }

  /// Orders findings by file and line.
  package static func < (one: Finding, other: Finding) -> Bool {
    (one.file, one.line, one.kind.rawValue, one.message) < (other.file, other.line, other.kind.rawValue, other.message)
  }
}
