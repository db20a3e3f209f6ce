package import CairoCanvas
import Foundation
import Layout

/// Compares the present layouts and pictures of a scene with its goldens.
package struct SceneComparison: Sendable {
  /// nil for an earlier version in memory, which has no pictures.
  private let folder: GoldenFolder?
  private let record: SceneRecord?
  private let goldens: [String: (entry: SceneRecord.CellEntry, facts: LayoutFacts)]
  /// The renderer that recorded the goldens, if it is a different one.
  package let otherRenderer: String?
  /// The project's own font files whose content has changed since.
  package let changedFonts: [String]
  /// Whether that renderer shapes text otherwise: then words have other widths, and frames alone are compared.
  private let hasOtherText: Bool
  /// The differences that count as none.
  package let tolerance: GoldenTolerance
  private let format: PictureFormat
  /// Whether each recorded cell has a golden picture, as recorded by tests.
  private let isPictured: Bool
  /// The present names of views, by their names in the record.
  package var names = FactNames()
  /// The ignored parts.
  package var masks = SceneMasks.none
  /// Whether the document may paint something else than it did when the goldens were recorded, besides ignored views.
  package var isRepainted = true
  /// Names of views with pictures from files, whose content a recipe does not state.
  package var pictured: Set<String> = []

  /// - Parameters:
  ///   - tolerance: The permitted differences; needs the observations' pictures.
  ///   - isPictured: Whether each recorded cell must have a golden picture.
  /// - Throws: ``RecordError`` if there is a record but it cannot be read.
  package init(
    folder: GoldenFolder, renderer: Fingerprint, tolerance: GoldenTolerance = .exact, isPictured: Bool = false
  ) throws {
    self.init(
      folder: folder, record: try folder.record(), renderer: renderer, tolerance: tolerance, isPictured: isPictured)
  }

  /// - Parameters:
  ///   - folder: nil for an earlier version in memory.
  ///   - record: The folder's record, already read.
  ///   - format: The format of the expected pictures.
  package init(
    folder: GoldenFolder?, record: SceneRecord?, renderer: Fingerprint, tolerance: GoldenTolerance = .exact,
    format: PictureFormat = .png, isPictured: Bool = false
  ) {
    self.format = format
    self.isPictured = isPictured
    self.folder = folder
    self.tolerance = tolerance
    let recorded = record.map { Fingerprint(text: $0.renderer) }
    otherRenderer = recorded.flatMap { renderer.isThat(of: $0) ? nil : $0.text }
    changedFonts = recorded.map(renderer.changedFiles) ?? []
    hasOtherText = recorded.map { !renderer.shapesText(like: $0) } ?? false
    self.record = record
    goldens = Dictionary(record?.cells.map { ($0.entry.name, $0) } ?? []) { first, _ in first }
  }

  /// Returns whether cells equal their goldens, pictures included, so that nothing else needs to be looked at.
  /// - Complexity: O(facts + bytes of the pictures).
  @MainActor
  package static func areIdentical(
    _ observations: [Observation], to record: SceneRecord?, in folder: GoldenFolder, by renderer: Renderer
  ) -> Bool {
    guard let record else { return false }
    let comparison = SceneComparison(
      folder: folder, record: record, renderer: renderer.fingerprint(of: observations), isPictured: true)
    return observations.allSatisfy { comparison.verdict(on: $0) == .identical }
  }

  /// The version of the layout rules that computed the goldens.
  package var rules: Int { record?.rules ?? LayoutRules.version }

  /// The scene recorded with the goldens, as a recipe; empty in records of earlier formats.
  package var recipe: [String] { record?.recipe ?? [] }

  /// Whether the record was written in an earlier format, which does not state the scene.
  package var isOfEarlierFormat: Bool { record?.isOfEarlierFormat ?? false }

  /// Returns a cell's recorded entry and facts.
  package func golden(_ cell: String) -> (entry: SceneRecord.CellEntry, facts: LayoutFacts)? { goldens[cell] }

  /// - Complexity: O(facts), and O(pixels) for a cell with a golden picture.
  package func verdict(on observation: Observation) -> Verdict {
    let name = observation.cell.name
    guard let golden = goldens[name] else { return .missing }
    let old = names.applied(to: golden.facts)
    // Earlier formats had other rules for names.
    let renamed = isOfEarlierFormat ? [] : names.renamed(in: golden.facts)
    let all = renamed + FactComparison.changes(from: old, to: observation.facts)
    var changes = all.filter(counts)
    if changes.isEmpty, !all.isEmpty {
      // What is tolerated must not hide that another view moved by less than a pixel.
      changes = FactComparison.unroundedChanges(from: old, to: observation.facts).filter(counts)
    }
    if changes.contains(where: { !hasOtherText || !$0.isOfTextLibrary }) { return .layoutChanged(changes) }
    // Equal pixels are equal, whichever program drew them.
    let isSame = all.isEmpty && golden.entry.pixelHash == observation.pixelHash
    if otherRenderer != nil, !isSame { return .otherRenderer }
    if golden.entry.pixelHash != observation.pixelHash || !all.isEmpty {
      if !tolerance.isExact, let failure = pictureFailure(name, golden.entry.pixelHash) { return .failed(failure) }
      return toleration(of: observation, old, all).map(Verdict.tolerated) ?? .paintChanged
    }
    return (pictureFailure(name, observation.pixelHash) ?? svgFailure(observation)).map(Verdict.failed) ?? .identical
  }

  /// Returns the differences of a cell's facts that are ignored although the cell counts as changed; nil for none.
  /// - Complexity: O(facts).
  package func tolerated(in observation: Observation) -> Toleration? {
    guard !tolerance.isExact, let golden = goldens[observation.cell.name] else { return nil }
    let changes = FactComparison.changes(from: names.applied(to: golden.facts), to: observation.facts).filter {
      !counts($0)
    }
    return changes.isEmpty ? nil : Toleration(changes: changes, tolerance: tolerance)
  }

  /// Returns how much two pictures of a cell differ, without what the tolerance ignores.
  package func measure(_ expected: PixelImage, _ actual: PixelImage, of observation: Observation) -> PictureMeasure {
    guard !tolerance.isExact, let golden = goldens[observation.cell.name] else {
      return PictureMeasure(expected, actual)
    }
    let old = names.applied(to: golden.facts)
    let ignored = FactComparison.changes(from: old, to: observation.facts).filter { !counts($0) }
    return measure(expected, actual, of: observation, old, besides: ignored)
  }

  /// Returns whether a difference counts: it is not masked, and exceeds the tolerated points.
  package func counts(_ change: FactChange) -> Bool {
    // A view below a masked one counts as well if it is no longer seen, or seen again.
    if masks.views.contains(change.subject) { return change.isOfPresence }
    return tolerance.points == 0 || change.distanceInPoints.map { $0 > tolerance.points } ?? true
  }

  /// Whether cells are recorded that are not among these.
  package func hasCells(besides cells: [Cell]) -> Bool {
    let known = Set(cells.map(\.name))
    return goldens.keys.contains { !known.contains($0) }
  }

  /// Returns recorded cells that are not among these, and pictures of cells missing from the record or in another
  /// format.
  package func orphans(among cells: [Cell]) -> [String] {
    let known = Set(cells.map(\.name))
    // Other pictures in the folder are not Plumb's, and `prune` keeps them.
    let pictures = record.flatMap { folder?.goldenPictures(of: $0) } ?? []
    let recorded = (record?.cells.map(\.entry.name) ?? []).filter { !known.contains($0) }
    return recorded
      + pictures.filter { goldens[$0.cell] == nil || !format.files.contains($0.file) }
      .map { "\($0.cell).\($0.file.rawValue)" }
  }

  /// Returns cells that should have a golden picture but do not; a missing SVG file is listed by its file name.
  package func missingPictures(among cells: [Cell]) -> [String] {
    let present = folder?.pictures ?? []
    return format.files.flatMap { file in
      let pictured = Set(present.lazy.filter { $0.file == file }.map(\.cell))
      return cells.map(\.name).filter { !pictured.contains($0) }.map { file == .png ? $0 : "\($0).\(file.rawValue)" }
    }
  }

  /// Returns the same for a part of a scene's cells: those that were observed and have a golden.
  package func missingPictures(among cells: [Cell], of observations: [Observation]) -> [String] {
    let observed = Set(observations.map(\.cell.name))
    return missingPictures(among: cells.filter { observed.contains($0.name) && goldens[$0.name] != nil })
  }

  /// Returns the golden picture of a cell, if there is a usable one.
  package func goldenPicture(_ cell: Cell) -> PixelImage? {
    format.files.contains(.png) ? try? folder?.picture(cell.name) : nil
  }

  /// Returns what is wrong with a cell's golden picture; nil if it has these pixels, or is not wanted.
  private func pictureFailure(_ cell: String, _ pixelHash: String) -> String? {
    guard let folder, format.files.contains(.png) else { return nil }
    let path = folder.picturePath(cell)
    do {
      guard let hash = try folder.pixelHash(cell) else {
        return isPictured ? "\(path): the golden picture is missing; record it again" : nil
      }
      return hash == pixelHash ? nil : "\(path): not the picture that the record names; record it again"
    } catch {
      return "\(path): \(error)"
    }
  }

  /// Returns what is wrong with the golden SVG file of a cell whose golden is otherwise right; nil if it is right, or
  /// if the observation has no SVG file.
  private func svgFailure(_ observation: Observation) -> String? {
    guard let folder, let svg = observation.svg else { return nil }
    let path = folder.picturePath(observation.cell.name, as: .svg)
    do throws(RegularFile.Failure) {
      guard let file = try folder.svg(observation.cell.name), file != svg else { return nil }
      return GitLFSPointer.isIn(file)
        ? "\(path): \(GitLFSPointer.message(insteadOf: "picture"))"
        : "\(path): not what the document draws; record it again"
    } catch {
      return "\(path): \(error)"
    }
  }

  /// Returns the ignored differences of a cell whose picture or facts differ; nil if its picture counts as different,
  /// or if that cannot be ruled out: without a golden picture, an edge may move, but nothing may be painted otherwise.
  private func toleration(
    of observation: Observation, _ golden: LayoutFacts, _ changes: [FactChange]
  ) -> Toleration? {
    if tolerance.isExact { return nil }
    var toleration = Toleration(changes: changes, tolerance: tolerance)
    guard let measure = measure(of: observation, golden, besides: changes) else {
      // A change in an ignored view also changes the hash of the picture.
      toleration.isUnseen = true
      return changes.isEmpty || isRepainted ? nil : toleration
    }
    toleration.measure = measure
    return tolerance.holds(for: measure) ? toleration : nil
  }

  /// Returns how much a cell's picture differs from its golden one outside masks; nil if one of them is not available.
  /// - Parameter changes: Changes that are ignored.
  private func measure(
    of observation: Observation, _ golden: LayoutFacts, besides changes: [FactChange]
  ) -> PictureMeasure? {
    guard let actual = observation.png.flatMap({ try? PNGReader.decode($0) }),
      let expected = goldenPicture(observation.cell)
    else { return nil }
    return measure(expected, actual, of: observation, golden, besides: changes)
  }

  private func measure(
    _ expected: PixelImage, _ actual: PixelImage, of observation: Observation, _ golden: LayoutFacts,
    besides changes: [FactChange]
  ) -> PictureMeasure {
    // The screen is centered in the picture, so the margin at its sides also applies above.
    let inset = (Double(actual.width) - observation.cell.size.width) / 2
    let ignored = masks.isEmpty ? [] : masks.regions(from: golden, to: observation.facts)
    let moved = changes.filter { !masks.views.contains($0.subject) }
    let moves = moved.isEmpty ? [] : masks.moves(moved, from: golden, to: observation.facts, isRepainted: isRepainted)
    return PictureMeasure(
      expected, actual, ignoring: tolerance.channel,
      masks: ignored.map { $0.offsetBy(dx: inset, dy: inset).touchedPixels },
      moves: moves.map { move in
        var move = move
        move.rect = move.rect.offsetBy(dx: inset, dy: inset)
        return move
      },
      images: masks.places(of: pictured, from: golden, to: observation.facts).map {
        $0.offsetBy(dx: inset, dy: inset).touchedPixels
      })
  }
}
