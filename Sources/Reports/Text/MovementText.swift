import Foundation
import Values
import Verifying

/// The movements of a cause in a cell, as lines of text for places without pictures: the present frames of the views,
/// then the changes of each frame.
struct MovementText {
  /// The lines, without line breaks; names are as in documents, each made one line.
  let lines: [String]

  /// The width of the screen, in characters.
  private static let columns = 40
  /// The maximum number of rows.
  private static let rows = 22
  /// The maximum number of views listed.
  private static let limit = 6

  /// nil if nothing is known to have moved.
  /// - Complexity: O(views · characters of the drawing).
  init?(_ cell: StoredCell, _ group: StoredGroup) {
    let texts = group.effects.filter { $0.cells.contains(cell.name) }.map { Array($0.text.unicodeScalars) }
    let outlines = cell.outlines.filter { outline in
      if outline.from == nil, outline.to == nil { return false }
      // A cell with several causes has the outlines of all of them.
      let name = Array(outline.name.unicodeScalars)
      return cell.causes == nil || texts.contains { $0.starts(with: name + ["."]) || $0.starts(with: name + [":"]) }
    }
    guard !outlines.isEmpty, cell.size.count == 2, let width = cell.size.first, let height = cell.size.last,
      (1...Limits.coordinate).contains(width), (1...Limits.coordinate).contains(height)
    else { return nil }
    let shown = outlines.prefix(Self.limit)
    let across = Double(Self.columns) / width
    // A character is twice as high as wide.
    let rows = min(Self.rows, max(3, Int((height * across / 2).rounded())))
    var grid = Grid(columns: Self.columns, rows: rows)
    for (index, outline) in shown.enumerated() {
      guard let frame = outline.to ?? outline.from, frame.count == 4 else { continue }
      let (scaleX, scaleY) = (across, Double(rows) / height)
      grid.box(
        left: frame[0] * scaleX, top: frame[1] * scaleY, right: (frame[0] + frame[2]) * scaleX,
        bottom: (frame[1] + frame[3]) * scaleY, mark: Self.mark(index))
    }
    var lines = [Escaped.line(cell.name)] + grid.lines
    for (index, outline) in shown.enumerated() {
      lines.append("\(Self.mark(index)) \(Escaped.line(outline.name)): \(Self.text(outline))")
    }
    self.lines = lines + (Listing.rest(outlines.count - shown.count, "view").map { [$0] } ?? [])
  }

  private static func mark(_ index: Int) -> Character { ["A", "B", "C", "D", "E", "F"][index % limit] }

  /// Returns `y 117 → 125`; for a new or removed view its frame.
  private static func text(_ outline: StoredOutline) -> String {
    func words(_ frame: [Double], _ named: (Int) -> Bool, _ number: (Int) -> String) -> String {
      zip(["x", "y", "width", "height"], frame.indices).filter { named($0.1) }.map { "\($0.0) \(number($0.1))" }
        .joined(separator: ", ")
    }
    func plain(_ number: Double) -> String { NumberText.plain(number, digits: 1) }
    guard let from = outline.from, let to = outline.to, from.count == 4, to.count == 4 else {
      let frame = outline.to ?? outline.from ?? []
      return (outline.to == nil ? "removed, was at " : "new, ") + words(frame, { _ in true }) { plain(frame[$0]) }
    }
    return words(to, { abs(from[$0] - to[$0]) > 0.01 }) { "\(plain(from[$0])) → \(plain(to[$0]))" }
  }

  /// The screen, in characters.
  private struct Grid {
    private let columns: Int
    private let rows: Int
    private var cells: [[Character]]

    init(columns: Int, rows: Int) {
      (self.columns, self.rows) = (columns, rows)
      cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// Draws a box with a mark in its corner, clipped to the screen.
    mutating func box(left: Double, top: Double, right: Double, bottom: Double, mark: Character) {
      func place(_ number: Double, _ count: Int) -> Int {
        number.isFinite ? Int(min(Double(count - 1), max(0, number.rounded()))) : 0
      }
      let (x0, y0) = (place(left, columns), place(top, rows))
      let (x1, y1) = (max(x0 + 1, place(right - 1, columns)), max(y0, place(bottom - 1, rows)))
      let last = min(columns - 1, x1)
      for x in x0...max(x0, last) {
        cells[y0][x] = "─"
        cells[y1][x] = "─"
      }
      if y1 > y0 {
        for y in y0...y1 {
          cells[y][x0] = "│"
          cells[y][last] = "│"
        }
        (cells[y0][x0], cells[y0][last], cells[y1][x0], cells[y1][last]) = ("┌", "┐", "└", "┘")
      }
      cells[y0][min(columns - 1, x0 + 1)] = mark
    }

    /// The rows in a frame, which is open at the bottom if the rest is empty.
    var lines: [String] {
      let edge = String(repeating: "─", count: columns)
      // Keep one of the empty rows at the end, to show that the screen continues.
      let last = cells.lastIndex { $0.contains { $0 != " " } } ?? 0
      let shown = cells.prefix(last + 2).map { "│\(String($0))│" }
      return ["╭\(edge)╮"] + shown + (shown.count < cells.count ? [] : ["╰\(edge)╯"])
    }
  }
}
