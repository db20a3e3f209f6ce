import Foundation
import Synchronization

/// The names in records of the font files that a picture's text is drawn with.
package enum FontNames {
  private static let known = Mutex<[Int: String]>([:])

  /// Returns file names with the beginning of their hash, sorted, of fonts other than the stand-in's upright ones.
  /// - Parameter runs: The drawn text.
  package static func additional(in runs: some Sequence<GlyphRun>, of fonts: FontFiles) -> [String] {
    let usual = Set(fonts.weights.map(\.number))
    let numbers = runs.reduce(into: Set<Int>()) { $0.formUnion($1.pieces.lazy.map(\.font)) }.subtracting(usual)
    return Set(numbers.compactMap(name)).sorted()
  }

  private static func name(_ number: Int) -> String? {
    if let name = known.withLock({ $0[number] }) { return name }
    guard let entry = FontTable.entry(number), let bytes = FileManager.default.contents(atPath: entry.path) else {
      return nil
    }
    let file = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
    let name = "\(file) \(FontFile.hash(bytes).prefix(8))"
    known.withLock { $0[number] = name }
    return name
  }
}
