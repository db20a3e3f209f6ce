import Devices
import Drawing
import Foundation
import JSONRPC
import Layout
import Linting
import RecipeDocuments
import Values

/// The completions at a position.
struct Completion {
  let document: OpenDocument
  let outline: DocumentOutline
  let format: DocumentOutline.Format

  /// A completion; kinds have the protocol's numbers.
  private struct Offer {
    enum Kind: Int {
      case field = 5
      case property = 10
      case value = 12
      case snippet = 15
      case keyword = 14
      case color = 16
      case file = 17
      case reference = 18
      case member = 20
      case operation = 24
    }

    var label: String
    var kind: Kind
    var detail: String?
    var text: String?
  }

  /// Returns the protocol's list for a position.
  /// - Complexity: O(length before the position).
  func list(at position: TextPosition) -> JSONText {
    let column = document.text.scalarColumn(position)
    let (before, spot) = outline.spot(line: position.line, column: column, format: format)
    var (offers, span) = offers(before, spot)
    if isRecipe, document.text.bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      offers.insert(
        Offer(label: "recipe", kind: .snippet, detail: "A title, a view and its constraints.", text: Skeleton.text),
        at: 0)
    }
    let range = document.text.range(
      OutlineSpan(line: position.line, columns: min(span?.columns.lowerBound ?? column, column)..<column))
    let items = offers.enumerated().map { index, offer -> JSONText in
      let order = String(index)
      return .pairs(
        [("label", .text(offer.label)), ("kind", .number(Double(offer.kind.rawValue)))]
          + (offer.detail.map { [("detail", JSONText.text($0))] } ?? []) + [
            ("sortText", .text(String(repeating: "0", count: max(0, 4 - order.count)) + order)),
            ("textEdit", TextEdit(range: range, text: offer.text ?? offer.label).json),
          ])
    }
    return .pairs([("isIncomplete", .flag(false)), ("items", .list(items))])
  }

  private func offers(_ before: DocumentOutline, _ spot: DocumentOutline.Spot) -> (offers: [Offer], typed: OutlineSpan?)
  {
    switch spot {
    case .nowhere: return ([], nil)
    case .key(let owner, let typed): return (keys(before, owner), typed.span)
    case .value(let owner, let typed):
      if before.nodes[owner].rule == .equations { return equation(before, typed.span, owner) }
      // A list item that begins on its line may also be a mapping.
      let isOpen = before.nodes[owner].isItem && before.nodes[owner].key == nil
      let rule = before.key(of: owner)?.rule ?? before.nodes[owner].rule
      return (values(before, owner, rule) + (isOpen ? keys(before, owner) : []), typed.span)
    case .item(let owner, let typed):
      if before.nodes[owner].rule == .equations { return equation(before, typed.span, owner) }
      return (values(before, owner, before.nodes[owner].rule?.ofItems), typed.span)
    case .line(let owner, let span):
      return before.nodes[owner].rule == .equations ? equation(before, span, owner) : ([], nil)
    }
  }

  // MARK: Keys

  private func keys(_ before: DocumentOutline, _ owner: Int) -> [Offer] {
    let node = before.nodes[owner]
    let present = Set(node.children.compactMap { before.nodes[$0].key?.text })
    // A view has one kind, and takes no keys of others.
    let others = before.kind(ofView: owner).map(RecipeDocument.keysOfOthers(than:)) ?? []
    let offered = (node.rule?.offeredKeys ?? []).filter { !present.contains($0.name) && !others.contains($0.name) }
    let known = offered.map { key in
      Offer(
        label: key.name, kind: .property, detail: key.purpose ?? key.rule.phrase,
        text: key.rule == .equations ? "\(key.name): |" : "\(key.name): ")
    }
    func named(_ names: [String], _ kind: Offer.Kind) -> [Offer] {
      names.filter { !present.contains($0) }.map { Offer(label: $0, kind: kind, text: "\($0): ") }
    }
    switch node.key?.text {
    case "set", "customSpacing": return known + named(viewNames, .field)
    case "lint" where node.parent == 0 && isRecipe: return known + named(LintRules.ids, .reference)
    case "rules" where !isRecipe: return known + named(LintRules.ids, .reference)
    case "variations":
      let classes = ["any", "compact", "regular"]
      return known + named(classes.flatMap { wide in classes.map { "\(wide) x \($0)" } }, .value)
    default:
      // The keys below a lint rule are views.
      let isOfRule = isRecipe && node.parent.map { before.nodes[$0].key?.text == "lint" } ?? false
      return known + (isOfRule ? named(viewNames, .field) : [])
    }
  }

  private var isRecipe: Bool { if case .recipe = format { true } else { false } }

  private var symbols: [Offer] {
    SymbolNames.listed.map { Offer(label: $0, kind: .value, detail: "a symbol") }
  }

  private var viewNames: [String] { outline.views.compactMap { outline.nodes[$0].key?.text } }

  // MARK: Values

  private func values(_ before: DocumentOutline, _ owner: Int, _ rule: SchemaRule?) -> [Offer] {
    let node = before.nodes[owner]
    let key = node.key?.text ?? node.parent.flatMap { before.nodes[$0].key?.text }
    var offers = (rule?.offeredWords ?? []).map { Offer(label: $0, kind: .member) }
    if rule?.allows(.color) ?? false {
      offers += SceneColor.named.keys.sorted().map { Offer(label: $0, kind: .color) }
    }
    if rule?.allows(.font) ?? false {
      offers += SceneFont.Style.allCases.map { Offer(label: $0.rawValue, kind: .value, detail: "a text style") }
      offers += SceneFont.Weight.allCases.map { weight in
        Offer(label: "17 \(weight.rawValue)", kind: .value, detail: "a size and a weight")
      }
    }
    switch key {
    case "remove", "uninstall": offers += viewNames.map { Offer(label: $0, kind: .field) }
    case "cells" where !isRecipe:
      offers += DeviceCatalogue.cellNames.map { Offer(label: $0, kind: .value) }
    case "rule" where !isRecipe: offers += LintRules.ids.map { Offer(label: $0, kind: .reference) }
    case "image": offers += pictures.map { Offer(label: $0, kind: .file, detail: "Images/\($0).png") } + symbols
    case "symbol": offers += symbols
    case "look":
      let looks = [(Look.classic, "iOS 9 to 12"), (.usual, "iOS 13 to 18"), (.glass, "iOS 26")]
      offers += looks.map { Offer(label: "\($0.version)", kind: .value, detail: $1) }
    default: break
    }
    return offers
  }

  /// Names of pictures in `Images` folders next to the document and in parent folders.
  private var pictures: [String] {
    var names: Set<String> = []
    for folder in document.folder.map(DocumentFiles.folders) ?? [] {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Images")) ?? []
      where file.hasSuffix(".png") {
        let name = String(file.dropLast(4))
        names.insert(name.hasSuffix("@2x") || name.hasSuffix("@3x") ? String(name.dropLast(3)) : name)
      }
    }
    return names.sorted()
  }

  // MARK: Equations

  private func equation(
    _ before: DocumentOutline, _ span: OutlineSpan, _ owner: Int
  ) -> (offers: [Offer], typed: OutlineSpan?) {
    let line = Array(before.text(span).unicodeScalars)
    let isInvariant = before.nodes[owner].key?.text == "invariants"
    let tokens = outline.tokens(of: String(String.UnicodeScalarView(line)), isInvariant: isInvariant)
    var start = tokens.last?.columns.upperBound ?? 0
    var kind = tokens.last?.kind
    if case .item = kind, start < line.count, line[start...].contains(".") {
      start = (line.lastIndex(of: ".") ?? start) + 1
    } else if case .item = kind, start == line.count {
      // The name itself may be the beginning of a longer one.
      start = tokens.last?.columns.lowerBound ?? 0
      kind = tokens.dropLast().last?.kind
    }
    while start < line.count, [" ", ",", "x", "*"].contains(line[start]) { start += 1 }
    let typed = OutlineSpan(
      line: span.line, columns: (span.columns.lowerBound + start)..<span.columns.upperBound)
    return (offers(behind: kind, tokens, isInvariant: isInvariant), typed)
  }

  private func offers(behind kind: EquationToken.Kind?, _ tokens: [EquationToken], isInvariant: Bool) -> [Offer] {
    let items = outline.itemNames.map { Offer(label: $0, kind: .field) }
    let hasRelation = tokens.contains { $0.kind == .relation }
    let priorities = ["(Priority 999)", "(Priority 750)", "(Priority 250)"].map { Offer(label: $0, kind: .keyword) }
    switch kind {
    case nil, .label:
      return items + (isInvariant ? DocumentOutline.invariantWords.map { Offer(label: $0, kind: .keyword) } : [])
    case .item:
      return SceneAttribute.allCases.map { Offer(label: $0.rawValue, kind: .property) }
    case .attribute:
      return hasRelation
        ? [Offer(label: "+ Standard", kind: .keyword)] + priorities
        : ["=", ">=", "<="].map { Offer(label: $0, kind: .operation) }
    case .relation, .number: return items + (kind == .number ? priorities : [])
    case .word: return isInvariant && !hasRelation ? items + [Offer(label: "*", kind: .operation)] : priorities
    case .priority, .plainItem: return []
    }
  }
}
