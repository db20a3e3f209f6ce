import Foundation
import SwiftParser
package import SwiftSyntax

/// A Swift file of the ported project.
package struct SourceFile: Sendable {
  /// The path in messages.
  package let path: String
  /// The text as UTF-8 bytes.
  package let bytes: [UInt8]
  /// The syntax tree, which a file with errors has as well.
  package let tree: SourceFileSyntax
  /// Offsets of the beginnings of lines.
  private let lineStarts: [Int]

  /// Parses a file.
  /// - Complexity: Linear in its length.
  package init(path: String, text: String) {
    self.path = path
    let bytes = [UInt8](text.utf8)
    self.bytes = bytes
    tree = Parser.parse(source: text)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Reads and parses a file.
  /// - Throws: ``PortFailure`` if it cannot be read.
  init(contentsOf path: String) throws(PortFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortFailure("\(path): the file cannot be read")
    }
    self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// Returns the line of a byte, counted from 1.
  /// - Complexity: O(log *n*) in the file's lines.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line on which a node begins, after its leading trivia.
  package func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns the number of lines that end in a range.
  package func lineBreaks(in range: Range<Int>) -> Int { bytes[range].count { $0 == 0x0A } }

  /// Returns the text in a range.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The node's range, without the spaces and comments around it.
  package var extent: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's range, including the spaces after it.
  package var extentWithSpaces: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset }

  /// The node's text without the spaces and comments around it.
  package var plainText: String { trimmedDescription }
}
