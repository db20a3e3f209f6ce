import SceneModel

/// The parts of a value that edits change one by one. A document may know more about the other parts than a recipe can
/// state, such as colours with more than eight bits.
struct EditedParts<Whole: Equatable> {
  private typealias Part = (_ own: inout Whole, _ old: inout Whole, _ new: Whole) -> Void

  private var parts: [Part] = []

  private init() {}

  private func with<Value: Equatable>(_ paths: WritableKeyPath<Whole, Value>...) -> Self {
    var result = self
    for path in paths {
      result.parts.append { own, old, new in
        if old[keyPath: path] == new[keyPath: path] { return }
        (own[keyPath: path], old[keyPath: path]) = (new[keyPath: path], new[keyPath: path])
      }
    }
    return result
  }

  /// Returns a value with the parts that differ between two others; nil if these differ in anything else.
  /// - Complexity: O(parts).
  func merge(_ own: Whole, from old: Whole, to new: Whole) -> Whole? {
    var (own, old) = (own, old)
    for part in parts { part(&own, &old, new) }
    return old == new ? own : nil
  }
}

extension EditedParts<ScenePaint> {
  static var paint: Self {
    Self().with(\.alpha, \.cornerRadius, \.borderWidth).with(\.borderColor, \.tint).with(\.clips, \.isEnabled)
      .with(\.transform).with(\.roundedCorners)
  }
}

extension EditedParts<SceneLabel> {
  fileprivate static var label: Self {
    Self().with(\.text).with(\.font).with(\.textColor).with(\.alignment).with(\.numberOfLines).with(\.lineBreak)
      .with(\.minimumScale, \.lineSpacing)
  }
}

extension EditedParts<SceneButton> {
  fileprivate static var button: Self {
    Self().with(\.title).with(\.font).with(\.textColor, \.groundColor).with(\.subtitle, \.symbol).with(\.imagePadding)
      .with(\.contentInsets, \.titleInsets, \.imageInsets).with(\.horizontalAlignment).with(\.verticalAlignment)
  }
}

extension EditedParts<SceneTextField> {
  fileprivate static var field: Self {
    Self().with(\.text, \.placeholder).with(\.font).with(\.textColor).with(\.alignment).with(\.isSecure).with(\.border)
      .with(\.minimumScale)
  }
}

extension EditedParts<SceneView.Kind> {
  /// Returns a kind with the parts that differ between two others; nil for kinds that are taken as a whole.
  static func merge(_ own: SceneView.Kind, from old: SceneView.Kind, to new: SceneView.Kind) -> SceneView.Kind? {
    switch (own, old, new) {
    case (.label(let own), .label(let old), .label(let new)) where own.runs == nil:
      EditedParts<SceneLabel>.label.merge(own, from: old, to: new)?.kind
    case (.button(let own), .button(let old), .button(let new)) where own.runs == nil:
      EditedParts<SceneButton>.button.merge(own, from: old, to: new)?.kind
    case (.textField(let own), .textField(let old), .textField(let new)):
      EditedParts<SceneTextField>.field.merge(own, from: old, to: new)?.kind
    default: nil
    }
  }
}
