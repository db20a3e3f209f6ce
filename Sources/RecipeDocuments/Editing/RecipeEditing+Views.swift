package import SceneModel
import Values

/// Values of a view's keys.
extension RecipeEditing {
  /// Returns the changes of the text that set a property of a view.
  /// - Throws: ``Failure`` for a view that the text does not declare where it could be changed.
  package func edits(setting property: ViewProperty, of view: SceneView) throws(Failure) -> [OutlineEdit] {
    guard let index = outline.view(named: view.name) else {
      throw Failure(description: "the recipe declares no view \"\(view.name)\"; read it again")
    }
    let key = property.key.rawValue
    let edit =
      switch property {
      case .hugging(let axis, let priority), .resistance(let axis, let priority):
        priorityEdit(key, axis, priority, index)
      case .lines(let lines): keyEdit(key, "\(lines)", index)
      case .distribution(let distribution): keyEdit(key, distribution.rawValue, index)
      case .alignment(let alignment): keyEdit(key, alignment.rawValue, index)
      case .spacing(let points): keyEdit(key, RecipeText.text(points), index)
      case .lineBreak(let lineBreak): keyEdit(key, lineBreak.rawValue, index)
      case .font(let font): keyEdit(key, RecipeText.text(font), index)
      }
    guard let edit else {
      throw Failure(description: "\(view.name) has its keys where none can be added; write each on a line of its own")
    }
    return [edit]
  }

  /// Sets a priority along one axis: in the view's key, or with a new key.
  private func priorityEdit(
    _ key: String, _ axis: SceneAxis, _ priority: ScenePriority, _ index: Int
  ) -> OutlineEdit? {
    let (axis, value) = (axis.rawValue, NumberText.exact(priority))
    guard let own = outline.child(key, of: index) else { return newKey("\(key): { \(axis): \(value) }", index) }
    if let number = outline.child(axis, of: own).flatMap({ outline.nodes[$0].value }) {
      return OutlineEdit(number.span, with: value)
    }
    let other = axis == "horizontal" ? "vertical" : "horizontal"
    if let last = outline.child(other, of: own).flatMap({ outline.nodes[$0].value }) {
      return OutlineEdit(at: last.span.line, column: last.span.columns.upperBound, ", \(axis): \(value)")
    }
    guard let both = outline.nodes[own].value else { return nil }
    return OutlineEdit(both.span, with: "{ \(axis): \(value), \(other): \(both.text) }")
  }

  private func keyEdit(_ key: String, _ value: String, _ index: Int) -> OutlineEdit? {
    guard let own = outline.child(key, of: index) else { return newKey("\(key): \(value)", index) }
    return outline.nodes[own].value.map { OutlineEdit($0.span, with: value) }
  }

  /// Adds a key before the view's first subview, or after its last key.
  private func newKey(_ pair: String, _ index: Int) -> OutlineEdit? {
    let node = outline.nodes[index]
    let children = node.children.map { outline.nodes[$0] }
    guard let first = children.first, let place = first.key?.span else {
      if let empty = node.value, ["{}", "{ }"].contains(empty.text) {
        return OutlineEdit(empty.span, with: "{ \(pair) }")
      }
      guard node.value == nil, let key = node.key?.span, !node.isFlow else { return nil }
      let indent = String(repeating: " ", count: (outline.lines[key.line].prefix { $0 == " " }.count) + 2)
      return OutlineEdit(at: node.line + 1, "\(indent)\(pair)\n")
    }
    // Between brackets after the last value that has a place, so that the kind stays first.
    if first.isFlow {
      guard let last = children.last(where: { $0.value != nil && $0.children.isEmpty && $0.line == place.line }),
        let value = last.value?.span, children.allSatisfy({ $0.line == place.line })
      else { return OutlineEdit(at: place.line, column: place.columns.lowerBound, "\(pair), ") }
      return OutlineEdit(at: value.line, column: value.columns.upperBound, ", \(pair)")
    }
    let indent = String(repeating: " ", count: place.columns.lowerBound)
    let before = children.filter { $0.key?.text != "views" }.last ?? first
    if before.key?.text == "views" { return OutlineEdit(at: first.line, "\(indent)\(pair)\n") }
    return OutlineEdit(at: before.lastLine + 1, "\(indent)\(pair)\n")
  }
}
