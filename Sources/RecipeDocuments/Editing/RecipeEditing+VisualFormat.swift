import SceneModel
import Values

/// Edits of one of the constraints that a line of the visual format makes: the line becomes the equations it stands for, of
/// which one is edited. A format has no place for a relation between other edges, nor for the priority of an alignment.
extension RecipeEditing {
  /// - Parameter new: What replaces the constraint; nil removes it.
  func rewrite(_ old: SceneConstraint, as new: SceneConstraint?) throws(Failure) -> [OutlineEdit] {
    guard let place = old.place, outline.lines.indices.contains(place.line - 1) else { throw unknown(old) }
    let line = place.line - 1
    let written = String(String.UnicodeScalarView(outline.lines[line]))
    let start = written.prefix { $0 == " " || $0 == "\t" }.unicodeScalars.count
    let format = written.trimmingSpaces
    let parts = constraints.filter { $0.isVisualFormat && $0.place?.line == place.line }
    // A mark of a list, quotation marks or a comment would go with the line.
    guard VisualFormatLine(format)?.text == old.text, format.first.map({ "HVhv|[".contains($0) }) ?? false,
      !format.contains("#"), !format.contains("//"), parts.allSatisfy({ $0.text == old.text && $0.label == nil })
    else { throw oneOfSeveral(old) }
    if let new, let edit = number(in: format, of: old, new, parts, at: (line, start)) { return [edit] }
    let equations = parts.compactMap { $0 == old ? new : $0 }.map(equation)
    if equations.isEmpty { return [OutlineEdit(removing: line...line)] }
    let span = OutlineSpan(line: line, columns: start..<outline.lines[line].count)
    return [OutlineEdit(span, with: equations.joined(separator: "\n" + String(repeating: " ", count: start)))]
  }

  /// Returns the change of a number in a format; nil if more than a constant changes, or if the number is not the only one of
  /// its value.
  private func number(
    in format: String, of old: SceneConstraint, _ new: SceneConstraint, _ parts: [SceneConstraint],
    at place: (line: Int, column: Int)
  ) -> OutlineEdit? {
    var expected = old
    expected.constant = new.constant
    guard expected.withoutWriting == new.withoutWriting, case .points(let before) = old.constant,
      case .points(let after) = new.constant, after >= 0, parts.count(where: { $0.constant == old.constant }) == 1
    else { return nil }
    let numbers = format.matches(of: /[-(=](?<number>\d+(?:\.\d+)?)(?=[-)@,])/).map(\.output.number)
      .filter { Double($0) == before }
    guard numbers.count == 1, let number = numbers.first else { return nil }
    let start = place.column + format.unicodeScalars.distance(from: format.startIndex, to: number.startIndex)
    let length = number.unicodeScalars.count
    return OutlineEdit(
      OutlineSpan(line: place.line, columns: start..<(start + length)), with: NumberText.exact(after))
  }
}
