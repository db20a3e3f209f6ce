import Foundation
import FoundationXML
import Values

/// Reads XML into a tree; what is broken is said with its line.
final class XMLTree: NSObject, XMLParserDelegate {
  struct Failure: Error {
    let message: String
    let line: Int
    let column: Int
  }

  /// Deeper documents are refused: nothing that Interface Builder saves comes near.
  private static let depthLimit = Limits.elementDepth

  private var open: [XMLElementNode] = []
  private var root: XMLElementNode?
  private var isComplete = false
  private var isTooDeep = false

  static func parse(_ data: Data) throws(Failure) -> XMLElementNode {
    let tree = XMLTree()
    let parser = XMLParser(data: data)
    parser.delegate = tree
    let isRead = parser.parse()
    // The parser answers true to some broken documents; only that the end was seen can be relied on.
    if tree.isTooDeep {
      throw Failure(message: "more than \(depthLimit) elements inside each other", line: parser.lineNumber, column: 1)
    }
    guard isRead, tree.isComplete, parser.parserError == nil, let root = tree.root else {
      throw Failure(
        message: "broken XML: an element is not closed, or a character is not allowed here",
        line: max(1, parser.lineNumber),
        column: max(1, parser.columnNumber))
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let node = XMLElementNode(name: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last { parent.append(node) } else { root = node }
    open.append(node)
    if open.count > Self.depthLimit {
      isTooDeep = true
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.append(string) }
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.append(String(decoding: CDATABlock, as: UTF8.self))
  }
  func parserDidEndDocument(_ parser: XMLParser) { isComplete = true }
}
