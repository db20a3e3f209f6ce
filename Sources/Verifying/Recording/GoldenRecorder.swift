import Layout
import Values

/// Makes observed cells of scenes golden, as far as a record mode wants it.
package struct GoldenRecorder {
  /// Which cells become golden.
  package let mode: RecordMode
  /// The format of golden pictures.
  package let format: PictureFormat
  /// In mode changed, cells that differ by no more keep their goldens.
  package let tolerance: GoldenTolerance
  /// Whether less than all cells were selected, so that the others are kept.
  package let isPartial: Bool

  /// See the properties.
  package init(mode: RecordMode, format: PictureFormat, tolerance: GoldenTolerance, isPartial: Bool) {
    (self.mode, self.format, self.tolerance, self.isPartial) = (mode, format, tolerance, isPartial)
  }

  /// What recording changed.
  package struct Outcome {
    /// Paths of files that were written.
    package var written: [String] = []
    /// Paths of pictures that were removed: in another format, or of cells that the scene no longer has.
    package var removed: [String] = []
  }

  /// - Parameter cells: Observed with the pictures that become golden.
  /// - Throws: ``RecordError``, ``RecordingError``, ``FileError``.
  /// - Complexity: O(cells · facts), and O(bytes) of pictures.
  package func record(
    _ scene: Scene, _ cells: [Observation], in folder: GoldenFolder, by renderer: Renderer
  ) throws -> Outcome {
    if mode == .never { return Outcome() }
    // Other processes may record other cells of the same golden.
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    let keepsOthers = isPartial || mode == .missing
    var recording = Recording(
      // In mode all, a previous record that cannot be read does not matter unless only part of it is recorded.
      folder: folder, old: mode == .all && !keepsOthers ? try? folder.record() : try folder.record(),
      renderer: renderer.fingerprint(of: cells), title: scene.title, recipe: SceneStatement.lines(of: scene),
      keepsOthers: keepsOthers)
    let kept = kept(scene, cells, recording)
    if mode == .changed, !kept.isEmpty { recording.keepsOthers = true }
    for cell in cells {
      let isKept = kept.contains(cell.cell.name)
      if !isKept { recording.cells.append(cell.entry) }
      for file in format.files where !isKept || isMissing(cell, as: file, recording) {
        recording.addPicture(of: cell, as: file)
      }
    }
    return Outcome(written: try recording.write(), removed: try removeOthers(of: cells, recording))
  }

  /// Returns the names of recorded cells whose goldens stay as they are.
  private func kept(_ scene: Scene, _ cells: [Observation], _ recording: Recording) -> Set<String> {
    guard let old = recording.old else { return [] }
    if mode == .missing { return Set(old.cells.map(\.entry.name)) }
    if tolerance.isExact || mode == .all { return [] }
    var comparison = SceneComparison(
      folder: recording.folder, record: old, renderer: recording.renderer, tolerance: tolerance, format: format)
    _ = comparison.compare(with: scene, recording.recipe, cells)
    return Set(
      cells.lazy.filter { cell in
        if case .tolerated = comparison.verdict(on: cell) { true } else { false }
      }.map(\.cell.name))
  }

  /// Whether a cell whose record stays lacks its picture, and has the recorded pixels.
  private func isMissing(_ cell: Observation, as file: PictureFile, _ recording: Recording) -> Bool {
    let recorded = recording.old?.cells.first { $0.entry.name == cell.cell.name }
    return mode == .missing && recorded?.entry.pixelHash == cell.pixelHash
      && !RegularFile.isThere(recording.folder.picturePath(cell.cell.name, as: file))
  }

  /// Removes the pictures of these cells whose format is not the project's, and those of cells that the record loses.
  private func removeOthers(of cells: [Observation], _ recording: Recording) throws -> [String] {
    if mode == .missing { return [] }
    let folder = recording.folder
    let names = Set(cells.map(\.cell.name))
    let lost = recording.keepsOthers ? [] : Set((recording.old?.cells ?? []).map(\.entry.name)).subtracting(names)
    return try folder.pictures.compactMap { cell, file in
      let isOther = lost.contains(cell) || names.contains(cell) && !format.files.contains(file)
      guard isOther, try folder.removePicture(cell, as: file) else { return nil }
      return folder.picturePath(cell, as: file)
    }
  }
}
