import Foundation
import JSONRPC
import Layout
import RecipeDocuments
import Values

/// The declaration of a view, and the other places that name it.
struct Mentions {
  let document: OpenDocument
  let outline: DocumentOutline
  /// Problems that prevent the document from being read.
  let problems: [DocumentProblem]

  private func mention(at position: TextPosition) -> DocumentOutline.Mention? {
    let column = document.text.scalarColumn(position)
    return outline.mentions.first { $0.span.touches(line: position.line, column: column) }
  }

  /// Returns the protocol's location of a declaration: a view, or the file of a picture or a font; `null` for anything
  /// else.
  func definition(at position: TextPosition) -> JSONText {
    if let mention = mention(at: position), let view = outline.view(named: mention.view),
      let span = outline.nodes[view].key?.span
    {
      return location(span)
    }
    return file(at: position).map { path in
      let start = TextPosition(line: 0, character: 0)
      return .pairs([("uri", .text(URL(filePath: path).absoluteString)), ("range", TextRange(start, start).json)])
    } ?? .nothing
  }

  /// Returns all places that name the view at a position.
  func references(at position: TextPosition, withDeclaration: Bool) -> JSONText {
    guard let view = mention(at: position)?.view else { return .list([]) }
    return .list(
      outline.mentions.filter { $0.view == view && (withDeclaration || !$0.isDeclaration) }.map { location($0.span) })
  }

  /// Returns the same places for highlighting.
  func highlights(at position: TextPosition) -> JSONText {
    guard let view = mention(at: position)?.view else { return .list([]) }
    return .list(
      outline.mentions.filter { $0.view == view }.map { mention in
        .pairs([
          ("range", document.text.range(mention.span).json), ("kind", .number(mention.isDeclaration ? 3 : 2)),
        ])
      })
  }

  private func location(_ span: OutlineSpan) -> JSONText {
    .pairs([("uri", .text(document.uri)), ("range", document.text.range(span).json)])
  }

  /// Returns the file of the picture or the font named at a position.
  private func file(at position: TextPosition) -> String? {
    let column = document.text.scalarColumn(position)
    guard let folder = document.folder, let (index, isKey) = outline.node(line: position.line, column: column), !isKey,
      let name = outline.nodes[index].value?.text, !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
    else { return nil }
    let key = outline.nodes[index].key?.text ?? outline.nodes[index].parent.flatMap { outline.nodes[$0].key?.text }
    let names = key == "image" ? ["", "@2x", "@3x"].map { "Images/\(name)\($0).png" } : key == "fonts" ? [name] : []
    return DocumentFiles.path(ofAny: names, around: folder)
  }

  // MARK: Rename

  /// Returns the name at a position and its range, for an editor that prompts for a new one; `null` if there is none.
  func renamed(at position: TextPosition) -> JSONText {
    guard let mention = mention(at: position), !mention.isPlain, let view = outline.view(named: mention.view) else {
      return .nothing
    }
    return .pairs([
      ("range", document.text.range(mention.span).json),
      ("placeholder", .text(outline.nodes[view].key?.text ?? mention.view)),
    ])
  }

  /// Returns the name of the view at a position, as written in its declaration; nil if there is none.
  func name(at position: TextPosition) -> String? {
    mention(at: position).flatMap { outline.view(named: $0.view) }.flatMap { outline.nodes[$0].key?.text }
  }

  /// Returns the edits that rename the view at a position everywhere.
  /// - Throws: ``RPCError`` for an invalid name, and for a document with problems.
  func edits(at position: TextPosition, name: String) throws(RPCError) -> [TextEdit] {
    guard let own = mention(at: position) else { throw RPCError(.requestFailed, "there is no view's name here") }
    if let problem = problems.first { throw RPCError(.requestFailed, "fix the document first: \(problem.message)") }
    let all = outline.mentions.filter { $0.view == own.view }
    let inEquations = Set(outline.equations.map(\.span.line))
    let edits = all.map { mention in
      let isEquation = inEquations.contains(mention.span.line)
      let text =
        mention.isPlain
        ? name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } : isEquation ? name : Self.key(name)
      return TextEdit(range: document.text.range(mention.span), text: text)
    }
    var changed = document.text
    for edit in edits.reversed() { changed.replace(edit.range, with: edit.text) }
    try check(changed.text, name)
    return edits
  }

  /// - Throws: ``RPCError`` with the first problem of the renamed document.
  private func check(_ text: String, _ name: String) throws(RPCError) {
    let what = "\"\(name)\" cannot be the name"
    do {
      _ = try RecipeDocument.decode(text, document: document.name, folder: document.folder, fonts: .installed)
    } catch let found as DocumentProblems {
      throw RPCError(.requestFailed, "\(what): \(found.problems.first?.message ?? "it cannot be read")")
    } catch {
      throw RPCError(.requestFailed, "\(what): \(error)")
    }
  }

  /// Returns a name as a key of YAML, in quotation marks if necessary.
  private static func key(_ name: String) -> String {
    let isPlain =
      name.unicodeScalars.first?.properties.isAlphabetic ?? false
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0"..."9" ~= $0 || [" ", "-", "_"].contains($0)
      }
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(name.lowercased())
    return isPlain ? name : Quoting.yaml.quoted(name)
  }
}
