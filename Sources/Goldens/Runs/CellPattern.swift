/// Names cells of a run: `simple-constraints/*`, `*/iphone-15-portrait`, a scene alone, a group such as `text/scripts#2`, a kind
/// of cause such as `*#rules`.
package struct CellPattern: Sendable, Hashable {
  /// As it was written.
  package let text: String

  /// - Parameter text: A scene, `scene/cell`, `scene#group` or `scene#kind`; `*` and `?` stand for anything.
  package init(_ text: String) { self.text = text }

  /// Every cell that a changed rule of this version moved.
  package static let rules = CellPattern("*#\(Cause.Kind.rules.rawValue)")

  /// Whether a cell is meant under a cause: by its scene, by scene and cell, by the cause's group, counted from 1, or by its kind. A
  /// star stands for anything.
  /// - Parameters:
  ///   - cell: The cell's name.
  ///   - group: Position of the cause in the scene's groups.
  package func matches(scene: String, cell: String, group: Int, kind: Cause.Kind) -> Bool {
    if let mark = text.lastIndex(of: "#"), let named = Cause.Kind(rawValue: String(text[text.index(after: mark)...])) {
      return named == kind && Self.fits(text[..<mark], scene)
    }
    if let mark = text.lastIndex(of: "#"), let number = Int(text[text.index(after: mark)...]) {
      return number == group + 1 && Self.fits(text[..<mark], scene)
    }
    return Self.fits(text[...], scene) || Self.fits(text[...], "\(scene)/\(cell)")
  }

  /// Whether a scene is meant by its id.
  func matches(scene: String) -> Bool { Self.fits(text[...], scene) }

  /// - Complexity: O(pattern · name).
  private static func fits(_ pattern: Substring, _ name: String) -> Bool {
    // Where a star was met last, and how far the name had been read then: from there another try can start.
    let (pattern, name) = (Array(pattern), Array(name))
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
