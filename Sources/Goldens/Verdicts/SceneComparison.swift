package import CairoCanvas
import Scenes

/// Holds what a scene looks like now against its goldens.
package struct SceneComparison: Sendable {
  private let folder: GoldenFolder
  private let record: SceneRecord?
  private let goldens: [String: (entry: SceneRecord.CellEntry, facts: LayoutFacts)]
  private let renderer: Fingerprint
  private let tolerance: Tolerance
  /// Views that have another name since the goldens were made.
  var renames = Renames(from: [], to: [])

  /// - Parameter tolerance: What pictures of equal layouts may differ by; needs the observations' pictures.
  /// - Throws: ``RecordError`` if there is a record that cannot be read.
  package init(folder: GoldenFolder, renderer: Fingerprint, tolerance: Tolerance = .exact) throws {
    self.init(folder: folder, record: try folder.record(), renderer: renderer, tolerance: tolerance)
  }

  /// - Parameter record: The folder's, read already.
  package init(folder: GoldenFolder, record: SceneRecord?, renderer: Fingerprint, tolerance: Tolerance = .exact) {
    self.folder = folder
    self.tolerance = tolerance
    self.renderer = renderer
    self.record = record
    goldens = Dictionary(record?.cells.map { ($0.entry.name, $0) } ?? []) { first, _ in first }
  }

  /// The version of the layout rules that the goldens were made by.
  package var rules: Int { record?.rules ?? LayoutRules.version }

  /// The renderer that recorded the goldens, if it is another one.
  package var otherRenderer: String? {
    record.flatMap { renderer.isThat(of: Fingerprint(text: $0.renderer)) ? nil : $0.renderer }
  }

  /// What the document said when the goldens were made.
  package var inputs: [String] { record?.inputs ?? [] }

  /// What was recorded of a cell.
  package func golden(_ cell: String) -> (entry: SceneRecord.CellEntry, facts: LayoutFacts)? { goldens[cell] }

  /// - Complexity: O(facts), and O(pixels) for a cell with a golden picture.
  package func verdict(on observation: Observation) -> Verdict {
    let name = observation.cell.name
    guard let golden = goldens[name] else { return .missing }
    let old = renames.applied(to: golden.facts)
    let changes = renamed(golden.facts, old) + FactComparison.changes(from: old, to: observation.facts)
    if !changes.isEmpty { return .layoutChanged(changes) }
    if otherRenderer != nil { return .otherRenderer }
    if golden.entry.pixelHash != observation.pixelHash {
      guard !tolerance.isExact, let measure = measure(of: observation, ignoring: tolerance.channel) else {
        return .paintChanged
      }
      return tolerance.holds(for: measure) ? .tolerated(measure) : .paintChanged
    }
    do {
      if let hash = try folder.pixelHash(name), hash != observation.pixelHash {
        return .failed("\(folder.picturePath(name)): not the picture that the record names; record it again")
      }
      return .identical
    } catch let failure as PNGError {
      return .failed("\(folder.picturePath(name)): \(failure)")
    } catch {
      return .failed("\(folder.picturePath(name)): \(error)")
    }
  }

  /// The views of a cell that have another name.
  private func renamed(_ golden: LayoutFacts, _ old: LayoutFacts) -> [FactChange] {
    if golden == old { return [] }
    let subjects = Set(golden.lines.map { LayoutFacts.unquoted(LayoutFacts.split($0).subject) })
    return renames.pairs.filter { subjects.contains($0.old) }.map { .renamed(from: $0.old, to: $0.new) }
  }

  /// How far a cell's picture is from its golden one; nil where one of them is not at hand.
  func measure(of observation: Observation, ignoring channel: Int = 0) -> PictureMeasure? {
    guard let actual = observation.png.flatMap({ try? PNGReader.decode($0) }),
      let expected = goldenPicture(observation.cell)
    else { return nil }
    return PictureMeasure(expected, actual, ignoring: channel)
  }

  /// Recorded cells that are none of these, and pictures of cells that the record does not know.
  package func orphans(among cells: [Cell]) -> [String] {
    let known = Set(cells.map(\.name))
    let recorded = (record?.cells.map(\.entry.name) ?? []).filter { !known.contains($0) }
    return recorded + folder.picturedCells.filter { goldens[$0] == nil }.map { "\($0).png" }
  }

  /// Cells that should have a golden picture and have none.
  package func missingPictures(among cells: [Cell]) -> [String] {
    let pictured = Set(folder.picturedCells)
    return cells.map(\.name).filter { !pictured.contains($0) }
  }

  /// The golden picture of a cell, where there is a usable one.
  package func goldenPicture(_ cell: Cell) -> PixelImage? { try? folder.picture(cell.name) }
}
