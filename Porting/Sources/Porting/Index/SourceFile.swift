import Foundation
import SwiftParser
package import SwiftSyntax

/// A Swift file of the project that is ported.
package struct SourceFile: Sendable {
  /// As messages name it.
  package let path: String
  /// Its text as bytes of UTF-8.
  package let bytes: [UInt8]
  /// Its syntax; a file with errors has a tree as well.
  package let tree: SourceFileSyntax
  /// Offsets at which lines begin.
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
  /// - Throws: ``PortFailure`` where it cannot be read.
  init(contentsOf path: String) throws(PortFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortFailure("\(path): the file cannot be read")
    }
    self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// The line of a byte, counted from 1.
  /// - Complexity: O(log *n*) in the file's lines.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line on which a node begins, behind what stands before it.
  package func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// How many lines end in a part.
  package func lineBreaks(in range: Range<Int>) -> Int { bytes[range].count { $0 == 0x0A } }

  /// The text of a part.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// Where the node stands, without spaces and comments around it.
  package var extent: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Where the node stands, with the spaces behind it.
  package var extentWithSpaces: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset }

  /// The node's text without spaces and comments around it.
  package var plainText: String { trimmedDescription }
}
