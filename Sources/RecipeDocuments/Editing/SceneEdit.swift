package import SceneModel
import Values

/// One change of a scene, in the notation of `plumb try`: `3.constant = 12`, `Title.text = "Abmelden"`, `2.priority =
/// 750`.
package struct SceneEdit: Sendable, Hashable {
  /// Why an edit cannot be made.
  package struct Failure: ReportedError {
    /// The edit, the cause and the next step.
    package let description: String
  }

  /// The edit as given.
  package let text: String
  /// A constraint's number or the left side of its equation, or a view's name.
  private let target: String
  private let key: String
  /// The value in the notation of recipes.
  private let value: String

  /// Properties of a constraint that can be set.
  private static let constraintKeys = ["constant", "multiplier", "priority"]

  /// Reads `TARGET.KEY = VALUE`.
  /// - Throws: ``Failure`` for any other text.
  package init(_ text: String) throws(Failure) {
    self.text = text
    let scalars = text.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), let dot = scalars[..<sign].lastIndex(of: ".") else {
      throw Failure(
        description: "\"\(text)\" is not an edit; write, for example, '3.constant = 12' or 'Title.text = Hello'")
    }
    target = String(text[..<dot]).trimmingSpaces
    key = String(text[scalars.index(after: dot)..<sign]).trimmingSpaces
    value = String(text[scalars.index(after: sign)...]).trimmingSpaces
    guard !target.isEmpty, !key.isEmpty, !value.isEmpty, !text.contains(where: \.isNewline) else {
      throw Failure(description: "\"\(text)\" has no target, key or value; write one such as '3.constant = 12'")
    }
  }

  /// Returns the scene with the change, as if its document had been edited. Equations of variations and states remain
  /// unchanged.
  /// - Parameters:
  ///   - folder: The document's folder, where pictures are searched for; nil finds none.
  ///   - fonts: The fonts that exist besides the scene's own.
  /// - Throws: ``Failure`` for an unknown target or key, and for a value that the key does not accept.
  /// - Complexity: O(views + constraints).
  package func applied(to scene: Scene, folder: String?, fonts: FontCatalogue) throws(Failure) -> Scene {
    var scene = scene
    let labels = Set(scene.constraints.filter(isMeant).map(\.inputKey))
    if !labels.isEmpty, Self.constraintKeys.contains(key) {
      guard labels.count == 1 else { throw ambiguous(scene) }
      for index in scene.constraints.indices where isMeant(scene.constraints[index]) {
        try change(&scene.constraints[index], in: scene)
      }
    } else {
      let views = scene.allViews.filter { $0.name.lowercased() == target.lowercased() || $0.id == target }
      guard let view = views.first else { throw unknownTarget(scene) }
      guard views.count == 1 else { throw ambiguous(scene) }
      do {
        try ViewEdit(view, key: key, value: value, in: scene, folder: folder, fonts: fonts).apply(to: &scene)
      } catch {
        throw Failure(description: "\(text): \(error)")
      }
    }
    for (classes, other) in scene.adaptations where isNamed(in: other) {
      scene.adaptations[classes] = try applied(to: other, folder: folder, fonts: fonts)
    }
    return scene
  }

  /// Returns whether a scene has a constraint or a view with the target's name.
  private func isNamed(in scene: Scene) -> Bool {
    scene.constraints.contains(where: isMeant)
      || scene.allViews.contains { $0.name.lowercased() == target.lowercased() || $0.id == target }
  }

  // MARK: Constraints

  /// Returns whether the edit names a constraint, by its number or by the left side of its equation.
  private func isMeant(_ constraint: SceneConstraint) -> Bool {
    constraint.label == target || constraint.leftSide.lowercased() == target.lowercased()
  }

  private func change(_ constraint: inout SceneConstraint, in scene: Scene) throws(Failure) {
    switch key {
    case "priority":
      guard let priority = ScenePriority(level: value) ?? Double(value).flatMap(ScenePriority.init(possible:)) else {
        throw Failure(description: "\(text): a priority is a number above 0, at most 1000")
      }
      constraint.priority = priority
    case "multiplier": constraint.multiplier = try number("a multiplier", EquationParser.multiplierLimit)
    default:
      constraint.constant =
        value.lowercased() == "standard" ? .standard : .points(try number("a constant", EquationParser.constantLimit))
    }
    if let objection = constraint.objection { throw Failure(description: "\(text): \(objection)") }
    let statement = RecipeWriter(scene).text(constraint)
    constraint.text = constraint.label.map { "\($0). \(statement)" } ?? statement
  }

  private func number(_ what: String, _ limit: Double) throws(Failure) -> Double {
    guard let number = Double(value), number.isFinite, abs(number) <= limit else {
      let bound = NumberText.plain(limit)
      throw Failure(description: "\(text): \(what) is a number from -\(bound) to \(bound)")
    }
    return number
  }

  // MARK: Failures

  private func unknownTarget(_ scene: Scene) -> Failure {
    let isConstraint = scene.constraints.contains(where: isMeant)
    if isConstraint {
      return Failure(
        description: "\(text): a constraint has no \"\(key)\"; it has \(Self.constraintKeys.joined(separator: ", "))")
    }
    let names = scene.constraints.compactMap(\.label) + scene.allViews.map(\.name)
    return Failure(
      description:
        "\(text): unknown constraint or view \"\(target)\"\(Suggestion.hint(for: target, among: names))")
  }

  private func ambiguous(_ scene: Scene) -> Failure {
    Failure(description: "\(text): \"\(target)\" matches several; name one by its number or id")
  }
}
