/// The version of the system whose controls and bars are measured and drawn.
package struct Look: Sendable, Hashable, Comparable, Encodable {
  /// The version of iOS, one of ``versions``.
  package var version: Int

  /// The look of a major version of iOS.
  package init(iOS version: Int) { self.version = version }

  /// Versions that a document or a reader may choose.
  package static let versions = 9...26

  /// iOS 13 to 18.
  package static let usual = Look(iOS: 18)
  /// iOS 9 to 12.
  package static let classic = Look(iOS: 12)
  /// iOS 26.
  package static let glass = Look(iOS: 26)

  /// By version.
  package static func < (a: Look, b: Look) -> Bool { a.version < b.version }

  /// Whether controls look as before iOS 13.
  package var isClassic: Bool { version < 13 }
  /// Whether controls look as from iOS 26 on.
  package var isGlass: Bool { version >= 26 }

  /// The look in cells' names: `ios26`.
  package var id: String { "ios\(version)" }

  /// Creates the look named by a word such as `ios26`; nil for other words.
  package init?(id: String) {
    guard id.hasPrefix("ios"), let version = Int(id.dropFirst(3)), Self.versions.contains(version),
      id == "ios\(version)"
    else { return nil }
    self.version = version
  }
}
