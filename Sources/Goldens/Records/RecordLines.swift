import Layout
import Values

/// The lines that a record's writer and reader share.
enum RecordLines {
  static let start = "plumb record "
  static let indent = "  "
  static let end = "end"
  /// Marks the record of an assertion.
  static let test = "of a Swift test"
  /// Begins an input of a document in earlier formats.
  static let input = "input "
  /// Begins the cells of a pair of size classes.
  static let part = "in "

  /// Begins the recipe of the scene.
  static let recipe = "recipe"
  /// Begins the checksums of the recipe's lines.
  static let checks = "checks"

  /// Returns the lines about the scene as a whole, without its recipe.
  static func head(of record: SceneRecord) -> [String] {
    var lines = ["renderer \(record.renderer)", "title \(Quoting.record.quoted(record.title))"]
    if record.rules > LayoutRules.first { lines.append("rules \(record.rules)") }
    if record.isOfTest { lines.append(test) }
    return lines
  }

  /// Returns the checksum of the head, and of whether a recipe with checksums of its own follows.
  static func headCheck(of record: SceneRecord) -> String {
    check(head(of: record) + (record.recipe.isEmpty ? [] : [checks]))
  }

  /// Returns the lines of the scene's recipe.
  static func recipe(of record: SceneRecord) -> [String] {
    record.recipe.isEmpty ? [] : [recipe] + record.recipe.map { indent + $0 }
  }

  /// Returns a checksum for each line of the recipe and one for its end, so that git merges changes to different lines. Each
  /// includes the line above, so that a merge that keeps both sides is detected.
  static func checks(of record: SceneRecord) -> [String] {
    record.recipe.isEmpty ? [] : zip([""] + record.recipe, record.recipe + [""]).map { check([$0, $1]) }
  }

  /// Returns a cell's line. Equal pictures of successive cells of a group are named only once.
  static func text(of cell: SceneRecord.CellEntry, after before: SceneRecord.CellEntry?) -> String {
    if let before, before.pixelHash == cell.pixelHash, before.drawingHash == cell.drawingHash {
      return "cell \(cell.name)"
    }
    let line = "cell \(cell.name) pixels \(cell.pixelHash)"
    return cell.drawingHash.map { "\(line) drawing \($0)" } ?? line
  }

  /// Returns the checksum of lines.
  /// - Complexity: O(bytes).
  static func check(_ lines: [String]) -> String {
    var hash: UInt64 = 0
    for line in lines {
      var line = line
      hash = line.withUTF8 { XXH64.hash(UnsafeRawBufferPointer($0), seed: hash) }
    }
    return String(HashText.text(hash).prefix(8))
  }

  /// Returns the checksum of a group: its cells, its size classes, and all its facts.
  static func check(of cells: [SceneRecord.CellEntry], in part: String?, _ facts: [String]) -> String {
    check([part ?? ""] + cells.map { "\($0.name) \($0.pixelHash) \($0.drawingHash ?? "")" } + facts)
  }
}
