import Foundation
import Values
import Verifying

/// The result of comparing a layout with its goldens.
public struct LayoutOutcome: Sendable {
  /// One cell that is not identical.
  public struct Difference: Sendable {
    /// The cell's name.
    public let cell: String
    /// The views that moved, or the reason why there is nothing to compare.
    public let message: String
    /// Picture files written: expected, actual, difference.
    public let pictures: [String]
  }

  /// The number of cells laid out.
  public let cells: Int
  /// Every cell that is not identical and was not recorded.
  public internal(set) var differences: [Difference] = []
  /// Problems with the layout itself: ambiguity, contradictions.
  public let faults: [String]
  /// Paths of goldens written.
  public internal(set) var written: [String] = []
  /// Why nothing could be compared; nil if it could.
  public private(set) var problem: String?
  /// Why the first edge that moved is where it is; nil if none moved, or if a change of the views accounts for it.
  public internal(set) var explanation: String?
  /// The file of the page with the pictures; nil if there is none.
  public internal(set) var page: String?

  /// The mode that wrote goldens although they were there; nil for none.
  var recorded: RecordMode?
  /// Whether an earlier assertion of the same test compared with the same golden.
  var isRepeated = false
  /// Why the report could not be written.
  var trouble: String?
  /// The verdict in lines: causes with their effects.
  private var verdict: [String] = []
  /// The pattern that accepts all of it.
  private var pattern = ""

  init(cells: Int, faults: [String]) { (self.cells, self.faults) = (cells, faults) }

  /// An outcome without a comparison.
  static func problem(_ text: String) -> LayoutOutcome {
    var outcome = LayoutOutcome(cells: 0, faults: [])
    outcome.problem = text
    return outcome
  }

  /// Whether every cell equals its golden and nothing was recorded.
  public var isIdentical: Bool {
    differences.isEmpty && faults.isEmpty && problem == nil && written.isEmpty && recorded == nil
  }

  /// The pictures of the first six differences.
  var shownPictures: [String] { differences.prefix(6).flatMap(\.pictures) }

  /// Notes what a verification found.
  mutating func take(_ scene: StoredScene, _ verdicts: [(cell: String, verdict: Verdict)], in place: GoldenPlace) {
    let cells = Dictionary(scene.cells.map { ($0.name, $0) }) { first, _ in first }
    differences = verdicts.map { cell, verdict in
      Difference(
        cell: cell, message: Self.text(verdict),
        pictures: (cells[cell]?.pictures ?? []).map {
          place.run.folder.picturePath(scene.id, cells[cell]?.drawnAs ?? cell, $0)
        })
    }
    verdict = RunTexts(run: StoredRun(goldens: StoredRun.besideTests, isFiltered: true), folder: "")
      .lines(scene, namesFolder: false)
    pattern = scene.id
  }

  private static func text(_ verdict: Verdict) -> String {
    switch verdict {
    case .identical, .tolerated: ""
    case .layoutChanged(let changes): changes.map { Escaped.line($0.description) }.joined(separator: "\n")
    case .paintChanged: "the picture changed, the layout did not"
    case .otherRenderer:
      "the layout is the same; the picture was recorded by another renderer: record it again with PLUMB_RECORD=changed"
    case .missing: "there is no golden, and nothing is recorded in mode never; PLUMB_RECORD=missing records it"
    case .failed(let message): Escaped.line(message)
    }
  }

  /// The most lines of a message.
  private static let lineLimit = 12

  /// Everything that failed, as one text of a few lines; nil if nothing failed. None of its lines is a command to a
  /// terminal or a CI system.
  public var message: String? { rawMessage.map(Escaped.lines) }

  private var rawMessage: String? {
    if let problem { return problem }
    var lines = faults
    var last: [String] = []
    if let trouble { last.append(trouble) }
    if !differences.isEmpty {
      lines.append("\(differences.count) of \(Count.text(cells, "cell")) differ\(differences.count == 1 ? "s" : "")")
      if isRepeated {
        lines.append("an earlier assertion of this test has the same golden; use named: to give each its own")
      }
      let pictures = differences.lazy.flatMap(\.pictures).first
      if let pictures {
        last.append("pictures: \(URL(filePath: pictures).deletingLastPathComponent().path(percentEncoded: false))")
      }
      if let page { last += TestRun.nextSteps(page: page, accepting: pattern) }
    }
    if let recorded {
      let files = written.isEmpty ? "every golden had these bytes" : written[0]
      last.append("recorded, because the record mode is \(recorded.rawValue): \(files)")
    } else if let first = written.first {
      last.append("goldens were missing and have been written; look at them, and run again: \(first)")
    }
    var shown = verdict
    if let explanation { shown += ["why:"] + explanation.split(separator: "\n").map(String.init) }
    let room = max(1, Self.lineLimit - lines.count - last.count)
    if shown.count > room { shown = Listing.lines(shown, limit: room - 1, "line", hint: "the page has all") }
    lines += shown + last
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
