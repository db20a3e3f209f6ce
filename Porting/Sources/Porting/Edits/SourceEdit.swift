/// Other text in place of a part of a source file.
package struct SourceEdit: Hashable, Sendable {
  /// In bytes of UTF-8 from the beginning of the file; empty for text that is inserted.
  package var range: Range<Int>
  /// What stands there afterwards.
  package var text: String

  /// Replaces a part of a file.
  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// Inserts text in front of a byte.
  package static func insertion(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}

extension [SourceEdit] {
  /// A text, or the part of it in a range, with these edits.
  ///
  /// An edit inside of a part that another edit replaces is left out. Insertions at one place stay in their order.
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
    // Insertions in front of what is replaced at the same byte come first.
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
  /// Insertions before replacements that begin at the same byte, otherwise in the order of the array.
  fileprivate func grouped() -> Self {
    sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1)
    }
  }
}
