import Foundation
package import Verifying

/// A run as a page that opens from disk: its causes, each beginning with pictures of before and after.
package struct ReportPage {
  /// The run.
  private let run: StoredRun
  /// The run's folder as named on the command line; commands on the page use the same name.
  private let folder: String
  /// Whether the page can send decisions to its server.
  private let isServed: Bool
  /// Pictures embedded in the page as base 64, by their names relative to the folder; nil if they are stored next to
  /// it.
  private let pictures: [String: String]?

  /// See the properties.
  package init(_ run: StoredRun, folder: String = "report", isServed: Bool = false, pictures: [String: String]? = nil) {
    (self.run, self.folder, self.isServed, self.pictures) = (run, folder, isServed, pictures)
  }

  /// The most cells of a page that needs no parts beside it.
  static let wholeLimit = 40

  /// The page, with everything in it.
  /// - Complexity: O(cells · facts).
  package var html: String { page(run, lists: nil) }

  /// The page and its parts, by their names in the run's folder, the page first. The page of a large run begins with the
  /// cell that represents each cause, and loads the rest of a scene when one looks at it.
  /// - Complexity: O(cells · facts).
  package var files: [(name: String, text: String)] {
    guard run.scenes.reduce(0, { $0 + $1.cells.count }) > Self.wholeLimit else { return [(RunFolder.pageName, html)] }
    var lists = LightScene.Lists()
    let scenes = run.scenes.enumerated().map { LightScene($1, part: RunFolder.partName($0 + 1), lists: &lists) }
    let light = LightRun(goldens: run.goldens, orphans: run.orphans, problems: run.problems, scenes: scenes)
    return [(RunFolder.pageName, page(light, lists: lists))]
      + run.scenes.enumerated().map { place, scene in
        (RunFolder.partName(place + 1), Page.part(title: scene.title, data: SortedJSON.line(ScenePart(scene))))
      }
  }

  private func page(_ content: some Encodable, lists: LightScene.Lists?) -> String {
    let headline = RunHeadline(run)
    let command = DecisionCommand(run, folder: folder)
    let data = Data(
      run: content,
      page: Details(
        headline: headline.text, titles: run.scenes.map { $0.groups.map(\.sentence) },
        examples: run.scenes.map { scene in scene.groups.indices.map { scene.examples(ofGroup: $0).first ?? "" } },
        total: run.totals.cells,
        identical: run.totals.identical, orphans: run.orphanSentences, commandOptions: command.options,
        canDecide: command.isPossible,
        isServed: isServed, table: CellTable(run), pictures: pictures, lists: lists))
    return Page.report(
      title: "Plumb: \(headline.text)", data: SortedJSON.line(data), isServed: isServed, hasParts: lists != nil)
  }

  /// The beginning of a large run.
  private struct LightRun: Encodable {
    let goldens: String
    let orphans: [String]
    let problems: [String]
    let scenes: [LightScene]

    /// As in a stored run.
    enum CodingKeys: String, CodingKey {
      case goldens = "snapshots"
      case orphans, problems, scenes
    }
  }

  /// What the page needs besides the run.
  private struct Details: Encodable {
    let headline: String
    /// By scene, then by group.
    let titles: [[String]]
    /// The cell that each cause is shown by.
    let examples: [[String]]
    let total: Int
    let identical: Int
    /// A sentence about each golden without a document.
    let orphans: [String]
    let commandOptions: String
    let canDecide: Bool
    let isServed: Bool
    let table: CellTable
    let pictures: [String: String]?
    let lists: LightScene.Lists?
  }

  /// The run, and what else the page needs; like the run, it leaves out identical cells.
  private struct Data<Run: Encodable>: Encodable {
    let run: Run
    let page: Details

    private enum Key: String, CodingKey {
      case page
    }

    func encode(to encoder: any Encoder) throws {
      try run.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(page, forKey: .page)
    }
  }
}

extension RunFolder {
  /// Writes a run's page next to it, with its parts.
  /// - Throws: ``FileError``, ``ForeignPageError``.
  package func writePage(_ run: StoredRun) throws {
    try PageFile.check(Self.pageName, in: path)
    clearParts()
    for (name, text) in ReportPage(run, folder: path).files.reversed() { try write(text, to: name) }
  }

  /// Writes a run and its page.
  /// - Throws: ``FileError``.
  package func writeWithPage(_ run: StoredRun) throws {
    try PageFile.check(Self.pageName, in: path)
    try write(run)
    try writePage(run)
  }

  /// Returns a run's page with embedded pictures: one file, for attachments and mail.
  /// - Complexity: O(bytes of the pictures).
  package func singleFile(_ run: StoredRun) -> String {
    var pictures: [String: String] = [:]
    let names = pictureNames(of: run) + run.scenes.flatMap(statePictureNames)
    for name in names where !name.utf8.suffix(15).elementsEqual(".comparison.png".utf8) {
      pictures[name] = (try? bytes(of: name)).map { Data($0).base64EncodedString() }
    }
    return ReportPage(run, folder: path, pictures: pictures).html
  }
}
