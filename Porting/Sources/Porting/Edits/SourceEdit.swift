/// A replacement for a part of a source file.
package struct SourceEdit: Hashable, Sendable {
  /// The range in UTF-8 bytes from the beginning of the file; empty for an insertion.
  package var range: Range<Int>
  /// The replacement.
  package var text: String

  /// Creates an edit that replaces a part of a file.
  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// Returns an edit that inserts text before a byte.
  package static func insertion(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}

extension [SourceEdit] {
  /// Returns a text, or the part of it in a range, with these edits.
  ///
  /// An edit inside a part that another edit replaces is left out. Insertions at the same position keep their order.
  /// - Complexity: O(*n* log *n*) in the edits and linear in the text.
  package func applied(to bytes: [UInt8], in part: Range<Int>? = nil) -> String {
    let part = part ?? 0..<bytes.count
    let ordered = enumerated().filter {
      $0.element.range.lowerBound >= part.lowerBound && $0.element.range.upperBound <= part.upperBound
    }.sorted {
      ($0.element.range.lowerBound, -$0.element.range.count * ($0.element.range.isEmpty ? 0 : 1), $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.count * ($1.element.range.isEmpty ? 0 : 1), $1.offset)
    }
    var result: [UInt8] = []
    var end = part.lowerBound
    // Insertions come before a replacement that starts at the same byte.
    for (_, edit) in ordered.grouped() where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    result += bytes[end..<part.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}

extension [(offset: Int, element: SourceEdit)] {
  /// Returns the edits with insertions before replacements that start at the same byte, otherwise in the order of the
  /// array.
  fileprivate func grouped() -> Self {
    sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1)
    }
  }
}
