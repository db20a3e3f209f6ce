import Values
import Verifying

/// The causes that an earlier comment reported, which its last line states for this purpose: what is new since then, and
/// what is gone.
package struct EarlierReport: Sendable {
  private let digests: Set<String>

  private static let (opening, closing) = ("<!-- plumb:causes:", " -->")

  /// nil for a text without such a line.
  /// - Parameter text: The Markdown of the earlier comment.
  package init?(_ text: String) {
    let line = text.split(separator: "\n").last { $0.hasPrefix(Self.opening) && $0.hasSuffix(Self.closing) }
    guard let line else { return nil }
    let digests = line.dropFirst(Self.opening.count).dropLast(Self.closing.count).split(separator: ",")
    guard digests.allSatisfy({ $0.wholeMatch(of: /[0-9a-f]{8}/) != nil }) else { return nil }
    self.digests = Set(digests.map(String.init))
  }

  /// Whether a cause was not in the earlier report.
  func isNew(_ cause: String) -> Bool { !digests.contains(cause) }

  /// What changed since, in a sentence.
  /// - Parameter causes: The digests of the present causes.
  func sentence(_ causes: [String]) -> String {
    let new = causes.count(where: isNew)
    let gone = digests.subtracting(causes).count
    let same = causes.count - new
    if new == 0, gone == 0 { return "Since the last push nothing else changed." }
    let parts = [
      new == 0 ? nil : "\(Count.text(new, "cause")) \(new == 1 ? "is" : "are") new",
      gone == 0 ? nil : "\(gone) \(gone == 1 ? "is" : "are") gone",
      same == 0 ? nil : "\(same) \(same == 1 ? "is" : "are") as before",
    ]
    return "Since the last push: \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  /// A cause's digest: its scene and what changed, not on which line, nor what moved by how much.
  static func digest(_ scene: StoredScene, _ group: StoredGroup) -> String {
    String(HashText.text(of: Array("\(scene.id)\n\(group.kind.rawValue)\n\(group.identity)".utf8)).prefix(8))
  }

  /// The line that a later report reads.
  static func line(_ causes: [String]) -> String {
    "\(opening)\(Set(causes).sorted().joined(separator: ","))\(closing)\n"
  }
}
