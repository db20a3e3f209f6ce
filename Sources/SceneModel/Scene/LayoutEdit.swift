/// A change of a document that moves views: what a person would do to repair a layout.
///
/// Documents are rewritten with it in their own format; ``Scene/applying(_:)`` has the same effect on the scene.
package enum LayoutEdit: Sendable, Hashable {
  /// Another constant, priority, relation or side of a constraint.
  case replace(SceneConstraint, with: SceneConstraint)
  /// One more constraint, in all size classes.
  case add(SceneConstraint)
  /// One constraint less.
  case remove(SceneConstraint)
  /// A constraint that is not installed in some size classes.
  case uninstall(SceneConstraint, in: SizeClasses)
  /// Another value of a view's property; the view is given by id.
  case set(ViewProperty, of: String)
}

/// A property of a view that decides its size or that of its content.
package enum ViewProperty: Sendable, Hashable {
  case hugging(SceneAxis, ScenePriority)
  case resistance(SceneAxis, ScenePriority)
  /// The most lines of a label or a button, 0 for any number.
  case lines(Int)
  case distribution(SceneStack.Distribution)
  case alignment(SceneStack.Alignment)
  /// In points.
  case spacing(Double)
  /// How a text is broken or cut.
  case lineBreak(SceneLineBreak)
  /// A font, such as a text style that follows the reader's size.
  case font(SceneFont)

  /// A property without its value; the words are a recipe's keys.
  package enum Key: String, Sendable, Hashable {
    case hugging, resistance, lines, distribution, alignment, spacing, lineBreak, font
  }

  /// Which property it is.
  package var key: Key {
    switch self {
    case .hugging: .hugging
    case .resistance: .resistance
    case .lines: .lines
    case .distribution: .distribution
    case .alignment: .alignment
    case .spacing: .spacing
    case .lineBreak: .lineBreak
    case .font: .font
    }
  }

  /// Returns the view with this value; nil if its kind has no such property.
  package func applied(to view: SceneView) -> SceneView? {
    var view = view
    switch (self, view.kind) {
    case (.hugging(.horizontal, let priority), _): view.hugging.horizontal = priority
    case (.hugging(.vertical, let priority), _): view.hugging.vertical = priority
    case (.resistance(.horizontal, let priority), _): view.resistance.horizontal = priority
    case (.resistance(.vertical, let priority), _): view.resistance.vertical = priority
    case (.lines(let lines), .label(var label)):
      label.numberOfLines = lines
      view.kind = .label(label)
    case (.lines(let lines), .button(var button)):
      button.numberOfLines = lines
      view.kind = .button(button)
    case (.lineBreak(let lineBreak), .button(var button)):
      button.lineBreak = lineBreak
      view.kind = .button(button)
    case (.font(let font), .label(var label)):
      label.font = font
      view.kind = .label(label)
    case (.distribution(let distribution), .stack(var stack)):
      stack.distribution = distribution
      view.kind = .stack(stack)
    case (.alignment(let alignment), .stack(var stack)):
      stack.alignment = alignment
      view.kind = .stack(stack)
    case (.spacing(let points), .stack(var stack)):
      stack.spacing = .points(points)
      view.kind = .stack(stack)
    default: return nil
    }
    return view
  }
}

extension Scene {
  /// Returns the scene as if its document had been edited; edits of what it does not have change nothing.
  /// - Complexity: O(views + constraints) for each edit.
  package func applying(_ edits: [LayoutEdit]) -> Scene {
    var scene = self
    for edit in edits { scene.apply(edit) }
    return scene
  }

  private mutating func apply(_ edit: LayoutEdit) {
    switch edit {
    case .replace(let old, let new): change(old) { $0 = [new] }
    case .remove(let old): change(old) { $0 = [] }
    case .add(let new):
      constraints.append(new)
      if hasWholeAdaptations { for classes in adaptations.keys { adaptations[classes]?.constraints.append(new) } }
    case .uninstall(let old, let classes):
      guard let label = old.label else { return }
      if let index = variations.firstIndex(where: { $0.sizeClasses == classes }) {
        variations[index].uninstalled.insert(label)
      } else {
        variations.append(SceneVariation(sizeClasses: classes, uninstalled: [label], constraints: []))
      }
    case .set(let property, let id): set(property, of: id)
    }
  }

  /// Replaces a constraint of the scene or of one of its variations.
  private mutating func change(_ old: SceneConstraint, _ change: (inout [SceneConstraint]) -> Void) {
    var new = [old]
    let plain = old.withoutWriting
    change(&new)
    func replace(in list: inout [SceneConstraint]) -> Bool {
      guard
        let index = list.firstIndex(where: { $0 == old }) ?? list.firstIndex(where: { $0.withoutWriting == plain })
      else { return false }
      list.replaceSubrange(index...index, with: new)
      return true
    }
    if hasWholeAdaptations { for classes in adaptations.keys { adaptations[classes]?.change(old, change) } }
    if replace(in: &constraints) { return }
    for index in variations.indices where replace(in: &variations[index].constraints) { return }
  }

  private mutating func set(_ property: ViewProperty, of id: String) {
    guard let view = allViews.first(where: { $0.id == id }), let new = property.applied(to: view) else { return }
    replaceViews([id: new])
    for index in states.indices {
      guard let own = states[index].views[id], let changed = property.applied(to: own) else { continue }
      // A state that overrides the property keeps its value.
      if property.isSame(in: own, as: view) { states[index].views[id] = changed }
    }
    for classes in adaptations.keys {
      guard let own = adaptations[classes]?.allViews.first(where: { $0.id == id }), property.isSame(in: own, as: view)
      else { continue }
      adaptations[classes]?.set(property, of: id)
    }
  }
}

extension ViewProperty {
  /// Returns whether two views have the same value of the property.
  fileprivate func isSame(in a: SceneView, as b: SceneView) -> Bool {
    switch self {
    case .hugging: return a.hugging == b.hugging
    case .resistance: return a.resistance == b.resistance
    case .lines, .lineBreak, .font, .distribution, .alignment, .spacing:
      // Equal values become equal kinds when all else is the same.
      switch (a.kind, b.kind) {
      case (.label(let a), .label(let b)): return a.numberOfLines == b.numberOfLines && a.font == b.font
      case (.button(let a), .button(let b)): return a.numberOfLines == b.numberOfLines && a.lineBreak == b.lineBreak
      case (.stack(let a), .stack(let b)):
        return (a.distribution, a.alignment, a.spacing) == (b.distribution, b.alignment, b.spacing)
      default: return false
      }
    }
  }
}
