import Values

/// Makes cells of a scene its golden; the only place that decides the contents of a record and its pictures.
///
/// `plumb record`, `plumb review accept`, `plumb diff` and PlumbTesting fill in what they have and write ``files()``.
package struct Recording {
  /// The golden's folder.
  package let folder: GoldenFolder
  /// The present record; nil if there is none or it does not matter.
  package var old: SceneRecord?
  /// The renderer of the cells.
  package var renderer: Fingerprint
  /// The scene's title.
  package var title: String
  /// The scene as a recipe with identities, line by line.
  package var recipe: [String] = []
  /// Cells whose facts and pixel hashes become golden.
  package var cells: [(entry: SceneRecord.CellEntry, facts: LayoutFacts)] = []
  /// Pictures that become golden: the cell's name, the hash of its pixels, the PNG file.
  private var pictures: [(cell: String, pixelHash: String, png: [UInt8])] = []
  /// SVG files that become golden, by the cell's name.
  private var drawings: [(cell: String, svg: [UInt8])] = []
  /// Whether the golden belongs to an assertion of a Swift test, and not to a document.
  package var isOfTest = false
  /// Whether other cells of the old record are kept.
  package var keepsOthers = false
  /// Names of other cells that were compared with the old record and match the present document.
  package var verified: Set<String> = []

  /// A recording without cells.
  package init(
    folder: GoldenFolder, old: SceneRecord? = nil, renderer: Fingerprint, title: String, recipe: [String] = [],
    keepsOthers: Bool = false
  ) {
    self.folder = folder
    self.old = old
    self.renderer = renderer
    self.title = title
    self.recipe = recipe
    self.keepsOthers = keepsOthers
  }

  /// Adds a newly observed cell, with its pictures if there are any.
  package mutating func add(_ observation: Observation) {
    cells.append(observation.entry)
    for file in PictureFile.allCases { addPicture(of: observation, as: file) }
  }

  /// Adds only a cell's picture, if the observation has it.
  package mutating func addPicture(of observation: Observation, as file: PictureFile) {
    let bytes =
      switch file {
      case .png: observation.png
      case .svg: observation.svg
      }
    guard let bytes else { return }
    addPicture(bytes, as: file, of: observation.entry.entry)
  }

  /// Adds the file of a cell's picture.
  package mutating func addPicture(_ bytes: [UInt8], as file: PictureFile, of cell: SceneRecord.CellEntry) {
    switch file {
    case .png: pictures.append((cell.name, cell.pixelHash, bytes))
    case .svg: drawings.append((cell.name, bytes))
    }
  }

  /// Returns the files to write, the record first, without PNG files that already contain the same pixels and SVG files
  /// that already have the same bytes.
  /// - Throws: ``RecordingError``.
  /// - Complexity: O(cells · facts), and O(bytes) for existing pictures.
  package func files() throws(RecordingError) -> [GoldenFile] {
    var files: [GoldenFile] = []
    if !cells.isEmpty {
      files.append(GoldenFile(root: folder.root, name: folder.recordFile, bytes: Array(try record().text.utf8)))
    }
    for picture in pictures where (try? folder.pixelHash(picture.cell)) != picture.pixelHash {
      files.append(GoldenFile(root: folder.root, name: folder.pictureFile(picture.cell), bytes: picture.png))
    }
    for drawing in drawings where (try? folder.svg(drawing.cell)) != drawing.svg {
      files.append(
        GoldenFile(root: folder.root, name: folder.pictureFile(drawing.cell, as: .svg), bytes: drawing.svg))
    }
    return files
  }

  /// Writes the files.
  /// - Returns: The paths written, without files that already had their bytes.
  /// - Throws: ``RecordingError``, ``FileError``.
  package func write() throws -> [String] {
    // A golden is written as a whole or not at all.
    try GoldenFile.write(files()).map(\.path)
  }

  private func record() throws(RecordingError) -> SceneRecord {
    if let old { try RecordingError.check(old, isOfTest: isOfTest) }
    guard keepsOthers, let old else {
      return record(renderer)
    }
    let recorded = Fingerprint(text: old.renderer)
    guard renderer.base == recorded.base else { throw .otherRenderer(old.renderer) }
    let fresh = Set(cells.map(\.entry.name)).union(verified)
    let hasOthers = old.cells.contains { !fresh.contains($0.entry.name) }
    return old.merging(record(hasOthers ? renderer.joined(with: recorded) : renderer), isPartial: hasOthers)
  }

  private func record(_ renderer: Fingerprint) -> SceneRecord {
    SceneRecord(
      renderer: renderer.text, rules: LayoutRules.version, title: title, recipe: recipe, cells: cells,
      isOfTest: isOfTest)
  }
}

/// Why cells cannot become golden.
package enum RecordingError: ReportedError, Hashable {
  /// The old record's other cells, which are to be kept, were drawn by this renderer.
  case otherRenderer(String)
  /// The old record belongs to an assertion of a Swift test, or to a document.
  case otherDoor(isOfTest: Bool)
}

extension RecordingError {
  /// Checks that a record belongs to a test or to a document. Records of earlier formats do not always say it.
  /// - Throws: ``otherDoor(isOfTest:)``.
  package static func check(_ record: SceneRecord, isOfTest: Bool) throws(RecordingError) {
    if !record.isOfEarlierFormat, record.isOfTest != isOfTest { throw .otherDoor(isOfTest: record.isOfTest) }
  }

  package var description: String {
    switch self {
    case .otherRenderer(let name):
      "recorded by another renderer (\(name)), whose other cells cannot be combined with new ones; record the whole scene"
    case .otherDoor(let isOfTest):
      "this folder has the golden of \(isOfTest ? "an assertion of a Swift test" : "a document"); "
        + "choose another folder with \(isOfTest ? "--goldens" : "named:"), or remove that golden first"
    }
  }
}
