/// The golden of a scene: what its document states, the facts of all cells, grouped where they are equal, and a hash of
/// each cell's picture.
package struct SceneRecord: Sendable, Hashable {
  /// The version that is written.
  package static let formatVersion = 5
  /// Versions that can be read: the first has no inputs, the second no version of the layout rules, the third no
  /// digests of drawings, the fourth no recipe and no checksums.
  static let readable = 1...5

  /// A cell's line in a record.
  package struct CellEntry: Sendable, Hashable {
    /// The cell's name.
    package let name: String
    /// A hash of the picture's pixels at scale 1.
    package let pixelHash: String
    /// A digest of what is drawn (``DrawingDigest``); nil if unknown.
    package let drawingHash: String?

    /// - Parameters:
    ///   - pixelHash: A hash of the picture's pixels at scale 1.
    ///   - drawingHash: A digest of what is drawn; nil if unknown.
    package init(name: String, pixelHash: String, drawingHash: String? = nil) {
      self.name = name
      self.pixelHash = pixelHash
      self.drawingHash = drawingHash
    }
  }

  /// Cells with the same facts.
  package struct Group: Sendable, Hashable {
    /// In the order of the matrix.
    package var cells: [CellEntry]
    /// The facts they share.
    package let facts: LayoutFacts
  }

  /// The text of the renderer's ``Fingerprint``.
  package let renderer: String
  /// The version of the layout rules that computed the facts (``LayoutRules``).
  package let rules: Int
  /// The scene's title.
  package let title: String
  /// The scene when the record was made, as a recipe with the identities of its views, line by line: the basis for
  /// finding what changed. Empty in records of earlier formats.
  package let recipe: [String]
  /// Whether the record belongs to an assertion of a Swift test, and not to a document.
  package var isOfTest = false
  /// Whether an earlier version of the format was read, in which views may have other names than now.
  package private(set) var isOfEarlierFormat = false
  /// Groups in the order of their first cells.
  package let groups: [Group]

  /// Groups cells with equal facts, in the order of the matrix.
  /// - Complexity: O(cells · facts).
  package init(
    renderer: String, title: String, recipe: [String] = [], cells: [(entry: CellEntry, facts: LayoutFacts)]
  ) {
    self.init(renderer: renderer, rules: LayoutRules.version, title: title, recipe: recipe, cells: cells)
  }

  /// Creates a record of facts computed by a version of the layout rules.
  package init(
    renderer: String, rules: Int, title: String, recipe: [String] = [], cells: [(entry: CellEntry, facts: LayoutFacts)],
    isOfTest: Bool = false
  ) {
    self.isOfTest = isOfTest
    self.renderer = renderer
    self.rules = rules
    self.title = title
    self.recipe = recipe
    var groups: [Group] = []
    var indexOf: [LayoutFacts: Int] = [:]
    for (entry, facts) in CellOrder.sorted(cells, by: \.entry.name) {
      if let index = indexOf[facts] {
        groups[index].cells.append(entry)
      } else {
        indexOf[facts] = groups.count
        groups.append(Group(cells: [entry], facts: facts))
      }
    }
    self.groups = groups
  }

  /// Returns the same record, marked as read from an earlier version of the format.
  func ofEarlierFormat() -> SceneRecord {
    var record = self
    record.isOfEarlierFormat = true
    return record
  }

  /// The recipe with its lines where they are in the record's file, so that places in it are places in the file.
  package var placedRecipe: String {
    // The first line, the head and the line that begins the recipe.
    let before = RecordLines.head(of: self).count + 2
    return String(repeating: "\n", count: before) + recipe.map { RecordLines.indent + $0 + "\n" }.joined()
  }

  /// Every cell with its facts.
  package var cells: [(entry: CellEntry, facts: LayoutFacts)] {
    groups.flatMap { group in group.cells.map { ($0, group.facts) } }
  }

  /// Returns this record with some cells taken from a newer one by the same renderer, which is the result of recording
  /// a part of the matrix.
  /// - Parameter isPartial: Whether the old recipe is kept, because some cells still depend on it.
  package func merging(_ newer: SceneRecord, isPartial: Bool = false) -> SceneRecord {
    let fresh = Set(newer.cells.map(\.entry.name))
    let names = names(in: newer)
    let kept = cells.filter { !fresh.contains($0.entry.name) }
      .map { (entry: $0.entry, facts: names.applied(to: $0.facts)) }
    return SceneRecord(
      renderer: newer.renderer, rules: isPartial ? rules : newer.rules, title: newer.title,
      recipe: isPartial ? recipe : newer.recipe,
      cells: kept + newer.cells, isOfTest: newer.isOfTest)
  }

  /// Returns this record with those of its cells whose names are kept.
  package func filter(_ isKept: (String) -> Bool) -> SceneRecord {
    SceneRecord(
      renderer: renderer, rules: rules, title: title, recipe: recipe, cells: cells.filter { isKept($0.entry.name) },
      isOfTest: isOfTest)
  }

  /// Returns the names that the views of a record without identities have in a newer one: from a cell that both have.
  private func names(in newer: SceneRecord) -> FactNames {
    guard recipe.isEmpty, !newer.recipe.isEmpty else { return FactNames() }
    let known = Dictionary(cells.map { ($0.entry.name, $0.facts) }) { first, _ in first }
    let pairs = newer.cells.lazy.compactMap { cell in
      known[cell.entry.name].map { FactNames(of: $0, inOrderOf: cell.facts) }
    }
    return pairs.first ?? FactNames()
  }
}
