private import CExpat
import Foundation
import Values

/// Reads XML into a tree, and reports errors with their lines.
final class XMLTree {
  struct Failure: Error, CustomStringConvertible {
    let message: String
    let line: Int
    let column: Int
    var description: String { "\(line):\(column): \(message)" }
  }

  /// Deeper documents are rejected; Interface Builder saves nothing nearly as deep.
  private static let depthLimit = Limits.elementDepth

  private let parser: XML_Parser
  private var open: [XMLElementNode] = []
  private var root: XMLElementNode?
  /// Why the parser was stopped.
  private var refusal = ""

  private init(_ parser: XML_Parser) { self.parser = parser }

  /// The root element of a document in UTF-8.
  /// - Throws: The problem, with its line and column.
  /// - Complexity: O(size).
  static func parse(_ data: Data) throws(Failure) -> XMLElementNode {
    // Regardless of the declaration, because `XMLProlog` rejects anything other than UTF-8.
    guard let parser = XML_ParserCreate("UTF-8") else { throw Failure(message: "out of memory", line: 1, column: 1) }
    defer { XML_ParserFree(parser) }
    let tree = XMLTree(parser)
    let status = withExtendedLifetime(tree) { tree.read(data) }
    if status == XML_STATUS_OK, let root = tree.root { return root }
    throw tree.failure
  }

  private var failure: Failure {
    let (line, column) = (Int(XML_GetCurrentLineNumber(parser)), Int(XML_GetCurrentColumnNumber(parser)) + 1)
    let code = XML_GetErrorCode(parser)
    let element = open.last.map { ($0.line, String($0.name.prefix(60))) }
    switch (code, element) {
    case (XML_ERROR_ABORTED, _):
      return Failure(message: refusal, line: line, column: 1)
    case (XML_ERROR_NO_ELEMENTS, .some((let start, let name))):
      return Failure(message: "broken XML: the document ends inside <\(name)>", line: start, column: 1)
    case (XML_ERROR_TAG_MISMATCH, .some((let start, let name))):
      return Failure(
        message: "broken XML: expected </\(name)>, the end of the element of line \(start)", line: line, column: column)
    default:
      let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "no element found"
      return Failure(message: "broken XML: \(reason)", line: max(1, line), column: column)
    }
  }

  private func read(_ data: Data) -> XML_Status {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLTree.of($0)?.start($1, $2) }, { tree, _ in XMLTree.of(tree)?.open.removeLast() })
    // `XMLProlog` rejects declarations, because their expansion is unbounded.
    XML_SetStartDoctypeDeclHandler(parser) { tree, _, _, _, _ in
      XMLTree.of(tree)?.stop("a document type inside the document")
    }
    XML_SetCharacterDataHandler(parser) { XMLTree.of($0)?.append($1, Int($2)) }
    return data.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLTree? {
    pointer.map { Unmanaged<XMLTree>.fromOpaque($0).takeUnretainedValue() }
  }

  /// - Parameter pairs: Names and values of attributes in turn, ending with nil.
  private func start(_ name: UnsafePointer<XML_Char>?, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    guard let name else { return }
    var attributes: [String: String] = [:]
    var next = pairs
    while let key = next?.pointee, let value = next?[1] {
      attributes[String(cString: key)] = String(cString: value)
      next = next.map { $0 + 2 }
    }
    let node = XMLElementNode(
      name: String(cString: name), attributes: attributes, line: Int(XML_GetCurrentLineNumber(parser)))
    if let parent = open.last { parent.append(node) } else { root = node }
    open.append(node)
    if open.count > Self.depthLimit { stop("elements nested more than \(Self.depthLimit) deep") }
  }

  private func stop(_ refusal: String) {
    self.refusal = refusal
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func append(_ characters: UnsafePointer<XML_Char>?, _ count: Int) {
    characters?.withMemoryRebound(to: UInt8.self, capacity: count) {
      open.last?.append(String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self))
    }
  }
}
