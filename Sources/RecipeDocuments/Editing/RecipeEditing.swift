package import SceneModel
import Values

/// Edits of a recipe as changes of its text: what is not concerned stays as it is written, with its comments.
package struct RecipeEditing {
  /// Why an edit cannot be written.
  package struct Failure: ReportedError {
    /// The cause and the next step.
    package let description: String
  }

  /// The recipe.
  package let scene: Scene
  let outline: DocumentOutline
  private let writer: RecipeWriter

  /// - Parameters:
  ///   - text: The recipe as written.
  ///   - scene: The scene read from it.
  package init(_ text: String, of scene: Scene) {
    self.init(DocumentOutline(text, format: .recipe), of: scene)
  }

  /// - Parameters:
  ///   - outline: The outline of the recipe.
  ///   - scene: The scene read from it.
  package init(_ outline: DocumentOutline, of scene: Scene) {
    (self.scene, self.outline) = (scene, outline)
    writer = RecipeWriter(scene)
  }

  /// Returns a recipe's text with edits of its scene; each is made in the text that the one before it gives.
  /// - Throws: ``Failure`` for an edit that cannot be written, ``DocumentProblems`` if the result cannot be read.
  /// - Complexity: Reading the recipe once more for each edit.
  package static func text(
    _ text: String, of scene: Scene, with edits: [LayoutEdit], folder: String?, fonts: FontCatalogue
  ) throws -> (text: String, scene: Scene) {
    var (text, read) = (text, scene)
    for edit in edits {
      text = OutlineEdit.applied(try RecipeEditing(text, of: read).edits(for: edit), to: text)
      read = try RecipeDocument.decode(text, document: scene.document, folder: folder, fonts: fonts)
    }
    return (text, read)
  }

  /// Returns the changes of the text for an edit.
  /// - Throws: ``Failure``.
  package func edits(for edit: LayoutEdit) throws(Failure) -> [OutlineEdit] {
    switch edit {
    case .replace(let old, let new): return try replace(old, with: new)
    case .remove(let old): return try remove(old)
    case .add(let new): return try add(new)
    case .uninstall(let old, let classes): return try uninstall(old, in: classes)
    case .set(let property, let id):
      guard let view = scene.allViews.first(where: { $0.id == id }) else {
        throw Failure(description: "the recipe has no view \"\(id)\"; read it again")
      }
      return try edits(setting: property, of: view)
    }
  }

  // MARK: Constraints

  /// Returns a constraint as an equation without its label.
  package func equation(_ constraint: SceneConstraint) -> String { writer.text(constraint) }

  private func replace(_ old: SceneConstraint, with new: SceneConstraint) throws(Failure) -> [OutlineEdit] {
    if let known = known(old), known.isVisualFormat { return try rewrite(known, as: new) }
    let tokens = try tokens(of: old)
    if let edits = minimalEdits(old, new, tokens) { return edits }
    guard let first = tokens.first?.span, let last = tokens.last?.span else { throw unknown(old) }
    let span = OutlineSpan(line: first.line, columns: first.columns.lowerBound..<end(after: last))
    return [OutlineEdit(span, with: equation(new))]
  }

  /// The column behind an equation's last token and its unit: `200 pt`.
  private func end(after last: OutlineSpan) -> Int {
    let rest = outline.lines[last.line].dropFirst(last.columns.upperBound)
    let unit = String(String.UnicodeScalarView(rest)).prefixMatch(of: /[ \t]*(points|point|pts|pt)\b/.ignoresCase())
    return last.columns.upperBound + (unit?.output.0.unicodeScalars.count ?? 0)
  }

  /// The column at which a priority begins, with the spaces and the comma before it; none may be there: `200@250`.
  private func start(before priority: OutlineSpan) -> Int {
    let marks = " \t,;，；".unicodeScalars
    let before = outline.lines[priority.line].prefix(priority.columns.lowerBound)
    return before.lastIndex { !marks.contains($0) }.map { $0 + 1 } ?? priority.columns.lowerBound
  }

  private typealias Token = (span: OutlineSpan, token: EquationToken)

  /// The tokens of a constraint's line, without its label.
  private func tokens(of constraint: SceneConstraint) throws(Failure) -> [Token] {
    guard let known = known(constraint), let place = known.place else { throw unknown(constraint) }
    if known.isVisualFormat { throw oneOfSeveral(known) }
    let tokens = outline.equationTokens(ofLine: place.line - 1, column: place.column - 1)
      .filter { $0.token.kind != .label }
    if tokens.isEmpty { throw unknown(constraint) }
    return tokens
  }

  /// The constraint as the recipe has it now, whose place may be another one than before other edits.
  private func known(_ constraint: SceneConstraint) -> SceneConstraint? {
    let (all, plain) = (constraints, constraint.withoutWriting)
    return all.first { $0 == constraint } ?? all.first { $0.withoutWriting == plain }
  }

  /// The recipe's constraints, with those of its variations.
  var constraints: [SceneConstraint] { scene.constraints + scene.variations.flatMap(\.constraints) }

  func oneOfSeveral(_ constraint: SceneConstraint) -> Failure {
    Failure(description: "\(constraint.text) makes several constraints; write the one concerned as an equation")
  }

  func unknown(_ constraint: SceneConstraint) -> Failure {
    Failure(description: "the recipe has no line \"\(constraint.text)\"; read it again")
  }

  /// Returns changes of single words if only the relation, the constant or the priority differs; nil if the
  /// whole equation is replaced.
  private func minimalEdits(_ old: SceneConstraint, _ new: SceneConstraint, _ tokens: [Token]) -> [OutlineEdit]? {
    var expected = old
    (expected.relation, expected.constant, expected.priority) = (new.relation, new.constant, new.priority)
    guard expected.withoutWriting == new.withoutWriting, let end = tokens.last?.span else { return nil }
    var edits: [OutlineEdit] = []
    if old.relation != new.relation {
      guard let sign = tokens.first(where: { $0.token.kind == .relation })?.span else { return nil }
      edits.append(OutlineEdit(sign, with: new.relation.rawValue))
    }
    if old.constant != new.constant {
      guard let edit = constantEdit(new, tokens) else { return nil }
      edits.append(edit)
    }
    if old.priority != new.priority {
      if let own = tokens.first(where: { $0.token.kind == .priority })?.span {
        let start = new.priority == .required ? start(before: own) : own.columns.lowerBound
        if edits.last?.start == OutlineEdit.Place(line: own.line, column: start) { return nil }
        edits.append(
          OutlineEdit(
            OutlineSpan(line: own.line, columns: start..<own.columns.upperBound), with: priorityText(new, own)))
      } else if old.constant == new.constant || edits.last?.end.column != end.columns.upperBound {
        edits.append(
          OutlineEdit(at: end.line, column: self.end(after: end), " (Priority \(NumberText.exact(new.priority)))"))
      } else {
        return nil
      }
    }
    return edits
  }

  private func priorityText(_ new: SceneConstraint, _ own: OutlineSpan) -> String {
    let number = NumberText.exact(new.priority)
    if new.priority == .required { return "" }
    return outline.text(own).hasPrefix("@") ? "@\(number)" : "(Priority \(number))"
  }

  /// Replaces a number after the last attribute, with its sign.
  private func constantEdit(_ new: SceneConstraint, _ tokens: [Token]) -> OutlineEdit? {
    guard case .points(let points) = new.constant,
      let attribute = tokens.last(where: { if case .attribute = $0.token.kind { true } else { false } })?.span
    else { return nil }
    // A constant before the item is written behind it, as the others are.
    let isBefore = tokens.contains {
      $0.token.kind == .word && $0.span.columns.lowerBound < attribute.columns.lowerBound
    }
    if isBefore, new.second != nil { return nil }
    let number = tokens.last { $0.token.kind == .number || $0.token.kind == .word }?.span
    let text = NumberText.exact(abs(points))
    guard new.second != nil else {
      // Without an item, `2 x NotAnAttribute + 8` has other numbers than the constant.
      guard tokens.count(where: { $0.token.kind == .number || $0.token.kind == .word }) == 1 else { return nil }
      return number.map { OutlineEdit($0, with: points < 0 ? "-\(text)" : text) }
    }
    let start = attribute.columns.upperBound
    let isWritten = number.map { $0.columns.lowerBound >= start } ?? false
    // Behind the item, a multiplier has its sign, too.
    if let number, isWritten, new.multiplier != 1 {
      let between = outline.text(OutlineSpan(line: number.line, columns: start..<number.columns.lowerBound))
      guard between.allSatisfy({ " +-\u{2212}".contains($0) }) else { return nil }
    }
    // A unit goes with the number that is left out.
    let end = number.flatMap { isWritten ? points == 0 ? self.end(after: $0) : $0.columns.upperBound : nil } ?? start
    let sum = points == 0 ? "" : points < 0 ? " - \(text)" : " + \(text)"
    return OutlineEdit(OutlineSpan(line: attribute.line, columns: start..<end), with: sum)
  }

  private func remove(_ old: SceneConstraint) throws(Failure) -> [OutlineEdit] {
    if let known = known(old), known.isVisualFormat { return try rewrite(known, as: nil) }
    _ = try tokens(of: old)
    guard let place = known(old)?.place else { throw unknown(old) }
    let line = place.line - 1
    if outline.equations.filter({ $0.span.line == line }).count > 1 {
      throw Failure(description: "line \(place.line) has several equations; write each on a line of its own")
    }
    return [OutlineEdit(removing: emptied(by: line) ?? line...line)] + (old.label.map(forget) ?? [])
  }

  /// Returns the edits that take the number of a removed constraint out of the variations that uninstall it.
  private func forget(_ label: String) -> [OutlineEdit] {
    let nodes = outline.nodes
    guard let all = outline.child("variations", of: 0) else { return [] }
    return nodes[all].children.compactMap { variation in
      guard let list = outline.child("uninstall", of: variation) else { return nil }
      let words = nodes[list].children.map { nodes[$0].value }
      guard let place = words.firstIndex(where: { $0?.text == label }) else { return nil }
      let isAlone = nodes[variation].children.count == 1
      if words.count == 1, isAlone || !nodes[list].isFlow, !nodes[variation].isFlow {
        let index = isAlone && nodes[all].children.count == 1 ? all : isAlone ? variation : list
        return OutlineEdit(removing: nodes[index].line...nodes[index].lastLine)
      }
      let item = nodes[nodes[list].children[place]]
      if !item.isFlow, !nodes[list].isFlow { return OutlineEdit(removing: item.line...item.lastLine) }
      // With the comma on one side.
      let next = words.indices.contains(place + 1) ? words[place + 1] : nil
      guard let own = words[place]?.span else { return nil }
      let before = place > 0 ? words[place - 1]?.span : nil
      let start = next == nil ? before?.columns.upperBound : own.columns.lowerBound
      let end = next?.span.columns.lowerBound ?? own.columns.upperBound
      guard let start, start <= end, [next?.span.line, before?.line].allSatisfy({ $0 ?? own.line == own.line }) else {
        return nil
      }
      return OutlineEdit(OutlineSpan(line: own.line, columns: start..<end), with: "")
    }
  }

  /// The lines of the block whose last equation is in a line, and of the keys that hold nothing else; nil if others
  /// remain.
  private func emptied(by line: Int) -> ClosedRange<Int>? {
    guard var index = outline.nodes.indices.first(where: { outline.nodes[$0].block.contains { $0.line == line } }),
      outline.equations.count(where: { span, _ in
        outline.nodes[index].block.contains { $0.line == span.line }
      }) == 1
    else { return nil }
    while let parent = outline.nodes[index].parent, parent != 0, outline.nodes[parent].children.count == 1 {
      index = parent
    }
    return outline.nodes[index].isFlow ? nil : outline.nodes[index].line...outline.nodes[index].lastLine
  }

  private func add(_ new: SceneConstraint) throws(Failure) -> [OutlineEdit] {
    let numbers = scene.constraints.compactMap { $0.label.flatMap(Int.init) }
    let isNumbered = !scene.constraints.isEmpty && numbers.count == scene.constraints.count
    // Those of size classes and states replace one of the same number.
    let others = scene.variations.flatMap(\.constraints) + scene.states.flatMap(\.constraints)
    let all = numbers + others.compactMap { $0.label.flatMap(Int.init) }
    let label = isNumbered ? "\((all.max() ?? 0) + 1). " : ""
    let equation = label + equation(new)
    guard let key = outline.child("constraints", of: 0) else {
      let views = outline.child("views", of: 0).map { outline.nodes[$0].lastLine + 1 } ?? outline.lines.count
      return [OutlineEdit(at: views, "constraints: |\n  \(equation)\n")]
    }
    let node = outline.nodes[key]
    if let last = node.block.last(where: { !$0.columns.isEmpty }) {
      let indent = String(repeating: " ", count: last.columns.lowerBound)
      return [OutlineEdit(at: last.line + 1, "\(indent)\(equation)\n")]
    }
    if let last = node.children.last.map({ outline.nodes[$0] }), last.isItem, !last.isFlow {
      let indent = outline.lines[last.line].prefix { $0 == " " }.count
      return [
        OutlineEdit(
          at: last.lastLine + 1, "\(String(repeating: " ", count: indent))- \(YAMLText.quoted(equation))\n")
      ]
    }
    // A key that waits for its first equation.
    let text = outline.lines[node.line]
    let sign = text.drop { $0 != ":" }.dropFirst().filter { $0 != " " }
    if node.children.isEmpty, sign.isEmpty || sign == ["|"] {
      let end = text.count
      let signed = sign.isEmpty ? [OutlineEdit(OutlineSpan(line: node.line, columns: end..<end), with: " |")] : []
      return signed + [OutlineEdit(at: node.line + 1, "  \(equation)\n")]
    }
    throw Failure(description: "constraints is not a block of lines; write constraints: | and the lines below")
  }

  private func uninstall(_ old: SceneConstraint, in classes: SizeClasses) throws(Failure) -> [OutlineEdit] {
    guard let label = old.label else {
      throw Failure(description: "\"\(old.text)\" has no number; give it one, so that a variation can name it")
    }
    let (name, item) = ("\(classes.horizontal) x \(classes.vertical)", writer.text(label: label))
    guard let all = outline.child("variations", of: 0) else {
      let end = outline.child("constraints", of: 0).map { outline.nodes[$0].lastLine + 1 } ?? outline.lines.count
      return [OutlineEdit(at: end, "variations:\n  \(name):\n    uninstall: [\(item)]\n")]
    }
    guard let own = outline.child(name, of: all) else {
      return [OutlineEdit(at: outline.nodes[all].lastLine + 1, "  \(name):\n    uninstall: [\(item)]\n")]
    }
    guard let list = outline.child("uninstall", of: own) else {
      return [OutlineEdit(at: outline.nodes[own].line + 1, "    uninstall: [\(item)]\n")]
    }
    guard let last = outline.nodes[list].children.last.flatMap({ outline.nodes[$0].value }),
      outline.nodes[list].isFlow
        || outline.nodes[list].children.contains(where: { outline.nodes[$0].isFlow })
    else {
      throw Failure(description: "uninstall of \(name) is not a list in brackets; write uninstall: [\(item)]")
    }
    return [OutlineEdit(at: last.span.line, column: last.span.columns.upperBound, ", \(item)")]
  }
}
